//! The card ids of other programs.

use super::card::{Card, Suit};
use super::list::CardList;
use super::rank::Rank;
use super::set::CardsError;
use crate::numbered::numbered;
use crate::numbers as n;

numbered! {
    /// A client's way to number the 54 cards.
    Format: u32 {
        Egret = FORMAT_EGRET,
        Botzone = FORMAT_BOTZONE,
        Openspiel = FORMAT_OPENSPIEL,
    }
}

/// Suits as Egret and Botzone number them.
const HEART_FIRST: [Suit; 4] = [Suit::Heart, Suit::Diamond, Suit::Spade, Suit::Club];

/// Suits as OpenSpiel numbers them.
const CLUB_FIRST: [Suit; 4] = [Suit::Club, Suit::Diamond, Suit::Heart, Suit::Spade];

/// Cards that have a suit, and ranks that these have.
const SUITED: u8 = 52;
const SUITED_RANKS: u8 = 13;

/// The ranks that stand before the 3 where the ace is lowest: A and 2.
const BELOW_THREE: u8 = 2;

impl Format {
    /// The id of a card; every card has one.
    pub fn id(self, card: Card) -> u8 {
        let rank = card.rank().index();
        let Some(suit) = card.suit() else {
            return self.first() + SUITED + (rank - n::RANK_SMALL_JOKER);
        };
        match self {
            Format::Egret => 1 + (rank + BELOW_THREE) % SUITED_RANKS * 4 + place(HEART_FIRST, suit),
            Format::Botzone => rank * 4 + place(HEART_FIRST, suit),
            Format::Openspiel => place(CLUB_FIRST, suit) * SUITED_RANKS + rank,
        }
    }

    /// The card of an id, if there is one.
    pub fn card(self, id: u8) -> Option<Card> {
        let at = id.checked_sub(self.first())?;
        if at >= SUITED {
            let joker = (at - SUITED).checked_add(n::RANK_SMALL_JOKER)?;
            return Some(Card::of(Rank::new(joker)?, Suit::Diamond));
        }
        let (suit, rank) = match self {
            Format::Egret => {
                let from_ace = at / 4;
                let rank = (from_ace + SUITED_RANKS - BELOW_THREE) % SUITED_RANKS;
                (HEART_FIRST.get(usize::from(at % 4)), rank)
            }
            Format::Botzone => (HEART_FIRST.get(usize::from(at % 4)), at / 4),
            Format::Openspiel => {
                let suit = CLUB_FIRST.get(usize::from(at / SUITED_RANKS));
                (suit, at % SUITED_RANKS)
            }
        };
        Some(Card::of(Rank::new(rank)?, *suit?))
    }

    /// Ids to cards, in their order.
    ///
    /// # Errors
    /// `TooMany` for more than 54, `Card` for an id that is none, `Duplicate`
    /// for one that stands there twice; the first of these.
    pub fn cards(self, ids: &[u8]) -> Result<CardList, CardsError> {
        CardList::decode(ids, |id| self.card(id))
    }

    /// The lowest id.
    const fn first(self) -> u8 {
        match self {
            Format::Egret => 1,
            Format::Botzone | Format::Openspiel => 0,
        }
    }
}

/// Where a suit stands among the four.
fn place(suits: [Suit; 4], suit: Suit) -> u8 {
    suits.iter().take_while(|&&other| other != suit).count() as u8
}

/// A client's own ids: 54 different bytes, the id of each card of the deck in
/// ascending order of the card byte ([`Card::DECK`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdMap([u8; n::DECK_LEN as usize]);

impl IdMap {
    /// # Errors
    /// `Duplicate` when two cards have the same id.
    pub fn new(ids: [u8; n::DECK_LEN as usize]) -> Result<IdMap, CardsError> {
        let mut rest = ids.as_slice();
        while let [id, others @ ..] = rest {
            if others.contains(id) {
                return Err(CardsError::Duplicate);
            }
            rest = others;
        }
        Ok(IdMap(ids))
    }

    /// The id of a card; every card has one.
    pub fn id(&self, card: Card) -> u8 {
        let pairs = Card::DECK.iter().zip(self.0);
        let id = pairs.into_iter().find(|&(&other, _)| other == card);
        id.map_or(0, |(_, id)| id)
    }

    /// The card of an id, if there is one.
    pub fn card(&self, id: u8) -> Option<Card> {
        let mut pairs = Card::DECK.iter().zip(self.0);
        pairs.find(|&(_, other)| other == id).map(|(&card, _)| card)
    }

    /// Ids to cards, in their order.
    ///
    /// # Errors
    /// `TooMany` for more than 54, `Card` for an id that is none, `Duplicate`
    /// for one that stands there twice; the first of these.
    pub fn cards(&self, ids: &[u8]) -> Result<CardList, CardsError> {
        CardList::decode(ids, |id| self.card(id))
    }
}

/// Cards from rank indexes 0..14, for clients that have no suits. The first
/// card of a rank is the diamond, then club, heart, spade.
///
/// # Errors
/// `TooMany` for more than 54, `Card` for a rank above 14, `Duplicate` for the
/// fifth card of a rank or the second of a joker; the first of these.
pub fn from_ranks(ranks: &[u8]) -> Result<CardList, CardsError> {
    if ranks.len() > n::DECK_LEN as usize {
        return Err(CardsError::TooMany);
    }
    if ranks.iter().any(|&rank| Rank::new(rank).is_none()) {
        return Err(CardsError::Card);
    }
    let mut list = CardList::EMPTY;
    for rank in ranks.iter().filter_map(|&rank| Rank::new(rank)) {
        let card = list.set().free(rank).ok_or(CardsError::Duplicate)?;
        list.push(card);
    }
    Ok(list)
}
