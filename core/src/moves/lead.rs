//! What may be led: every play that the hand holds.

use core::ops::ControlFlow;

use super::lay::Lay;
use super::search::{Search, shape_of};
use super::view::ALL;
use crate::plays::Kind;

impl<L: Lay, B, S: FnMut(L) -> ControlFlow<B>> Search<'_, L, B, S> {
    #[inline(always)]
    pub(super) fn leads(&mut self) -> ControlFlow<B> {
        self.lead::<1>()?;
        self.lead::<2>()?;
        self.lead::<3>()?;
        self.lead::<4>()?;
        self.lead::<5>()?;
        self.lead::<6>()?;
        self.lead::<7>()?;
        if self.view.sequences(3, 2, ALL) != 0 {
            self.trios()?;
        }
        if self.view.masks.four != 0 {
            self.quads()?;
        }
        self.lead::<17>()
    }

    #[inline(never)]
    fn trios(&mut self) -> ControlFlow<B> {
        self.lead::<8>()?;
        self.lead::<9>()?;
        self.lead::<10>()
    }

    #[inline(never)]
    fn quads(&mut self) -> ControlFlow<B> {
        self.lead::<11>()?;
        self.lead::<12>()?;
        self.lead::<13>()?;
        self.lead::<14>()?;
        self.lead::<15>()?;
        self.lead::<16>()
    }

    /// What the hand holds of one kind, by its number, if the rules have it.
    #[inline(always)]
    fn lead<const KIND: u8>(&mut self) -> ControlFlow<B> {
        let shape = const { shape_of(KIND) };
        let least = shape.least(self.view.rules);
        if least <= shape.longest() {
            self.plays::<KIND>((least.into(), shape.longest().into()), ALL)
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// `leads` names the kinds by number: all of them, and behind a condition only
/// those that need it.
const _: () = {
    let mut i = 1;
    while i < Kind::ALL.len() {
        let shape = shape_of(i as u8);
        let in_place = match i {
            8..=10 => shape.copies == 3 && shape.sequence,
            11..=16 => shape.copies == 4,
            _ => i <= 17,
        };
        assert!(
            in_place,
            "a kind is not led, or not by every hand that holds it"
        );
        i += 1;
    }
};
