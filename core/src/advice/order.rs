//! Which choice comes before which (docs/hints.md).

use super::allowance::Allowance;
use super::hints::Hint;
use crate::cards::Counts;
use crate::numbers as n;
use crate::plays::{Question, bomb_class};

/// The place of a choice as one number: the lower, the better.
#[derive(Clone, Copy)]
pub(super) struct Place(u64);

impl Place {
    const FIRST: Place = Place(0);

    /// Adds what counts less than all before; `value` is below 32.
    fn then(self, value: u32) -> Place {
        Place(self.0 << 5 | u64::from(value & 31))
    }

    /// Below 2 to the 48.
    pub(super) const fn number(self) -> u64 {
        self.0
    }
}

/// The place of a choice that leaves so many turns.
pub(super) fn place(
    question: Question<'_>,
    allowance: &Allowance,
    hand: Counts,
    hint: Hint,
    turns: u32,
) -> Place {
    let play = hint.play;
    if turns == 0 {
        // The hand is empty, and nothing else counts.
        return Place::FIRST;
    }
    let cards = hint.cards.word();
    let rest = hand.word() - cards;
    let spent = allowance.bombs_and_rocket(hand.word()) - allowance.bombs_and_rocket(rest);
    let rank = u32::from(play.rank_index());
    if question.is_lead() {
        let lowest = cards.trailing_zeros() / 4;
        return Place::FIRST
            .then(1)
            .then(turns)
            .then(spent)
            .then(lowest)
            .then(n::CARDS_MAX - u32::from(play.cards()))
            .then(rank)
            .then(u32::from(play.kind().number()));
    }
    match bomb_class(question.rules(), play.kind()) {
        0 => Place::FIRST.then(1).then(turns).then(spent).then(rank),
        class => Place::FIRST
            .then(1)
            // After every ordinary play: none leaves so many turns.
            .then(31)
            .then(class)
            .then(u32::from(play.length()))
            .then(rank),
    }
}
