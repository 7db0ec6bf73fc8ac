//! The kinds of play.

use crate::numbers::{self as n, text_of};

/// What a play is. The numbers are those of the C header.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Kind {
    #[doc = text_of!(KIND_NONE)]
    #[default]
    None = n::KIND_NONE,
    #[doc = text_of!(KIND_SINGLE)]
    Single = n::KIND_SINGLE,
    #[doc = text_of!(KIND_PAIR)]
    Pair = n::KIND_PAIR,
    #[doc = text_of!(KIND_TRIO)]
    Trio = n::KIND_TRIO,
    #[doc = text_of!(KIND_TRIO_SINGLE)]
    TrioSingle = n::KIND_TRIO_SINGLE,
    #[doc = text_of!(KIND_TRIO_PAIR)]
    TrioPair = n::KIND_TRIO_PAIR,
    #[doc = text_of!(KIND_STRAIGHT)]
    Straight = n::KIND_STRAIGHT,
    #[doc = text_of!(KIND_PAIR_STRAIGHT)]
    PairStraight = n::KIND_PAIR_STRAIGHT,
    #[doc = text_of!(KIND_PLANE)]
    Plane = n::KIND_PLANE,
    #[doc = text_of!(KIND_PLANE_SINGLES)]
    PlaneSingles = n::KIND_PLANE_SINGLES,
    #[doc = text_of!(KIND_PLANE_PAIRS)]
    PlanePairs = n::KIND_PLANE_PAIRS,
    #[doc = text_of!(KIND_FOUR_SINGLES)]
    FourSingles = n::KIND_FOUR_SINGLES,
    #[doc = text_of!(KIND_FOUR_PAIRS)]
    FourPairs = n::KIND_FOUR_PAIRS,
    #[doc = text_of!(KIND_SHUTTLE)]
    Shuttle = n::KIND_SHUTTLE,
    #[doc = text_of!(KIND_SHUTTLE_SINGLES)]
    ShuttleSingles = n::KIND_SHUTTLE_SINGLES,
    #[doc = text_of!(KIND_SHUTTLE_PAIRS)]
    ShuttlePairs = n::KIND_SHUTTLE_PAIRS,
    #[doc = text_of!(KIND_BOMB)]
    Bomb = n::KIND_BOMB,
    #[doc = text_of!(KIND_ROCKET)]
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
