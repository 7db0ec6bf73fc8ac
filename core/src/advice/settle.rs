//! The rest of a hand when its sequences are chosen: trios, quads, wings,
//! singles and pairs.
//!
//! Without sequences a rank is what its count is, so the number of turns is a
//! sum: a turn a body, and a turn for every single and pair that nobody
//! carries. A rank left with `c` cards makes `(c + 1) / 2` of these, so `n`
//! loose cards on ranks of which `odd` hold an odd number make `(n + odd) / 2`.
//! A pair that is carried leaves `odd` as it was, a single card turns it by
//! one. That gives the best sum for a choice of bodies at once; only then are
//! wings tried one by one ([`fill`](super::fill)), to see that the rules allow
//! them.

use super::body::{Body, Load, ranks};
use super::search::Search;
use crate::cards::Counts;

/// How much is chosen so far.
#[derive(Clone, Copy)]
struct Sum {
    /// Cards not in bodies.
    rest: u64,
    /// Turns, those for the rest not counted.
    turns: u32,
    /// Single wings and pair wings to be filled.
    singles: u32,
    pairs: u32,
}

impl Search<'_> {
    /// Looks for a way for the rest, without sequences, that makes fewer turns
    /// than `best`; when there is one it is kept.
    pub(super) fn settle(&mut self, rest: u64, turns: u32) -> bool {
        let sum = Sum {
            rest,
            turns,
            singles: 0,
            pairs: 0,
        };
        self.load(sum, 0, Counts::from_word(rest).masks().three)
    }

    /// Chooses what the bodies from `at` on carry, then what becomes of the
    /// ranks in `thick`, which are held three or four times.
    fn load(&mut self, sum: Sum, at: usize, thick: u64) -> bool {
        if let Some(&body) = self.chosen.bodies().get(at) {
            return self.load_body(sum, at, thick, body);
        }
        if sum.turns + self.least(sum, thick) >= self.best {
            return false;
        }
        if thick == 0 {
            return self.carry(sum);
        }
        let one = thick & thick.wrapping_neg();
        let thick = thick & !one;
        let four = sum.rest & one << 2 != 0;
        // Whole, as a trio with a card left, or no body at all: then its cards
        // are carried, or played as pairs and singles.
        (four && self.load_rank(sum, at, thick, 4, one))
            || self.load_rank(sum, at, thick, 3, one)
            || self.load(sum, at, thick)
    }

    /// Makes a body of one rank.
    fn load_rank(&mut self, sum: Sum, at: usize, thick: u64, copies: u32, rank: u64) -> bool {
        let body = Body::new(self.allowance, copies, rank);
        let sum = Sum {
            rest: sum.rest - body.cards,
            turns: sum.turns + 1,
            ..sum
        };
        self.chosen.bodies.push(body);
        let better = self.load(sum, at, thick);
        self.chosen.bodies.pop();
        better
    }

    fn load_body(&mut self, sum: Sum, at: usize, thick: u64, body: Body) -> bool {
        let choices = [
            (body.carry.singles, Load::Singles),
            (body.carry.pairs, Load::Pairs),
            (body.carry.bare, Load::Nothing),
        ];
        for (allowed, load) in choices {
            if !allowed || (body.fixed && load != body.load) {
                continue;
            }
            let sum = match load {
                Load::Singles => Sum {
                    singles: sum.singles + body.slots,
                    ..sum
                },
                Load::Pairs => Sum {
                    pairs: sum.pairs + body.slots,
                    ..sum
                },
                Load::Nothing => sum,
            };
            if let Some(body) = self.chosen.body_mut(at) {
                body.load = load;
            }
            if self.load(sum, at + 1, thick) {
                return true;
            }
        }
        false
    }

    /// The turns that the rest takes at least, whatever becomes of the ranks in
    /// `thick`.
    fn least(&self, sum: Sum, thick: u64) -> u32 {
        let cards = u32::from(Counts::from_word(sum.rest).len());
        let Some(left) = cards.checked_sub(sum.singles + 2 * sum.pairs) else {
            // There are not enough cards for the wings.
            return self.best;
        };
        if thick == 0 {
            if !self.allowance.pairs {
                return left - u32::from(left > 1 && self.allowance.has_rocket(sum.rest));
            }
            let odd = self.allowance.odd(sum.rest);
            let odd_left = match odd.checked_sub(sum.singles) {
                Some(odd) => odd,
                None => (sum.singles - odd) & 1,
            };
            return (left + odd_left) / 2;
        }
        let four = thick << 2 & sum.rest;
        let slots = self.allowance.slots(ranks(thick), ranks(four));
        let alone = self.allowance.groups(sum.rest & !(thick * 15));
        // A pair is one play that is carried, or two where it is none.
        let of_two = sum.pairs + slots;
        let of_two = if self.allowance.pairs {
            of_two
        } else {
            2 * of_two
        };
        self.allowance
            .least(ranks(thick), alone, sum.singles + of_two)
    }

    /// All bodies are chosen, and their number leaves hope: fills the wings.
    fn carry(&mut self, sum: Sum) -> bool {
        let cards = u32::from(Counts::from_word(sum.rest).len());
        let left = cards - sum.singles - 2 * sum.pairs;
        // `least` has seen that turns + (left + odd) / 2 can be below `best`.
        let plays = self.best - 1 - sum.turns;
        let most = if self.allowance.pairs {
            2 * plays - left
        } else {
            plays
        };
        let Some(rest) = self.fill(sum.rest, sum.singles, most) else {
            return false;
        };
        self.chosen.rest = rest;
        self.keep(sum.turns + self.allowance.groups(rest));
        true
    }
}
