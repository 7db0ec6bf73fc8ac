//! A hand as the moves look at it, and what its bodies may carry.

use super::held::{Held, up};
use super::wings::{NO_RANK, Wing, Wings};
use crate::cards::{CHAIN, Cards, Hand, Masks, ONES};
use crate::rules::{RuleSet, at};

/// All ranks, as one bit each.
pub(super) const ALL: u64 = ONES;

/// The ranks of a mask, low to high.
#[inline(always)]
pub(super) fn ranks(mut mask: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let rank = mask.trailing_zeros() / 4;
        mask &= mask - 1;
        Some(rank)
    })
}

/// The mask of `length` ranks from `start` on.
#[inline(always)]
pub(super) fn block(start: u32, length: u32) -> u64 {
    (ONES >> up(15 - length)) << up(start)
}

/// The lowest ranks of all runs of `length` in `body`.
#[inline(always)]
pub(super) fn starts(body: u64, length: u32) -> u64 {
    (1..length).fold(body, |starts, i| starts & body >> up(i))
}

/// A hand and the rule set that it is played under.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub rules: &'a RuleSet,
    pub masks: Masks,
    pub held: Held,
    /// A lead is listed in its default reading.
    pub lead: bool,
}

impl<'a> View<'a> {
    #[inline(always)]
    pub(super) fn new(rules: &'a RuleSet, cards: Cards, lead: bool) -> View<'a> {
        View {
            rules,
            masks: cards.hand().masks(),
            held: Held::new(cards),
            lead,
        }
    }

    /// For counting, where it does not matter which cards are held.
    #[inline(always)]
    pub(super) fn of_counts(rules: &'a RuleSet, hand: Hand, lead: bool) -> View<'a> {
        View {
            rules,
            masks: hand.masks(),
            held: Held::new(Cards::EMPTY),
            lead,
        }
    }

    /// The lowest ranks of the bodies of `length` ranks, each held `each` times,
    /// whose highest rank is in `high`.
    #[inline(always)]
    pub(super) fn sequences(&self, each: u32, length: u32, high: u64) -> u64 {
        starts(self.chain(each), length) & high >> up(length - 1)
    }

    /// The ranks of sequences that are held `each` times.
    #[inline(always)]
    pub(super) fn chain(&self, each: u32) -> u64 {
        CHAIN
            & match each {
                1 => self.masks.one,
                2 => self.masks.two,
                3 => self.masks.three,
                _ => self.masks.four,
            }
    }

    /// What a plane from `start` on may carry as single cards.
    pub(super) fn plane_singles_wings(&self, start: u32, length: u32) -> Wings {
        let body = block(start, length);
        let repeat = self.rules.at::<{ at::WING_REPEAT }>();
        let adjacent = self.rules.at::<{ at::WING_ADJACENT_TRIO }>() != 0;
        let above = body << 4 & !body & CHAIN;
        let below = body >> 4 & !body;
        // Next to the body two are allowed, or any number.
        let mut two_at_most = if adjacent { 0 } else { above | below };
        let mut not_three = NO_RANK;
        if adjacent {
            // The trio above with the body but its lowest rank is the higher
            // reading; a lead of four trios is a plane.
            if length == 3 {
                two_at_most = if self.lead { above | below } else { above };
            } else if above != 0 {
                not_three = (above.trailing_zeros() / 4) as u8;
            }
        }
        let rocket = self.rules.at::<{ at::WING_ROCKET }>() != 0;
        let mut wings = self.single_wings(!body, repeat, two_at_most, rocket);
        wings.not_three = not_three;
        wings
    }

    pub(super) fn plane_pairs_wings(&self, start: u32, length: u32) -> Wings {
        let quads = self.rules.at::<{ at::WING_PAIRS_QUAD }>() != 0;
        self.pair_wings(!block(start, length), if quads { ALL } else { 0 })
    }

    pub(super) fn four_singles_wings(&self, rank: u32) -> Wings {
        let repeat = self.rules.at::<{ at::FOUR_SINGLES }>();
        let rocket = self.rules.at::<{ at::FOUR_ROCKET }>() != 0;
        self.single_wings(!block(rank, 1), repeat, 0, rocket)
    }

    pub(super) fn four_pairs_wings(&self, rank: u32) -> Wings {
        let own = block(rank, 1);
        let mut quads = 0;
        if self.rules.at::<{ at::FOUR_PAIRS }>() == 2 {
            // Of two quads the higher one is the body.
            quads = own - 1;
            // Two in sequence are a shuttle: always as a lead, and as a follow
            // where shuttles are bombs, which are never read down.
            let shuttle = self.rules.at::<{ at::SHUTTLE }>();
            let short = self.rules.at::<{ at::SHUTTLE_MIN }>() == 2;
            let read_as_shuttle = short && (shuttle == 2 || (self.lead && shuttle == 1));
            if read_as_shuttle && own & CHAIN != 0 {
                quads &= !(own >> 4);
            }
        }
        self.pair_wings(!own, quads)
    }

    pub(super) fn shuttle_singles_wings(&self, start: u32, length: u32) -> Wings {
        let rocket = self.rules.at::<{ at::WING_ROCKET }>() != 0;
        self.single_wings(!block(start, length), 1, 0, rocket)
    }

    pub(super) fn shuttle_pairs_wings(&self, start: u32, length: u32) -> Wings {
        self.pair_wings(!block(start, length), 0)
    }

    /// Ranks that may be single wings, each up to `repeat` times.
    fn single_wings(&self, allowed: u64, repeat: u8, two_at_most: u64, rocket: bool) -> Wings {
        let mut wings = Wings::none();
        wings.rocket = rocket;
        for rank in ranks(self.masks.one & allowed) {
            let held = self.count(rank);
            let most = if two_at_most >> up(rank) & 1 != 0 {
                repeat.min(2)
            } else {
                repeat
            };
            wings.push(Wing {
                rank: rank as u8,
                most: held.min(most),
                cards: self.held.of(rank),
            });
        }
        wings
    }

    /// Ranks that may be pair wings; a quad is two pairs where `quads` says so.
    fn pair_wings(&self, allowed: u64, quads: u64) -> Wings {
        let mut wings = Wings::none();
        for rank in ranks(self.masks.two & allowed) {
            let quad = self.masks.four & quads & block(rank, 1) != 0;
            wings.push(Wing {
                rank: rank as u8,
                most: 1 + u8::from(quad),
                cards: self.held.of(rank),
            });
        }
        wings
    }

    /// How many cards of a rank are held.
    #[inline(always)]
    fn count(&self, rank: u32) -> u8 {
        let bit = |mask: u64| (mask >> up(rank) & 1) as u8;
        let Masks {
            one,
            two,
            three,
            four,
        } = self.masks;
        bit(one) + bit(two) + bit(three) + bit(four)
    }
}
