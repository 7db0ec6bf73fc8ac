//! Which kind a hand can be, by how many ranks it holds at least once, twice,
//! three and four times.
//!
//! These four numbers, the *pattern*, leave at most two kinds to look at, so
//! the classifier does not try kinds one after another: it looks the pattern
//! up and checks one [`Form`] without a branch on the kind. In the first form
//! all ranks that can be the body are the body. A few patterns have a second
//! form, whose body must be searched for among more ranks than it takes.

use super::kind::Kind;
use crate::cards::{BOTH_JOKERS, CHAIN, ONES};
use crate::rules::{Extra, Needs, at};

/// Which ranks may be the body.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Body {
    /// Held at least once; the pattern has shown that it is once.
    Ones = 0,
    /// Held at least twice; the pattern has shown that it is twice.
    Pairs = 1,
    /// Held exactly three times: the fourth card of a quad would be a wing of
    /// a body rank, which no source allows (docs/rules.md, "Wings", 1).
    Trios = 2,
    /// Held four times.
    Quads = 3,
}

/// What a hand of some pattern has to show to be a play of some kind.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub kind: Kind,
    pub body: Body,
    /// Ranks that must stand in sequence.
    pub run: u8,
    /// `length` of the play: `run`, but 1 for the rocket.
    pub length: u8,
    /// Ranks that the body may not have, one bit a rank.
    pub barred: u64,
    /// What it asks of the rule set.
    pub needs: Needs,
    /// What it asks of it besides, for both jokers among the cards and for
    /// three equal wings next to the body.
    pub extra: Extra,
}

impl Form {
    const fn of(kind: Kind, body: Body, run: u8) -> Form {
        Form {
            kind,
            body,
            run,
            length: run,
            barred: if run > 1 { ONES & !CHAIN } else { 0 },
            needs: Needs::NOTHING,
            extra: Extra::NOTHING,
        }
    }

    const fn switch(mut self, offset: usize, value: u8) -> Form {
        self.needs = self.needs.switch(offset, value);
        self
    }

    const fn minimum(mut self, offset: usize) -> Form {
        self.needs = self.needs.minimum(offset, self.run);
        self
    }

    const fn extra(mut self, offset: usize) -> Form {
        self.extra = self.extra.and(offset);
        self
    }

    /// No play, whatever the rule set says.
    const NONE: Form = {
        let mut form = Form::of(Kind::None, Body::Ones, 1);
        form.needs = Needs::IMPOSSIBLE;
        form
    };

    const ROCKET: Form = {
        let mut form = Form::of(Kind::Rocket, Body::Ones, 2);
        form.length = 1;
        form.barred = ONES & !BOTH_JOKERS;
        form
    };

    const fn straight(length: u8) -> Form {
        Form::of(Kind::Straight, Body::Ones, length).minimum(at::STRAIGHT_MIN)
    }

    const fn shuttle(length: u8) -> Form {
        Form::of(Kind::Shuttle, Body::Quads, length)
            .switch(at::SHUTTLE, 1)
            .minimum(at::SHUTTLE_MIN)
    }

    const fn plane(length: u8) -> Form {
        Form::of(Kind::Plane, Body::Trios, length).minimum(at::PLANE_MIN)
    }

    /// `repeat`: the most wings of one rank.
    const fn plane_singles(length: u8, repeat: u8) -> Form {
        Form::of(Kind::PlaneSingles, Body::Trios, length)
            .switch(at::PLANE_SINGLES, 1)
            .minimum(at::PLANE_MIN)
            .switch(at::WING_REPEAT, repeat)
            .extra(at::WING_ROCKET)
            .extra(at::WING_ADJACENT_TRIO)
    }

    /// `quads`: how many wings are a quad, taken as two pairs.
    const fn plane_pairs(length: u8, quads: u8) -> Form {
        let form = Form::of(Kind::PlanePairs, Body::Trios, length)
            .switch(at::PLANE_PAIRS, 1)
            .minimum(at::PLANE_MIN);
        if quads > 0 {
            form.switch(at::WING_PAIRS_QUAD, 1)
        } else {
            form
        }
    }

    const fn shuttle_singles(length: u8) -> Form {
        Form::of(Kind::ShuttleSingles, Body::Quads, length)
            .switch(at::SHUTTLE_SINGLES, 1)
            .minimum(at::SHUTTLE_MIN)
            .extra(at::WING_ROCKET)
    }

