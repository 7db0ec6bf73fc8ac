//! A position played to its end by the policy.

use super::list::List;
use super::policy::Policy;
use super::sight::{Role, Sight};
use crate::cards::Counts;
use crate::moves::RankMove;
use crate::position::{Position, Side, Trick};

/// A position that the policy plays on: hands with their lists.
#[derive(Clone, Copy)]
pub struct Playout {
    hands: [Counts; 3],
    lists: [List; 3],
    trick: Trick,
    solo: u8,
    /// Bombs, shuttles that are bombs, and rockets that were played.
    bombs: u8,
    over: bool,
}

impl Playout {
    /// From a position that is not over.
    pub fn new(policy: &Policy<'_>, position: &Position) -> Playout {
        let hands = [0, 1, 2].map(|seat| position.hand(seat));
        let lists = hands.map(|hand| policy.list(hand));
        Playout {
            over: position.winner().is_some(),
            ..Playout::of(hands, lists, *position.trick(), position.solo())
        }
    }

    /// From hands that are laid out already.
    #[inline(always)]
    pub(crate) fn of(hands: [Counts; 3], lists: [List; 3], trick: Trick, solo: u8) -> Playout {
        Playout {
            hands,
            lists,
            trick,
            solo,
            bombs: 0,
            over: false,
        }
    }

    /// Puts a hand with its list in the place of another.
    #[inline(always)]
    pub(crate) fn set(&mut self, seat: usize, hand: Counts, list: List, over: bool) {
        if let Some(place) = self.hands.get_mut(seat) {
            *place = hand;
        }
        if let Some(place) = self.lists.get_mut(seat) {
            *place = list;
        }
        self.over = over;
    }

    /// What the seat whose turn it is sees.
    #[inline(always)]
    pub(crate) fn sight(&self) -> Sight {
        let seats = self.trick.seats();
        let seat = self.trick.to_move();
        let role = Role::of(seats, self.solo, seat);
        let [a, b, c] = self.hands;
        let from_here = match seat {
            0 => [a, b, c],
            1 if seats == 2 => [b, a, c],
            1 => [b, c, a],
            _ => [c, a, b],
        };
        let mut sight = Sight::new(seats, role, from_here.map(Counts::len));
        let [hand, next, last] = from_here;
        sight.hand = hand;
        sight.others = Counts::from_word(next.word() + last.word());
        sight.table = self.trick.table();
        let owner = self.trick.table_seat();
        sight.of_partner = seat != self.solo && owner.is_some_and(|owner| owner != self.solo);
        sight
    }

    /// The list of the seat whose turn it is.
    #[inline(always)]
    pub(crate) fn list(&self) -> &List {
        let [a, b, c] = &self.lists;
        match self.trick.to_move() {
            0 => a,
            1 => b,
            _ => c,
        }
    }

    /// What the policy would do now; `None` is a pass.
    #[inline(always)]
    pub(crate) fn choice(&self, policy: &Policy<'_>) -> Option<RankMove> {
        policy.choose_by(&self.sight(), self.list())
    }

    /// Makes a move, which the seat holds and the rules allow, or passes.
    #[inline(always)]
    pub(crate) fn act(&mut self, policy: &Policy<'_>, choice: Option<RankMove>) {
        let seat = usize::from(self.trick.to_move());
        let Some(found) = choice else {
            self.trick.pass();
            return;
        };
        let (Some(hand), Some(list)) = (self.hands.get_mut(seat), self.lists.get_mut(seat)) else {
            return;
        };
        let rest = Counts::from_word(hand.word().wrapping_sub(found.counts.word()));
        *hand = rest;
        self.bombs += u8::from(policy.is_bomb(found.play));
        if rest.is_empty() {
            self.over = true;
            self.trick.play_last(found.play);
        } else {
            list.take(&policy.ways, found.counts, rest);
            self.trick.play(found.play);
        }
    }

    /// Has somebody no cards any more?
    #[inline(always)]
    pub(crate) const fn is_over(&self) -> bool {
        self.over
    }

    /// Bombs and rockets so far.
    #[inline(always)]
    pub const fn bombs(&self) -> u8 {
        self.bombs
    }

    /// The side of the seat that moved last: the winner of what is over.
    #[inline(always)]
    pub(crate) const fn mover(&self) -> Side {
        if self.trick.to_move() == self.solo {
            Side::Solo
        } else {
            Side::Others
        }
    }

    /// Plays on to the end: which side wins.
    #[inline(always)]
    pub fn run(&mut self, policy: &Policy<'_>) -> Side {
        self.run_each(|_| policy)
    }

    /// The same where each side has a policy of its own.
    #[inline(always)]
    pub fn run_each<'p, 'r: 'p>(&mut self, of: impl Fn(Side) -> &'p Policy<'r>) -> Side {
        while !self.over {
            let policy = of(self.mover());
            let choice = self.choice(policy);
            // Every leader plays, so this ends.
            if choice.is_none() && self.trick.is_lead() {
                break;
            }
            self.act(policy, choice);
        }
        self.mover()
    }
}
