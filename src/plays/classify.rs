//! What these cards are.

use super::pattern::{Form, Pattern, SECOND};
use super::play::{Packed, Play};
use crate::cards::{BOTH_JOKERS, CHAIN, Cards, Hand, Masks, ONES};
use crate::rules::RuleSet;

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
/// assert_eq!(play.kind, Kind::Straight);
/// assert_eq!((play.length, play.cards), (5, 5));
/// assert_eq!(play.to_string(), "Straight of 5 ranks up to 7");
///
/// assert!(classify(&rules, "3 4 5 6".parse()?).is_none());
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn classify(rules: &RuleSet, cards: Cards) -> Play {
    classify_hand(rules, cards.hand())
}

/// The same from the counts of ranks.
pub fn classify_hand(rules: &RuleSet, hand: Hand) -> Play {
    Play::unpack(classify_packed(rules, hand))
}

#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn classify_packed(rules: &RuleSet, hand: Hand) -> Packed {
    let sight = Sight::of(hand);
    let play = sight.read_first(rules);
    if sight.wants_second(play) {
        return read_second(rules, hand);
    }
    play
}

/// A hand as the forms look at it.
///
/// Half of what people ask about is not a play, so every branch on the answer
/// is a coin toss for the processor. Conditions are therefore joined as numbers
/// and looked at once, and a play is masked out instead of being branched over.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    /// The ranks that may be the body, by [`Body`](super::pattern::Body).
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

impl Sight {
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn of(hand: Hand) -> Sight {
        let Masks {
            one,
            two,
            three,
            four,
        } = hand.masks();
        let (pattern, unknown) = Pattern::of(ranks(one), ranks(two), ranks(three), ranks(four));
        Sight {
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
        self.bodies[form.body as usize]
    }

    /// The play with this body, which stands in sequence, if the rule set lets
    /// the rest be its wings; else none. `fault` other than 0 is a reason why
    /// it is none.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn read_body(&self, rules: &RuleSet, form: &Form, body: u64, fault: u64) -> Packed {
        let touching = self.three & !body & (body << 4 | body >> 4) & CHAIN;
        let needs = form.needs.and(form.extra, self.both_jokers, touching != 0);
        let fault = fault | needs.unmet(rules);
        let top = (body | 1).ilog2() / 4;
        Packed::new(form.kind, top as u8, form.length, self.cards).unless(fault)
    }

    /// The first form of the pattern, with the highest body.
    #[inline(always)]
    pub(super) fn read_first(&self, rules: &RuleSet) -> Packed {
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
    pub(super) fn wants_second(&self, first: Packed) -> bool {
        self.pattern.second != 0 && first.is_none()
    }

    pub(super) fn second(&self) -> Option<&'static Form> {
        SECOND.get(usize::from(self.pattern.second).wrapping_sub(1))
    }

    /// Every reading of a form, the highest body first.
    pub(super) fn read_all(&self, rules: &RuleSet, form: &Form, each: &mut impl FnMut(Packed)) {
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
pub(super) fn read_second(rules: &RuleSet, hand: Hand) -> Packed {
    let [a, b, c] = rules.words();
    search_second(a, b, c, hand)
}

#[cold]
#[inline(never)]
fn search_second(a: u64, b: u64, c: u64, hand: Hand) -> Packed {
    let rules = &RuleSet::again(a, b, c);
    let sight = Sight::of(hand);
    let mut best = Packed::NONE;
    if let Some(form) = sight.second() {
        sight.read_all(rules, form, &mut |play| {
            if best.is_none() {
                best = play;
            }
        });
    }
    best
}
