//! The switches as the rules of play ask for them.

use super::switches::{FIRST, LANES, at};
use crate::plays::{KINDS, NEVER};

/// The switches in force: three words of eight lanes, in the order of
/// `ddz_rules`, so that all that a play asks of them is compared at once
/// ([`Needs`](super::Needs)).
///
/// The lanes behind the described switches belong to the kinds that have no
/// switch of their own; there 1 is on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct InForce {
    pub(super) words: [u64; 3],
}

/// Every lane of a kind without a switch of its own is on.
const ON: u64 = {
    let mut on = 0;
    let mut lane = at::PAIR;
    while lane <= at::ROCKET {
        on |= 1 << shift(lane);
        lane += 1;
    }
    on
};

const _: () = assert!(at::PAIR >= FIRST + 16 && at::ROCKET < FIRST + LANES);

/// How far a switch stands from the low end of its word.
const fn shift(offset: usize) -> u32 {
    8 * ((offset - FIRST) % 8) as u32
}

impl InForce {
    /// The switches as they were described, every kind on.
    #[inline(always)]
    pub(super) const fn of([a, b, c]: [u64; 3]) -> InForce {
        InForce {
            words: [a, b, c | ON],
        }
    }

    /// The same without some kinds.
    pub(super) const fn without(self, kinds_off: u32) -> InForce {
        let mut words = self.words;
        let mut i = 0;
        while i < KINDS.len() {
            let shape = &KINDS[i];
            if kinds_off & shape.kind.bit() != 0 {
                // A sequence that no other kind shares its minimum with is out
                // of reach; others have a lane.
                let (lane, value) = match shape.switch {
                    0 => (shape.minimum, NEVER),
                    switch => (switch, 0),
                };
                let i = lane - FIRST;
                let mask = 0xFF << shift(lane);
                words[i / 8 % 3] = words[i / 8 % 3] & !mask | (value as u64) << shift(lane);
            }
            i += 1;
        }
        InForce { words }
    }

    /// All of it as numbers, to hand it to a cold function in registers: behind
    /// a pointer it would be written to memory at every call that comes near.
    #[inline(always)]
    pub(crate) const fn words(&self) -> [u64; 3] {
        self.words
    }

    /// The inverse of [`InForce::words`].
    #[inline(always)]
    pub(crate) const fn from_words(words: [u64; 3]) -> InForce {
        InForce { words }
    }

    /// The switch at an offset.
    #[inline(always)]
    pub(crate) const fn at<const OFFSET: usize>(&self) -> u8 {
        const { assert!(OFFSET >= FIRST && OFFSET < FIRST + LANES) };
        self.byte(OFFSET)
    }

    /// The same for an offset that only the caller's caller knows.
    #[inline(always)]
    pub(crate) const fn byte(&self, offset: usize) -> u8 {
        let i = offset.wrapping_sub(FIRST);
        (self.words[i / 8 % 3] >> (8 * (i % 8))) as u8
    }
}
