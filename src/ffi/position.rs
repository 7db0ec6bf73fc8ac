//! `ddz_position_*`.

use super::abi::{ddz_game, ddz_play, ddz_position, ddz_rules};
use super::c_char;
use super::door::input::{Declaration, Hand, Text};
use super::door::output::{List, SizedOut};
use super::door::structs::{SizedIn, SizedInOut};
use super::door::{Arguments, guard};
use super::game_form::{declared, size};
use super::status::Refusal;
use ddz::cards::{Counts, Rank};
use ddz::numbers as n;
use ddz::plays::Play;
use ddz::position::{Description, Position, PositionError};
use ddz::rules::RuleSet;

/// Says whether a position is one that play can have come to: no rank more often
/// than in a deck, no hand above 20 cards, a play on the table that the rule set
/// has and that the other cards leave room for, and turns that lead to the seat
/// that is to move (docs/position.md). Every other call checks the same first.
///
/// @param rules the rule set
/// @param position the position
/// @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_RULES_…, or the
/// first of DDZ_ERR_POSITION_SWITCH, DDZ_ERR_POSITION_DECK, DDZ_ERR_PLAY,
/// DDZ_ERR_POSITION_SEATS, DDZ_ERR_POSITION_SEAT, DDZ_ERR_POSITION_HANDICAP,
/// DDZ_ERR_POSITION_ABSENT, DDZ_ERR_POSITION_HAND, DDZ_ERR_POSITION_EMPTY,
/// DDZ_ERR_POSITION_TABLE_SEAT, DDZ_ERR_POSITION_OVER, DDZ_ERR_POSITION_TABLE,
/// DDZ_ERR_POSITION_PASSED, DDZ_ERR_POSITION_ROCKET, DDZ_ERR_POSITION_RESERVED
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_position_check(
    rules: *const ddz_rules,
    position: *const ddz_position,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (SizedIn::new(rules), SizedIn::new(position)) };
        let (rules, position) = taken.take()?;
        let rules = rules.check()?;
        checked(Some(&rules), &position.read())?;
        Ok(())
    })
}

/// Plays cards for the seat that is to move, or passes, or says why not and
/// changes nothing. The position is over when a hand is empty; `to_move` then
/// keeps whose it is.
///
/// Unless a play is declared, a lead is read as ddz_play_classify reads it and a
/// follow as ddz_play_beats does.
///
/// @param rules the rule set
/// @param position changed when the answer is DDZ_OK
/// @param cards card bytes, in any order; their suits do not matter
/// @param len how many, 1..20; 0 passes
/// @param declared what the cards are declared to be; NULL or all 0 leaves it to
/// the rules
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the declared kind), DDZ_ERR_TOO_MANY, DDZ_ERR_RULES_…,
/// DDZ_ERR_PLAY, DDZ_ERR_POSITION_… as ddz_position_check has them, DDZ_ERR_CARD,
/// DDZ_ERR_DUPLICATE, DDZ_ERR_TURN_FIELD (a pass that declares something, or a
/// declaration without a kind that is not all 0), DDZ_ERR_TURN_OVER,
/// DDZ_ERR_TURN_LEAD, DDZ_ERR_POSITION_MUST_BEAT, DDZ_ERR_TURN_NOT_HELD,
/// DDZ_ERR_TURN_NOT_A_PLAY, DDZ_ERR_TURN_READING, DDZ_ERR_TURN_NOT_HIGHER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_position_play(
    rules: *const ddz_rules,
    position: *mut ddz_position,
    cards: *const u8,
    len: u32,
    declared: *const ddz_play,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                SizedIn::new(rules),
                SizedInOut::new(position),
                Hand::new(cards, len),
                Declaration::new(declared),
            )
        };
        let (rules, (given, change), cards, declaration) = taken.take()?;
        let rules = rules.check()?;
        let mut position = checked(Some(&rules), &given.read())?;
        let counts = cards.cards(&position)?.counts();
        let reading = reading(declaration, counts.len())?;
        if counts.is_empty() {
            let _ = position.try_pass(&rules)?;
        } else {
            let _ = position.try_play(&rules, counts, reading)?;
        }
        change.by(|place| *place = ddz_position::from(&position));
        Ok(())
    })
}

/// Fills `out` with the position of a game, every hand of it open: for the server,
/// and for whoever may see all hands when the deal is over.
///
/// @param game the game
/// @param out its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_GAME, DDZ_ERR_POSITION_PHASE (neither in DDZ_PHASE_PLAY nor won)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_position_from_game(
    game: *const ddz_game,
    out: *mut ddz_position,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (SizedIn::new(game), SizedOut::new(out)) };
        let (game, place) = taken.take()?;
        let game = game.check()?;
        place.write(ddz_position::from(&Position::from_game(&game)?));
        Ok(())
    })
}

