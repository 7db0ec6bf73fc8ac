//! What a hand of some pattern has to show to be a play of some kind.

use super::kind::Kind;
use super::kinds::{NO_SWITCH, Shape};
use super::play::Play;
use crate::cards::{BOTH_JOKERS, CHAIN, ONES};
use crate::rules::{Extra, Needs};

/// What a hand of some pattern has to show to be a play of some kind.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub kind: Kind,
    /// Which ranks may be the body: those held so many times, less one. The
    /// pattern has shown that singles and pairs are held no more often; a rank
    /// held four times is no part of a body of trios, since its fourth card
    /// would be a wing of a body rank, which no source allows (docs/rules.md,
    /// "Wings", 1).
    pub body: u8,
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
    /// No play, whatever the rule set says.
    pub(super) const NONE: Form = Form {
        kind: Kind::None,
        body: 0,
        run: 1,
        length: 1,
        barred: 0,
        needs: Needs::IMPOSSIBLE,
        extra: Extra::NOTHING,
    };

    /// A body of that length, with wings of which `repeat` share a rank.
    pub(super) const fn new(shape: &Shape, length: u8, repeat: u8) -> Form {
        let wings = shape.wings;
        let mut needs = shape.needs(length);
        if wings.repeat != NO_SWITCH && repeat > wings.repeat_less {
            needs = needs.switch(wings.repeat, repeat - wings.repeat_less);
        }
        let mut extra = Extra::NOTHING;
        if wings.rocket != NO_SWITCH {
            extra = extra.and(wings.rocket);
        }
        if wings.adjacent != NO_SWITCH {
            extra = extra.and(wings.adjacent);
        }
        let barred = if shape.sequence {
            ONES & !CHAIN
        } else if shape.ranks > 1 {
            ONES & !BOTH_JOKERS
        } else {
            0
        };
        Form {
            kind: shape.kind,
            body: shape.copies - 1,
            run: shape.run(length),
            length,
            barred,
            needs,
            extra,
        }
    }

    /// Is it of the same kind and length?
    pub(super) const fn is_of_length(&self, other: &Form) -> bool {
        self.kind as u8 == other.kind as u8 && self.length == other.length
    }

    /// The play with that rank as the highest of its body.
    #[inline(always)]
    pub(super) const fn play(&self, rank: u8, cards: u8) -> Play {
        Play::of(self.kind, rank, self.length, cards)
    }
}
