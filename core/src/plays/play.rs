//! A play: what is put down, in one reading.

use core::fmt;

use super::kind::Kind;
use super::range::Range;
use crate::cards::Rank;

/// One reading of a set of cards. Wings have no part in it: they never count
/// when plays are compared.
///
/// Only plays that some rule set has can be made.
///
/// ```
/// use ddz::cards::Rank;
/// use ddz::plays::{Kind, Play};
///
/// let three = Play::new(Kind::TrioSingle, Rank::THREE, 1).expect("there are such plays");
/// assert_eq!(three.to_string(), "TrioSingle of 3");
/// assert_eq!(three.cards(), 4);
/// assert_eq!(Play::ROCKET.to_string(), "Rocket");
/// assert_eq!(Play::default(), Play::NONE);
///
/// // No sequence has a 2, and none of nine ranks ends with a 10.
/// assert!(Play::new(Kind::Straight, Rank::TWO, 5).is_none());
/// assert!(Play::new(Kind::Straight, Rank::TEN, 9).is_none());
/// ```
// The bytes of a `ddz_play` as one number, which can be masked: the kind lowest,
// then rank, length and cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Play(u32);

impl Play {
    /// A pass, or not a play.
    pub const NONE: Play = Play(0);

    /// Both jokers.
    pub const ROCKET: Play = Play::of(Kind::Rocket, Rank::BIG_JOKER.index(), 1, 2);

    /// The play of a kind, with that rank as the highest of its body and so many
    /// ranks in the body, 1 where it is no sequence. `None` when no rule set has
    /// such a play.
    pub fn new(kind: Kind, rank: Rank, length: u8) -> Option<Play> {
        let cards = super::kinds::row(kind)?.cards(length.min(12));
        Play::from_bytes([kind as u8, rank.index(), length, cards])
    }

    /// The play of the bytes of a `ddz_play`: kind, rank, length, cards. `None`
    /// when no rule set has such a play; all 0 is [`Play::NONE`].
    #[inline(always)]
    pub fn from_bytes(bytes: [u8; 4]) -> Option<Play> {
        let play = Play(u32::from_le_bytes(bytes));
        if Range::of(play).fault(play) == 0 {
            Some(play)
        } else {
            None
        }
    }

    /// The bytes of [`Play::from_bytes`].
    #[inline(always)]
    pub const fn to_bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// The play of such bytes as one number, the first byte lowest.
    #[inline(always)]
    pub(crate) const fn from_word(word: u32) -> Play {
        Play(word)
    }

    /// A play that the caller knows to be one.
    #[inline(always)]
    pub(crate) const fn of(kind: Kind, rank: u8, length: u8, cards: u8) -> Play {
        Play(u32::from_le_bytes([kind as u8, rank, length, cards]))
    }

    /// What it is.
    #[inline(always)]
    pub const fn kind(self) -> Kind {
        match Kind::new(self.number()) {
            Some(kind) => kind,
            None => Kind::None,
        }
    }

    /// The highest rank of the body; the 3 when there is none.
    #[inline(always)]
    pub const fn rank(self) -> Rank {
        match Rank::new((self.0 >> 8) as u8) {
            Some(rank) => rank,
            None => Rank::THREE,
        }
    }

    /// Ranks in the body; 1 for every kind that is not a sequence.
    #[inline(always)]
    pub const fn length(self) -> u8 {
        (self.0 >> 16) as u8
    }

    /// How many cards, wings included.
    #[inline(always)]
    pub const fn cards(self) -> u8 {
        (self.0 >> 24) as u8
    }

    /// Is it a pass, or the answer that cards are no play?
    #[inline(always)]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The play, unless there is a fault.
    #[inline(always)]
    pub(super) const fn unless(self, fault: u64) -> Play {
        Play(self.0 & ((fault == 0) as u32).wrapping_neg())
    }

    /// The number of its kind.
    #[inline(always)]
    pub(super) const fn number(self) -> u8 {
        self.0 as u8
    }

    /// The index of its rank.
    #[inline(always)]
    pub(crate) const fn rank_index(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// 0 when both are alike but for the rank.
    #[inline(always)]
    pub(super) const fn but_rank(self, other: Play) -> u32 {
        (self.0 ^ other.0) & 0xFFFF_00FF
    }

    /// The higher of two that are alike but for the rank.
    #[inline(always)]
    pub(super) const fn is_higher_than(self, other: Play) -> bool {
        self.0 > other.0
    }
}

/// `TrioPair of 5`; of a sequence the length too, and the highest rank,
/// `Straight of 5 ranks up to 9`. The rocket and no play stand alone.
impl fmt::Display for Play {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = self.rank();
        match self.kind() {
            kind @ (Kind::None | Kind::Rocket) => write!(out, "{kind:?}"),
            kind if self.length() > 1 => {
                write!(out, "{kind:?} of {} ranks up to {rank}", self.length())
            }
            kind => write!(out, "{kind:?} of {rank}"),
        }
    }
}

/// What [`Display`](fmt::Display) writes, and the number of cards.
impl fmt::Debug for Play {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Play({self}, {} cards)", self.cards())
    }
}
