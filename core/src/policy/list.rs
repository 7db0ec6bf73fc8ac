//! A hand as the plays of a shortest way.

use crate::advice::Ways;
use crate::cards::Counts;
use crate::fixed::Fixed;
use crate::moves::RankMove;
use crate::numbers as n;
use crate::plays::Play;

/// A hand laid out as the plays of one shortest way, bombs and the rocket whole.
///
/// While plays are taken off it, it stays a way to empty what is left, so that a
/// whole deal needs few searches.
#[derive(Clone, Copy, Debug)]
pub struct List {
    plays: Fixed<RankMove, { List::MAX }>,
}

impl List {
    /// A hand of 20 cards makes no more plays than it has cards.
    pub const MAX: usize = n::CARDS_MAX as usize;

    /// No plays.
    pub(crate) const EMPTY: List = List {
        plays: Fixed::new(RankMove {
            play: Play::NONE,
            counts: Counts::EMPTY,
        }),
    };

    pub(crate) fn of(ways: &Ways<'_>, hand: Counts) -> List {
        let mut list = List::EMPTY;
        ways.each(hand, |found| list.plays.push(found));
        list
    }

    /// The plays, in no order that means anything.
    #[inline(always)]
    pub fn plays(&self) -> &[RankMove] {
        self.plays.as_slice()
    }

    /// Takes a play off. Where it is not one of the list as it stands, what is left
    /// of the hand is laid out anew.
    #[inline(always)]
    pub(crate) fn take(&mut self, ways: &Ways<'_>, taken: Counts, rest: Counts) {
        let at = self.plays().iter().position(|item| item.counts == taken);
        let last = self.plays().last().copied();
        match (at, last) {
            (Some(at), Some(last)) => {
                if let Some(place) = self.plays.as_mut_slice().get_mut(at) {
                    *place = last;
                }
                self.plays.pop();
            }
            _ => *self = List::of(ways, rest),
        }
    }
}
