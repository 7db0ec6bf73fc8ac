//! Showing hands (docs/game.md, "Phases").

use crate::game::action::TurnError;
use crate::game::phase::{Phase, Shown};
use crate::game::seat::Seat;
use crate::game::state::Game;

impl Game {
    /// The factor of a hand shown at that moment; 0 when that is not offered.
    pub(in crate::game) fn show_factor(&self, shown: Shown) -> u8 {
        let s = self.flow.switches();
        match shown {
            Shown::Before => s.show_before,
            Shown::Early => s.show_early,
            Shown::Late => s.show_late,
            Shown::Landlord => s.show_landlord,
            Shown::Undecided | Shown::Declined => 0,
        }
    }

    /// May this seat, whose turn it is, show its hand at that moment?
    pub(in crate::game) fn may_show(&self, seat: Seat, moment: Shown) -> bool {
        let timely = match self.phase {
            // Time does not run backwards: nobody shows earlier than another
            // has shown already.
            Phase::Show => {
                let earlier = |s: &Seat| {
                    self.shown[*s].is_early() && self.shown[*s].number() > moment.number()
                };
                moment.is_early() && !Seat::ALL.iter().any(earlier)
            }
            Phase::Play => {
                moment == Shown::Landlord
                    && self.landlord == Some(seat)
                    && self.plays[seat] == 0
                    && !self.shown[seat].is_open()
            }
            Phase::Bid
            | Phase::Call
            | Phase::Rob
            | Phase::Double
            | Phase::Redouble
            | Phase::Over => false,
        };
        timely && self.show_factor(moment) > 0
    }

    pub(in crate::game) fn show(&mut self, seat: Seat, moment: Shown) -> Result<(), TurnError> {
        if !self.may_show(seat, moment) {
            return Err(TurnError::Show);
        }
        if self.phase == Phase::Show {
            self.first_revealer = self.first_revealer.or(Some(seat));
            self.answer_show(seat, moment);
        } else {
            self.shown[seat] = moment;
        }
        Ok(())
    }

    /// An answer before the auction.
    pub(in crate::game) fn answer_show(&mut self, seat: Seat, shown: Shown) {
        self.shown[seat] = shown;
        self.waiting = self.waiting.without(seat);
        if self.waiting.is_empty() {
            self.begin_auction();
        }
    }
}
