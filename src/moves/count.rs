//! How many moves there are, without making them.

use super::follow::{BombsAbove, above};
use super::held::up;
use super::lead::{
    PAIR_STRAIGHTS, PLANES, PLANES_PAIRS, PLANES_SINGLES, SHUTTLES, SHUTTLES_PAIRS,
    SHUTTLES_SINGLES, STRAIGHTS,
};
use super::view::{ALL, View, ranks, starts};
use super::wings::{NO_RANK, Wings};
use crate::cards::BOTH_JOKERS;
use crate::numbers as n;
use crate::plays::{Kind, Play};
use crate::rules::at;

/// How many ranks a mask holds.
#[inline(always)]
fn size(mask: u64) -> u32 {
    (mask.wrapping_mul(ALL | 1 << 60) >> 60) as u32
}

impl View<'_> {
    pub(super) fn count_leads(&self) -> u32 {
        let rules = self.rules;
        let m = &self.masks;
        let mut count = size(m.one) + size(m.two) + self.rocket();
        count += self.trios(m.three);
        let min = u32::from(rules.at::<{ at::STRAIGHT_MIN }>());
        count += self.count_sequences(1, (min, STRAIGHTS), ALL);
        let min = u32::from(rules.at::<{ at::PAIR_STRAIGHT_MIN }>());
        count += self.count_sequences(2, (min, PAIR_STRAIGHTS), ALL);
        if self.sequences(3, 2, ALL) != 0 {
            count += self.planes();
        }
        if m.four != 0 {
            count += self.quads();
        }
        count
    }

    pub(super) fn count_follows(&self, table: Play) -> u32 {
        let high = above(table);
        let length = u32::from(table.length);
        let lengths = (length, length);
        let m = &self.masks;
        let alike = match table.kind {
            Kind::Single => size(m.one & high),
            Kind::Pair => size(m.two & high),
            Kind::Trio => size(m.three & high),
            Kind::TrioSingle => self.trio_wings(m.three & high, m.one),
            Kind::TrioPair => self.trio_wings(m.three & high, m.two),
            Kind::Straight => self.count_sequences(1, lengths, high),
            Kind::PairStraight => self.count_sequences(2, lengths, high),
            Kind::Plane => self.count_sequences(3, lengths, high),
            Kind::Shuttle => self.count_sequences(4, lengths, high),
            Kind::PlaneSingles => self.plane_singles(length, high),
            Kind::PlanePairs => self.plane_pairs(length, high),
            Kind::FourSingles => self.four_singles(high),
            Kind::FourPairs => self.four_pairs(high),
            Kind::ShuttleSingles => self.shuttle_singles(length, high),
            Kind::ShuttlePairs => self.shuttle_pairs(length, high),
            Kind::None | Kind::Bomb | Kind::Rocket => 0,
        };
        let bombs = BombsAbove::of(self.rules, table);
        let shuttles = if bombs.shuttles <= SHUTTLES {
            self.count_sequences(4, (bombs.shuttles, SHUTTLES), ALL)
        } else {
            0
        };
        let rocket = if bombs.rocket { self.rocket() } else { 0 };
        alike + shuttles + size(m.four & bombs.bombs) + rocket
    }

    #[inline(always)]
    fn rocket(&self) -> u32 {
        u32::from(self.masks.one & BOTH_JOKERS == BOTH_JOKERS)
    }

    /// Trios alone and with a wing.
    #[inline(always)]
    fn trios(&self, bodies: u64) -> u32 {
        let rules = self.rules;
        let trios = size(bodies);
        // A trio is one of the ranks that could be its own wing.
        let singles = size(self.masks.one).wrapping_sub(1);
        let pairs = size(self.masks.two).wrapping_sub(1);
        trios.wrapping_mul(
            u32::from(rules.at::<{ at::TRIO_PLAIN }>())
                .wrapping_add(singles.wrapping_mul(u32::from(rules.at::<{ at::TRIO_SINGLE }>())))
                .wrapping_add(pairs.wrapping_mul(u32::from(rules.at::<{ at::TRIO_PAIR }>()))),
        )
    }

    fn trio_wings(&self, bodies: u64, wings: u64) -> u32 {
        size(bodies).wrapping_mul(size(wings).wrapping_sub(1))
    }

    #[inline(always)]
    fn count_sequences(&self, each: u32, lengths: (u32, u32), high: u64) -> u32 {
        let body = self.chain(each);
        let (shortest, longest) = lengths;
        let mut starts = starts(body, shortest);
        let mut count = 0;
        let mut length = shortest;
        while starts != 0 && length <= longest {
            count += size(starts & high >> up(length - 1));
            starts &= body >> up(length);
            length += 1;
        }
        count
    }

    #[inline(never)]
    fn planes(&self) -> u32 {
        let rules = self.rules;
        let min = u32::from(rules.at::<{ at::PLANE_MIN }>());
        let mut count = self.count_sequences(3, (min, PLANES), ALL);
        if rules.at::<{ at::PLANE_SINGLES }>() != 0 {
            count += (min..=PLANES_SINGLES)
                .map(|length| self.plane_singles(length, ALL))
                .sum::<u32>();
        }
        if rules.at::<{ at::PLANE_PAIRS }>() != 0 {
            count += (min..=PLANES_PAIRS)
                .map(|length| self.plane_pairs(length, ALL))
                .sum::<u32>();
        }
        count
    }

    #[inline(never)]
    fn quads(&self) -> u32 {
        let rules = self.rules;
        let mut count = size(self.masks.four);
        if rules.at::<{ at::FOUR_SINGLES }>() != 0 {
            count += self.four_singles(ALL);
        }
        if rules.at::<{ at::FOUR_PAIRS }>() != 0 {
            count += self.four_pairs(ALL);
        }
        let min = u32::from(rules.at::<{ at::SHUTTLE_MIN }>());
        if rules.at::<{ at::SHUTTLE }>() != 0 {
            count += self.count_sequences(4, (min, SHUTTLES), ALL);
        }
        if rules.at::<{ at::SHUTTLE_SINGLES }>() != 0 {
            count += (min..=SHUTTLES_SINGLES)
                .map(|length| self.shuttle_singles(length, ALL))
                .sum::<u32>();
        }
        if rules.at::<{ at::SHUTTLE_PAIRS }>() != 0 {
            count += (min..=SHUTTLES_PAIRS)
                .map(|length| self.shuttle_pairs(length, ALL))
                .sum::<u32>();
        }
        count
    }

    fn plane_singles(&self, length: u32, high: u64) -> u32 {
        ranks(self.sequences(3, length, high))
            .map(|start| self.plane_singles_wings(start, length).count(length))
            .sum()
    }

    fn plane_pairs(&self, length: u32, high: u64) -> u32 {
        ranks(self.sequences(3, length, high))
            .map(|start| self.plane_pairs_wings(start, length).count(length))
            .sum()
    }

    /// No wings need to be listed for two of them.
    fn four_singles(&self, high: u64) -> u32 {
        let bodies = self.masks.four & high;
        if bodies == 0 {
            return 0;
        }
        // The quad is one of the ranks that could be its own wings.
        let ones = size(self.masks.one) - 1;
        let pairs = if self.rules.at::<{ at::FOUR_SINGLES }>() == 2 {
            size(self.masks.two) - 1
        } else {
            0
        };
        let barred = if self.rules.at::<{ at::FOUR_ROCKET }>() == 0 {
            self.rocket()
        } else {
            0
        };
        size(bodies) * (two_of(ones) + pairs - barred)
    }

    fn four_pairs(&self, high: u64) -> u32 {
        ranks(self.masks.four & high)
            .map(|rank| self.four_pairs_wings(rank).count(2))
            .sum()
    }

    fn shuttle_singles(&self, length: u32, high: u64) -> u32 {
        ranks(self.sequences(4, length, high))
            .map(|start| self.shuttle_singles_wings(start, length).count(2 * length))
            .sum()
    }

    fn shuttle_pairs(&self, length: u32, high: u64) -> u32 {
        ranks(self.sequences(4, length, high))
            .map(|start| self.shuttle_pairs_wings(start, length).count(2 * length))
            .sum()
    }
}

