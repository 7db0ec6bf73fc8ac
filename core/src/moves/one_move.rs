//! One move: a play with the cards that make it.

use core::fmt;

use super::held::Held;
use super::lay::Lay;
use super::wings::Wing;
use crate::cards::{Card, CardList, Cards, Counts};
use crate::plays::Play;

/// A play with the cards that make it.
///
/// ```
/// use ddz::cards::Cards;
/// use ddz::moves;
/// use ddz::plays::{Kind, Question};
/// use ddz::rules::Preset;
///
/// let hand: Cards = "♥5 ♦5 ♣5 ♠3 ♣3".parse()?;
/// let rules = Preset::Standard.rule_set();
/// let lead = Question::lead(&rules);
/// let full = moves::find(lead, hand, |found| found.play().kind() == Kind::TrioPair);
/// let full = full.ok_or("there is one")?;
/// assert_eq!(full.to_string(), "♦5 ♣5 ♥5 ♣3 ♠3");
/// assert_eq!(full.cards(), hand);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// The 24 bytes of a `ddz_move` as three little-endian words: the play in the
// first four bytes, the cards behind it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    words: [u64; 3],
}

/// The byte where the cards begin.
const FIRST: u32 = 4;

impl Move {
    /// No play, and no cards.
    pub(crate) const NONE: Move = Move { words: [0; 3] };

    /// What is played.
    #[inline(always)]
    pub const fn play(&self) -> Play {
        Play::from_word(self.words[0] as u32)
    }

    /// The cards that are played, to take them out of a hand
    /// ([`Cards::without`]).
    pub fn cards(&self) -> Cards {
        self.in_order().collect()
    }

    /// The cards in their order, body first, then wings; to be written
    /// ([`Style::format`](crate::cards::Style::format)).
    pub fn list(&self) -> CardList {
        self.in_order().collect()
    }

    /// The same, one by one.
    pub fn in_order(&self) -> impl Iterator<Item = Card> {
        let bytes = self.to_bytes().into_iter().skip(FIRST as usize);
        // Every byte of a move that this library made is a card.
        bytes.take(self.play().cards().into()).filter_map(Card::new)
    }

    /// The bytes of a `ddz_move`: those of the play, then the cards, then 0.
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        let words = self.words.into_iter().flat_map(u64::to_le_bytes);
        for (place, byte) in bytes.iter_mut().zip(words) {
            *place = byte;
        }
        bytes
    }

    /// The same as three numbers, the first byte lowest.
    #[inline(always)]
    pub const fn to_words(&self) -> [u64; 3] {
        self.words
    }

    /// Cards from place `at` on, counted in cards. `cards` has at most eight
    /// bytes, the first card lowest.
    #[inline(always)]
    fn with(mut self, cards: u64, at: u32) -> Move {
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

    /// A play with cards of a hand: first those of the ranks in `body`, from low
    /// to high, then the others; of equal ranks the lowest suits.
    pub(crate) fn laid(play: Play, hand: Cards, cards: Counts, body: u64) -> Move {
        let held = Held::new(hand);
        let body = cards.word() & (body * 15);
        let mut laid = <Move as Lay>::start(play);
        let mut at = 0;
        for mut part in [body, cards.word() - body] {
            while part != 0 {
                let rank = part.trailing_zeros() / 4;
                let count = (part >> (4 * rank) & 15) as u32;
                part &= !(15 << (4 * rank));
                laid = laid.body(held, rank, count, at);
                at += count;
            }
        }
        laid
    }
}

impl Lay for Move {
    type Firsts = u128;

    #[inline(always)]
    fn start(play: Play) -> Move {
        Move {
            words: [u64::from(u32::from_le_bytes(play.to_bytes())), 0, 0],
        }
    }

    #[inline(always)]
    fn body(self, held: Held, rank: u32, copies: u32, at: u32) -> Move {
        self.with(held.first(rank, copies), at)
    }

    #[inline(always)]
    fn wing(self, wing: &Wing, used: u32, unit: u32, at: u32) -> Move {
        let mask = u32::MAX >> ((32 - 8 * unit) & 31);
        let cards = wing.cards >> ((8 * unit * used) & 31) & mask;
        self.with(u64::from(cards), at)
    }

    #[inline(always)]
    fn firsts(held: Held) -> u128 {
        held.firsts()
    }

    /// Up to twelve cards, so they end in the second word.
    #[inline(always)]
    fn straight(mut self, firsts: u128, start: u32, length: u32) -> Move {
        let mask = u128::MAX >> (128 - 8 * length).min(127);
        let cards = firsts >> ((8 * start) & 127) & mask;
        let [a, b, c] = &mut self.words;
        *a |= (cards as u64) << 32;
        *b |= (cards >> 32) as u64;
        *c |= (cards >> 96) as u64;
        self
    }
}

/// The cards in their order: `♦5 ♣5 ♥5 ♦3 ♣3`.
impl fmt::Display for Move {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.list(), out)
    }
}

/// The play and the cards.
impl fmt::Debug for Move {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Move({}: {})", self.play(), self.list())
    }
}
