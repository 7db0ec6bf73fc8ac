//! `ddz_hand_*`, `ddz_hint_list`.

use super::abi::ddz_rules;
use super::door::{Bytes, In, Out, SizedRules, guard};
use crate::advice;

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
        let (rules, hand, out) = unsafe {
            (
                In::new(rules)?,
                Bytes::new(hand, len)?,
                Out::new(out_turns)?,
            )
        };
        // SAFETY: as above.
        let rules = unsafe { SizedRules::new(rules) }?;
        let hand = hand.as_hand()?;
        let rules = rules.check()?;
        out.write(u32::from(advice::min_turns(&rules, hand.cards()?.hand())));
        Ok(())
    })
}
