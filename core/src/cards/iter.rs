//! Cards one by one.

use core::iter::{Copied, FusedIterator};
use core::slice;

use super::card::Card;
use super::list::CardList;
use super::set::Cards;

/// The cards of a set by rank from low to high, then diamond, club, heart,
/// spade; from behind the other way round.
#[derive(Clone, Debug)]
pub struct Iter {
    rest: Cards,
}

impl Cards {
    /// The cards by rank from low to high, then diamond, club, heart, spade.
    /// [`sorted`](super::sorted) has other orders.
    pub const fn iter(self) -> Iter {
        Iter { rest: self }
    }
}

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        self.rest.take_lowest()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }
}

impl DoubleEndedIterator for Iter {
    #[inline]
    fn next_back(&mut self) -> Option<Card> {
        self.rest.take_highest()
    }
}

impl ExactSizeIterator for Iter {}

impl FusedIterator for Iter {}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// In the order of the list.
impl<'a> IntoIterator for &'a CardList {
    type Item = Card;
    type IntoIter = Copied<slice::Iter<'a, Card>>;

    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter().copied()
    }
}

/// Keeps the order; a card that comes again is left out.
impl FromIterator<Card> for CardList {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> CardList {
        let mut list = CardList::EMPTY;
        for card in cards {
            list.push(card);
        }
        list
    }
}

/// In the order of [`Cards::iter`].
impl From<Cards> for CardList {
    fn from(cards: Cards) -> CardList {
        cards.iter().collect()
    }
}
