//! Does the target win? A search in depth, one node at a time, whose stack lies in
//! the caller's memory.

use core::ops::ControlFlow;

use super::cursor::Cursor;
use super::cuts::Cuts;
use super::dominated::Dominated;
use super::memory::{FRAME, FRAMES, HEADER, LISTS, Words, get, set};
use super::order::sort;
use super::packed::{cards_of, pack, unpack};
use super::state::{ANY, Deal, State};
use super::table;
use crate::cards::Counts;
use crate::moves::RankMove;
use crate::plays::is_bomb;

/// Plays in a row that are looked for, on which only the last may be beaten.
const RUN: u8 = 5;

/// No move: a pass.
pub(super) const PASS: u64 = 0;

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// The position has just been come to.
    Enter,
    /// It has been decided: does the target win?
    Leave(bool),
}

/// A search that goes on where it stopped.
pub(super) struct Search<'m> {
    pub deal: Deal,
    pub words: &'m mut Words,
    /// The first word of the table.
    pub table_at: usize,
    pub state: State,
    pub step: Step,
    /// Frames on the stack.
    pub depth: usize,
    /// Words of lists in use.
    pub listed: usize,
    /// The move that won the last position that was won by a move.
    pub won_by: u64,
}

impl Search<'_> {
    /// Begins with a position.
    pub(super) fn begin(&mut self, state: State) {
        self.state = state;
        self.step = Step::Enter;
        self.depth = 0;
        self.listed = 0;
        self.won_by = PASS;
    }

    /// Goes on for so many nodes at most, and takes off those that it needed. `None`
    /// where they were not enough.
    pub(super) fn run(&mut self, nodes: &mut u64) -> Option<bool> {
        loop {
            let won = match self.step {
                Step::Enter => match self.at_once() {
                    Some(won) => Some(won),
                    None if *nodes == 0 => return None,
                    None => {
                        *nodes -= 1;
                        self.enter()
                    }
                },
                Step::Leave(won) => {
                    if self.depth == 0 {
                        return Some(won);
                    }
                    self.back(won)
                }
            };
            self.step = match won {
                Some(won) => Step::Leave(won),
                None => Step::Enter,
            };
        }
    }

    /// Decides a position that needs no look at its moves: a lead of all cards, and a
    /// target that has no time.
    #[inline(always)]
    fn at_once(&mut self) -> Option<bool> {
        let state = self.state;
        let mover = state.to_move;
        if state.table.is_none() && state.turns(mover) == 1 {
            let ours = self.deal.is_target(mover);
            return Some(self.end(ours, PASS));
        }
        (state.left != ANY && self.is_late(&state)).then_some(false)
    }

    /// Decides a position, or goes to the first one behind it.
    #[inline(always)]
    fn enter(&mut self) -> Option<bool> {
        let state = self.state;
        let mover = state.to_move;
        let ours = self.deal.is_target(mover);
        let mut key = 0;
        if self.deal.has(Cuts::TABLE) {
            key = self.deal.key(&state);
            let table = self.words.get(self.table_at..).unwrap_or(&[]);
            if let Some(won) = table::look_up(table, key) {
                return Some(won);
            }
        }
        let mut cursor = Cursor {
            start: self.listed,
            ..Cursor::default()
        };
        if let Some(last) = self.list(&mut cursor) {
            return Some(self.end(ours, last));
        }
        let turns = state.turns(mover);
        if self.deal.has(Cuts::UNBEATABLE)
            && turns <= RUN
            && !cursor.unlisted
            && let Some(first) = self.unbeatable(&cursor, turns)
        {
            // So many plays, where the target wins by them.
            if !ours || state.left >= turns.max(2) {
                return Some(self.end(ours, first));
            }
        }
        // Not at the root, whose move is wanted.
        if self.deal.has(Cuts::TABLE) && self.depth > 0 && self.is_known(&state, &cursor, ours) {
            let table = self.words.get_mut(self.table_at..).unwrap_or(&mut []);
            table::insert(table, key, ours);
            return Some(ours);
        }
        self.push(&state, key, cursor);
        self.go_on(&state, cursor)
    }

    /// Is a position behind one of the moves in the table, as one that the mover wins?
    #[inline(always)]
    fn is_known(&self, state: &State, cursor: &Cursor, ours: bool) -> bool {
        let table = self.words.get(self.table_at..).unwrap_or(&[]);
        let is_won = |behind: &State| {
            let key = self.deal.key(behind);
            table::look_up(table, key) == Some(ours)
        };
        let pass = cursor.pass && {
            let mut behind = *state;
            self.deal.pass(&mut behind);
            is_won(&behind)
        };
        pass || (0..cursor.len).any(|i| {
            let word = get(self.words, LISTS + cursor.start + i);
            let mut behind = *state;
            self.deal.play(&mut behind, &unpack(word), 0);
            is_won(&behind)
        })
    }

    /// The mover has no cards any more, or soon.
    #[inline(always)]
    fn end(&mut self, ours: bool, found: u64) -> bool {
        let is_late = ours && self.state.left == 0;
        self.won_by = found;
        ours && !is_late
    }

    /// Do all hands of the target take more turns than it has left?
    #[inline(always)]
    fn is_late(&self, state: &State) -> bool {
        (0..self.deal.seats)
            .filter(|&seat| self.deal.is_target(seat))
            .all(|seat| state.turns(seat) > state.left)
    }

    /// Back from a position behind the last frame's.
    #[inline(always)]
    fn back(&mut self, won: bool) -> Option<bool> {
        let at = HEADER + FRAME * (self.depth - 1);
        let mut state = self.state;
        state.set_rest(get(self.words, at + 1));
        state.put_back(get(self.words, at));
        // What the others hold has not changed: each frame puts back its own.
        self.state = state;
        let cursor = Cursor::of(get(self.words, at + 3));
        self.listed = cursor.start + if cursor.unlisted { 0 } else { cursor.len };
        if won == self.deal.is_target(state.to_move) {
            self.won_by = self.last_made(&cursor);
            return Some(self.decide(at, cursor, won));
        }
        self.go_on(&state, cursor)
    }

    /// The frame's position is decided.
    #[inline(always)]
    fn decide(&mut self, at: usize, cursor: Cursor, won: bool) -> bool {
        if self.deal.has(Cuts::TABLE) {
            let key = get(self.words, at + 2);
            let table = self.words.get_mut(self.table_at..).unwrap_or(&mut []);
            table::insert(table, key, won);
        }
        self.depth -= 1;
        self.listed = cursor.start;
        won
    }

    fn push(&mut self, state: &State, key: u64, cursor: Cursor) {
        let at = HEADER + FRAME * self.depth;
        set(self.words, at, state.hand(state.to_move));
        set(self.words, at + 1, state.rest());
        set(self.words, at + 2, key);
        set(self.words, at + 3, cursor.word());
        // There are frames for all cards of a deck.
        self.depth = (self.depth + 1).min(FRAMES);
    }

    /// Makes the next move of the last frame, whose position this is.
    #[inline(always)]
    fn go_on(&mut self, state: &State, mut cursor: Cursor) -> Option<bool> {
        let at = HEADER + FRAME * (self.depth - 1);
        cursor.passed = false;
        match self.next(state, &mut cursor) {
            Some((PASS, _)) => {
                set(self.words, at + 3, cursor.word());
                self.deal.pass(&mut self.state);
                None
            }
            Some((word, turns)) => {
                set(self.words, at + 3, cursor.word());
                let found = unpack(word);
                let turns = match turns {
                    Some(turns) => turns,
                    None => self.turns_behind(state, word),
                };
                self.deal.play(&mut self.state, &found, turns);
                None
            }
            None => {
                let won = !self.deal.is_target(state.to_move);
                Some(self.decide(at, cursor, won))
            }
        }
    }

    fn turns_behind(&self, state: &State, word: u64) -> u8 {
        let rest = state.hand(state.to_move).wrapping_sub(cards_of(word));
        self.deal.turns.count(Counts::from_word(rest))
    }

    /// Lists the moves of the position, and is the first that plays all cards, where
    /// there is one.
    #[inline(always)]
    fn list(&mut self, cursor: &mut Cursor) -> Option<u64> {
        let state = self.state;
        let hand = state.hand(state.to_move);
        let dominated = Dominated::of(&self.deal, &state);
        let start = LISTS + cursor.start;
        let end = self.table_at;
        let mut at = start;
        let (mut plain, mut any) = (0, false);
        let mut last = None;
        let Search { deal, words, .. } = self;
        deal.moves(state.table, hand, &mut |found| {
            any = true;
            let is_bomb = is_bomb(&deal.rules, found.play);
            if found.counts.word() == hand {
                last = Some(pack(&found, is_bomb));
                return ControlFlow::Break(());
            }
            if !dominated.has(&found) {
                if at < end {
                    set(words, at, pack(&found, is_bomb));
                    plain += usize::from(!is_bomb);
                }
                at += 1;
            }
            ControlFlow::Continue(())
        });
        if last.is_some() {
            return last;
        }
        let must_play = state.table.is_none() || (deal.must_beat && any);
        cursor.pass = !must_play;
        cursor.len = at - start;
        cursor.plain = plain;
        cursor.unlisted = at > end || cursor.len >= 1 << 10;
        if cursor.unlisted {
            cursor.len = 0;
        } else if deal.has(Cuts::ORDER) {
            sort(words, start, at);
        }
        self.listed = cursor.start + cursor.len;
        None
    }
}

/// The move of a word; a pass is none.
pub(super) fn move_of(word: u64) -> Option<RankMove> {
    (word != PASS).then(|| unpack(word))
}
