//! A rule set that says something: checked once, trusted afterwards.

use super::switches::{FIRST, HIGH_BITS, RANGES, SIZE, Switches, at};
use crate::numbers::text_of;

/// Why switches are not a rule set, in the order in which they are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    #[doc = text_of!(ERR_RULES_RANGE)]
    #[error("a switch of the rule set is out of range")]
    Range,
    #[doc = text_of!(ERR_RULES_FOUR_ROCKET)]
    #[error("four_rocket is on without four_singles")]
    FourRocket,
    #[doc = text_of!(ERR_RULES_WING_PAIRS_QUAD)]
    #[error("wing_pairs_quad is on without plane_pairs")]
    WingPairsQuad,
    #[doc = text_of!(ERR_RULES_WING_ADJACENT_TRIO)]
    #[error("wing_adjacent_trio is on with wing_repeat below 3")]
    WingAdjacentTrio,
    #[doc = text_of!(ERR_RULES_SHUTTLE_WINGS)]
    #[error("shuttle_singles or shuttle_pairs is on without shuttle")]
    ShuttleWings,
    #[doc = text_of!(ERR_RULES_WING_ROCKET)]
    #[error("wing_rocket is on with neither plane_singles nor shuttle_singles")]
    WingRocket,
    #[doc = text_of!(ERR_RULES_RESERVED)]
    #[error("a reserved byte of the rule set is not 0")]
    Reserved,
}

/// A rule set free of contradictions.
///
/// ```
/// use ddz::plays::classify;
/// use ddz::rules::{Preset, RuleSet, RulesError, Switches};
///
/// // A house where a quad takes no cards.
/// assert_eq!(RuleSet::default(), Preset::Standard.rule_set());
/// let house = Switches { four_singles: 0, ..RuleSet::default().switches() };
/// let rules = RuleSet::new(house)?;
/// let cards = "3333 5 6".parse().expect("cards");
/// assert!(classify(&rules, cards).is_none());
///
/// let torn = Switches { four_rocket: 1, ..house };
/// assert_eq!(RuleSet::new(torn), Err(RulesError::FourRocket));
/// # Ok::<(), RulesError>(())
/// ```
///
/// It is kept as three words of eight switches, in the order of `ddz_rules`, so
/// that all that a play asks of it is compared at once (`Needs`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuleSet {
    words: [u64; 3],
}

impl RuleSet {
    /// Checks a description.
    ///
    /// # Errors
    /// The first contradiction, in the order of [`RulesError`].
    pub const fn new(switches: Switches) -> Result<RuleSet, RulesError> {
        let bytes = switches.to_bytes();
        let words = [
            word(&bytes, FIRST),
            word(&bytes, FIRST + 8),
            word(&bytes, FIRST + 16),
        ];
        RuleSet::from_words(words, 0)
    }

    /// What the rule set says.
    pub const fn switches(&self) -> Switches {
        Switches::from_bytes(&bytes_of(self.words))
    }

    /// The words, to hand them to a cold function one by one.
    #[inline(always)]
    pub(crate) const fn words(&self) -> [u64; 3] {
        self.words
    }

    /// Puts the words of a rule set together again.
    #[inline(always)]
    pub(crate) const fn again(a: u64, b: u64, c: u64) -> RuleSet {
        RuleSet { words: [a, b, c] }
    }

    /// The switch at an offset of `ddz_rules`.
    #[inline(always)]
    pub(crate) const fn at<const OFFSET: usize>(&self) -> u8 {
        const { assert!(OFFSET >= FIRST && OFFSET < FIRST + 24) };
        let i = OFFSET - FIRST;
        (self.words[i / 8] >> (8 * (i % 8))) as u8
    }

    /// Takes the words of a `ddz_rules`, all that follows `struct_size` in
    /// little-endian order; `tail` are its last four reserved bytes.
    #[inline(always)]
    pub(crate) const fn from_words(words: [u64; 3], tail: u32) -> Result<RuleSet, RulesError> {
        let rules = RuleSet { words };
        if rules.is_sound() & (tail == 0) {
            Ok(rules)
        } else {
            let [a, b, c] = words;
            Err(first_fault(a, b, c))
        }
    }

    /// All ranges and contradictions at once; [`first_fault`] says which.
    #[inline(always)]
    const fn is_sound(&self) -> bool {
        let [a, b, c] = self.words;
        let mut wrong = 0;
        let mut i = 0;
        while i < 3 {
            let x = self.words[i];
            let (low, high) = BOUNDS[i];
            // A byte below `low` borrows its high bit; one above `high`, or
            // above 127, shows its own.
            wrong |= !(x | HIGH_BITS).wrapping_sub(low)
                | (x & !HIGH_BITS).wrapping_add(!HIGH_BITS - high)
                | x;
            i += 1;
        }
        // What stands on another switch is moved to where that one is, and must
        // not be more than it: four_rocket and four_singles, wing_pairs_quad
        // and plane_pairs, three times wing_adjacent_trio and wing_repeat.
        let trio = 0xFF << shift_of(at::WING_REPEAT);
        let rocket = 0xFF << shift_of(at::FOUR_SINGLES);
        let quad = 0xFF << shift_of(at::PLANE_PAIRS);
        let next = b >> 8;
        let leans = ((next & (trio | rocket)) + 2 * (next & trio))
            | (b >> (shift_of(at::WING_PAIRS_QUAD) - shift_of(at::PLANE_PAIRS))) & quad;
        wrong |= !(b | HIGH_BITS).wrapping_sub(leans);
        // The wings of shuttles and shuttle.
        let leans = (c >> 8 | c >> 16) & 0xFF;
        wrong |= !(c | HIGH_BITS).wrapping_sub(leans);
        // wing_rocket, which is 0 or 1, and the two kinds that have use of it.
        let either = a >> shift_of(at::PLANE_SINGLES) | c >> shift_of(at::SHUTTLE_SINGLES);
        let rocket = b >> shift_of(at::WING_ROCKET) & !either & 1;
        (wrong & HIGH_BITS) | rocket == 0
    }
}

