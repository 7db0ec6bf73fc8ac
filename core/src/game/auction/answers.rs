//! What the seats have said in an auction, in order.

use crate::game::phase::Said;

/// Answers of one auction, at most: pass, pass, 1, pass, 2, pass, 3 is one of
/// the longest.
pub const ANSWERS: usize = 8;

/// The answers so far, one byte each, then nothing: the first in the lowest
/// byte. One word, since every table that is looked at has them looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::game) struct Answers(u64);

const BYTES: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = BYTES << 7;
/// Added to a byte it shows in the high bit whether that is no answer.
const ABOVE_ALL: u64 = (0x7F - Said::Rob as u64) * BYTES;

impl Answers {
    pub(in crate::game) const NONE: Answers = Answers(0);

    /// Takes the numbers of answers; `None` when one is no answer, or comes
    /// after nothing.
    #[inline(always)]
    pub(in crate::game) const fn from_bytes(bytes: [u8; ANSWERS]) -> Option<Answers> {
        let answers = Answers(u64::from_le_bytes(bytes));
        let unknown = ((answers.0 & !HIGH_BITS).wrapping_add(ABOVE_ALL) | answers.0) & HIGH_BITS;
        // The places behind the last answer are filled, so that a byte that is
        // still 0 is a hole.
        let filled = answers.0 | answers.behind();
        let holes = filled.wrapping_sub(BYTES) & !filled & HIGH_BITS;
        if unknown | holes == 0 {
            Some(answers)
        } else {
            None
        }
    }

    pub(in crate::game) const fn to_bytes(self) -> [u8; ANSWERS] {
        self.0.to_le_bytes()
    }

    pub(in crate::game) const fn len(self) -> u32 {
        (u64::BITS - self.0.leading_zeros()).div_ceil(8)
    }

    pub(in crate::game) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All bits of the places that no answer has.
    const fn behind(self) -> u64 {
        match u64::MAX.checked_shl(8 * self.len()) {
            Some(behind) => behind,
            None => 0,
        }
    }

    /// Adds an answer; no auction has one too many.
    pub(in crate::game) const fn push(&mut self, said: Said) {
        if let Some(byte) = (said as u64).checked_shl(8 * self.len()) {
            self.0 |= byte;
        }
    }

    pub(in crate::game) fn iter(self) -> impl Iterator<Item = Said> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let said = Said::new(rest as u8)?;
            rest >>= 8;
            (said != Said::Nothing).then_some(said)
        })
    }
}
