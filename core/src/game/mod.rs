//! One deal, from the shuffle to the score.
//!
//! A [`Game`] is a value: it knows the rules, the flow, every card and what
//! has happened, and it changes by [`Game::act`] alone. A server keeps it and
//! sends each player a [`Game::view`].

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

pub use action::{Action, ActionKind, TurnError};
pub use auto::Auto;
pub use bytes::Written;
pub use check::GameError;
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
pub use state::Game;
pub use view::{Unseen, View};
