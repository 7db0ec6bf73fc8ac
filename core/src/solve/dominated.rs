//! Moves that another move of the same hand is as good as.
//!
//! Behind each stands an exchange: in all that follows, the card that was kept is
//! played where the other one would have been. That needs a seat that may always
//! pass, so nothing here holds with `must_beat`.

use super::cuts::Cuts;
use super::state::{Deal, State, tops};
use crate::cards::{BOTH_JOKERS, CHAIN, Counts, ONES};
use crate::moves::RankMove;
use crate::numbers as n;
use crate::plays::Kind;
use crate::rules::at;

/// What is looked at once for all moves of a hand.
pub(super) struct Dominated {
    /// The hand is asked at all.
    on: bool,
    equal: bool,
    wings: bool,
    /// The ranks that others hold.
    others: u64,
    /// Of singles and pairs: the ranks held just so often, and those of them that are
    /// good for nothing but singles, pairs and wings.
    just: [u64; 2],
    alone: [u64; 2],
    /// The rank of the table and all below, where a single or a pair lies there.
    below: u64,
}

impl Dominated {
    #[inline(always)]
    pub(super) fn of(deal: &Deal, state: &State) -> Dominated {
        let mover = state.to_move;
        let equal = deal.has(Cuts::EQUAL);
        let wings = deal.has(Cuts::WINGS) && (deal.seats == 2 || mover == deal.solo);
        let on = (equal || wings) && !deal.must_beat;
        let hand = state.hand(mover);
        let masks = Counts::from_word(hand).masks();
        // Both jokers in one hand are a play of their own.
        let jokers = if hand & BOTH_JOKERS == BOTH_JOKERS {
            BOTH_JOKERS
        } else {
            0
        };
        let rules = deal.rules.in_force();
        let straights = in_run(masks.one, rules.at::<{ at::STRAIGHT_MIN }>());
        let pairs = in_run(masks.two, rules.at::<{ at::PAIR_STRAIGHT_MIN }>());
        let just_one = masks.one & !masks.two & !jokers;
        let just_two = masks.two & !masks.three;
        let below = if state.table.is_none() {
            0
        } else {
            !((!0_u64).wrapping_shl(4 * u32::from(state.table.rank_index().min(14)) + 4))
        };
        Dominated {
            on,
            equal,
            wings,
            others: state.others(mover),
            just: [just_one, just_two],
            alone: [just_one & !straights, just_two & !straights & !pairs],
            below,
        }
    }

    /// Is some other move of the hand as good?
    #[inline(always)]
    pub(super) fn has(&self, found: &RankMove) -> bool {
        if !self.on {
            return false;
        }
        let [just_one, just_two] = self.just;
        let [one, two] = self.alone;
        match found.play.kind() {
            Kind::Single => {
                self.equal && self.other(found.counts.word() & just_one, one & !self.below)
            }
            Kind::Pair => {
                self.equal && self.other(found.counts.word() >> 1 & just_two, two & !self.below)
            }
            Kind::TrioSingle | Kind::FourSingles | Kind::PlaneSingles | Kind::ShuttleSingles => {
                let used = ranks(found.counts.word());
                self.wing(used & just_one, one & !used)
            }
            Kind::TrioPair | Kind::FourPairs | Kind::PlanePairs | Kind::ShuttlePairs => {
                let used = ranks(found.counts.word());
                self.wing(used & just_two, two & !used)
            }
            _ => false,
        }
    }

    /// Of these ranks, has one a lower one among `instead` that nobody else holds a
    /// card between, the higher one included?
    #[inline(always)]
    fn other(&self, mut used: u64, instead: u64) -> bool {
        while used != 0 {
            let rank = used & used.wrapping_neg();
            used ^= rank;
            let lower = instead & (rank - 1);
            if lower != 0 {
                // From the highest of them on; all lower ones have more between.
                let best = 1_u64 << (63 - lower.leading_zeros());
                let between = (rank | (rank - 1)) & !(best | (best - 1));
                if self.others & between == 0 {
                    return true;
                }
            }
        }
        false
    }

    #[inline(always)]
    fn wing(&self, used: u64, instead: u64) -> bool {
        if used == 0 || instead == 0 {
            return false;
        }
        // A wing that is higher than the lowest card that could be one instead.
        if self.wings && used > instead & instead.wrapping_neg() {
            return true;
        }
        self.equal && self.other(used, instead)
    }
}

/// The ranks of a word of counts.
#[inline(always)]
fn ranks(word: u64) -> u64 {
    (word | word >> 1 | word >> 2) & ONES
}

/// The ranks that stand in a run of so many.
#[inline(always)]
fn in_run(held: u64, least: u8) -> u64 {
    if least > n::RANK_A + 1 {
        return 0;
    }
    let tops = tops(held & CHAIN, least.into());
    if tops == 0 {
        return 0;
    }
    (1..u32::from(least)).fold(tops, |all, i| all | tops >> (4 * i))
}
