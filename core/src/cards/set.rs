//! Distinct cards as one word: what stands behind the door.

use super::card::Card;
use super::counts::Counts;
use super::rank::Rank;
use crate::numbers as n;
use crate::refused::refused;

refused! {
    /// Why bytes are not cards.
    CardsError {
        Card = ERR_CARD,
        Duplicate = ERR_DUPLICATE,
        TooMany = ERR_TOO_MANY,
    }
}

/// A set of distinct cards, up to the whole deck: four bits a rank, one a suit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Cards(u64);

/// Stands in the table for every byte that is not a card. No card has this bit.
const NOT_A_CARD: u64 = 1 << 63;

/// The bit of each card byte.
const BITS: [u64; 256] = {
    let mut bits = [NOT_A_CARD; 256];
    let mut at = 0;
    while at < Card::DECK.len() {
        let card = Card::DECK[at];
        bits[card.byte() as usize] = card.bit();
        at += 1;
    }
    bits
};

#[cfg(not(target_family = "wasm"))]
static TABLE: [u64; 256] = BITS;
/// Which bit it is: an eighth of the bytes, where every byte is downloaded.
#[cfg(target_family = "wasm")]
static TABLE: [u8; 256] = {
    let mut places = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        places[byte] = BITS[byte].trailing_zeros() as u8;
        byte += 1;
    }
    places
};

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards(0);

    /// The whole deck.
    pub const ALL: Cards = {
        let mut all = Cards::EMPTY;
        let mut at = 0;
        while at < Card::DECK.len() {
            all.insert(Card::DECK[at]);
            at += 1;
        }
        all
    };

    /// Both jokers: the cards of a rocket.
    pub const JOKERS: Cards = {
        let mut jokers = Cards::EMPTY;
        jokers.insert(Card::SMALL_JOKER);
        jokers.insert(Card::BIG_JOKER);
        jokers
    };

    /// Bit `rank * 4 + suit` for each card, a joker at `rank * 4`; `None` when
    /// another bit is set.
    pub const fn from_bits(bits: u64) -> Option<Cards> {
        if bits & !Cards::ALL.0 == 0 {
            Some(Cards(bits))
        } else {
            None
        }
    }

    /// Checks and collects card bytes, in any order.
    ///
    /// # Errors
    /// `TooMany` for more than 54, `Card` for a byte that is no card,
    /// `Duplicate` for a card that stands there twice; the first of these.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn from_bytes(bytes: &[u8]) -> Result<Cards, CardsError> {
        if bytes.len() > n::DECK_LEN as usize {
            return Err(CardsError::TooMany);
        }
        // Four, two and one at a time: a loop of single steps takes as many
        // branches as there are cards, and a fixed number of steps as many
        // loads as there may be; both were measured to be slower.
        let mut word = 0;
        let mut rest = bytes;
        while let Some((four, tail)) = rest.split_first_chunk::<4>() {
            word |= Cards::bits_of_all(four);
            rest = tail;
        }
        if let Some((two, tail)) = rest.split_first_chunk::<2>() {
            word |= Cards::bits_of_all(two);
            rest = tail;
        }
        if let [one] = rest {
            word |= Cards::bits_of(*one);
        }
        Cards::from_word(word, bytes.len())
    }

    #[inline(always)]
    fn bits_of_all<const N: usize>(bytes: &[u8; N]) -> u64 {
        bytes
            .iter()
            .fold(0, |word, &byte| word | Cards::bits_of(byte))
    }

    /// The entry of a byte in the table that `from_bytes` ORs together.
    #[inline(always)]
    fn bits_of(byte: u8) -> u64 {
        let bit = TABLE[byte as usize];
        #[cfg(target_family = "wasm")]
        let bit = 1 << (bit & 63);
        bit
    }

    /// A set from the OR of `len` entries: a duplicate leaves fewer bits.
    #[inline(always)]
    fn from_word(word: u64, len: usize) -> Result<Cards, CardsError> {
        if word & NOT_A_CARD != 0 {
            return Err(CardsError::Card);
        }
        let cards = Cards(word);
        // Counted by rank, since the rules will want these counts anyway.
        if usize::from(cards.counts().len()) != len {
            return Err(CardsError::Duplicate);
        }
        Ok(cards)
    }

    /// The bits of [`Cards::from_bits`].
    pub const fn word(self) -> u64 {
        self.0
    }

    /// How many cards, 0 to 54.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there no card in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this very card in it, suit and all?
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// Adds a card; false when it was there already.
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0 |= card.bit();
        new
    }

    /// Takes a card out; nothing happens when it is not there.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !card.bit();
    }

    /// Is every card of `other` here?
    pub const fn contains_all(self, other: Cards) -> bool {
        other.0 & !self.0 == 0
    }

    /// The cards that are here and not in `other`, which may have others too.
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The cards that are here and there.
    pub const fn both(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards that are here or there.
    pub const fn union(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The lowest card of a rank that is not here: diamond, club, heart, spade.
    pub(super) fn free(self, rank: Rank) -> Option<Card> {
        let all = if rank.is_joker() { 1 } else { 15 };
        Cards(!self.0 & all << (rank.index() * 4)).lowest()
    }

    /// How many of each rank.
    #[inline(always)]
    pub const fn counts(self) -> Counts {
        Counts::from_suit_bits(self.0)
    }

    /// The cards whose rank has a bit in `ranks`, the lowest of its nibble.
    pub(crate) const fn of_ranks(self, ranks: u64) -> Cards {
        Cards(self.0 & (ranks * 15))
    }

    /// The card of the lowest rank; of these, the lowest suit.
    pub fn lowest(self) -> Option<Card> {
        Cards::card_of_bit(self.0.trailing_zeros())
    }

    /// The card of the highest rank; of these, the highest suit.
    pub fn highest(self) -> Option<Card> {
        self.0.checked_ilog2().and_then(Cards::card_of_bit)
    }

    /// Removes the lowest card. The bit goes without being computed again, so
    /// that a loop over the set ends.
    pub(super) fn take_lowest(&mut self) -> Option<Card> {
        let card = self.lowest();
        self.0 &= self.0.wrapping_sub(1);
        card
    }

    /// Removes the highest card.
    pub(super) fn take_highest(&mut self) -> Option<Card> {
        let at = self.0.checked_ilog2()?;
        self.0 ^= 1 << at;
        Cards::card_of_bit(at)
    }

    /// The card of a bit of the word, from [`Card::bit`] back.
    fn card_of_bit(at: u32) -> Option<Card> {
        let rank = Rank::new(u8::try_from(at / 4).ok()?)?;
        let suit = super::card::Suit::ALL[(at % 4) as usize];
        Some(Card::of(rank, suit))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Cards {
        Cards(cards.into_iter().fold(0, |word, card| word | card.bit()))
    }
}
