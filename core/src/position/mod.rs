//! Positions with open hands: what the rules of turns need of a deal, and no more
//! (docs/position.md).
//!
//! [`Trick`] has the turns, [`Position`] the hands besides. A position is what
//! searches, solvers and puzzles work on; a deal as a server keeps it is a
//! [`Game`](crate::game::Game), which gives its position
//! ([`Position::from_game`]).

mod check;
mod legal;
// The room is named after the one thing that it is about.
#[allow(clippy::module_inception)]
mod position;
mod text;
mod trick;

pub use check::{Description, PositionError};
pub use legal::MoveError;
pub use position::{Position, Side, Undo};
pub use text::{PositionText, PositionTextError};
pub use trick::Trick;
