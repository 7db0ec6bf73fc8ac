//! How few plays empty a hand (拆牌).

use super::allowance::Allowance;
use super::search::{MANY, Search};
use crate::cards::Hand;
use crate::rules::RuleSet;

/// The smallest number of plays in which the hand can be emptied when nobody
/// answers; 0 for no cards. Exact for hands of up to 20 cards, under every rule
/// set.
pub fn min_turns(rules: &RuleSet, hand: Hand) -> u8 {
    let allowance = Allowance::of(rules);
    let turns = Search::new(&allowance, MANY, 0).run(hand.word());
    // Every card is a play, so there is a way.
    turns.unwrap_or(0) as u8
}