    const fn shuttle_pairs(length: u8) -> Form {
        Form::of(Kind::ShuttlePairs, Body::Quads, length)
            .switch(at::SHUTTLE_PAIRS, 1)
            .minimum(at::SHUTTLE_MIN)
    }

    const fn four_singles(needs: u8) -> Form {
        Form::of(Kind::FourSingles, Body::Quads, 1)
            .switch(at::FOUR_SINGLES, needs)
            .extra(at::FOUR_ROCKET)
    }

    const fn four_pairs(needs: u8) -> Form {
        Form::of(Kind::FourPairs, Body::Quads, 1).switch(at::FOUR_PAIRS, needs)
    }
}

/// A pattern with its forms, in the order of the readings (docs/rules.md, "Several readings").
#[derive(Clone, Copy)]
#[cfg_attr(not(target_family = "wasm"), repr(align(64)))]
pub(super) struct Pattern {
    key: u16,
    pub first: Form,
    /// The number of the second form in [`SECOND`], from 1; 0 for none.
    pub second: u8,
}

/// The second forms; the number of each in [`Pattern::second`].
pub(super) const SECOND: [Form; 5] = [
    Form::straight(2),
    Form::four_pairs(2),
    Form::plane_singles(3, 3),
    Form::plane_singles(4, 3),
    Form::plane_singles(5, 3),
];
/// Two ranks once are the rocket, or two singles in sequence.
const STRAIGHT_OF_TWO: u8 = 1;
/// Two quads are a shuttle, or a quad carrying the other as two pairs.
const FOUR_CARRYING_FOUR: u8 = 2;
/// A plane that carries a trio: four trios may be a plane themselves. The one
/// for a body of three ranks; one more for each rank more.
const PLANE_CARRYING_TRIO: u8 = 3;

/// The key of a pattern: a nibble each for the ranks held at least once,
/// twice, three and four times.
const fn key(one: u8, two: u8, three: u8, four: u8) -> u16 {
    one as u16 | (two as u16) << 4 | (three as u16) << 8 | (four as u16) << 12
}

/// An odd multiplier that sends the patterns of all plays to different slots;
/// found by trial, and the table does not compile with one that does not.
const SPREAD: u32 = 0xd630_f555;
const SLOTS: usize = 128;

#[inline(always)]
const fn slot(key: u32) -> usize {
    (key.wrapping_mul(SPREAD) >> 25) as usize
}

/// No hand has fifteen ranks four times, so an empty slot matches nothing.
const EMPTY: Pattern = Pattern {
    key: u16::MAX,
    first: Form::NONE,
    second: 0,
};

const PATTERNS: [Pattern; SLOTS] = {
    let mut t = [EMPTY; SLOTS];

    put(
        &mut t,
        key(1, 0, 0, 0),
        Form::of(Kind::Single, Body::Ones, 1),
        0,
    );
    put(
        &mut t,
        key(1, 1, 0, 0),
        Form::of(Kind::Pair, Body::Pairs, 1),
        0,
    );
    put(&mut t, key(2, 0, 0, 0), Form::ROCKET, STRAIGHT_OF_TWO);
    let trio = Form::of(Kind::Trio, Body::Trios, 1).switch(at::TRIO_PLAIN, 1);
    put(&mut t, key(1, 1, 1, 0), trio, 0);
    let trio = Form::of(Kind::TrioSingle, Body::Trios, 1).switch(at::TRIO_SINGLE, 1);
    put(&mut t, key(2, 1, 1, 0), trio, 0);
    let trio = Form::of(Kind::TrioPair, Body::Trios, 1).switch(at::TRIO_PAIR, 1);
    put(&mut t, key(2, 2, 1, 0), trio, 0);
    put(
        &mut t,
        key(1, 1, 1, 1),
        Form::of(Kind::Bomb, Body::Quads, 1),
        0,
    );
    put(&mut t, key(3, 1, 1, 1), Form::four_singles(1), 0);
    put(&mut t, key(2, 2, 1, 1), Form::four_singles(2), 0);
    put(&mut t, key(3, 3, 1, 1), Form::four_pairs(1), 0);

    let mut n = 3;
    while n <= 12 {
        put(&mut t, key(n, 0, 0, 0), Form::straight(n), 0);
        n += 1;
    }
    let mut n = 2;
    while n <= 10 {
        let pairs = Form::of(Kind::PairStraight, Body::Pairs, n).minimum(at::PAIR_STRAIGHT_MIN);
        put(&mut t, key(n, n, 0, 0), pairs, 0);
        n += 1;
    }
    let mut n = 2;
    while n <= 6 {
        let second = if n == 4 { PLANE_CARRYING_TRIO } else { 0 };
        put(&mut t, key(n, n, n, 0), Form::plane(n), second);
        n += 1;
    }
    let mut n = 2;
    while n <= 5 {
        let second = if n == 2 { FOUR_CARRYING_FOUR } else { 0 };
        put(&mut t, key(n, n, n, n), Form::shuttle(n), second);
        n += 1;
    }
    put(&mut t, key(6, 2, 2, 2), Form::shuttle_singles(2), 0);
    put(&mut t, key(9, 3, 3, 3), Form::shuttle_singles(3), 0);
    put(&mut t, key(6, 6, 2, 2), Form::shuttle_pairs(2), 0);

    let mut n = 2;
    while n <= 4 {
        let mut quads = 0;
        while 2 * quads <= n {
            let ranks = n + (n - quads);
            put(
                &mut t,
                key(ranks, ranks, n + quads, quads),
                Form::plane_pairs(n, quads),
                0,
            );
            quads += 1;
        }
        n += 1;
    }
    let mut n = 2;
    while n <= 5 {
        put_plane_singles(&mut t, n);
        n += 1;
    }
    t
};

