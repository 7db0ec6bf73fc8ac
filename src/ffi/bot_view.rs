//! A view as C has it, back into one.

use super::abi::{ddz_flow, ddz_rules, ddz_view};
use super::flow::flow_of;
use super::game_form::{rules, size};
use ddz::bot::BotError;
use ddz::cards::{Card, Cards};
use ddz::game::{Double, Flow, PerSeat, Phase, Said, Seat, Seats, Shown, View};
use ddz::numbers as n;
use ddz::plays::Play;
use ddz::rules::RuleSet;

/// Cards that a row has room for.
const ROW: usize = n::CARDS_MAX as usize;

/// The rules, the flow and what a seat may know.
pub(super) fn read(view: &ddz_view) -> Result<(RuleSet, Flow, View), BotError> {
    let whole = view.rules.struct_size == size::<ddz_rules>()
        && view.flow.struct_size == size::<ddz_flow>()
        && view.reserved.iter().all(|&byte| byte == 0)
        && u32::from(view.seats) == n::SEATS_MAX;
    let (true, Ok(rules), Ok(flow)) = (whole, rules(&view.rules), flow_of(&view.flow)) else {
        return Err(BotError::View);
    };
    seen(view)
        .map(|seen| (rules, flow, seen))
        .ok_or(BotError::View)
}

fn seen(v: &ddz_view) -> Option<View> {
    let visible = rows(&v.cards, v.counts, true)?;
    Some(View {
        seat: seat(v.seat)?,
        phase: Phase::new(v.phase)?,
        waiting: Seats::from_bits(v.waiting)?,
        first_bidder: seat(v.first_bidder)?,
        face_up: match v.face_up {
            0 => None,
            byte => Some(Card::new(byte)?),
        },
        redeals: v.redeals,
        actions: v.actions,
        landlord: seat_or_none(v.landlord)?,
        winner: seat_or_none(v.winner)?,
        bid: v.bid,
        robs: v.robs,
        said: each(v.said, Said::new)?,
        shown: each(v.shown, Shown::new)?,
        doubles: each(v.doubles, Double::new)?,
        counts: PerSeat(v.counts),
        cards: visible,
        played: rows(&v.played, v.played_counts, false)?,
        latest: rows(&v.latest, v.latest_counts, false)?,
        bottom: Cards::from_bytes(v.bottom.get(..v.bottom_len.into())?).ok()?,
        table: Play::from_bytes(v.table.into())?,
        table_seat: seat_or_none(v.table_seat)?,
        passed: Seats::from_bits(v.passed)?,
        plays: PerSeat(v.plays),
        bombs: v.bombs,
        rockets: v.rockets,
        shuttles: v.shuttles,
        multiplier: v.multiplier,
    })
}

fn seat(number: u8) -> Option<Seat> {
    Seat::new(number.into())
}

fn seat_or_none(number: u8) -> Option<Option<Seat>> {
    match number {
        n::SEAT_NONE => Some(None),
        number => seat(number).map(Some),
    }
}

fn each<T: Copy>(numbers: [u8; 3], named: impl Fn(u8) -> Option<T>) -> Option<PerSeat<T>> {
    let [a, b, c] = numbers;
    Some(PerSeat([named(a)?, named(b)?, named(c)?]))
}

/// The cards of three rows. A row of 0 may be a hand that is hidden.
fn rows(bytes: &[u8; 3 * ROW], counts: [u8; 3], may_hide: bool) -> Option<PerSeat<Cards>> {
    let mut cards = PerSeat::default();
    let rows = bytes.chunks_exact(ROW).zip(counts);
    for (place, (row, count)) in cards.0.iter_mut().zip(rows) {
        let (held, behind) = row.split_at_checked(count.into())?;
        let hidden = may_hide && row.iter().all(|&byte| byte == 0);
        if !hidden {
            *place = Cards::from_bytes(held).ok()?;
        }
        if behind.iter().any(|&byte| byte != 0) {
            return None;
        }
    }
    Some(cards)
}
