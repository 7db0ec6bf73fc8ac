//! A hand as the moves look at it, and what its bodies may carry.

use super::held::{Held, up};
use super::wings::{NO_RANK, Wing, Wings};
use crate::cards::{BOTH_JOKERS, CHAIN, Cards, Counts, Masks, ONES};
use crate::plays::{Kind, Question, Shape, shape};
use crate::rules::InForce;

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
pub(super) struct View<'r> {
    pub rules: &'r InForce,
    pub masks: Masks,
    pub held: Held,
    /// A lead is listed in its default reading.
    pub lead: bool,
}

impl<'r> View<'r> {
    #[inline(always)]
    pub(super) fn new(question: Question<'r>, cards: Cards) -> View<'r> {
        View {
            rules: question.rules().in_force(),
            masks: cards.counts().masks(),
            held: Held::new(cards),
            lead: question.is_lead(),
        }
    }

    /// For counting and for moves by rank, where it does not matter which cards
    /// are held.
    #[inline(always)]
    pub(super) fn of_counts(question: Question<'r>, counts: Counts) -> View<'r> {
        View {
            rules: question.rules().in_force(),
            masks: counts.masks(),
            held: Held::new(Cards::EMPTY),
            lead: question.is_lead(),
        }
    }

    /// The lowest ranks of the bodies of a kind with `length` ranks, whose
    /// highest rank is in `high`.
    #[inline(always)]
    pub(super) fn bodies(&self, shape: Shape, length: u32, high: u64) -> u64 {
        let copies = u32::from(shape.copies);
        if shape.sequence {
            self.sequences(copies, length, high)
        } else {
            self.held_times(copies) & high
        }
    }

    /// The bit of the small joker, where both jokers are held.
    #[inline(always)]
    pub(super) fn rocket(&self) -> u64 {
        if self.masks.one & BOTH_JOKERS == BOTH_JOKERS {
            BOTH_JOKERS & BOTH_JOKERS.wrapping_neg()
        } else {
            0
        }
    }

    /// The ranks that are held `times` times or more.
    #[inline(always)]
    pub(super) fn held_times(&self, times: u32) -> u64 {
        match times {
            1 => self.masks.one,
            2 => self.masks.two,
            3 => self.masks.three,
            _ => self.masks.four,
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
        CHAIN & self.held_times(each)
    }

    /// What a body of a kind that takes several wings may carry.
    #[inline(always)]
    pub(super) fn wings(&self, shape: Shape, start: u32, length: u32) -> Wings {
        let own = block(start, length);
        let wings = shape.wings;
        // How many wings may share a rank.
        let repeat = match wings.repeat {
            0 => wings.most,
            switch => self.rules.byte(switch) + wings.repeat_less,
        };
        if wings.cards == 2 {
            let mut quads = if repeat > 1 { ALL } else { 0 };
            if 2 * wings.cards == shape.copies {
                quads &= self.lesser_quads(own);
            }
            return self.pair_wings(!own, quads);
        }
        let rocket = wings.rocket == 0 || self.rules.byte(wings.rocket) != 0;
        if wings.adjacent == 0 {
            self.single_wings(!own, repeat, 0, rocket)
        } else {
            let adjacent = self.rules.byte(wings.adjacent) != 0;
            self.beside_plane(own, length, repeat, adjacent, rocket)
        }
    }

    /// The ranks that may be a quad of two pair wings beside the quad `own`.
    ///
    /// Two quads can be read in two ways, and in three where they stand in
    /// sequence; each set of cards is listed in one of them. Of two quads the
    /// higher one is the body. Two in sequence are a shuttle: always as a lead,
    /// and as a follow where shuttles are bombs, which are never read down
    /// (docs/rules.md, "Several readings").
    fn lesser_quads(&self, own: u64) -> u64 {
        let shuttle = const { shape(Kind::Shuttle) };
        let has_two = shuttle.least(self.rules) <= 2;
        let is_read = has_two && (self.lead || shuttle.is_bomb(self.rules));
        let lower = own - 1;
        if is_read && own & CHAIN != 0 {
            lower & !(own >> 4)
        } else {
            lower
        }
    }

    /// What a plane may carry as single cards.
    ///
    /// Three equal wings next to the body make it ambiguous: the trio with all
    /// of the body but its far end is a body too. The higher body is the one
    /// that is listed, so the trio above is barred; with the body of three ranks
    /// four trios are a plane without wings, which a lead is read as if the
    /// rules have planes.
    fn beside_plane(
        &self,
        body: u64,
        length: u32,
        repeat: u8,
        adjacent: bool,
        rocket: bool,
    ) -> Wings {
        let above = body << 4 & !body & CHAIN;
        let below = body >> 4 & !body;
        // Next to the body two are allowed, or any number.
        let mut two_at_most = if adjacent { 0 } else { above | below };
        let mut not_three = NO_RANK;
        if adjacent {
            if length == 3 {
                let plane = const { shape(Kind::Plane) };
                let is_read = self.lead && plane.least(self.rules) <= 4;
                two_at_most = if is_read { above | below } else { above };
            } else if above != 0 {
                not_three = (above.trailing_zeros() / 4) as u8;
            }
        }
        let mut wings = self.single_wings(!body, repeat, two_at_most, rocket);
        wings.not_three = not_three;
        wings
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
            wings.ranks.push(Wing {
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
            wings.ranks.push(Wing {
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
