//! From ranks to cards of the hand.

use crate::cards::{Card, Cards, Hand, Rank, Suit};
use crate::moves::Move;
use crate::plays::{Kind, Play};

/// The cards of a play as the hand holds them: the body from low to high, then
/// the wings; of equal ranks the lowest suits, as in the list of moves.
pub(super) fn lay(held: Cards, play: Play, cards: Hand) -> Move {
    let highest = play.rank;
    let lowest = match play.kind {
        Kind::Rocket => Rank::SMALL_JOKER.index(),
        _ => (play.rank + 1).saturating_sub(play.length),
    };
    let mut laid = Move {
        play,
        cards: [0; 20],
    };
    let mut places = laid.cards.iter_mut();
    for of_body in [true, false] {
        for rank in Rank::all() {
            let in_body = lowest <= rank.index() && rank.index() <= highest;
            if in_body != of_body || cards.count(rank) == 0 {
                continue;
            }
            let suits = Suit::ALL.into_iter().map(|suit| Card::of(rank, suit));
            let suits = suits
                .take(usize::from(rank.copies()))
                .filter(|&card| held.contains(card));
            for card in suits.take(usize::from(cards.count(rank))) {
                if let Some(place) = places.next() {
                    *place = card.byte();
                }
            }
        }
    }
    laid
}

/// What is left when these cards are gone.
pub(super) fn without(held: Cards, laid: &Move) -> Cards {
    let cards = laid.cards().iter().filter_map(|&byte| Card::new(byte));
    held.without(cards.collect())
}
