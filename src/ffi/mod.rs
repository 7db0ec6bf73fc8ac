//! The C door, and the only room with unsafe code.
#![allow(unsafe_code)]
// The header states once, at its top, what every call asks of its pointers.
#![allow(clippy::missing_safety_doc)]
// What only rooms use that are left out.
#![cfg_attr(ddz_client, allow(dead_code))]

// `ddz_client` leaves out what a client has no use for, whose game stands on a server:
// where every byte is downloaded (`cargo xtask wasm`).
pub mod abi;
pub mod advice;
#[cfg(not(ddz_client))]
pub mod bot;
#[cfg(not(ddz_client))]
mod bot_view;
pub mod cards;
mod door;
#[cfg(not(ddz_client))]
pub mod flow;
#[cfg(not(ddz_client))]
pub mod game;
#[cfg(not(ddz_client))]
mod game_form;
pub mod layout;
pub mod moves;
#[cfg(feature = "panic_handler")]
mod panic;
pub mod plays;
#[cfg(not(ddz_client))]
pub mod position;
#[cfg(not(ddz_client))]
pub mod record;
pub mod rules;
mod scratch;
#[cfg(not(ddz_client))]
pub mod solve;
mod status;
mod texts;
pub mod version;
#[cfg(not(ddz_client))]
pub mod view;
pub mod words;

pub use advice::*;
#[cfg(not(ddz_client))]
pub use bot::*;
pub use cards::*;
#[cfg(not(ddz_client))]
pub use flow::*;
#[cfg(not(ddz_client))]
pub use game::*;
pub use moves::*;
pub use plays::*;
#[cfg(not(ddz_client))]
pub use position::*;
#[cfg(not(ddz_client))]
pub use record::*;
pub use rules::*;
#[cfg(not(ddz_client))]
pub use solve::*;
pub use version::*;
#[cfg(not(ddz_client))]
pub use view::*;
pub use words::*;

// libc knows no types for WebAssembly without a system under it.
#[cfg(target_family = "wasm")]
use core::ffi::c_char;
#[cfg(not(target_family = "wasm"))]
use libc::c_char;
