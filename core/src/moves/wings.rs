//! Every way to choose the wings of a body.

use core::ops::ControlFlow;

use super::lay::Lay;
use crate::fixed::Fixed;

/// The cards of one rank that may be wings.
#[derive(Clone, Copy, Default)]
pub(super) struct Wing {
    pub rank: u8,
    /// How often the rank may be chosen.
    pub most: u8,
    /// Its cards, the first lowest.
    pub cards: u32,
}

/// The ranks that wings may be chosen from, low to high.
#[derive(Clone, Copy)]
pub(super) struct Wings {
    pub ranks: Fixed<Wing, 15>,
    /// May both jokers be chosen?
    pub rocket: bool,
    /// A rank that may be chosen any number of times but three: with three, the
    /// same cards have a higher body and are listed with that.
    pub not_three: u8,
}

/// No rank.
pub(super) const NO_RANK: u8 = u8::MAX;

impl Wings {
    pub(super) fn none() -> Wings {
        Wings {
            ranks: Fixed::new(Wing::default()),
            rocket: true,
            not_three: NO_RANK,
        }
    }

    /// Every choice of `picks` wings of `unit` cards each, put into `laid` from
    /// card `at` on; lowest ranks first.
    pub(super) fn each<L: Lay, B>(
        &self,
        unit: u32,
        picks: u32,
        laid: L,
        at: u32,
        sink: &mut impl FnMut(L) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if picks > 0 {
            self.pick(Choice { from: 0, used: 0 }, unit, picks, laid, at, sink)?;
        }
        ControlFlow::Continue(())
    }

    fn pick<L: Lay, B>(
        &self,
        choice: Choice,
        unit: u32,
        picks: u32,
        laid: L,
        at: u32,
        sink: &mut impl FnMut(L) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut used = choice.used;
        for (i, wing) in self.ranks.as_slice().iter().enumerate().skip(choice.from) {
            if used < u32::from(wing.most) {
                let laid = laid.wing(wing, used, unit, at);
                if picks > 1 {
                    let next = Choice {
                        from: i,
                        used: used + 1,
                    };
                    self.pick(next, unit, picks - 1, laid, at + unit, sink)?;
                } else if !self.must_go_on(wing, used + 1) {
                    sink(laid)?;
                }
            }
            if used > 0 && self.must_go_on(wing, used) {
                break;
            }
            if used > 0 && !self.rocket && wing.rank == SMALL_JOKER {
                break;
            }
            used = 0;
        }
        ControlFlow::Continue(())
    }

    fn must_go_on(&self, wing: &Wing, used: u32) -> bool {
        used == 3 && wing.rank == self.not_three
    }
}

const SMALL_JOKER: u8 = crate::numbers::RANK_SMALL_JOKER;

/// Where the next wing is looked for: this rank has been chosen `used` times.
#[derive(Clone, Copy)]
struct Choice {
    from: usize,
    used: u32,
}
