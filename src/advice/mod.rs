//! What should be played: how few plays empty a hand, one way to do it, and
//! what a good player would be offered.

mod allowance;
mod body;
mod choices;
mod fill;
mod hints;
mod lay;
mod min_turns;
mod order;
mod search;
mod settle;
mod split;
mod wings;

pub use hints::{Hints, hints};
pub use min_turns::min_turns;
pub use split::{Split, split};
