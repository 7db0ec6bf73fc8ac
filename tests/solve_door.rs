//! The C calls of the solver: every status, in the order of the header; memory and
//! outputs at odd addresses and one over the other.

mod oracle;
mod solve;
mod vectors;

use std::ptr::{null, null_mut};

use ddz::numbers as n;
use ddz::position::{Position, Side};
use ddz::rules::Preset;
use ddz_c::ffi::abi::{ddz_move, ddz_play, ddz_position, ddz_rules, ddz_solve_value, ddz_solved};
use ddz_c::ffi::*;
use oracle::slice::Random;

const LEN: u32 = n::SOLVE_MEMORY_MIN;

fn position(text: &str) -> (ddz_rules, ddz_position) {
    let rules = Preset::Standard.rule_set();
    let position = Position::parse(&rules, text).expect(text);
    (rules.into(), ddz_position::from(&position))
}

const PASS: ddz_move = ddz_move {
    play: ddz_play {
        kind: 0,
        rank: 0,
        length: 0,
        cards: 0,
    },
    cards: [0; 20],
};

fn nothing() -> ddz_solved {
    ddz_solved {
        struct_size: size_of::<ddz_solved>() as u32,
        nodes: 0,
        nodes_high: 0,
        best: PASS,
        winner: 9,
        has_best: 9,
        done: 9,
        plays: 9,
        reserved: [9; 24],
    }
}

fn begin(text: &str, goal: u32, memory: &mut [u8]) -> i32 {
    let (rules, position) = position(text);
    let len = memory.len() as u32;
    unsafe { ddz_solve_begin(&rules, &position, goal, memory.as_mut_ptr(), len) }
}

fn think(memory: &mut [u8], nodes: u32) -> (i32, u8) {
    let mut done = 9;
    let len = memory.len() as u32;
    let status = unsafe { ddz_solve_think(memory.as_mut_ptr(), len, nodes, &mut done) };
    (status, done)
}

fn best(memory: &mut [u8]) -> (i32, ddz_solved) {
    let mut solved = nothing();
    let len = memory.len() as u32;
    let status = unsafe { ddz_solve_best(memory.as_mut_ptr(), len, &mut solved) };
    (status, solved)
}

fn line(memory: &mut [u8], cap: u32) -> (i32, u32, Vec<ddz_move>) {
    let mut moves = vec![PASS; cap as usize];
    let mut found = 99;
    let len = memory.len() as u32;
    let status = unsafe {
        ddz_solve_line(
            memory.as_mut_ptr(),
            len,
            moves.as_mut_ptr(),
            cap,
            &mut found,
        )
    };
    moves.truncate(found as usize);
    (status, found, moves)
}

fn all(memory: &mut [u8], cap: u32) -> (i32, u32, Vec<ddz_solve_value>) {
    let value = ddz_solve_value {
        turn: PASS,
        winner: 9,
        reserved: [9; 3],
    };
    let mut values = vec![value; cap as usize];
    let mut found = 99;
    let len = memory.len() as u32;
    let status = unsafe {
        ddz_solve_all(
            memory.as_mut_ptr(),
            len,
            values.as_mut_ptr(),
            cap,
            &mut found,
        )
    };
    values.truncate(found as usize);
    (status, found, values)
}