/// How many pairs `n` things make.
fn two_of(n: u32) -> u32 {
    n * n.saturating_sub(1) / 2
}

/// How many choices of 0, 1, 2 … wings there are: the coefficients of the
/// product of `1 + x + … + x^most` over the ranks.
type Choices = [u32; 7];

impl Wings {
    /// How many choices of `picks` wings there are.
    pub(super) fn count(&self, picks: u32) -> u32 {
        let mut all: Choices = [1, 0, 0, 0, 0, 0, 0];
        // Choices without the jokers, and without `not_three`.
        let (mut without_jokers, mut without_rank) = (all, all);
        let (mut jokers, mut threes) = (0, 0);
        for wing in self.as_slice() {
            multiply(&mut all, wing.most);
            if wing.rank < n::RANK_SMALL_JOKER {
                multiply(&mut without_jokers, wing.most);
            } else {
                jokers += 1;
            }
            if wing.rank != self.not_three {
                multiply(&mut without_rank, wing.most);
            } else if wing.most >= 3 {
                threes = 1;
            }
        }
        let at = |choices: &Choices, picks: u32| choices.get(picks as usize).copied().unwrap_or(0);
        let mut count = at(&all, picks);
        if jokers == 2 && !self.rocket && picks >= 2 {
            count -= at(&without_jokers, picks - 2);
        }
        if self.not_three != NO_RANK && threes == 1 && picks >= 3 {
            count -= at(&without_rank, picks - 3);
            // What has both faults was taken away twice. Three wings are left
            // for it at most, so the rank is there three times and both jokers.
            if jokers == 2 && !self.rocket && picks == 5 {
                count += 1;
            }
        }
        count
    }
}

/// Multiplies by `1 + x + … + x^most`.
#[inline(always)]
fn multiply(choices: &mut Choices, most: u8) {
    let old = *choices;
    for shift in 1..=usize::from(most.min(4)) {
        for (new, &old) in choices.iter_mut().skip(shift).zip(&old) {
            *new += old;
        }
    }
}
