//! What may be led: every play that the hand holds.

use super::entry::Entry;
use super::search::Search;
use super::view::ALL;
use crate::plays::Kind;
use crate::rules::at;

/// The lengths of each kind of sequence that 3 to A and 20 cards have room for.
pub(super) const STRAIGHTS: u32 = 12;
pub(super) const PAIR_STRAIGHTS: u32 = 10;
pub(super) const PLANES: u32 = 6;
pub(super) const PLANES_SINGLES: u32 = 5;
pub(super) const PLANES_PAIRS: u32 = 4;
pub(super) const SHUTTLES: u32 = 5;
pub(super) const SHUTTLES_SINGLES: u32 = 3;
pub(super) const SHUTTLES_PAIRS: u32 = 2;

impl<S: FnMut(Entry)> Search<'_, S> {
    #[inline(always)]
    pub(super) fn leads(&mut self) {
        let rules = self.view.rules;
        self.singles(ALL);
        self.pairs(ALL);
        self.trios(ALL);
        self.trio_singles(ALL);
        self.trio_pairs(ALL);
        let min = u32::from(rules.at::<{ at::STRAIGHT_MIN }>());
        self.straights((min, STRAIGHTS), ALL);
        let min = u32::from(rules.at::<{ at::PAIR_STRAIGHT_MIN }>());
        self.sequences(Kind::PairStraight, 2, (min, PAIR_STRAIGHTS), ALL);
        if self.view.sequences(3, 2, ALL) != 0 {
            self.planes();
        }
        if self.view.masks.four != 0 {
            self.quads();
        }
        self.rocket();
    }

    #[inline(never)]
    fn planes(&mut self) {
        let rules = self.view.rules;
        let min = u32::from(rules.at::<{ at::PLANE_MIN }>());
        self.sequences(Kind::Plane, 3, (min, PLANES), ALL);
        if rules.at::<{ at::PLANE_SINGLES }>() != 0 {
            (min..=PLANES_SINGLES).for_each(|length| self.plane_singles(length, ALL));
        }
        if rules.at::<{ at::PLANE_PAIRS }>() != 0 {
            (min..=PLANES_PAIRS).for_each(|length| self.plane_pairs(length, ALL));
        }
    }

    #[inline(never)]
    fn quads(&mut self) {
        let rules = self.view.rules;
        if rules.at::<{ at::FOUR_SINGLES }>() != 0 {
            self.four_singles(ALL);
        }
        if rules.at::<{ at::FOUR_PAIRS }>() != 0 {
            self.four_pairs(ALL);
        }
        let min = u32::from(rules.at::<{ at::SHUTTLE_MIN }>());
        if rules.at::<{ at::SHUTTLE }>() != 0 {
            self.sequences(Kind::Shuttle, 4, (min, SHUTTLES), ALL);
        }
        if rules.at::<{ at::SHUTTLE_SINGLES }>() != 0 {
            (min..=SHUTTLES_SINGLES).for_each(|length| self.shuttle_singles(length, ALL));
        }
        if rules.at::<{ at::SHUTTLE_PAIRS }>() != 0 {
            (min..=SHUTTLES_PAIRS).for_each(|length| self.shuttle_pairs(length, ALL));
        }
        self.bombs(ALL);
    }
}
