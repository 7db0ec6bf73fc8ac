//! `ddz_solve_*`.

use super::abi::{ddz_move, ddz_play, ddz_position, ddz_rules, ddz_solve_value, ddz_solved};
use super::door::input::Named;
use super::door::memory::Memory;
use super::door::output::{List, Out, SizedOut};
use super::door::structs::SizedIn;
use super::door::{Arguments, guard};
use super::game_form::size;
use super::position::checked;
use ddz::cards::{Cards, Counts, Rank, from_ranks};
use ddz::moves::{self, Move};
use ddz::numbers as n;
use ddz::position::{Position, Side};
use ddz::rules::RuleSet;
use ddz::solve::{Goal, Solver, Turn};

/// Prepares memory for a question about a position with open hands. The memory is
/// the caller's: it holds all that is known and nothing else does, so that it can be
/// copied, kept and handed on, and is given up whenever it is no longer wanted. It
/// may lie at any address.
///
/// @param rules the rule set
/// @param position the position
/// @param goal DDZ_GOAL_…
/// @param memory room for the solver; what was in it is lost
/// @param memory_len bytes, DDZ_SOLVE_MEMORY_MIN or more; 1 MiB is enough for most
/// positions, and more never changes an answer
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM,
/// DDZ_ERR_SOLVE_MEMORY, DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_POSITION_… as
/// ddz_position_check has them, DDZ_ERR_SOLVE_OVER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_solve_begin(
    rules: *const ddz_rules,
    position: *const ddz_position,
    goal: u32,
    memory: *mut u8,
    memory_len: u32,
) -> i32 {
    guard(|| {
        let goal = Named::new(u8::try_from(goal).ok().and_then(Goal::of));
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                SizedIn::new(rules),
                SizedIn::new(position),
                goal,
                Memory::new(memory, memory_len),
            )
        };
        let (rules, position, goal, memory) = taken.take()?;
        let rules = rules.check()?;
        let position = checked(Some(&rules), &position.read())?;
        // SAFETY: all else has been copied.
        let memory = unsafe { memory.as_slice() };
        Solver::begin(&rules, &position, goal, memory)?;
        Ok(())
    })
}

/// Looks at so many more positions, at most: some hundred are a slice for a frame of
/// a game, a million take about a second. Neither the answers nor the number of
/// positions that they take depend on the slices.
///
/// @param memory what ddz_solve_begin has prepared
/// @param memory_len the same length as there
/// @param nodes positions
/// @param out_done 1 when all is answered that was asked, else 0
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_SOLVE_MEMORY,
/// DDZ_ERR_SOLVE_UNPREPARED
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_solve_think(
    memory: *mut u8,
    memory_len: u32,
    nodes: u32,
    out_done: *mut u8,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (Memory::new(memory, memory_len), Out::new(out_done)) };
        let (memory, out) = taken.take()?;
        // SAFETY: nothing is written before it is no longer in use.
        let done = Solver::resume(unsafe { memory.as_slice() })?.think(nodes.into());
        out.write(done.into());
        Ok(())
    })
}

/// Fills `out` with what is known so far: who wins, what the seat to move should do,
/// and how many positions it took.
///
/// With DDZ_GOAL_LINE the move is the first of the line, for the side that loses too.
/// Otherwise it is a move that wins, and the side that loses has none.
///
/// @param memory what ddz_solve_begin has prepared
/// @param memory_len the same length as there
/// @param out its struct_size is set by the caller before the call
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
/// DDZ_ERR_SOLVE_MEMORY, DDZ_ERR_SOLVE_UNPREPARED
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_solve_best(
    memory: *mut u8,
    memory_len: u32,
    out: *mut ddz_solved,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (Memory::new(memory, memory_len), SizedOut::new(out)) };
        let (memory, out) = taken.take()?;
        // SAFETY: nothing is written before it is no longer in use.
        let solver = Solver::resume(unsafe { memory.as_slice() })?;
        let best = solver.best().ok().flatten();
        let turn = best.map(|turn| in_cards(solver.rules(), solver.position(), turn));
        let solved = ddz_solved {
            struct_size: size::<ddz_solved>(),
            nodes: solver.nodes() as u32,
            nodes_high: (solver.nodes() >> 32) as u32,
            best: turn.unwrap_or(PASS),
            winner: solver.winner().map_or(n::SIDE_UNKNOWN, side),
            has_best: best.is_some().into(),
            done: solver.is_done().into(),
            plays: solver.plays().unwrap_or(0),
            reserved: [0; 24],
        };
        out.write(solved);
        Ok(())
    })
}

