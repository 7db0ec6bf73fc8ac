//! From the auction to the landlord.

use crate::game::action::TurnError;
use crate::game::auction::{Auction, Standing};
use crate::game::phase::{Phase, Said};
use crate::game::seat::{Seat, Seats};
use crate::game::state::Game;

impl Game {
    /// The auction so far. Answers of a game are always possible ones.
    pub(in crate::game) fn auction(&self) -> Auction {
        Auction::after(&self.flow, self.first_bidder, self.answers)
            .unwrap_or_else(|| Auction::new(&self.flow, self.first_bidder))
    }

    /// The hands are dealt and shown.
    pub(in crate::game) fn begin_auction(&mut self) {
        if let (1, Some(revealer)) = (
            self.flow.switches().revealer_bids_first,
            self.first_revealer,
        ) {
            self.first_bidder = revealer;
        }
        let auction = Auction::new(&self.flow, self.first_bidder);
        self.follow_auction(auction.standing);
    }

    /// Takes an answer from the seat that is asked.
    pub(in crate::game) fn answer_auction(&mut self, said: Said) -> Result<(), TurnError> {
        let mut auction = self.auction();
        auction.answer(said)?;
        self.answers.push(said);
        self.follow_auction(auction.standing);
        Ok(())
    }

    fn follow_auction(&mut self, standing: Standing) {
        match standing {
            Standing::Asks(phase, seat) => {
                self.phase = phase;
                self.waiting = Seats::only(seat);
            }
            Standing::Found {
                landlord,
                bid,
                robs,
            } => {
                self.robs = robs;
                self.settle_landlord(landlord, bid);
            }
            Standing::AllPassed => self.all_passed(),
        }
    }

    /// The landlord is known, and for how many points.
    pub(in crate::game) fn settle_landlord(&mut self, landlord: Seat, bid: u8) {
        self.landlord = Some(landlord);
        self.bid = bid;
        if !self.takes_after_doubling() {
            self.take_bottom(landlord);
        }
        self.begin_doubling(landlord);
    }

    pub(in crate::game) fn take_bottom(&mut self, landlord: Seat) {
        self.hands[landlord] = self.hands[landlord].union(self.bottom);
    }

    /// A bid of so many points.
    pub(in crate::game) fn bid(&mut self, points: u8) -> Result<(), TurnError> {
        self.answer_auction(Said::bid(points).ok_or(TurnError::BidRange)?)
    }

    /// Is the auction going on?
    pub(in crate::game) const fn is_bidding(&self) -> bool {
        matches!(self.phase, Phase::Bid | Phase::Call | Phase::Rob)
    }
}
