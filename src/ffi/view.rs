//! What is seen of a game: `ddz_game_view`, `_score`, `_unseen`.

use super::abi::{ddz_game, ddz_score, ddz_unseen, ddz_view};
use super::door::output::SizedOut;
use super::door::structs::SizedIn;
use super::door::{Arguments, guard};
use super::game_form::{fill, named_seat, seat_number, size};
use ddz::cards::{Card, Cards};
use ddz::game::{Double, Game, PerSeat, Score, Seat, Shown, Unseen, View};
use ddz::numbers as n;

/// Fills `out` with what a seat may know: the only thing that a client should
/// be sent. It holds nothing that depends on hidden cards or on the seed.
///
/// @param game the game
/// @param seat 0..2
/// @param out its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_view(
    game: *const ddz_game,
    seat: u32,
    out: *mut ddz_view,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (game, out) = unsafe { (SizedIn::new(game), SizedOut::new(out)) };
        let (game, seat, out) = (game, named_seat(seat), out).take()?;
        out.write(view(&game.check()?, seat));
        Ok(())
    })
}

/// Fills `out` with the score and its factors; before the end with the factors
/// of the moment. It knows doubles that the seats may not know yet.
///
/// @param game the game
/// @param out its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_GAME
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_score(game: *const ddz_game, out: *mut ddz_score) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (SizedIn::new(game), SizedOut::new(out)) };
        let (game, out) = taken.take()?;
        out.write(score(&game.check()?));
        Ok(())
    })
}

/// Counts by rank the cards that a seat has not seen (记牌器).
///
/// @param game the game
/// @param seat 0..2
/// @param out its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_unseen(
    game: *const ddz_game,
    seat: u32,
    out: *mut ddz_unseen,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (game, out) = unsafe { (SizedIn::new(game), SizedOut::new(out)) };
        let (game, seat, out) = (game, named_seat(seat), out).take()?;
        out.write(unseen(&game.check()?, seat));
        Ok(())
    })
}

/// Cards that a row of a view has room for.
const ROW: usize = n::CARDS_MAX as usize;

fn rows(cards: &PerSeat<Cards>) -> [u8; 3 * ROW] {
    let mut bytes = [0; 3 * ROW];
    for (row, &cards) in bytes.chunks_exact_mut(ROW).zip(&cards.0) {
        fill(row, cards);
    }
    bytes
}

fn counts(cards: &PerSeat<Cards>) -> [u8; 3] {
    cards.0.map(|cards| cards.len() as u8)
}

fn view(game: &Game, seat: Seat) -> ddz_view {
    let v: View = game.view(seat);
    let mut bottom = [0; 3];
    fill(&mut bottom, v.bottom);
    ddz_view {
        struct_size: size::<ddz_view>(),
        actions: v.actions,
        rules: (*game.rules()).into(),
        flow: game.flow().into(),
        multiplier: v.multiplier,
        table: v.table.into(),
        seat: v.seat.number(),
        phase: v.phase.number(),
        waiting: v.waiting.bits(),
        landlord: seat_number(v.landlord),
        winner: seat_number(v.winner),
        first_bidder: v.first_bidder.number(),
        face_up: v.face_up.map_or(0, Card::byte),
        redeals: v.redeals,
        bid: v.bid,
        robs: v.robs,
        table_seat: seat_number(v.table_seat),
        passed: v.passed.bits(),
        bombs: v.bombs,
        rockets: v.rockets,
        shuttles: v.shuttles,
        bottom_len: v.bottom.len() as u8,
        bottom,
        counts: v.counts.0,
        played_counts: counts(&v.played),
        latest_counts: counts(&v.latest),
        plays: v.plays.0,
        shown: v.shown.0.map(Shown::number),
        said: v.said.0.map(|said| said.number()),
        doubles: v.doubles.0.map(Double::number),
        cards: rows(&v.cards),
        played: rows(&v.played),
        latest: rows(&v.latest),
        seats: n::SEATS_MAX as u8,
        reserved: [0; 35],
    }
}

fn score(game: &Game) -> ddz_score {
    let s: Score = game.score();
    ddz_score {
        struct_size: size::<ddz_score>(),
        points: s.points.0,
        base: s.base,
        bid: s.bid,
        rob_factor: s.rob_factor,
        show_factor: s.show_factor,
        bomb_factor: s.bomb_factor,
        rocket_factor: s.rocket_factor,
        shuttle_factor: s.shuttle_factor,
        spring_factor: s.spring_factor,
        double_factors: s.double_factors.0,
        multipliers: s.multipliers.0,
        landlord: seat_number(game.landlord()),
        winner: seat_number(game.winner()),
        spring: s.spring.number(),
        over: (game.phase().number() == n::PHASE_OVER).into(),
        seats: n::SEATS_MAX as u8,
        reserved: [0; 3],
    }
}

fn unseen(game: &Game, seat: Seat) -> ddz_unseen {
    let u: Unseen = game.unseen(seat);
    ddz_unseen {
        struct_size: size::<ddz_unseen>(),
        unseen: Unseen::by_rank(u.unseen),
        out: Unseen::by_rank(u.out),
        bottom: Unseen::by_rank(u.bottom),
        reserved: [0; 3],
    }
}