/// Lists the moves to the end, passes among them: the side that wins takes the first
/// move that is the fastest, the other side the first that holds out longest, in the
/// order of ddz_moves_list, a pass last. Fast and long are by the plays that the side
/// that wins still has to make.
///
/// @param memory what ddz_solve_begin has prepared with DDZ_GOAL_LINE
/// @param memory_len the same length as there
/// @param out room for the moves, or NULL with cap 0 to count; DDZ_SOLVE_LINE_MAX
/// always do; a pass is all 0
/// @param cap moves that fit in `out`
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_SOLVE_MEMORY,
/// DDZ_ERR_SOLVE_UNPREPARED, DDZ_ERR_SOLVE_GOAL, DDZ_ERR_SOLVE_UNKNOWN,
/// DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_solve_line(
    memory: *mut u8,
    memory_len: u32,
    out: *mut ddz_move,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                Memory::new(memory, memory_len),
                List::new(out, cap, out_len),
            )
        };
        let (memory, list) = taken.take()?;
        // SAFETY: nothing is written before it is no longer in use.
        let solver = Solver::resume(unsafe { memory.as_slice() })?;
        let mut line = [PASS; n::SOLVE_LINE_MAX as usize];
        let mut len = 0;
        let mut position = *solver.position();
        for (place, turn) in line.iter_mut().zip(solver.line()?) {
            *place = in_cards(solver.rules(), &position, turn);
            position = turn.make(&position);
            len += 1;
        }
        list.write(line.get(..len).unwrap_or(&[]))
    })
}

/// Lists every move of the seat that is to move, in the order of ddz_moves_list, a
/// pass last where one may pass, and who wins behind each.
///
/// @param memory what ddz_solve_begin has prepared with DDZ_GOAL_ALL
/// @param memory_len the same length as there
/// @param out room for the moves, or NULL with cap 0 to count; one more than
/// ddz_moves_max always do
/// @param cap moves that fit in `out`
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_SOLVE_MEMORY,
/// DDZ_ERR_SOLVE_UNPREPARED, DDZ_ERR_SOLVE_GOAL, DDZ_ERR_SOLVE_UNKNOWN,
/// DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_solve_all(
    memory: *mut u8,
    memory_len: u32,
    out: *mut ddz_solve_value,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                Memory::new(memory, memory_len),
                List::new(out, cap, out_len),
            )
        };
        let (memory, list) = taken.take()?;
        // SAFETY: nothing is written before it is no longer in use.
        let solver = Solver::resume(unsafe { memory.as_slice() })?;
        let (rules, position) = (*solver.rules(), *solver.position());
        let mut winners = [n::SIDE_UNKNOWN; n::MOVES_MAX as usize + 1];
        let mut len = 0;
        solver.all(|_, winner| {
            if let Some(place) = winners.get_mut(len) {
                *place = side(winner);
                len += 1;
            }
        })?;
        list.write_len(len as u32)?;
        if list.is_query() {
            return Ok(());
        }
        let mut winners = winners.into_iter();
        let mut at = 0;
        each_move(&rules, &position, |turn| {
            let winner = winners.next().unwrap_or(n::SIDE_UNKNOWN);
            let value = ddz_solve_value {
                turn,
                winner,
                reserved: [0; 3],
            };
            list.write_at(at, value);
            at += 1;
        });
        Ok(())
    })
}

/// A pass.
const PASS: ddz_move = ddz_move {
    play: ddz_play {
        kind: 0,
        rank: 0,
        length: 0,
        cards: 0,
    },
    cards: [0; 20],
};

fn side(side: Side) -> u8 {
    match side {
        Side::Solo => n::SIDE_SOLO,
        Side::Others => n::SIDE_OTHERS,
    }
}

/// A turn with the lowest suits of each rank.
fn in_cards(rules: &RuleSet, position: &Position, turn: Turn) -> ddz_move {
    let Turn::Play(wanted) = turn else {
        return PASS;
    };
    let hand = lowest_suits(position.hand(position.to_move()));
    let found = position.question(rules).and_then(|question| {
        moves::find(question, hand, |found| {
            found.play() == wanted.play && found.cards().counts() == wanted.counts
        })
    });
    found.map_or(PASS, bytes)
}

/// Every move with the lowest suits of each rank, a pass last.
fn each_move(rules: &RuleSet, position: &Position, mut each: impl FnMut(ddz_move)) {
    if let Some(question) = position.question(rules) {
        let hand = lowest_suits(position.hand(position.to_move()));
        moves::for_each(question, hand, |found| each(bytes(found)));
    }
    if position.may_pass(rules) {
        each(PASS);
    }
}

fn bytes(found: Move) -> ddz_move {
    let mut cards = [0; 20];
    for (place, card) in cards.iter_mut().zip(found.in_order()) {
        *place = card.byte();
    }
    ddz_move {
        play: found.play().into(),
        cards,
    }
}

fn lowest_suits(hand: Counts) -> Cards {
    let mut ranks = [0; n::CARDS_MAX as usize];
    let held = Rank::all()
        .flat_map(|rank| core::iter::repeat_n(rank.index(), usize::from(hand.count(rank))));
    let mut len = 0;
    for (place, rank) in ranks.iter_mut().zip(held) {
        *place = rank;
        len += 1;
    }
    // A hand of a position has no more cards than that, and none twice.
    let cards = from_ranks(ranks.get(..len).unwrap_or(&[]));
    cards.map_or(Cards::EMPTY, |list| list.set())
}
