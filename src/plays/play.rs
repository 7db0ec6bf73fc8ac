//! A play: what is put down, in one reading.

use super::kind::Kind;

/// One reading of a set of cards. Wings have no part in it: they never count
/// when plays are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(C)]
pub struct Play {
    /// What it is.
    pub kind: Kind,
    /// The index of the highest rank of the body.
    pub rank: u8,
    /// Ranks in the body; 1 for every kind that is not a sequence.
    pub length: u8,
    /// How many cards, wings included.
    pub cards: u8,
}

impl Play {
    /// A pass, or not a play.
    pub const NONE: Play = Play {
        kind: Kind::None,
        rank: 0,
        length: 0,
        cards: 0,
    };

    /// Both jokers.
    pub const ROCKET: Play = Play {
        kind: Kind::Rocket,
        rank: 14,
        length: 1,
        cards: 2,
    };

    pub const fn is_none(&self) -> bool {
        matches!(self.kind, Kind::None)
    }
}
