//! The fifteen ranks.

use crate::numbers as n;

/// A rank by its index: 3 is 0 … A is 11, 2 is 12, the jokers 13 and 14.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Rank(u8);

impl Rank {
    /// The lowest of all ranks, and of every sequence.
    pub const THREE: Rank = Rank(n::RANK_3);
    /// The only one with two characters where it is written `10`; its letter is
    /// `T`.
    pub const TEN: Rank = Rank(n::RANK_10);
    /// The highest rank of a sequence.
    pub const ACE: Rank = Rank(n::RANK_A);
    /// Above the ace, and in no sequence (docs/rules.md).
    pub const TWO: Rank = Rank(n::RANK_2);
    /// 小王: beats every other single card but the big joker.
    pub const SMALL_JOKER: Rank = Rank(n::RANK_SMALL_JOKER);
    /// 大王: the highest rank.
    pub const BIG_JOKER: Rank = Rank(n::RANK_BIG_JOKER);

    /// How many ranks there are.
    pub const COUNT: usize = 15;

    /// The letters of the ranks from low to high, as people write them.
    pub const LETTERS: &'static [u8; Rank::COUNT] = b"3456789TJQKA2xX";

    /// The rank of that index, if there is one.
    pub const fn new(index: u8) -> Option<Rank> {
        if index <= n::RANK_BIG_JOKER {
            Some(Rank(index))
        } else {
            None
        }
    }

    /// 0 for the 3 up to 14 for the big joker.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Is it one of the two ranks that have a single card and no suit?
    pub const fn is_joker(self) -> bool {
        self.0 >= n::RANK_SMALL_JOKER
    }

    /// How many cards of this rank a deck has.
    pub const fn copies(self) -> u8 {
        if self.is_joker() { 1 } else { 4 }
    }

    /// All ranks, low to high.
    pub fn all() -> impl Iterator<Item = Rank> {
        (0..=n::RANK_BIG_JOKER).map(Rank)
    }
}
