//! Which kind a hand can be, by how many ranks it holds at least once, twice,
//! three and four times.
//!
//! These four numbers, the *pattern*, leave at most two kinds to look at, so
//! the classifier does not try kinds one after another: it looks the pattern
//! up and checks one [`Form`] without a branch on the kind. Only three
//! patterns have a second form: two ranks once (rocket or a straight of two),
//! four trios (a plane, or three trios carrying the fourth) and two quads (a
//! shuttle, or a quad carrying the other as two pairs).

use super::kind::Kind;
use crate::rules::at;

/// The offset of a reserved byte of the rule set: always 0.
const ZERO: u8 = at::RESERVED as u8;
/// The offset of `struct_size`: always more than any switch needs.
const FREE: u8 = 0;

/// Which ranks may be the body.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Body {
    /// Held at least once; the pattern has shown that it is once.
    Ones = 0,
    /// Held at least twice; the pattern has shown that it is twice.
    Pairs = 1,
    /// Held exactly three times: the fourth card of a quad would be a wing of
    /// a body rank, which no source allows (rules.md T4).
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
    /// The switch that allows the kind, and the least value that does.
    pub switch: u8,
    pub switch_needs: u8,
    /// The switch with the least length.
    pub minimum: u8,
    /// The switch that allows wings as these, and the least value that does.
    pub wings: u8,
    pub wings_need: u8,
    /// The switch that allows both jokers among the cards.
    pub rocket: u8,
    /// The switch that allows three equal wings next to the body.
    pub adjacent: u8,
}

impl Form {
    const fn of(kind: Kind, body: Body, run: u8) -> Form {
        Form {
            kind,
            body,
            run,
            length: run,
            switch: FREE,
            switch_needs: 1,
            minimum: ZERO,
            wings: FREE,
            wings_need: 1,
            rocket: FREE,
            adjacent: FREE,
        }
    }

    const fn switch(mut self, offset: usize, needs: u8) -> Form {
        self.switch = offset as u8;
        self.switch_needs = needs;
        self
    }

    const fn minimum(mut self, offset: usize) -> Form {
        self.minimum = offset as u8;
        self
    }

    const fn wings(mut self, offset: usize, need: u8) -> Form {
        self.wings = offset as u8;
        self.wings_need = need;
        self
    }

    const fn rocket(mut self, offset: usize) -> Form {
        self.rocket = offset as u8;
        self
    }

    const fn adjacent(mut self, offset: usize) -> Form {
        self.adjacent = offset as u8;
        self
    }

    const NONE: Form = Form::of(Kind::None, Body::Ones, 1);

    const ROCKET: Form = {
        let mut form = Form::of(Kind::Rocket, Body::Ones, 2);
        form.length = 1;
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
            .wings(at::WING_REPEAT, repeat)
            .rocket(at::WING_ROCKET)
            .adjacent(at::WING_ADJACENT_TRIO)
    }

    /// `quads`: how many wings are a quad, taken as two pairs.
    const fn plane_pairs(length: u8, quads: u8) -> Form {
        let form = Form::of(Kind::PlanePairs, Body::Trios, length)
            .switch(at::PLANE_PAIRS, 1)
            .minimum(at::PLANE_MIN);
        if quads > 0 {
            form.wings(at::WING_PAIRS_QUAD, 1)
        } else {
            form
        }
    }

    const fn shuttle_singles(length: u8) -> Form {
        Form::of(Kind::ShuttleSingles, Body::Quads, length)
            .switch(at::SHUTTLE_SINGLES, 1)
            .minimum(at::SHUTTLE_MIN)
            .rocket(at::WING_ROCKET)
    }

    const fn shuttle_pairs(length: u8) -> Form {
        Form::of(Kind::ShuttlePairs, Body::Quads, length)
            .switch(at::SHUTTLE_PAIRS, 1)
            .minimum(at::SHUTTLE_MIN)
    }

    const fn four_singles(needs: u8) -> Form {
        Form::of(Kind::FourSingles, Body::Quads, 1)
            .switch(at::FOUR_SINGLES, needs)
            .rocket(at::FOUR_ROCKET)
    }

    const fn four_pairs(needs: u8) -> Form {
        Form::of(Kind::FourPairs, Body::Quads, 1).switch(at::FOUR_PAIRS, needs)
    }
}

/// A pattern with its forms, in the order of rules.md 4.3.2.
#[derive(Clone, Copy)]
pub(super) struct Pattern {
    key: u16,
    pub first: Form,
    /// 0, or one more than the place in [`SECOND`].
    pub second: u8,
}

/// The second forms.
pub(super) const SECOND: [Form; 3] = [
    Form::straight(2),
    Form::plane_singles(3, 3),
    Form::four_pairs(2),
];

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

static PATTERNS: [Pattern; SLOTS] = {
    // No hand has fifteen ranks four times, so an empty slot matches nothing.
    let empty = Pattern {
        key: u16::MAX,
        first: Form::NONE,
        second: 0,
    };
    let mut t = [empty; SLOTS];

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
    put(&mut t, key(2, 0, 0, 0), Form::ROCKET, 1);
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
        put(
            &mut t,
            key(n, n, n, 0),
            Form::plane(n),
            if n == 4 { 2 } else { 0 },
        );
        n += 1;
    }
    let mut n = 2;
    while n <= 5 {
        put(
            &mut t,
            key(n, n, n, n),
            Form::shuttle(n),
            if n == 2 { 3 } else { 0 },
        );
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

const fn put(table: &mut [Pattern; SLOTS], key: u16, first: Form, second: u8) {
    let at = slot(key as u32);
    assert!(table[at].key == u16::MAX, "two patterns in one slot");
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
                } else if threes > 0 {
                    3
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
                // Three trios carrying a fourth: the second form of a plane.
                if !(n == 3 && threes == 1) {
                    put(table, key, Form::plane_singles(n, repeat), 0);
                }
                twos += 1;
            }
            threes += 1;
        }
        fours += 1;
    }
}

impl Pattern {
    /// The pattern of a hand, or one whose first form is no play.
    #[inline(always)]
    pub(super) fn of(one: u32, two: u32, three: u32, four: u32) -> (&'static Pattern, bool) {
        let key = one | two << 4 | three << 8 | four << 12;
        let pattern = &PATTERNS[slot(key) % SLOTS];
        (pattern, pattern.key as u32 == key)
    }
}
