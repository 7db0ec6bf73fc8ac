//! Cards against cards, for those who keep no resolved play.

use super::beats::beats_packed;
use super::classify::classify_hand;
use super::table_play::TablePlay;
use crate::cards::Hand;
use crate::rules::RuleSet;

/// May `next` be played on `first`, taken in its default reading? No cards as
/// `first` is a lead; cards that are not a play as `first` answers false.
///
/// ```
/// use ddz::cards::Cards;
/// use ddz::plays::compare;
/// use ddz::rules::Preset;
///
/// let rules = Preset::Standard.rule_set();
/// let (bomb, rocket): (Cards, Cards) = ("2222".parse()?, "xX".parse()?);
/// assert!(compare(&rules, bomb.hand(), rocket.hand()));
/// assert!(!compare(&rules, rocket.hand(), bomb.hand()));
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn compare(rules: &RuleSet, first: Hand, next: Hand) -> bool {
    let table = if first.is_empty() {
        TablePlay::LEAD
    } else {
        let play = classify_hand(rules, first);
        match TablePlay::new(rules, play) {
            Some(table) if !table.is_lead() => table,
            _ => return false,
        }
    };
    !beats_packed(rules, table, next).is_none()
}
