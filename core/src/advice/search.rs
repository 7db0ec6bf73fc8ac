//! The search over sequences: which straights, pair straights, planes and
//! shuttles to take out of a hand.
//!
//! Sequences are what makes emptying a hand hard; once they are chosen, the
//! rest is counting ([`settle`](super::settle)). They are chosen from low to
//! high, so no set of sequences is looked at twice in another order, and a
//! branch is left as soon as a bound shows that it can not be better than the
//! best that is known. It needs no table of hands seen before: a random hand
//! of 17 cards has a few dozen sets of sequences, and most are never visited.

use super::allowance::Allowance;
use super::body::{Body, Chosen, ranks, span};
use crate::cards::{CHAIN, Counts, Masks, ONES};
use crate::numbers as n;

/// More turns than any hand takes.
pub(super) const MANY: u32 = n::CARDS_MAX + 1;

/// Where `length` ranks in a row begin.
#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn starts(mask: u64, length: u32) -> u64 {
    let mut runs = mask & CHAIN;
    let mut have = 1;
    while have < length && runs != 0 {
        let step = have.min(length - have);
        runs &= runs >> (4 * step);
        have += step;
    }
    runs
}

/// The ranks of all runs of `length` that begin at `starts`.
#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn covered(starts: u64, length: u32) -> u64 {
    let mut runs = starts;
    let mut have = 1;
    while have < length && runs != 0 {
        let step = have.min(length - have);
        runs |= runs << (4 * step);
        have += step;
    }
    runs
}

/// Sequences of one thickness that may still be chosen.
#[derive(Clone, Copy)]
struct Runs {
    /// How many cards of each rank.
    copies: u32,
    /// The ranks that have as many.
    mask: u64,
    least: u32,
    /// Where they begin.
    starts: u64,
}

/// The last sequence chosen: the next one begins there or above, and there it
/// is no thicker and no longer.
#[derive(Clone, Copy)]
struct Last {
    at: u32,
    copies: u32,
    length: u32,
}

/// Turns taken, and wings that the bodies among them can carry at most.
#[derive(Clone, Copy)]
struct Spent {
    turns: u32,
    slots: u32,
}

/// The search for a way to empty a hand in fewer turns than are known.
pub(super) struct Search<'a> {
    pub allowance: &'a Allowance,
    /// A way with fewer turns than this is looked for.
    pub best: u32,
    /// A way with no more turns than this is good enough.
    enough: u32,
    pub chosen: Chosen,
    /// The turns of the last way found, and the way.
    pub turns: Option<u32>,
    pub found: Chosen,
}

impl<'a> Search<'a> {
    /// Looks for a way with fewer turns than `below`, and no further when it
    /// has `enough` of them or less.
    pub(super) fn new(allowance: &'a Allowance, below: u32, enough: u32) -> Search<'a> {
        Search {
            allowance,
            best: below,
            enough,
            chosen: Chosen::NOTHING,
            turns: None,
            found: Chosen::NOTHING,
        }
    }

    /// The fewest turns for these cards, if they are fewer than asked for.
    pub(super) fn run(&mut self, cards: u64) -> Option<u32> {
        let spent = Spent { turns: 0, slots: 0 };
        self.sequences(cards, spent, Last::NONE);
        self.turns
    }

    /// The same when a body has been played already, whose wings are to come
    /// out of these cards; its turn does not count.
    pub(super) fn run_with(&mut self, body: Body, cards: u64) -> Option<u32> {
        self.chosen.bodies.push(body);
        let slots = body.slots;
        self.sequences(cards, Spent { turns: 0, slots }, Last::NONE);
        self.turns
    }

    /// Keeps what is chosen: a way with fewer turns than all before.
    pub(super) fn keep(&mut self, turns: u32) {
        self.found = self.chosen;
        self.turns = Some(turns);
        // Nothing is below 0, so the search comes to its end.
        self.best = if turns <= self.enough { 0 } else { turns };
    }

    /// No way to play `rest` takes fewer turns than this when sequences are
    /// made of the ranks in `open` only: every other rank is a play or is
    /// carried, and so is the open part as a whole.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn bound(&self, rest: u64, open: u64, slots: u32) -> u32 {
        let Masks {
            one, three, four, ..
        } = Counts::from_word(rest).masks();
        let closed = one & !open;
        let alone = ranks(closed & !three) - u32::from(self.allowance.has_rocket(rest));
        let alone = alone + u32::from(one & open != 0);
        let slots = slots + self.allowance.slots(ranks(three), ranks(four));
        self.allowance.least(ranks(closed & three), alone, slots)
    }

