//! Which kind a hand can be, by how many ranks it holds at least once, twice,
//! three and four times.
//!
//! These four numbers, the *pattern*, leave at most two kinds to look at, so
//! the classifier does not try kinds one after another: it looks the pattern
//! up and checks one [`Form`] without a branch on the kind. In the first form
//! all ranks that can be the body are the body. A few patterns have a second
//! form, whose body must be searched for among more ranks than it takes.

use super::form::Form;
use super::kinds::{KINDS, Shape};

/// A pattern with its forms, in the order of the readings (docs/rules.md, "Several readings").
#[derive(Clone, Copy)]
#[cfg_attr(not(target_family = "wasm"), repr(align(64)))]
pub(super) struct Pattern {
    key: u16,
    pub first: Form,
    /// The number of the second form in [`SECOND`], from 1; 0 for none.
    pub second: u8,
}

/// An odd multiplier that sends the patterns of all plays to different slots.
/// Found by trial: `cargo xtask spread` finds another one when the kinds change.
const SPREAD: u32 = 0xd630_f555;
const SLOTS: usize = 128;

#[inline(always)]
const fn slot(key: u32, spread: u32) -> usize {
    (key.wrapping_mul(spread) >> 25) as usize
}

/// No hand has fifteen ranks four times, so an empty slot matches nothing.
const EMPTY: Pattern = Pattern {
    key: u16::MAX,
    first: Form::NONE,
    second: 0,
};

/// All patterns, one after another, and the second forms.
struct Patterns {
    all: [Pattern; SLOTS],
    len: usize,
    second: [Form; Patterns::SECOND],
    seconds: usize,
}

impl Patterns {
    /// How many second forms there are.
    const SECOND: usize = 5;

    /// Adds a form under the pattern of its cards. `searched`: the body must be
    /// searched for, since a wing looks like a rank of it.
    const fn add(&mut self, key: u16, form: Form, searched: bool) {
        let mut at = 0;
        while at < self.len && self.all[at].key != key {
            at += 1;
        }
        if at == self.len {
            self.all[at] = EMPTY;
            self.all[at].key = key;
            self.len += 1;
            if !searched {
                self.all[at].first = form;
                return;
            }
        }
        let pattern = &mut self.all[at];
        if pattern.second == 0 {
            let mut number = 0;
            while number < self.seconds && !self.second[number].is_of_length(&form) {
                number += 1;
            }
            if number == self.seconds {
                self.second[number] = form;
                self.seconds += 1;
            }
            pattern.second = number as u8 + 1;
        } else {
            // The same kind under another choice of wings.
            let second = &self.second[pattern.second as usize - 1];
            assert!(second.is_of_length(&form), "a pattern of three kinds");
        }
    }

    /// Every way to spread the wings of a body of `length` over ranks: `fours`
    /// ranks give four of them, `threes` three, `twos` two, the rest one each.
    const fn add_shape(&mut self, shape: &Shape, length: u8) {
        let wings = shape.wings;
        let count = shape.run(length) * wings.each;
        let mut fours = 0;
        while 4 * fours <= count {
            let mut threes = 0;
            while 4 * fours + 3 * threes <= count {
                let mut twos = 0;
                while 4 * fours + 3 * threes + 2 * twos <= count {
                    let ones = count - 4 * fours - 3 * threes - 2 * twos;
                    let ranks = [ones, twos, threes, fours];
                    let mut repeat = 4;
                    while repeat > 1 && ranks[repeat - 1] == 0 {
                        repeat -= 1;
                    }
                    if repeat <= wings.most as usize || count == 0 {
                        self.add_wings(shape, length, ranks, repeat as u8);
                    }
                    twos += 1;
                }
                threes += 1;
            }
            fours += 1;
        }
    }

