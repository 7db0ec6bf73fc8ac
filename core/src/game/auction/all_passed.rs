//! Nobody wants to be the landlord (docs/game.md, "Who bids, who is the
//! landlord").

use crate::game::deal::Lot;
use crate::game::flow::AllPass;
use crate::game::phase::Phase;
use crate::game::seat::Seats;
use crate::game::state::Game;
use crate::numbers as n;

impl Game {
    /// A new deal, a drawn or named landlord, or the end.
    pub(in crate::game) fn all_passed(&mut self) {
        let s = *self.flow.switches();
        if let (1, Some(revealer)) = (s.revealer_takes, self.first_revealer) {
            return self.settle_landlord(revealer, s.forced_bid);
        }
        match (self.flow.all_pass(), self.seed) {
            (AllPass::Forced, _) => self.settle_landlord(self.first_bidder, s.forced_bid),
            (AllPass::Redeal, Some(seed)) => {
                if s.redeal_max > 0 && self.redeals >= s.redeal_max {
                    let landlord = self.draw_seat(&seed, Lot::Landlord);
                    self.settle_landlord(landlord, s.forced_bid);
                } else if u32::from(self.redeals) < n::REDEALS_MAX {
                    self.redeal(&seed);
                } else {
                    self.end_void();
                }
            }
            (AllPass::Redeal | AllPass::Draw, _) => self.end_void(),
        }
    }

    fn end_void(&mut self) {
        self.phase = Phase::Over;
        self.waiting = Seats::NONE;
    }
}
