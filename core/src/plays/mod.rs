//! What these cards are, and what beats what.

mod classify;
mod compare;
mod form;
mod kind;
mod kinds;
mod pattern;
mod play;
mod question;
mod range;
mod readings;

pub use classify::{classify, classify_counts};
pub use compare::compare;
pub use kind::Kind;
pub(crate) use kinds::{KINDS, NEVER, Shape, shape};
pub use play::Play;
pub use question::{Question, Refused};
pub(crate) use question::{bomb_class, is_bomb};
pub use readings::{Readings, readings};
