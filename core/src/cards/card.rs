//! One card as one byte: the high nibble is the suit, the low one the face.

use super::rank::Rank;
use crate::numbers as n;

/// The suits from low to high. Suits never matter to the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Suit {
    /// ♦ 方块; of equal ranks the one that is taken first.
    Diamond = 0,
    /// ♣ 梅花.
    Club = 1,
    /// ♥ 红桃.
    Heart = 2,
    /// ♠ 黑桃.
    Spade = 3,
}

impl Suit {
    /// Low to high, at the index of their number.
    pub const ALL: [Suit; 4] = [Suit::Diamond, Suit::Club, Suit::Heart, Suit::Spade];
}

/// One of the 54 cards.
///
/// The byte: suit (0 diamond, 1 club, 2 heart, 3 spade) in the high nibble and
/// face (A = 1, 2 … 9, T = 10, J = 11, Q = 12, K = 13) in the low one; `0x4E`
/// is the small joker and `0x4F` the big one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Card(u8);

impl Card {
    /// 小王, written `x`.
    pub const SMALL_JOKER: Card = Card(0x4E);
    /// 大王, written `X`.
    pub const BIG_JOKER: Card = Card(0x4F);

    /// The card of that byte, if there is one.
    pub const fn new(byte: u8) -> Option<Card> {
        match (byte >> 4, byte & 15) {
            (0..=3, 1..=13) | (4, 14..=15) => Some(Card(byte)),
            _ => None,
        }
    }

    /// The card of a rank in a suit; a joker has no suit and takes any.
    pub const fn of(rank: Rank, suit: Suit) -> Card {
        let index = rank.index();
        match index {
            n::RANK_SMALL_JOKER => Card::SMALL_JOKER,
            n::RANK_BIG_JOKER => Card::BIG_JOKER,
            _ => {
                let face = if index >= n::RANK_A {
                    index - n::RANK_A + 1
                } else {
                    index + 3
                };
                Card((suit as u8) << 4 | face)
            }
        }
    }

    /// The byte of [`Card::new`], which is also that of the C calls.
    pub const fn byte(self) -> u8 {
        self.0
    }

    /// Each of the jokers is a rank of its own.
    pub const fn rank(self) -> Rank {
        let face = self.0 & 15;
        let index = match face {
            14 => n::RANK_SMALL_JOKER,
            15 => n::RANK_BIG_JOKER,
            1 | 2 => face + n::RANK_A - 1,
            _ => face - 3,
        };
        match Rank::new(index) {
            Some(rank) => rank,
            // `Card::new` lets no such byte in.
            None => Rank::BIG_JOKER,
        }
    }

    /// The suit, or `None` for a joker.
    pub const fn suit(self) -> Option<Suit> {
        match self.0 >> 4 {
            0 => Some(Suit::Diamond),
            1 => Some(Suit::Club),
            2 => Some(Suit::Heart),
            3 => Some(Suit::Spade),
            _ => None,
        }
    }

    /// The bit of this card in a set: four bits a rank, one a suit; a joker
    /// has the lowest bit of its rank.
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.rank().index() * 4 + if self.0 >= 0x40 { 0 } else { self.0 >> 4 })
    }

    /// The deck in ascending order of the card byte.
    pub const DECK: [Card; n::DECK_LEN as usize] = {
        let mut deck = [Card::BIG_JOKER; n::DECK_LEN as usize];
        let mut at = 0;
        let mut byte = 0;
        while byte <= Card::BIG_JOKER.0 {
            if let Some(card) = Card::new(byte) {
                deck[at] = card;
                at += 1;
            }
            byte += 1;
        }
        deck
    };
}