/// Reads a position from a line of text, such as `A/4449/68J 0 1 0:333+1`: the
/// hands of the seats, the seat that plays alone, the seat that is to move, what
/// lies on the table and whose it is, then `must_beat` and `rocket_ends_trick`
/// where they hold (docs/position.md).
///
/// @param rules the rule set
/// @param text UTF-8 without a NUL
/// @param text_len bytes of text, 0..DDZ_TEXT_MAX
/// @param out its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_LENGTH, DDZ_ERR_RULES_…, DDZ_ERR_TEXT (not that form), DDZ_ERR_PLAY,
/// DDZ_ERR_POSITION_… as ddz_position_check has them
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_position_parse(
    rules: *const ddz_rules,
    text: *const c_char,
    text_len: u32,
    out: *mut ddz_position,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                SizedIn::new(rules),
                Text::new(text.cast(), text_len, Refusal::LENGTH),
                SizedOut::new(out),
            )
        };
        let (rules, text, place) = taken.take()?;
        let rules = rules.check()?;
        let text = core::str::from_utf8(text.as_slice()).map_err(|_| Refusal::TEXT)?;
        place.write(ddz_position::from(&Position::parse(&rules, text)?));
        Ok(())
    })
}

/// Writes a position as the line that ddz_position_parse reads back, each always
/// in the same words. It does not matter by which rules it is played.
///
/// @param position the position
/// @param out room for UTF-8 text, or NULL with cap 0 to count; no NUL is
/// written; DDZ_POSITION_TEXT_MAX bytes always do
/// @param cap bytes that fit in `out`
/// @param out_len bytes of text
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_PLAY (a table that no rule set has), DDZ_ERR_POSITION_… as
/// ddz_position_check has them, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_position_format(
    position: *const ddz_position,
    out: *mut c_char,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                SizedIn::new(position),
                List::new(out.cast::<u8>(), cap, out_len),
            )
        };
        let (position, list) = taken.take()?;
        let position = checked(None, &position.read())?;
        list.write(position.text().as_str().as_bytes())
    })
}

/// What so many cards are declared to be.
fn reading(declaration: ddz_play, len: u8) -> Result<Play, Refusal> {
    if declaration == ddz_play::default() {
        Ok(Play::NONE)
    } else if declaration.kind == n::KIND_NONE || len == 0 {
        Err(Refusal::FIELD)
    } else {
        Ok(declared(declaration, len))
    }
}

/// The counts of one seat.
type HandCounts = [u8; Rank::COUNT];

/// The position that the struct describes.
pub(super) fn checked(rules: Option<&RuleSet>, p: &ddz_position) -> Result<Position, Refusal> {
    let [must_beat, rocket_ends_trick] = [p.must_beat, p.rocket_ends_trick];
    if must_beat > 1 || rocket_ends_trick > 1 {
        return Err(Refusal::POSITION_SWITCH);
    }
    let mut described = Description {
        seats: p.seats,
        solo: p.solo,
        to_move: p.to_move,
        table_seat: (p.table_seat != n::SEAT_NONE).then_some(p.table_seat),
        passed: p.passed,
        handicap: p.handicap,
        must_beat: must_beat > 0,
        rocket_ends_trick: rocket_ends_trick > 0,
        ..Description::default()
    };
    let (hands, _) = p.counts.as_chunks::<{ size_of::<HandCounts>() }>();
    for (place, hand) in described.hands.iter_mut().zip(hands) {
        *place = Counts::from_counts(hand).ok_or(PositionError::Deck)?;
    }
    described.table = Play::from_bytes(p.table.into()).ok_or(PositionError::Play)?;
    let position = match rules {
        Some(rules) => Position::new(rules, &described),
        None => Position::under_some_rules(&described),
    }?;
    if p.reserved != [0; 8] {
        return Err(Refusal::POSITION_RESERVED);
    }
    Ok(position)
}

impl From<&Position> for ddz_position {
    fn from(position: &Position) -> ddz_position {
        let d = position.description();
        let mut counts = [0; 60];
        let (hands, _) = counts.as_chunks_mut::<{ size_of::<HandCounts>() }>();
        for (places, hand) in hands.iter_mut().zip(d.hands) {
            for (place, rank) in places.iter_mut().zip(Rank::all()) {
                *place = hand.count(rank);
            }
        }
        ddz_position {
            struct_size: size::<ddz_position>(),
            counts,
            table: d.table.into(),
            seats: d.seats,
            solo: d.solo,
            to_move: d.to_move,
            table_seat: d.table_seat.unwrap_or(n::SEAT_NONE),
            passed: d.passed,
            handicap: d.handicap,
            must_beat: d.must_beat.into(),
            rocket_ends_trick: d.rocket_ends_trick.into(),
            reserved: [0; 8],
        }
    }
}
