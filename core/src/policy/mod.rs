//! What a seat plays that sees its hand and the table: one choice in about a
//! microsecond (docs/bot.md, "The list policy").
//!
//! A hand is laid out once as the plays of a shortest way ([`List`]); the
//! [`Policy`] chooses among these by sums of small numbers ([`Weights`]). It sees
//! who plays alone, how many cards each seat holds and which cards are out, and
//! nothing that is hidden. [`Playout`] plays a position to its end by it.

mod follow;
mod lead;
mod list;
mod playout;
// The room is named after the one thing that it is about.
#[allow(clippy::module_inception)]
mod policy;
mod sight;
mod tuned;
mod unbeatable;
mod weights;

pub use list::List;
pub use playout::Playout;
pub use policy::Policy;
pub use sight::{Role, Sight};
pub use weights::Weights;
