//! What the rule set lets a body carry, unpacked once a search.

use super::body::Load;
use crate::rules::RuleSet;

/// What one sort of body may carry.
#[derive(Clone, Copy)]
pub(super) struct Carry {
    /// May it be played alone?
    pub bare: bool,
    pub singles: bool,
    pub pairs: bool,
    /// Single wings of one rank, at most.
    pub repeat: u32,
    /// Pair wings of one rank, at most.
    pub pair_repeat: u32,
    /// May both jokers be among its single wings?
    pub rocket: bool,
    /// May three or more single wings of one rank stand next to it?
    pub adjacent: bool,
}

impl Carry {
    pub(super) const fn any(self) -> bool {
        self.singles | self.pairs
    }
}

/// The rule set as the search asks for it.
#[derive(Clone, Copy)]
pub(super) struct Allowance {
    /// The least length of a sequence of singles, pairs, trios and quads; a
    /// length that no hand has where the rule set forbids it.
    pub minima: [u32; 4],
    trio: Carry,
    plane: Carry,
    quad: Carry,
    shuttle: Carry,
    /// Wings that a rank held three times can carry, at most, be it as a trio
    /// or in a plane.
    of_three: u32,
    /// How many more a rank held four times can carry.
    more_of_four: u32,
    /// Wings that must be free for a body to be carried itself: its own are
    /// lost, and its cards make two singles or pairs.
    a_body: u32,
}

/// No sequence is that long.
const NEVER: u32 = 13;

impl Allowance {
    pub(super) fn of(rules: &RuleSet) -> Allowance {
        let s = rules.switches();
        let trio = Carry {
            bare: s.trio_plain > 0,
            singles: s.trio_single > 0,
            pairs: s.trio_pair > 0,
            repeat: 1,
            pair_repeat: 1,
            rocket: false,
            adjacent: true,
        };
        let plane = Carry {
            bare: true,
            singles: s.plane_singles > 0,
            pairs: s.plane_pairs > 0,
            repeat: u32::from(s.wing_repeat),
            pair_repeat: 1 + u32::from(s.wing_pairs_quad),
            rocket: s.wing_rocket > 0,
            adjacent: s.wing_adjacent_trio > 0,
        };
        let quad = Carry {
            bare: true,
            singles: s.four_singles > 0,
            pairs: s.four_pairs > 0,
            repeat: u32::from(s.four_singles),
            pair_repeat: u32::from(s.four_pairs),
            rocket: s.four_rocket > 0,
            adjacent: true,
        };
        let shuttle = Carry {
            bare: true,
            singles: s.shuttle_singles > 0,
            pairs: s.shuttle_pairs > 0,
            repeat: 1,
            pair_repeat: 1,
            rocket: s.wing_rocket > 0,
            adjacent: true,
        };
        let shuttle_min = if s.shuttle > 0 {
            u32::from(s.shuttle_min)
        } else {
            NEVER
        };
        let of_three = u32::from(trio.any() | plane.any());
        let more_of_four = if quad.any() | shuttle.any() {
            2 - of_three
        } else {
            0
        };
        Allowance {
            minima: [
                u32::from(s.straight_min),
                u32::from(s.pair_straight_min),
                u32::from(s.plane_min),
                shuttle_min,
            ],
            trio,
            plane,
            quad,
            shuttle,
            of_three,
            more_of_four,
            a_body: 2 + of_three,
        }
    }

    /// What a body of `length` ranks, each `copies` times, may carry.
    pub(super) const fn carry(&self, copies: u32, length: u32) -> Carry {
        match (copies, length) {
            (3, 1) => self.trio,
            (3, _) => self.plane,
            (_, 1) => self.quad,
            _ => self.shuttle,
        }
    }

    /// May a play of that body carry that?
    pub(super) const fn allows(&self, copies: u32, length: u32, load: Load) -> bool {
        if copies < 3 {
            return matches!(load, Load::Nothing);
        }
        let carry = self.carry(copies, length);
        match load {
            Load::Nothing => carry.bare,
            Load::Singles => carry.singles,
            Load::Pairs => carry.pairs,
        }
    }

    /// Wings that so many ranks held three times or more can carry, at most,
    /// `four` of them being held four times.
    #[inline(always)]
    pub(super) const fn slots(&self, three: u32, four: u32) -> u32 {
        self.of_three * three + self.more_of_four * four
    }

    /// No way to play cards takes fewer turns than this when they have `bodies`
    /// ranks that are held three or four times, make `alone` singles and pairs
    /// besides, and when `slots` of these can be carried.
    ///
    /// A rank held three or four times is best kept together until there are
    /// wings free for all of its cards.
    #[inline(always)]
    pub(super) fn least(&self, bodies: u32, alone: u32, slots: u32) -> u32 {
        match alone.checked_sub(slots) {
            Some(left) => bodies + left,
            None => bodies.saturating_sub((slots - alone) / self.a_body.max(2)),
        }
    }
}
