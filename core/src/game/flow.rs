//! How a deal goes from house to house: checked once, trusted afterwards.

use super::flow_switches::{BID_MAX, FLOW_LEN, FlowSwitches, LANES, RANGES};
use crate::numbered::numbered;
use crate::numbers::{self as n, text_of};

numbered! {
    /// Who bids first.
    FirstBidder: u8 {
        Given = FIRST_GIVEN,
        Next = FIRST_NEXT,
        Random = FIRST_RANDOM,
        FaceUp = FIRST_FACE_UP,
    }
}

numbered! {
    /// How the landlord is found.
    BidStyle: u8 {
        ScoreOnce = BID_SCORE_ONCE,
        ScoreUntilTwoPasses = BID_SCORE_UNTIL_TWO_PASSES,
        CallRob = BID_CALL_ROB,
        None = BID_NONE,
    }
}

numbered! {
    /// Who may take the landlord's place back after a rob.
    RobBack: u8 {
        None = ROB_BACK_NONE,
        Caller = ROB_BACK_CALLER,
        First = ROB_BACK_FIRST,
    }
}

numbered! {
    /// What happens when nobody bids.
    AllPass: u8 {
        Redeal = ALL_PASS_REDEAL,
        Draw = ALL_PASS_DRAW,
        Forced = ALL_PASS_FORCED,
    }
}

numbered! {
    /// When all see the bottom.
    BottomShown: u8 {
        AfterBid = BOTTOM_AFTER_BID,
        AfterDoubling = BOTTOM_AFTER_DOUBLING,
        Never = BOTTOM_NEVER,
    }
}

numbered! {
    /// Who may double.
    Doubling: u8 {
        None = DOUBLING_NONE,
        FarmersFirst = DOUBLING_FARMERS_FIRST,
        Pairwise = DOUBLING_PAIRWISE,
        Global = DOUBLING_GLOBAL,
    }
}

/// Why switches are not a flow, in the order in which they are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FlowError {
    #[doc = text_of!(ERR_FLOW_RANGE)]
    #[error("{}", text_of!(ERR_FLOW_RANGE))]
    Range,
    /// `rob_back` is on without [`BidStyle::CallRob`].
    #[error("{}", text_of!(ERR_FLOW_ROB_BACK))]
    RobBack,
    /// `redeal_max` is on without [`AllPass::Redeal`].
    #[error("{}", text_of!(ERR_FLOW_REDEAL_MAX))]
    RedealMax,
    #[doc = text_of!(ERR_FLOW_REVEALER)]
    #[error("{}", text_of!(ERR_FLOW_REVEALER))]
    Revealer,
    #[doc = text_of!(ERR_FLOW_BOTTOM)]
    #[error("{}", text_of!(ERR_FLOW_BOTTOM))]
    Bottom,
    #[doc = text_of!(ERR_FLOW_SUPER_DOUBLE)]
    #[error("{}", text_of!(ERR_FLOW_SUPER_DOUBLE))]
    SuperDouble,
    #[doc = text_of!(ERR_FLOW_OVERFLOW)]
    #[error("{}", text_of!(ERR_FLOW_OVERFLOW))]
    Overflow,
    #[doc = text_of!(ERR_FLOW_RESERVED)]
    #[error("{}", text_of!(ERR_FLOW_RESERVED))]
    Reserved,
}

/// A flow free of contradictions, whose scores fit in 32 bits.
///
/// ```
/// use ddz::game::{Flow, FlowError, FlowPreset, FlowSwitches};
///
/// // As the official rules, for ten points.
/// assert_eq!(Flow::default(), FlowPreset::Standard.flow());
/// let house = FlowSwitches { base: 10, ..FlowPreset::Standard.switches() };
/// assert_eq!(Flow::new(house)?.switches().base, 10);
///
/// let torn = FlowSwitches { base: u32::MAX, ..house };
/// assert_eq!(Flow::new(torn), Err(FlowError::Overflow));
/// # Ok::<(), FlowError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flow {
    switches: FlowSwitches,
}

impl Flow {
    /// Fills arrays that are written before they are read.
    pub(super) const NOTHING: Flow = Flow {
        switches: FlowSwitches::from_bytes(0, &[0; FLOW_LEN]),
    };

