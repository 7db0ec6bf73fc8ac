//! The switches of a flow against their ranges, eight at a time.

use super::checked::Flow;
use super::switches::{FLOW_LEN, FlowSwitches, LANES, RANGES};
use crate::numbers as n;

/// The switches of a flow, eight at a time.
pub(super) type Words = [u64; LANES / 8];

#[inline(always)]
pub(super) const fn words(bytes: &[u8; FLOW_LEN]) -> Words {
    let (eights, _) = bytes.as_chunks();
    let mut words = [0; LANES / 8];
    let mut i = 0;
    while i < words.len() && i < eights.len() {
        words[i] = u64::from_le_bytes(eights[i]);
        i += 1;
    }
    words
}

/// The bounds of the ranges.
pub(super) const LOW: Words = bounds(false);
pub(super) const HIGH: Words = bounds(true);

const fn bounds(high: bool) -> Words {
    let mut bytes = [0; FLOW_LEN];
    let mut i = 0;
    while i < FLOW_LEN {
        assert!(RANGES[i].1 <= 127, "`between` compares seven bits");
        bytes[i] = if high { RANGES[i].1 } else { RANGES[i].0 };
        i += 1;
    }
    words(&bytes)
}

/// Factors at which no score comes near 32 bits, so that it need not be worked
/// out: those of nearly every house.
pub(super) const SMALL: Words = {
    let mut largest = FlowSwitches::from_bytes(SMALL_BASE, &bytes_of(&HIGH));
    largest.show_before = 5;
    largest.show_early = 5;
    largest.show_late = 5;
    largest.show_landlord = 5;
    largest.show_product = 0;
    largest.rob_factor = 2;
    largest.bomb_factor = 2;
    largest.shuttle_factor = 4;
    largest.spring_factor = 2;
    largest.antispring_factor = 2;
    // With every switch at its largest the product is the largest too, but for
    // the style of bidding and the cap.
    let styles = [n::BID_SCORE_ONCE, n::BID_CALL_ROB, n::BID_NONE];
    let mut i = 0;
    while i < styles.len() {
        let worst = FlowSwitches {
            bid_style: styles[i],
            cap: 0,
            ..largest
        };
        assert!(Flow::unchecked(worst).fits());
        i += 1;
    }
    words(&largest.to_bytes())
};
pub(super) const SMALL_BASE: u32 = 2;

const fn bytes_of(words: &Words) -> [u8; FLOW_LEN] {
    let mut bytes = [0; FLOW_LEN];
    let mut i = 0;
    while i < LANES {
        bytes[i] = (words[i / 8] >> (8 * (i % 8))) as u8;
        i += 1;
    }
    bytes
}

/// All bits of the bytes behind the switches, which must be 0.
#[inline(always)]
pub(super) const fn spare(bytes: &[u8; FLOW_LEN]) -> u64 {
    let (eights, _) = bytes.as_chunks::<8>();
    let mut spare = 0;
    let mut i = LANES / 8;
    while i < eights.len() {
        spare |= u64::from_le_bytes(eights[i]);
        i += 1;
    }
    spare
}

const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

/// Is every byte between two bounds, of which none is above 127?
pub(super) const fn between(words: &Words, low: &Words, high: &Words) -> bool {
    let mut wrong = 0;
    let mut i = 0;
    while i < words.len() {
        let x = words[i];
        // A byte below `low` borrows its high bit; one above `high`, or above
        // 127, shows its own.
        wrong |= !(x | HIGH_BITS).wrapping_sub(low[i])
            | (x & !HIGH_BITS).wrapping_add(!HIGH_BITS - high[i])
            | x;
        i += 1;
    }
    wrong & HIGH_BITS == 0
}
