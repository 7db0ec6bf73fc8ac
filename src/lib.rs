//! The C library. What it knows stands in the package `ddz` (`core`); here is
//! what C programs see of it: [`ffi`], the only room with unsafe code.

#![no_std]
#![deny(unsafe_code)]
#![warn(missing_docs)]

#[cfg(feature = "std")]
extern crate std;

pub mod ffi;
