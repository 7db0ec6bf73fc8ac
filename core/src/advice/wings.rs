//! The cheapest wings for a body.
//!
//! In this order: wings that the rules allow and that leave the play in the
//! reading that is meant; as few bombs and rockets broken for them as can be;
//! the fewest turns afterwards; and the lowest high card, then the next.

use super::allowance::{Allowance, Carry};
use super::body::{Body, Load, both_jokers};
use super::choices::Choice;
use super::search::{MANY, Search};
use crate::cards::{BOTH_JOKERS, Counts};
use crate::numbers as n;
use crate::plays::Question;

/// Wings found, and the turns that the rest of the hand takes then.
#[derive(Clone, Copy)]
pub(super) struct Wings {
    pub wings: u64,
    pub turns: u32,
}

/// One question for wings.
pub(super) struct Chooser<'a> {
    pub question: Question<'a>,
    pub allowance: &'a Allowance,
    pub hand: Counts,
    /// No play leaves fewer turns than this.
    pub least: u32,
}

const JOKERS: [u32; 2] = [n::RANK_SMALL_JOKER as u32, n::RANK_BIG_JOKER as u32];

impl Chooser<'_> {
    /// The turns that these cards take, if they are fewer than `below`; a
    /// number of `enough` or less need not be the least.
    pub(super) fn turns(&self, rest: u64, below: u32, enough: u32) -> Option<u32> {
        Search::new(self.allowance, below, enough).run(rest)
    }

    /// The cheapest wings, or `None` if there are none.
    pub(super) fn cheapest(&self, choice: &Choice) -> Option<Wings> {
        let mut body = Body::new(self.allowance, choice.copies, choice.span);
        body.load = choice.load;
        body.fixed = true;
        let rest = self.hand.word() - body.cards;
        let pool = Pool::of(&body, rest, self.allowance);
        if let Some(wings) = self.unbroken(choice, body, &pool, rest) {
            return Some(wings);
        }
        (0..=pool.bombs_and_rocket())
            .find_map(|broken| self.least_turns(choice, &pool, rest, broken))
    }

    /// The cheapest wings that break no bomb and no rocket, when the reading
    /// does not stand in the way of the fewest turns.
    fn unbroken(&self, choice: &Choice, mut body: Body, pool: &Pool, rest: u64) -> Option<Wings> {
        body.closed = pool.bombs | if pool.rocket { BOTH_JOKERS } else { 0 };
        let mut search = Search::new(self.allowance, MANY, self.least);
        let turns = search.run_with(body, rest)?;
        let found = search.found.bodies().first()?.wings;
        let mut cheapest = None;
        pool.each(0, &mut |wings| {
            let good = self.is_read(choice, wings)
                && (wings == found || self.turns(rest - wings, turns + 1, turns).is_some());
            if good {
                cheapest = Some(Wings { wings, turns });
            }
            good
        });
        cheapest
    }

    /// The wings that break exactly that many bombs and rockets and leave the
    /// fewest turns; of equals the cheapest.
    fn least_turns(&self, choice: &Choice, pool: &Pool, rest: u64, broken: u32) -> Option<Wings> {
        let mut best = None;
        let mut below = MANY;
        pool.each(broken, &mut |wings| {
            if self.is_read(choice, wings)
                && let Some(turns) = self.turns(rest - wings, below, self.least)
            {
                best = Some(Wings { wings, turns });
                below = turns;
            }
            below <= self.least
        });
        best
    }

    /// Are the body and these wings together read as the choice says?
    pub(super) fn is_read(&self, choice: &Choice, wings: u64) -> bool {
        let cards = choice.span * u64::from(choice.copies) + wings;
        self.question.beats(Counts::from_word(cards)) == choice.play
    }
}

/// The cards that may be wings.
struct Pool {
    carry: Carry,
    single: bool,
    /// Wing cards that are needed.
    cards: u32,
    /// How many cards of each rank may be wings, as nibbles.
    caps: u64,
    /// Ranks that are bombs.
    bombs: u64,
    /// Are both jokers there?
    rocket: bool,
}

impl Pool {
    fn of(body: &Body, rest: u64, allowance: &Allowance) -> Pool {
        let single = body.load == Load::Singles;
        let size = if single { 1 } else { 2 };
        let mut caps = 0;
        for rank in 0..15 {
            let bit = 1 << (4 * rank);
            if body.span & bit != 0 {
                continue;
            }
            let held = (rest >> (4 * rank) & 15) as u32;
            let cap = if !single {
                (held / 2).min(body.carry.pair_repeat) * 2
            } else if body.beside() & bit != 0 && !body.carry.adjacent {
                held.min(body.carry.repeat).min(2)
            } else {
                held.min(body.carry.repeat)
            };
            caps |= u64::from(cap) << (4 * rank);
        }
        Pool {
            carry: body.carry,
            single,
            cards: body.slots * size,
            caps,
            bombs: allowance.bombs(rest),
            rocket: allowance.has_rocket(rest),
        }
    }

    /// Bombs, and the rocket.
    fn bombs_and_rocket(&self) -> u32 {
        self.bombs.count_ones() + u32::from(self.rocket)
    }

    /// Calls `visit` with all wings that break exactly `broken` bombs and
    /// rockets, the cheapest first, until it answers true.
    fn each(&self, broken: u32, visit: &mut dyn FnMut(u64) -> bool) -> bool {
        self.pick(15, self.cards, broken, 0, visit)
    }

    /// Cards that the ranks below `rank` can give.
    fn below(&self, rank: u32) -> u32 {
        let caps = self.caps & !(!0 << (4 * rank));
        u32::from(Counts::from_word(caps).len())
    }

    /// Chooses from the ranks below `rank`, few cards of a high one first.
    fn pick(
        &self,
        rank: u32,
        missing: u32,
        broken: u32,
        wings: u64,
        visit: &mut dyn FnMut(u64) -> bool,
    ) -> bool {
        if missing > self.below(rank) {
            return false;
        }
        let Some(rank) = rank.checked_sub(1) else {
            return broken == 0 && visit(wings);
        };
        let bit = 1 << (4 * rank);
        let cap = ((self.caps >> (4 * rank) & 15) as u32).min(missing);
        let step = if self.single { 1 } else { 2 };
        let mut taken = 0;
        while taken <= cap {
            let wings = wings + bit * u64::from(taken);
            let joker = self.rocket && JOKERS.contains(&rank);
            let breaks_one = taken > 0 && (self.bombs & bit != 0 || joker);
            let again = joker && both_jokers(wings);
            if again && !self.carry.rocket {
                break;
            }
            let breaks = u32::from(breaks_one && !again);
            if breaks <= broken && self.pick(rank, missing - taken, broken - breaks, wings, visit) {
                return true;
            }
            taken += step;
        }
        false
    }
}
