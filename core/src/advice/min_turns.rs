//! How few plays empty a hand (拆牌).

use super::allowance::Allowance;
use super::search::{MANY, Search};
use crate::cards::Counts;
use crate::numbers as n;
use crate::rules::RuleSet;

/// The smallest number of plays in which the hand can be emptied when nobody
/// answers; exact under every rule set. 0 for no cards, and for more than
/// [`CARDS_MAX`](crate::numbers::CARDS_MAX), which nobody ever holds.
///
/// ```
/// use ddz::advice::min_turns;
/// use ddz::cards::Cards;
/// use ddz::rules::Preset;
///
/// // 34567, and 9 9 9 with the K.
/// let hand: Cards = "3 4 5 6 7 9 9 9 K".parse()?;
/// assert_eq!(min_turns(&Preset::Standard.rule_set(), hand.counts()), 2);
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn min_turns(rules: &RuleSet, hand: Counts) -> u8 {
    if u32::from(hand.len()) > n::CARDS_MAX {
        return 0;
    }
    let allowance = Allowance::of(rules);
    let turns = Search::new(&allowance, MANY, 0).run(hand.word());
    // Every card is a play, so there is a way.
    turns.unwrap_or(0) as u8
}

/// The same for searches that ask for many hands under one rule set, none of them
/// of more than [`CARDS_MAX`](n::CARDS_MAX) cards.
#[derive(Clone, Copy)]
pub(crate) struct Turns(Allowance);

impl Turns {
    pub(crate) fn of(rules: &RuleSet) -> Turns {
        Turns(Allowance::of(rules))
    }

    /// The fewest turns.
    pub(crate) fn count(&self, hand: Counts) -> u8 {
        Search::new(&self.0, MANY, 0).run(hand.word()).unwrap_or(0) as u8
    }

    /// Are so many turns enough? That is found sooner than how many it takes.
    pub(crate) fn are_enough(&self, turns: u8, hand: Counts) -> bool {
        let turns = u32::from(turns);
        Search::new(&self.0, turns + 1, turns)
            .run(hand.word())
            .is_some()
    }
}
