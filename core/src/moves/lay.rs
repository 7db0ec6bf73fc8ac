//! In what form a move is handed out: the enumeration knows ranks only, and
//! this lays cards on them, or counts them.

use super::held::{Held, up};
use super::wings::Wing;
use crate::cards::Counts;
use crate::plays::Play;

/// A move that is being put together, rank by rank.
///
/// The enumeration is written once for all forms. Cards are laid while a move
/// grows and not behind it, since a body is laid once for all its wings.
pub(super) trait Lay: Copy {
    /// What straights are cut out of.
    type Firsts: Copy;

    /// The play without its cards.
    fn start(play: Play) -> Self;

    /// `copies` cards of a rank of the body, at place `at` of the play.
    fn body(self, held: Held, rank: u32, copies: u32, at: u32) -> Self;

    /// A wing of `unit` cards of a rank that `used` wings have been taken from.
    fn wing(self, wing: &Wing, used: u32, unit: u32, at: u32) -> Self;

    /// The lowest card of each rank of the sequences.
    fn firsts(held: Held) -> Self::Firsts;

    /// A straight of `length` from `start` on.
    fn straight(self, firsts: Self::Firsts, start: u32, length: u32) -> Self;
}

/// A move by rank: the play and how many cards of each rank it takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RankMove {
    /// What is played.
    pub play: Play,
    /// Its cards.
    pub counts: Counts,
}

impl RankMove {
    #[inline(always)]
    fn plus(self, cards: u64) -> RankMove {
        let counts = Counts::from_word(self.counts.word() + cards);
        RankMove { counts, ..self }
    }
}

impl Lay for RankMove {
    type Firsts = ();

    #[inline(always)]
    fn start(play: Play) -> RankMove {
        RankMove {
            play,
            counts: Counts::EMPTY,
        }
    }

    #[inline(always)]
    fn body(self, _: Held, rank: u32, copies: u32, _: u32) -> RankMove {
        self.plus(u64::from(copies) << up(rank))
    }

    #[inline(always)]
    fn wing(self, wing: &Wing, _: u32, unit: u32, _: u32) -> RankMove {
        self.plus(u64::from(unit) << up(wing.rank.into()))
    }

    #[inline(always)]
    fn firsts(_: Held) {}

    #[inline(always)]
    fn straight(self, (): (), start: u32, length: u32) -> RankMove {
        self.plus(super::view::block(start, length))
    }
}
