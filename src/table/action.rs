//! What a seat does, and why a table may refuse it.

use super::phase::{Double, Shown};
use super::seat::Seat;
use crate::cards::Cards;
use crate::plays::Play;

/// One thing that one seat does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Action {
    pub seat: Seat,
    pub deed: Deed,
}

/// The thing done. Numbers are as the seat sent them; the table judges them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Declines whatever was asked; in the play, lets the others go on.
    Pass,
    /// That many points, 1 to 3.
    Bid(u8),
    Call,
    Rob,
    Double(Double),
    /// Lays the hand open; when, says the server.
    Show(Shown),
    /// Puts cards down. `reading` is what they are declared to be, or
    /// [`Play::NONE`] to leave that to rules.md 4.3.
    Play {
        cards: Cards,
        reading: Play,
    },
    /// The clock ran out: a pass, or the lowest card where there is no passing.
    Timeout,
}

/// Why an action is refused, in the order in which it is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TurnError {
    #[error("the deal is over")]
    Over,
    #[error("the deal is not in a phase that knows this action")]
    Phase,
    #[error("it is not this seat's turn")]
    Seat,
    #[error("this seat has answered already")]
    Decided,
    #[error("a bid is 1, 2 or 3")]
    BidRange,
    #[error("the bid is not above the highest so far")]
    BidLow,
    #[error("the flow does not offer that doubling")]
    Double,
    #[error("the hand cannot be shown at that moment, or lies open already")]
    Show,
    #[error("who leads may not pass")]
    Lead,
    #[error("a card is not in the seat's hand")]
    NotHeld,
    #[error("the cards are not a play")]
    NotAPlay,
    #[error("the cards cannot be read as the play that was declared")]
    Reading,
    #[error("the play does not beat the one on the table")]
    NotHigher,
}
