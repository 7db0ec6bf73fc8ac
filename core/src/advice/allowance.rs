//! What the rule set lets a body carry, unpacked once a search.

use super::body::ranks;
use crate::cards::{BOTH_JOKERS, Counts, ONES};
use crate::plays::{Kind, NEVER, Shape, shape};
use crate::rules::{InForce, RuleSet};

/// What one sort of body may carry.
#[derive(Clone, Copy)]
pub(super) struct Carry {
    /// May it be played alone?
    pub bare: bool,
    pub singles: bool,
    pub pairs: bool,
    /// Single wings of one rank, at most.
    pub repeat: u32,
    /// Pair wings of one rank, at most.
    pub pair_repeat: u32,
    /// May both jokers be among its single wings?
    pub rocket: bool,
    /// May three or more single wings of one rank stand next to it?
    pub adjacent: bool,
}

impl Carry {
    pub(super) const fn any(self) -> bool {
        self.singles | self.pairs
    }
}

/// The rule set as the search asks for it.
#[derive(Clone, Copy)]
pub(super) struct Allowance {
    /// The least length of a sequence of singles, pairs, trios and quads; a
    /// length that no hand has where the rule set forbids it.
    pub minima: [u32; 4],
    trio: Carry,
    plane: Carry,
    quad: Carry,
    shuttle: Carry,
    /// May two of a rank be one play?
    pub pairs: bool,
    /// Both jokers where they are one play, else what no cards are.
    rocket: u64,
    /// Is a quad a bomb?
    pub bomb: bool,
    /// Wings that a rank held three times can carry, at most, be it as a trio
    /// or in a plane.
    of_three: u32,
    /// How many more a rank held four times can carry.
    more_of_four: u32,
    /// Wings that must be free for a body to be carried itself: its own are
    /// lost, and its cards make two singles or pairs.
    a_body: u32,
}

/// What one sort of body is alone, with singles and with pairs.
type Kinds = [Shape; 3];

const TRIO: Kinds = [
    shape(Kind::Trio),
    shape(Kind::TrioSingle),
    shape(Kind::TrioPair),
];
const PLANE: Kinds = [
    shape(Kind::Plane),
    shape(Kind::PlaneSingles),
    shape(Kind::PlanePairs),
];
const QUAD: Kinds = [
    shape(Kind::Bomb),
    shape(Kind::FourSingles),
    shape(Kind::FourPairs),
];
const SHUTTLE: Kinds = [
    shape(Kind::Shuttle),
    shape(Kind::ShuttleSingles),
    shape(Kind::ShuttlePairs),
];

impl Carry {
    /// What a body may carry, by the kinds that it makes alone, with singles and
    /// with pairs.
    #[inline(always)]
    fn of(rules: &InForce, [alone, singles, pairs]: Kinds) -> Carry {
        let repeat = |shape: Shape| match shape.wings.repeat {
            0 => u32::from(shape.wings.most),
            switch => u32::from(rules.byte(switch) + shape.wings.repeat_less),
        };
        let is_on = |switch: usize| rules.byte(switch) > 0;
        Carry {
            bare: is_allowed(rules, alone),
            singles: is_allowed(rules, singles),
            pairs: is_allowed(rules, pairs),
            repeat: repeat(singles),
            pair_repeat: repeat(pairs),
            // One wing is never both of them.
            rocket: singles.wings.rocket != 0 && is_on(singles.wings.rocket),
            adjacent: singles.wings.adjacent == 0 || is_on(singles.wings.adjacent),
        }
    }
}

#[inline(always)]
fn is_allowed(rules: &InForce, shape: Shape) -> bool {
    match shape.switch {
        0 => rules.byte(shape.minimum) != NEVER,
        switch => rules.byte(switch) != 0,
    }
}

