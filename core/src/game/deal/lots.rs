//! What is drawn from the seed besides the deck (docs/game.md, "What is drawn
//! from the seed").

use super::dealing::DEALT;
use crate::cards::{Card, SEED_LEN, draw};
use crate::game::flow::FirstBidder;
use crate::game::seat::Seat;
use crate::game::state::Game;
use crate::numbers as n;

/// What is drawn; each has its own keystream.
#[derive(Clone, Copy)]
pub(in crate::game) enum Lot {
    FirstBidder = 1,
    FaceUp = 2,
    Landlord = 3,
}

impl Game {
    pub(super) fn choose_first_bidder(&mut self, deck: &[Card]) {
        self.first_bidder = match (self.flow.first_bidder(), self.seed) {
            (FirstBidder::Next, _) => self.first_seat.after(u32::from(self.redeals)),
            (FirstBidder::Random, Some(seed)) => self.draw_seat(&seed, Lot::FirstBidder),
            (FirstBidder::FaceUp, Some(seed)) => {
                let dealt = 3 * DEALT as u32;
                let at = draw(&seed, self.redeals.into(), Lot::FaceUp as u32, dealt);
                self.face_up = deck.get(at as usize).copied();
                Seat::new(at / DEALT as u32).unwrap_or(self.first_seat)
            }
            (FirstBidder::Given | FirstBidder::Random | FirstBidder::FaceUp, _) => self.first_seat,
        };
    }

    pub(in crate::game) fn draw_seat(&self, seed: &[u8; SEED_LEN], lot: Lot) -> Seat {
        let number = draw(seed, self.redeals.into(), lot as u32, n::SEATS_MAX);
        Seat::new(number).unwrap_or(self.first_seat)
    }
}
