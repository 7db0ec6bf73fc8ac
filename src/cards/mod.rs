//! What a card is. No rule of the game stands in this room.

mod card;
mod hand;
mod rank;
mod set;

pub use card::{Card, Suit};
pub use hand::Hand;
pub(crate) use hand::{BOTH_JOKERS, CHAIN, Masks, ONES};
pub use rank::Rank;
pub use set::{Cards, CardsError};
