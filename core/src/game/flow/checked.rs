//! The options of bidding, doubling and scoring: checked once, trusted afterwards.

use super::bounds::{HIGH, LOW, SMALL, SMALL_BASE, between, spare, words};
use super::styles::{AllPass, BidStyle, BottomShown, Doubling, FirstBidder, RobBack};
use super::switches::{FLOW_LEN, FlowSwitches, RANGES};
use crate::numbers as n;
use crate::refused::refused;

refused! {
    /// Why switches are not a flow, in the order in which they are looked at.
    FlowError {
        Range = ERR_FLOW_RANGE,
        RobBack = ERR_FLOW_ROB_BACK,
        RedealMax = ERR_FLOW_REDEAL_MAX,
        Revealer = ERR_FLOW_REVEALER,
        Bottom = ERR_FLOW_BOTTOM,
        SuperDouble = ERR_FLOW_SUPER_DOUBLE,
        Overflow = ERR_FLOW_OVERFLOW,
        Reserved = ERR_FLOW_RESERVED,
    }
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
    pub(super) const NOTHING: Flow = Flow::unchecked(FlowSwitches::from_bytes(0, &[0; FLOW_LEN]));

    /// What has yet to be checked.
    pub(super) const fn unchecked(switches: FlowSwitches) -> Flow {
        Flow { switches }
    }

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
        let flow = Flow::unchecked(FlowSwitches::from_bytes(base, bytes));
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
    pub(in crate::game) const fn has_early_show(&self) -> bool {
        let s = &self.switches;
        s.show_before | s.show_early | s.show_late > 0
    }

    /// The multiplier that no farmer's exceeds.
    pub(in crate::game) const fn cap(&self) -> u64 {
        match self.switches.cap {
            0 => u64::MAX,
            power => 1 << (power & 31),
        }
    }
}
