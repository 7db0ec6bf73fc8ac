//! `ddz_moves_*`.

use super::abi::{ddz_move, ddz_play, ddz_rules};
use super::door::input::{Hand, OnTable};
use super::door::output::{List, Out};
use super::door::structs::SizedIn;
use super::door::{Arguments, guard};
use super::status::Refusal;
use ddz::cards::Cards;
use ddz::moves;
use ddz::numbers as n;
use ddz::plays::Question;

/// Lists what may be played: every distinct choice of ranks, a lead in its
/// default reading, a follow in the reading that beats the table. A pass is not
/// listed. The order is for ever: by DDZ_KIND_… number, then length, then rank,
/// then the wings from low to high. Of equal ranks the lowest suits are taken:
/// diamond, club, heart, spade.
///
/// Room for as many moves as ddz_moves_max says is always enough and saves the
/// library a count.
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
        let taken = unsafe {
            (
                SizedIn::new(rules),
                Hand::new(hand, len),
                OnTable::new(table),
                List::new(out, cap, out_len),
            )
        };
        let (rules, hand, table, list) = taken.take()?;
        let rules = rules.check()?;
        let question = table.check(&rules)?;
        write_moves(list, question, hand.cards(&question)?)
    })
}

/// Writes a list of moves, or only its length.
#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn write_moves(
    list: List<ddz_move>,
    question: Question<'_>,
    hand: Cards,
) -> Result<(), Refusal> {
    let most = moves::moves_max(question.rules(), hand.len() as u32).unwrap_or(u32::MAX);
    if !list.has_room(most) {
        list.write_len(count(question, hand))?;
        if list.is_query() {
            return Ok(());
        }
    }
    list.write_len(write_each(list, question, hand))
}

/// Writes the moves that there is room for, and says how many there are.
#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn write_each(list: List<ddz_move>, question: Question<'_>, hand: Cards) -> u32 {
    let mut count = 0;
    // By value: the compiler then sees that nothing that is written is the list.
    let counted = &mut count;
    moves::for_each(question, hand, move |found| {
        list.write_move(*counted, &found);
        *counted += 1;
    });
    count
}

/// How many moves there are. The code that only counts is fast and not small;
/// where every byte is downloaded, the list is made and thrown away.
fn count(question: Question<'_>, hand: Cards) -> u32 {
    if cfg!(target_family = "wasm") {
        write_each(List::NO_ROOM, question, hand)
    } else {
        moves::count(question, hand.counts())
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
        let taken = unsafe {
            (
                SizedIn::new(rules),
                Hand::new(hand, len),
                OnTable::new(table),
                Out::new(out_count),
            )
        };
        let (rules, hand, table, out) = taken.take()?;
        let rules = rules.check()?;
        let question = table.check(&rules)?;
        out.write(count(question, hand.cards(&question)?));
        Ok(())
    })
}

/// The longest list of moves that a hand of that size has under these rules, so
/// that a buffer can be made once.
///
/// @param rules the rule set
/// @param hand_len how many cards, 0..20
/// @param out_max moves; for 20 cards and rules without wild ranks DDZ_MOVES_MAX
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_RULES_…
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_moves_max(
    rules: *const ddz_rules,
    hand_len: u32,
    out_max: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (SizedIn::new(rules), Out::new(out_max)) };
        let (rules, out) = taken.take()?;
        let too_many = Refusal::TOO_MANY;
        // A length stands before the rules.
        if hand_len > n::CARDS_MAX {
            return Err(too_many);
        }
        out.write(moves::moves_max(&rules.check()?, hand_len).ok_or(too_many)?);
        Ok(())
    })
}
