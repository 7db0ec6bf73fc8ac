//! Memory that the host of the WebAssembly module may write and read. There
//! the library's memory is the only one that it can see, and it has no
//! allocator to give some away. No call of the library touches it unless it is
//! handed a pointer to it.
#![cfg(target_family = "wasm")]

use core::cell::UnsafeCell;

use super::abi::{ddz_bot_choice, ddz_move};
use ddz::numbers as n;

/// A bot with its list of choices, which is longer than every list and every record,
/// and what a call takes besides.
const LEN: usize = 4 * 1024 + {
    let moves = n::MOVES_MAX as usize * size_of::<ddz_move>();
    let record = n::RECORD_MAX as usize;
    let bot = n::BOT_MEMORY_MAX as usize + 24 * size_of::<ddz_bot_choice>();
    assert!(bot > moves && bot > record);
    bot
};

#[repr(align(64))]
struct Scratch(UnsafeCell<[u8; LEN]>);

// SAFETY: Rust code never makes a reference to what is inside.
unsafe impl Sync for Scratch {}

static SCRATCH: Scratch = Scratch(UnsafeCell::new([0; LEN]));

/// Where it begins, a multiple of 64.
#[unsafe(no_mangle)]
pub extern "C" fn ddz_scratch() -> *mut u8 {
    SCRATCH.0.get().cast()
}

/// How many bytes it has.
#[unsafe(no_mangle)]
pub extern "C" fn ddz_scratch_len() -> u32 {
    LEN as u32
}
