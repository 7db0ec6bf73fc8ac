//! What a card is. No rule of the game stands in this room.
//!
//! ```
//! use ddz::cards::{Format, Order, Style, parse, shuffle, sort};
//!
//! // From what a person typed to card bytes, sorted, and back to text.
//! let typed = parse("10 10 3 大王 ♥3").expect("cards");
//! let mut bytes: Vec<u8> = typed.as_slice().iter().map(|card| card.byte()).collect();
//! sort(&mut bytes, Order::RankDesc).expect("cards");
//! assert_eq!(bytes, [0x4F, 0x1A, 0x0A, 0x23, 0x03]);
//! assert_eq!(Style::Suited.format(&typed).to_string(), "♦T ♣T ♦3 X ♥3");
//!
//! // The ids of another program.
//! assert_eq!(Format::Egret.id(typed.as_slice()[3]), 54);
//!
//! // The deck of a seed is the same everywhere.
//! assert_eq!(shuffle(&[0; 32], 0)[0].byte(), 0x3D);
//! ```

mod card;
mod counts;
mod deck;
mod ids;
mod iter;
mod list;
mod order;
mod parse;
mod rank;
mod set;
mod text;
mod write;

pub use card::{Card, Suit};
pub use counts::Counts;
pub(crate) use counts::{BOTH_JOKERS, CHAIN, Masks, ONES};
pub use deck::{SEED_LEN, draw, shuffle};
pub use ids::{Format, IdMap, from_ranks};
pub use iter::Iter;
pub use list::CardList;
pub use order::{Order, sort, sorted};
pub use parse::{TextError, parse};
pub use rank::Rank;
pub use set::{Cards, CardsError};
pub use text::{Style, Written};
