//! `ddz_moves_*`.

use super::abi::{ddz_move, ddz_play, ddz_rules};
use super::door::{Bytes, In, List, Out, SizedRules, Table, guard};
use super::status::Refusal;
use crate::cards::{Cards, CardsError};
use crate::moves;
use crate::plays::TablePlay;
use crate::rules::RuleSet;

/// Lists what may be played: every distinct choice of ranks, a lead in its
/// default reading, a follow in the reading that beats the table. A pass is not
/// listed. The order is for ever: by DDZ_KIND_… number, then length, then rank,
/// then the wings from low to high. Of equal ranks the lowest suits are taken:
/// diamond, club, heart, spade.
///
/// Room for ddz_moves_max(len) moves, or DDZ_MOVES_MAX, is always enough and
/// saves the library a count.
///
/// @param rules the rule set
/// @param hand card bytes, in any order
/// @param len how many, 0..20
/// @param table the play that must be beaten; NULL or all 0 is a lead, and so is
/// DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
/// @param out room for the moves, or NULL with cap 0 to count
/// @param cap moves that fit in `out`
/// @param out_len how many there are
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
/// DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_moves_list(
    rules: *const ddz_rules,
    hand: *const u8,
    len: u32,
    table: *const ddz_play,
    out: *mut ddz_move,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (rules, hand, table, list) = unsafe {
            (
                In::new(rules)?,
                Bytes::new(hand, len)?,
                Table::new(table),
                List::new(out, cap, out_len)?,
            )
        };
        // SAFETY: as above.
        let rules = unsafe { SizedRules::new(rules) }?;
        let hand = hand.as_hand()?;
        let rules = rules.check()?;
        let table = table.check(&rules)?;
        write_moves(list, &rules, hand.cards()?, table)
    })
}

/// Writes a list of moves, or only its length.
#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn write_moves(
    list: List<ddz_move>,
    rules: &RuleSet,
    hand: Cards,
    table: TablePlay,
) -> Result<(), Refusal> {
    let len = hand.len() as u32;
    if list.cap() < moves::moves_max(len).unwrap_or(u32::MAX) {
        list.write_len(count(rules, hand, table))?;
        if list.is_query() {
            return Ok(());
        }
    }
    list.write_len(write_each(list, rules, hand, table))
}

/// Writes the moves that there is room for, and says how many there are.
#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn write_each(list: List<ddz_move>, rules: &RuleSet, hand: Cards, table: TablePlay) -> u32 {
    let mut count = 0;
    moves::entries(rules, hand, table, |entry| {
        list.write_words(count, entry.words());
        count += 1;
    });
    count
}

/// How many moves there are. The code that only counts is fast and not small;
/// where every byte is downloaded, the list is made and thrown away.
fn count(rules: &RuleSet, hand: Cards, table: TablePlay) -> u32 {
    if cfg!(target_family = "wasm") {
        write_each(List::NO_ROOM, rules, hand, table)
    } else {
        moves::count_entries(rules, hand.hand(), table)
    }
}

/// Counts what may be played, without making it.
///
/// @param rules the rule set
/// @param hand card bytes, in any order
/// @param len how many, 0..20
/// @param table the play that must be beaten; NULL or all 0 is a lead, and so is
/// DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
/// @param out_count what ddz_moves_list would write to `out_len`
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_moves_count(
    rules: *const ddz_rules,
    hand: *const u8,
    len: u32,
    table: *const ddz_play,
    out_count: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (rules, hand, table, out) = unsafe {
            (
                In::new(rules)?,
                Bytes::new(hand, len)?,
                Table::new(table),
                Out::new(out_count)?,
            )
        };
        // SAFETY: as above.
        let rules = unsafe { SizedRules::new(rules) }?;
        let hand = hand.as_hand()?;
        let rules = rules.check()?;
        let table = table.check(&rules)?;
        out.write(count(&rules, hand.cards()?, table));
        Ok(())
    })
}

/// The longest list of moves that a hand of that size has under any rule set,
/// so that a buffer can be made once.
///
/// @param hand_len how many cards, 0..20
/// @param out_max moves; for 20 cards DDZ_MOVES_MAX
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_TOO_MANY
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_moves_max(hand_len: u32, out_max: *mut u32) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let out = unsafe { Out::new(out_max) }?;
        let most = moves::moves_max(hand_len).ok_or(Refusal::Cards(CardsError::TooMany))?;
        out.write(most);
        Ok(())
    })
}
