//! A position as the search keeps it: hands as words, turns as bytes, and the fewest
//! turns of each hand, which moves are ordered by.

use core::ops::ControlFlow;

use super::cuts::Cuts;
use super::table;
use crate::advice::Turns;
use crate::cards::{BOTH_JOKERS, CHAIN, Counts, Masks, ONES};
use crate::moves::{RankMove, try_for_each_by_rank};
use crate::plays::{KINDS, Kind, Play, Question};
use crate::position::{Position, Side};
use crate::rules::RuleSet;

/// Seats of a position.
const SEATS: usize = 3;

/// As many plays as anybody likes.
pub(super) const ANY: u8 = u8::MAX;

/// What does not change in a search.
#[derive(Clone, Copy)]
pub(super) struct Deal {
    pub rules: RuleSet,
    pub turns: Turns,
    pub seats: u8,
    pub solo: u8,
    pub must_beat: bool,
    pub rocket_ends_trick: bool,
    pub cuts: Cuts,
    /// Which side is asked whether it wins.
    pub target: Side,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub hands: [u64; SEATS],
    /// The fewest turns of each hand.
    pub turns: [u8; SEATS],
    pub to_move: u8,
    /// Who put `table` down; the mover where nothing lies there.
    pub owner: u8,
    pub table: Play,
    /// In how many plays of its own the target must win; [`ANY`] is no limit.
    pub left: u8,
}

impl Deal {
    /// Is a seat on the side that is asked for?
    #[inline(always)]
    pub(super) fn is_target(&self, seat: u8) -> bool {
        (seat == self.solo) == (self.target == Side::Solo)
    }

    /// Are two seats on one side?
    #[inline(always)]
    pub(super) fn are_partners(&self, seat: u8, other: u8) -> bool {
        (seat == self.solo) == (other == self.solo)
    }

    /// Is a cut switched on?
    #[inline(always)]
    pub(super) fn has(&self, cut: Cuts) -> bool {
        self.cuts.has(cut)
    }

    #[inline(always)]
    fn next(&self, seat: u8) -> u8 {
        if seat + 1 < self.seats { seat + 1 } else { 0 }
    }

    /// The position itself.
    pub(super) fn state(&self, position: &Position, left: u8) -> State {
        let mut state = State {
            hands: [0; SEATS],
            turns: [0; SEATS],
            to_move: position.to_move(),
            owner: position.trick().table_seat().unwrap_or(position.to_move()),
            table: position.table(),
            left,
        };
        for (seat, (hand, turns)) in (0..).zip(state.hands.iter_mut().zip(&mut state.turns)) {
            let held = position.hand(seat);
            *hand = held.word();
            *turns = self.turns.count(held);
        }
        state
    }

    /// What must be beaten.
    #[inline(always)]
    fn question(&self, table: Play) -> Question<'_> {
        match Question::new(&self.rules, table) {
            Some(question) => question,
            // Only plays of the rules come to lie there.
            None => Question::lead(&self.rules),
        }
    }

    /// Hands out the moves of a hand, in the order of the list of moves.
    #[inline(never)]
    pub(super) fn moves(
        &self,
        table: Play,
        hand: u64,
        each: &mut dyn FnMut(RankMove) -> ControlFlow<()>,
    ) {
        let question = self.question(table);
        let _ = try_for_each_by_rank(question, Counts::from_word(hand), each);
    }

    /// Has a hand anything to put on the table?
    #[inline(always)]
    pub(super) fn can_beat(&self, table: Play, hand: u64) -> bool {
        let masks = Counts::from_word(hand).masks();
        let has_bomb = masks.four != 0 || hand & BOTH_JOKERS == BOTH_JOKERS;
        if let Some((copies, run)) = body_of(table) {
            let bodies = bodies(&masks, copies, run, table.length()) & above(table);
            // Most hands have no body above that of the table, or need none but that.
            if bodies == 0 && !has_bomb {
                return false;
            }
            if bodies != 0 && is_bare(table) {
                return true;
            }
        }
        self.has_move(table, hand)
    }

    /// The same by the list of moves.
    #[inline(never)]
    fn has_move(&self, table: Play, hand: u64) -> bool {
        let question = self.question(table);
        try_for_each_by_rank(
            question,
            Counts::from_word(hand),
            |_| ControlFlow::Break(()),
        )
        .is_break()
    }

    /// Plays for the mover, whose hand then takes so many turns. It holds cards still.
    #[inline(always)]
    pub(super) fn play(&self, state: &mut State, found: &RankMove, turns: u8) {
        let mover = state.to_move;
        state.take(mover, found.counts.word(), turns);
        if state.left != ANY && self.is_target(mover) {
            state.left = state.left.saturating_sub(1);
        }
        state.owner = mover;
        if self.rocket_ends_trick && found.play.kind() == Kind::Rocket {
            state.table = Play::NONE;
        } else {
            state.table = found.play;
            state.to_move = self.next(mover);
        }
        self.skip(state);
    }

    /// Passes for the mover.
    #[inline(always)]
    pub(super) fn pass(&self, state: &mut State) {
        self.pass_once(state);
        self.skip(state);
    }

    #[inline(always)]
    fn pass_once(&self, state: &mut State) {
        state.to_move = self.next(state.to_move);
        if state.to_move == state.owner {
            state.table = Play::NONE;
        }
    }

    /// Passes for all that can only pass.
    #[inline(always)]
    fn skip(&self, state: &mut State) {
        if !self.has(Cuts::FORCED) {
            return;
        }
        while !state.table.is_none() && !self.can_beat(state.table, state.hand(state.to_move)) {
            self.pass_once(state);
        }
    }

    /// Whether a position is won is kept under this.
    pub(super) fn key(&self, state: &State) -> u64 {
        let [a, b, c] = state.hands;
        let table = if self.has(Cuts::RAISE) {
            self.raised(state)
        } else {
            state.table
        };
        let table = u64::from(u32::from_le_bytes(table.to_bytes()));
        let turn = u64::from(state.to_move) | u64::from(state.owner) << 2;
        table::key([a, b, c, table | turn << 32 | u64::from(state.left) << 40])
    }

    /// The play on the table, its rank raised to just below the next body that one of
    /// the seats can beat it with that may still be asked.
    #[inline(always)]
    fn raised(&self, state: &State) -> Play {
        let table = state.table;
        let Some((copies, run)) = body_of(table) else {
            return table;
        };
        let mut held = 0;
        for (seat, &hand) in (0..).zip(&state.hands) {
            if seat != state.owner {
                let masks = Counts::from_word(hand).masks();
                held |= bodies(&masks, copies, run, table.length());
            }
        }
        let above = held & above(table);
        let rank = if above == 0 {
            15
        } else {
            above.trailing_zeros() / 4
        };
        let [kind, _, length, cards] = table.to_bytes();
        Play::from_word(u32::from_le_bytes([
            kind,
            (rank as u8).saturating_sub(1),
            length,
            cards,
        ]))
    }
}

