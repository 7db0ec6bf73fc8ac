//! What must be beaten: nothing, or a play that the rule set can produce.

use super::kind::Kind;
use super::play::{Packed, Play};
use crate::numbers as n;
use crate::rules::{Needs, RuleSet, at};

/// The play on the table, checked; [`TablePlay::LEAD`] when there is none.
///
/// A rule set that cannot produce it, where it was checked by another one, has
/// nothing like it: only bombs and the rocket beat it there.
///
/// ```
/// use ddz::plays::{Kind, Play, TablePlay};
/// use ddz::rules::Preset;
///
/// let rules = Preset::Standard.rule_set();
/// let five = Play { kind: Kind::Straight, rank: 4, length: 5, cards: 5 };
/// assert!(TablePlay::new(&rules, five).is_some());
///
/// // No straight of four here, and none of five ends with a 6.
/// assert!(TablePlay::new(&rules, Play { length: 4, cards: 4, ..five }).is_none());
/// assert!(TablePlay::new(&rules, Play { rank: 3, ..five }).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TablePlay(Packed);

/// The plays of one kind and length, whatever the wings.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Range {
    /// What they ask of the rule set.
    needs: Needs,
    /// The lowest of the ranks that can be the highest of the body, and how
    /// many more there are.
    low: u8,
    more: u8,
    /// Such a play with rank 0.
    play: Packed,
}

const ACE: u8 = n::RANK_A;
const TWO: u8 = n::RANK_2;
const TOP: u8 = n::RANK_BIG_JOKER;

/// A kind, whatever the length.
#[derive(Clone, Copy)]
struct Family {
    kind: Kind,
    /// Cards for each rank of the body, wings included.
    each: u8,
    /// The highest rank that a body has.
    high: u8,
    /// The switch that allows the kind, 0 for none.
    switch: usize,
    /// The switch with the least length of a sequence, 0 for a body of one rank.
    minimum: usize,
}

impl Family {
    const fn one(kind: Kind, each: u8, high: u8, switch: usize) -> Family {
        Family {
            kind,
            each,
            high,
            switch,
            minimum: 0,
        }
    }

    const fn sequence(kind: Kind, each: u8, minimum: usize, switch: usize) -> Family {
        Family {
            kind,
            each,
            high: ACE,
            switch,
            minimum,
        }
    }

    /// The ranges of all lengths, from `at` on; answers the first free place.
    const fn lay_out(&self, table: &mut Table, at: usize) -> usize {
        let is_sequence = self.minimum > 0;
        let mut length = if is_sequence { 2 } else { 1 };
        table.first[self.kind as usize] = (at as u8).wrapping_sub(length);
        let mut at = at;
        // 3 to A and 20 cards bound a sequence.
        while length == 1
            || is_sequence && length <= ACE + 1 && length * self.each <= n::CARDS_MAX as u8
        {
            let mut needs = Needs::NOTHING;
            if self.switch > 0 {
                needs = needs.switch(self.switch, 1);
            }
            if is_sequence {
                needs = needs.minimum(self.minimum, length);
            }
            // Both jokers are the only rocket.
            let low = match self.kind {
                Kind::Rocket => TOP,
                _ => length - 1,
            };
            table.ranges[at] = Range {
                needs,
                low,
                more: self.high - low,
                play: Packed::new(self.kind, 0, length, length * self.each),
            };
            at += 1;
            length += 1;
        }
        at
    }
}

