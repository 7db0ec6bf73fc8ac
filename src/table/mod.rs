//! One deal, from the shuffle to the score.
//!
//! A [`Table`] is a value: it knows the rules, the flow, every card and what
//! has happened, and it changes by [`Table::act`] alone. A server keeps it and
//! sends each player a [`Table::view`].

mod action;
mod answers;
mod auction;
mod auto;
mod bidding;
mod bytes;
mod check;
mod checksum;
mod deal;
mod doubling;
mod flow;
mod flow_preset;
mod flow_switches;
mod legal;
mod numbered;
mod pack;
mod parts;
mod phase;
mod record;
mod score;
mod seat;
mod state;
mod trick;
mod turn;
mod view;

pub use action::{Action, Deed, TurnError};
pub use auto::Auto;
pub use bytes::Written;
pub use check::TableError;
pub use flow::{AllPass, BidStyle, BottomShown, Doubling, FirstBidder, Flow, FlowError, RobBack};
pub use flow_preset::FlowPreset;
pub use flow_switches::{FLOW_LEN, FlowSwitches};
pub use legal::Legal;
pub use pack::{Packed, UnpackError};
pub use parts::Parts;
pub use phase::{Double, Phase, Said, Shown};
pub use record::{Begin, Entry, EntryError, Record, RecordError};
pub use score::{Score, Spring};
pub use seat::{PerSeat, Seat, Seats};
pub use state::Table;
pub use view::{Unseen, View};
