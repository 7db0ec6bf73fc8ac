//! Is a description a state that a deal can be in? Everything that a caller's
//! bytes could get wrong is looked at here, so that nothing else has to.

use crate::cards::{Cards, Counts, Masks};
use crate::game::auction::{Auction, Standing};
use crate::game::deal::{BOTTOM, DEALT};
use crate::game::flow::{AllPass, BidStyle, Doubling, FirstBidder};
use crate::game::phase::{Double, Phase, Shown};
use crate::game::seat::{PerSeat, Seat, Seats};
use crate::game::state::Game;
use crate::numbers::{self as n, text_of};
use crate::plays::Play;
use crate::rules::at;

/// Cards and bytes describe no state of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", text_of!(ERR_GAME))]
pub struct GameError;

/// How many ranks a hand holds whole.
fn quads(cards: Cards) -> u32 {
    let Masks { four, .. } = Counts::masks(cards.counts());
    four.count_ones()
}

impl Game {
    /// Is the description one of a state that a deal can be in?
    pub(in crate::game) fn is_possible(&self) -> bool {
        self.cards_are_possible()
            && self.deal_is_possible()
            && self.shows_are_possible()
            && self.auction_is_possible()
            && self.actions_are_possible()
            && match self.landlord {
                None => {
                    self.doubles.0 == [Double::Undecided; 3]
                        && self.nothing_was_played()
                        && self.winner.is_none()
                }
                Some(landlord) => {
                    self.doubles_are_possible(landlord) && self.play_is_possible(landlord)
                }
            }
    }

    /// Every card lies in one place, and every seat has or had its number.
    fn cards_are_possible(&self) -> bool {
        let taken = self.bottom_is_taken();
        let own = PerSeat(Seat::ALL.map(|s| self.hands[s].union(self.played[s])));
        let bottom = if taken { Cards::EMPTY } else { self.bottom };
        let (mut once, mut twice) = (bottom, Cards::EMPTY);
        for seat in Seat::ALL {
            for pile in [self.hands[seat], self.played[seat]] {
                twice = twice.union(once.both(pile));
                once = once.union(pile);
            }
        }
        let held = |seat: Seat| match self.landlord {
            Some(landlord) if taken && landlord == seat => DEALT + BOTTOM,
            _ => DEALT,
        };
        // The third seat has what is left of the deck.
        let sizes =
            own[Seat::Zero].len() == held(Seat::Zero) && own[Seat::One].len() == held(Seat::One);
        let landlord_has_it = match self.landlord {
            Some(landlord) if taken => own[landlord].contains_all(self.bottom),
            _ => true,
        };
        let shown = Seat::ALL.map(|s| self.played[s].contains_all(self.latest[s]));
        once == Cards::ALL
            && twice.is_empty()
            && sizes
            && self.bottom.len() == BOTTOM
            && landlord_has_it
            && shown == [true; 3]
    }

    fn deal_is_possible(&self) -> bool {
        let s = self.flow.switches();
        let may_redeal = self.seed.is_some()
            && self.flow.all_pass() == AllPass::Redeal
            && self.flow.bid_style() != BidStyle::None
            && (s.redeal_max == 0 || self.redeals <= s.redeal_max);
        if self.redeals > 0 && !may_redeal {
            return false;
        }
        let face_up_bidder = match (self.flow.first_bidder(), self.seed, self.face_up) {
            (FirstBidder::FaceUp, Some(_), Some(card)) => {
                let had = |&s: &Seat| self.hands[s].contains(card) || self.played[s].contains(card);
                // The bottom is not dealt to anybody.
                match Seat::ALL.into_iter().find(had) {
                    Some(seat) if !self.bottom.contains(card) => Some(seat),
                    _ => return false,
                }
            }
            (FirstBidder::FaceUp, Some(_), None) => return false,
            (_, _, Some(_)) => return false,
            (_, _, None) => None,
        };
        if s.revealer_bids_first > 0 && self.phase != Phase::Show && self.first_revealer.is_some() {
            return self.first_revealer == Some(self.first_bidder);
        }
        match (self.flow.first_bidder(), self.seed) {
            (FirstBidder::Next, _) => {
                self.first_bidder == self.first_seat.after(self.redeals.into())
            }
            (FirstBidder::Random, Some(_)) => true,
            (FirstBidder::FaceUp, Some(_)) => face_up_bidder == Some(self.first_bidder),
            (FirstBidder::Given | FirstBidder::Random | FirstBidder::FaceUp, _) => {
                self.first_bidder == self.first_seat
            }
        }
    }

