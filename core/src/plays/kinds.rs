//! What each kind of play is: the one table that all else derives from.
//!
//! Patterns and forms ([`pattern`](super::pattern)), the plays that there can be
//! ([`range`](super::range)), what beats what ([`question`](super::question)),
//! the enumeration of moves and their number (`moves`), choices and splits
//! (`advice`) and the table of kinds in docs/rules.md take their numbers from
//! here. How to add a kind stands in CONTRIBUTING.md.

use super::kind::Kind;
use crate::numbers as n;
use crate::rules::{InForce, Needs, at};

/// No switch: an offset that none has.
pub(crate) const NO_SWITCH: usize = 0;

/// A least length that no sequence has, of a kind that is switched off.
pub(crate) const NEVER: u8 = 15;

/// What a kind beats besides lower plays of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// Nothing.
    Ordinary,
    /// What the class below it is, and all that is ordinary.
    Bomb,
    /// A bomb above [`Class::Bomb`] where the rule set says 2, else ordinary.
    BombIfTwo(usize),
    /// Everything.
    Rocket,
}

/// What a kind asks of its wings, and of the rule set for them.
#[derive(Clone, Copy)]
pub(crate) struct Wings {
    /// How many for each rank of the body.
    pub each: u8,
    /// Cards of one: 1 or 2. 0 where there are none.
    pub cards: u8,
    /// How many may share a rank, under the most permissive rule set.
    pub most: u8,
    /// That `k` share a rank asks that this switch is `k - repeat_less` or more.
    pub repeat: usize,
    pub repeat_less: u8,
    /// That both jokers are among them asks for this switch.
    pub rocket: usize,
    /// That three of a rank stand next to the body asks for this switch.
    pub adjacent: usize,
}

/// A kind of play.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    pub kind: Kind,
    /// Cards of each rank of the body.
    pub copies: u8,
    /// Is the body a sequence of ranks, 3 to A, two or more?
    pub sequence: bool,
    /// Ranks of a body that is none: 1, of the rocket 2.
    pub ranks: u8,
    /// The lowest and the highest rank that a body of one rank may have; of the
    /// rocket that of its higher card.
    pub low: u8,
    pub high: u8,
    pub wings: Wings,
    /// It must be 1 or more. Sequences that share their minimum with no other
    /// kind have none: there the minimum does it.
    pub switch: usize,
    /// The least length of a sequence.
    pub minimum: usize,
    pub class: Class,
}

const ACE: u8 = n::RANK_A;
const TWO: u8 = n::RANK_2;
const TOP: u8 = n::RANK_BIG_JOKER;

impl Wings {
    const NONE: Wings = Wings {
        each: 0,
        cards: 0,
        most: 0,
        repeat: NO_SWITCH,
        repeat_less: 0,
        rocket: NO_SWITCH,
        adjacent: NO_SWITCH,
    };

    /// `each` wings a rank, of `cards` cards, all of different ranks.
    const fn distinct(each: u8, cards: u8) -> Wings {
        Wings {
            each,
            cards,
            most: 1,
            ..Wings::NONE
        }
    }
}

impl Shape {
    const fn one(kind: Kind, copies: u8, switch: usize) -> Shape {
        Shape {
            kind,
            copies,
            sequence: false,
            ranks: 1,
            low: 0,
            high: TWO,
            wings: Wings::NONE,
            switch,
            minimum: NO_SWITCH,
            class: Class::Ordinary,
        }
    }

    const fn sequence(kind: Kind, copies: u8, minimum: usize, switch: usize) -> Shape {
        Shape {
            sequence: true,
            high: ACE,
            minimum,
            ..Shape::one(kind, copies, switch)
        }
    }

    const fn with(self, wings: Wings) -> Shape {
        Shape { wings, ..self }
    }

    const fn class(self, class: Class) -> Shape {
        Shape { class, ..self }
    }

    /// Cards for each rank of the body, wings included.
    pub(crate) const fn each(&self) -> u8 {
        self.copies + self.wings.each * self.wings.cards
    }

    /// Cards of a play whose length is that.
    pub(crate) const fn cards(&self, length: u8) -> u8 {
        self.run(length) * self.each()
    }

    /// Ranks in the body of a play whose length is that.
    pub(crate) const fn run(&self, length: u8) -> u8 {
        if self.sequence { length } else { self.ranks }
    }

    /// The shortest body that any rule set allows.
    pub(crate) const fn shortest(&self) -> u8 {
        if self.sequence { 2 } else { 1 }
    }

    /// The longest body: 3 to A, and 20 cards.
    pub(crate) const fn longest(&self) -> u8 {
        let ranks = ACE + 1;
        let fit = match (n::CARDS_MAX as u8).checked_div(self.each()) {
            Some(fit) => fit,
            None => 0,
        };
        if !self.sequence {
            1
        } else if fit < ranks {
            fit
        } else {
            ranks
        }
    }

