//! `ddz_play_*`.

use super::abi::{ddz_play, ddz_rules};
use super::door::{Bytes, In, List, Out, SizedRules, Table, guard};
use crate::plays;

/// Names a play, in the default reading: rocket, bomb, shuttle, plane without
/// wings, then the longest body, then the highest. The order of the cards never
/// matters.
///
/// @param rules the rule set
/// @param cards card bytes, in any order
/// @param len how many, 0..20
/// @param out the play; DDZ_KIND_NONE when the cards are none
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_play_classify(
    rules: *const ddz_rules,
    cards: *const u8,
    len: u32,
    out: *mut ddz_play,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (rules, cards, out) =
            unsafe { (In::new(rules)?, Bytes::new(cards, len)?, Out::new(out)?) };
        // SAFETY: as above.
        let rules = unsafe { SizedRules::new(rules) }?;
        let cards = cards.as_hand()?;
        let rules = rules.check()?;
        out.write(plays::classify_packed(&rules, cards.cards()?.hand()).into());
        Ok(())
    })
}

/// Lists every reading of the cards, the default one first. At most 3.
///
/// @param rules the rule set
/// @param cards card bytes, in any order
/// @param len how many, 0..20
/// @param out room for the readings, or NULL with cap 0 to count
/// @param cap plays that fit in `out`
/// @param out_len how many there are; 0 when the cards are not a play
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_play_readings(
    rules: *const ddz_rules,
    cards: *const u8,
    len: u32,
    out: *mut ddz_play,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (rules, cards, list) = unsafe {
            (
                In::new(rules)?,
                Bytes::new(cards, len)?,
                List::new(out, cap, out_len)?,
            )
        };
        // SAFETY: as above.
        let rules = unsafe { SizedRules::new(rules) }?;
        let cards = cards.as_hand()?;
        let rules = rules.check()?;
        let readings = plays::readings(&rules, cards.cards()?.hand());
        let mut plays = [ddz_play::default(); plays::Readings::MAX];
        for (place, &reading) in plays.iter_mut().zip(readings.as_slice()) {
            *place = reading.into();
        }
        list.write(plays.get(..readings.as_slice().len()).unwrap_or(&[]))
    })
}

/// May these cards be played on the table, and as what? Cards that have a
/// reading of the bomb class are taken as that and nothing else; otherwise
/// the reading of the table's kind and length with the highest body counts.
///
/// @param rules the rule set
/// @param table the play that must be beaten; NULL or all 0 is a lead, and so is
/// DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
/// @param cards card bytes, in any order
/// @param len how many, 0..20
/// @param out the reading that beats the table; DDZ_KIND_NONE when none does
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_play_beats(
    rules: *const ddz_rules,
    table: *const ddz_play,
    cards: *const u8,
    len: u32,
    out: *mut ddz_play,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (rules, table, cards, out) = unsafe {
            (
                In::new(rules)?,
                Table::new(table),
                Bytes::new(cards, len)?,
                Out::new(out)?,
            )
        };
        // SAFETY: as above.
        let rules = unsafe { SizedRules::new(rules) }?;
        let cards = cards.as_hand()?;
        let rules = rules.check()?;
        let table = table.check(&rules)?;
        let cards = cards.cards()?;
        out.write(plays::beats_packed(&rules, table, cards.hand()).into());
        Ok(())
    })
}

/// May `next` be played on `first`, taken in its default reading? For those who
/// keep no resolved play; ddz_play_beats is the better question. The cards of
/// `first` are judged before those of `next`.
///
/// @param rules the rule set
/// @param first card bytes on the table; none is a lead
/// @param first_len how many, 0..20
/// @param next card bytes, in any order
/// @param next_len how many, 0..20
/// @param out_beats 1 or 0; 0 when `first` is not a play
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_play_compare(
    rules: *const ddz_rules,
    first: *const u8,
    first_len: u32,
    next: *const u8,
    next_len: u32,
    out_beats: *mut u8,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (rules, first, next, out) = unsafe {
            (
                In::new(rules)?,
                Bytes::new(first, first_len)?,
                Bytes::new(next, next_len)?,
                Out::new(out_beats)?,
            )
        };
        // SAFETY: as above.
        let rules = unsafe { SizedRules::new(rules) }?;
        let (first, next) = (first.as_hand()?, next.as_hand()?);
        let rules = rules.check()?;
        let (first, next) = (first.cards()?.hand(), next.cards()?.hand());
        out.write(u8::from(plays::compare(&rules, first, next)));
        Ok(())
    })
}
