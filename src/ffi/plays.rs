//! `ddz_play_*`.

use super::abi::{ddz_play, ddz_rules};
use super::door::input::{Hand, OnTable};
use super::door::output::{List, Out};
use super::door::structs::SizedIn;
use super::door::{Arguments, guard};
use ddz::plays;

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
        let taken = unsafe { (SizedIn::new(rules), Hand::new(cards, len), Out::new(out)) };
        let (rules, cards, out) = taken.take()?;
        let rules = rules.check()?;
        out.write(plays::classify(&rules, cards.cards(&rules)?).into());
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
        let taken = unsafe {
            (
                SizedIn::new(rules),
                Hand::new(cards, len),
                List::new(out, cap, out_len),
            )
        };
        let (rules, cards, list) = taken.take()?;
        let rules = rules.check()?;
        let readings = plays::readings(&rules, cards.cards(&rules)?.counts());
        let mut plays = [ddz_play::default(); plays::Readings::MAX];
        for (place, &reading) in plays.iter_mut().zip(readings.as_slice()) {
            *place = reading.into();
        }
        list.write(plays.get(..readings.as_slice().len()).unwrap_or(&[]))
    })
}

/// The most readings that any cards have under these rules.
///
/// @param rules the rule set
/// @param out_max readings; for rules without wild ranks DDZ_READINGS_MAX
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_RULES_…
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_readings_max(rules: *const ddz_rules, out_max: *mut u32) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (SizedIn::new(rules), Out::new(out_max)) };
        let (rules, out) = taken.take()?;
        rules.check()?;
        out.write(plays::Readings::MAX as u32);
        Ok(())
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
        let taken = unsafe {
            (
                SizedIn::new(rules),
                OnTable::new(table),
                Hand::new(cards, len),
                Out::new(out),
            )
        };
        let (rules, table, cards, out) = taken.take()?;
        let rules = rules.check()?;
        let question = table.check(&rules)?;
        out.write(question.beats(cards.cards(&question)?.counts()).into());
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
        let taken = unsafe {
            (
                SizedIn::new(rules),
                Hand::new(first, first_len),
                Hand::new(next, next_len),
                Out::new(out_beats),
            )
        };
        let (rules, first, next, out) = taken.take()?;
        let rules = rules.check()?;
        let (first, next) = (first.cards(&rules)?, next.cards(&rules)?);
        let beats = plays::compare(&rules, first.counts(), next.counts());
        out.write(u8::from(beats));
        Ok(())
    })
}
