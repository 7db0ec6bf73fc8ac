//! Slices, memory of any size and at any address, and memory that was damaged.

mod oracle;
mod solve;
mod vectors;

use ddz::position::{Position, Side};
use ddz::rules::Preset;
use ddz::solve::{Cuts, Goal, SolveError, Solver, Turn};
use oracle::slice::Random;

const GOALS: [Goal; 3] = [Goal::Winner, Goal::Line, Goal::All];

/// All that a solver answers, as text.
fn answers(solver: &Solver<'_>) -> String {
    let line = solver.line().map(|line| line.collect::<Vec<Turn>>());
    let mut all = Vec::new();
    let status = solver.all(|turn, winner| all.push((turn, winner)));
    let best = solver.best();
    let (winner, plays) = (solver.winner(), solver.plays());
    format!(
        "{winner:?} {plays:?} {best:?} {line:?} {status:?} {all:?} {}",
        solver.nodes()
    )
}

#[test]
fn no_slicing_changes_an_answer_or_the_count() {
    let mut whole = vec![0; Solver::MEMORY_MIN];
    // Another address, and what was there before.
    let mut sliced = vec![0xA5; Solver::MEMORY_MIN + 3];
    let sliced = &mut sliced[3..];
    let mut random = Random(78);
    for case in solve::puzzles().into_iter().take(14) {
        for goal in GOALS {
            let solver = solve::solved(&case.rules, &case.position, goal, Cuts::ALL, &mut whole);
            if solver.nodes() > 20_000 {
                continue;
            }
            let (expected, mut slices) = (answers(&solver), 0);
            Solver::begin(&case.rules, &case.position, goal, sliced).expect("a question");
            loop {
                let mut solver = Solver::resume(sliced).expect("prepared");
                slices += 1;
                if solver.think(random.below(40) as u64) {
                    break;
                }
            }
            let solver = Solver::resume(sliced).expect("prepared");
            assert_eq!(answers(&solver), expected, "{} {goal:?}", case.at);
            assert!(slices as u64 >= solver.nodes() / 40);
        }
    }
}

#[test]
fn any_size_of_memory_gives_the_same_answers() {
    let mut random = Random(90);
    for case in solve::open3().into_iter().filter(|case| case.cards < 20) {
        let bytes = Solver::MEMORY_MIN + random.below(300_000);
        let mut memory = vec![0; bytes];
        let (winner, _) = solve::winner(&case, Cuts::ALL, &mut memory, u64::MAX);
        assert!(
            case.winner.is_none() || winner == case.winner,
            "{} in {bytes}",
            case.at
        );
    }
}

#[test]
fn hands_with_more_moves_than_there_is_room_for_are_solved_too() {
    // Twenty cards with hundreds of moves each: the lists of the first positions fill
    // the least memory.
    let rules = Preset::Douzero.rule_set();
    let text = "3334445556667778889T/333444555666777888JQ 0 0 -"
        .replace("333444555666777888JQ", "999TTTJJJQQQKKKAAA22");
    let position = Position::parse(&rules, &text).expect("a position");
    let mut small = vec![0; Solver::MEMORY_MIN];
    let mut large = vec![0; 4 << 20];
    let mut winners = Vec::new();
    for memory in [&mut small, &mut large] {
        let mut solver = Solver::begin(&rules, &position, Goal::Winner, memory).expect("begun");
        solver.think(400_000);
        winners.push(solver.winner());
    }
    if let [Ok(small), Ok(large)] = winners[..] {
        assert_eq!(small, large);
    }
    assert!(winners[1].is_ok(), "{winners:?}");
}

