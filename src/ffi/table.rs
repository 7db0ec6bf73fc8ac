//! `ddz_table_*`: making one, acting at it, packing it.

use super::abi::{ddz_action, ddz_flow, ddz_move, ddz_rules, ddz_table};
use super::door::{Bytes, In, List, Out, SizedIn, SizedRules, guard};
use super::flow::flow_of;
use super::moves::write_moves;
use super::status::Refusal;
use super::table_form::{NO_ACTION, Order, seat_of};
use crate::cards::SEED_LEN;
use crate::numbers as n;
use crate::table::{Auto, Legal, Phase, Table, TurnError};

/// As many bytes as the deck has cards.
type DeckBytes = [u8; n::DECK_LEN as usize];

/// Makes a table whose decks come from a seed, and deals.
///
/// The first deck is that of ddz_deck_shuffle: its first 17 cards are seat 0's,
/// the next 17 seat 1's, the next 17 seat 2's, the last three the bottom. Who
/// knows the seed knows every card, so it stays on the server.
///
/// @param rules the rule set
/// @param flow the flow
/// @param seed32 32 random bytes
/// @param first_seat who bids first, 0..2, unless the flow draws him
/// @param table its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_new(
    rules: *const ddz_rules,
    flow: *const ddz_flow,
    seed32: *const u8,
    first_seat: u32,
    table: *mut ddz_table,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (rules, flow, seed, out) = unsafe {
            (
                In::new(rules)?,
                In::new(flow)?,
                In::<[u8; SEED_LEN]>::new(seed32.cast())?,
                Out::new(table)?,
            )
        };
        // SAFETY: as above.
        let (rules, flow) = unsafe { (SizedRules::new(rules)?, SizedIn::new(flow)?) };
        // SAFETY: as above.
        unsafe { SizedIn::new(In::new(table.cast_const())?) }?;
        let first_seat = seat_of(first_seat)?;
        let rules = rules.check()?;
        let flow = flow_of(&flow.read())?;
        let table = Table::new(rules, flow, &seed.read(), first_seat);
        out.write(ddz_table::from(&table));
        Ok(())
    })
}

/// Makes a table with a given deck, dealt as ddz_table_new deals. It never
/// redeals: where it would, the deal ends without a landlord, and the caller
/// makes another table. Where the flow draws the first bidder, he is
/// `first_seat`.
///
/// @param rules the rule set
/// @param flow the flow
/// @param deck54 the 54 cards in the order in which they are dealt
/// @param first_seat who bids first, 0..2
/// @param table its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…, DDZ_ERR_CARD,
/// DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_new_dealt(
    rules: *const ddz_rules,
    flow: *const ddz_flow,
    deck54: *const u8,
    first_seat: u32,
    table: *mut ddz_table,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (rules, flow, deck, out) = unsafe {
            (
                In::new(rules)?,
                In::new(flow)?,
                In::<DeckBytes>::new(deck54.cast())?,
                Out::new(table)?,
            )
        };
        // SAFETY: as above.
        let (rules, flow) = unsafe { (SizedRules::new(rules)?, SizedIn::new(flow)?) };
        // SAFETY: as above.
        unsafe { SizedIn::new(In::new(table.cast_const())?) }?;
        let first_seat = seat_of(first_seat)?;
        let rules = rules.check()?;
        let flow = flow_of(&flow.read())?;
        let table = Table::dealt(rules, flow, &deck.read(), first_seat)?;
        out.write(ddz_table::from(&table));
        Ok(())
    })
}

/// A table that has been read and found possible.
///
/// # Safety
/// As the header asks of a pointer to a `ddz_table`.
unsafe fn read_table(table: In<ddz_table>) -> Result<Table, Refusal> {
    // SAFETY: promised by the caller.
    let table = unsafe { SizedIn::new(table) }?;
    Ok(Table::try_from(&table.read())?)
}

/// Says whether the bytes hold together as the state of a deal: every card in
/// one place, answers that lead to this landlord, a trick that turns can come
/// to. Plays of earlier tricks are counted and not judged; a record does that.
/// Every other call checks the same first.
///
/// @param table the table
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_TABLE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_check(table: *const ddz_table) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        unsafe { read_table(In::new(table)?) }?;
        Ok(())
    })
}

/// Does what a seat wants, or says why not and changes nothing.
///
/// Unless a play is declared (`action->play` all 0), a lead is read as
/// ddz_play_classify reads it and a follow as ddz_play_beats does. A declared
/// reading must be one of ddz_play_readings; a bomb that follows is never read
/// as anything less. The reading is kept: later plays are compared with it.
///
/// @param table changed when the answer is DDZ_OK
/// @param action what the seat wants
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (seat, kind, value of DOUBLE and SHOW, kind of `play`),
/// DDZ_ERR_TOO_MANY, DDZ_ERR_TABLE, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
/// DDZ_ERR_TURN_FIELD, DDZ_ERR_TURN_OVER, DDZ_ERR_TURN_PHASE,
/// DDZ_ERR_TURN_SEAT, DDZ_ERR_TURN_DECIDED, DDZ_ERR_TURN_BID_RANGE,
/// DDZ_ERR_TURN_BID_LOW, DDZ_ERR_TURN_DOUBLE, DDZ_ERR_TURN_SHOW,
/// DDZ_ERR_TURN_LEAD, DDZ_ERR_TURN_NOT_HELD, DDZ_ERR_TURN_NOT_A_PLAY,
/// DDZ_ERR_TURN_READING, DDZ_ERR_TURN_NOT_HIGHER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_act(table: *mut ddz_table, action: *const ddz_action) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (input, out, action) = unsafe {
            (
                In::new(table.cast_const())?,
                Out::new(table)?,
                In::new(action)?,
            )
        };
        // SAFETY: as above.
        let input = unsafe { SizedIn::new(input) }?;
        let order = Order::new(action.read())?;
        let mut table = Table::try_from(&input.read())?;
        table.act(&order.action()?)?;
        out.write(ddz_table::from(&table));
        Ok(())
    })
}

