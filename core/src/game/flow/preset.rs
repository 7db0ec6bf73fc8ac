//! The flows by name; docs/game.md, "Flows", has the game with the sources.

use crate::game::flow::Flow;
use crate::game::flow::{BID_MAX, FlowSwitches};
use crate::numbered::numbered;
use crate::numbers as n;

numbered! {
    /// A named flow.
    #[derive(Default)]
    FlowPreset: u32 {
        #[default]
        Standard = FLOW_STANDARD,
        Pagat = FLOW_PAGAT,
        Happy = FLOW_HAPPY,
        Et = FLOW_ET,
        Whgame = FLOW_WHGAME,
        Openspiel = FLOW_OPENSPIEL,
        Douzero = FLOW_DOUZERO,
        Cocos = FLOW_COCOS,
        Classic = FLOW_CLASSIC,
    }
}

/// One round of bids, redeal when nobody bids, everything by two, no doubling
/// and no show-hand: the base of the others.
const CLASSIC: FlowSwitches = FlowSwitches {
    base: 1,
    first_bidder: n::FIRST_NEXT,
    revealer_bids_first: 0,
    bid_style: n::BID_SCORE_ONCE,
    call_bid: 1,
    rob_back: n::ROB_BACK_NONE,
    rob_max: 3,
    all_pass: n::ALL_PASS_REDEAL,
    redeal_max: 0,
    revealer_takes: 0,
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
                revealer_bids_first: 1,
                bid_style: n::BID_CALL_ROB,
                rob_back: n::ROB_BACK_CALLER,
                revealer_takes: 1,
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

    /// The flow that a game takes, ready made.
    pub const fn flow(self) -> Flow {
        FLOWS[self as usize]
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

/// In the order of their numbers. A preset that contradicts itself does not
/// compile.
const FLOWS: [Flow; FlowPreset::ALL.len()] = {
    let mut flows = [Flow::NOTHING; FlowPreset::ALL.len()];
    let mut i = 0;
    while i < flows.len() {
        let preset = FlowPreset::ALL[i];
        assert!(preset as usize == i);
        flows[i] = match Flow::new(preset.switches()) {
            Ok(flow) => flow,
            Err(_) => panic!("a preset contradicts itself"),
        };
        i += 1;
    }
    flows
};