impl Allowance {
    #[inline(always)]
    pub(super) fn of(rules: &RuleSet) -> Allowance {
        let rules = rules.in_force();
        let trio = Carry::of(rules, TRIO);
        let plane = Carry::of(rules, PLANE);
        let quad = Carry::of(rules, QUAD);
        let shuttle = Carry::of(rules, SHUTTLE);
        // Sequences of equal thickness have one minimum, with wings or without.
        let least = |carry: Carry, minimum: usize| match carry.bare | carry.any() {
            true => u32::from(rules.byte(minimum)),
            false => u32::from(NEVER),
        };
        let of_three = u32::from(trio.any() | plane.any());
        let more_of_four = if quad.any() | shuttle.any() {
            2 - of_three
        } else {
            0
        };
        Allowance {
            minima: [
                u32::from(rules.byte(const { shape(Kind::Straight).minimum })),
                u32::from(rules.byte(const { shape(Kind::PairStraight).minimum })),
                least(plane, PLANE[0].minimum),
                least(shuttle, SHUTTLE[0].minimum),
            ],
            trio,
            plane,
            quad,
            shuttle,
            pairs: is_allowed(rules, shape(Kind::Pair)),
            rocket: if is_allowed(rules, shape(Kind::Rocket)) {
                BOTH_JOKERS
            } else {
                u64::MAX
            },
            bomb: is_allowed(rules, shape(Kind::Bomb)),
            of_three,
            more_of_four,
            a_body: 2 + of_three,
        }
    }

    /// Are both jokers among these cards, and are they one play?
    #[inline(always)]
    pub(super) const fn has_rocket(&self, cards: u64) -> bool {
        cards & BOTH_JOKERS == self.rocket
    }

    /// The bombs among these cards, one bit a rank.
    #[inline(always)]
    pub(super) const fn bombs(&self, cards: u64) -> u64 {
        if self.bomb {
            Counts::from_word(cards).masks().four
        } else {
            0
        }
    }

    /// Bombs and the rocket in these cards.
    pub(super) const fn bombs_and_rocket(&self, cards: u64) -> u32 {
        self.bombs(cards).count_ones() + self.has_rocket(cards) as u32
    }

    /// How many plays these cards make as singles, pairs and the rocket.
    #[inline(always)]
    pub(super) fn groups(&self, cards: u64) -> u32 {
        let rocket = u32::from(self.has_rocket(cards));
        if self.pairs {
            let masks = Counts::from_word(cards).masks();
            ranks(masks.one) + ranks(masks.three) - rocket
        } else {
            u32::from(Counts::from_word(cards).len()) - rocket
        }
    }

    /// What wings must leave little of: ranks that hold an odd number of cards,
    /// since the number of cards that is left is known, or where pairs are no
    /// plays the plays themselves.
    #[inline(always)]
    pub(super) fn left_over(&self, cards: u64) -> u32 {
        if self.pairs {
            self.odd(cards)
        } else {
            self.groups(cards)
        }
    }

    /// How many ranks hold an odd number of cards; a rocket is like a pair.
    #[inline(always)]
    pub(super) fn odd(&self, cards: u64) -> u32 {
        ranks(cards & ONES) - 2 * u32::from(self.has_rocket(cards))
    }

    /// What a body of `length` ranks, each `copies` times, may carry.
    pub(super) const fn carry(&self, copies: u32, length: u32) -> Carry {
        match (copies, length) {
            (3, 1) => self.trio,
            (3, _) => self.plane,
            (_, 1) => self.quad,
            _ => self.shuttle,
        }
    }

    /// Wings that so many ranks held three times or more can carry, at most,
    /// `four` of them being held four times.
    #[inline(always)]
    pub(super) const fn slots(&self, three: u32, four: u32) -> u32 {
        self.of_three * three + self.more_of_four * four
    }

    /// No way to play cards takes fewer turns than this when they have `bodies`
    /// ranks that are held three or four times, make `alone` singles and pairs
    /// besides, and when `slots` of these can be carried.
    ///
    /// A rank held three or four times is best kept together until there are
    /// wings free for all of its cards.
    #[inline(always)]
    pub(super) fn least(&self, bodies: u32, alone: u32, slots: u32) -> u32 {
        match alone.checked_sub(slots) {
            Some(left) => bodies + left,
            None => bodies.saturating_sub((slots - alone) / self.a_body.max(2)),
        }
    }
}
