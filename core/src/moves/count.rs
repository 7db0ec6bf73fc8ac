//! How many moves there are, without making them.

use super::follow::{BombsAbove, SHUTTLE, above};
use super::held::up;
use super::search::shape_of;
use super::view::{ALL, View, ranks, starts};
use super::wings::{NO_RANK, Wings};
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
        let m = &self.masks;
        let mut count = size(m.one) + self.trios(m.three);
        if self.has::<{ n::KIND_PAIR }>() {
            count += size(m.two);
        }
        if self.has::<{ n::KIND_ROCKET }>() {
            count += size(self.rocket());
        }
        count += self.lead::<{ n::KIND_STRAIGHT }>() + self.lead::<{ n::KIND_PAIR_STRAIGHT }>();
        if self.sequences(3, 2, ALL) != 0 {
            count += self.planes();
        }
        if m.four != 0 {
            count += self.quads();
        }
        count
    }

    #[inline(never)]
    fn planes(&self) -> u32 {
        self.lead::<{ n::KIND_PLANE }>()
            + self.lead::<{ n::KIND_PLANE_SINGLES }>()
            + self.lead::<{ n::KIND_PLANE_PAIRS }>()
    }

    #[inline(never)]
    fn quads(&self) -> u32 {
        let mut count =
            self.lead::<{ n::KIND_FOUR_SINGLES }>() + self.lead::<{ n::KIND_FOUR_PAIRS }>();
        count += self.lead::<{ n::KIND_SHUTTLE }>()
            + self.lead::<{ n::KIND_SHUTTLE_SINGLES }>()
            + self.lead::<{ n::KIND_SHUTTLE_PAIRS }>();
        count + self.lead::<{ n::KIND_BOMB }>()
    }

    pub(super) fn count_follows(&self, table: Play) -> u32 {
        let alike = match table.kind() {
            Kind::Single => self.higher::<{ n::KIND_SINGLE }>(table),
            Kind::Pair => self.higher::<{ n::KIND_PAIR }>(table),
            Kind::Trio => self.higher::<{ n::KIND_TRIO }>(table),
            Kind::TrioSingle => self.higher::<{ n::KIND_TRIO_SINGLE }>(table),
            Kind::TrioPair => self.higher::<{ n::KIND_TRIO_PAIR }>(table),
            Kind::Straight => self.higher::<{ n::KIND_STRAIGHT }>(table),
            Kind::PairStraight => self.higher::<{ n::KIND_PAIR_STRAIGHT }>(table),
            Kind::Plane => self.higher::<{ n::KIND_PLANE }>(table),
            Kind::Shuttle => self.higher::<{ n::KIND_SHUTTLE }>(table),
            Kind::PlaneSingles => self.higher::<{ n::KIND_PLANE_SINGLES }>(table),
            Kind::PlanePairs => self.higher::<{ n::KIND_PLANE_PAIRS }>(table),
            Kind::FourSingles => self.higher::<{ n::KIND_FOUR_SINGLES }>(table),
            Kind::FourPairs => self.higher::<{ n::KIND_FOUR_PAIRS }>(table),
            Kind::ShuttleSingles => self.higher::<{ n::KIND_SHUTTLE_SINGLES }>(table),
            Kind::ShuttlePairs => self.higher::<{ n::KIND_SHUTTLE_PAIRS }>(table),
            Kind::None | Kind::Bomb | Kind::Rocket => 0,
        };
        let bombs = BombsAbove::of(self.rules, table);
        let shuttles = if bombs.has_shuttles() {
            let longest = u32::from(SHUTTLE.longest());
            self.plays::<{ n::KIND_SHUTTLE }>((bombs.shuttles, longest), ALL)
        } else {
            0
        };
        let rocket = if bombs.rocket { size(self.rocket()) } else { 0 };
        alike + shuttles + size(self.masks.four & bombs.bombs) + rocket
    }

    /// Do the rules have a kind, by its number, whose body is one rank?
    #[inline(always)]
    fn has<const KIND: u8>(&self) -> bool {
        const { shape_of(KIND) }.least(self.rules) == 1
    }

    /// All that can be led of one kind.
    #[inline(always)]
    fn lead<const KIND: u8>(&self) -> u32 {
        let shape = const { shape_of(KIND) };
        let least = shape.least(self.rules);
        if least <= shape.longest() {
            self.plays::<KIND>((least.into(), shape.longest().into()), ALL)
        } else {
            0
        }
    }

    /// All of the table's kind and length that is higher.
    #[inline(always)]
    fn higher<const KIND: u8>(&self, table: Play) -> u32 {
        let length = u32::from(table.length());
        self.plays::<KIND>((length, length), above(table))
    }

    /// Plays of one kind with bodies of `lengths.0` to `lengths.1` ranks, of
    /// which the highest is in `high`; `Search::plays` makes them.
    #[inline(always)]
    fn plays<const KIND: u8>(&self, lengths: (u32, u32), high: u64) -> u32 {
        let shape = const { shape_of(KIND) };
        match (shape.sequence, shape.wings.each) {
            (false, 0) => size(self.held_times(shape.copies.into()) & high),
            (true, 0) => self.count_sequences(shape.copies.into(), lengths, high),
            // The body is one of the ranks that could be the wing.
            (false, 1) => {
                let wings = size(self.held_times(shape.wings.cards.into()));
                let bodies = self.held_times(shape.copies.into()) & high;
                size(bodies).wrapping_mul(wings.wrapping_sub(1))
            }
            (false, _) if shape.wings.cards == 1 => self.pairs_of_singles::<KIND>(high),
            _ => (lengths.0..=lengths.1)
                .map(|length| self.count_winged::<KIND>(length, high))
                .sum(),
        }
    }

    /// Trios alone and with a wing.
    #[inline(always)]
    fn trios(&self, bodies: u64) -> u32 {
        // A trio is one of the ranks that could be its own wing.
        let singles = size(self.masks.one).wrapping_sub(1);
        let pairs = size(self.masks.two).wrapping_sub(1);
        let times = |switch: usize| u32::from(self.rules.byte(switch));
        size(bodies).wrapping_mul(
            times(at::TRIO_PLAIN)
                .wrapping_add(singles.wrapping_mul(times(at::TRIO_SINGLE)))
                .wrapping_add(pairs.wrapping_mul(times(at::TRIO_PAIR))),
        )
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

    fn count_winged<const KIND: u8>(&self, length: u32, high: u64) -> u32 {
        let shape = const { shape_of(KIND) };
        let picks = u32::from(shape.wings.each) * length;
        ranks(self.bodies(shape, length, high))
            .map(|start| self.wings(shape, start, length).count(picks))
            .sum()
    }

    /// No wings need be listed for two single cards.
    fn pairs_of_singles<const KIND: u8>(&self, high: u64) -> u32 {
        let shape = const { shape_of(KIND) };
        let bodies = self.held_times(shape.copies.into()) & high;
        if bodies == 0 {
            return 0;
        }
        // The quad is one of the ranks that could be its own wings.
        let ones = size(self.masks.one) - 1;
        let pairs = if self.rules.byte(shape.wings.repeat) == 2 {
            size(self.masks.two) - 1
        } else {
            0
        };
        let barred = if self.rules.byte(shape.wings.rocket) == 0 {
            size(self.rocket())
        } else {
            0
        };
        size(bodies) * (two_of(ones) + pairs - barred)
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
        for wing in self.ranks.as_slice() {
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
