//! Every play of each kind that a hand holds.
//!
//! A function a kind, in the order of the kind numbers. Each takes the ranks
//! that the body may have as its highest, so that a lead asks for all and a
//! follow for those above the table.

use super::entry::Entry;
use super::held::up;
use super::view::{View, block, ranks, starts};
use crate::cards::BOTH_JOKERS;
use crate::numbers as n;
use crate::plays::{Kind, Packed};
use crate::rules::at;

/// A hand that is being searched; what is found goes into the sink.
pub(super) struct Search<'a, S> {
    pub view: View<'a>,
    pub sink: S,
}

impl<S: FnMut(Entry)> Search<'_, S> {
    /// `n` cards of each rank in `mask`.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn alike(&mut self, kind: Kind, n: u32, mask: u64) {
        for rank in ranks(mask) {
            let play = Packed::new(kind, rank as u8, 1, n as u8);
            let entry = Entry::new(play).with(self.view.held.first(rank, n), 0);
            (self.sink)(entry);
        }
    }

    #[inline(always)]
    pub(super) fn singles(&mut self, high: u64) {
        self.alike(Kind::Single, 1, self.view.masks.one & high);
    }

    #[inline(always)]
    pub(super) fn pairs(&mut self, high: u64) {
        self.alike(Kind::Pair, 2, self.view.masks.two & high);
    }

    #[inline(always)]
    pub(super) fn trios(&mut self, high: u64) {
        if self.view.rules.at::<{ at::TRIO_PLAIN }>() != 0 {
            self.alike(Kind::Trio, 3, self.view.masks.three & high);
        }
    }

    #[inline(always)]
    pub(super) fn bombs(&mut self, high: u64) {
        self.alike(Kind::Bomb, 4, self.view.masks.four & high);
    }

    #[inline(always)]
    pub(super) fn rocket(&mut self) {
        if self.view.masks.one & BOTH_JOKERS == BOTH_JOKERS {
            let small = self.view.held.first(u32::from(n::RANK_SMALL_JOKER), 1);
            let big = self.view.held.first(u32::from(n::RANK_BIG_JOKER), 1);
            let play = Packed::new(Kind::Rocket, n::RANK_BIG_JOKER, 1, 2);
            (self.sink)(Entry::new(play).with(small | big << 8, 0));
        }
    }

    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn trio_singles(&mut self, high: u64) {
        if self.view.rules.at::<{ at::TRIO_SINGLE }>() == 0 {
            return;
        }
        for rank in ranks(self.view.masks.three & high) {
            let body = Entry::new(Packed::new(Kind::TrioSingle, rank as u8, 1, 4))
                .with(self.view.held.first(rank, 3), 0);
            for wing in ranks(self.view.masks.one & !block(rank, 1)) {
                (self.sink)(body.with(self.view.held.first(wing, 1), 3));
            }
        }
    }

    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn trio_pairs(&mut self, high: u64) {
        if self.view.rules.at::<{ at::TRIO_PAIR }>() == 0 {
            return;
        }
        for rank in ranks(self.view.masks.three & high) {
            let body = Entry::new(Packed::new(Kind::TrioPair, rank as u8, 1, 5))
                .with(self.view.held.first(rank, 3), 0);
            for wing in ranks(self.view.masks.two & !block(rank, 1)) {
                (self.sink)(body.with(self.view.held.first(wing, 2), 3));
            }
        }
    }

    /// Straights of every length from `lengths.0` to `lengths.1`.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn straights(&mut self, lengths: (u32, u32), high: u64) {
        let body = self.view.chain(1);
        let (shortest, longest) = lengths;
        let mut starts = starts(body, shortest);
        if starts == 0 {
            return;
        }
        let firsts = self.view.held.firsts();
        let mut length = shortest;
        while starts != 0 && length <= longest {
            let cards = u128::MAX >> (128 - 8 * length).min(127);
            for start in ranks(starts & high >> up(length - 1)) {
                let top = (start + length - 1) as u8;
                let play = Packed::new(Kind::Straight, top, length as u8, length as u8);
                let body = firsts >> ((8 * start) & 127) & cards;
                (self.sink)(Entry::new(play).with_body(body));
            }
            starts &= body >> up(length);
            length += 1;
        }
    }

    /// `each` cards of each rank of a sequence.
    fn body(&self, kind: Kind, start: u32, length: u32, each: u32, cards: u32) -> Entry {
        let top = (start + length - 1) as u8;
        let mut entry = Entry::new(Packed::new(kind, top, length as u8, cards as u8));
        for i in 0..length {
            entry = entry.with(self.view.held.first(start + i, each), each * i);
        }
        entry
    }

    /// Sequences of pairs, trios or quads without wings, of every length from `lengths.0` to `lengths.1`.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn sequences(&mut self, kind: Kind, each: u32, lengths: (u32, u32), high: u64) {
        let body = self.view.chain(each);
        let (shortest, longest) = lengths;
        let mut starts = starts(body, shortest);
        let mut length = shortest;
        while starts != 0 && length <= longest {
            for start in ranks(starts & high >> up(length - 1)) {
                let entry = self.body(kind, start, length, each, each * length);
                (self.sink)(entry);
            }
            starts &= body >> up(length);
            length += 1;
        }
    }

    /// Planes with one card a trio, of one length.
    pub(super) fn plane_singles(&mut self, length: u32, high: u64) {
        for start in ranks(self.view.sequences(3, length, high)) {
            let wings = self.view.plane_singles_wings(start, length);
            let entry = self.body(Kind::PlaneSingles, start, length, 3, 4 * length);
            wings.each(1, length, entry, 3 * length, &mut self.sink);
        }
    }

    /// Planes with a pair a trio, of one length.
    pub(super) fn plane_pairs(&mut self, length: u32, high: u64) {
        for start in ranks(self.view.sequences(3, length, high)) {
            let wings = self.view.plane_pairs_wings(start, length);
            let entry = self.body(Kind::PlanePairs, start, length, 3, 5 * length);
            wings.each(2, length, entry, 3 * length, &mut self.sink);
        }
    }

    pub(super) fn four_singles(&mut self, high: u64) {
        for rank in ranks(self.view.masks.four & high) {
            let wings = self.view.four_singles_wings(rank);
            let entry = self.body(Kind::FourSingles, rank, 1, 4, 6);
            wings.each(1, 2, entry, 4, &mut self.sink);
        }
    }

    pub(super) fn four_pairs(&mut self, high: u64) {
        for rank in ranks(self.view.masks.four & high) {
            let wings = self.view.four_pairs_wings(rank);
            let entry = self.body(Kind::FourPairs, rank, 1, 4, 8);
            wings.each(2, 2, entry, 4, &mut self.sink);
        }
    }

    pub(super) fn shuttle_singles(&mut self, length: u32, high: u64) {
        for start in ranks(self.view.sequences(4, length, high)) {
            let wings = self.view.shuttle_singles_wings(start, length);
            let entry = self.body(Kind::ShuttleSingles, start, length, 4, 6 * length);
            wings.each(1, 2 * length, entry, 4 * length, &mut self.sink);
        }
    }

    pub(super) fn shuttle_pairs(&mut self, length: u32, high: u64) {
        for start in ranks(self.view.sequences(4, length, high)) {
            let wings = self.view.shuttle_pairs_wings(start, length);
            let entry = self.body(Kind::ShuttlePairs, start, length, 4, 8 * length);
            wings.each(2, 2 * length, entry, 4 * length, &mut self.sink);
        }
    }
}