#[test]
fn a_question_from_its_beginning_to_its_end() {
    // An odd address.
    let mut memory = vec![0; LEN as usize + 1];
    let memory = &mut memory[1..];
    assert_eq!(begin("3KK/455 0 0 -", n::GOAL_LINE, memory), n::OK);
    let (status, solved) = best(memory);
    assert_eq!(
        (status, solved.winner, solved.has_best, solved.done),
        (n::OK, n::SIDE_UNKNOWN, 0, 0)
    );
    assert_eq!(think(memory, 0), (n::OK, 0));
    while think(memory, 1).1 == 0 {}
    let (status, solved) = best(memory);
    assert_eq!(status, n::OK);
    assert_eq!(
        (solved.winner, solved.has_best, solved.done, solved.plays),
        (n::SIDE_SOLO, 1, 1, 2)
    );
    assert!(solved.nodes > 0 && solved.nodes_high == 0 && solved.reserved == [0; 24]);
    assert_eq!(solved.best.play.kind, n::KIND_PAIR);
    assert_eq!(solved.best.cards[..3], [0x0D, 0x1D, 0]);

    let (status, found, moves) = line(memory, 3);
    assert_eq!((status, found), (n::OK, 3));
    assert_eq!(moves, [solved.best, PASS, moves[2]]);
    assert_eq!(moves[2].cards[..2], [0x03, 0]);
    // Too little room, and only the count.
    assert_eq!(line(memory, 2).0, n::ERR_BUFFER);
    let mut found = 99;
    let at = memory.as_mut_ptr();
    assert_eq!(
        unsafe { ddz_solve_line(at, LEN, null_mut(), 0, &mut found) },
        n::OK
    );
    assert_eq!(found, 3);

    assert_eq!(begin("3KK/455 0 0 -", n::GOAL_ALL, memory), n::OK);
    assert_eq!(think(memory, u32::MAX), (n::OK, 1));
    let (status, found, values) = all(memory, 3);
    assert_eq!((status, found), (n::OK, 3));
    let cards: Vec<u8> = values.iter().map(|value| value.turn.cards[0]).collect();
    assert_eq!(cards, [0x03, 0x0D, 0x0D]);
    assert_eq!(values[2].winner, n::SIDE_SOLO);
    assert!(values.iter().all(|value| value.reserved == [0; 3]));
    assert_eq!(all(memory, 2).0, n::ERR_BUFFER);
}

#[test]
fn every_fault_has_its_status() {
    let mut memory = vec![0; LEN as usize];
    let (rules, sound) = position("3KK/455 0 0 -");
    let at = memory.as_mut_ptr();
    let begin_with = |rules: *const ddz_rules, position: *const ddz_position, goal, at, len| unsafe {
        ddz_solve_begin(rules, position, goal, at, len)
    };
    let mut short = sound;
    short.struct_size -= 1;
    let mut many = sound;
    many.counts[3..9].fill(4);
    let (mut torn, over) = (rules, position("-/455 0 0 0:KK").1);
    torn.straight_min = 99;
    assert_eq!(begin_with(null(), &sound, 0, at, LEN), n::ERR_NULL);
    assert_eq!(begin_with(&rules, &short, 0, null_mut(), LEN), n::ERR_NULL);
    assert_eq!(begin_with(&rules, &short, 9, at, LEN), n::ERR_STRUCT_SIZE);
    assert_eq!(begin_with(&torn, &sound, 3, at, LEN - 1), n::ERR_ENUM);
    assert_eq!(begin_with(&rules, &sound, 256, at, LEN), n::ERR_ENUM);
    assert_eq!(
        begin_with(&torn, &sound, 0, at, LEN - 1),
        n::ERR_SOLVE_MEMORY
    );
    assert_eq!(begin_with(&torn, &many, 0, at, LEN), n::ERR_RULES_RANGE);
    assert_eq!(begin_with(&rules, &many, 0, at, LEN), n::ERR_POSITION_HAND);
    assert_eq!(begin_with(&rules, &over, 0, at, LEN), n::ERR_SOLVE_OVER);
    assert!(
        memory.iter().all(|&byte| byte == 0),
        "refused, and changed something"
    );

    assert_eq!(think(&mut memory, 9), (n::ERR_SOLVE_UNPREPARED, 9));
    assert_eq!(best(&mut memory), (n::ERR_SOLVE_UNPREPARED, nothing()));
    assert_eq!(line(&mut memory, 9).0, n::ERR_SOLVE_UNPREPARED);
    assert_eq!(all(&mut memory, 9).0, n::ERR_SOLVE_UNPREPARED);
    assert_eq!(think(&mut memory[1..], 9), (n::ERR_SOLVE_MEMORY, 9));
    assert_eq!(begin("3KK/455 0 0 -", n::GOAL_WINNER, &mut memory), n::OK);
    assert_eq!(line(&mut memory, 9).0, n::ERR_SOLVE_GOAL);
    assert_eq!(all(&mut memory, 9).0, n::ERR_SOLVE_GOAL);
    let at = memory.as_mut_ptr();
    assert_eq!(
        unsafe { ddz_solve_think(at, LEN, 9, null_mut()) },
        n::ERR_NULL
    );
    assert_eq!(unsafe { ddz_solve_best(at, LEN, null_mut()) }, n::ERR_NULL);
    let mut found = 0;
    assert_eq!(
        unsafe { ddz_solve_line(at, LEN, null_mut(), 1, &mut found) },
        n::ERR_NULL
    );
    assert_eq!(
        unsafe { ddz_solve_all(at, LEN, null_mut(), 0, null_mut()) },
        n::ERR_NULL
    );
    assert_eq!(begin("3KK/455 0 0 -", n::GOAL_LINE, &mut memory), n::OK);
    assert_eq!(line(&mut memory, 9).0, n::ERR_SOLVE_UNKNOWN);
    assert_eq!(begin("3KK/455 0 0 -", n::GOAL_ALL, &mut memory), n::OK);
    assert_eq!(all(&mut memory, 9).0, n::ERR_SOLVE_UNKNOWN);
    // Another length is other memory.
    memory.extend([0; 64]);
    assert_eq!(think(&mut memory, 9), (n::ERR_SOLVE_UNPREPARED, 9));
}

