//! The work itself, in slices.

use super::bot::Bot;
use super::candidates::{Candidate, MOST};
use super::dealt::{self, deal_likely};
use super::halving::{Halving, halve};
use super::tree::{Node, Tree};
use crate::cards::Counts;
use crate::policy::{List, Playout, Policy};
use crate::position::{Side, Trick};

/// What lies behind a candidate: the rest of the hand laid out, and the turn.
#[derive(Clone, Copy)]
struct Behind {
    hand: Counts,
    list: List,
    trick: Trick,
    over: bool,
}

impl Bot {
    /// Plays about so many playouts more, and says how many are left to do: 0 when
    /// it has decided. A slice ends with a deal of the hidden cards, so it may be a
    /// few more.
    ///
    /// `nodes` is the room for the tree, as long as [`Options::nodes`] says, the same
    /// at every call; a level without a tree takes none.
    ///
    /// [`Options::nodes`]: super::Options::nodes
    pub fn think(&mut self, playouts: u32, nodes: &mut [Node]) -> u32 {
        let until = self.done.saturating_add(playouts).min(self.budget);
        if self.done >= until {
            return self.left();
        }
        let rules = self.rules;
        let policy = Policy::new(&rules);
        let mut behind = [None; MOST];
        for (place, candidate) in behind.iter_mut().zip(self.candidates.as_slice()) {
            if candidate.live {
                *place = Some(self.behind(&policy, candidate));
            }
        }
        let mut tree = Tree {
            nodes,
            used: self.nodes_used,
            most: self.nodes_most,
        };
        let me = usize::from(self.seen.me);
        let is_solo = self.seen.me == self.seen.solo;
        let halving = Halving {
            budget: self.budget,
            candidates: self.candidates.len() as u32,
        };
        while self.done < until {
            // The cards in one order for every deal, so that nothing but the lots
            // counts.
            let mut pool = dealt::pool(self.seen.pool);
            let hands = deal_likely(&self.seen, &mut pool, &mut self.lots);
            let mut lists = [List::EMPTY; 3];
            for (seat, (list, &hand)) in lists.iter_mut().zip(&hands).enumerate() {
                if seat != me || self.is_estimate() {
                    *list = policy.list(hand);
                }
            }
            let before = halving.round(self.done);
            let candidates = self.candidates.as_mut_slice();
            for (at, (candidate, behind)) in candidates.iter_mut().zip(&behind).enumerate() {
                let (true, Some(behind)) = (candidate.live, behind) else {
                    continue;
                };
                let mut playout = Playout::of(hands, lists, behind.trick, self.seen.solo);
                if self.estimate == 0 {
                    playout.set(me, behind.hand, behind.list, behind.over);
                }
                let side = if self.nodes_most > 0 {
                    tree.playout(&policy, &mut playout, at as u32 + 1)
                } else {
                    playout.run(&policy)
                };
                candidate.playouts += 1;
                candidate.wins += u32::from((side == Side::Solo) == is_solo);
                self.done += 1;
            }
            if halving.round(self.done) > before {
                halve(&mut self.candidates);
            }
        }
        self.nodes_used = tree.used;
        self.left()
    }

    /// Playouts that are still to be done.
    pub const fn left(&self) -> u32 {
        self.budget.saturating_sub(self.done)
    }

    fn behind(&self, policy: &Policy<'_>, candidate: &Candidate) -> Behind {
        let found = candidate.found;
        let hand = self.seen.hand.counts();
        let rest = Counts::from_word(hand.word().wrapping_sub(found.counts.word()));
        let mut trick = self.seen.trick;
        if self.is_estimate() {
            // Nothing is played yet.
        } else if found.counts.is_empty() {
            trick.pass();
        } else if rest.is_empty() {
            trick.play_last(found.play);
        } else {
            trick.play(found.play);
        }
        Behind {
            hand: rest,
            list: policy.list(rest),
            trick,
            over: rest.is_empty(),
        }
    }
}
