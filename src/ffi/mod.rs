//! The C door, and the only room with unsafe code.
#![allow(unsafe_code)]
// The header states once, at its top, what every call asks of its pointers.
#![allow(clippy::missing_safety_doc)]

pub mod abi;
pub mod advice;
pub mod bot;
mod bot_view;
pub mod cards;
mod door;
pub mod flow;
pub mod game;
mod game_form;
pub mod layout;
pub mod moves;
#[cfg(feature = "panic_handler")]
mod panic;
pub mod plays;
pub mod position;
pub mod record;
pub mod rules;
mod scratch;
pub mod solve;
mod status;
mod texts;
pub mod version;
pub mod view;
pub mod words;

pub use advice::*;
pub use bot::*;
pub use cards::*;
pub use flow::*;
pub use game::*;
pub use moves::*;
pub use plays::*;
pub use position::*;
pub use record::*;
pub use rules::*;
pub use solve::*;
pub use version::*;
pub use view::*;
pub use words::*;

// libc knows no types for WebAssembly without a system under it.
#[cfg(target_family = "wasm")]
use core::ffi::c_char;
#[cfg(not(target_family = "wasm"))]
use libc::c_char;
