//! Doubling (docs/game.md, "Phases").

use crate::game::action::TurnError;
use crate::game::flow::Doubling;
use crate::game::phase::{Double, Phase};
use crate::game::seat::{Seat, Seats};
use crate::game::state::Game;

impl Game {
    pub(in crate::game) fn begin_doubling(&mut self, landlord: Seat) {
        self.phase = Phase::Double;
        self.waiting = self.doublers(landlord);
        if self.waiting.is_empty() {
            self.begin_play(landlord);
        }
    }

    /// Does the flow offer it?
    pub(in crate::game) fn offers_double(&self, double: Double) -> bool {
        match double {
            Double::Two => true,
            Double::Four => self.flow.switches().super_double > 0,
            Double::Undecided | Double::No => false,
        }
    }

    pub(in crate::game) fn double(&mut self, seat: Seat, double: Double) -> Result<(), TurnError> {
        if !self.offers_double(double) {
            return Err(TurnError::Double);
        }
        self.answer_double(seat, double);
        Ok(())
    }

    /// `double` is a raise or a no.
    pub(in crate::game) fn answer_double(&mut self, seat: Seat, double: Double) {
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

    /// The seats that are asked to double before the landlord redoubles.
    pub(in crate::game) fn doublers(&self, landlord: Seat) -> Seats {
        match self.flow.doubling() {
            Doubling::None => Seats::NONE,
            Doubling::FarmersFirst => Seats::ALL.without(landlord),
            Doubling::Pairwise | Doubling::Global => Seats::ALL,
        }
    }

    /// Has any farmer doubled?
    pub(in crate::game) fn farmer_has_doubled(&self, landlord: Seat) -> bool {
        landlord
            .others()
            .into_iter()
            .any(|s| self.doubles[s].is_raise())
    }
}
