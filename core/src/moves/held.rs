//! Which cards of a rank are played: the lowest suits first, in the order
//! diamond, club, heart, spade.

use crate::cards::{Card, Cards, Rank, Suit};
use crate::numbers as n;

/// How many bits `ranks` ranks take. The bound, which no caller comes near, lets
/// the compiler see that it is a shift.
#[inline(always)]
pub(super) const fn up(ranks: u32) -> u32 {
    (4 * ranks) & 63
}

/// The cards of a hand by rank.
#[derive(Clone, Copy)]
pub(super) struct Held {
    suit_bits: u64,
}

/// The suits that four bits hold, lowest first, a byte each, in the high nibble.
const SUITS: [u32; 16] = {
    let mut suits = [0; 16];
    let mut held = 0;
    while held < 16 {
        let (mut suit, mut at) = (0, 0);
        while suit < 4 {
            if held >> suit & 1 == 1 {
                suits[held] |= suit << 4 << at;
                at += 8;
            }
            suit += 1;
        }
        held += 1;
    }
    suits
};

/// The card of each rank in the lowest suit, four times.
const FACES: [u32; 16] = {
    let mut faces = [0; 16];
    let mut rank = 0;
    while rank < Rank::COUNT {
        if let Some(r) = Rank::new(rank as u8) {
            faces[rank] = Card::of(r, Suit::Diamond).byte() as u32 * 0x0101_0101;
        }
        rank += 1;
    }
    faces
};

impl Held {
    #[inline(always)]
    pub(super) fn new(cards: Cards) -> Held {
        Held {
            suit_bits: cards.word(),
        }
    }

    /// The cards of a rank, the lowest suit in the lowest byte. Bytes beyond
    /// those that are held mean nothing.
    #[inline(always)]
    pub(super) fn of(self, rank: u32) -> u32 {
        let suits = (self.suit_bits >> up(rank)) as usize % 16;
        SUITS[suits] | FACES[rank as usize % 16]
    }

    /// The first `n` cards of a rank, 1 to 4.
    #[inline(always)]
    pub(super) fn first(self, rank: u32, n: u32) -> u64 {
        u64::from(self.of(rank) & u32::MAX >> ((32 - 8 * n) & 31))
    }

    /// The first card of each rank of the sequences, a byte each, the 3 lowest.
    pub(super) fn firsts(self) -> u128 {
        let mut cards = 0;
        for rank in (0..=u32::from(n::RANK_A)).rev() {
            cards = cards << 8 | u128::from(self.of(rank) as u8);
        }
        cards
    }
}
