//! `ddz_game_*`: making one, acting at it, packing it.

use core::mem::MaybeUninit;

use super::abi::{ddz_action, ddz_flow, ddz_game, ddz_move, ddz_rules};
use super::door::input::{Exactly, Named, UpTo};
use super::door::output::{List, Out, SizedOut};
use super::door::structs::{In, SizedIn, SizedInOut, Whole};
use super::door::{Arguments, guard};
use super::flow::flow_of;
use super::game_form::{NO_ACTION, Order, named_seat};
use super::moves::write_moves;
use super::status::Refusal;
use ddz::cards::SEED_LEN;
use ddz::game::{Auto, Game, Legal, Phase, TurnError};
use ddz::numbers as n;

/// What ddz_game_pack writes.
type PackedBytes = UpTo<{ n::PACKED_MAX as usize }>;

/// Makes a game whose decks come from a seed, and deals.
///
/// The first deck is that of ddz_deck_shuffle: its first 17 cards are seat 0's,
/// the next 17 seat 1's, the next 17 seat 2's, the last three the bottom. Who
/// knows the seed knows every card, so it stays on the server.
///
/// @param rules the rule set
/// @param flow the flow
/// @param seed32 32 random bytes
/// @param first_seat who bids first, 0..2, unless the flow draws one
/// @param game its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_new(
    rules: *const ddz_rules,
    flow: *const ddz_flow,
    seed32: *const u8,
    first_seat: u32,
    game: *mut ddz_game,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (rules, flow, seed, out) = unsafe {
            (
                SizedIn::new(rules),
                SizedIn::new(flow),
                In::<[u8; SEED_LEN]>::new(seed32.cast()),
                SizedOut::new(game),
            )
        };
        let (rules, flow, seed, first_seat, out) =
            (rules, flow, seed, named_seat(first_seat), out).take()?;
        let rules = rules.check()?;
        let flow = flow_of(&flow.read())?;
        let game = Game::new(rules, flow, &seed, first_seat);
        out.write(ddz_game::from(&game));
        Ok(())
    })
}

/// Makes a game with a given deck, dealt as ddz_game_new deals. It never
/// redeals: where it would, the deal ends without a landlord, and the caller
/// makes another game. Where the flow draws the first bidder, it is
/// `first_seat`.
///
/// @param rules the rule set
/// @param flow the flow
/// @param deck the cards in the order in which they are dealt
/// @param len how many: DDZ_DECK_LEN
/// @param first_seat who bids first, 0..2
/// @param game its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_LENGTH, DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…,
/// DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_new_dealt(
    rules: *const ddz_rules,
    flow: *const ddz_flow,
    deck: *const u8,
    len: u32,
    first_seat: u32,
    game: *mut ddz_game,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (rules, flow, deck, out) = unsafe {
            (
                SizedIn::new(rules),
                SizedIn::new(flow),
                Exactly::new(deck, len),
                SizedOut::new(game),
            )
        };
        let (rules, flow, first_seat, deck, out) =
            (rules, flow, named_seat(first_seat), deck, out).take()?;
        let rules = rules.check()?;
        let flow = flow_of(&flow.read())?;
        let game = Game::dealt(rules, flow, &deck, first_seat)?;
        out.write(ddz_game::from(&game));
        Ok(())
    })
}

impl Whole<ddz_game> {
    /// The game, if it is a possible one.
    pub(super) fn check(self) -> Result<Game, Refusal> {
        let mut room = MaybeUninit::uninit();
        // SAFETY: a call writes last.
        Ok(Game::try_from(unsafe { self.look(&mut room) })?)
    }
}

/// Says whether the bytes hold together as the state of a deal: every card in
/// one place, answers that lead to this landlord, a trick that turns can come
/// to. Plays of earlier tricks are counted and not judged; a record does that.
/// Every other call checks the same first.
///
/// @param game the game
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_GAME
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_check(game: *const ddz_game) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (game,) = (unsafe { SizedIn::new(game) },).take()?;
        game.check()?;
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
/// @param game changed when the answer is DDZ_OK
/// @param action what the seat wants
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (seat, kind, value of DOUBLE and SHOW, kind of `play`),
/// DDZ_ERR_TOO_MANY, DDZ_ERR_GAME, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
/// DDZ_ERR_TURN_FIELD, DDZ_ERR_TURN_STALE, DDZ_ERR_TURN_OVER, DDZ_ERR_TURN_PHASE,
/// DDZ_ERR_TURN_SEAT, DDZ_ERR_TURN_DECIDED, DDZ_ERR_TURN_BID_RANGE,
/// DDZ_ERR_TURN_BID_LOW, DDZ_ERR_TURN_DOUBLE, DDZ_ERR_TURN_SHOW,
/// DDZ_ERR_TURN_LEAD, DDZ_ERR_TURN_NOT_HELD, DDZ_ERR_TURN_NOT_A_PLAY,
/// DDZ_ERR_TURN_READING, DDZ_ERR_TURN_NOT_HIGHER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_act(game: *mut ddz_game, action: *const ddz_action) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (game, action) = unsafe { (SizedInOut::new(game), In::new(action)) };
        let ((game, change), action) = (game, action).take()?;
        let order = Order::new(action)?;
        let mut game = game.check()?;
        let turn = order.turn();
        let action = order.action()?;
        game.expect_turn(turn)?;
        game.act(&action)?;
        change.by(|raw| raw.update(&game));
        Ok(())
    })
}