    /// Checks a description.
    ///
    /// # Errors
    /// The first contradiction, in the order of [`FlowError`].
    pub const fn new(switches: FlowSwitches) -> Result<Flow, FlowError> {
        Flow::from_bytes(switches.base, &switches.to_bytes())
    }

    /// Takes the switches as bytes, `ddz_flow` without its first two numbers.
    ///
    /// # Errors
    /// As in [`Flow::new`]; `Reserved` when nothing else is wrong.
    #[inline]
    pub const fn from_bytes(base: u32, bytes: &[u8; FLOW_LEN]) -> Result<Flow, FlowError> {
        let flow = Flow {
            switches: FlowSwitches::from_bytes(base, bytes),
        };
        let words = words(bytes);
        let small = between(&words, &LOW, &SMALL) & (base >= 1) & (base <= SMALL_BASE);
        let small = small & (spare(bytes) == 0);
        let sound = small
            || (between(&words, &LOW, &HIGH) && spare(bytes) == 0 && base >= 1 && flow.fits());
        if sound && flow.contradiction().is_none() {
            return Ok(flow);
        }
        Err(flow.first_fault(bytes))
    }

    /// What is wrong, in the order of [`FlowError`].
    #[cold]
    const fn first_fault(&self, bytes: &[u8; FLOW_LEN]) -> FlowError {
        let mut reserved = 0;
        let mut i = 0;
        while i < FLOW_LEN {
            let (low, high) = RANGES[i];
            if i >= FlowSwitches::COUNT {
                reserved |= bytes[i];
            } else if bytes[i] < low || bytes[i] > high {
                return FlowError::Range;
            }
            i += 1;
        }
        if self.switches.base == 0 {
            return FlowError::Range;
        }
        match self.contradiction() {
            Some(fault) => fault,
            None if reserved != 0 && self.fits() => FlowError::Reserved,
            None => FlowError::Overflow,
        }
    }

    const fn contradiction(&self) -> Option<FlowError> {
        let s = &self.switches;
        if s.rob_back > 0 && s.bid_style != n::BID_CALL_ROB {
            return Some(FlowError::RobBack);
        }
        if s.redeal_max > 0 && s.all_pass != n::ALL_PASS_REDEAL {
            return Some(FlowError::RedealMax);
        }
        if (s.revealer_bids_first | s.revealer_takes > 0) && !self.has_early_show() {
            return Some(FlowError::Revealer);
        }
        if s.doubling == n::DOUBLING_NONE {
            if s.bottom_shown == n::BOTTOM_AFTER_DOUBLING {
                return Some(FlowError::Bottom);
            }
            if s.super_double > 0 {
                return Some(FlowError::SuperDouble);
            }
        }
        None
    }

    /// What the flow says, all its switches.
    pub const fn switches(&self) -> &FlowSwitches {
        &self.switches
    }

    // The checked switches are always numbers of their enums.

    /// The switch `first_bidder`.
    pub const fn first_bidder(&self) -> FirstBidder {
        match FirstBidder::new(self.switches.first_bidder) {
            Some(first) => first,
            None => FirstBidder::Given,
        }
    }

    /// The switch `bid_style`.
    pub const fn bid_style(&self) -> BidStyle {
        match BidStyle::new(self.switches.bid_style) {
            Some(style) => style,
            None => BidStyle::None,
        }
    }

    /// The switch `rob_back`; [`RobBack::None`] unless the style is
    /// [`BidStyle::CallRob`].
    pub const fn rob_back(&self) -> RobBack {
        match RobBack::new(self.switches.rob_back) {
            Some(back) => back,
            None => RobBack::None,
        }
    }

    /// The switch `all_pass`. A deck that was given is never dealt again:
    /// [`AllPass::Redeal`] then ends the deal void.
    pub const fn all_pass(&self) -> AllPass {
        match AllPass::new(self.switches.all_pass) {
            Some(all_pass) => all_pass,
            None => AllPass::Draw,
        }
    }