/// Lists what a seat may do now besides playing cards, for which there is
/// ddz_table_moves. Each entry may be given to ddz_table_act as it is; a pass
/// comes first. A seat that nothing is asked of has an empty list.
/// DDZ_ACTION_TIMEOUT is always accepted from a seat that is waited for and is
/// not listed.
///
/// @param table the table
/// @param seat 0..2
/// @param out room for the actions, or NULL with cap 0 to count
/// @param cap actions that fit in `out`; DDZ_LEGAL_MAX is always enough
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_TABLE, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_legal(
    table: *const ddz_table,
    seat: u32,
    out: *mut ddz_action,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (table, list) = unsafe { (In::new(table)?, List::new(out, cap, out_len)?) };
        // SAFETY: as above.
        let table = unsafe { SizedIn::new(table) }?;
        let seat = seat_of(seat)?;
        let legal = Table::try_from(&table.read())?.legal(seat);
        let mut actions = [NO_ACTION; Legal::MAX];
        for (place, action) in actions.iter_mut().zip(legal.iter()) {
            *place = action.into();
        }
        list.write(actions.get(..legal.len()).unwrap_or(&[]))
    })
}

/// Lists what a seat may play now, as ddz_moves_list lists it; nothing when it
/// is not its turn to play. A pass is not listed: ddz_table_legal says whether
/// there is one.
///
/// @param table the table
/// @param seat 0..2
/// @param out room for the moves, or NULL with cap 0 to count
/// @param cap moves that fit in `out`; DDZ_MOVES_MAX is always enough
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_TABLE, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_moves(
    table: *const ddz_table,
    seat: u32,
    out: *mut ddz_move,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (table, list) = unsafe { (In::new(table)?, List::new(out, cap, out_len)?) };
        // SAFETY: as above.
        let table = unsafe { SizedIn::new(table) }?;
        let seat = seat_of(seat)?;
        let table = Table::try_from(&table.read())?;
        match table.to_play(seat) {
            Some((hand, play)) => write_moves(list, table.rules(), hand, play),
            None => list.write_len(0),
        }
    })
}

/// Says what to do for a seat whose player is absent; ddz_table_act does it.
///
/// @param table the table
/// @param seat 0..2
/// @param how DDZ_AUTO_…
/// @param out the action
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (seat or `how`), DDZ_ERR_TABLE, DDZ_ERR_TURN_OVER,
/// DDZ_ERR_TURN_SEAT (nothing is asked of it)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_auto(
    table: *const ddz_table,
    seat: u32,
    how: u32,
    out: *mut ddz_action,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (table, out) = unsafe { (In::new(table)?, Out::new(out)?) };
        // SAFETY: as above.
        let table = unsafe { SizedIn::new(table) }?;
        let seat = seat_of(seat)?;
        let how = Auto::new(how).ok_or(Refusal::Enum)?;
        let table = Table::try_from(&table.read())?;
        let action = table.auto(seat, how).ok_or(match table.phase() {
            Phase::Over => TurnError::Over,
            _ => TurnError::Seat,
        })?;
        out.write(action.into());
        Ok(())
    })
}

/// Writes a table as bytes that mean the same for ever and everywhere, with a
/// checksum at the end (docs/table.md).
///
/// @param table the table
/// @param out room for the bytes, or NULL with cap 0 to ask for the length
/// @param cap bytes that fit in `out`; DDZ_PACKED_MAX is always enough
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_TABLE, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_pack(
    table: *const ddz_table,
    out: *mut u8,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (table, list) = unsafe { (In::new(table)?, List::new(out, cap, out_len)?) };
        // SAFETY: as above.
        let table = unsafe { read_table(table) }?;
        list.write(table.pack().as_slice())
    })
}

/// Reads what ddz_table_pack wrote.
///
/// @param bytes the packed table
/// @param len how many, 0..DDZ_PACKED_MAX
/// @param table its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_LENGTH, DDZ_ERR_FORMAT, DDZ_ERR_CHECKSUM, DDZ_ERR_RULES_…,
/// DDZ_ERR_FLOW_…, DDZ_ERR_TABLE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_table_unpack(
    bytes: *const u8,
    len: u32,
    table: *mut ddz_table,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (bytes, out) = unsafe { (Bytes::new(bytes, len)?, Out::new(table)?) };
        // SAFETY: as above.
        unsafe { SizedIn::new(In::new(table.cast_const())?) }?;
        let bytes = bytes.copy::<{ n::PACKED_MAX as usize }>(Refusal::Length)?;
        let table = Table::unpack(bytes.as_slice())?;
        out.write(ddz_table::from(&table));
        Ok(())
    })
}
