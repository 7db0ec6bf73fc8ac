//! The kinds of play by name; [`kinds`](super::kinds) says what each is.

use crate::numbered::numbered;

numbered! {
    /// What a play is. A kind's number says nothing about its strength.
    #[derive(PartialOrd, Ord, Default)]
    Kind: u8 {
        #[default]
        None = KIND_NONE,
        Single = KIND_SINGLE,
        Pair = KIND_PAIR,
        Trio = KIND_TRIO,
        TrioSingle = KIND_TRIO_SINGLE,
        TrioPair = KIND_TRIO_PAIR,
        Straight = KIND_STRAIGHT,
        PairStraight = KIND_PAIR_STRAIGHT,
        Plane = KIND_PLANE,
        PlaneSingles = KIND_PLANE_SINGLES,
        PlanePairs = KIND_PLANE_PAIRS,
        FourSingles = KIND_FOUR_SINGLES,
        FourPairs = KIND_FOUR_PAIRS,
        Shuttle = KIND_SHUTTLE,
        ShuttleSingles = KIND_SHUTTLE_SINGLES,
        ShuttlePairs = KIND_SHUTTLE_PAIRS,
        Bomb = KIND_BOMB,
        Rocket = KIND_ROCKET,
    }
}

impl Kind {
    /// The bits of all kinds but [`Kind::None`].
    pub(crate) const PLAYS: u32 = {
        let mut bits = 0;
        let mut i = 0;
        while i < Kind::ALL.len() {
            bits |= Kind::ALL[i].bit();
            i += 1;
        }
        bits & !Kind::None.bit()
    };

    /// `1 << kind`, for the mask of kinds that a rule set switches off
    /// ([`Switches::kinds_off`](crate::rules::Switches::kinds_off)).
    pub const fn bit(self) -> u32 {
        1 << (self as u32 & 31)
    }
}

// `Kind::bit` and the tables that are indexed by kinds.
const _: () = {
    let mut i = 0;
    while i < Kind::ALL.len() {
        assert!((Kind::ALL[i] as usize) < 32, "a kind's number is below 32");
        i += 1;
    }
};
