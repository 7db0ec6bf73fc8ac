//! What must be beaten: nothing, or a play that the rule set can produce.

use super::kind::Kind;
use super::play::Play;
use crate::rules::{RuleSet, at};

/// The play on the table, checked; [`TablePlay::LEAD`] when there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TablePlay(Play);

/// The plays of one kind, whatever the wings.
#[derive(Clone, Copy)]
struct Range {
    /// The switch that allows the kind; offset 0 always does.
    switch: u8,
    /// The switch with the least length; a reserved byte, always 0, for kinds
    /// that have none.
    minimum: u8,
    /// Ranks in the body, at most.
    longest: u8,
    /// The lowest and the highest rank that a body of one rank has; in a
    /// sequence the lowest rank grows with the length.
    low: u8,
    high: u8,
    /// Cards for each rank of the body, wings included.
    each: u8,
}

const ACE: u8 = crate::numbers::RANK_A;
const TWO: u8 = crate::numbers::RANK_2;
const TOP: u8 = crate::numbers::RANK_BIG_JOKER;
const ZERO: usize = at::RESERVED;

const fn range(switch: usize, minimum: usize, longest: u8, low: u8, high: u8, each: u8) -> Range {
    Range {
        switch: switch as u8,
        minimum: minimum as u8,
        longest,
        low,
        high,
        each,
    }
}

/// By the number of the kind. Longest: what 20 cards and 3 to A allow.
const RANGES: [Range; 32] = {
    // No length is at most 0, so a kind that is none is in no range.
    let mut ranges = [range(0, ZERO, 0, 0, 0, 0); 32];
    ranges[Kind::Single as usize] = range(0, ZERO, 1, 0, TOP, 1);
    ranges[Kind::Pair as usize] = range(0, ZERO, 1, 0, TWO, 2);
    ranges[Kind::Trio as usize] = range(at::TRIO_PLAIN, ZERO, 1, 0, TWO, 3);
    ranges[Kind::TrioSingle as usize] = range(at::TRIO_SINGLE, ZERO, 1, 0, TWO, 4);
    ranges[Kind::TrioPair as usize] = range(at::TRIO_PAIR, ZERO, 1, 0, TWO, 5);
    ranges[Kind::Straight as usize] = range(0, at::STRAIGHT_MIN, 12, 0, ACE, 1);
    ranges[Kind::PairStraight as usize] = range(0, at::PAIR_STRAIGHT_MIN, 10, 0, ACE, 2);
    ranges[Kind::Plane as usize] = range(0, at::PLANE_MIN, 6, 0, ACE, 3);
    ranges[Kind::PlaneSingles as usize] = range(at::PLANE_SINGLES, at::PLANE_MIN, 5, 0, ACE, 4);
    ranges[Kind::PlanePairs as usize] = range(at::PLANE_PAIRS, at::PLANE_MIN, 4, 0, ACE, 5);
    ranges[Kind::FourSingles as usize] = range(at::FOUR_SINGLES, ZERO, 1, 0, TWO, 6);
    ranges[Kind::FourPairs as usize] = range(at::FOUR_PAIRS, ZERO, 1, 0, TWO, 8);
    ranges[Kind::Shuttle as usize] = range(at::SHUTTLE, at::SHUTTLE_MIN, 5, 0, ACE, 4);
    ranges[Kind::ShuttleSingles as usize] =
        range(at::SHUTTLE_SINGLES, at::SHUTTLE_MIN, 3, 0, ACE, 6);
    ranges[Kind::ShuttlePairs as usize] = range(at::SHUTTLE_PAIRS, at::SHUTTLE_MIN, 2, 0, ACE, 8);
    ranges[Kind::Bomb as usize] = range(0, ZERO, 1, 0, TWO, 4);
    ranges[Kind::Rocket as usize] = range(0, ZERO, 1, TOP, TOP, 2);
    ranges
};

impl TablePlay {
    /// Nothing to beat.
    pub const LEAD: TablePlay = TablePlay(Play::NONE);

    /// Takes a play that some call has answered; `None` if the rule set can
    /// not produce it.
    #[inline]
    pub fn new(rules: &RuleSet, play: Play) -> Option<TablePlay> {
        TablePlay::from_bytes(rules, [play.kind as u8, play.rank, play.length, play.cards])
    }

    /// The same from the bytes of a `ddz_play`.
    #[inline(always)]
    pub(crate) fn from_bytes(rules: &RuleSet, bytes: [u8; 4]) -> Option<TablePlay> {
        let [number, rank, length, cards] = bytes;
        let range = RANGES[usize::from(number) % 32];
        let known = number < 32;
        let low = range.low + length.wrapping_sub(1).min(12);
        let good = known
            & (length >= 1)
            & (length <= range.longest)
            & (length >= rules.at(range.minimum as usize))
            & (rules.at(range.switch as usize) >= 1)
            & (rank >= low)
            & (rank <= range.high)
            & (cards == range.each.wrapping_mul(length));
        let lead = bytes == [0; 4];
        if !(good | lead) {
            return None;
        }
        let kind = Kind::new(number)?;
        Some(TablePlay(Play {
            kind,
            rank,
            length,
            cards,
        }))
    }

    /// [`Play::NONE`] when there is nothing to beat.
    pub const fn play(self) -> Play {
        self.0
    }

    pub const fn is_lead(self) -> bool {
        self.0.is_none()
    }
}
