//! A player by the computer: from what one seat may know, what to do, in every
//! phase of a deal (docs/bot.md).
//!
//! The hands that are hidden are dealt by chance as often as wanted, each time so
//! that they fit what the seat has seen, and each choice is played to the end by the
//! [list policy](crate::policy). A [`Bot`] is a plain value between two slices of
//! this work; it holds no clock, draws lots from its seed alone, and answers the same
//! however the work is sliced.

mod auction;
// The room is named after the one thing that it is about.
#[allow(clippy::module_inception)]
mod bot;
mod candidates;
mod dealt;
mod form;
mod halving;
mod level;
mod lots;
mod seen;
mod think;
mod tree;

pub use bot::{Bot, BotError, Options, Rated};
pub use form::BOT_LEN;
pub use level::{Level, Style};
pub use tree::Node;
