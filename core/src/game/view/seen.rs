//! What one seat may know.

use crate::cards::{Card, Cards};
use crate::game::flow::BottomShown;
use crate::game::phase::{Double, Phase, Said, Shown};
use crate::game::seat::{PerSeat, Seat, Seats};
use crate::game::state::Game;
use crate::plays::Play;

/// A game as one seat sees it: its own cards, how many the others hold, what
/// lies open. Nothing in it depends on what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view this is.
    pub seat: Seat,
    /// What the game waits for.
    pub phase: Phase,
    /// The seats that may act now.
    pub waiting: Seats,
    /// Who bid, or bids, first in this deal.
    pub first_bidder: Seat,
    /// The card that was dealt face up to draw the first bidder; `None` under a
    /// flow without it, and for a deck that was given.
    pub face_up: Option<Card>,
    /// Deals before this one, thrown in because nobody bid.
    pub redeals: u8,
    /// Accepted actions so far: a number for each state of the game.
    pub actions: u32,
    /// `None` before the auction has ended, and in a void deal.
    pub landlord: Option<Seat>,
    /// Who got rid of all cards; `None` before that and in a void deal.
    pub winner: Option<Seat>,
    /// The highest bid so far; the landlord's once there is one.
    pub bid: u8,
    /// Robs so far, also while the auction goes on.
    pub robs: u8,
    /// The last word of each seat in the auction.
    pub said: PerSeat<Said>,
    /// Which hands lie open, and since when.
    pub shown: PerSeat<Shown>,
    /// Those of others are undecided until all have answered.
    pub doubles: PerSeat<Double>,
    /// How many cards each seat holds.
    pub counts: PerSeat<u8>,
    /// The hands that this seat sees: its own, those shown, and all when the
    /// deal has been won; the others are empty.
    pub cards: PerSeat<Cards>,
    /// What each seat has put down in this deal.
    pub played: PerSeat<Cards>,
    /// What each seat last put down in this trick; empty after a pass. A trick
    /// lasts until the next lead, so what won it can still be shown.
    pub latest: PerSeat<Cards>,
    /// Empty while it is hidden from this seat.
    pub bottom: Cards,
    /// What must be beaten; [`Play::NONE`] when a play leads.
    pub table: Play,
    /// Who put down the last play, also while that seat leads again; `None` before the
    /// first play.
    pub table_seat: Option<Seat>,
    /// The seats whose last action in this trick is a pass.
    pub passed: Seats,
    /// How often each seat has played, passes not counted.
    pub plays: PerSeat<u8>,
    /// Bombs played by all, the rocket not counted.
    pub bombs: u8,
    /// 1 when the rocket was played.
    pub rockets: u8,
    /// Shuttles played by all, where shuttles are bombs.
    pub shuttles: u8,
    /// What all multiply by so far: robs, shows, bombs, the rocket, shuttles.
    pub multiplier: u32,
}

impl Game {
    /// What a seat may know.
    ///
    /// ```
    /// use ddz::cards::Cards;
    /// use ddz::rules::Preset;
    /// use ddz::game::{FlowPreset, Seat, Game};
    ///
    /// let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Classic.flow());
    /// let game = Game::new(rules, flow, &[1; 32], Seat::Zero);
    /// let view = game.view(Seat::One);
    /// assert_eq!(view.cards[Seat::One], game.hand(Seat::One));
    /// assert_eq!(view.cards[Seat::Two], Cards::EMPTY);
    /// assert_eq!(view.counts[Seat::Two], 17);
    /// assert!(view.bottom.is_empty());
    /// ```
    pub fn view(&self, seat: Seat) -> View {
        let doubling = self.phase == Phase::Double;
        let mut doubles = self.doubles;
        let mut cards = PerSeat([Cards::EMPTY; 3]);
        let mut counts = PerSeat([0; 3]);
        for other in Seat::ALL {
            // All answer at the same time, so an answer is no one's business
            // before the last has come.
            if doubling && other != seat {
                doubles[other] = Double::Undecided;
            }
            if self.sees_hand(seat, other) {
                cards[other] = self.hands[other];
            }
            counts[other] = self.hands[other].len() as u8;
        }
        let auction = self.auction();
        let score = self.score();
        let multiplier = [
            score.rob_factor,
            score.show_factor,
            score.bomb_factor,
            score.rocket_factor,
            score.shuttle_factor,
        ];
        let cap = u32::try_from(self.flow.cap()).unwrap_or(u32::MAX);
        View {
            seat,
            phase: self.phase,
            waiting: self.waiting,
            first_bidder: self.first_bidder,
            face_up: self.face_up,
            redeals: self.redeals,
            actions: self.actions,
            landlord: self.landlord,
            winner: self.winner,
            bid: if self.is_bidding() {
                auction.most
            } else {
                self.bid
            },
            robs: self.robs(),
            said: auction.said,
            shown: self.shown,
            doubles,
            counts,
            cards,
            played: self.played,
            latest: self.latest,
            bottom: self.seen_bottom(seat),
            table: self.table,
            table_seat: self.table_seat,
            passed: self.passed,
            plays: self.plays,
            bombs: self.bombs,
            rockets: self.rockets,
            shuttles: self.shuttles,
            multiplier: multiplier.into_iter().fold(1, u32::saturating_mul).min(cap),
        }
    }

    pub(super) fn sees_hand(&self, seat: Seat, other: Seat) -> bool {
        seat == other || self.shown[other].is_open() || self.winner.is_some()
    }

    /// The bottom as far as a seat sees it.
    pub(super) fn seen_bottom(&self, seat: Seat) -> Cards {
        let open = match self.flow.bottom_shown() {
            BottomShown::AfterBid | BottomShown::AfterDoubling => true,
            BottomShown::Never => self.landlord == Some(seat) || self.winner.is_some(),
        };
        if open && self.bottom_is_taken() {
            self.bottom
        } else {
            Cards::EMPTY
        }
    }
}
