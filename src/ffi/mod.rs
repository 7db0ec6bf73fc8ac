//! The C door, and the only room with unsafe code.
#![allow(unsafe_code)]

pub mod abi;
mod door;
pub mod layout;
#[cfg(feature = "panic_handler")]
mod panic;
pub mod plays;
pub mod rules;
mod status;
pub mod version;

pub use plays::*;
pub use rules::*;
pub use version::*;