/// What is written may lie in the memory itself, which is then no longer prepared.
#[test]
fn an_output_may_lie_in_the_memory() {
    let mut memory = vec![0; LEN as usize];
    assert_eq!(begin("3KK/455 0 0 -", n::GOAL_LINE, &mut memory), n::OK);
    assert_eq!(think(&mut memory, 1000), (n::OK, 1));
    let (_, found, expected) = line(&mut memory, 9);
    let at = memory.as_mut_ptr();
    let out = unsafe { at.add(101) }.cast::<ddz_move>();
    let mut len = 0;
    assert_eq!(unsafe { ddz_solve_line(at, LEN, out, 9, &mut len) }, n::OK);
    assert_eq!(len, found);
    let written: Vec<ddz_move> = (0..3)
        .map(|i| unsafe { out.add(i).read_unaligned() })
        .collect();
    assert_eq!(written, expected);
    assert_eq!(think(&mut memory, 1).0, n::ERR_SOLVE_UNPREPARED);
}

/// The door says what the room says, on random positions.
#[test]
fn the_calls_answer_what_the_solver_does() {
    let (mut random, mut room) = (Random(3), vec![0; LEN as usize]);
    let mut memory = vec![0; LEN as usize];
    for _ in 0..300 {
        let rules = solve::random_rules(&mut random);
        let position = solve::random_position(&mut random, &rules, 14);
        let goal = ddz::solve::Goal::All;
        let solver = solve::solved(&rules, &position, goal, ddz::solve::Cuts::ALL, &mut room);
        let mut expected = Vec::new();
        let each = |turn, winner| expected.push((solve::turn_text(turn), winner == Side::Solo));
        solver.all(each).expect("all");
        let (raw_rules, raw) = (ddz_rules::from(rules), ddz_position::from(&position));
        let at = memory.as_mut_ptr();
        assert_eq!(
            unsafe { ddz_solve_begin(&raw_rules, &raw, n::GOAL_ALL, at, LEN) },
            n::OK
        );
        while think(&mut memory, 25).1 == 0 {}
        let (_, solved) = best(&mut memory);
        assert_eq!(u64::from(solved.nodes), solver.nodes());
        let (status, _, values) = all(&mut memory, n::MOVES_MAX + 1);
        assert_eq!(status, n::OK);
        let text = |found: &ddz_move| match found.play.cards {
            0 => "pass".to_owned(),
            len => {
                let cards = ddz::cards::Cards::from_bytes(&found.cards[..usize::from(len)]);
                let counts = cards.expect("cards").counts();
                let play = ddz::plays::Play::NONE;
                let found = ddz::moves::RankMove { play, counts };
                solve::turn_text(ddz::solve::Turn::Play(found))
            }
        };
        let found: Vec<(String, bool)> = values
            .iter()
            .map(|value| (text(&value.turn), value.winner == n::SIDE_SOLO))
            .collect();
        assert_eq!(found, expected, "{position}");
    }
}
