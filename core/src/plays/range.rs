//! Which plays there are: for each kind and length the ranks that the body may
//! have, and what the play asks of the rule set.

use super::kind::Kind;
use super::kinds::{KINDS, Shape};
use super::play::Play;
use crate::rules::Needs;

/// The plays of one kind and length, whatever the wings.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(super) struct Range {
    /// What they ask of the rule set.
    pub needs: Needs,
    /// The lowest of the ranks that can be the highest of the body, and how
    /// many more there are.
    low: u8,
    more: u8,
    /// Such a play with rank 0.
    play: Play,
}

impl Range {
    /// What no play of any length falls into.
    const NOTHING: Range = Range {
        needs: Needs::IMPOSSIBLE,
        low: 0,
        more: 0,
        play: Play::of(Kind::None, 0, u8::MAX, 0),
    };

    const fn new(shape: &Shape, length: u8) -> Range {
        let low = if shape.sequence {
            length - 1
        } else {
            shape.low
        };
        Range {
            needs: shape.needs(length),
            low,
            more: shape.high - low,
            play: Play::of(shape.kind, 0, length, shape.cards(length)),
        }
    }

    /// The range that a play must lie in. What is no play gets one that it does
    /// not lie in.
    #[inline(always)]
    pub(super) fn of(play: Play) -> &'static Range {
        let first = TABLE.first[play.number() as usize % 32];
        &TABLE.ranges[first.wrapping_add(play.length()) as usize % 64]
    }

    /// 0 when the play lies in it.
    #[inline(always)]
    pub(super) fn fault(&self, play: Play) -> u64 {
        u64::from(play.but_rank(self.play))
            | u64::from(play.rank_index().wrapping_sub(self.low) > self.more)
    }
}

/// All ranges end to end, and where those of each kind would have length 0. The
/// bytes of what is no play lead somewhere, and differ from what stands there.
struct Table {
    ranges: [Range; 64],
    first: [u8; 32],
}

static TABLE: Table = {
    let mut table = Table {
        ranges: [Range::NOTHING; 64],
        first: [0; 32],
    };
    // A lead is as common as a play, so it is one more range and no branch.
    table.ranges[0] = Range {
        needs: Needs::NOTHING,
        play: Play::NONE,
        ..Range::NOTHING
    };
    let mut at = 1;
    let mut i = 0;
    while i < KINDS.len() {
        let shape = &KINDS[i];
        let mut length = shape.shortest();
        table.first[shape.kind as usize] = (at as u8).wrapping_sub(length);
        while length <= shape.longest() {
            table.ranges[at] = Range::new(shape, length);
            at += 1;
            length += 1;
        }
        i += 1;
    }
    assert!(at <= table.ranges.len(), "more ranges than places");
    table
};
