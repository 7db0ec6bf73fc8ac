//! From ranks to cards of the hand.

use super::body::span;
use crate::cards::{BOTH_JOKERS, Card, Cards, Hand, Rank, Suit};
use crate::moves::Move;
use crate::plays::{Kind, Play};

/// The cards of a play as the hand holds them: the body from low to high, then
/// the wings; of equal ranks the lowest suits, as in the list of moves.
pub(super) fn lay(held: Cards, play: Play, cards: Hand) -> Move {
    let body = match play.kind {
        Kind::Rocket => BOTH_JOKERS,
        _ => span(u32::from(play.rank), u32::from(play.length)),
    };
    // No wing has the rank of a card of the body.
    let body = cards.word() & (body * 15);
    let mut laid = Move {
        play,
        cards: [0; 20],
    };
    let mut places = laid.cards.iter_mut();
    for mut part in [body, cards.word() - body] {
        while part != 0 {
            let at = part.trailing_zeros() & !3;
            let count = part >> at & 15;
            part &= !(15 << at);
            let suits = (held.word() >> at & 15) as u32;
            for (card, place) in of_rank(at / 4, suits).zip(&mut places).take(count as usize) {
                *place = card.byte();
            }
        }
    }
    laid
}

/// The cards of a rank whose bits are set, the lowest suit first.
fn of_rank(rank: u32, mut suits: u32) -> impl Iterator<Item = Card> {
    let rank = Rank::new(rank as u8);
    core::iter::from_fn(move || {
        let suit = *Suit::ALL.get(suits.trailing_zeros() as usize)?;
        suits &= suits - 1;
        Some(Card::of(rank?, suit))
    })
}

/// What is left when these cards are gone.
pub(super) fn without(held: Cards, laid: &Move) -> Cards {
    let cards = laid.cards().iter().filter_map(|&byte| Card::new(byte));
    held.without(cards.collect())
}
