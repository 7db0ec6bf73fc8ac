//! What these cards are, and what beats what.

mod kind;
mod play;

pub use kind::Kind;
pub use play::Play;
