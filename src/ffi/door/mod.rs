//! The few shapes in which data crosses the C interface, each with one type, and
//! the one order in which they are judged ([`take`]).

pub(super) mod input;
pub(super) mod memory;
pub(super) mod output;
pub(super) mod structs;
mod take;

pub(super) use take::Arguments;

use super::abi::ddz_play;
use super::status::Refusal;
use ddz::numbers as n;
use ddz::plays::Play;

/// Runs an export. A panic is a fault of the library; with `std` it becomes a
/// status, without it no panicking code is left.
#[inline(always)]
pub(super) fn guard(body: impl FnOnce() -> Result<(), Refusal>) -> i32 {
    #[cfg(feature = "std")]
    {
        match std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| answer(body()))) {
            Ok(status) => status,
            Err(_) => n::ERR_INTERNAL,
        }
    }
    #[cfg(not(feature = "std"))]
    answer(body())
}

#[inline(always)]
fn answer(result: Result<(), Refusal>) -> i32 {
    match result {
        Ok(()) => n::OK,
        Err(refusal) => refusal.status(),
    }
}

impl From<Play> for ddz_play {
    #[inline(always)]
    fn from(play: Play) -> ddz_play {
        play.to_bytes().into()
    }
}

impl From<[u8; 4]> for ddz_play {
    #[inline(always)]
    fn from([kind, rank, length, cards]: [u8; 4]) -> ddz_play {
        ddz_play {
            kind,
            rank,
            length,
            cards,
        }
    }
}

impl From<ddz_play> for [u8; 4] {
    #[inline(always)]
    fn from(play: ddz_play) -> [u8; 4] {
        [play.kind, play.rank, play.length, play.cards]
    }
}
