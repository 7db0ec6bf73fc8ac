//! A validated rule set: checked once, trusted afterwards.

use super::in_force::InForce;
use super::switches::{FIRST, HIGH_BITS, LANES, LEN, RANGES, Switches, at};
use crate::plays::Kind;
use crate::refused::refused;

refused! {
    /// Why switches are not a rule set, in the order in which they are looked at.
    RulesError {
        Range = ERR_RULES_RANGE,
        Kinds = ERR_RULES_KINDS,
        FourRocket = ERR_RULES_FOUR_ROCKET,
        WingPairsQuad = ERR_RULES_WING_PAIRS_QUAD,
        WingAdjacentTrio = ERR_RULES_WING_ADJACENT_TRIO,
        ShuttleWings = ERR_RULES_SHUTTLE_WINGS,
        WingRocket = ERR_RULES_WING_ROCKET,
        Reserved = ERR_RULES_RESERVED,
    }
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
/// Any kind but [`Kind::Single`] can be switched off besides
/// ([`Switches::kinds_off`]): no straights, no planes, no bombs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuleSet {
    in_force: InForce,
    /// The switches as they were described.
    described: [u64; 3],
    kinds_off: u32,
}

impl RuleSet {
    /// Bytes of a rule set: `ddz_rules` without `struct_size`.
    pub const LEN: usize = LEN;

    /// Fills arrays that are written before they are read.
    pub(super) const NOTHING: RuleSet = RuleSet {
        in_force: InForce { words: [0; 3] },
        described: [0; 3],
        kinds_off: 0,
    };

    /// Checks a description.
    ///
    /// # Errors
    /// The first contradiction, in the order of [`RulesError`].
    pub const fn new(switches: Switches) -> Result<RuleSet, RulesError> {
        RuleSet::from_bytes(&switches.to_bytes())
    }

    /// Checks a description as `ddz_rules` has it, from `kinds_off` on: a mask of
    /// four bytes, little-endian, then a byte a switch, then reserved bytes.
    ///
    /// # Errors
    /// The first contradiction, in the order of [`RulesError`].
    #[inline(always)]
    pub const fn from_bytes(bytes: &[u8; LEN]) -> Result<RuleSet, RulesError> {
        let words = [
            word(bytes, FIRST),
            word(bytes, FIRST + 8),
            word(bytes, FIRST + 16),
        ];
        let kinds_off = word(bytes, 0) as u32;
        let reserved = word(bytes, FIRST + LANES) | word(bytes, FIRST + LANES + 8);
        // Most rule sets switch no kind off, and one look finds that and that
        // nothing is reserved.
        if is_sound(words) & ((reserved | kinds_off as u64) == 0) {
            return Ok(RuleSet {
                in_force: InForce::of(words),
                described: words,
                kinds_off,
            });
        }
        RuleSet::without_kinds(bytes)
    }

    /// A rule set that switches kinds off, or why it is none.
    #[cold]
    #[inline(never)]
    const fn without_kinds(bytes: &[u8; LEN]) -> Result<RuleSet, RulesError> {
        let words = [
            word(bytes, FIRST),
            word(bytes, FIRST + 8),
            word(bytes, FIRST + 16),
        ];
        let kinds_off = word(bytes, 0) as u32;
        let reserved = word(bytes, FIRST + LANES) | word(bytes, FIRST + LANES + 8);
        if !is_sound(words) || reserved != 0 || kinds_off & !MAY_BE_OFF != 0 {
            return Err(first_fault(bytes));
        }
        Ok(RuleSet {
            in_force: InForce::of(words).without(kinds_off),
            described: words,
            kinds_off,
        })
    }

    /// What the rule set says.
    pub const fn switches(&self) -> Switches {
        Switches::from_bytes(&self.to_bytes())
    }

    /// What it says with the switch of each kind that is off taken as 0, so that
    /// nothing else need look at the mask of kinds.
    #[inline(always)]
    pub(crate) const fn in_force(&self) -> &InForce {
        &self.in_force
    }

    /// The bytes of [`RuleSet::from_bytes`].
    pub const fn to_bytes(&self) -> [u8; LEN] {
        let mut bytes = [0; LEN];
        let mut i = 0;
        while i < FIRST {
            bytes[i] = (self.kinds_off >> (8 * i)) as u8;
            i += 1;
        }
        let mut i = 0;
        while i < LANES {
            bytes[FIRST + i] = (self.described[i / 8] >> (8 * (i % 8))) as u8;
            i += 1;
        }
        bytes
    }
}

