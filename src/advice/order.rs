//! Which choice comes before which (docs/hints.md).

use super::body::has_rocket;
use super::hints::Hint;
use crate::cards::Hand;
use crate::numbers as n;
use crate::plays::{Kind, TablePlay};
use crate::rules::RuleSet;

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
    rules: &RuleSet,
    hand: Hand,
    table: TablePlay,
    hint: Hint,
    turns: u32,
) -> Place {
    let play = hint.play;
    if turns == 0 {
        // The hand is empty, and nothing else counts.
        return Place::FIRST;
    }
    let cards = hint.cards.word();
    let spent = treasures(hand.word()) - treasures(hand.word() - cards);
    if table.is_lead() {
        let lowest = cards.trailing_zeros() / 4;
        return Place::FIRST
            .then(1)
            .then(turns)
            .then(spent)
            .then(lowest)
            .then(n::CARDS_MAX - u32::from(play.cards))
            .then(u32::from(play.rank))
            .then(u32::from(play.kind as u8));
    }
    match bomb_class(rules, play.kind) {
        0 => Place::FIRST
            .then(1)
            .then(turns)
            .then(spent)
            .then(u32::from(play.rank)),
        class => Place::FIRST
            .then(1)
            // After every ordinary play: none leaves so many turns.
            .then(31)
            .then(class)
            .then(u32::from(play.length))
            .then(u32::from(play.rank)),
    }
}

/// 0 for an ordinary play; bombs in the order in which they beat each other.
fn bomb_class(rules: &RuleSet, kind: Kind) -> u32 {
    match kind {
        Kind::Bomb => 1,
        Kind::Shuttle if rules.switches().shuttle == 2 => 2,
        Kind::Rocket => 3,
        _ => 0,
    }
}

/// Bombs and the rocket in these cards.
fn treasures(cards: u64) -> u32 {
    let four = Hand::from_word(cards).masks().four;
    four.count_ones() + u32::from(has_rocket(cards))
}
