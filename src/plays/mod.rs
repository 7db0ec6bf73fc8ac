//! What these cards are, and what beats what.

mod beats;
mod classify;
mod compare;
mod kind;
mod pattern;
mod play;
mod readings;
mod table_play;

pub(crate) use beats::beats_packed;
pub use beats::{beats, play_beats_play};
pub(crate) use classify::classify_packed;
pub use classify::{classify, classify_hand};
pub use compare::compare;
pub use kind::Kind;
pub(crate) use play::Packed;
pub use play::Play;
pub use readings::{Readings, readings};
pub use table_play::TablePlay;