    /// What a body of that length asks of the rule set, whatever its wings.
    pub(crate) const fn needs(&self, length: u8) -> Needs {
        let mut needs = Needs::NOTHING;
        if self.switch != NO_SWITCH {
            needs = needs.switch(self.switch, 1);
        }
        if self.minimum != NO_SWITCH {
            needs = needs.minimum(self.minimum, length);
        }
        needs
    }

    /// The shortest body that the rules allow; beyond the longest where they
    /// have no such play.
    #[inline(always)]
    pub(crate) const fn least(&self, rules: &InForce) -> u8 {
        if self.switch != NO_SWITCH && rules.byte(self.switch) == 0 {
            NEVER
        } else if self.minimum != NO_SWITCH {
            rules.byte(self.minimum)
        } else {
            1
        }
    }

    /// Does it beat plays of other kinds?
    pub(crate) const fn is_bomb(&self, rules: &InForce) -> bool {
        match self.class {
            Class::Ordinary => false,
            Class::Bomb | Class::Rocket => true,
            Class::BombIfTwo(switch) => rules.byte(switch) == 2,
        }
    }
}

/// Every kind, in the order in which several readings of the same cards stand
/// (docs/rules.md, "Several readings"): bombs first, then plays without wings,
/// then those with wings.
pub(crate) const KINDS: [Shape; Kind::ALL.len() - 1] = [
    Shape {
        ranks: 2,
        low: TOP,
        high: TOP,
        ..Shape::one(Kind::Rocket, 1, at::ROCKET)
    }
    .class(Class::Rocket),
    Shape::one(Kind::Bomb, 4, at::BOMB).class(Class::Bomb),
    Shape::sequence(Kind::Shuttle, 4, at::SHUTTLE_MIN, at::SHUTTLE)
        .class(Class::BombIfTwo(at::SHUTTLE)),
    Shape::sequence(Kind::Plane, 3, at::PLANE_MIN, at::PLANE),
    Shape {
        high: TOP,
        ..Shape::one(Kind::Single, 1, NO_SWITCH)
    },
    Shape::one(Kind::Pair, 2, at::PAIR),
    Shape::one(Kind::Trio, 3, at::TRIO_PLAIN),
    Shape::sequence(Kind::Straight, 1, at::STRAIGHT_MIN, NO_SWITCH),
    Shape::sequence(Kind::PairStraight, 2, at::PAIR_STRAIGHT_MIN, NO_SWITCH),
    Shape::one(Kind::TrioSingle, 3, at::TRIO_SINGLE).with(Wings::distinct(1, 1)),
    Shape::one(Kind::TrioPair, 3, at::TRIO_PAIR).with(Wings::distinct(1, 2)),
    Shape::one(Kind::FourSingles, 4, at::FOUR_SINGLES).with(Wings {
        most: 2,
        repeat: at::FOUR_SINGLES,
        rocket: at::FOUR_ROCKET,
        ..Wings::distinct(2, 1)
    }),
    Shape::one(Kind::FourPairs, 4, at::FOUR_PAIRS).with(Wings {
        most: 2,
        repeat: at::FOUR_PAIRS,
        ..Wings::distinct(2, 2)
    }),
    Shape::sequence(Kind::PlaneSingles, 3, at::PLANE_MIN, at::PLANE_SINGLES).with(Wings {
        most: 4,
        repeat: at::WING_REPEAT,
        rocket: at::WING_ROCKET,
        adjacent: at::WING_ADJACENT_TRIO,
        ..Wings::distinct(1, 1)
    }),
    Shape::sequence(Kind::PlanePairs, 3, at::PLANE_MIN, at::PLANE_PAIRS).with(Wings {
        most: 2,
        repeat: at::WING_PAIRS_QUAD,
        repeat_less: 1,
        ..Wings::distinct(1, 2)
    }),
    Shape::sequence(
        Kind::ShuttleSingles,
        4,
        at::SHUTTLE_MIN,
        at::SHUTTLE_SINGLES,
    )
    .with(Wings {
        rocket: at::WING_ROCKET,
        ..Wings::distinct(2, 1)
    }),
    Shape::sequence(Kind::ShuttlePairs, 4, at::SHUTTLE_MIN, at::SHUTTLE_PAIRS)
        .with(Wings::distinct(2, 2)),
];

/// The row of each kind by its number; of what is no kind the first.
const ROWS: [u8; 32] = {
    let mut rows = [0; 32];
    let mut i = 0;
    while i < KINDS.len() {
        rows[KINDS[i].kind as usize] = i as u8;
        i += 1;
    }
    rows
};

/// A kind by its number, for code that names it. Does not compile for
/// [`Kind::None`], nor for a kind without a row.
pub(crate) const fn shape(kind: Kind) -> Shape {
    let shape = KINDS[ROWS[kind as usize % 32] as usize];
    assert!(shape.kind as u8 == kind as u8, "the kind has no row");
    shape
}

/// A kind by its number; `None` for [`Kind::None`].
pub(super) fn row(kind: Kind) -> Option<&'static Shape> {
    static TABLE: [Shape; KINDS.len()] = KINDS;
    let shape = TABLE.get(usize::from(ROWS[kind as usize % 32]))?;
    (shape.kind == kind).then_some(shape)
}
