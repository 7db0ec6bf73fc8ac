//! What beats the table: plays of its kind and length with a higher body, then
//! bombs and the rocket.

use super::entry::Entry;
use super::held::up;
use super::lead::SHUTTLES;
use super::search::Search;
use super::view::ALL;
use crate::plays::{Kind, Play};
use crate::rules::{RuleSet, at};

/// The ranks above that of the table.
#[inline(always)]
pub(super) fn above(table: Play) -> u64 {
    // The big joker is the last rank, so the shift stays below the word's size.
    ALL & !0 << up(u32::from(table.rank) + 1)
}

/// What of the bomb class beats the table.
#[derive(Clone, Copy)]
pub(super) struct BombsAbove {
    /// The ranks of bombs.
    pub bombs: u64,
    /// Of shuttles that are bombs: the shortest that beats the table whatever
    /// its rank; beyond the longest where none does.
    pub shuttles: u32,
    pub rocket: bool,
}

impl BombsAbove {
    #[inline(always)]
    pub(super) fn of(rules: &RuleSet, table: Play) -> BombsAbove {
        let shuttles = if rules.at::<{ at::SHUTTLE }>() == 2 {
            u32::from(rules.at::<{ at::SHUTTLE_MIN }>())
        } else {
            SHUTTLES + 1
        };
        let length = u32::from(table.length);
        match table.kind {
            Kind::Rocket => BombsAbove {
                bombs: 0,
                shuttles: SHUTTLES + 1,
                rocket: false,
            },
            Kind::Shuttle if shuttles <= SHUTTLES => BombsAbove {
                bombs: 0,
                shuttles: length + 1,
                rocket: true,
            },
            Kind::Bomb => BombsAbove {
                bombs: above(table),
                shuttles,
                rocket: true,
            },
            _ => BombsAbove {
                bombs: ALL,
                shuttles,
                rocket: true,
            },
        }
    }
}

impl<S: FnMut(Entry)> Search<'_, S> {
    #[inline(always)]
    pub(super) fn follows(&mut self, table: Play) {
        let high = above(table);
        let length = u32::from(table.length);
        let lengths = (length, length);
        match table.kind {
            Kind::Single => self.singles(high),
            Kind::Pair => self.pairs(high),
            Kind::Trio => self.trios(high),
            Kind::TrioSingle => self.trio_singles(high),
            Kind::TrioPair => self.trio_pairs(high),
            Kind::Straight => self.straights(lengths, high),
            Kind::PairStraight => self.sequences(Kind::PairStraight, 2, lengths, high),
            Kind::Plane => self.sequences(Kind::Plane, 3, lengths, high),
            Kind::PlaneSingles => self.plane_singles(length, high),
            Kind::PlanePairs => self.plane_pairs(length, high),
            Kind::FourSingles => self.four_singles(high),
            Kind::FourPairs => self.four_pairs(high),
            Kind::Shuttle => self.sequences(Kind::Shuttle, 4, lengths, high),
            // These stand behind the shuttles.
            Kind::ShuttleSingles | Kind::ShuttlePairs => {}
            Kind::None | Kind::Bomb | Kind::Rocket => {}
        }
        let bombs = BombsAbove::of(self.view.rules, table);
        if bombs.shuttles <= SHUTTLES {
            self.sequences(Kind::Shuttle, 4, (bombs.shuttles, SHUTTLES), ALL);
        }
        match table.kind {
            Kind::ShuttleSingles => self.shuttle_singles(length, high),
            Kind::ShuttlePairs => self.shuttle_pairs(length, high),
            _ => {}
        }
        self.bombs(bombs.bombs);
        if bombs.rocket {
            self.rocket();
        }
    }
}
