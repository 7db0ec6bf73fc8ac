//! In which options of bidding, doubling and scoring houses differ.

mod bounds;
mod checked;
mod preset;
mod styles;
mod switches;
mod worst;

pub use checked::{Flow, FlowError};
pub use preset::FlowPreset;
pub use styles::{AllPass, BidStyle, BottomShown, Doubling, FirstBidder, RobBack};
pub(in crate::game) use switches::BID_MAX;
pub use switches::{FLOW_LEN, FlowSwitches};
pub(in crate::game) use worst::power;
