//! What makes the search short, each of which can be switched off.

/// Ways to look at fewer positions. None of them changes an answer, which the tests
/// see by switching them off in all combinations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cuts(u8);

impl Cuts {
    /// No cut: every move of every seat, in the order of the list of moves.
    pub const NONE: Cuts = Cuts(0);

    /// Moves that leave few turns come first, then those of many cards, then low
    /// ones; bombs come late. A pass comes first on a play of the own side, else
    /// last.
    pub const ORDER: Cuts = Cuts(1);

    /// Positions that have been decided are looked up in the table.
    pub const TABLE: Cuts = Cuts(1 << 1);

    /// Of two cards that nobody else holds a card between, the lower one is played,
    /// where it is good for nothing else.
    pub const EQUAL: Cuts = Cuts(1 << 2);

    /// A seat that can only pass is no position of its own.
    pub const FORCED: Cuts = Cuts(1 << 3);

    /// A play that no opponent can beat, and all other cards as one play: that wins.
    pub const UNBEATABLE: Cuts = Cuts(1 << 4);

    /// Plays on the table that the same bodies beat are the same.
    pub const RAISE: Cuts = Cuts(1 << 5);

    /// A wing is the lowest card that is good for nothing else. It holds for who
    /// has no partner: a seat with a partner may want to keep its low cards to lead
    /// them.
    pub const WINGS: Cuts = Cuts(1 << 6);

    /// All of them.
    pub const ALL: Cuts = Cuts(0x7F);

    /// These and those.
    pub const fn with(self, other: Cuts) -> Cuts {
        Cuts(self.0 | other.0)
    }

    /// These but not those.
    pub const fn without(self, other: Cuts) -> Cuts {
        Cuts(self.0 & !other.0)
    }

    /// Are all of those among these?
    #[inline(always)]
    pub const fn has(self, other: Cuts) -> bool {
        self.0 & other.0 == other.0
    }

    /// A bit each, in the order above.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The cuts of such bits.
    pub const fn from_bits(bits: u8) -> Cuts {
        Cuts(bits & Cuts::ALL.0)
    }
}