const FAMILIES: [Family; 17] = [
    Family::one(Kind::Single, 1, TOP, 0),
    Family::one(Kind::Pair, 2, TWO, 0),
    Family::one(Kind::Trio, 3, TWO, at::TRIO_PLAIN),
    Family::one(Kind::TrioSingle, 4, TWO, at::TRIO_SINGLE),
    Family::one(Kind::TrioPair, 5, TWO, at::TRIO_PAIR),
    Family::sequence(Kind::Straight, 1, at::STRAIGHT_MIN, 0),
    Family::sequence(Kind::PairStraight, 2, at::PAIR_STRAIGHT_MIN, 0),
    Family::sequence(Kind::Plane, 3, at::PLANE_MIN, 0),
    Family::sequence(Kind::PlaneSingles, 4, at::PLANE_MIN, at::PLANE_SINGLES),
    Family::sequence(Kind::PlanePairs, 5, at::PLANE_MIN, at::PLANE_PAIRS),
    Family::one(Kind::FourSingles, 6, TWO, at::FOUR_SINGLES),
    Family::one(Kind::FourPairs, 8, TWO, at::FOUR_PAIRS),
    Family::sequence(Kind::Shuttle, 4, at::SHUTTLE_MIN, at::SHUTTLE),
    Family::sequence(
        Kind::ShuttleSingles,
        6,
        at::SHUTTLE_MIN,
        at::SHUTTLE_SINGLES,
    ),
    Family::sequence(Kind::ShuttlePairs, 8, at::SHUTTLE_MIN, at::SHUTTLE_PAIRS),
    Family::one(Kind::Bomb, 4, TWO, 0),
    Family::one(Kind::Rocket, 2, TOP, 0),
];

/// All ranges end to end, and where those of each kind would have length 0. A
/// play that is none lands somewhere, and is not like the one that stands there.
struct Table {
    ranges: [Range; 64],
    first: [u8; 32],
}

static TABLE: Table = {
    let nothing = Range {
        needs: Needs::IMPOSSIBLE,
        low: 0,
        more: 0,
        play: Packed::NONE,
    };
    let mut table = Table {
        ranges: [nothing; 64],
        first: [0; 32],
    };
    // A lead is as common as a play, so it is one more range and no branch.
    table.ranges[0].needs = Needs::NOTHING;
    let mut at = 1;
    let mut i = 0;
    while i < FAMILIES.len() {
        at = FAMILIES[i].lay_out(&mut table, at);
        i += 1;
    }
    assert!(at <= table.ranges.len());
    table
};

impl Table {
    #[inline(always)]
    fn range(&self, play: Packed) -> &Range {
        let first = self.first[play.kind() as usize % 32];
        &self.ranges[first.wrapping_add(play.length()) as usize % 64]
    }
}

impl TablePlay {
    /// Nothing to beat.
    pub const LEAD: TablePlay = TablePlay(Packed::NONE);

    /// Takes a play that some call has answered; `None` if the rule set can
    /// not produce it.
    pub fn new(rules: &RuleSet, play: Play) -> Option<TablePlay> {
        TablePlay::from_bytes(rules, play.pack().to_bytes())
    }

    /// The same from the bytes of a `ddz_play`.
    #[inline(always)]
    pub(crate) fn from_bytes(rules: &RuleSet, bytes: [u8; 4]) -> Option<TablePlay> {
        let packed = Packed::from_bytes(bytes);
        let range = TABLE.range(packed);
        let faults = range.needs.unmet(rules)
            | u64::from(packed.but_rank(range.play))
            | u64::from(packed.rank().wrapping_sub(range.low) > range.more);
        if faults == 0 {
            Some(TablePlay(packed))
        } else {
            None
        }
    }

    /// What stands for it under a rule set that may be another than the one that
    /// it was checked by.
    pub(crate) fn under(self, rules: &RuleSet) -> TablePlay {
        TablePlay::new(rules, self.play()).unwrap_or(TablePlay::LONGEST)
    }

    /// A straight from 3 to A: every rule set has it, and only bombs and the
    /// rocket beat it.
    const LONGEST: TablePlay = TablePlay(Packed::new(Kind::Straight, ACE, ACE + 1, ACE + 1));

    /// [`Play::NONE`] when there is nothing to beat.
    pub fn play(self) -> Play {
        Play::unpack(self.0)
    }

    pub(super) const fn packed(self) -> Packed {
        self.0
    }

    /// Is there nothing to beat?
    pub const fn is_lead(self) -> bool {
        self.0.is_none()
    }
}
