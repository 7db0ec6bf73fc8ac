//! What a seat does, and why a game may refuse it.

use core::fmt;

use crate::cards::Cards;
use crate::game::phase::{Double, Shown};
use crate::game::seat::Seat;
use crate::moves::Move;
use crate::plays::{Play, Refused};
use crate::refused::refused;

/// One thing that one seat does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Action {
    /// Who acts; the game checks that this seat may.
    pub seat: Seat,
    /// What the seat does.
    pub kind: ActionKind,
}

/// The thing done. Numbers are as the seat sent them; the game judges them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionKind {
    /// Declines whatever was asked; in the play, lets the others go on.
    Pass,
    /// That many points, 1 to 3.
    Bid(u8),
    /// 叫地主: wants to be the landlord, where nobody has called yet.
    Call,
    /// 抢地主: wants it too, after a call; also the caller who takes it back.
    Rob,
    /// 加倍 by 2 or 4. [`Double::No`] is no such kind but a [`ActionKind::Pass`].
    Double(Double),
    /// Lays the hand open; when, says the server.
    Show(Shown),
    /// Puts cards down. `reading` is what they are declared to be, or
    /// [`Play::NONE`] to take the default one, as [`Game::act`](crate::game::Game::act)
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
impl From<Move> for ActionKind {
    fn from(laid: Move) -> ActionKind {
        ActionKind::Play {
            cards: laid.cards(),
            reading: laid.play(),
        }
    }
}

/// The seat and the kind.
///
/// ```
/// use ddz::plays::Play;
/// use ddz::game::{Action, ActionKind, Double, Seat, Shown};
///
/// let pair = ActionKind::Play { cards: "33".parse()?, reading: Play::NONE };
/// for (seat, kind, text) in [
///     (Seat::Zero, ActionKind::Bid(3), "0: Bid 3"),
///     (Seat::One, ActionKind::Double(Double::Four), "1: Double 4"),
///     (Seat::One, ActionKind::Show(Shown::Late), "1: Show 3"),
///     (Seat::Two, ActionKind::Pass, "2: Pass"),
///     (Seat::Two, pair, "2: Play ♦3 ♣3"),
/// ] {
///     assert_eq!(Action { seat, kind }.to_string(), text);
/// }
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.seat.number(), self.kind)
    }
}

/// The name, with the points, the factor, the moment by its number in the C
/// header, or the cards.
impl fmt::Display for ActionKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionKind::Bid(points) => write!(out, "Bid {points}"),
            ActionKind::Double(double) => write!(out, "Double {}", double.number()),
            ActionKind::Show(moment) => write!(out, "Show {}", moment.number()),
            ActionKind::Play { cards, .. } => write!(out, "Play {cards}"),
            other => fmt::Debug::fmt(other, out),
        }
    }
}

refused! {
    /// Why an action is refused, in the order in which it is judged.
    TurnError {
        Stale = ERR_TURN_STALE,
        Over = ERR_TURN_OVER,
        Phase = ERR_TURN_PHASE,
        Seat = ERR_TURN_SEAT,
        Decided = ERR_TURN_DECIDED,
        BidRange = ERR_TURN_BID_RANGE,
        BidLow = ERR_TURN_BID_LOW,
        Double = ERR_TURN_DOUBLE,
        Show = ERR_TURN_SHOW,
        Lead = ERR_TURN_LEAD,
        NotHeld = ERR_TURN_NOT_HELD,
        NotAPlay = ERR_TURN_NOT_A_PLAY,
        Reading = ERR_TURN_READING,
        NotHigher = ERR_TURN_NOT_HIGHER,
    }
}

impl From<Refused> for TurnError {
    fn from(refused: Refused) -> TurnError {
        match refused {
            Refused::NotAPlay => TurnError::NotAPlay,
            Refused::Reading => TurnError::Reading,
            Refused::NotHigher => TurnError::NotHigher,
        }
    }
}