#[cfg(not(target_family = "wasm"))]
static TABLE: [Pattern; SLOTS] = PATTERNS;

/// The patterns without the empty slots but one, the first; every byte of the
/// module is downloaded.
#[cfg(target_family = "wasm")]
static TABLE: [Pattern; TAKEN + 1] = {
    let mut table = [EMPTY; TAKEN + 1];
    let mut slot = 0;
    while slot < SLOTS {
        if PLACES[slot] != 0 {
            table[PLACES[slot] as usize] = PATTERNS[slot];
        }
        slot += 1;
    }
    table
};

/// Where each slot stands in the table.
#[cfg(target_family = "wasm")]
static PLACES: [u8; SLOTS] = {
    let mut places = [0; SLOTS];
    let (mut slot, mut taken) = (0, 0);
    while slot < SLOTS {
        if PATTERNS[slot].key != EMPTY.key {
            taken += 1;
            places[slot] = taken;
        }
        slot += 1;
    }
    places
};

#[cfg(target_family = "wasm")]
const TAKEN: usize = {
    let (mut slot, mut taken) = (0, 0);
    while slot < SLOTS {
        taken += (PATTERNS[slot].key != EMPTY.key) as usize;
        slot += 1;
    }
    taken
};

const fn put(table: &mut [Pattern; SLOTS], key: u16, first: Form, second: u8) {
    let at = slot(key as u32);
    assert!(table[at].key == EMPTY.key, "two patterns in one slot");
    table[at] = Pattern { key, first, second };
}

/// Every way to spread `n` single wings over ranks: `fours` ranks give four of
/// them, `threes` three, `twos` two, the rest one each.
const fn put_plane_singles(table: &mut [Pattern; SLOTS], n: u8) {
    let mut fours = 0;
    while 4 * fours <= n {
        let mut threes = 0;
        while 4 * fours + 3 * threes <= n {
            let mut twos = 0;
            while 4 * fours + 3 * threes + 2 * twos <= n {
                let ones = n - 4 * fours - 3 * threes - 2 * twos;
                let repeat = if fours > 0 {
                    4
                } else if twos > 0 {
                    2
                } else {
                    1
                };
                let key = key(
                    n + fours + threes + twos + ones,
                    n + fours + threes + twos,
                    n + fours + threes,
                    fours,
                );
                if threes == 0 {
                    put(table, key, Form::plane_singles(n, repeat), 0);
                } else if n > 3 {
                    // Three trios carrying a fourth stand with the plane.
                    put(table, key, Form::NONE, PLANE_CARRYING_TRIO + n - 3);
                }
                twos += 1;
            }
            threes += 1;
        }
        fours += 1;
    }
}

impl Pattern {
    /// The pattern of a hand; with it 0, or another number when the hand is of
    /// no pattern.
    #[inline(always)]
    pub(super) fn of(one: u32, two: u32, three: u32, four: u32) -> (&'static Pattern, u32) {
        let key = one | two << 4 | three << 8 | four << 12;
        let at = slot(key) % SLOTS;
        #[cfg(target_family = "wasm")]
        let at = (PLACES[at] as usize).min(TAKEN);
        let pattern = &TABLE[at];
        (pattern, pattern.key as u32 ^ key)
    }
}
