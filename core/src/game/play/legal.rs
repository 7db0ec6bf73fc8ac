//! What a seat may do besides playing cards, and what is done for an absent
//! player.

use crate::cards::Cards;
use crate::fixed::Fixed;
use crate::game::action::{Action, ActionKind};
use crate::game::flow::BID_MAX;
use crate::game::phase::{Double, Phase, Shown};
use crate::game::seat::Seat;
use crate::game::state::Game;
use crate::moves::{self, Move};
use crate::numbers as n;
use crate::plays::Question;

/// A few actions of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legal {
    seat: Seat,
    kinds: Fixed<ActionKind, { Legal::MAX }>,
}

impl Legal {
    /// No seat ever has more to choose from.
    pub const MAX: usize = n::LEGAL_MAX as usize;

    /// The actions; a pass comes first where one may pass.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        let seat = self.seat;
        self.kinds
            .as_slice()
            .iter()
            .map(move |&kind| Action { seat, kind })
    }

    /// How many, at most [`Legal::MAX`].
    pub const fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Is there nothing to choose? So it is for a seat that is not waited for,
    /// and for one that leads and may only play.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Game {
    /// What must be beaten now, under the rules of this game.
    pub(in crate::game) fn question(&self) -> Question<'_> {
        // Every game has a play on the table that its rules can produce, so the
        // lead is never taken.
        let question = Question::new(&self.rules, self.table);
        debug_assert!(question.is_some(), "{} is on the table", self.table);
        question.unwrap_or(Question::lead(&self.rules))
    }

    /// The hand that the seat may play from now, and what it must beat; `None`
    /// when it is not its turn to play.
    pub fn to_play(&self, seat: Seat) -> Option<(Cards, Question<'_>)> {
        let plays = self.phase == Phase::Play && self.waiting.contains(seat);
        plays.then(|| (self.hands[seat], self.question()))
    }

    /// Hands every move that the seat may make now to `each`, in the order of
    /// [`moves::for_each`]; none when it is not its turn to play.
    pub fn moves(&self, seat: Seat, each: impl FnMut(Move)) {
        if let Some((hand, question)) = self.to_play(seat) {
            moves::for_each(question, hand, each);
        }
    }

    /// Everything that the seat may do now, but for playing cards: that is
    /// [`Game::moves`]. A time-out is always possible for a seat that is
    /// waited for and is not listed.
    pub fn legal(&self, seat: Seat) -> Legal {
        let mut legal = Legal {
            seat,
            kinds: Fixed::new(ActionKind::Pass),
        };
        if !self.waiting.contains(seat) {
            return legal;
        }
        let leads = self.phase == Phase::Play && self.table.is_none();
        if !leads {
            legal.kinds.push(ActionKind::Pass);
        }
        match self.phase {
            Phase::Bid => {
                let most = self.auction().most;
                for points in (1..=BID_MAX).filter(|&points| points > most) {
                    legal.kinds.push(ActionKind::Bid(points));
                }
            }
            Phase::Call => legal.kinds.push(ActionKind::Call),
            Phase::Rob => legal.kinds.push(ActionKind::Rob),
            Phase::Double | Phase::Redouble => {
                for double in [Double::Two, Double::Four] {
                    if self.offers_double(double) {
                        legal.kinds.push(ActionKind::Double(double));
                    }
                }
            }
            Phase::Show | Phase::Play => {
                for moment in [Shown::Before, Shown::Early, Shown::Late, Shown::Landlord] {
                    if self.may_show(seat, moment) {
                        legal.kinds.push(ActionKind::Show(moment));
                    }
                }
            }
            Phase::Over => {}
        }
        legal
    }
}
