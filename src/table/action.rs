//! What a seat does, and why a table may refuse it.

use core::fmt;

use super::phase::{Double, Shown};
use super::seat::Seat;
use crate::cards::Cards;
use crate::moves::Move;
use crate::numbers::text_of;
use crate::plays::Play;

/// One thing that one seat does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Action {
    /// Who acts; the table checks that this seat may.
    pub seat: Seat,
    /// What that seat does.
    pub deed: Deed,
}

/// The thing done. Numbers are as the seat sent them; the table judges them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Declines whatever was asked; in the play, lets the others go on.
    Pass,
    /// That many points, 1 to 3.
    Bid(u8),
    /// 叫地主: wants to be the landlord, where nobody has called yet.
    Call,
    /// 抢地主: wants it too, after a call; also the caller who takes it back.
    Rob,
    /// 加倍 by 2 or 4. [`Double::No`] is no such deed but a [`Deed::Pass`].
    Double(Double),
    /// Lays the hand open; when, says the server.
    Show(Shown),
    /// Puts cards down. `reading` is what they are declared to be, or
    /// [`Play::NONE`] to take the default one, as [`Table::act`](super::Table::act)
    /// finds it.
    Play {
        /// From the hand of the seat, in any suits that it holds.
        cards: Cards,
        /// Needed only where the cards have several readings.
        reading: Play,
    },
    /// The clock ran out: a pass, or the lowest card where there is no passing.
    Timeout,
}

/// Puts down a move, declared as what it is.
impl From<Move> for Deed {
    fn from(laid: Move) -> Deed {
        Deed::Play {
            cards: laid.set(),
            reading: laid.play,
        }
    }
}

/// The seat and the deed.
///
/// ```
/// use ddz::plays::Play;
/// use ddz::table::{Action, Deed, Double, Seat, Shown};
///
/// let pair = Deed::Play { cards: "33".parse()?, reading: Play::NONE };
/// for (seat, deed, text) in [
///     (Seat::Zero, Deed::Bid(3), "0: Bid 3"),
///     (Seat::One, Deed::Double(Double::Four), "1: Double 4"),
///     (Seat::One, Deed::Show(Shown::Late), "1: Show 3"),
///     (Seat::Two, Deed::Pass, "2: Pass"),
///     (Seat::Two, pair, "2: Play ♦3 ♣3"),
/// ] {
///     assert_eq!(Action { seat, deed }.to_string(), text);
/// }
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.seat.number(), self.deed)
    }
}

/// The name, with the points, the factor, the moment by its number in the C
/// header, or the cards.
impl fmt::Display for Deed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Bid(points) => write!(out, "Bid {points}"),
            Deed::Double(double) => write!(out, "Double {}", double.number()),
            Deed::Show(moment) => write!(out, "Show {}", moment.number()),
            Deed::Play { cards, .. } => write!(out, "Play {cards}"),
            other => fmt::Debug::fmt(other, out),
        }
    }
}

/// Why an action is refused, in the order in which it is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TurnError {
    #[doc = text_of!(ERR_TURN_OVER)]
    #[error("the deal is over")]
    Over,
    #[doc = text_of!(ERR_TURN_PHASE)]
    #[error("the deal is not in a phase that knows this action")]
    Phase,
    #[doc = text_of!(ERR_TURN_SEAT)]
    #[error("it is not this seat's turn")]
    Seat,
    #[doc = text_of!(ERR_TURN_DECIDED)]
    #[error("this seat has answered already")]
    Decided,
    #[doc = text_of!(ERR_TURN_BID_RANGE)]
    #[error("a bid is 1, 2 or 3")]
    BidRange,
    #[doc = text_of!(ERR_TURN_BID_LOW)]
    #[error("the bid is not above the highest so far")]
    BidLow,
    #[doc = text_of!(ERR_TURN_DOUBLE)]
    #[error("the flow does not offer that doubling")]
    Double,
    #[doc = text_of!(ERR_TURN_SHOW)]
    #[error("the hand cannot be shown at that moment, or lies open already")]
    Show,
    #[doc = text_of!(ERR_TURN_LEAD)]
    #[error("who leads may not pass")]
    Lead,
    #[doc = text_of!(ERR_TURN_NOT_HELD)]
    #[error("a card is not in the seat's hand")]
    NotHeld,
    #[doc = text_of!(ERR_TURN_NOT_A_PLAY)]
    #[error("the cards are not a play")]
    NotAPlay,
    #[doc = text_of!(ERR_TURN_READING)]
    #[error("the cards cannot be read as the play that was declared")]
    Reading,
    #[doc = text_of!(ERR_TURN_NOT_HIGHER)]
    #[error("the play does not beat the one on the table")]
    NotHigher,
}
