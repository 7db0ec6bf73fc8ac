//! `ddz_hand_*`, `ddz_hint_list`.

use super::abi::{ddz_move, ddz_play, ddz_rules};
use super::door::input::{Hand, OnTable};
use super::door::output::{List, Out};
use super::door::structs::SizedIn;
use super::door::{Arguments, guard};
use ddz::advice;

/// The fewest plays that empty a hand when nobody answers (拆牌).
///
/// @param rules the rule set
/// @param hand card bytes, in any order
/// @param len how many, 0..20
/// @param out_turns how many plays, 0..20; 0 for no cards
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_hand_min_turns(
    rules: *const ddz_rules,
    hand: *const u8,
    len: u32,
    out_turns: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                SizedIn::new(rules),
                Hand::new(hand, len),
                Out::new(out_turns),
            )
        };
        let (rules, hand, out) = taken.take()?;
        let rules = rules.check()?;
        let counts = hand.cards(&rules)?.counts();
        out.write(u32::from(advice::min_turns(&rules, counts)));
        Ok(())
    })
}

/// Takes a hand apart into the fewest plays (理牌): one of the ways, always the
/// same for the same cards, that keeps as many bombs whole as can be (the
/// rocket is one of them).
///
/// In the order in which people lay a hand out: the rocket, bombs from high to
/// low, then the other plays, those with more cards first, equals from high to
/// low. Together the plays are the hand, each card once.
///
/// @param rules the rule set
/// @param hand card bytes, in any order
/// @param len how many, 0..20
/// @param out room for the plays, or NULL with cap 0 to count; `len` is enough
/// @param cap moves that fit in `out`
/// @param out_len how many there are: what ddz_hand_min_turns answers
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_hand_split(
    rules: *const ddz_rules,
    hand: *const u8,
    len: u32,
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
                List::new(out, cap, out_len),
            )
        };
        let (rules, hand, list) = taken.take()?;
        let rules = rules.check()?;
        let split = advice::split(&rules, hand.cards(&rules)?);
        let plays = split.plays();
        list.write_moves(plays.len(), plays.iter().copied())
    })
}

/// What a player is offered (提示), best first: one move for each kind, length
/// and rank that may be played, with its cheapest wings.
///
/// Leading: the play that leaves the fewest turns, then the one that spends no
/// bomb, then the one with the lowest card. Following: plays of the table's
/// kind that leave the fewest turns, then bombs from low to high, then the
/// rocket. A play that empties the hand comes before all. Wings are not taken
/// from a bomb or the rocket while others can be had. docs/hints.md is the
/// whole policy with its reasons.
///
/// @param rules the rule set
/// @param hand card bytes, in any order
/// @param len how many, 0..20
/// @param table the play that must be beaten; NULL or all 0 is a lead, and so is
/// DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
/// @param out room for the moves, or NULL with cap 0 to count; DDZ_HINTS_MAX
/// is enough
/// @param cap moves that fit in `out`
/// @param out_len how many there are; 0 when only a pass is left
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
/// DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_hint_list(
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
        let hints = advice::hints(question, hand.cards(&question)?);
        list.write_moves(hints.len(), hints.iter())
    })
}

/// The longest list of hints that a hand has under these rules.
///
/// @param rules the rule set
/// @param out_max hints; for rules without wild ranks DDZ_HINTS_MAX
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_RULES_…
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_hints_max(rules: *const ddz_rules, out_max: *mut u32) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (SizedIn::new(rules), Out::new(out_max)) };
        let (rules, out) = taken.take()?;
        rules.check()?;
        out.write(advice::Hints::MAX as u32);
        Ok(())
    })
}
