//! The longest lists there are.

use crate::numbers as n;
use crate::rules::RuleSet;

/// The most moves that a hand of each size has, under any rule set.
///
/// Found by counting every hand under the most permissive rule set, all minima
/// at their least and all switches at their most: another rule set only takes
/// plays away (`cargo xtask longest` counts again, and names a hand for each).
const MOST: [u32; n::CARDS_MAX as usize + 1] = [
    0,
    1,
    3,
    6,
    10,
    15,
    21,
    28,
    36,
    45,
    55,
    67,
    84,
    103,
    135,
    186,
    256,
    351,
    478,
    633,
    n::MOVES_MAX,
];

/// No list for a hand of that many cards is longer under these rules; `None` for
/// more than 20 cards.
///
/// It is the same for all rule sets without wild ranks, of which there are no
/// others yet.
#[inline(always)]
pub fn moves_max(_: &RuleSet, cards: u32) -> Option<u32> {
    MOST.get(cards as usize).copied()
}
