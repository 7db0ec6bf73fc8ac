//! Plays in a row that no opponent can beat.

use core::ops::ControlFlow;

use super::cursor::Cursor;
use super::memory::{LISTS, get};
use super::packed::unpack;
use super::search::Search;
use crate::cards::Counts;
use crate::moves::RankMove;
use crate::plays::Play;

impl Search<'_> {
    /// The first move of a way to play all cards on which no opponent can beat a play
    /// but the last, each taking one from the turns of the hand.
    #[inline(always)]
    pub(super) fn unbeatable(&self, cursor: &Cursor, turns: u8) -> Option<u64> {
        let hand = self.state.hand(self.state.to_move);
        let behind = turns.saturating_sub(1).max(1);
        (0..cursor.len).find_map(|i| {
            let word = get(self.words, LISTS + cursor.start + i);
            let found = unpack(word);
            self.runs_on(&found, hand, behind).then_some(word)
        })
    }

    /// Is that play beaten by no opponent, and are the other cards played in so many
    /// turns on which only the last is?
    fn runs_on(&self, found: &RankMove, hand: u64, turns: u8) -> bool {
        let mover = self.state.to_move;
        let rest = hand.wrapping_sub(found.counts.word());
        if !self.deal.turns.are_enough(turns, Counts::from_word(rest)) {
            return false;
        }
        // A partner that can beat it passes, unless it may not.
        let is_beaten = (0..self.deal.seats).any(|seat| {
            let passes = self.deal.are_partners(seat, mover) && !self.deal.must_beat;
            seat != mover && !passes && self.deal.can_beat(found.play, self.state.hand(seat))
        });
        !is_beaten && (turns == 1 || self.runs_out(rest, turns))
    }

    /// The same for a hand that leads.
    fn runs_out(&self, hand: u64, turns: u8) -> bool {
        let mut runs = false;
        self.deal.moves(Play::NONE, hand, &mut |found| {
            runs = found.counts.word() == hand || self.runs_on(&found, hand, turns - 1);
            if runs {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        runs
    }
}
