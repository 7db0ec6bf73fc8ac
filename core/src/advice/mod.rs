//! What should be played: how few plays empty a hand, one way to do it, and
//! what a good player would be offered. `docs/hints.md` says by what policy.

// - `search`, `settle`, `fill`: the fewest turns: sequences first, then trios
//   and quads by counting, then wings one by one. `allowance` is the rule set
//   as they ask for it, `body` what they pass around.
// - `min_turns`, `split`: the number, and one way to get it.
// - `choices`, `wings`, `order`, `hints`: what there is to choose, the cheapest
//   wings for each choice, which comes first. docs/hints.md is the policy.
// - `way`: the plays of one shortest way, for those who ask many times.
// - `lay`: from ranks to cards of the hand.

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
mod way;
mod wings;

pub use hints::{Hints, hints};
pub(crate) use lay::lay;
pub(crate) use min_turns::Turns;
pub use min_turns::min_turns;
pub use split::{Split, split};
pub(crate) use way::Ways;

pub(crate) use search::starts;
