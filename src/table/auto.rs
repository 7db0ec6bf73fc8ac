//! What is done for a player who is not there.

use super::action::{Action, Deed};
use super::phase::Phase;
use super::seat::Seat;
use super::state::Table;
use crate::advice::hints;
use crate::cards::Cards;
use crate::numbers as n;
use crate::plays::Play;

/// How to act for an absent player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u32)]
pub enum Auto {
    /// Passes wherever that is possible, else leads the lowest card.
    Timeout = n::AUTO_TIMEOUT,
    /// Plays the first hint, and lets the partner's play stand unless the hint
    /// empties the hand. Passes outside the play.
    Hint = n::AUTO_HINT,
}

impl Auto {
    /// The one of that number, if there is one.
    pub const fn new(number: u32) -> Option<Auto> {
        match number {
            n::AUTO_TIMEOUT => Some(Auto::Timeout),
            n::AUTO_HINT => Some(Auto::Hint),
            _ => None,
        }
    }
}

impl Table {
    /// What to do for a seat whose player is absent; `None` when it is not
    /// waited for.
    pub fn auto(&self, seat: Seat, auto: Auto) -> Option<Action> {
        if !self.waiting.contains(seat) {
            return None;
        }
        let deed = match auto {
            Auto::Timeout => self.timeout_deed(seat),
            Auto::Hint => self.hint_deed(seat),
        };
        Some(Action { seat, deed })
    }

    /// What a seat does whose clock ran out: it passes, or leads the lowest
    /// card. No hints here, so that a record plays back the same for ever.
    pub(super) fn timeout_deed(&self, seat: Seat) -> Deed {
        let leads = self.phase == Phase::Play && self.table.is_none();
        match self.hands[seat].lowest() {
            Some(card) if leads => Deed::Play {
                cards: Cards::from_iter([card]),
                reading: Play::NONE,
            },
            _ => Deed::Pass,
        }
    }

    fn hint_deed(&self, seat: Seat) -> Deed {
        let Some((hand, table)) = self.to_play(seat) else {
            return Deed::Pass;
        };
        let Some(first) = hints(&self.rules, hand, table).first() else {
            return Deed::Pass;
        };
        let wins = usize::from(first.play.cards) == hand.len();
        let partner_leads = !table.is_lead() && self.is_partner(seat, self.table_seat);
        if partner_leads && !wins {
            return Deed::Pass;
        }
        first.into()
    }

    fn is_partner(&self, seat: Seat, other: Option<Seat>) -> bool {
        self.landlord != Some(seat) && self.landlord != other
    }
}
