//! What must be beaten: nothing, or a play that the rule set can produce.

use super::kind::Kind;
use super::play::{Packed, Play};
use crate::numbers as n;
use crate::rules::{Needs, RuleSet, at};

/// The play on the table, checked; [`TablePlay::LEAD`] when there is none.
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

/// By the number of the kind and the length.
type Ranges = [Range; Packed::PLACES];

static RANGES: Ranges = {
    let nothing = Range {
        needs: Needs::IMPOSSIBLE,
        low: 0,
        more: 0,
        play: Packed::NONE,
    };
    let mut all = [nothing; Packed::PLACES];
    // A lead is as common as a play, so it is one more entry and no branch.
    all[Packed::NONE.place()].needs = Needs::NOTHING;
    one(&mut all, Kind::Single, 1, TOP, 0);
    one(&mut all, Kind::Pair, 2, TWO, 0);
    one(&mut all, Kind::Trio, 3, TWO, at::TRIO_PLAIN);
    one(&mut all, Kind::TrioSingle, 4, TWO, at::TRIO_SINGLE);
    one(&mut all, Kind::TrioPair, 5, TWO, at::TRIO_PAIR);
    one(&mut all, Kind::FourSingles, 6, TWO, at::FOUR_SINGLES);
    one(&mut all, Kind::FourPairs, 8, TWO, at::FOUR_PAIRS);
    one(&mut all, Kind::Bomb, 4, TWO, 0);
    one(&mut all, Kind::Rocket, 2, TOP, 0);
    all[Play::ROCKET.pack().place()].low = TOP;
    all[Play::ROCKET.pack().place()].more = 0;
    sequences(&mut all, Kind::Straight, 1, at::STRAIGHT_MIN, 0);
    sequences(&mut all, Kind::PairStraight, 2, at::PAIR_STRAIGHT_MIN, 0);
    sequences(&mut all, Kind::Plane, 3, at::PLANE_MIN, 0);
    sequences(
        &mut all,
        Kind::PlaneSingles,
        4,
        at::PLANE_MIN,
        at::PLANE_SINGLES,
    );
    sequences(
        &mut all,
        Kind::PlanePairs,
        5,
        at::PLANE_MIN,
        at::PLANE_PAIRS,
    );
    sequences(&mut all, Kind::Shuttle, 4, at::SHUTTLE_MIN, at::SHUTTLE);
    sequences(
        &mut all,
        Kind::ShuttleSingles,
        6,
        at::SHUTTLE_MIN,
        at::SHUTTLE_SINGLES,
    );
    sequences(
        &mut all,
        Kind::ShuttlePairs,
        8,
        at::SHUTTLE_MIN,
        at::SHUTTLE_PAIRS,
    );
    all
};

/// A kind whose body is one rank; `switch` allows it, 0 for none.
const fn one(all: &mut Ranges, kind: Kind, cards: u8, high: u8, switch: usize) {
    let needs = Needs::NOTHING;
    let play = Packed::new(kind, 0, 1, cards);
    all[play.place()] = Range {
        needs: if switch > 0 {
            needs.switch(switch, 1)
        } else {
            needs
        },
        low: 0,
        more: high,
        play,
    };
}

/// A sequence of any length that 3 to A and 20 cards have room for.
const fn sequences(all: &mut Ranges, kind: Kind, each: u8, minimum: usize, switch: usize) {
    let mut length = 2;
    while length <= ACE + 1 && length * each <= n::CARDS_MAX as u8 {
        let needs = Needs::NOTHING.minimum(minimum, length);
        let play = Packed::new(kind, 0, length, each * length);
        all[play.place()] = Range {
            needs: if switch > 0 {
                needs.switch(switch, 1)
            } else {
                needs
            },
            low: length - 1,
            more: ACE - (length - 1),
            play,
        };
        length += 1;
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
        let range = &RANGES[packed.place()];
        let faults = range.needs.unmet(rules)
            | u64::from(packed.but_rank(range.play))
            | u64::from(packed.rank().wrapping_sub(range.low) > range.more);
        if faults == 0 {
            Some(TablePlay(packed))
        } else {
            None
        }
    }

    /// [`Play::NONE`] when there is nothing to beat.
    pub fn play(self) -> Play {
        Play::unpack(self.0)
    }

    pub(super) const fn packed(self) -> Packed {
        self.0
    }

    pub const fn is_lead(self) -> bool {
        self.0.is_none()
    }
}
