//! The card counter of a seat: what it has seen nowhere.

use crate::cards::{Cards, Counts, Rank};
use crate::game::seat::Seat;
use crate::game::state::Game;

/// The card counter (记牌器) of one seat, by rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unseen {
    /// Cards that the seat has seen nowhere: not its own, not played, not
    /// shown, not in a bottom that lies open.
    pub unseen: Counts,
    /// Cards that others hold or that lie in the bottom: all but its own and
    /// those played.
    pub out: Counts,
    /// Of the open bottom, the cards that the landlord still holds.
    pub bottom: Counts,
}

impl Game {
    /// The card counter of a seat.
    pub fn unseen(&self, seat: Seat) -> Unseen {
        let bottom = self.seen_bottom(seat);
        let mut played = Cards::EMPTY;
        let mut seen = bottom;
        for other in Seat::ALL {
            played = played.union(self.played[other]);
            if self.sees_hand(seat, other) {
                seen = seen.union(self.hands[other]);
            }
        }
        let seen = seen.union(played);
        Unseen {
            unseen: Cards::ALL.without(seen).counts(),
            out: Cards::ALL.without(played.union(self.hands[seat])).counts(),
            bottom: bottom.without(played).counts(),
        }
    }
}

impl Unseen {
    /// The counts of a row, the 3 first.
    pub fn by_rank(hand: Counts) -> [u8; Rank::COUNT] {
        let mut counts = [0; Rank::COUNT];
        for (place, rank) in counts.iter_mut().zip(Rank::all()) {
            *place = hand.count(rank);
        }
        counts
    }
}
