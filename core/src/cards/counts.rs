//! How many cards of each rank: all that the rules look at.

use super::rank::Rank;
use super::set::Cards;

/// The lowest bit of each rank's nibble.
pub(crate) const ONES: u64 = 0x0111_1111_1111_1111;

/// Nibbles of the ranks that can stand in a sequence: 3 to A.
pub(crate) const CHAIN: u64 = 0x0000_FFFF_FFFF_FFFF;

/// Both jokers, as two nibbles of one.
pub(crate) const BOTH_JOKERS: u64 = 0x0110_0000_0000_0000;

/// Counts by rank as fifteen 4-bit numbers in one word, the 3 lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Counts(u64);

/// The ranks that a hand holds at least once, twice, three and four times; one
/// bit a rank, the lowest of its nibble, so that shifting by four bits moves
/// one rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Masks {
    pub one: u64,
    pub two: u64,
    pub three: u64,
    pub four: u64,
}

impl Counts {
    /// No cards.
    pub const EMPTY: Counts = Counts(0);

    /// Four suit bits a rank become a count a rank.
    #[inline(always)]
    pub(crate) const fn from_suit_bits(bits: u64) -> Counts {
        let pairs = bits - ((bits >> 1) & 0x5555_5555_5555_5555);
        Counts((pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333))
    }

    /// A hand from counts, 3 first, when a deck has that many of each.
    pub fn from_counts(counts: &[u8; Rank::COUNT]) -> Option<Counts> {
        let mut word = 0;
        for (rank, &count) in Rank::all().zip(counts) {
            if count > rank.copies() {
                return None;
            }
            word |= u64::from(count) << (rank.index() * 4);
        }
        Some(Counts(word))
    }

    /// The hand of a word whose nibbles are counts that a deck has.
    #[inline(always)]
    pub(crate) const fn from_word(word: u64) -> Counts {
        Counts(word)
    }

    /// The word itself: nibble `i` counts rank `i`.
    pub const fn word(self) -> u64 {
        self.0
    }

    /// How many cards of that rank: 0 to 4, of a joker 0 or 1.
    pub const fn count(self, rank: Rank) -> u8 {
        (self.0 >> (rank.index() * 4) & 15) as u8
    }

    /// How many cards in all.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        // A byte holds up to 8 of each two ranks, so the sum stays below 256.
        let bytes = (self.0 & 0x0F0F_0F0F_0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Is no rank held at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub(crate) const fn masks(self) -> Masks {
        let low = self.0 & ONES;
        let mid = self.0 >> 1 & ONES;
        let four = self.0 >> 2 & ONES;
        Masks {
            one: low | mid | four,
            two: mid | four,
            three: (low & mid) | four,
            four,
        }
    }
}

/// Forgets the suits: [`Cards::hand`].
impl From<Cards> for Counts {
    fn from(cards: Cards) -> Counts {
        cards.counts()
    }
}
