//! The auction as a machine of its own: answers go in, what is asked next or
//! what has come of it comes out (docs/game.md, "Who bids, who is the landlord").
//!
//! A game keeps the answers and nothing else of its auction, so that there is
//! no state of an auction that answers do not lead to.

use crate::game::action::TurnError;
use crate::game::auction::Answers;
use crate::game::flow::BID_MAX;
use crate::game::flow::{BidStyle, Flow, RobBack};
use crate::game::phase::{Phase, Said};
use crate::game::seat::{PerSeat, Seat};

/// How an auction stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::game) enum Standing {
    /// This seat is asked.
    Asks(Phase, Seat),
    /// There is a landlord.
    Found { landlord: Seat, bid: u8, robs: u8 },
    /// All have passed.
    AllPassed,
}

/// An auction after some answers.
#[derive(Clone, Copy, Debug)]
pub(in crate::game) struct Auction {
    style: BidStyle,
    rob_back: RobBack,
    rob_max: u8,
    call_bid: u8,
    first: Seat,
    pub(in crate::game) said: PerSeat<Said>,
    pub(in crate::game) standing: Standing,
    asked: u8,
    /// The highest bid so far.
    pub(in crate::game) most: u8,
    /// Who would be the landlord if all passed from here on.
    holder: Option<Seat>,
    /// Passes in a row.
    passes: u8,
    /// Who called, once somebody has.
    caller: Option<Seat>,
    pub(in crate::game) robs: u8,
}

impl Auction {
    /// Before the first answer.
    pub(in crate::game) fn new(flow: &Flow, first: Seat) -> Auction {
        let s = flow.switches();
        Auction {
            style: flow.bid_style(),
            rob_back: flow.rob_back(),
            rob_max: s.rob_max,
            call_bid: s.call_bid,
            first,
            said: PerSeat([Said::Nothing; 3]),
            standing: match flow.bid_style() {
                BidStyle::ScoreOnce | BidStyle::ScoreUntilTwoPasses => {
                    Standing::Asks(Phase::Bid, first)
                }
                BidStyle::CallRob => Standing::Asks(Phase::Call, first),
                BidStyle::None => Standing::Found {
                    landlord: first,
                    bid: s.forced_bid,
                    robs: 0,
                },
            },
            asked: 0,
            most: 0,
            holder: None,
            passes: 0,
            caller: None,
            robs: 0,
        }
    }

    /// The auction that these answers lead to; `None` if one of them cannot be
    /// given.
    pub(in crate::game) fn after(flow: &Flow, first: Seat, answers: Answers) -> Option<Auction> {
        let mut auction = Auction::new(flow, first);
        for said in answers.iter() {
            auction.answer(said).ok()?;
        }
        Some(auction)
    }

    /// Takes the answer of the seat that is asked.
    pub(in crate::game) fn answer(&mut self, said: Said) -> Result<(), TurnError> {
        let Standing::Asks(phase, seat) = self.standing else {
            return Err(TurnError::Phase);
        };
        self.standing = match (phase, said) {
            (_, Said::Nothing) => return Err(TurnError::Phase),
            (Phase::Bid, Said::One | Said::Two | Said::Three) => {
                if said.points() <= self.most {
                    return Err(TurnError::BidLow);
                }
                self.most = said.points();
                self.holder = Some(seat);
                self.passes = 0;
                self.after_bid(seat)
            }
            (Phase::Bid, Said::Pass) => {
                self.passes += 1;
                self.after_bid(seat)
            }
            (Phase::Call, Said::Call) => {
                self.caller = Some(seat);
                self.holder = Some(seat);
                self.said[seat] = said;
                self.after_rob(seat)
            }
            (Phase::Call, Said::Pass) if seat.next() == self.first => Standing::AllPassed,
            (Phase::Call, Said::Pass) => Standing::Asks(Phase::Call, seat.next()),
            (Phase::Rob, Said::Rob | Said::Pass) => {
                if said == Said::Rob {
                    self.robs += 1;
                    self.holder = Some(seat);
                }
                self.said[seat] = said;
                match self.caller {
                    // He has taken it back, or not: that was the last question.
                    Some(caller) if caller == seat => self.found(),
                    Some(caller) => self.after_rob(caller),
                    None => return Err(TurnError::Phase),
                }
            }
            _ => return Err(TurnError::Phase),
        };
        self.said[seat] = said;
        self.asked = self.asked.saturating_add(1);
        Ok(())
    }

    fn after_bid(&self, seat: Seat) -> Standing {
        let once = self.style == BidStyle::ScoreOnce && self.asked == 2;
        let two_passes = self.passes == 2 && self.style == BidStyle::ScoreUntilTwoPasses;
        if self.most == BID_MAX || once || (two_passes && self.holder.is_some()) {
            self.found()
        } else if self.passes == 3 {
            Standing::AllPassed
        } else {
            Standing::Asks(Phase::Bid, seat.next())
        }
    }

    /// The seats after the caller that have not declined may rob once each,
    /// then the caller may take it back.
    fn after_rob(&self, caller: Seat) -> Standing {
        if self.robs >= self.rob_max {
            return self.found();
        }
        let unasked = |&s: &Seat| self.said[s] == Said::Nothing;
        if let Some(seat) = caller.others().into_iter().find(unasked) {
            return Standing::Asks(Phase::Rob, seat);
        }
        let may_take_back = match self.rob_back {
            RobBack::None => false,
            RobBack::Caller => true,
            RobBack::First => caller == self.first,
        };
        if self.robs > 0 && may_take_back {
            Standing::Asks(Phase::Rob, caller)
        } else {
            self.found()
        }
    }

    fn found(&self) -> Standing {
        match self.holder {
            Some(landlord) => Standing::Found {
                landlord,
                bid: if self.caller.is_some() {
                    self.call_bid
                } else {
                    self.most
                },
                robs: self.robs,
            },
            None => Standing::AllPassed,
        }
    }
}
