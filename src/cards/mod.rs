//! What a card is. No rule of the game stands in this room.

mod card;
mod deck;
mod hand;
mod ids;
mod list;
mod order;
mod parse;
mod rank;
mod set;
mod text;

pub use card::{Card, Suit};
pub use deck::{SEED_LEN, shuffle};
pub use hand::Hand;
pub(crate) use hand::{BOTH_JOKERS, CHAIN, Masks, ONES};
pub use ids::{Format, IdTable, from_ranks};
pub use list::CardList;
pub use order::{Order, sort, sorted};
pub use parse::{TextError, parse};
pub use rank::Rank;
pub use set::{Cards, CardsError};
pub use text::{Style, Written};
