//! Bodies and what they carry; the plays that a search has chosen.

use super::allowance::{Allowance, Carry};
use crate::cards::{BOTH_JOKERS, CHAIN, Hand, ONES};

/// How many ranks a mask holds.
#[inline(always)]
pub(super) const fn ranks(mask: u64) -> u32 {
    mask.count_ones()
}

/// The ranks of a body of `length` ranks, 1 or more, of which `highest` is the
/// highest.
#[inline(always)]
pub(super) const fn span(highest: u32, length: u32) -> u64 {
    let lowest = (highest + 1).saturating_sub(length);
    // The shifts stay below 64: no rank is above 14.
    (ONES >> (60_u32.saturating_sub(4 * length) & 63)) << ((4 * lowest) & 63)
}

/// Are both jokers among these cards?
#[inline(always)]
pub(super) const fn has_rocket(cards: u64) -> bool {
    cards & BOTH_JOKERS == BOTH_JOKERS
}

/// How many plays these cards make as singles, pairs and the rocket.
#[inline(always)]
pub(super) fn groups(cards: u64) -> u32 {
    let masks = Hand::from_word(cards).masks();
    ranks(masks.one) + ranks(masks.three) - u32::from(has_rocket(cards))
}

/// What a body carries.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Load {
    Nothing,
    Singles,
    Pairs,
}

/// A trio, a plane, a quad or a shuttle, with what it carries.
#[derive(Clone, Copy)]
pub(super) struct Body {
    /// Its cards, as counts by rank.
    pub cards: u64,
    /// Its ranks.
    pub span: u64,
    pub carry: Carry,
    /// How many wings it takes.
    pub slots: u32,
    pub load: Load,
    /// Its load is settled beforehand.
    pub fixed: bool,
    /// Ranks that it may not carry, besides its own.
    pub closed: u64,
    /// The wings, as counts by rank.
    pub wings: u64,
}

impl Body {
    const NONE: Body = Body {
        cards: 0,
        span: 0,
        carry: Carry {
            bare: true,
            singles: false,
            pairs: false,
            repeat: 0,
            pair_repeat: 0,
            rocket: false,
            adjacent: false,
        },
        slots: 0,
        load: Load::Nothing,
        fixed: false,
        closed: 0,
        wings: 0,
    };

    /// `copies` cards, 3 or 4, of each rank of `span`, carrying nothing so far.
    pub(super) fn new(allowance: &Allowance, copies: u32, span: u64) -> Body {
        let length = ranks(span);
        let carry = allowance.carry(copies, length);
        let wings = length * (copies - 2);
        Body {
            cards: span * u64::from(copies),
            span,
            carry,
            slots: if carry.any() { wings } else { 0 },
            ..Body::NONE
        }
    }

    /// The ranks next to it in sequence; a 2 is never next to an A.
    pub(super) const fn beside(&self) -> u64 {
        ((self.span << 4) | (self.span >> 4)) & CHAIN & !self.span
    }
}

/// 20 cards hold no more sequences: the shortest has two cards.
const MOST_SEQUENCES: usize = 10;

/// More bodies than 20 cards hold: each has three cards or more.
const MOST_BODIES: usize = 7;

/// Plays chosen so far: sequences that carry nothing, and bodies.
#[derive(Clone, Copy)]
pub(super) struct Chosen {
    sequences: [u64; MOST_SEQUENCES],
    sequence_count: usize,
    bodies: [Body; MOST_BODIES],
    body_count: usize,
    /// What is left, to be played as singles, pairs and the rocket.
    pub rest: u64,
}

impl Chosen {
    pub(super) const NOTHING: Chosen = Chosen {
        sequences: [0; MOST_SEQUENCES],
        sequence_count: 0,
        bodies: [Body::NONE; MOST_BODIES],
        body_count: 0,
        rest: 0,
    };

    /// The straights and pair straights.
    pub(super) fn sequences(&self) -> &[u64] {
        self.sequences.get(..self.sequence_count).unwrap_or(&[])
    }

    pub(super) fn push_sequence(&mut self, cards: u64) {
        if let Some(place) = self.sequences.get_mut(self.sequence_count) {
            *place = cards;
            self.sequence_count += 1;
        }
    }

    pub(super) fn pop_sequence(&mut self) {
        self.sequence_count = self.sequence_count.saturating_sub(1);
    }

    pub(super) fn bodies(&self) -> &[Body] {
        self.bodies.get(..self.body_count).unwrap_or(&[])
    }

    pub(super) fn body_mut(&mut self, at: usize) -> Option<&mut Body> {
        self.bodies.get_mut(at)
    }

    pub(super) fn push_body(&mut self, body: Body) {
        if let Some(place) = self.bodies.get_mut(self.body_count) {
            *place = body;
            self.body_count += 1;
        }
    }

    pub(super) fn pop_body(&mut self) {
        self.body_count = self.body_count.saturating_sub(1);
    }
}
