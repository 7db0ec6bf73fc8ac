//! A rule set that says something: checked once, trusted afterwards.

use super::switches::{FIRST, RANGES, SIZE, Switches, at};

/// Why switches are not a rule set, in the order in which they are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    #[error("a switch of the rule set is out of range")]
    Range,
    #[error("four_rocket is on without four_singles")]
    FourRocket,
    #[error("wing_pairs_quad is on without plane_pairs")]
    WingPairsQuad,
    #[error("wing_adjacent_trio is on with wing_repeat below 3")]
    WingAdjacentTrio,
    #[error("shuttle_singles or shuttle_pairs is on without shuttle")]
    ShuttleWings,
    #[error("wing_rocket is on with neither plane_singles nor shuttle_singles")]
    WingRocket,
    #[error("a reserved byte of the rule set is not 0")]
    Reserved,
}

/// A rule set free of contradictions.
///
/// It is kept as the bytes of `ddz_rules`, so that the classifier can pick the
/// switch that a play hangs on by its offset instead of branching on kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuleSet {
    bytes: [u8; SIZE],
}

impl RuleSet {
    /// Checks a description.
    ///
    /// # Errors
    /// The first contradiction, in the order of [`RulesError`].
    pub const fn new(switches: Switches) -> Result<RuleSet, RulesError> {
        RuleSet::from_bytes(switches.to_bytes())
    }

    pub const fn switches(&self) -> Switches {
        Switches::from_bytes(&self.bytes)
    }

    /// The bytes of a `ddz_rules`, with `struct_size` in front.
    pub(crate) const fn to_bytes(self) -> [u8; SIZE] {
        self.bytes
    }

    /// The switch at an offset of `ddz_rules`.
    #[inline(always)]
    pub(crate) const fn at(&self, offset: usize) -> u8 {
        self.bytes[offset % SIZE]
    }

    /// Takes the bytes of a `ddz_rules`; `struct_size` is the door's business.
    #[inline(always)]
    pub(crate) const fn from_bytes(bytes: [u8; SIZE]) -> Result<RuleSet, RulesError> {
        if is_plainly_good(&bytes) {
            Ok(RuleSet { bytes })
        } else {
            examine(bytes)
        }
    }
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

const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

/// The three words of `SIZE - 8` bytes that hold switches, as bounds. Reserved
/// bytes lie between 0 and 0.
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

/// All ranges and contradictions at once. It may doubt a good rule set, never
/// pass a bad one; `examine` has the last word.
#[inline(always)]
const fn is_plainly_good(bytes: &[u8; SIZE]) -> bool {
    let mut wrong = 0;
    let mut i = 0;
    while i < 3 {
        let x = word(bytes, FIRST + 8 * i);
        let (low, high) = BOUNDS[i];
        // A byte below `low` borrows its high bit; one above `high`, or above
        // 127, shows its own.
        wrong |= !((x | HIGH_BITS).wrapping_sub(low)) & HIGH_BITS;
        wrong |= (((x & !HIGH_BITS) + (!HIGH_BITS - high)) | x) & HIGH_BITS;
        i += 1;
    }
    let last = u32::from_le_bytes([bytes[28], bytes[29], bytes[30], bytes[31]]);
    let contradiction = (bytes[at::FOUR_ROCKET] > bytes[at::FOUR_SINGLES])
        | (bytes[at::WING_PAIRS_QUAD] > bytes[at::PLANE_PAIRS])
        | (bytes[at::WING_ADJACENT_TRIO] > bytes[at::WING_REPEAT] >> 1)
        | ((bytes[at::WING_ADJACENT_TRIO] == 1) & (bytes[at::WING_REPEAT] == 2))
        | ((bytes[at::SHUTTLE_SINGLES] | bytes[at::SHUTTLE_PAIRS]) > bytes[at::SHUTTLE])
        | (bytes[at::WING_ROCKET] > (bytes[at::PLANE_SINGLES] | bytes[at::SHUTTLE_SINGLES]));
    (wrong == 0) & (last == 0) & !contradiction
}

#[cold]
#[inline(never)]
const fn examine(bytes: [u8; SIZE]) -> Result<RuleSet, RulesError> {
    let mut i = 0;
    while i < RANGES.len() {
        let value = bytes[FIRST + i];
        if value < RANGES[i].0 || value > RANGES[i].1 {
            return Err(RulesError::Range);
        }
        i += 1;
    }
    let s = Switches::from_bytes(&bytes);
    if s.four_rocket > 0 && s.four_singles == 0 {
        return Err(RulesError::FourRocket);
    }
    if s.wing_pairs_quad > 0 && s.plane_pairs == 0 {
        return Err(RulesError::WingPairsQuad);
    }
    if s.wing_adjacent_trio > 0 && s.wing_repeat < 3 {
        return Err(RulesError::WingAdjacentTrio);
    }
    if (s.shuttle_singles > 0 || s.shuttle_pairs > 0) && s.shuttle == 0 {
        return Err(RulesError::ShuttleWings);
    }
    if s.wing_rocket > 0 && s.plane_singles == 0 && s.shuttle_singles == 0 {
        return Err(RulesError::WingRocket);
    }
    let mut i = at::RESERVED;
    while i < SIZE {
        if bytes[i] != 0 {
            return Err(RulesError::Reserved);
        }
        i += 1;
    }
    Ok(RuleSet { bytes })
}
