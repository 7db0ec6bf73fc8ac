//! How a deal goes from house to house: checked once, trusted afterwards.

use super::flow_switches::{BID_MAX, FLOW_LEN, FlowSwitches};
use super::numbered::numbered;
use crate::numbers as n;

numbered! {
    /// Who bids first.
    FirstBidder {
        Given = n::FIRST_GIVEN,
        Next = n::FIRST_NEXT,
        Random = n::FIRST_RANDOM,
        FaceUp = n::FIRST_FACE_UP,
    }
}

numbered! {
    /// How the landlord is found.
    BidStyle {
        ScoreOnce = n::BID_SCORE_ONCE,
        ScoreUntilTwoPasses = n::BID_SCORE_UNTIL_TWO_PASSES,
        CallRob = n::BID_CALL_ROB,
        None = n::BID_NONE,
    }
}

numbered! {
    /// Who may take the landlord's place back after a rob.
    RobBack {
        None = n::ROB_BACK_NONE,
        Caller = n::ROB_BACK_CALLER,
        First = n::ROB_BACK_FIRST,
    }
}

numbered! {
    /// What happens when nobody bids.
    AllPass {
        Redeal = n::ALL_PASS_REDEAL,
        Draw = n::ALL_PASS_DRAW,
        Forced = n::ALL_PASS_FORCED,
    }
}

numbered! {
    /// When all see the bottom.
    BottomShown {
        AfterBid = n::BOTTOM_AFTER_BID,
        AfterDoubling = n::BOTTOM_AFTER_DOUBLING,
        Never = n::BOTTOM_NEVER,
    }
}

numbered! {
    /// Who may double.
    Doubling {
        None = n::DOUBLING_NONE,
        FarmersFirst = n::DOUBLING_FARMERS_FIRST,
        Pairwise = n::DOUBLING_PAIRWISE,
        Global = n::DOUBLING_GLOBAL,
    }
}

/// Why switches are not a flow, in the order in which they are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FlowError {
    #[error("a switch of the flow is out of range")]
    Range,
    #[error("rob_back is on without the call-rob style")]
    RobBack,
    #[error("redeal_max is on without redeals")]
    RedealMax,
    #[error("shower_first or shower_takes is on without a show before the auction")]
    Shower,
    #[error("the bottom is shown after a doubling that there is not")]
    Bottom,
    #[error("super_double is on without doubling")]
    SuperDouble,
    #[error("a score may pass the range of 32 bits")]
    Overflow,
    #[error("a reserved byte of the flow is not 0")]
    Reserved,
}

/// A flow free of contradictions, whose scores fit in 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flow {
    switches: FlowSwitches,
    pub(super) first_bidder: FirstBidder,
    pub(super) bid_style: BidStyle,
    pub(super) rob_back: RobBack,
    pub(super) all_pass: AllPass,
    pub(super) bottom_shown: BottomShown,
    pub(super) doubling: Doubling,
}

impl Flow {
    /// Checks a description.
    ///
    /// # Errors
    /// The first contradiction, in the order of [`FlowError`].
    pub const fn new(s: FlowSwitches) -> Result<Flow, FlowError> {
        if !s.is_in_range() {
            return Err(FlowError::Range);
        }
        let (
            Some(first_bidder),
            Some(bid_style),
            Some(rob_back),
            Some(all_pass),
            Some(bottom_shown),
            Some(doubling),
        ) = (
            FirstBidder::new(s.first_bidder),
            BidStyle::new(s.bid_style),
            RobBack::new(s.rob_back),
            AllPass::new(s.all_pass),
            BottomShown::new(s.bottom_shown),
            Doubling::new(s.doubling),
        )
        else {
            return Err(FlowError::Range);
        };
        let flow = Flow {
            switches: s,
            first_bidder,
            bid_style,
            rob_back,
            all_pass,
            bottom_shown,
            doubling,
        };
        if !matches!(rob_back, RobBack::None) && !matches!(bid_style, BidStyle::CallRob) {
            return Err(FlowError::RobBack);
        }
        if s.redeal_max > 0 && !matches!(all_pass, AllPass::Redeal) {
            return Err(FlowError::RedealMax);
        }
        if (s.shower_first | s.shower_takes > 0) && !flow.has_early_show() {
            return Err(FlowError::Shower);
        }
        let no_doubling = matches!(doubling, Doubling::None);
        if matches!(bottom_shown, BottomShown::AfterDoubling) && no_doubling {
            return Err(FlowError::Bottom);
        }
        if s.super_double > 0 && no_doubling {
            return Err(FlowError::SuperDouble);
        }
        if flow.worst_score() > i32::MAX as u64 {
            return Err(FlowError::Overflow);
        }
        Ok(flow)
    }

    /// Takes the switches as bytes, `ddz_flow` without its first two numbers.
    ///
    /// # Errors
    /// As in [`Flow::new`]; `Reserved` when nothing else is wrong.
    pub const fn from_bytes(base: u32, bytes: &[u8; FLOW_LEN]) -> Result<Flow, FlowError> {
        let (switches, reserved_is_zero) = FlowSwitches::from_bytes(base, bytes);
        match Flow::new(switches) {
            Ok(_) if !reserved_is_zero => Err(FlowError::Reserved),
            result => result,
        }
    }

    pub const fn switches(&self) -> &FlowSwitches {
        &self.switches
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

    /// What the landlord can win or lose at most. A little more than a real
    /// deal can reach, since it takes all the worst together.
    const fn worst_score(&self) -> u64 {
        let s = &self.switches;
        let robs = match self.bid_style {
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
        let doubles = match self.doubling {
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
        let bid = match self.bid_style {
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
