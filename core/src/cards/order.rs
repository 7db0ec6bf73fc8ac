//! The orders in which a hand is shown.

use super::card::Card;
use super::set::{Cards, CardsError};
use crate::numbered::numbered;

numbered! {
    /// How cards are sorted. Each is a total order of any set of cards, so the
    /// order in which they came leaves no trace.
    Order: u32 {
        RankDesc = ORDER_RANK_DESC,
        RankAsc = ORDER_RANK_ASC,
        Grouped = ORDER_GROUPED,
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
    let masks = cards.counts().masks();
    let exactly = |at_least: u64, more: u64| cards.of_ranks(at_least & !more);
    [
        exactly(masks.four, 0),
        exactly(masks.three, masks.four),
        exactly(masks.two, masks.three),
        exactly(masks.one, masks.two),
    ]
}