    fn shows_are_possible(&self) -> bool {
        // Most flows know no shows.
        let nobody = self.shown.0 == [Shown::Undecided; 3] && self.first_revealer.is_none();
        if nobody && !self.flow.has_early_show() {
            return self.phase != Phase::Show;
        }
        let mut first = Shown::Declined;
        let mut undecided = Seats::NONE;
        for seat in Seat::ALL {
            let shown = self.shown[seat];
            let possible = match shown {
                Shown::Before | Shown::Early | Shown::Late => {
                    if shown.number() < first.number() {
                        first = shown;
                    }
                    self.show_factor(shown) > 0
                }
                Shown::Landlord => {
                    self.show_factor(shown) > 0
                        && self.landlord == Some(seat)
                        && matches!(self.phase, Phase::Play | Phase::Over)
                }
                Shown::Undecided => {
                    undecided = undecided.with(seat);
                    true
                }
                Shown::Declined => self.flow.has_early_show(),
            };
            if !possible {
                return false;
            }
        }
        // Time does not run backwards, so who showed first showed earliest.
        let first_is_known = match self.first_revealer {
            Some(seat) => first.is_early() && self.shown[seat] == first,
            None => first == Shown::Declined,
        };
        let asked = if self.phase == Phase::Show {
            self.waiting == undecided && !undecided.is_empty()
        } else {
            undecided.is_empty() || !self.flow.has_early_show()
        };
        first_is_known && asked && (self.phase != Phase::Show || self.flow.has_early_show())
    }

    /// What the seats have said leads to what is asked, or to the landlord.
    fn auction_is_possible(&self) -> bool {
        let Some(auction) = Auction::after(&self.flow, self.first_bidder, self.answers) else {
            return false;
        };
        let untouched = (self.bid, self.robs) == (0, 0);
        match (self.landlord, auction.standing) {
            // The auction has not begun, even where it ends at once.
            (None, _) if self.phase == Phase::Show => untouched && self.answers.is_empty(),
            (None, Standing::Asks(phase, seat)) => {
                untouched && self.phase == phase && self.waiting == Seats::only(seat)
            }
            (None, Standing::AllPassed) => {
                let over = self.phase == Phase::Over && self.waiting.is_empty();
                untouched && over && self.may_end_void()
            }
            (Some(landlord), Standing::AllPassed) => {
                let forced_bid = self.flow.switches().forced_bid;
                (self.bid, self.robs) == (forced_bid, 0) && self.is_forced(landlord)
            }
            (
                Some(seat),
                Standing::Found {
                    landlord,
                    bid,
                    robs,
                },
            ) => seat == landlord && (self.bid, self.robs) == (bid, robs),
            (None, Standing::Found { .. }) | (Some(_), Standing::Asks(..)) => false,
        }
    }

    /// Nobody bid; is that the end?
    fn may_end_void(&self) -> bool {
        let s = self.flow.switches();
        let forced = s.revealer_takes > 0 && self.first_revealer.is_some();
        let drawn = s.redeal_max > 0 && self.redeals == s.redeal_max;
        let void = match self.flow.all_pass() {
            AllPass::Forced => false,
            AllPass::Draw => true,
            AllPass::Redeal => {
                self.seed.is_none() || (!drawn && u32::from(self.redeals) == n::REDEALS_MAX)
            }
        };
        void && !forced
    }

    /// Nobody bid; who is the landlord all the same?
    fn is_forced(&self, landlord: Seat) -> bool {
        let s = self.flow.switches();
        if s.revealer_takes > 0 && self.first_revealer.is_some() {
            return self.first_revealer == Some(landlord);
        }
        match self.flow.all_pass() {
            AllPass::Forced => landlord == self.first_bidder,
            // Drawn after the last redeal.
            AllPass::Redeal => {
                self.seed.is_some() && s.redeal_max > 0 && self.redeals == s.redeal_max
            }
            AllPass::Draw => false,
        }
    }

