//! What a position must be, so that play can have come to it.

use super::position::ROOM;
use super::trick::Trick;
use crate::cards::{Counts, Rank};
use crate::numbers as n;
use crate::plays::{KINDS, Kind, Play, Question};
use crate::refused::refused;
use crate::rules::RuleSet;

/// What a position is said to be; [`Position::new`](super::Position::new) decides
/// whether it is one. By default nobody holds anything, which is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Description {
    /// What each seat holds; nothing for seats that there are not.
    pub hands: [Counts; ROOM],
    /// How many seats, 2 or 3. There is room for a fourth.
    pub seats: u8,
    /// The seat that plays against all others: the landlord.
    pub solo: u8,
    /// Whose turn it is; when a hand is empty, who moved last.
    pub to_move: u8,
    /// What must be beaten; [`Play::NONE`] when a play leads.
    pub table: Play,
    /// Who put that down.
    pub table_seat: Option<u8>,
    /// Who has passed since, a bit `1 << seat` each.
    pub passed: u8,
    /// A seat besides `solo` has emptied its hand when this many cards are left:
    /// 0, until there are games with a handicap.
    pub handicap: u8,
    /// May a seat that can beat the table not pass?
    pub must_beat: bool,
    /// Does the rocket end the trick at once?
    pub rocket_ends_trick: bool,
}

refused! {
    /// Why a description is no position, in the order in which it is judged.
    PositionError {
        Phase = ERR_POSITION_PHASE,
        Deck = ERR_POSITION_DECK,
        Play = ERR_PLAY,
        Seats = ERR_POSITION_SEATS,
        Seat = ERR_POSITION_SEAT,
        Handicap = ERR_POSITION_HANDICAP,
        Absent = ERR_POSITION_ABSENT,
        Hand = ERR_POSITION_HAND,
        Empty = ERR_POSITION_EMPTY,
        TableSeat = ERR_POSITION_TABLE_SEAT,
        Over = ERR_POSITION_OVER,
        Table = ERR_POSITION_TABLE,
        Passed = ERR_POSITION_PASSED,
        Rocket = ERR_POSITION_ROCKET,
    }
}

/// The turns of a description that is a position; under any rules that have the
/// play on the table where none are given.
pub(super) fn check(rules: Option<&RuleSet>, d: &Description) -> Result<Trick, PositionError> {
    let all = together(&d.hands).ok_or(PositionError::Deck)?;
    if rules.is_some_and(|rules| Question::new(rules, d.table).is_none()) {
        return Err(PositionError::Play);
    }
    if !(2..=3).contains(&d.seats) {
        return Err(PositionError::Seats);
    }
    let table_seat = d.table_seat.unwrap_or(0);
    if d.solo >= d.seats || d.to_move >= d.seats || table_seat >= d.seats {
        return Err(PositionError::Seat);
    }
    if d.handicap != 0 {
        return Err(PositionError::Handicap);
    }
    check_hands(d)?;
    let trick = if d.table.is_none() {
        Trick::lead(d.seats, d.to_move)
    } else {
        Trick::resume(d.seats, d.table, table_seat, d.to_move)
    };
    let trick = trick.ok_or(PositionError::Seats)?;
    let trick = trick.with_rocket_ends_trick(d.rocket_ends_trick);
    let hand = |seat: u8| d.hands.get(usize::from(seat)).copied().unwrap_or_default();
    // Only who has put down the last cards is still the mover on an own play.
    let ended = hand(d.to_move).is_empty();
    if d.table_seat.is_some() == d.table.is_none() || (d.table_seat == Some(d.to_move) && !ended) {
        return Err(PositionError::TableSeat);
    }
    let somebody_has_ended = (0..d.seats).any(|seat| hand(seat).is_empty());
    if somebody_has_ended && !(ended && d.table_seat == Some(d.to_move)) {
        return Err(PositionError::Over);
    }
    if !d.table.is_none() && !could_be_put_down(d.table, hand(table_seat), all) {
        return Err(PositionError::Table);
    }
    if d.passed != trick.passed() {
        return Err(PositionError::Passed);
    }
    if d.rocket_ends_trick && d.table.kind() == Kind::Rocket && !ended {
        return Err(PositionError::Rocket);
    }
    Ok(trick)
}

fn check_hands(d: &Description) -> Result<(), PositionError> {
    let (mut absent, mut long, mut empty) = (false, false, 0);
    for (seat, hand) in (0..).zip(d.hands) {
        let is_there = seat < d.seats;
        absent |= !is_there && !hand.is_empty();
        long |= u32::from(hand.len()) > n::CARDS_MAX;
        empty += u8::from(is_there && hand.is_empty());
    }
    if absent {
        Err(PositionError::Absent)
    } else if long {
        Err(PositionError::Hand)
    } else if empty > 1 {
        Err(PositionError::Empty)
    } else {
        Ok(())
    }
}

/// All hands in one; `None` when they have more of a rank than a deck.
fn together(hands: &[Counts]) -> Option<Counts> {
    let mut all = [0; Rank::COUNT];
    for hand in hands {
        for (count, rank) in all.iter_mut().zip(Rank::all()) {
            *count += hand.count(rank);
        }
    }
    Counts::from_counts(&all)
}

/// Are there cards for the play besides those in the hands, and had its seat no
/// more than 20? Which cards the wings are is not known, so of them the number is
/// looked at, and of the body the ranks.
fn could_be_put_down(play: Play, rest: Counts, all: Counts) -> bool {
    let held = u32::from(rest.len()) + u32::from(play.cards());
    let dealt = u32::from(all.len()) + u32::from(play.cards());
    held <= n::CARDS_MAX && dealt <= n::DECK_LEN && together(&[all, body(play)]).is_some()
}

/// The cards of a play without its wings.
pub(super) fn body(play: Play) -> Counts {
    let mut body = [0; Rank::COUNT];
    if let Some(shape) = KINDS.iter().find(|shape| shape.kind == play.kind()) {
        let run = usize::from(shape.run(play.length()));
        let ranks = usize::from(play.rank_index()) + 1;
        for place in body.iter_mut().take(ranks).rev().take(run) {
            *place = shape.copies;
        }
    }
    Counts::from_counts(&body).unwrap_or_default()
}
