//! What these cards are.

use super::form::Form;
use super::pattern::{Pattern, SECOND};
use super::play::Play;
use crate::cards::{BOTH_JOKERS, CHAIN, Cards, Counts, Masks, ONES};
use crate::rules::{InForce, RuleSet};

/// The play that these cards are, in the default reading: rocket,
/// bomb, shuttle, plane without wings, then the longest body, then the highest.
/// [`Play::NONE`] when they are none. Their order and suits never matter.
///
/// ```
/// use ddz::plays::{Kind, classify};
/// use ddz::rules::Preset;
///
/// let rules = Preset::Standard.rule_set();
/// let play = classify(&rules, "3 4 5 6 7".parse()?);
/// assert_eq!(play.kind(), Kind::Straight);
/// assert_eq!((play.length(), play.cards()), (5, 5));
/// assert_eq!(play.to_string(), "Straight of 5 ranks up to 7");
///
/// assert!(classify(&rules, "3 4 5 6".parse()?).is_none());
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
#[inline(always)]
pub fn classify(rules: &RuleSet, cards: Cards) -> Play {
    classify_counts(rules, cards.counts())
}

/// The same from the counts of ranks.
#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub fn classify_counts(rules: &RuleSet, counts: Counts) -> Play {
    let rules = rules.in_force();
    let features = Features::of(counts);
    let play = features.read_first(rules);
    if features.wants_second(play) {
        return read_second(rules, counts);
    }
    play
}

/// What the forms ask of a hand, computed once.
///
/// Half of what people ask about is not a play, so every branch on the answer
/// is a coin toss for the processor. Conditions are therefore joined as numbers
/// and looked at once, and a play is masked out instead of being branched over.
#[derive(Clone, Copy)]
pub(super) struct Features {
    /// The ranks that may be the body, by [`Form::body`].
    bodies: [u64; 4],
    /// Held at least three times.
    three: u64,
    both_jokers: bool,
    /// 0 when the hand is of the pattern.
    unknown: u32,
    cards: u8,
    pub(super) pattern: &'static Pattern,
}

/// How many ranks a mask holds: every nibble adds its 1 to the highest one.
#[inline(always)]
fn ranks(mask: u64) -> u32 {
    (mask.wrapping_mul(ONES | 1 << 60) >> 60) as u32
}

impl Features {
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn of(hand: Counts) -> Features {
        let Masks {
            one,
            two,
            three,
            four,
        } = hand.masks();
        let (pattern, unknown) = Pattern::of(ranks(one), ranks(two), ranks(three), ranks(four));
        Features {
            bodies: [one, two, three & !four, four],
            three,
            both_jokers: one & BOTH_JOKERS == BOTH_JOKERS,
            unknown,
            cards: hand.len(),
            pattern,
        }
    }

    #[inline(always)]
    fn body(&self, form: &Form) -> u64 {
        self.bodies[form.body as usize % 4]
    }

    /// The play with this body, which stands in sequence, if the rule set lets
    /// the rest be its wings; else none. `fault` other than 0 is a reason why
    /// it is none.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn read_body(&self, rules: &InForce, form: &Form, body: u64, fault: u64) -> Play {
        let touching = self.three & !body & (body << 4 | body >> 4) & CHAIN;
        let needs = form.needs.and(form.extra, self.both_jokers, touching != 0);
        let fault = fault | needs.unmet(rules);
        let top = (body | 1).ilog2() / 4;
        form.play(top as u8, self.cards).unless(fault)
    }

    /// The first form of the pattern, with the highest body.
    #[inline(always)]
    pub(super) fn read_first(&self, rules: &InForce) -> Play {
        let form = &self.pattern.first;
        let body = self.body(form);
        // A run is one block of nibbles: adding its lowest bit carries out.
        let filled = body * 15;
        let gaps = filled.wrapping_add(filled & filled.wrapping_neg()) & filled;
        let fault = gaps | (body & form.barred) | u64::from(self.unknown);
        self.read_body(rules, form, body, fault)
    }

    /// Does the pattern have another form to look at, where the first is not
    /// the answer? Asked of the pattern first: that it has is rare.
    #[inline(always)]
    pub(super) fn wants_second(&self, first: Play) -> bool {
        self.pattern.second != 0 && first.is_none()
    }

    pub(super) fn second(&self) -> Option<&'static Form> {
        SECOND.get(usize::from(self.pattern.second).wrapping_sub(1))
    }

    /// Every reading of a form, the highest body first.
    pub(super) fn read_all(&self, rules: &InForce, form: &Form, each: &mut impl FnMut(Play)) {
        let ranks = self.body(form) & !form.barred;
        let mut starts = ranks;
        for i in 1..u32::from(form.run) {
            starts &= ranks >> (4 * i);
        }
        while starts != 0 {
            let start = starts.ilog2();
            starts ^= 1 << start;
            let body = (ONES >> (60 - 4 * u32::from(form.run))) << start;
            let play = self.read_body(rules, form, body, u64::from(self.unknown));
            if !play.is_none() {
                each(play);
            }
        }
    }
}

/// The second form of the hand's pattern, with the highest body.
#[inline(always)]
pub(super) fn read_second(rules: &InForce, counts: Counts) -> Play {
    let [a, b, c] = rules.words();
    search_second(a, b, c, counts)
}

#[cold]
#[inline(never)]
fn search_second(a: u64, b: u64, c: u64, counts: Counts) -> Play {
    let rules = &InForce::from_words([a, b, c]);
    let features = Features::of(counts);
    let mut best = Play::NONE;
    if let Some(form) = features.second() {
        features.read_all(rules, form, &mut |play| {
            if best.is_none() {
                best = play;
            }
        });
    }
    best
}
