//! What the seats do once there is a landlord, and what comes of it.

mod absent;
mod doubling;
mod legal;
mod score;
mod showing;
mod turn;

pub use absent::Auto;
pub use legal::Legal;
pub use score::{Score, Spring};
