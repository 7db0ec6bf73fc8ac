//! One deal, from the shuffle to the score.
//!
//! A [`Game`] is a value: it knows the rules, the flow, every card and what
//! has happened, and it changes by [`Game::act`] alone. A server keeps it and
//! sends each player a [`Game::view`].

// What a seat does, and why a game may refuse it.
mod action;
// From the first question to the landlord.
mod auction;
// Is a description a state that a deal can be in?
mod check;
// Who gets which cards.
mod deal;
// In which options of bidding, doubling and scoring houses differ.
mod flow;
// A game as numbers and as bytes: parts, packed form, records.
mod form;
// What a game waits for, and what seats have answered.
mod phase;
// Doubling, showing hands, playing, absent players, the score.
mod play;
// The position that a game has come to.
mod position;
// The three seats, and things that each of them has one of.
mod seat;
// The whole state of one deal.
mod state;
// What one seat may know.
mod view;

pub use action::{Action, ActionKind, TurnError};
pub use check::GameError;
pub use flow::{
    AllPass, BidStyle, BottomShown, Doubling, FLOW_LEN, FirstBidder, Flow, FlowError, FlowPreset,
    FlowSwitches, RobBack,
};
pub use form::{
    Begin, Entry, EntryError, Packed, Parts, Record, RecordError, UnpackError, Written,
};
pub(crate) use form::{Checksum, Reader};
pub use phase::{Double, Phase, Said, Shown};
pub use play::{Auto, Legal, Score, Spring};
pub use seat::{PerSeat, Seat, Seats};
pub use state::Game;
pub use view::{Unseen, View};