    /// An action for everything that one has left its trace on.
    fn actions_are_possible(&self) -> bool {
        // Three have passed in each deal that was thrown in.
        let mut least = 3 * u32::from(self.redeals) + self.answers.len();
        for seat in Seat::ALL {
            least += u32::from(self.shown[seat] != Shown::Undecided)
                + u32::from(self.doubles[seat] != Double::Undecided)
                + u32::from(self.plays[seat])
                + u32::from(self.passed.contains(seat));
        }
        self.actions >= least
    }

    fn doubles_are_possible(&self, landlord: Seat) -> bool {
        let nobody = self.doubles.0 == [Double::Undecided; 3];
        if nobody && self.flow.doubling() == Doubling::None {
            return matches!(self.phase, Phase::Play | Phase::Over);
        }
        let mut undecided = Seats::NONE;
        for seat in Seat::ALL {
            match self.doubles[seat] {
                Double::Undecided => undecided = undecided.with(seat),
                Double::No => {}
                raise => {
                    if !self.offers_double(raise) {
                        return false;
                    }
                }
            }
        }
        let asked = self.doublers(landlord);
        let redoubles =
            self.flow.doubling() == Doubling::FarmersFirst && self.farmer_has_doubled(landlord);
        match self.phase {
            // Whoever is not asked has not answered, and somebody has yet to.
            Phase::Double => {
                let pending = asked.both(undecided);
                !pending.is_empty()
                    && self.waiting == pending
                    && undecided.union(asked) == Seats::ALL
            }
            Phase::Redouble => {
                redoubles
                    && self.waiting == Seats::only(landlord)
                    && undecided == Seats::only(landlord)
            }
            Phase::Play | Phase::Over => {
                let asked = if redoubles { Seats::ALL } else { asked };
                undecided == Seats::ALL.except(asked)
            }
            Phase::Show | Phase::Bid | Phase::Call | Phase::Rob => false,
        }
    }

    fn nothing_was_played(&self) -> bool {
        let nothing = [Cards::EMPTY; 3];
        self.played.0 == nothing
            && self.latest.0 == nothing
            && self.plays.0 == [0; 3]
            && self.table == Play::NONE
            && self.table_seat.is_none()
            && self.passed.is_empty()
            && (self.bombs, self.rockets, self.shuttles) == (0, 0, 0)
    }

    fn play_is_possible(&self, landlord: Seat) -> bool {
        match self.phase {
            Phase::Show | Phase::Bid | Phase::Call | Phase::Rob => false,
            Phase::Double | Phase::Redouble => self.nothing_was_played() && self.winner.is_none(),
            Phase::Play | Phase::Over => {
                if !self.counts_are_possible() {
                    return false;
                }
                let out = Seats::filter(|s| self.hands[s].is_empty());
                match self.table_seat {
                    None => {
                        self.phase == Phase::Play
                            && self.nothing_was_played()
                            && self.winner.is_none()
                            && self.waiting == Seats::only(landlord)
                    }
                    Some(last) => {
                        let ends = self.phase == Phase::Over;
                        let winner = if ends { Some(last) } else { None };
                        self.winner == winner
                            && out == winner.map_or(Seats::NONE, Seats::only)
                            && self.plays[landlord] > 0
                            && self.trick_is_possible(last)
                    }
                }
            }
        }
    }

    /// Plays and bombs fit what lies face up.
    fn counts_are_possible(&self) -> bool {
        let fits = |seat: Seat| {
            let (plays, played) = (self.plays[seat], self.played[seat]);
            usize::from(plays) <= played.len() && (plays == 0) == played.is_empty()
        };
        if !Seat::ALL.into_iter().all(fits) {
            return false;
        }
        if (self.bombs, self.rockets, self.shuttles) == (0, 0, 0) {
            return true;
        }
        let played = self.played.0.into_iter();
        let whole: u32 = played.clone().map(quads).sum();
        let rocket = played.clone().any(|p| p.contains_all(Cards::JOKERS));
        let needed = u32::from(self.bombs) + 2 * u32::from(self.shuttles);
        needed <= whole
            && self.rockets <= u8::from(rocket)
            && (self.shuttles == 0 || self.rules.in_force().at::<{ at::SHUTTLE }>() == 2)
    }
}