#[test]
fn what_cannot_be_asked_says_why() {
    let rules = Preset::Standard.rule_set();
    let position = Position::parse(&rules, "3KK/455 0 0 -").expect("a position");
    let over = Position::parse(&rules, "-/455 0 0 0:KK").expect("a position");
    let mut memory = vec![0; Solver::MEMORY_MIN];
    let mut begin = |position: &Position, bytes: usize| {
        Solver::begin(&rules, position, Goal::Winner, &mut memory[..bytes]).map(|_| ())
    };
    assert_eq!(begin(&position, Solver::MEMORY_MIN), Ok(()));
    assert_eq!(
        begin(&position, Solver::MEMORY_MIN - 1),
        Err(SolveError::Memory)
    );
    assert_eq!(begin(&over, Solver::MEMORY_MIN), Err(SolveError::Over));
    assert_eq!(begin(&over, 0), Err(SolveError::Memory));
    assert_eq!(
        Solver::resume(&mut memory[1..]).map(|_| ()),
        Err(SolveError::Memory)
    );
    let mut other = vec![0; Solver::MEMORY_MIN];
    assert_eq!(
        Solver::resume(&mut other).map(|_| ()),
        Err(SolveError::Unprepared)
    );

    let mut solver = Solver::begin(&rules, &position, Goal::Winner, &mut memory).expect("begun");
    assert_eq!(solver.winner(), Err(SolveError::Unknown));
    assert_eq!(solver.best(), Err(SolveError::Unknown));
    assert_eq!(solver.plays(), Err(SolveError::Goal));
    assert!(solver.think(100) && solver.is_done());
    assert_eq!(solver.winner(), Ok(Side::Solo));
    assert_eq!(solver.line().map(|_| ()), Err(SolveError::Goal));
    assert_eq!(solver.all(|_, _| ()), Err(SolveError::Goal));
    let solver = Solver::begin(&rules, &position, Goal::All, &mut memory).expect("begun");
    assert_eq!(solver.all(|_, _| ()), Err(SolveError::Unknown));
    let solver = Solver::begin(&rules, &position, Goal::Line, &mut memory).expect("begun");
    assert_eq!(solver.line().map(|_| ()), Err(SolveError::Unknown));
    assert_eq!(solver.plays(), Err(SolveError::Unknown));
}

/// One bit anywhere: where it is in what is summed up, the memory is refused; in the
/// table it costs nodes at most.
#[test]
fn a_damaged_bit_is_refused_or_changes_no_answer() {
    let mut random = Random(11);
    let case = solve::open3()
        .into_iter()
        .rfind(|case| case.cards == 21)
        .expect("one");
    let mut memory = vec![0; Solver::MEMORY_MIN];
    let (mut refused, mut same) = (0, 0);
    for _ in 0..400 {
        let begun = Solver::begin(&case.rules, &case.position, Goal::Winner, &mut memory);
        let done = begun.expect("begun").think(random.below(60) as u64);
        let at = match random.below(2) {
            0 => random.below(Solver::MEMORY_MIN),
            _ => random.below(2_000),
        };
        memory[at] ^= 1 << random.below(8);
        match Solver::resume(&mut memory) {
            Err(error) => {
                assert_eq!(error, SolveError::Unprepared);
                refused += 1;
            }
            Ok(mut solver) => {
                assert!(solver.think(u64::MAX));
                assert_eq!(solver.winner().ok(), case.winner, "byte {at}, {done}");
                same += 1;
            }
        }
    }
    assert!(
        refused > 50 && same > 50,
        "{refused} refused, {same} the same"
    );
}

/// Memory that somebody has changed and then summed up again: whatever stands there,
/// the solver refuses it or goes on, and comes back.
#[test]
fn forged_memory_does_no_harm() {
    let mut random = Random(13);
    let mut memory = vec![0; Solver::MEMORY_MIN];
    let (mut refused, mut went_on) = (0, 0);
    for round in 0..3_000 {
        let rules = solve::random_rules(&mut random);
        let position = solve::random_position(&mut random, &rules, 24);
        let goal = GOALS[round % 3];
        let mut solver = Solver::begin(&rules, &position, goal, &mut memory).expect("begun");
        solver.think(random.below(50) as u64);
        for _ in 0..=random.below(4) {
            // The header, and what lies behind it.
            let most = if random.below(2) == 0 { 170 } else { 8_000 };
            let at = 16 + random.below(most);
            memory[at] = random.next() as u8;
        }
        forge(&mut memory);
        match Solver::resume(&mut memory) {
            Err(_) => refused += 1,
            Ok(mut solver) => {
                went_on += 1;
                solver.think(500);
                let _ = answers(&solver);
            }
        }
    }
    assert!(
        refused > 300 && went_on > 300,
        "{refused} refused, {went_on} went on"
    );
}

/// Sums the memory up as the solver does.
fn forge(memory: &mut [u8]) {
    let get = |at: usize| {
        let (words, _) = memory.as_chunks::<8>();
        words.get(at).map_or(0, |word| u64::from_le_bytes(*word))
    };
    let words = memory.len() / 8;
    let step = get(17);
    let frames = 4 * ((step >> 8) as usize & 0xFFFF).min(168);
    let lists_at = 192 + 4 * 168;
    let listed = ((step >> 32) as usize).min((words / 16).clamp(768, 16 * 1024));
    let mut sum = words as u64;
    for (from, to) in [(2, 192), (192, 192 + frames), (lists_at, lists_at + listed)] {
        for at in from..to {
            sum = (sum ^ get(at)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            sum ^= sum >> 29;
        }
    }
    memory[8..16].copy_from_slice(&sum.to_le_bytes());
}
