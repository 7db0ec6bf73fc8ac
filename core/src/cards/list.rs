//! Distinct cards in an order that the caller chose.

use super::card::Card;
use super::set::{Cards, CardsError};
use crate::numbers as n;

/// Up to 54 distinct cards in an order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CardList {
    /// The first `set.len()` of these; the others stay as they were made, so
    /// that equal lists are equal.
    cards: [Card; n::DECK_LEN as usize],
    set: Cards,
}

impl CardList {
    /// No cards; [`CardList::push`] puts some in.
    pub const EMPTY: CardList = CardList {
        cards: [Card::BIG_JOKER; n::DECK_LEN as usize],
        set: Cards::EMPTY,
    };

    /// Checks card bytes and keeps their order.
    ///
    /// # Errors
    /// Those of [`Cards::from_bytes`].
    pub fn from_bytes(bytes: &[u8]) -> Result<CardList, CardsError> {
        CardList::decode(bytes, Card::new)
    }

    /// Cards from bytes of any code. `TooMany` goes before `Card`, and that
    /// before `Duplicate`, wherever they stand, as in [`Cards::from_bytes`].
    pub(super) fn decode(
        codes: &[u8],
        card: impl Fn(u8) -> Option<Card>,
    ) -> Result<CardList, CardsError> {
        if codes.len() > n::DECK_LEN as usize {
            return Err(CardsError::TooMany);
        }
        let mut list = CardList::EMPTY;
        let mut fresh = true;
        for &code in codes {
            fresh &= list.push(card(code).ok_or(CardsError::Card)?);
        }
        if fresh {
            Ok(list)
        } else {
            Err(CardsError::Duplicate)
        }
    }

    /// Puts a card behind the others; false when it stands there already.
    pub fn push(&mut self, card: Card) -> bool {
        let at = self.set.len();
        let fresh = self.set.insert(card);
        if fresh && let Some(place) = self.cards.get_mut(at) {
            *place = card;
        }
        fresh
    }

    /// The cards in their order, at most 54.
    pub fn as_slice(&self) -> &[Card] {
        self.cards.get(..self.set.len()).unwrap_or(&[])
    }

    /// The cards in their order, as [`CardList::as_slice`] has them.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        self.into_iter()
    }

    /// The same cards without their order.
    pub const fn set(&self) -> Cards {
        self.set
    }
}