    /// The switch `bottom_shown`; it also says when the landlord takes it.
    pub const fn bottom_shown(&self) -> BottomShown {
        match BottomShown::new(self.switches.bottom_shown) {
            Some(shown) => shown,
            None => BottomShown::Never,
        }
    }

    /// The switch `doubling`.
    pub const fn doubling(&self) -> Doubling {
        match Doubling::new(self.switches.doubling) {
            Some(doubling) => doubling,
            None => Doubling::None,
        }
    }

    /// Is there a round of showing before the auction?
    pub(super) const fn has_early_show(&self) -> bool {
        let s = &self.switches;
        s.show_before | s.show_early | s.show_late > 0
    }

    /// The multiplier that no farmer's exceeds.
    pub(super) const fn cap(&self) -> u64 {
        match self.switches.cap {
            0 => u64::MAX,
            power => 1 << (power & 31),
        }
    }

    /// Does every score fit in 32 bits?
    const fn fits(&self) -> bool {
        self.worst_score() <= i32::MAX as u64
    }

    /// What the landlord can win or lose at most. A little more than a real
    /// deal can reach, since it takes all the worst together.
    const fn worst_score(&self) -> u64 {
        let s = &self.switches;
        let robs = match self.bid_style() {
            BidStyle::CallRob => power(s.rob_factor, s.rob_max),
            _ => 1,
        };
        let show = larger(larger(s.show_before, s.show_early), s.show_late);
        let show = larger(larger(show, s.show_landlord), 1);
        let shows = if s.show_product > 0 { 3 } else { 1 };
        let springs = larger(s.spring_factor, s.antispring_factor);
        let double = if s.super_double > 0 {
            n::DOUBLE_FOUR
        } else {
            n::DOUBLE_TWO
        };
        let doubles = match self.doubling() {
            Doubling::None => 0,
            Doubling::FarmersFirst | Doubling::Pairwise => 2,
            Doubling::Global => 3,
        };
        let worst = robs
            .saturating_mul(power(show, shows))
            .saturating_mul(worst_bombs(s.bomb_factor, s.shuttle_factor))
            .saturating_mul(s.rocket_factor as u64)
            .saturating_mul(springs as u64)
            .saturating_mul(power(double, doubles));
        let worst = if worst > self.cap() {
            self.cap()
        } else {
            worst
        };
        let bid = match self.bid_style() {
            BidStyle::ScoreOnce | BidStyle::ScoreUntilTwoPasses => BID_MAX,
            BidStyle::CallRob => larger(s.call_bid, s.forced_bid),
            BidStyle::None => s.forced_bid,
        };
        worst
            .saturating_mul(s.base as u64)
            .saturating_mul(bid as u64)
            .saturating_mul(s.landlord_share as u64)
    }
}

/// The switches of a flow, eight at a time.
type Words = [u64; LANES / 8];

#[inline(always)]
const fn words(bytes: &[u8; FLOW_LEN]) -> Words {
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
const LOW: Words = bounds(false);
const HIGH: Words = bounds(true);

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
const SMALL: Words = {
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
        let worst = Flow {
            switches: FlowSwitches {
                bid_style: styles[i],
                cap: 0,
                ..largest
            },
        };
        assert!(worst.fits());
        i += 1;
    }
    words(&largest.to_bytes())
};
const SMALL_BASE: u32 = 2;

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
const fn spare(bytes: &[u8; FLOW_LEN]) -> u64 {
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
const fn between(words: &Words, low: &Words, high: &Words) -> bool {
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

/// Thirteen quads in the deck; a shuttle takes two of them at least.
const fn worst_bombs(bomb: u8, shuttle: u8) -> u64 {
    let mut worst = 0;
    let mut shuttles = 0;
    while shuttles <= 6 {
        let product = power(shuttle, shuttles).saturating_mul(power(bomb, 13 - 2 * shuttles));
        if product > worst {
            worst = product;
        }
        shuttles += 1;
    }
    worst
}

const fn larger(a: u8, b: u8) -> u8 {
    if a > b { a } else { b }
}

/// `factor` to the power of `times`, as far as 64 bits go.
pub(super) const fn power(factor: u8, times: u8) -> u64 {
    (factor as u64).saturating_pow(times as u32)
}
