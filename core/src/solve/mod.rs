//! Who wins a position with open hands, by which move and by which line
//! (docs/solve.md).
//!
//! [`Solver`] works in memory of the caller, in slices of as many positions as the
//! caller likes, and its answers do not depend on the slices.

mod cuts;
mod dominated;
mod error;
mod header;
mod memory;
mod packed;
mod search;
mod solver;
mod sound;
mod state;
mod table;

pub use cuts::Cuts;
pub use error::SolveError;
pub use solver::{Goal, Solver, Turn};
