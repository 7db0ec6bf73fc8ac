//! What a play asks of a rule set, compared with it eight switches at a time.

use super::in_force::InForce;
use super::switches::{FIRST, HIGH_BITS, at};

/// The minima, read as 127 less their value: a short minimum then is a large
/// number, as a switch that is on, and all bytes are compared alike.
const MINIMA: u64 = 0x7F7F_7F7F;

/// The least value of every switch that a play hangs on; 0 where it does not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needs {
    words: [u64; 3],
}

/// Where a switch stands among the words.
const fn lane(offset: usize) -> (usize, u32) {
    let i = offset - FIRST;
    (i / 8, 8 * (i % 8) as u32)
}

impl Needs {
    pub(crate) const NOTHING: Needs = Needs { words: [0; 3] };

    /// No rule set meets it: a byte of the words is never above its range.
    pub(crate) const IMPOSSIBLE: Needs = Needs {
        words: [0, 0, 0x7F << 56],
    };

    /// The switch at `offset` must be at least `value`.
    pub(crate) const fn switch(mut self, offset: usize, value: u8) -> Needs {
        let (word, shift) = lane(offset);
        let wanted = self.words[word] >> shift & 0xFF;
        if value as u64 > wanted {
            self.words[word] ^= (wanted ^ value as u64) << shift;
        }
        self
    }

    /// The minimum at `offset` must be at most `length`.
    pub(crate) const fn minimum(mut self, offset: usize, length: u8) -> Needs {
        let (_, shift) = lane(offset);
        self.words[0] |= (0x7F - length as u64) << shift;
        self
    }

    /// These needs, and those of `extra` that `Extra` names, where the cards
    /// have what they are about.
    #[inline(always)]
    pub(crate) const fn and(mut self, extra: Extra, both_jokers: bool, touching: bool) -> Needs {
        let wanted = ((both_jokers as u64).wrapping_neg() & Extra::ROCKETS)
            | ((touching as u64).wrapping_neg() & Extra::TOUCHING);
        self.words[1] |= extra.word & wanted;
        self
    }

    /// 0 when the rule set meets all needs.
    #[inline(always)]
    pub(crate) const fn unmet(&self, rules: &InForce) -> u64 {
        let [a, b, c] = rules.words();
        let met = ((a ^ MINIMA) | HIGH_BITS).wrapping_sub(self.words[0])
            & (b | HIGH_BITS).wrapping_sub(self.words[1])
            & (c | HIGH_BITS).wrapping_sub(self.words[2]);
        !met & HIGH_BITS
    }
}

/// Needs that hang on the wings at hand: both jokers among them, or three equal
/// ones next to the body.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extra {
    word: u64,
}

impl Extra {
    const ROCKETS: u64 = Extra::bit(at::WING_ROCKET) | Extra::bit(at::FOUR_ROCKET);
    const TOUCHING: u64 = Extra::bit(at::WING_ADJACENT_TRIO);

    pub(crate) const NOTHING: Extra = Extra { word: 0 };

    const fn bit(offset: usize) -> u64 {
        let (word, shift) = lane(offset);
        assert!(word == 1, "the extra needs are kept in one word");
        1 << shift
    }

    pub(crate) const fn and(self, offset: usize) -> Extra {
        Extra {
            word: self.word | Extra::bit(offset),
        }
    }
}
