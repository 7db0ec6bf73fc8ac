//! Who wins a position with open hands, by which move and by which line
//! (docs/solve.md).
//!
//! [`Solver`] works in memory of the caller, in slices of as many positions as the
//! caller likes, and its answers do not depend on the slices.

mod cursor;
mod cuts;
mod dominated;
mod error;
mod goal;
mod header;
mod memory;
mod order;
mod packed;
mod questions;
mod runs;
mod search;
mod solver;
mod sound;
mod state;
mod table;

pub use cuts::Cuts;
pub use error::SolveError;
pub use goal::{Goal, Turn};
pub use solver::Solver;