/// Lists what a seat may do now besides playing cards, for which there is
/// ddz_game_moves. Each entry may be given to ddz_game_act as it is; a pass
/// comes first. A seat that nothing is asked of has an empty list.
/// DDZ_ACTION_TIMEOUT is always accepted from a seat that is waited for and is
/// not listed.
///
/// @param game the game
/// @param seat 0..2
/// @param out room for the actions, or NULL with cap 0 to count
/// @param cap actions that fit in `out`; DDZ_LEGAL_MAX is always enough
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_legal(
    game: *const ddz_game,
    seat: u32,
    out: *mut ddz_action,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (game, list) = unsafe { (SizedIn::new(game), List::new(out, cap, out_len)) };
        let (game, seat, list) = (game, named_seat(seat), list).take()?;
        let legal = game.check()?.legal(seat);
        let mut actions = [NO_ACTION; Legal::MAX];
        for (place, action) in actions.iter_mut().zip(legal.iter()) {
            *place = action.into();
        }
        list.write(actions.get(..legal.len()).unwrap_or(&[]))
    })
}

/// Lists what a seat may play now, as ddz_moves_list lists it; nothing when it
/// is not its turn to play. A pass is not listed: ddz_game_legal says whether
/// there is one.
///
/// @param game the game
/// @param seat 0..2
/// @param out room for the moves, or NULL with cap 0 to count
/// @param cap moves that fit in `out`; DDZ_MOVES_MAX is always enough
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_moves(
    game: *const ddz_game,
    seat: u32,
    out: *mut ddz_move,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (game, list) = unsafe { (SizedIn::new(game), List::new(out, cap, out_len)) };
        let (game, seat, list) = (game, named_seat(seat), list).take()?;
        match game.check()?.to_play(seat) {
            Some((hand, question)) => write_moves(list, question, hand),
            None => list.write_len(0),
        }
    })
}

/// Says what to do for a seat whose player is absent; ddz_game_act does it.
///
/// @param game the game
/// @param seat 0..2
/// @param how DDZ_AUTO_…
/// @param out the action
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_ENUM (seat or `how`), DDZ_ERR_GAME, DDZ_ERR_TURN_OVER,
/// DDZ_ERR_TURN_SEAT (nothing is asked of it)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_auto(
    game: *const ddz_game,
    seat: u32,
    how: u32,
    out: *mut ddz_action,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (game, out) = unsafe { (SizedIn::new(game), Out::new(out)) };
        let how = Named::new(Auto::new(how));
        let (game, seat, how, out) = (game, named_seat(seat), how, out).take()?;
        let game = game.check()?;
        let action = game.auto(seat, how).ok_or(match game.phase() {
            Phase::Over => TurnError::Over,
            _ => TurnError::Seat,
        })?;
        out.write(action.into());
        Ok(())
    })
}

/// Writes a game as bytes that mean the same for ever and everywhere, with a
/// checksum at the end (docs/game.md).
///
/// @param game the game
/// @param out room for the bytes, or NULL with cap 0 to ask for the length
/// @param cap bytes that fit in `out`; DDZ_PACKED_MAX is always enough
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_GAME, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_pack(
    game: *const ddz_game,
    out: *mut u8,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (SizedIn::new(game), List::new(out, cap, out_len)) };
        let (game, list) = taken.take()?;
        list.write(game.check()?.pack().as_slice())
    })
}

/// Reads what ddz_game_pack wrote.
///
/// @param bytes the packed game
/// @param len how many, 0..DDZ_PACKED_MAX
/// @param game its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_LENGTH, DDZ_ERR_FORMAT, DDZ_ERR_CHECKSUM, DDZ_ERR_RULES_…,
/// DDZ_ERR_FLOW_…, DDZ_ERR_GAME
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_game_unpack(bytes: *const u8, len: u32, game: *mut ddz_game) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                PackedBytes::new(bytes, len, Refusal::LENGTH),
                SizedOut::new(game),
            )
        };
        let (bytes, out) = taken.take()?;
        let game = Game::unpack(bytes.as_slice())?;
        out.write(ddz_game::from(&game));
        Ok(())
    })
}
