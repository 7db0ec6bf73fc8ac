//! What these cards are.

use super::kind::Kind;
use super::pattern::{Form, Pattern, SECOND};
use super::play::Play;
use crate::cards::{BOTH_JOKERS, CHAIN, Cards, Hand, Masks, ONES};
use crate::rules::RuleSet;

/// The play that these cards are, in the default reading of rules.md 4.3.2;
/// [`Play::NONE`] when they are none. Their order and suits never matter.
#[inline]
pub fn classify(rules: &RuleSet, cards: Cards) -> Play {
    classify_hand(rules, cards.hand())
}

/// The same from the counts of ranks.
#[inline(always)]
pub fn classify_hand(rules: &RuleSet, hand: Hand) -> Play {
    let sight = Sight::of(hand);
    let play = sight.read(rules, &sight.pattern.first);
    if play.is_none() && sight.pattern.second != 0 {
        return sight.read_second(rules);
    }
    play
}

/// A hand as the forms look at it.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    /// The ranks that may be the body, by [`Body`](super::pattern::Body).
    bodies: [u64; 4],
    /// Held at least three times.
    three: u64,
    both_jokers: bool,
    pub(super) known: bool,
    cards: u8,
    pub(super) pattern: &'static Pattern,
}

/// How many ranks a mask holds: every nibble adds its 1 to the highest one.
#[inline(always)]
fn ranks(mask: u64) -> u32 {
    (mask.wrapping_mul(ONES | 1 << 60) >> 60) as u32
}

impl Sight {
    #[inline(always)]
    pub(super) fn of(hand: Hand) -> Sight {
        let Masks {
            one,
            two,
            three,
            four,
        } = hand.masks();
        let (a, b, c, d) = (ranks(one), ranks(two), ranks(three), ranks(four));
        let (pattern, known) = Pattern::of(a, b, c, d);
        Sight {
            bodies: [one, two, three & !four, four],
            three,
            both_jokers: one & BOTH_JOKERS == BOTH_JOKERS,
            known,
            cards: (a + b + c + d) as u8,
            pattern,
        }
    }

    /// The lowest ranks of all runs that can be the body of a form.
    #[inline(always)]
    pub(super) fn starts(&self, form: &Form) -> u64 {
        let body = self.bodies[form.body as usize];
        let run = u32::from(form.run);
        let allowed = if matches!(form.kind, Kind::Rocket) {
            BOTH_JOKERS
        } else if run == 1 {
            !0
        } else {
            CHAIN
        };
        let one = body & allowed;
        let two = one & one >> 4;
        let four = two & two >> 8;
        let eight = four & four >> 16;
        // The two longest blocks that cover the run may overlap.
        let (block, size) = match run {
            8.. => (eight, 8),
            4.. => (four, 4),
            2.. => (two, 2),
            _ => (one, 1),
        };
        block & block >> (4 * (run - size))
    }

    /// The play with the body that starts at bit `start`, if the rule set
    /// lets the rest be its wings.
    #[inline(always)]
    pub(super) fn read_at(&self, rules: &RuleSet, form: &Form, start: u32) -> Option<Play> {
        let length = form.run;
        let body = (ONES >> (60 - 4 * u32::from(length))) << start;
        let beside = (body << 4 | body >> 4) & CHAIN & !body;
        let allowed = (rules.at(form.switch as usize) >= form.switch_needs)
            & (length >= rules.at(form.minimum as usize))
            & (rules.at(form.wings as usize) >= form.wings_need)
            & (!self.both_jokers | (rules.at(form.rocket as usize) >= 1))
            & ((self.three & beside == 0) | (rules.at(form.adjacent as usize) >= 1));
        allowed.then_some(Play {
            kind: form.kind,
            rank: (start / 4) as u8 + length - 1,
            length: form.length,
            cards: self.cards,
        })
    }

    /// The reading of a form with the highest body.
    #[inline(always)]
    pub(super) fn read(&self, rules: &RuleSet, form: &Form) -> Play {
        let starts = self.starts(form);
        let start = (starts | 1).ilog2();
        match self.read_at(rules, form, start) {
            Some(play) if (starts != 0) & self.known => play,
            _ => Play::NONE,
        }
    }

    /// The same for the second form of the pattern.
    #[cold]
    #[inline(never)]
    pub(super) fn read_second(&self, rules: &RuleSet) -> Play {
        match self.second() {
            Some(form) => self.read(rules, form),
            None => Play::NONE,
        }
    }

    pub(super) fn second(&self) -> Option<&'static Form> {
        SECOND.get(usize::from(self.pattern.second).wrapping_sub(1))
    }
}