impl State {
    #[inline(always)]
    pub(super) fn hand(&self, seat: u8) -> u64 {
        self.hands.get(usize::from(seat)).copied().unwrap_or(0)
    }

    #[inline(always)]
    pub(super) fn turns(&self, seat: u8) -> u8 {
        self.turns.get(usize::from(seat)).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn take(&mut self, seat: u8, cards: u64, turns: u8) {
        let at = usize::from(seat);
        if let (Some(hand), Some(place)) = (self.hands.get_mut(at), self.turns.get_mut(at)) {
            *hand = hand.wrapping_sub(cards);
            *place = turns;
        }
    }

    /// Puts back what the mover held before.
    #[inline(always)]
    pub(super) fn put_back(&mut self, hand: u64) {
        if let Some(place) = self.hands.get_mut(usize::from(self.to_move)) {
            *place = hand;
        }
    }

    /// All but the hands, in one word.
    #[inline(always)]
    pub(super) fn rest(&self) -> u64 {
        let [a, b, c] = self.turns;
        let turns = u64::from(a & 31) | u64::from(b & 31) << 5 | u64::from(c & 31) << 10;
        u64::from(u32::from_le_bytes(self.table.to_bytes()))
            | turns << 32
            | u64::from(self.to_move & 3) << 47
            | u64::from(self.owner & 3) << 49
            | u64::from(self.left) << 51
    }

    /// Takes that over from the word.
    #[inline(always)]
    pub(super) fn set_rest(&mut self, word: u64) {
        self.table = Play::from_word(word as u32);
        let turns = |at: u32| (word >> at & 31) as u8;
        self.turns = [turns(32), turns(37), turns(42)];
        self.to_move = (word >> 47 & 3) as u8;
        self.owner = (word >> 49 & 3) as u8;
        self.left = (word >> 51) as u8;
    }

    /// The ranks that others than a seat hold.
    #[inline(always)]
    pub(super) fn others(&self, but: u8) -> u64 {
        let mut all = 0;
        for (seat, &hand) in (0..).zip(&self.hands) {
            if seat != but {
                all |= hand;
            }
        }
        (all | all >> 1 | all >> 2) & ONES
    }
}

/// How often the body of the play on the table has each rank, and whether it is a
/// sequence; `None` on a lead, and where its rank alone does not say what beats it.
#[inline(always)]
fn body_of(table: Play) -> Option<(u8, bool)> {
    let &(copies, run) = SHAPES.get(table.kind() as usize)?;
    (copies > 0).then_some((copies, run))
}

/// The highest ranks of the bodies that a hand has.
#[inline(always)]
fn bodies(masks: &Masks, copies: u8, run: bool, length: u8) -> u64 {
    let held = times(masks, copies);
    if run { tops(held, length.into()) } else { held }
}

/// The ranks above that of a play.
#[inline(always)]
fn above(table: Play) -> u64 {
    // Behind the big joker there are none, and a shift of 60 is the last.
    (!0_u64).wrapping_shl(4 * u32::from(table.rank_index().min(14)) + 4) & ONES
}

/// Does it carry no wings, and is no bomb?
#[inline(always)]
fn is_bare(table: Play) -> bool {
    matches!(
        table.kind(),
        Kind::Single | Kind::Pair | Kind::Trio | Kind::Straight | Kind::PairStraight | Kind::Plane
    )
}

/// The ranks held so many times.
#[inline(always)]
fn times(masks: &Masks, copies: u8) -> u64 {
    match copies {
        1 => masks.one,
        2 => masks.two,
        3 => masks.three,
        _ => masks.four,
    }
}

/// The highest ranks of all runs of so many ranks.
#[inline(always)]
pub(super) fn tops(held: u64, length: u32) -> u64 {
    let held = held & CHAIN;
    (1..length.min(12)).fold(held, |tops, i| tops & held << (4 * i))
}

/// Of each kind by its number: how often its body has each rank, and whether it is a
/// sequence. 0 for those whose rank alone does not say what beats them.
const SHAPES: [(u8, bool); 18] = {
    let mut shapes = [(0, false); 18];
    let mut i = 0;
    while i < KINDS.len() {
        let shape = &KINDS[i];
        if !matches!(shape.kind, Kind::Rocket) {
            shapes[shape.kind as usize] = (shape.copies, shape.sequence);
        }
        i += 1;
    }
    shapes
};
