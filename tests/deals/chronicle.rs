//! The slow twin of a game's bookkeeping.

use ddz::cards::Rank;
use ddz::game::{Action, ActionKind, Flow, Game, Seat, Shown};

/// What a deal has come to, told by its actions alone: the slow twin of the
/// game's own bookkeeping.
#[derive(Default)]
pub struct Chronicle {
    bid: u32,
    robs: u32,
    bombs: u32,
    rockets: u32,
    plays: [u32; 3],
    doubles: [Option<u32>; 3],
    shows: Vec<u32>,
    asked_to_call: bool,
}

impl Chronicle {
    /// Takes note of an action that led from one state to the next.
    pub fn note(&mut self, flow: &Flow, before: &Game, action: &Action, after: &Game) {
        let s = flow.switches();
        let seat = usize::from(action.seat.number());
        if after.redeals() != before.redeals() {
            *self = Chronicle::default();
            return;
        }
        match action.kind {
            ActionKind::Bid(points) => self.bid = points.into(),
            ActionKind::Call => self.asked_to_call = true,
            ActionKind::Rob => self.robs += 1,
            ActionKind::Double(double) => self.doubles[seat] = Some(double.factor().into()),
            ActionKind::Show(moment) => self.shows.push(match moment {
                Shown::Before => s.show_before.into(),
                Shown::Early => s.show_early.into(),
                Shown::Late => s.show_late.into(),
                _ => s.show_landlord.into(),
            }),
            _ => {}
        }
        let put = after
            .played(action.seat)
            .without(before.played(action.seat));
        if !put.is_empty() {
            self.plays[seat] += 1;
            let cards = put.counts();
            let ranks: Vec<u8> = Rank::all()
                .map(|r| cards.count(r))
                .filter(|c| *c > 0)
                .collect();
            if ranks == [4] {
                self.bombs += 1;
            }
            if cards.count(Rank::SMALL_JOKER) + cards.count(Rank::BIG_JOKER) == 2 && put.len() == 2
            {
                self.rockets += 1;
            }
        }
    }

    /// The points by the formulas of docs/game.md, "Points".
    pub fn points(&self, flow: &Flow, landlord: Seat, winner: Seat) -> [i64; 3] {
        let s = flow.switches();
        let lord = usize::from(landlord.number());
        let farmers = [(lord + 1) % 3, (lord + 2) % 3];
        let bid = match s.bid_style {
            2 if self.asked_to_call => s.call_bid.into(),
            0 | 1 if self.bid > 0 => self.bid,
            _ => s.forced_bid.into(),
        };
        let show = if s.show_product == 1 {
            self.shows.iter().product()
        } else {
            self.shows.iter().copied().max().unwrap_or(1)
        };
        let spring = if winner == landlord {
            if farmers.iter().all(|f| self.plays[*f] == 0) {
                s.spring_factor
            } else {
                1
            }
        } else if self.plays[lord] == 1 {
            s.antispring_factor
        } else {
            1
        };
        let common = i64::from(s.rob_factor).pow(self.robs)
            * i64::from(show)
            * i64::from(s.bomb_factor).pow(self.bombs)
            * i64::from(s.rocket_factor).pow(self.rockets)
            * i64::from(spring);
        let double = |seat: usize| i64::from(self.doubles[seat].unwrap_or(1));
        let mut points = [0; 3];
        for farmer in farmers {
            let pair = match s.doubling {
                0 => 1,
                1 if double(farmer) == 1 => 1,
                1 | 2 => double(farmer) * double(lord),
                _ => double(0) * double(1) * double(2),
            };
            let mut multiplier = common * pair;
            if s.cap > 0 {
                multiplier = multiplier.min(1 << s.cap);
            }
            let won = multiplier * i64::from(s.base) * i64::from(bid);
            let won = if winner == landlord { -won } else { won };
            points[farmer] = won;
            points[lord] -= won;
        }
        points
    }
}
