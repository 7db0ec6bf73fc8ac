//! What is seen of a table: `ddz_table_view`, `_score`, `_unseen`.

use super::abi::{ddz_score, ddz_table, ddz_unseen, ddz_view};
use super::door::{In, Out, SizedIn, guard};
use super::table_form::{fill, seat_number, seat_of, size};
use crate::cards::{Card, Cards};
use crate::numbers as n;
use crate::table::{Double, PerSeat, Score, Seat, Shown, Table, Unseen, View};

/// Fills `out` with what a seat may know: the only thing that a client should
/// be sent. It holds nothing that depends on hidden cards or on the seed.
///
/// @param table the table
/// @param seat 0..2
/// @param out its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_TABLE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_view(
    table: *const ddz_table,
    seat: u32,
    out: *mut ddz_view,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (table, place) = unsafe { (In::new(table)?, Out::new(out)?) };
        // SAFETY: as above.
        let table = unsafe { SizedIn::new(table) }?;
        // SAFETY: as above.
        unsafe { SizedIn::new(In::new(out.cast_const())?) }?;
        let seat = seat_of(seat)?;
        let table = Table::try_from(&table.read())?;
        place.write(view(&table, seat));
        Ok(())
    })
}

/// Fills `out` with the score and its factors; before the end with the factors
/// of the moment. It knows doubles that the seats may not know yet.
///
/// @param table the table
/// @param out its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_TABLE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_score(table: *const ddz_table, out: *mut ddz_score) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (table, place) = unsafe { (In::new(table)?, Out::new(out)?) };
        // SAFETY: as above.
        let table = unsafe { SizedIn::new(table) }?;
        // SAFETY: as above.
        unsafe { SizedIn::new(In::new(out.cast_const())?) }?;
        place.write(score(&Table::try_from(&table.read())?));
        Ok(())
    })
}

/// Counts by rank the cards that a seat has not seen (记牌器).
///
/// @param table the table
/// @param seat 0..2
/// @param out its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_TABLE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_unseen(
    table: *const ddz_table,
    seat: u32,
    out: *mut ddz_unseen,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (table, place) = unsafe { (In::new(table)?, Out::new(out)?) };
        // SAFETY: as above.
        let table = unsafe { SizedIn::new(table) }?;
        // SAFETY: as above.
        unsafe { SizedIn::new(In::new(out.cast_const())?) }?;
        let seat = seat_of(seat)?;
        let table = Table::try_from(&table.read())?;
        place.write(unseen(&table, seat));
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

fn view(table: &Table, seat: Seat) -> ddz_view {
    let v: View = table.view(seat);
    let mut bottom = [0; 3];
    fill(&mut bottom, v.bottom);
    ddz_view {
        struct_size: size::<ddz_view>(),
        actions: v.actions,
        rules: (*table.rules()).into(),
        flow: table.flow().into(),
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
        reserved: [0; 12],
    }
}

fn score(table: &Table) -> ddz_score {
    let s: Score = table.score();
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
        landlord: seat_number(table.landlord()),
        winner: seat_number(table.winner()),
        spring: s.spring.number(),
        over: (table.phase().number() == n::PHASE_OVER).into(),
    }
}

fn unseen(table: &Table, seat: Seat) -> ddz_unseen {
    let u: Unseen = table.unseen(seat);
    ddz_unseen {
        struct_size: size::<ddz_unseen>(),
        unseen: Unseen::by_rank(u.unseen),
        out: Unseen::by_rank(u.out),
        bottom: Unseen::by_rank(u.bottom),
        reserved: [0; 3],
    }
}
