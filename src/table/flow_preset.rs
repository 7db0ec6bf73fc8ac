//! The flows by name; docs/table.md, "Flows", has the table with the sources.

use super::flow::Flow;
use super::flow_switches::{BID_MAX, FlowSwitches};
use crate::numbers::{self as n, text_of};

/// A named flow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u32)]
pub enum FlowPreset {
    #[doc = text_of!(FLOW_STANDARD)]
    #[default]
    Standard = n::FLOW_STANDARD,
    #[doc = text_of!(FLOW_PAGAT)]
    Pagat = n::FLOW_PAGAT,
    #[doc = text_of!(FLOW_HAPPY)]
    Happy = n::FLOW_HAPPY,
    #[doc = text_of!(FLOW_ET)]
    Et = n::FLOW_ET,
    #[doc = text_of!(FLOW_WHGAME)]
    Whgame = n::FLOW_WHGAME,
    #[doc = text_of!(FLOW_OPENSPIEL)]
    Openspiel = n::FLOW_OPENSPIEL,
    #[doc = text_of!(FLOW_DOUZERO)]
    Douzero = n::FLOW_DOUZERO,
    #[doc = text_of!(FLOW_COCOS)]
    Cocos = n::FLOW_COCOS,
    #[doc = text_of!(FLOW_CLASSIC)]
    Classic = n::FLOW_CLASSIC,
}

/// One round of bids, redeal when nobody bids, everything by two, no doubling
/// and no show-hand: the base of the others.
const CLASSIC: FlowSwitches = FlowSwitches {
    base: 1,
    first_bidder: n::FIRST_NEXT,
    shower_first: 0,
    bid_style: n::BID_SCORE_ONCE,
    call_bid: 1,
    rob_back: n::ROB_BACK_NONE,
    rob_max: 3,
    all_pass: n::ALL_PASS_REDEAL,
    redeal_max: 0,
    shower_takes: 0,
    forced_bid: 1,
    bottom_shown: n::BOTTOM_AFTER_BID,
    doubling: n::DOUBLING_NONE,
    super_double: 0,
    show_before: 0,
    show_early: 0,
    show_late: 0,
    show_landlord: 0,
    show_product: 0,
    rocket_ends_trick: 0,
    rob_factor: 2,
    bomb_factor: 2,
    rocket_factor: 2,
    shuttle_factor: 2,
    spring_factor: 2,
    antispring_factor: 2,
    landlord_share: 2,
    cap: 0,
};

impl FlowPreset {
    /// In the order of their numbers in the C header.
    pub const ALL: [FlowPreset; 9] = [
        FlowPreset::Standard,
        FlowPreset::Pagat,
        FlowPreset::Happy,
        FlowPreset::Et,
        FlowPreset::Whgame,
        FlowPreset::Openspiel,
        FlowPreset::Douzero,
        FlowPreset::Cocos,
        FlowPreset::Classic,
    ];

    /// The preset of that number, if there is one.
    pub fn new(number: u32) -> Option<FlowPreset> {
        FlowPreset::ALL.into_iter().find(|&p| p as u32 == number)
    }

    /// What the preset says.
    pub const fn switches(self) -> FlowSwitches {
        match self {
            FlowPreset::Classic => CLASSIC,
            FlowPreset::Standard => FlowSwitches {
                bottom_shown: n::BOTTOM_AFTER_DOUBLING,
                doubling: n::DOUBLING_FARMERS_FIRST,
                ..CLASSIC
            },
            FlowPreset::Pagat => FlowSwitches {
                first_bidder: n::FIRST_FACE_UP,
                bid_style: n::BID_SCORE_UNTIL_TWO_PASSES,
                ..CLASSIC
            },
            FlowPreset::Happy => FlowSwitches {
                first_bidder: n::FIRST_RANDOM,
                shower_first: 1,
                bid_style: n::BID_CALL_ROB,
                rob_back: n::ROB_BACK_CALLER,
                shower_takes: 1,
                doubling: n::DOUBLING_PAIRWISE,
                super_double: 1,
                show_before: 5,
                show_early: 4,
                show_late: 3,
                show_landlord: 2,
                ..CLASSIC
            },
            FlowPreset::Et => FlowSwitches {
                first_bidder: n::FIRST_RANDOM,
                bid_style: n::BID_CALL_ROB,
                // The first grab doubles as the others do.
                call_bid: 2,
                rob_back: n::ROB_BACK_FIRST,
                rocket_factor: 4,
                spring_factor: 1,
                antispring_factor: 1,
                ..CLASSIC
            },
            FlowPreset::Whgame => FlowSwitches {
                first_bidder: n::FIRST_RANDOM,
                doubling: n::DOUBLING_GLOBAL,
                show_before: 5,
                show_early: 4,
                show_late: 4,
                show_landlord: 2,
                show_product: 1,
                rocket_ends_trick: 1,
                ..CLASSIC
            },
            FlowPreset::Openspiel => FlowSwitches {
                first_bidder: n::FIRST_FACE_UP,
                bid_style: n::BID_SCORE_UNTIL_TWO_PASSES,
                all_pass: n::ALL_PASS_DRAW,
                ..CLASSIC
            },
            FlowPreset::Douzero => FlowSwitches {
                first_bidder: n::FIRST_GIVEN,
                bid_style: n::BID_NONE,
                spring_factor: 1,
                antispring_factor: 1,
                ..CLASSIC
            },
            FlowPreset::Cocos => FlowSwitches {
                first_bidder: n::FIRST_GIVEN,
                all_pass: n::ALL_PASS_FORCED,
                forced_bid: BID_MAX,
                ..CLASSIC
            },
        }
    }

    /// The flow that a table takes.
    pub const fn flow(self) -> Flow {
        match Flow::new(self.switches()) {
            Ok(flow) => flow,
            // Not reached: the constant below is evaluated by the compiler.
            Err(_) => CLASSIC_FLOW,
        }
    }
}

/// [`FlowPreset::Standard`].
impl Default for Flow {
    fn default() -> Flow {
        FlowPreset::default().flow()
    }
}

impl From<FlowPreset> for Flow {
    fn from(preset: FlowPreset) -> Flow {
        preset.flow()
    }
}

const CLASSIC_FLOW: Flow = match Flow::new(CLASSIC) {
    Ok(flow) => flow,
    Err(_) => panic!("the base of the presets contradicts itself"),
};

/// No preset contradicts itself, or this does not compile.
const _: () = {
    let mut i = 0;
    while i < FlowPreset::ALL.len() {
        assert!(Flow::new(FlowPreset::ALL[i].switches()).is_ok());
        i += 1;
    }
};
