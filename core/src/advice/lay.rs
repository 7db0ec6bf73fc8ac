//! From ranks to cards of the hand.

use super::body::span;
use crate::cards::{BOTH_JOKERS, Cards, Counts};
use crate::moves::Move;
use crate::plays::{Kind, Play};

/// The cards of a play as the hand holds them: the body from low to high, then
/// the wings; of equal ranks the lowest suits, as in the list of moves.
pub(crate) fn lay(held: Cards, play: Play, cards: Counts) -> Move {
    let body = match play.kind() {
        Kind::Rocket => BOTH_JOKERS,
        _ => span(u32::from(play.rank_index()), u32::from(play.length())),
    };
    // No wing has the rank of a card of the body.
    Move::laid(play, held, cards, body)
}
