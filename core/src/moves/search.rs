//! Every play of a kind that a hand holds.
//!
//! Each function takes the ranks that the body may have as its highest, so that
//! a lead asks for all and a follow for those above the table. The caller may
//! stop at any move.

use core::marker::PhantomData;
use core::ops::ControlFlow;

use super::held::up;
use super::lay::Lay;
use super::view::{View, block, ranks, starts};
use crate::numbers as n;
use crate::plays::{Kind, Play, Shape, shape};

/// A hand that is being searched; what is found goes into the sink.
pub(super) struct Search<'r, L, B, S> {
    pub view: View<'r>,
    pub sink: S,
    laid: PhantomData<(L, B)>,
}

impl<'r, L: Lay, B, S: FnMut(L) -> ControlFlow<B>> Search<'r, L, B, S> {
    #[inline(always)]
    pub(super) fn new(view: View<'r>, sink: S) -> Search<'r, L, B, S> {
        Search {
            view,
            sink,
            laid: PhantomData,
        }
    }

    /// Plays of one kind, by its number, with bodies of `lengths.0` to
    /// `lengths.1` ranks. The kind is a constant, so that one arm remains.
    #[inline(always)]
    pub(super) fn plays<const KIND: u8>(
        &mut self,
        lengths: (u32, u32),
        high: u64,
    ) -> ControlFlow<B> {
        let shape = const { shape_of(KIND) };
        match (shape.sequence, shape.wings.each) {
            (false, 0) if shape.ranks > 1 => self.rocket(),
            (false, 0) => self.alike(shape.kind, shape.copies.into(), high),
            (false, 1) => self.trios_with_one(shape.kind, shape.wings.cards.into(), high),
            (true, 0) if shape.copies == 1 => self.straights(lengths, high),
            (true, 0) => self.sequences(shape.kind, shape.copies.into(), lengths, high),
            _ => {
                let (shortest, longest) = lengths;
                let mut length = shortest;
                while length <= longest {
                    self.winged::<KIND>(length, high)?;
                    length += 1;
                }
                ControlFlow::Continue(())
            }
        }
    }

    /// So many cards of one rank.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn alike(&mut self, kind: Kind, copies: u32, high: u64) -> ControlFlow<B> {
        for rank in ranks(self.view.held_times(copies) & high) {
            let play = Play::of(kind, rank as u8, 1, copies as u8);
            (self.sink)(L::start(play).body(self.view.held, rank, copies, 0))?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn rocket(&mut self) -> ControlFlow<B> {
        if self.view.rocket() != 0 {
            let rocket = L::start(Play::ROCKET)
                .body(self.view.held, u32::from(n::RANK_SMALL_JOKER), 1, 0)
                .body(self.view.held, u32::from(n::RANK_BIG_JOKER), 1, 1);
            (self.sink)(rocket)?;
        }
        ControlFlow::Continue(())
    }

    /// A trio with a single or a pair.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn trios_with_one(&mut self, kind: Kind, unit: u32, high: u64) -> ControlFlow<B> {
        let wings = self.view.held_times(unit);
        for rank in ranks(self.view.masks.three & high) {
            let play = Play::of(kind, rank as u8, 1, 3 + unit as u8);
            let body = L::start(play).body(self.view.held, rank, 3, 0);
            for wing in ranks(wings & !block(rank, 1)) {
                (self.sink)(body.body(self.view.held, wing, unit, 3))?;
            }
        }
        ControlFlow::Continue(())
    }

    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn straights(&mut self, lengths: (u32, u32), high: u64) -> ControlFlow<B> {
        let body = self.view.chain(1);
        let (shortest, longest) = lengths;
        let mut starts = starts(body, shortest);
        if starts == 0 {
            return ControlFlow::Continue(());
        }
        let firsts = L::firsts(self.view.held);
        let mut length = shortest;
        while starts != 0 && length <= longest {
            for start in ranks(starts & high >> up(length - 1)) {
                let top = (start + length - 1) as u8;
                let play = Play::of(Kind::Straight, top, length as u8, length as u8);
                (self.sink)(L::start(play).straight(firsts, start, length))?;
            }
            starts &= body >> up(length);
            length += 1;
        }
        ControlFlow::Continue(())
    }

    /// The body of a sequence, or of one rank, of a play of so many cards.
    fn body(&self, kind: Kind, start: u32, length: u32, copies: u32, cards: u32) -> L {
        let top = (start + length - 1) as u8;
        let mut laid = L::start(Play::of(kind, top, length as u8, cards as u8));
        for i in 0..length {
            laid = laid.body(self.view.held, start + i, copies, copies * i);
        }
        laid
    }

    /// Sequences of pairs, trios or quads without wings.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn sequences(
        &mut self,
        kind: Kind,
        copies: u32,
        lengths: (u32, u32),
        high: u64,
    ) -> ControlFlow<B> {
        let body = self.view.chain(copies);
        let (shortest, longest) = lengths;
        let mut starts = starts(body, shortest);
        let mut length = shortest;
        while starts != 0 && length <= longest {
            for start in ranks(starts & high >> up(length - 1)) {
                let laid = self.body(kind, start, length, copies, copies * length);
                (self.sink)(laid)?;
            }
            starts &= body >> up(length);
            length += 1;
        }
        ControlFlow::Continue(())
    }

    /// Bodies of one length with several wings.
    fn winged<const KIND: u8>(&mut self, length: u32, high: u64) -> ControlFlow<B> {
        let shape = const { shape_of(KIND) };
        let copies = u32::from(shape.copies);
        let cards = u32::from(shape.each()) * length;
        let picks = u32::from(shape.wings.each) * length;
        for start in ranks(self.view.bodies(shape, length, high)) {
            let wings = self.view.wings(shape, start, length);
            let laid = self.body(shape.kind, start, length, copies, cards);
            let unit = shape.wings.cards.into();
            wings.each(unit, picks, laid, copies * length, &mut self.sink)?;
        }
        ControlFlow::Continue(())
    }
}

/// A kind by its number, where only numbers can be constants of a function.
pub(super) const fn shape_of(kind: u8) -> Shape {
    match Kind::new(kind) {
        Some(kind) => shape(kind),
        None => panic!("no kind has that number"),
    }
}
