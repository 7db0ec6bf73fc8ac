//! One move, and the three words in which it is put together.

use core::fmt;

use crate::cards::{Card, CardList, Cards};
use crate::plays::{Packed, Play};

/// A play with the cards that make it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(C)]
pub struct Move {
    /// What is played.
    pub play: Play,
    /// Card bytes from the hand: body first, then wings; unused bytes are 0.
    pub cards: [u8; 20],
}

impl Move {
    /// The bytes of the cards that are played.
    pub fn cards(&self) -> &[u8] {
        self.cards.get(..self.play.cards as usize).unwrap_or(&[])
    }

    /// The cards that are played, to take them out of a hand
    /// ([`Cards::without`]).
    pub fn set(&self) -> Cards {
        self.in_order().collect()
    }

    /// The cards in their order, body first, to be written
    /// ([`Style::format`](crate::cards::Style::format)).
    pub fn list(&self) -> CardList {
        self.in_order().collect()
    }

    /// Every byte of a move that this library made is a card.
    fn in_order(&self) -> impl Iterator<Item = Card> {
        self.cards().iter().filter_map(|&byte| Card::new(byte))
    }
}

/// The cards in their order: `♦5 ♣5 ♥5 ♦3 ♣3`.
impl fmt::Display for Move {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.list(), out)
    }
}

/// The 24 bytes of a `ddz_move` as three little-endian words: the play in the
/// first four bytes, the cards behind it.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    words: [u64; 3],
}

/// Where the cards begin.
const FIRST: u32 = 4;

impl Entry {
    #[inline(always)]
    pub(super) fn new(play: Packed) -> Entry {
        Entry {
            words: [u64::from(u32::from_le_bytes(play.to_bytes())), 0, 0],
        }
    }

    /// These cards from place `at` on, counted in cards. `cards` has at most
    /// eight bytes, the first card lowest.
    #[inline(always)]
    pub(super) fn with(mut self, cards: u64, at: u32) -> Entry {
        let [a, b, c] = &mut self.words;
        let bits = 8 * (FIRST + at);
        match bits / 64 {
            0 => {
                *a |= cards << bits;
                *b |= cards >> (64 - bits);
            }
            1 => {
                *b |= cards << (bits - 64);
                *c |= (cards >> 1) >> (127 - bits);
            }
            _ => *c |= cards << (bits & 63),
        }
        self
    }

    /// Up to sixteen cards from the first place on.
    #[inline(always)]
    pub(super) fn with_body(mut self, cards: u128) -> Entry {
        let [a, b, c] = &mut self.words;
        *a |= (cards as u64) << 32;
        *b |= (cards >> 32) as u64;
        *c |= (cards >> 96) as u64;
        self
    }

    #[inline(always)]
    pub(crate) fn words(self) -> [u64; 3] {
        self.words
    }

    pub(super) fn to_move(self) -> Move {
        let mut bytes = [0; 24];
        for (place, byte) in bytes
            .iter_mut()
            .zip(self.words.into_iter().flat_map(u64::to_le_bytes))
        {
            *place = byte;
        }
        let [kind, rank, length, count, cards @ ..] = bytes;
        Move {
            play: Play::unpack(Packed::from_bytes([kind, rank, length, count])),
            cards,
        }
    }
}
