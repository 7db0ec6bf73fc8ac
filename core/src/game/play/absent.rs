//! What is done for a player who is not there.

use crate::advice::{hints, lay};
use crate::cards::Cards;
use crate::game::action::{Action, ActionKind};
use crate::game::phase::Phase;
use crate::game::seat::Seat;
use crate::game::state::Game;
use crate::numbered::numbered;
use crate::plays::Play;
use crate::policy::Policy;
use crate::position::Position;

numbered! {
    /// How to act for an absent player.
    Auto: u32 {
        Timeout = AUTO_TIMEOUT,
        Hint = AUTO_HINT,
        List = AUTO_LIST,
    }
}

impl Game {
    /// What to do for a seat whose player is absent; `None` when it is not
    /// waited for.
    pub fn auto(&self, seat: Seat, auto: Auto) -> Option<Action> {
        if !self.waiting.contains(seat) {
            return None;
        }
        let kind = match auto {
            Auto::Timeout => self.timeout_kind(seat),
            Auto::Hint => self.hint_kind(seat),
            Auto::List => self.list_kind(seat),
        };
        Some(Action { seat, kind })
    }

    /// What a seat does whose clock ran out: it passes, or leads the lowest
    /// card. No hints here, so that a record plays back the same for ever.
    pub(in crate::game) fn timeout_kind(&self, seat: Seat) -> ActionKind {
        let leads = self.phase == Phase::Play && self.table.is_none();
        match self.hands[seat].lowest() {
            Some(card) if leads => ActionKind::Play {
                cards: Cards::from_iter([card]),
                reading: Play::NONE,
            },
            _ => ActionKind::Pass,
        }
    }

    fn hint_kind(&self, seat: Seat) -> ActionKind {
        let Some((hand, question)) = self.to_play(seat) else {
            return ActionKind::Pass;
        };
        let Some(first) = hints(question, hand).first() else {
            return ActionKind::Pass;
        };
        let wins = usize::from(first.play().cards()) == hand.len();
        let partner_leads = !question.is_lead() && self.is_partner(seat, self.table_seat);
        if partner_leads && !wins {
            return ActionKind::Pass;
        }
        first.into()
    }

    fn list_kind(&self, seat: Seat) -> ActionKind {
        let Some((hand, _)) = self.to_play(seat) else {
            return ActionKind::Pass;
        };
        // A game whose cards are being played has a position. The policy looks at
        // no hand in it but that of the seat.
        let policy = Policy::new(&self.rules);
        let position = Position::from_game(self).ok();
        match position.and_then(|position| policy.choose(&position)) {
            Some(found) => lay(hand, found.play, found.counts).into(),
            None => ActionKind::Pass,
        }
    }

    fn is_partner(&self, seat: Seat, other: Option<Seat>) -> bool {
        self.landlord != Some(seat) && self.landlord != other
    }
}