const _: () = {
    assert!(at::WING_ADJACENT_TRIO == at::WING_REPEAT + 1);
    assert!(at::FOUR_ROCKET == at::FOUR_SINGLES + 1);
    assert!(at::SHUTTLE_SINGLES == at::SHUTTLE + 1 && at::SHUTTLE_PAIRS == at::SHUTTLE + 2);
};

/// How far a switch stands from the low end of its word.
const fn shift_of(offset: usize) -> u32 {
    8 * ((offset - FIRST) % 8) as u32
}

/// The words as the bytes of a `ddz_rules`.
const fn bytes_of(words: [u64; 3]) -> [u8; SIZE] {
    let mut bytes = [0; SIZE];
    let mut i = 0;
    while i < 24 {
        bytes[FIRST + i] = (words[i / 8] >> (8 * (i % 8))) as u8;
        i += 1;
    }
    bytes
}

/// Eight switches at a time.
const fn word(bytes: &[u8; SIZE], at: usize) -> u64 {
    let mut eight = [0; 8];
    let mut i = 0;
    while i < 8 {
        eight[i] = bytes[at + i];
        i += 1;
    }
    u64::from_le_bytes(eight)
}

/// The least and the greatest value of each byte of the words. Reserved bytes
/// lie between 0 and 0.
const BOUNDS: [(u64, u64); 3] = {
    let mut low = [0; SIZE];
    let mut high = [0; SIZE];
    let mut i = 0;
    while i < RANGES.len() {
        low[FIRST + i] = RANGES[i].0;
        high[FIRST + i] = RANGES[i].1;
        i += 1;
    }
    let mut bounds = [(0, 0); 3];
    let mut i = 0;
    while i < 3 {
        bounds[i] = (word(&low, FIRST + 8 * i), word(&high, FIRST + 8 * i));
        i += 1;
    }
    bounds
};

/// Takes the words one by one: behind a pointer they would have to be written
/// to memory at every call that comes near.
#[cold]
#[inline(never)]
const fn first_fault(a: u64, b: u64, c: u64) -> RulesError {
    let bytes = bytes_of([a, b, c]);
    let mut i = 0;
    while i < RANGES.len() {
        let value = bytes[FIRST + i];
        if value < RANGES[i].0 || value > RANGES[i].1 {
            return RulesError::Range;
        }
        i += 1;
    }
    let s = Switches::from_bytes(&bytes);
    if s.four_rocket > 0 && s.four_singles == 0 {
        RulesError::FourRocket
    } else if s.wing_pairs_quad > 0 && s.plane_pairs == 0 {
        RulesError::WingPairsQuad
    } else if s.wing_adjacent_trio > 0 && s.wing_repeat < 3 {
        RulesError::WingAdjacentTrio
    } else if (s.shuttle_singles > 0 || s.shuttle_pairs > 0) && s.shuttle == 0 {
        RulesError::ShuttleWings
    } else if s.wing_rocket > 0 && s.plane_singles == 0 && s.shuttle_singles == 0 {
        RulesError::WingRocket
    } else {
        RulesError::Reserved
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    /// A rule set that the fast look refuses has a fault that the slow look
    /// names, and one that it passes has none.
    #[test]
    fn the_fast_look_and_the_slow_look_agree() {
        let mut state = 1u64;
        let mut next = |n: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
            (state >> 33) % n
        };
        let (mut good, mut bad) = (0, 0);
        for _ in 0..2_000_000 {
            let preset = Preset::ALL[next(12) as usize];
            let mut bytes = preset.switches().to_bytes();
            for _ in 0..next(6) {
                let at = FIRST + next((SIZE - FIRST) as u64) as usize;
                bytes[at] = if next(4) == 0 { next(256) } else { next(6) } as u8;
            }
            let words = [
                word(&bytes, FIRST),
                word(&bytes, FIRST + 8),
                word(&bytes, FIRST + 16),
            ];
            let tail = u32::from_le_bytes([bytes[28], bytes[29], bytes[30], bytes[31]]);
            let sound = RuleSet::from_words(words, tail).is_ok();
            let fault = first_fault(words[0], words[1], words[2]);
            let clean = bytes[at::RESERVED..].iter().all(|&b| b == 0);
            assert_eq!(sound, fault == RulesError::Reserved && clean, "{bytes:?}");
            *(if sound { &mut good } else { &mut bad }) += 1;
        }
        assert!(good > 100_000 && bad > 100_000, "{good} {bad}");
    }
}
