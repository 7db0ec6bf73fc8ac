//! Wings for bodies whose number and kind are chosen: do the rules let them be
//! filled so that few enough cards are left over?

use super::body::{Body, Load, both_jokers};
use super::search::Search;
use crate::numbers as n;

/// What one body is being filled with.
#[derive(Clone, Copy)]
struct Filling {
    /// Which body.
    body: usize,
    /// Wings to go.
    left: u32,
    /// The loose cards before its first wing.
    before: u64,
    /// Single wings to go, of this body and the later ones.
    singles: u32,
}

/// What is asked for.
#[derive(Clone, Copy)]
struct Wanted {
    /// What may be left over at most, as [`Allowance::left_over`] counts it.
    ///
    /// [`Allowance::left_over`]: super::allowance::Allowance::left_over
    most: u32,
    /// Ranks of the bodies, beside them, or closed to them: there one rank is
    /// not as good as another.
    near: u64,
}

/// Ranks of which there are pairs.
const PAIRS: u32 = n::RANK_2 as u32;

impl Search<'_> {
    /// Fills the wings of all chosen bodies, `singles` of them being single
    /// cards, out of `rest`. What is left then, if that is no more than `most`.
    pub(super) fn fill(&mut self, rest: u64, singles: u32, most: u32) -> Option<u64> {
        let near = self
            .chosen
            .bodies()
            .iter()
            .filter(|body| body.load != Load::Nothing)
            .fold(0, |near, body| {
                near | body.span | body.beside() | body.closed
            });
        self.fill_from(Wanted { most, near }, 0, rest, singles)
    }

    /// Fills the bodies from `at` on.
    fn fill_from(&mut self, wanted: Wanted, at: usize, rest: u64, singles: u32) -> Option<u64> {
        let Some(&body) = self.chosen.bodies().get(at) else {
            return (self.allowance.left_over(rest) <= wanted.most).then_some(rest);
        };
        self.put(at, 0);
        if body.load == Load::Nothing {
            return self.fill_from(wanted, at + 1, rest, singles);
        }
        let filling = Filling {
            body: at,
            left: body.slots,
            before: rest,
            singles,
        };
        self.fill_body(wanted, filling, rest, 0)
    }

    /// One wing more, from the `first` place of the order on: ranks that hold
    /// an odd number of cards from low to high, then the others.
    fn fill_body(
        &mut self,
        wanted: Wanted,
        filling: Filling,
        rest: u64,
        first: u32,
    ) -> Option<u64> {
        if filling.left == 0 {
            return self.fill_from(wanted, filling.body + 1, rest, filling.singles);
        }
        // A single wing makes one odd rank even, at best; and where pairs are no
        // plays, the rest makes no fewer plays than it has odd ranks.
        if self.allowance.odd(rest) > wanted.most + filling.singles {
            return None;
        }
        let body = *self.chosen.bodies().get(filling.body)?;
        let single = body.load == Load::Singles;
        let size = if single { 1 } else { 2 };
        // Ranks with equal counts that are near no body are alike, and one of
        // them stands for all.
        let mut seen = 0_u32;
        for place in first..30 {
            let (odd_first, rank) = (place < 15, place % 15);
            let bit = 1 << (4 * rank);
            if (filling.before & bit != 0) != odd_first {
                continue;
            }
            let held = rest >> (4 * rank) & 15;
            let taken = body.wings >> (4 * rank) & 15;
            if held < size || !body.takes_one_more(bit, rank, taken) {
                continue;
            }
            if wanted.near & bit == 0 && taken == 0 && rank <= PAIRS {
                if seen >> held & 1 != 0 {
                    continue;
                }
                seen |= 1 << held;
            }
            let next = Filling {
                left: filling.left - 1,
                singles: filling.singles - u32::from(single),
                ..filling
            };
            self.put(filling.body, body.wings + bit * size);
            let found = self.fill_body(wanted, next, rest - bit * size, place);
            if found.is_some() {
                return found;
            }
            self.put(filling.body, body.wings);
        }
        None
    }

    fn put(&mut self, body: usize, wings: u64) {
        if let Some(body) = self.chosen.body_mut(body) {
            body.wings = wings;
        }
    }
}

impl Body {
    /// May one more wing be of this rank, of which it carries `taken` cards?
    fn takes_one_more(&self, bit: u64, rank: u32, taken: u64) -> bool {
        let carry = self.carry;
        if (self.span | self.closed) & bit != 0 {
            return false;
        }
        if self.load == Load::Pairs {
            return rank <= PAIRS && taken < 2 * u64::from(carry.pair_repeat);
        }
        taken < u64::from(carry.repeat)
            && (carry.rocket || !both_jokers(self.wings + bit))
            && (carry.adjacent || taken < 2 || self.beside() & bit == 0)
    }
}