    /// Looks at every set of sequences in `rest`, none first, and keeps the
    /// best way.
    fn sequences(&mut self, rest: u64, spent: Spent, last: Last) {
        let Spent { turns, slots } = spent;
        while turns + self.bound(rest, 0, slots) < self.best {
            if !self.settle(rest, turns) {
                break;
            }
        }
        // One more sequence is one more turn at least.
        if turns + 1 >= self.best {
            return;
        }
        let runs = self.runs(rest, !0 << last.at);
        let mut all = runs.iter().fold(0, |all, runs| all | runs.starts);
        while all != 0 {
            let at = all.trailing_zeros();
            all &= all - 1;
            let still = !0 << at;
            let open = runs.iter().fold(0, |open, runs| {
                open | covered(runs.starts & still, runs.least)
            });
            if turns + self.bound(rest, open, slots) >= self.best {
                return;
            }
            // The thickest and the longest first: they leave the fewest cards.
            for runs in runs.iter().rev() {
                if runs.starts >> at & 1 == 0 {
                    continue;
                }
                let longest = (!runs.mask >> at & ONES).trailing_zeros() / 4;
                for length in (runs.least..=longest).rev() {
                    let next = Last {
                        at,
                        copies: runs.copies,
                        length,
                    };
                    if next.comes_before(last) {
                        continue;
                    }
                    self.take(rest, spent, next);
                    if turns + 1 >= self.best {
                        return;
                    }
                }
            }
        }
    }

    /// The sequences that begin at the bits of `from`.
    #[inline(always)]
    fn runs(&self, rest: u64, from: u64) -> [Runs; 4] {
        let masks = Counts::from_word(rest).masks();
        let [singles, pairs, trios, quads] = self.allowance.minima;
        let runs = |copies, mask: u64, least| Runs {
            copies,
            mask: mask & CHAIN,
            least,
            starts: starts(mask, least) & from,
        };
        [
            runs(1, masks.one, singles),
            runs(2, masks.two, pairs),
            runs(3, masks.three, trios),
            runs(4, masks.four, quads),
        ]
    }

    /// Takes one sequence and looks further.
    #[inline(always)]
    fn take(&mut self, rest: u64, spent: Spent, sequence: Last) {
        let Last { at, copies, length } = sequence;
        let span = span(at / 4 + length - 1, length);
        let cards = span * u64::from(copies);
        let turns = spent.turns + 1;
        if copies < 3 {
            self.chosen.sequences.push(cards);
            self.sequences(rest - cards, Spent { turns, ..spent }, sequence);
            self.chosen.sequences.pop();
        } else {
            let body = Body::new(self.allowance, copies, span);
            let slots = spent.slots + body.slots;
            self.chosen.bodies.push(body);
            self.sequences(rest - cards, Spent { turns, slots }, sequence);
            self.chosen.bodies.pop();
        }
    }
}

impl Last {
    /// Before the first.
    const NONE: Last = Last {
        at: 0,
        copies: 4,
        length: 12,
    };

    #[inline(always)]
    fn comes_before(self, last: Last) -> bool {
        self.at == last.at && (self.copies, self.length) > (last.copies, last.length)
    }
}
