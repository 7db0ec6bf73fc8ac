//! Every way to see the same cards as a play.

use super::classify::Features;
use super::play::Play;
use crate::cards::Counts;
use crate::fixed::Fixed;
use crate::numbers as n;
use crate::rules::RuleSet;

/// The readings of one set of cards, the default one first (docs/rules.md:
/// rocket, bomb, shuttle, plane without wings, then the longest body, then the
/// highest).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Readings(Fixed<Play, { Readings::MAX }>);

impl Readings {
    /// No cards have more readings, under any rule set: four trios in sequence
    /// are a plane, and two planes carrying a trio.
    pub const MAX: usize = n::READINGS_MAX as usize;

    /// At most [`Readings::MAX`]; the first is what
    /// [`classify`](super::classify()) answers.
    pub fn as_slice(&self) -> &[Play] {
        self.0.as_slice()
    }
}

/// Every reading of these cards; empty when they are not a play.
///
/// ```
/// use ddz::cards::Cards;
/// use ddz::plays::readings;
/// use ddz::rules::Preset;
///
/// // A quad may be two pairs here, so it can be either quad that carries.
/// let cards: Cards = "3333 4444".parse()?;
/// let all = readings(&Preset::Egret.rule_set(), cards.counts());
/// let all: Vec<String> = all.as_slice().iter().map(|play| play.to_string()).collect();
/// assert_eq!(all, ["FourPairs of 4", "FourPairs of 3"]);
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn readings(rules: &RuleSet, hand: Counts) -> Readings {
    let rules = rules.in_force();
    let features = Features::of(hand);
    let mut readings = Readings(Fixed::new(Play::NONE));
    let first = features.read_first(rules);
    if !first.is_none() {
        readings.0.push(first);
    }
    if let Some(form) = features.second() {
        features.read_all(rules, form, &mut |play| readings.0.push(play));
    }
    readings
}
