//! `ddz_record_*`.

use super::abi::{ddz_action, ddz_game};
use super::door::input::Borrowed;
use super::door::output::{List, Out, SizedOut};
use super::door::structs::{In, SizedIn};
use super::door::{Arguments, guard};
use super::game_form::Order;
use super::status::Refusal;
use ddz::game::{Record, RecordError};
use ddz::numbers as n;

/// Writes the beginning of a record: the game as it is before the actions that
/// will be appended. A record of a whole deal begins with a new game.
///
/// @param game the game
/// @param out room for the bytes, or NULL with cap 0 to ask for the length
/// @param cap bytes that fit in `out`; DDZ_RECORD_BEGIN_MAX is always enough
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_GAME, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_record_begin(
    game: *const ddz_game,
    out: *mut u8,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (SizedIn::new(game), List::new(out, cap, out_len)) };
        let (game, list) = taken.take()?;
        list.write(game.check()?.begin_record().as_slice())
    })
}

/// Writes the bytes of one action, which the caller puts behind those that it
/// has. They hold the action and a checksum of the state that it led to.
///
/// @param game the game after ddz_game_act has accepted the action
/// @param action that action
/// @param out room for the bytes, or NULL with cap 0 to ask for the length
/// @param cap bytes that fit in `out`; DDZ_RECORD_ENTRY_MAX is always enough
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM, DDZ_ERR_TOO_MANY, DDZ_ERR_GAME, DDZ_ERR_CARD,
/// DDZ_ERR_DUPLICATE, DDZ_ERR_TURN_FIELD, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_record_append(
    game: *const ddz_game,
    action: *const ddz_action,
    out: *mut u8,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                SizedIn::new(game),
                In::new(action),
                List::new(out, cap, out_len),
            )
        };
        let (game, action, list) = taken.take()?;
        let order = Order::new(action)?;
        let game = game.check()?;
        list.write(game.record_entry(&order.action()?).as_slice())
    })
}

/// Plays a record back, or its first `count` actions. A record that was changed
/// is refused at the first action that is not what was played; a checksum keeps
/// off accidents, not forgers.
///
/// @param record the bytes
/// @param len how many, 0..DDZ_RECORD_MAX
/// @param count actions to play, at most; 0xFFFFFFFF plays all
/// @param game the state after them; its struct_size is set by the caller
/// before the call; untouched on an error
/// @param out_index how many were played; on an error that an action makes, the
/// index of that action, counted from 0, and on any other error untouched
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_LENGTH, of the beginning DDZ_ERR_FORMAT, DDZ_ERR_CHECKSUM,
/// DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…, DDZ_ERR_GAME, of an action DDZ_ERR_FORMAT,
/// DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_TURN_…,
/// DDZ_ERR_CHECKSUM
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_record_replay(
    record: *const u8,
    len: u32,
    count: u32,
    game: *mut ddz_game,
    out_index: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        // Nothing is written before the record has been read.
        let taken = unsafe {
            (
                Borrowed::new(record, len, n::RECORD_MAX),
                SizedOut::new(game),
                Out::new(out_index),
            )
        };
        let (record, out, index) = taken.take()?;
        match Record::open(record)?.replay(count) {
            Ok((game, played)) => {
                out.write(ddz_game::from(&game));
                index.write(played);
                Ok(())
            }
            Err(error) => {
                if let RecordError::Action { index: at, .. } = error {
                    index.write(at);
                }
                Err(error.into())
            }
        }
    })
}

/// Reads the action of that index out of a record, without playing it.
///
/// @param record the bytes
/// @param len how many, 0..DDZ_RECORD_MAX
/// @param index counted from 0
/// @param out the action
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_LENGTH (also when
/// there are no more than `index` actions), of the beginning DDZ_ERR_FORMAT,
/// DDZ_ERR_CHECKSUM, DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…, DDZ_ERR_GAME, of an
/// action DDZ_ERR_FORMAT, DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_record_action(
    record: *const u8,
    len: u32,
    index: u32,
    out: *mut ddz_action,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        // Nothing is written before the record has been read.
        let taken = unsafe { (Borrowed::new(record, len, n::RECORD_MAX), Out::new(out)) };
        let (record, out) = taken.take()?;
        let mut actions = Record::open(record)?.actions();
        let action = loop_to(index, &mut actions).ok_or(Refusal::LENGTH)??;
        out.write(action.into());
        Ok(())
    })
}

/// The item of that index, or the first error before it.
fn loop_to<T, E>(
    index: u32,
    items: &mut impl Iterator<Item = Result<T, E>>,
) -> Option<Result<T, E>> {
    for _ in 0..index {
        if let Err(error) = items.next()? {
            return Some(Err(error));
        }
    }
    items.next()
}
