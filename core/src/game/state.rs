//! The whole state of one deal.

use crate::cards::{Card, Cards, SEED_LEN};
use crate::game::auction::Answers;
use crate::game::flow::{BottomShown, Flow};
use crate::game::phase::{Double, Phase, Shown};
use crate::game::seat::{PerSeat, Seat, Seats};
use crate::plays::Play;
use crate::rules::RuleSet;

/// One deal, from the shuffle to the score: a plain value.
///
/// Every value of this type is a state that a deal can be in. It changes by
/// [`Game::act`] alone, and a refused action changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    pub(in crate::game) rules: RuleSet,
    pub(in crate::game) flow: Flow,
    /// `None` when the deck was given.
    pub(in crate::game) seed: Option<[u8; SEED_LEN]>,
    /// Deals before this one, thrown in because nobody bid.
    pub(in crate::game) redeals: u8,
    /// Accepted actions, those of earlier deals of this table too.
    pub(in crate::game) actions: u32,
    pub(in crate::game) first_seat: Seat,
    pub(in crate::game) first_bidder: Seat,
    pub(in crate::game) face_up: Option<Card>,
    pub(in crate::game) phase: Phase,
    /// Who may act; several while all answer in any order.
    pub(in crate::game) waiting: Seats,

    pub(in crate::game) hands: PerSeat<Cards>,
    pub(in crate::game) played: PerSeat<Cards>,
    pub(in crate::game) bottom: Cards,

    pub(in crate::game) shown: PerSeat<Shown>,
    pub(in crate::game) first_revealer: Option<Seat>,
    /// What the seats have said in the auction, in order.
    pub(in crate::game) answers: Answers,
    pub(in crate::game) landlord: Option<Seat>,
    /// The points for which the landlord took it; 0 before.
    pub(in crate::game) bid: u8,
    pub(in crate::game) robs: u8,
    pub(in crate::game) doubles: PerSeat<Double>,

    /// What must be beaten, as it was resolved when it was played.
    pub(in crate::game) table: Play,
    /// Who put down the last play; that seat leads when the others have passed.
    pub(in crate::game) table_seat: Option<Seat>,
    /// What each seat last put down in this trick. A trick lasts until the
    /// next lead, so that what won it can still be seen.
    pub(in crate::game) latest: PerSeat<Cards>,
    /// Whose last action in this trick is a pass.
    pub(in crate::game) passed: Seats,
    /// Plays of each seat, passes not counted.
    pub(in crate::game) plays: PerSeat<u8>,
    pub(in crate::game) bombs: u8,
    pub(in crate::game) rockets: u8,
    /// Shuttles that count as bombs.
    pub(in crate::game) shuttles: u8,
    /// Who got rid of all cards.
    pub(in crate::game) winner: Option<Seat>,
}

impl Game {
    /// What is a play at this table; the same from the first to the last deal.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// How the deals of this table go.
    pub const fn flow(&self) -> &Flow {
        &self.flow
    }

    /// What the game waits for; [`Phase::Over`] when it waits for nothing.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who may act now.
    pub const fn waiting(&self) -> Seats {
        self.waiting
    }

    /// What a seat holds. The truth, for the server; a player gets
    /// [`Game::view`].
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// What a seat has put down.
    pub fn played(&self, seat: Seat) -> Cards {
        self.played[seat]
    }

    /// The three cards that the landlord takes.
    pub const fn bottom(&self) -> Cards {
        self.bottom
    }

    /// Who plays against the two others; `None` before the auction has ended,
    /// and in a void deal.
    pub const fn landlord(&self) -> Option<Seat> {
        self.landlord
    }

    /// Who got rid of all cards; `None` before that and in a void deal.
    pub const fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// What must be beaten; [`Play::NONE`] when a play leads.
    pub const fn table_play(&self) -> Play {
        self.table
    }

    /// Accepted actions so far.
    pub const fn actions(&self) -> u32 {
        self.actions
    }

    /// Deals before this one, thrown in because nobody bid.
    pub const fn redeals(&self) -> u8 {
        self.redeals
    }

    /// Has the landlord taken the bottom?
    pub(in crate::game) const fn bottom_is_taken(&self) -> bool {
        let doubling = matches!(self.phase, Phase::Double | Phase::Redouble);
        self.landlord.is_some() && !(doubling && self.takes_after_doubling())
    }

    pub(in crate::game) const fn takes_after_doubling(&self) -> bool {
        matches!(self.flow.bottom_shown(), BottomShown::AfterDoubling)
    }
}
