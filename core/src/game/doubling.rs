//! Doubling and showing hands (docs/game.md, "Phases").

use super::action::TurnError;
use super::flow::Doubling;
use super::phase::{Double, Phase, Shown};
use super::seat::{Seat, Seats};
use super::state::Game;

impl Game {
    pub(super) fn begin_doubling(&mut self, landlord: Seat) {
        self.phase = Phase::Double;
        self.waiting = self.doublers(landlord);
        if self.waiting.is_empty() {
            self.begin_play(landlord);
        }
    }

    /// Does the flow offer it?
    pub(super) fn offers_double(&self, double: Double) -> bool {
        match double {
            Double::Two => true,
            Double::Four => self.flow.switches().super_double > 0,
            Double::Undecided | Double::No => false,
        }
    }

    pub(super) fn double(&mut self, seat: Seat, double: Double) -> Result<(), TurnError> {
        if !self.offers_double(double) {
            return Err(TurnError::Double);
        }
        self.answer_double(seat, double);
        Ok(())
    }

    /// `double` is a raise or a no.
    pub(super) fn answer_double(&mut self, seat: Seat, double: Double) {
        self.doubles[seat] = double;
        self.waiting = self.waiting.without(seat);
        let (true, Some(landlord)) = (self.waiting.is_empty(), self.landlord) else {
            return;
        };
        let may_redouble =
            self.phase == Phase::Double && self.flow.doubling() == Doubling::FarmersFirst;
        if may_redouble && self.farmer_has_doubled(landlord) {
            self.phase = Phase::Redouble;
            self.waiting = Seats::only(landlord);
            return;
        }
        if self.takes_after_doubling() {
            self.take_bottom(landlord);
        }
        self.begin_play(landlord);
    }

    fn begin_play(&mut self, landlord: Seat) {
        self.phase = Phase::Play;
        self.waiting = Seats::only(landlord);
    }

    /// The factor of a hand shown at that moment; 0 when that is not offered.
    pub(super) fn show_factor(&self, shown: Shown) -> u8 {
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
    pub(super) fn may_show(&self, seat: Seat, moment: Shown) -> bool {
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
            _ => false,
        };
        timely && self.show_factor(moment) > 0
    }

    pub(super) fn show(&mut self, seat: Seat, moment: Shown) -> Result<(), TurnError> {
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
    pub(super) fn answer_show(&mut self, seat: Seat, shown: Shown) {
        self.shown[seat] = shown;
        self.waiting = self.waiting.without(seat);
        if self.waiting.is_empty() {
            self.begin_auction();
        }
    }
}
