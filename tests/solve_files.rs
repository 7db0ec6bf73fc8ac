//! The puzzles and the positions of three seats in tests/vectors, and how many
//! positions it takes to solve them.

mod oracle;
mod solve;
mod vectors;

use ddz::position::Side;
use ddz::solve::{Cuts, Goal, Solver};

/// As much as a page gives: the bounds of the puzzles hold with it.
const SMALL: usize = Solver::MEMORY_MIN;
const LARGE: usize = 8 << 20;

#[test]
fn the_puzzles_are_solved_with_little_memory() {
    let mut memory = vec![0; SMALL];
    let mut total = 0;
    let cases = solve::puzzles();
    assert_eq!(cases.len(), 28);
    for case in cases {
        let (winner, nodes) = solve::winner(&case, Cuts::ALL, &mut memory, u64::MAX);
        assert_eq!(winner, case.winner, "{}", case.at);
        total += nodes;
    }
    println!("{total} positions for the puzzles");
    assert!(total <= 59_900, "{total}");
}

#[test]
fn the_moves_that_win_a_puzzle_are_those_of_the_file() {
    let mut memory = vec![0; SMALL];
    for case in solve::puzzles() {
        let solver = solve::solved(
            &case.rules,
            &case.position,
            Goal::All,
            Cuts::ALL,
            &mut memory,
        );
        let mut winning = Vec::new();
        let each = |turn, winner| {
            if winner == Side::Solo {
                winning.push(solve::turn_text(turn));
            }
        };
        solver.all(each).expect("all values");
        let mut expected = case.winning.expect("winning moves");
        winning.sort();
        expected.sort();
        assert_eq!(winning, expected, "{} {}", case.at, case.position);
    }
}

#[test]
fn the_lines_of_the_puzzles_end_as_they_should() {
    let mut memory = vec![0; SMALL];
    let mut total = 0;
    for case in solve::puzzles() {
        let solver = solve::solved(
            &case.rules,
            &case.position,
            Goal::Line,
            Cuts::ALL,
            &mut memory,
        );
        total += solver.nodes();
        let plays = solver.plays().expect("plays");
        let winner = case.winner.expect("known");
        solve::check_line(&solver, winner, plays, &case.at);
    }
    println!("{total} positions for the lines of the puzzles");
    assert!(total <= 2_000_000, "{total}");
}

#[test]
fn the_positions_of_three_seats_are_solved() {
    let mut memory = vec![0; LARGE];
    let (mut total, mut large, mut solved) = (0, 0, 0);
    for case in solve::open3() {
        let most = match case.cards {
            0..=17 => 1_500,
            18..=21 => 40_000,
            _ => 4_000_000,
        };
        let (winner, nodes) = solve::winner(&case, Cuts::ALL, &mut memory, most);
        if case.cards <= 31 {
            total += nodes;
            assert!(winner.is_some(), "{}: more than {most}", case.at);
        } else {
            large += 1;
            solved += u32::from(winner.is_some());
        }
        if let (Some(found), Some(known)) = (winner, case.winner) {
            assert_eq!(found, known, "{} {}", case.at, case.position);
        }
    }
    println!("{total} positions up to 31 cards; {solved} of the {large} above them");
    assert!(total <= 2_370_000, "{total}");
    assert!(large == 50 && solved >= 48, "{solved} of {large}");
}

#[test]
fn no_cut_changes_who_wins_a_puzzle() {
    let mut memory = vec![0; 1 << 20];
    for case in solve::puzzles() {
        for off in 0..7 {
            let cuts = Cuts::ALL.without(Cuts::from_bits(1 << off));
            let (winner, _) = solve::winner(&case, cuts, &mut memory, 3_000_000);
            if let Some(winner) = winner {
                assert_eq!(Some(winner), case.winner, "{} without {off}", case.at);
            }
        }
    }
}
