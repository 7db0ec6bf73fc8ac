//! The kinds of play.

use crate::numbers as n;

/// What a play is. The numbers are those of the C header.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Kind {
    /// A pass, or not a play.
    #[default]
    None = n::KIND_NONE,
    Single = n::KIND_SINGLE,
    Pair = n::KIND_PAIR,
    Trio = n::KIND_TRIO,
    TrioSingle = n::KIND_TRIO_SINGLE,
    TrioPair = n::KIND_TRIO_PAIR,
    Straight = n::KIND_STRAIGHT,
    PairStraight = n::KIND_PAIR_STRAIGHT,
    Plane = n::KIND_PLANE,
    PlaneSingles = n::KIND_PLANE_SINGLES,
    PlanePairs = n::KIND_PLANE_PAIRS,
    FourSingles = n::KIND_FOUR_SINGLES,
    FourPairs = n::KIND_FOUR_PAIRS,
    Shuttle = n::KIND_SHUTTLE,
    ShuttleSingles = n::KIND_SHUTTLE_SINGLES,
    ShuttlePairs = n::KIND_SHUTTLE_PAIRS,
    Bomb = n::KIND_BOMB,
    Rocket = n::KIND_ROCKET,
}

impl Kind {
    /// All kinds, by number; the first is no play.
    pub const ALL: [Kind; 18] = [
        Kind::None,
        Kind::Single,
        Kind::Pair,
        Kind::Trio,
        Kind::TrioSingle,
        Kind::TrioPair,
        Kind::Straight,
        Kind::PairStraight,
        Kind::Plane,
        Kind::PlaneSingles,
        Kind::PlanePairs,
        Kind::FourSingles,
        Kind::FourPairs,
        Kind::Shuttle,
        Kind::ShuttleSingles,
        Kind::ShuttlePairs,
        Kind::Bomb,
        Kind::Rocket,
    ];

    /// The kind of that number, if there is one.
    pub const fn new(number: u8) -> Option<Kind> {
        if (number as usize) < Kind::ALL.len() {
            Some(Kind::ALL[number as usize])
        } else {
            None
        }
    }
}
