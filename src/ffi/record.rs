//! `ddz_record_*`.

use super::abi::{ddz_action, ddz_table};
use super::door::{Bytes, In, List, Out, SizedIn, guard};
use super::status::Refusal;
use super::table_form::Order;
use crate::numbers as n;
use crate::table::{Record, RecordError, Table};

/// Writes the beginning of a record: the table as it is before the actions that
/// will be appended. A record of a whole deal begins with a new table.
///
/// @param table the table
/// @param out room for the bytes, or NULL with cap 0 to ask for the length
/// @param cap bytes that fit in `out`; DDZ_RECORD_BEGIN_MAX is always enough
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_TABLE, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_record_begin(
    table: *const ddz_table,
    out: *mut u8,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (table, list) = unsafe { (In::new(table)?, List::new(out, cap, out_len)?) };
        // SAFETY: as above.
        let table = unsafe { SizedIn::new(table) }?;
        let table = Table::try_from(&table.read())?;
        list.write(table.begin_record().as_slice())
    })
}

/// Writes the bytes of one action, which the caller puts behind those that he
/// has. They hold the action and a checksum of the state that it led to.
///
/// @param table the table after ddz_table_act has accepted the action
/// @param action that action
/// @param out room for the bytes, or NULL with cap 0 to ask for the length
/// @param cap bytes that fit in `out`; DDZ_RECORD_ENTRY_MAX is always enough
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM, DDZ_ERR_TOO_MANY, DDZ_ERR_TABLE, DDZ_ERR_CARD,
/// DDZ_ERR_DUPLICATE, DDZ_ERR_TURN_FIELD, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_record_append(
    table: *const ddz_table,
    action: *const ddz_action,
    out: *mut u8,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (table, action, list) = unsafe {
            (
                In::new(table)?,
                In::new(action)?,
                List::new(out, cap, out_len)?,
            )
        };
        // SAFETY: as above.
        let table = unsafe { SizedIn::new(table) }?;
        let order = Order::new(action.read())?;
        let table = Table::try_from(&table.read())?;
        list.write(table.record_entry(&order.action()?).as_slice())
    })
}

/// Plays a record back, or its first `count` actions. A record that was changed
/// is refused at the first action that is not what was played; a checksum keeps
/// off accidents, not forgers.
///
/// @param record the bytes
/// @param len how many, 0..DDZ_RECORD_MAX
/// @param count actions to play, at most; 0xFFFFFFFF plays all
/// @param table the state after them; its struct_size is set by the caller
/// before the call; untouched on an error
/// @param out_index how many were played; on an error that an action makes, the
/// index of that action, counted from 0, and on any other error untouched
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_LENGTH, of the beginning DDZ_ERR_FORMAT, DDZ_ERR_CHECKSUM,
/// DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…, DDZ_ERR_TABLE, of an action DDZ_ERR_FORMAT,
/// DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_TURN_…,
/// DDZ_ERR_CHECKSUM
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_record_replay(
    record: *const u8,
    len: u32,
    count: u32,
    table: *mut ddz_table,
    out_index: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (record, out, index) = unsafe {
            (
                Bytes::new(record, len)?,
                Out::new(table)?,
                Out::new(out_index)?,
            )
        };
        // SAFETY: as above.
        unsafe { SizedIn::new(In::new(table.cast_const())?) }?;
        let result = {
            // SAFETY: nothing is written before the slice is gone.
            let record = unsafe { record.borrow(n::RECORD_MAX) }?;
            Record::open(record)?.replay(count)
        };
        match result {
            Ok((table, played)) => {
                out.write(ddz_table::from(&table));
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
/// DDZ_ERR_CHECKSUM, DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…, DDZ_ERR_TABLE, of an
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
        let (record, out) = unsafe { (Bytes::new(record, len)?, Out::new(out)?) };
        let action = {
            // SAFETY: nothing is written before the slice is gone.
            let record = unsafe { record.borrow(n::RECORD_MAX) }?;
            let mut actions = Record::open(record)?.actions();
            loop_to(index, &mut actions).ok_or(Refusal::Length)??
        };
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
