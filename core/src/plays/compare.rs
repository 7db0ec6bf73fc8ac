//! Cards against cards, for those who keep no resolved play.

use super::classify::classify_counts;
use super::question::Question;
use crate::cards::Counts;
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
/// assert!(compare(&rules, bomb.counts(), rocket.counts()));
/// assert!(!compare(&rules, rocket.counts(), bomb.counts()));
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn compare(rules: &RuleSet, first: Counts, next: Counts) -> bool {
    let question = if first.is_empty() {
        Question::lead(rules)
    } else {
        match Question::new(rules, classify_counts(rules, first)) {
            Some(question) if !question.is_lead() => question,
            _ => return false,
        }
    };
    !question.beats(next).is_none()
}
