//! What a view says about the hands, so that hidden ones can be dealt.

use super::bot::BotError;
use crate::cards::{Cards, Counts};
use crate::game::{Flow, Phase, Said, Seat, View};
use crate::moves::RankMove;
use crate::numbers as n;
use crate::plays::Question;
use crate::policy::{Policy, Role, Sight};
use crate::position::Trick;
use crate::rules::RuleSet;

const BOTTOM: u8 = 3;

/// Hands as far as a seat knows them, and the turn: enough to deal the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seen {
    pub me: u8,
    /// Who plays alone; in the auction, who is to be tried as the landlord.
    pub solo: u8,
    pub hand: Cards,
    /// What each seat is known to hold; of its own all.
    pub known: [Counts; 3],
    /// How many cards of each hand are hidden.
    pub hidden: [u8; 3],
    /// The cards that are hidden, all together. Some may stay in the bottom.
    pub pool: Counts,
    pub trick: Trick,
    /// Has another seat bid or called, and become the landlord? Then it was not
    /// dealt any hand.
    pub bidder: bool,
}

impl Seen {
    /// Takes a view apart that is of a game of these rules and this flow.
    pub(super) fn of(rules: &RuleSet, flow: &Flow, view: &View) -> Result<Seen, BotError> {
        if !view.waiting.contains(view.seat) || view.phase == Phase::Over {
            return Err(BotError::Seat);
        }
        let me = view.seat;
        let hand = view.cards[me];
        let landlord = view.landlord;
        let in_auction = landlord.is_none();
        let is_play = view.phase == Phase::Play;
        if is_play && in_auction {
            return Err(BotError::View);
        }
        let solo = landlord.unwrap_or(me);
        let mut seen = Seen {
            me: me.number(),
            solo: solo.number(),
            hand,
            known: [Counts::EMPTY; 3],
            hidden: [0; 3],
            pool: Counts::EMPTY,
            trick: Trick::lead(3, solo.number()).ok_or(BotError::View)?,
            bidder: solo != me && !matches!(view.said[solo], Said::Nothing | Said::Pass),
        };
        // Every card that has been seen anywhere, each in one place.
        let mut open = Cards::EMPTY;
        let mut once = true;
        let mut show = |cards: Cards| {
            once &= open.both(cards).is_empty();
            open = open.union(cards);
        };
        for seat in Seat::ALL {
            show(view.played[seat]);
        }
        let untaken = if in_auction || view.counts[solo] + view.played[solo].len() as u8 == 17 {
            BOTTOM
        } else {
            0
        };
        for (seat, (known, hidden)) in Seat::ALL
            .into_iter()
            .zip(seen.known.iter_mut().zip(&mut seen.hidden))
        {
            let mut held = view.cards[seat];
            let is_open = !held.is_empty();
            if !is_open && landlord == Some(seat) && untaken == 0 {
                held = view.bottom.without(view.played[seat]);
            }
            let count = view.counts[seat];
            let len = held.len() as u8;
            let fits = if is_open { len == count } else { len <= count };
            if !fits || u32::from(count) > n::CARDS_MAX || (seat == me && !is_open) {
                return Err(BotError::View);
            }
            show(held);
            *known = held.counts();
            *hidden = count - len;
        }
        if !once {
            return Err(BotError::View);
        }
        // Whoever is the landlord takes the bottom before the play.
        if let Some(hidden) = seen.hidden.get_mut(usize::from(seen.solo)) {
            *hidden += untaken;
        }
        seen.pool = Cards::ALL.without(open).counts();
        let all: u8 = seen.hidden.iter().sum();
        if all != seen.pool.len() {
            return Err(BotError::View);
        }
        if is_play && !view.table.is_none() {
            let last = view
                .table_seat
                .filter(|&last| last != me)
                .ok_or(BotError::View)?;
            Question::new(rules, view.table).ok_or(BotError::View)?;
            let trick = Trick::resume(3, view.table, last.number(), me.number());
            seen.trick = trick.ok_or(BotError::View)?;
        } else if is_play {
            seen.trick = Trick::lead(3, me.number()).ok_or(BotError::View)?;
        }
        let ends = flow.switches().rocket_ends_trick > 0;
        seen.trick = seen.trick.with_rocket_ends_trick(ends);
        Ok(seen)
    }
}

impl Seen {
    /// What the list policy does in this place; `None` is a pass.
    pub(super) fn choice(&self, policy: &Policy<'_>) -> Option<RankMove> {
        let counts = self.counts();
        let role = Role::of(3, self.solo, self.me);
        let mut sight = Sight::new(3, role, counts);
        sight.hand = self.hand.counts();
        sight.others = self.others();
        sight.table = self.trick.table();
        let last = self.trick.table_seat();
        sight.of_partner = self.me != self.solo && last.is_some_and(|last| last != self.solo);
        policy.choose_by(&sight, &policy.list(sight.hand))
    }

    /// How many cards each seat holds, from its own place on.
    fn counts(&self) -> [u8; 3] {
        let count = |seat: u8| {
            let seat = usize::from(seat % 3);
            let known = self.known.get(seat).map_or(0, |known| known.len());
            known.saturating_add(self.hidden.get(seat).copied().unwrap_or(0))
        };
        [0, 1, 2].map(|step| count(self.me.wrapping_add(step)))
    }

    /// What all others hold.
    fn others(&self) -> Counts {
        let mut word = self.pool.word();
        for (seat, known) in self.known.iter().enumerate() {
            if seat != usize::from(self.me) {
                word = word.wrapping_add(known.word());
            }
        }
        Counts::from_word(word)
    }
}
