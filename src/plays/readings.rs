//! Every way to see the same cards as a play.

use super::classify::Sight;
use super::play::Play;
use crate::cards::Hand;
use crate::numbers as n;
use crate::rules::RuleSet;

/// The readings of one set of cards, the default one first (docs/rules.md:
/// rocket, bomb, shuttle, plane without wings, then the longest body, then the
/// highest).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Readings {
    plays: [Play; Readings::MAX],
    len: usize,
}

impl Readings {
    /// No cards have more readings, under any rule set: four trios in sequence
    /// are a plane, and two planes carrying a trio.
    pub const MAX: usize = n::READINGS_MAX as usize;

    /// At most [`Readings::MAX`]; the first is what
    /// [`classify`](super::classify()) answers.
    pub fn as_slice(&self) -> &[Play] {
        self.plays.get(..self.len).unwrap_or(&[])
    }

    fn push(&mut self, play: Play) {
        if let Some(place) = self.plays.get_mut(self.len) {
            *place = play;
            self.len += 1;
        }
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
/// let all = readings(&Preset::Egret.rule_set(), cards.hand());
/// let all: Vec<String> = all.as_slice().iter().map(|play| play.to_string()).collect();
/// assert_eq!(all, ["FourPairs of 4", "FourPairs of 3"]);
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn readings(rules: &RuleSet, hand: Hand) -> Readings {
    let sight = Sight::of(hand);
    let mut readings = Readings::default();
    let first = sight.read_first(rules);
    if !first.is_none() {
        readings.push(Play::unpack(first));
    }
    if let Some(form) = sight.second() {
        sight.read_all(rules, form, &mut |play| readings.push(Play::unpack(play)));
    }
    readings
}
