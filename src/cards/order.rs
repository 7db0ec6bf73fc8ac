//! The orders in which a hand is shown.

use super::card::Card;
use super::set::{Cards, CardsError};
use crate::numbers as n;

/// How cards are sorted. Each is a total order of any set of cards, so the
/// order in which they came leaves no trace.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u32)]
pub enum Order {
    /// High to low; spade, heart, club, diamond inside a rank.
    RankDesc = n::ORDER_RANK_DESC,
    /// The exact reverse: low to high; diamond, club, heart, spade.
    RankAsc = n::ORDER_RANK_ASC,
    /// The ranks with most cards first, then as `RankDesc`: 66633, 665543.
    Grouped = n::ORDER_GROUPED,
}

impl Order {
    /// In the order of their numbers in the C header.
    pub const ALL: [Order; 3] = [Order::RankDesc, Order::RankAsc, Order::Grouped];

    /// The order of that number, if there is one.
    pub const fn new(number: u32) -> Option<Order> {
        match number {
            n::ORDER_RANK_DESC => Some(Order::RankDesc),
            n::ORDER_RANK_ASC => Some(Order::RankAsc),
            n::ORDER_GROUPED => Some(Order::Grouped),
            _ => None,
        }
    }
}

/// The cards of a set in an order.
pub fn sorted(cards: Cards, order: Order) -> impl Iterator<Item = Card> {
    let ascending = order == Order::RankAsc;
    let mut groups = match order {
        Order::RankDesc | Order::RankAsc => [cards, Cards::EMPTY, Cards::EMPTY, Cards::EMPTY],
        Order::Grouped => by_size(cards),
    };
    core::iter::from_fn(move || {
        let group = groups.iter_mut().find(|group| !group.is_empty())?;
        if ascending {
            group.take_lowest()
        } else {
            group.take_highest()
        }
    })
}

/// Sorts card bytes where they are.
///
/// # Errors
/// Those of [`Cards::from_bytes`]; nothing is moved then.
pub fn sort(bytes: &mut [u8], order: Order) -> Result<(), CardsError> {
    let cards = Cards::from_bytes(bytes)?;
    for (byte, card) in bytes.iter_mut().zip(sorted(cards, order)) {
        *byte = card.byte();
    }
    Ok(())
}

/// The ranks held four times, three times, twice, once.
fn by_size(cards: Cards) -> [Cards; 4] {
    let masks = cards.hand().masks();
    let exactly = |at_least: u64, more: u64| cards.of_ranks(at_least & !more);
    [
        exactly(masks.four, 0),
        exactly(masks.three, masks.four),
        exactly(masks.two, masks.three),
        exactly(masks.one, masks.two),
    ]
}
