//! Dou Dizhu (斗地主): what is a play, what beats what, what may and should be
//! played, and whole deals.
//!
//! Each module has one subject, and knows only those above it in this list:
//!
//! - [`cards`]: what a card is: bytes, ranks, sets, counts by rank.
//! - [`rules`]: which rules are played by: switches, rule sets, presets.
//! - [`plays`]: what these cards are: kinds, classify, readings, what beats what.
//! - [`moves`]: what may be played: leads, follows, how many.
//! - [`advice`]: what should be played: the fewest turns, splits, hints.
//! - [`position`]: whose turn it is: open hands, what lies on the table.
//! - [`solve`]: who wins an open position, and how.
//! - [`policy`]: what a seat plays that sees one hand and the table: a choice in a microsecond.
//! - [`game`]: one deal: shuffle, auction, doubling, play, score, record.
//! - [`bot`]: a player by the computer, from what one seat may know.
//!
//! Nothing here allocates, keeps state, panics or needs `std`, and there is no
//! unsafe code. The C library around it is a package of its own.
//!
//! # From cards to a whole deal
//!
//! ```
//! use ddz::advice::hints;
//! use ddz::cards::Cards;
//! use ddz::game::{Action, ActionKind, Auto, FlowPreset, Game, Phase, Seat};
//! use ddz::moves;
//! use ddz::plays::{Kind, Question, classify};
//! use ddz::rules::Preset;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // What are these cards, under these rules?
//! let rules = Preset::Standard.rule_set();
//! let play = classify(&rules, "5 5 5 6 6".parse()?);
//! assert_eq!(play.kind(), Kind::TrioPair);
//!
//! // They lie on the table. Are these higher?
//! let question = Question::new(&rules, play).ok_or("not a play of these rules")?;
//! let higher: Cards = "7 7 7 9 9".parse()?;
//! assert_eq!(question.beats(higher.counts()).kind(), Kind::TrioPair);
//!
//! // What may be played from a hand, and what should be?
//! let hand: Cards = "3 4 5 6 7 7 7 9 9 K A 2 2".parse()?;
//! let mut list = Vec::new();
//! moves::for_each(question, hand, |found| list.push(found));
//! assert_eq!(list.len(), 2);
//! let best = hints(question, hand).first().ok_or("only a pass")?;
//! assert_eq!(best.to_string(), "♦7 ♣7 ♥7 ♦9 ♣9");
//!
//! // A deal from the shuffle to the score: one seat bids three, then all play
//! // by hints.
//! let flow = FlowPreset::Classic.flow();
//! let mut game = Game::new(rules, flow, &[7; 32], Seat::Zero);
//! while let Some(seat) = game.waiting().iter().next() {
//!     let action = match game.phase() {
//!         Phase::Bid => Action { seat, kind: ActionKind::Bid(3) },
//!         _ => game.auto(seat, Auto::Hint).ok_or("not waited for")?,
//!     };
//!     game.act(&action)?;
//! }
//! assert_eq!(game.phase(), Phase::Over);
//! let winner = game.winner().ok_or("nobody won")?;
//! let score = game.score();
//! assert!(score.points[winner] >= 3);
//! assert_eq!(score.points.0.iter().sum::<i32>(), 0);
//! # Ok(())
//! # }
//! ```
//!
//! # Cards and counts
//!
//! [`Cards`](cards::Cards) is a set of cards; [`Counts`](cards::Counts) is how
//! many of each rank, which is all that the rules look at. Calls that answer with
//! cards take `Cards`, because they name them with their suits:
//! [`moves::for_each`], [`advice::hints`], [`advice::split`]. Calls that answer
//! with plays or numbers take `Counts`, which is
//! [`Cards::counts`](cards::Cards::counts) or `into()`: [`plays::readings`],
//! [`Question::beats`](plays::Question::beats), [`plays::compare`],
//! [`moves::count`], [`advice::min_turns`]. A program that knows ranks only makes
//! them with [`Counts::from_counts`](cards::Counts::from_counts).
//! [`plays::classify`] takes cards and [`plays::classify_counts`] counts.
//! [`CardList`](cards::CardList) is cards in an order, to be read and written.

// Where `target_family = "wasm"` is asked for, it is about size: a browser
// downloads every byte of the module before the first call, so there functions
// are shared that are otherwise copied into each of their callers.

#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod fixed;
mod numbered;
mod refused;

pub mod advice;
pub mod bot;
pub mod cards;
pub mod game;
pub mod moves;
// Every number of the C library, for that library: no part of this crate's API.
#[doc(hidden)]
pub mod numbers;
pub mod plays;
pub mod policy;
pub mod position;
pub mod rules;
pub mod solve;

// So that its example is run with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
