//! In which order the moves of a position are made.

use core::ops::ControlFlow;

use super::cursor::Cursor;
use super::cuts::Cuts;
use super::dominated::Dominated;
use super::memory::{LISTS, Words, get, set};
use super::packed::{DONE, cards_of, pack};
use super::search::{PASS, Search};
use super::state::State;
use crate::cards::Counts;
use crate::plays::is_bomb;

/// Turns more than the fewest, behind which the order is not looked at any more.
const CLASSES: u64 = 3;

impl Search<'_> {
    /// The next move, and the turns that the hand takes behind it where these have
    /// been counted.
    #[inline(always)]
    pub(super) fn next(&mut self, state: &State, cursor: &mut Cursor) -> Option<(u64, Option<u8>)> {
        if cursor.unlisted {
            return self.next_unlisted(state, cursor);
        }
        if !self.deal.has(Cuts::ORDER) {
            if cursor.at < cursor.len {
                cursor.at += 1;
                let word = get(self.words, LISTS + cursor.start + cursor.at - 1);
                return Some((word, None));
            }
            return self.last_pass(cursor);
        }
        if cursor.pass && self.deal.are_partners(state.owner, state.to_move) {
            return self.last_pass(cursor);
        }
        let mover = state.to_move;
        let hand = state.hand(mover);
        loop {
            let end = if cursor.bombs {
                cursor.len
            } else {
                cursor.plain
            };
            while cursor.at < end {
                let at = LISTS + cursor.start + cursor.at;
                cursor.at += 1;
                let word = get(self.words, at);
                if word & DONE != 0 {
                    continue;
                }
                let wanted = state.turns(mover).saturating_sub(1) + cursor.class as u8;
                if cursor.class >= CLASSES {
                    set(self.words, at, word | DONE);
                    return Some((word, None));
                }
                let rest = Counts::from_word(hand.wrapping_sub(cards_of(word)));
                if self.deal.turns.are_enough(wanted, rest) {
                    set(self.words, at, word | DONE);
                    // Fewer would have been found before.
                    return Some((word, Some(wanted)));
                }
            }
            let start = if cursor.bombs { cursor.plain } else { 0 };
            if cursor.class < CLASSES && start < end {
                cursor.class += 1;
                cursor.at = start;
            } else if !cursor.bombs && cursor.len > cursor.plain {
                cursor.bombs = true;
                cursor.class = 0;
                cursor.at = cursor.plain;
            } else {
                return self.last_pass(cursor);
            }
        }
    }

    fn last_pass(&self, cursor: &mut Cursor) -> Option<(u64, Option<u8>)> {
        cursor.passed = core::mem::take(&mut cursor.pass);
        cursor.passed.then_some((PASS, None))
    }

    /// The move of that number, among those that no other is as good as.
    #[cold]
    fn next_unlisted(&mut self, state: &State, cursor: &mut Cursor) -> Option<(u64, Option<u8>)> {
        let found = self.unlisted(state, cursor.at);
        match found {
            Some(word) => {
                cursor.at += 1;
                Some((word, None))
            }
            None => self.last_pass(cursor),
        }
    }

    #[cold]
    fn unlisted(&self, state: &State, number: usize) -> Option<u64> {
        let dominated = Dominated::of(&self.deal, state);
        let mut left = number;
        let mut word = None;
        let deal = &self.deal;
        deal.moves(state.table, state.hand(state.to_move), &mut |found| {
            if dominated.has(&found) {
                return ControlFlow::Continue(());
            }
            if left == 0 {
                word = Some(pack(&found, is_bomb(&deal.rules, found.play)));
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        word
    }

    /// The move of a frame that was made last.
    pub(super) fn last_made(&self, cursor: &Cursor) -> u64 {
        if cursor.passed {
            return PASS;
        }
        let at = cursor.at.saturating_sub(1);
        if cursor.unlisted {
            return self.unlisted(&self.state, at).unwrap_or(PASS);
        }
        get(self.words, LISTS + cursor.start + at) & !DONE
    }
}

/// Sorts the words from `start` to before `end` (Shell's way: that of `core` has a
/// panic, which this library does not).
pub(super) fn sort(words: &mut Words, start: usize, end: usize) {
    for gap in [301, 132, 57, 23, 10, 4, 1] {
        for i in start + gap..end {
            let word = get(words, i);
            let mut at = i;
            while at >= start + gap {
                let lower = get(words, at - gap);
                if lower <= word {
                    break;
                }
                set(words, at, lower);
                at -= gap;
            }
            set(words, at, word);
        }
    }
}
