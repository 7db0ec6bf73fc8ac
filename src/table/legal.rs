//! What a seat may do besides playing cards, and what is done for an absent
//! player.

use super::action::{Action, Deed};
use super::flow_switches::BID_MAX;
use super::phase::{Double, Phase, Shown};
use super::seat::Seat;
use super::state::Table;
use crate::cards::Cards;
use crate::moves::{self, Move};
use crate::numbers as n;
use crate::plays::TablePlay;

/// A few actions of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legal {
    seat: Seat,
    deeds: [Deed; Legal::MAX],
    len: usize,
}

impl Legal {
    /// No seat ever has more to choose from.
    pub const MAX: usize = n::LEGAL_MAX as usize;

    fn push(&mut self, deed: Deed) {
        if let Some(place) = self.deeds.get_mut(self.len) {
            *place = deed;
            self.len += 1;
        }
    }

    /// The actions; a pass comes first where one may pass.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        let seat = self.seat;
        self.deeds
            .iter()
            .take(self.len)
            .map(move |&deed| Action { seat, deed })
    }

    /// How many, at most [`Legal::MAX`].
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Is there nothing to choose? So it is for a seat that is not waited for,
    /// and for one that leads and may only play.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Table {
    /// The hand that the seat may play from now, and what it must beat; `None`
    /// when it is not its turn to play.
    pub fn to_play(&self, seat: Seat) -> Option<(Cards, TablePlay)> {
        let plays = self.phase == Phase::Play && self.waiting.contains(seat);
        let table = TablePlay::new(&self.rules, self.table)?;
        plays.then_some((self.hands[seat], table))
    }

    /// Hands every move that the seat may make now to `each`, in the order of
    /// [`moves::for_each`]; none when it is not its turn to play.
    pub fn moves(&self, seat: Seat, each: impl FnMut(Move)) {
        if let Some((hand, table)) = self.to_play(seat) {
            moves::for_each(&self.rules, hand, table, each);
        }
    }

    /// Everything that the seat may do now, but for playing cards: that is
    /// [`Table::moves`]. A time-out is always possible for a seat that is
    /// waited for and is not listed.
    pub fn legal(&self, seat: Seat) -> Legal {
        let mut legal = Legal {
            seat,
            deeds: [Deed::Pass; Legal::MAX],
            len: 0,
        };
        if !self.waiting.contains(seat) {
            return legal;
        }
        let leads = self.phase == Phase::Play && self.table.is_none();
        if !leads {
            legal.push(Deed::Pass);
        }
        match self.phase {
            Phase::Bid => {
                let most = self.auction().most;
                for points in (1..=BID_MAX).filter(|&points| points > most) {
                    legal.push(Deed::Bid(points));
                }
            }
            Phase::Call => legal.push(Deed::Call),
            Phase::Rob => legal.push(Deed::Rob),
            Phase::Double | Phase::Redouble => {
                for double in [Double::Two, Double::Four] {
                    if self.offers_double(double) {
                        legal.push(Deed::Double(double));
                    }
                }
            }
            Phase::Show | Phase::Play => {
                for moment in [Shown::Before, Shown::Early, Shown::Late, Shown::Landlord] {
                    if self.may_show(seat, moment) {
                        legal.push(Deed::Show(moment));
                    }
                }
            }
            Phase::Over => {}
        }
        legal
    }
}