    const fn add_wings(&mut self, shape: &Shape, length: u8, wings: [u8; 4], repeat: u8) {
        // How many ranks the cards hold once, twice, three and four times.
        let mut exact = [0; 5];
        exact[shape.copies as usize] += shape.run(length);
        let mut searched = false;
        let mut times = 1;
        while times <= 4 {
            let cards = times * shape.wings.cards as usize;
            if wings[times - 1] > 0 && cards > 0 {
                if cards > 4 {
                    return;
                }
                exact[cards] += wings[times - 1];
                searched |= cards == shape.copies as usize;
            }
            times += 1;
        }
        let [_, one, two, three, four] = exact;
        let (three, two) = (three + four, two + three + four);
        let key = key(one + two, two, three, four);
        self.add(key, Form::new(shape, length, repeat), searched);
    }
}

const ALL: Patterns = {
    let mut patterns = Patterns {
        all: [EMPTY; SLOTS],
        len: 0,
        second: [Form::NONE; Patterns::SECOND],
        seconds: 0,
    };
    let mut i = 0;
    while i < KINDS.len() {
        let shape = &KINDS[i];
        let mut length = shape.shortest();
        while length <= shape.longest() {
            patterns.add_shape(shape, length);
            length += 1;
        }
        i += 1;
    }
    assert!(patterns.seconds == Patterns::SECOND);
    patterns
};

/// The second forms; the number of each in [`Pattern::second`].
pub(super) const SECOND: [Form; Patterns::SECOND] = ALL.second;

/// The key of a pattern: a nibble each for the ranks held at least once,
/// twice, three and four times.
const fn key(one: u8, two: u8, three: u8, four: u8) -> u16 {
    one as u16 | (two as u16) << 4 | (three as u16) << 8 | (four as u16) << 12
}

/// Do all patterns have a slot of their own?
const fn spreads(spread: u32) -> bool {
    let mut taken = 0_u128;
    let mut i = 0;
    while i < ALL.len {
        let bit = 1 << slot(ALL.all[i].key as u32, spread);
        if taken & bit != 0 {
            return false;
        }
        taken |= bit;
        i += 1;
    }
    true
}

#[cfg(not(test))]
const _: () = assert!(
    spreads(SPREAD),
    "two patterns in one slot: `cargo xtask spread` finds another multiplier"
);

const PATTERNS: [Pattern; SLOTS] = {
    let mut slots = [EMPTY; SLOTS];
    let mut i = 0;
    while i < ALL.len {
        slots[slot(ALL.all[i].key as u32, SPREAD)] = ALL.all[i];
        i += 1;
    }
    slots
};

#[cfg(not(target_family = "wasm"))]
static TABLE: [Pattern; SLOTS] = PATTERNS;

/// The patterns without the empty slots but one, the first; every byte of the
/// module is downloaded.
#[cfg(target_family = "wasm")]
static TABLE: [Pattern; ALL.len + 1] = {
    let mut table = [EMPTY; ALL.len + 1];
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

impl Pattern {
    /// The pattern of a hand; with it 0, or another number when the hand is of
    /// no pattern.
    #[inline(always)]
    pub(super) fn of(one: u32, two: u32, three: u32, four: u32) -> (&'static Pattern, u32) {
        let key = one | two << 4 | three << 8 | four << 12;
        let at = slot(key, SPREAD) % SLOTS;
        #[cfg(target_family = "wasm")]
        let at = (PLACES[at] as usize).min(ALL.len);
        let pattern = &TABLE[at];
        (pattern, pattern.key as u32 ^ key)
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;
    use std::println;

    #[test]
    fn every_pattern_has_a_slot_of_its_own() {
        assert!(spreads(SPREAD), "run `cargo xtask spread`");
    }

    /// `cargo xtask spread`. Numbers come from a fixed sequence, so that all who
    /// run it find the same one.
    #[test]
    #[ignore = "a program, not a test: cargo xtask spread runs it"]
    fn find_a_multiplier() {
        let mut state = 1_u64;
        for tried in 0_u64.. {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let spread = (state >> 32) as u32 | 1;
            if spreads(spread) {
                println!("const SPREAD: u32 = 0x{spread:08x}; // of {tried} tried");
                return;
            }
        }
    }
}
