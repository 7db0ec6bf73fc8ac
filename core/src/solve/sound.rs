//! What stands in memory is believed only where a search can have left it there.

use super::cursor::Cursor;
use super::header::counts;
use super::memory::{FRAME, FRAMES, HEADER, LISTS, get};
use super::packed::{DONE, unpack};
use super::search::Search;
use super::state::{Deal, State};
use crate::cards::Counts;
use crate::plays::{Play, Question};

impl Search<'_> {
    /// Are the state, the frames and the lists such as a search leaves behind? Where
    /// they are not what it left, answers may be wrong, but nothing worse.
    pub(super) fn is_sound(&self, root: &State) -> bool {
        self.depth <= FRAMES
            && self.listed <= self.table_at.saturating_sub(LISTS)
            && is_state(&self.deal, &self.state, root)
            && (0..self.depth).all(|i| self.is_frame(HEADER + FRAME * i, root))
    }

    fn is_frame(&self, at: usize, root: &State) -> bool {
        let mut state = *root;
        state.set_rest(get(self.words, at + 1));
        let Some(&held) = root.hands.get(usize::from(state.to_move)) else {
            return false;
        };
        let hand = get(self.words, at);
        let cursor = Cursor::of(get(self.words, at + 3));
        is_turn(&self.deal, &state)
            && counts(hand).is_some_and(|hand| holds(held, hand))
            && cursor.start + cursor.len <= self.listed
            && (0..cursor.len).all(|i| {
                let word = get(self.words, LISTS + cursor.start + i);
                is_move(&self.deal, word & !DONE, hand)
            })
    }
}

fn is_state(deal: &Deal, state: &State, root: &State) -> bool {
    let mut hands = state.hands.iter().zip(&root.hands);
    is_turn(deal, state)
        && hands.all(|(&hand, &held)| counts(hand).is_some_and(|hand| holds(held, hand)))
}

fn is_turn(deal: &Deal, state: &State) -> bool {
    let is_table = Play::from_bytes(state.table.to_bytes())
        .is_some_and(|table| Question::new(&deal.rules, table).is_some());
    state.to_move < deal.seats && state.owner < deal.seats && is_table
}

fn is_move(deal: &Deal, word: u64, hand: u64) -> bool {
    let found = unpack(word);
    let play = found.play;
    let is_play = Play::from_bytes(play.to_bytes())
        .is_some_and(|play| !play.is_none() && Question::new(&deal.rules, play).is_some());
    is_play && holds(hand, found.counts) && counts(found.counts.word()).is_some()
}

/// Has a hand all these cards?
fn holds(hand: u64, cards: Counts) -> bool {
    (0..15).all(|i| hand >> (4 * i) & 15 >= cards.word() >> (4 * i) & 15)
}
