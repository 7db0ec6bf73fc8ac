//! Dou Dizhu (斗地主): what is a play, what beats what, what may be played.
//!
//! The rooms, from the ground up; each knows only those above it in this list:
//!
//! - [`cards`]: what a card is: bytes, ranks, sets, hands.
//! - [`rules`]: which table we are at: switches, rule sets, presets.
//! - [`plays`]: what these cards are: kinds, classify, readings, beats.
//! - [`moves`]: what may be played: leads, follows, how many.
//! - [`advice`]: what should be played: the fewest turns, splits, hints.
//! - [`table`]: one deal: shuffle, auction, doubling, play, score, record.
//! - `ffi`: the C door, the only room with unsafe code.
//!
//! `numbers` has every constant of the contract, once.
//!
//! Where `target_family = "wasm"` is asked for, it is about size: a browser
//! downloads every byte of the module before the first call, so there functions
//! are shared that are otherwise copied into each of their callers.

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
