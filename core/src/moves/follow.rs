//! What beats the table: plays of its kind and length with a higher body, then
//! bombs and the rocket.

use core::ops::ControlFlow;

use super::held::up;
use super::lay::Lay;
use super::search::Search;
use super::view::ALL;
use crate::numbers as n;
use crate::plays::{Kind, Play, Shape, shape};
use crate::rules::InForce;

/// The ranks above that of the table.
#[inline(always)]
pub(super) fn above(table: Play) -> u64 {
    // The big joker is the last rank, so the shift stays below the word's size.
    ALL & !0 << up(u32::from(table.rank_index()) + 1)
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

pub(super) const SHUTTLE: Shape = shape(Kind::Shuttle);
pub(super) const BOMB: Shape = shape(Kind::Bomb);
pub(super) const ROCKET: Shape = shape(Kind::Rocket);

/// Beyond the longest shuttle.
const NO_SHUTTLE: u32 = n::CARDS_MAX;

impl BombsAbove {
    #[inline(always)]
    pub(super) fn of(rules: &InForce, table: Play) -> BombsAbove {
        let are_bombs = SHUTTLE.is_bomb(rules);
        let shuttles = if are_bombs {
            u32::from(SHUTTLE.least(rules))
        } else {
            NO_SHUTTLE
        };
        let bombs = if BOMB.least(rules) == 1 { ALL } else { 0 };
        let rocket = ROCKET.least(rules) == 1;
        match table.kind() {
            Kind::Rocket => BombsAbove {
                bombs: 0,
                shuttles: NO_SHUTTLE,
                rocket: false,
            },
            Kind::Shuttle if are_bombs => BombsAbove {
                bombs: 0,
                shuttles: u32::from(table.length()) + 1,
                rocket,
            },
            Kind::Bomb => BombsAbove {
                bombs: bombs & above(table),
                shuttles,
                rocket,
            },
            _ => BombsAbove {
                bombs,
                shuttles,
                rocket,
            },
        }
    }

    /// Is there a shuttle that is a bomb and beats it?
    #[inline(always)]
    pub(super) fn has_shuttles(&self) -> bool {
        self.shuttles <= u32::from(SHUTTLE.longest())
    }
}

impl<L: Lay, B, S: FnMut(L) -> ControlFlow<B>> Search<'_, L, B, S> {
    #[inline(always)]
    pub(super) fn follows(&mut self, table: Play) -> ControlFlow<B> {
        let kind = table.kind();
        match kind {
            Kind::Single => self.higher::<{ Kind::Single as u8 }>(table)?,
            Kind::Pair => self.higher::<{ Kind::Pair as u8 }>(table)?,
            Kind::Trio => self.higher::<{ Kind::Trio as u8 }>(table)?,
            Kind::TrioSingle => self.higher::<{ Kind::TrioSingle as u8 }>(table)?,
            Kind::TrioPair => self.higher::<{ Kind::TrioPair as u8 }>(table)?,
            Kind::Straight => self.higher::<{ Kind::Straight as u8 }>(table)?,
            Kind::PairStraight => self.higher::<{ Kind::PairStraight as u8 }>(table)?,
            Kind::Plane => self.higher::<{ Kind::Plane as u8 }>(table)?,
            Kind::PlaneSingles => self.higher::<{ Kind::PlaneSingles as u8 }>(table)?,
            Kind::PlanePairs => self.higher::<{ Kind::PlanePairs as u8 }>(table)?,
            Kind::FourSingles => self.higher::<{ Kind::FourSingles as u8 }>(table)?,
            Kind::FourPairs => self.higher::<{ Kind::FourPairs as u8 }>(table)?,
            Kind::Shuttle => self.higher::<{ Kind::Shuttle as u8 }>(table)?,
            // These stand behind the shuttles.
            Kind::ShuttleSingles | Kind::ShuttlePairs => {}
            Kind::None | Kind::Bomb | Kind::Rocket => {}
        }
        let bombs = BombsAbove::of(self.view.rules, table);
        if bombs.has_shuttles() {
            let longest = u32::from(SHUTTLE.longest());
            self.plays::<{ Kind::Shuttle as u8 }>((bombs.shuttles, longest), ALL)?;
        }
        match kind {
            Kind::ShuttleSingles => self.higher::<{ Kind::ShuttleSingles as u8 }>(table)?,
            Kind::ShuttlePairs => self.higher::<{ Kind::ShuttlePairs as u8 }>(table)?,
            _ => {}
        }
        self.plays::<{ Kind::Bomb as u8 }>((1, 1), bombs.bombs)?;
        if bombs.rocket {
            self.plays::<{ Kind::Rocket as u8 }>((1, 1), ALL)?;
        }
        ControlFlow::Continue(())
    }

    /// Plays of the table's kind, which is a constant here, and length.
    #[inline(always)]
    fn higher<const KIND: u8>(&mut self, table: Play) -> ControlFlow<B> {
        let length = u32::from(table.length());
        self.plays::<KIND>((length, length), above(table))
    }
}
