//! The worst score that a flow makes possible: it has to fit in 32 bits.

use super::checked::Flow;
use super::styles::{BidStyle, Doubling};
use super::switches::BID_MAX;
use crate::numbers as n;

impl Flow {
    /// Does every score fit in 32 bits?
    pub(super) const fn fits(&self) -> bool {
        self.worst_score() <= i32::MAX as u64
    }

    /// What the landlord can win or lose at most. A little more than a real
    /// deal can reach, since it takes all the worst together.
    const fn worst_score(&self) -> u64 {
        let s = self.switches();
        let robs = match self.bid_style() {
            BidStyle::CallRob => power(s.rob_factor, s.rob_max),
            BidStyle::ScoreOnce | BidStyle::ScoreUntilTwoPasses | BidStyle::None => 1,
        };
        let show = larger(larger(s.show_before, s.show_early), s.show_late);
        let show = larger(larger(show, s.show_landlord), 1);
        let shows = if s.show_product > 0 { 3 } else { 1 };
        let springs = larger(s.spring_factor, s.antispring_factor);
        let double = if s.super_double > 0 {
            n::DOUBLE_FOUR
        } else {
            n::DOUBLE_TWO
        };
        let doubles = match self.doubling() {
            Doubling::None => 0,
            Doubling::FarmersFirst | Doubling::Pairwise => 2,
            Doubling::Global => 3,
        };
        let worst = robs
            .saturating_mul(power(show, shows))
            .saturating_mul(worst_bombs(s.bomb_factor, s.shuttle_factor))
            .saturating_mul(s.rocket_factor as u64)
            .saturating_mul(springs as u64)
            .saturating_mul(power(double, doubles));
        let worst = if worst > self.cap() {
            self.cap()
        } else {
            worst
        };
        let bid = match self.bid_style() {
            BidStyle::ScoreOnce | BidStyle::ScoreUntilTwoPasses => BID_MAX,
            BidStyle::CallRob => larger(s.call_bid, s.forced_bid),
            BidStyle::None => s.forced_bid,
        };
        worst
            .saturating_mul(s.base as u64)
            .saturating_mul(bid as u64)
            .saturating_mul(s.landlord_share as u64)
    }
}

/// Thirteen quads in the deck; a shuttle takes two of them at least.
const fn worst_bombs(bomb: u8, shuttle: u8) -> u64 {
    let mut worst = 0;
    let mut shuttles = 0;
    while shuttles <= 6 {
        let product = power(shuttle, shuttles).saturating_mul(power(bomb, 13 - 2 * shuttles));
        if product > worst {
            worst = product;
        }
        shuttles += 1;
    }
    worst
}

const fn larger(a: u8, b: u8) -> u8 {
    if a > b { a } else { b }
}

/// `factor` to the power of `times`, as far as 64 bits go.
pub(in crate::game) const fn power(factor: u8, times: u8) -> u64 {
    (factor as u64).saturating_pow(times as u32)
}
