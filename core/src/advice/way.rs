//! The plays of one shortest way to empty a hand, by rank, for those who ask many
//! times: no suits, no order, and no search for the way that keeps most bombs.

use super::allowance::Allowance;
use super::body::span;
use super::search::{MANY, Search};
use crate::cards::{BOTH_JOKERS, Counts};
use crate::moves::RankMove;
use crate::numbers as n;
use crate::plays::{Kind, Play, classify_counts};
use crate::rules::RuleSet;

/// A rule set as the search for shortest ways asks for it.
#[derive(Clone, Copy)]
pub(crate) struct Ways<'r> {
    rules: &'r RuleSet,
    allowance: Allowance,
}

impl<'r> Ways<'r> {
    pub(crate) fn of(rules: &'r RuleSet) -> Ways<'r> {
        let allowance = Allowance::of(rules);
        Ways { rules, allowance }
    }

    #[inline(always)]
    pub(crate) const fn rules(&self) -> &'r RuleSet {
        self.rules
    }

    /// The bombs and the rocket of these cards, all of them, and nothing else.
    #[inline(always)]
    pub(crate) fn bombs_and_rocket(&self, cards: u64) -> u64 {
        let rocket = if self.allowance.has_rocket(cards) {
            BOTH_JOKERS
        } else {
            0
        };
        self.allowance.bombs(cards) * 4 + rocket
    }

    /// The turns that these cards take, if they are fewer than `below`.
    pub(crate) fn turns(&self, cards: u64, below: u32) -> Option<u32> {
        Search::new(&self.allowance, below, 0).run(cards)
    }

    /// Hands the plays of a shortest way to `each`: every bomb and the rocket
    /// whole, and of the other cards a way in the fewest turns. A hand has at most
    /// 20 cards.
    pub(crate) fn each(&self, hand: Counts, mut each: impl FnMut(RankMove)) {
        if u32::from(hand.len()) > n::CARDS_MAX {
            return;
        }
        let kept = self.bombs_and_rocket(hand.word());
        let mut search = Search::new(&self.allowance, MANY, 0);
        search.run(hand.word() - kept);
        let found = &search.found;
        let mut push = |cards: u64, play: Play| {
            let counts = Counts::from_word(cards);
            each(RankMove { play, counts });
        };
        for &cards in found.sequences.as_slice() {
            push(cards, sequence(cards));
        }
        for body in found.bodies() {
            let cards = body.cards + body.wings;
            push(cards, classify_counts(self.rules, Counts::from_word(cards)));
        }
        let mut rest = found.rest;
        if self.allowance.has_rocket(rest) {
            rest -= BOTH_JOKERS;
            push(BOTH_JOKERS, Play::ROCKET);
        }
        while rest != 0 {
            let rank = rest.trailing_zeros() / 4;
            let held = rest >> (4 * rank) & 15;
            let (kind, copies) = if self.allowance.pairs && held >= 2 {
                (Kind::Pair, 2)
            } else {
                (Kind::Single, 1)
            };
            let cards = copies << (4 * rank);
            rest -= cards;
            push(cards, Play::of(kind, rank as u8, 1, copies as u8));
        }
        let mut bombs = kept & !BOTH_JOKERS;
        while bombs != 0 {
            let rank = bombs.trailing_zeros() / 4;
            let cards = span(rank, 1) * 4;
            bombs -= cards;
            push(cards, Play::of(Kind::Bomb, rank as u8, 1, 4));
        }
        if kept & BOTH_JOKERS != 0 {
            push(BOTH_JOKERS, Play::ROCKET);
        }
    }
}

/// A straight or a pair straight.
fn sequence(cards: u64) -> Play {
    let lowest = cards.trailing_zeros() / 4;
    let count = Counts::from_word(cards).len();
    let (kind, length) = match cards >> (4 * lowest) & 15 {
        1 => (Kind::Straight, count),
        _ => (Kind::PairStraight, count / 2),
    };
    Play::of(kind, lowest as u8 + length - 1, length, count)
}