/// The kinds that a rule set may switch off: all but singles, without which a
/// hand could come to have no play at all.
const MAY_BE_OFF: u32 = Kind::PLAYS & !Kind::Single.bit();

/// All ranges and contradictions of switches at once; [`first_fault`] says which.
#[inline(always)]
const fn is_sound(words: [u64; 3]) -> bool {
    let [a, b, c] = words;
    let mut wrong = 0;
    let mut i = 0;
    while i < 3 {
        let x = words[i];
        let (low, high) = BOUNDS[i];
        // A byte below `low` borrows its high bit; one above `high`, or
        // above 127, shows its own.
        wrong |= !(x | HIGH_BITS).wrapping_sub(low)
            | (x & !HIGH_BITS).wrapping_add(!HIGH_BITS - high)
            | x;
        i += 1;
    }
    // Each dependent switch is shifted onto the switch that it requires, and
    // must not be more than that one: four_rocket and four_singles, wing_pairs_quad
    // and plane_pairs, three times wing_adjacent_trio and wing_repeat.
    let trio = 0xFF << shift_of(at::WING_REPEAT);
    let rocket = 0xFF << shift_of(at::FOUR_SINGLES);
    let quad = 0xFF << shift_of(at::PLANE_PAIRS);
    let next = b >> 8;
    let dependents = ((next & (trio | rocket)) + 2 * (next & trio))
        | (b >> (shift_of(at::WING_PAIRS_QUAD) - shift_of(at::PLANE_PAIRS))) & quad;
    wrong |= !(b | HIGH_BITS).wrapping_sub(dependents);
    // The wings of shuttles and shuttle.
    let dependents = (c >> 8 | c >> 16) & 0xFF;
    wrong |= !(c | HIGH_BITS).wrapping_sub(dependents);
    // wing_rocket, which is 0 or 1, and the two kinds that have use of it.
    let either = a >> shift_of(at::PLANE_SINGLES) | c >> shift_of(at::SHUTTLE_SINGLES);
    let rocket = b >> shift_of(at::WING_ROCKET) & !either & 1;
    (wrong & HIGH_BITS) | rocket == 0
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

/// Eight bytes at a time. One load: a copy of bytes on the stack that is read
/// back as words makes the processor wait for the copy.
#[inline(always)]
const fn word(bytes: &[u8; LEN], at: usize) -> u64 {
    let (_, rest) = bytes.split_at(at);
    match rest.first_chunk() {
        Some(&eight) => u64::from_le_bytes(eight),
        // No word of a rule set begins so late.
        None => u64::MAX,
    }
}

/// The least and the greatest value of each byte of the words. Reserved bytes
/// lie between 0 and 0.
const BOUNDS: [(u64, u64); 3] = {
    let mut low = [0; LEN];
    let mut high = [0; LEN];
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

/// Which fault it is.
#[cold]
const fn first_fault(bytes: &[u8; LEN]) -> RulesError {
    let mut i = 0;
    while i < RANGES.len() {
        let value = bytes[FIRST + i];
        if value < RANGES[i].0 || value > RANGES[i].1 {
            return RulesError::Range;
        }
        i += 1;
    }
    let s = Switches::from_bytes(bytes);
    if s.kinds_off & !MAY_BE_OFF != 0 {
        RulesError::Kinds
    } else if s.four_rocket > 0 && s.four_singles == 0 {
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
            let preset = Preset::ALL[next(Preset::ALL.len() as u64) as usize];
            let mut bytes = preset.switches().to_bytes();
            for _ in 0..next(6) {
                let at = next(LEN as u64) as usize;
                bytes[at] = if next(4) == 0 { next(256) } else { next(6) } as u8;
            }
            let sound = RuleSet::from_bytes(&bytes).is_ok();
            let fault = first_fault(&bytes);
            let clean = bytes[at::RESERVED..].iter().all(|&b| b == 0);
            assert_eq!(sound, fault == RulesError::Reserved && clean, "{bytes:?}");
            *(if sound { &mut good } else { &mut bad }) += 1;
        }
        assert!(good > 100_000 && bad > 100_000, "{good} {bad}");
    }
}
