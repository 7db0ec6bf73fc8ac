//! Dou Dizhu (斗地主): what is a play, what beats what, what may be played.
//!
//! Each module is a room of the house with one subject, and knows only those above
//! it in this list:
//!
//! - [`cards`]: what a card is: bytes, ranks, sets, hands.
//! - [`rules`]: which table we are at: switches, rule sets, presets.
//! - [`plays`]: what these cards are: kinds, classify, readings, beats.
//! - [`moves`]: what may be played: leads, follows, how many.
//! - [`advice`]: what should be played: the fewest turns, splits, hints.
//! - [`table`]: one deal: shuffle, auction, doubling, play, score, record.
//! - `ffi`: the C door, the only room with unsafe code.
//!
//! [`numbers`] has every constant of the contract, once.
//!
//! Nothing here allocates, keeps state or panics, and no call needs `std`.
//!
//! # From cards to a whole deal
//!
//! ```
//! use ddz::advice::hints;
//! use ddz::cards::Cards;
//! use ddz::moves;
//! use ddz::plays::{Kind, TablePlay, beats, classify};
//! use ddz::rules::Preset;
//! use ddz::table::{Action, Auto, Deed, FlowPreset, Phase, Seat, Table};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Which table are we at? What are these cards?
//! let rules = Preset::Standard.rule_set();
//! let play = classify(&rules, "5 5 5 6 6".parse()?);
//! assert_eq!(play.kind, Kind::TrioPair);
//!
//! // They lie on the table. Are these higher?
//! let table = TablePlay::new(&rules, play).ok_or("not a play")?;
//! let higher: Cards = "7 7 7 9 9".parse()?;
//! assert_eq!(beats(&rules, table, higher.hand()).kind, Kind::TrioPair);
//!
//! // What may be played from a hand, and what should be?
//! let hand: Cards = "3 4 5 6 7 7 7 9 9 K A 2 2".parse()?;
//! let mut list = Vec::new();
//! moves::for_each(&rules, hand, table, |found| list.push(found));
//! assert_eq!(list.len(), 2);
//! let best = hints(&rules, hand, table).first().ok_or("only a pass")?;
//! assert_eq!(best.to_string(), "♦7 ♣7 ♥7 ♦9 ♣9");
//!
//! // A deal from the shuffle to the score: one seat bids three, then all play
//! // by hints.
//! let flow = FlowPreset::Classic.flow();
//! let mut table = Table::new(rules, flow, &[7; 32], Seat::Zero);
//! while let Some(seat) = table.waiting().iter().next() {
//!     let action = match table.phase() {
//!         Phase::Bid => Action { seat, deed: Deed::Bid(3) },
//!         _ => table.auto(seat, Auto::Hint).ok_or("not waited for")?,
//!     };
//!     table.act(&action)?;
//! }
//! assert_eq!(table.phase(), Phase::Over);
//! let winner = table.winner().ok_or("nobody won")?;
//! let score = table.score();
//! assert!(score.points[winner] >= 3);
//! assert_eq!(score.points.0.iter().sum::<i32>(), 0);
//! # Ok(())
//! # }
//! ```
//!
//! # Cards and hands
//!
//! [`Cards`](cards::Cards) is a set of cards; [`Hand`](cards::Hand) is how many
//! of each rank, which is all that the rules look at. Calls that answer with
//! cards take `Cards`, because they name them with their suits:
//! [`moves::for_each`], [`advice::hints`], [`advice::split`]. Calls that answer
//! with plays or numbers take a `Hand`, which is [`Cards::hand`](cards::Cards::hand)
//! or `into()`: [`plays::readings`], [`plays::beats`], [`plays::compare`],
//! [`moves::count`], [`advice::min_turns`]. A program that knows ranks only
//! makes it with [`Hand::from_counts`](cards::Hand::from_counts).
//! [`plays::classify`] takes cards and [`plays::classify_hand`] a hand.
//! [`CardList`](cards::CardList) is cards in an order, to be read and written.
//!
//! # Features
//!
//! - `std`, on by default, concerns C programs alone: a panic at the door becomes
//!   a status. Without it the crate is the same for Rust.
//! - `panic_handler` is for the libraries that C programs load without `std`. A
//!   Rust program has a panic handler and must leave this off.

// Where `target_family = "wasm"` is asked for, it is about size: a browser
// downloads every byte of the module before the first call, so there functions
// are shared that are otherwise copied into each of their callers.

#![no_std]
#![deny(unsafe_code)]
#![warn(missing_docs)]

#[cfg(feature = "std")]
extern crate std;

pub mod advice;
pub mod cards;
pub mod ffi;
pub mod moves;
pub mod numbers;
pub mod plays;
pub mod rules;
pub mod table;
