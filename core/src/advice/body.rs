//! Bodies and what they carry; the plays that a search has chosen.

use super::allowance::{Allowance, Carry};
use crate::cards::{BOTH_JOKERS, CHAIN, ONES};
use crate::fixed::Fixed;
use crate::plays::Shape;

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
pub(super) const fn both_jokers(cards: u64) -> bool {
    cards & BOTH_JOKERS == BOTH_JOKERS
}

/// What a body carries.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Load {
    Nothing,
    Singles,
    Pairs,
}

impl Load {
    /// What plays of a kind carry.
    pub(super) const fn of(shape: &Shape) -> Load {
        match shape.wings.cards {
            0 => Load::Nothing,
            1 => Load::Singles,
            _ => Load::Pairs,
        }
    }
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
    /// The straights and pair straights.
    pub sequences: Fixed<u64, MOST_SEQUENCES>,
    pub bodies: Fixed<Body, MOST_BODIES>,
    /// What is left, to be played as singles, pairs and the rocket.
    pub rest: u64,
}

impl Chosen {
    pub(super) const NOTHING: Chosen = Chosen {
        sequences: Fixed::new(0),
        bodies: Fixed::new(Body::NONE),
        rest: 0,
    };

    pub(super) fn bodies(&self) -> &[Body] {
        self.bodies.as_slice()
    }

    pub(super) fn body_mut(&mut self, at: usize) -> Option<&mut Body> {
        self.bodies.as_mut_slice().get_mut(at)
    }
}
