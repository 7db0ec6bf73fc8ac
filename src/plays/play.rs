//! A play: what is put down, in one reading.

use core::fmt;

use super::kind::Kind;
use crate::cards::Rank;

/// One reading of a set of cards. Wings have no part in it: they never count
/// when plays are compared.
///
/// ```
/// use ddz::plays::{Kind, Play};
///
/// let three = Play { kind: Kind::TrioSingle, rank: 0, length: 1, cards: 4 };
/// assert_eq!(three.to_string(), "TrioSingle of 3");
/// assert_eq!(Play::ROCKET.to_string(), "Rocket");
/// assert_eq!(Play::default(), Play::NONE);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(C)]
pub struct Play {
    /// What it is.
    pub kind: Kind,
    /// The index of the highest rank of the body.
    pub rank: u8,
    /// Ranks in the body; 1 for every kind that is not a sequence.
    pub length: u8,
    /// How many cards, wings included.
    pub cards: u8,
}

impl Play {
    #[inline(always)]
    pub(crate) fn unpack(packed: Packed) -> Play {
        let [kind, rank, length, cards] = packed.to_bytes();
        Play {
            kind: Kind::new(kind).unwrap_or(Kind::None),
            rank,
            length,
            cards,
        }
    }

    #[inline(always)]
    pub(crate) const fn pack(self) -> Packed {
        Packed::new(self.kind, self.rank, self.length, self.cards)
    }

    /// A pass, or not a play.
    pub const NONE: Play = Play {
        kind: Kind::None,
        rank: 0,
        length: 0,
        cards: 0,
    };

    /// Both jokers.
    pub const ROCKET: Play = Play {
        kind: Kind::Rocket,
        rank: 14,
        length: 1,
        cards: 2,
    };

    /// Is it a pass, or the answer that cards are no play?
    pub const fn is_none(&self) -> bool {
        matches!(self.kind, Kind::None)
    }
}

/// `TrioPair of 5`; of a sequence the length too, and the highest rank,
/// `Straight of 5 ranks up to 9`. The rocket and no play stand alone.
impl fmt::Display for Play {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = Rank::new(self.rank).unwrap_or(Rank::BIG_JOKER);
        match self.kind {
            kind @ (Kind::None | Kind::Rocket) => write!(out, "{kind:?}"),
            kind if self.length > 1 => {
                write!(out, "{kind:?} of {} ranks up to {rank}", self.length)
            }
            kind => write!(out, "{kind:?} of {rank}"),
        }
    }
}

/// A play as one number, which can be masked: kind lowest, then rank, length
/// and cards, as the bytes of `ddz_play`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Packed(u32);

impl Packed {
    pub(crate) const NONE: Packed = Packed(0);

    #[inline(always)]
    pub(crate) const fn new(kind: Kind, rank: u8, length: u8, cards: u8) -> Packed {
        Packed(u32::from_le_bytes([kind as u8, rank, length, cards]))
    }

    #[inline(always)]
    pub(crate) const fn from_bytes(bytes: [u8; 4]) -> Packed {
        Packed(u32::from_le_bytes(bytes))
    }

    /// None unless `fault` is 0.
    #[inline(always)]
    pub(crate) const fn unless(self, fault: u64) -> Packed {
        Packed(self.0 & ((fault == 0) as u32).wrapping_neg())
    }

    #[inline(always)]
    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub(super) const fn length(self) -> u8 {
        (self.0 >> 16) as u8
    }

    #[inline(always)]
    pub(super) const fn rank(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// 0 when both are alike but for the rank.
    #[inline(always)]
    pub(super) const fn but_rank(self, other: Packed) -> u32 {
        (self.0 ^ other.0) & 0xFFFF_00FF
    }

    /// The higher of two that are alike but for the rank.
    #[inline(always)]
    pub(super) const fn is_higher_than(self, other: Packed) -> bool {
        self.0 > other.0
    }

    #[inline(always)]
    pub(super) const fn kind(self) -> u8 {
        self.0 as u8
    }

    #[inline(always)]
    pub(crate) const fn to_bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }
}
