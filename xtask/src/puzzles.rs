//! `cargo xtask puzzles [seed]`: makes puzzles and writes tests/vectors/endgames.tsv:
//! random positions that the side to move wins by one first move only, a hundred of
//! each grade.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;

use ddz::position::Position;
use ddz::rules::{Preset, RuleSet};

use crate::oracle::slice::Random;
use crate::shell;
use crate::solve_cases::puzzle::{self, Puzzle};

const FILE: &str = "tests/vectors/endgames.tsv";
const OF_A_GRADE: usize = 100;
const SEED: u64 = 20;

const HEAD: &str = "\
# Puzzles (残局): the side to move wins by one first move only. STANDARD rules; made by
# `cargo xtask puzzles`, every line is solved again in every test run. plays: of the
# side that wins; better: hints that stand before the solution; nodes: positions that
# the proof looks at with 64 KiB; line: the moves to the end, the solution first.
id\tgrade\tposition\tplays\tbetter\tnodes\tline
";

pub fn run(mut arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let seed = match arguments.next() {
        None => SEED,
        Some(seed) => seed.parse().map_err(|_| format!("{seed} is no number"))?,
    };
    let rules = Preset::Standard.rule_set();
    let (mut random, mut memory) = (Random(seed), puzzle::memory());
    let mut grades: [Vec<Puzzle>; 3] = Default::default();
    let mut known = BTreeSet::new();
    let mut tried = 0_u64;
    while grades.iter().any(|grade| grade.len() < OF_A_GRADE) {
        tried += 1;
        if tried.is_multiple_of(256) {
            let [easy, middling, hard] = grades.each_ref().map(Vec::len);
            eprint!("\r{tried} positions: {easy} easy, {middling} middling, {hard} hard ");
        }
        let position = draw(&mut random, &rules);
        let Some(found) = puzzle::puzzle(&rules, &position, &mut memory) else {
            continue;
        };
        let grade = &mut grades[usize::from(found.grade() - 1)];
        if found.plays < 3 || grade.len() == OF_A_GRADE {
            continue;
        }
        if known.insert(puzzle::pattern(&rules, &position)) {
            grade.push(found);
        }
    }
    eprintln!();
    let mut text = String::from(HEAD);
    for (grade, puzzles) in (1..).zip(&mut grades) {
        puzzles.sort_by_key(|puzzle| (puzzle.plays, puzzle.better, puzzle.nodes));
        for (i, p) in (1..).zip(puzzles) {
            let line = p.line.join(" ");
            let Puzzle {
                position,
                plays,
                better,
                nodes,
                ..
            } = p;
            let row =
                format!("{grade}-{i:03}\t{grade}\t{position}\t{plays}\t{better}\t{nodes}\t{line}");
            writeln!(text, "{row}").map_err(|error| error.to_string())?;
        }
    }
    fs::write(shell::root().join(FILE), text).map_err(|error| error.to_string())?;
    println!("wrote {FILE} of {tried} positions");
    Ok(())
}

/// A position of two or three seats with hands as they are near the end of a deal:
/// from a few ranks next to each other and some high cards, so that there are plays
/// of many kinds.
fn draw(random: &mut Random, rules: &RuleSet) -> Position {
    loop {
        let seats = 2 + usize::from(random.below(3) == 0);
        let low = random.below(9);
        let spread = 4 + random.below(5);
        let mut deck = Vec::new();
        for rank in 0..15 {
            let near = (low..low + spread).contains(&rank);
            let copies = match (rank, near) {
                (13.., _) => 1,
                (_, true) => 4,
                (10.., false) => 1 + random.below(3),
                _ => random.below(2),
            };
            deck.extend(std::iter::repeat_n(rank, copies));
        }
        let mut text = String::new();
        let mut taken = 0;
        for seat in 0..seats {
            if seat > 0 {
                text.push('/');
            }
            for _ in 0..5 + random.below(if seats == 2 { 8 } else { 5 }) {
                if taken < deck.len() {
                    let at = taken + random.below(deck.len() - taken);
                    deck.swap(taken, at);
                    text.push(char::from(b"3456789TJQKA2xX"[deck[taken]]));
                    taken += 1;
                }
            }
        }
        let solo = if seats == 2 { 0 } else { random.below(seats) };
        let to_move = if seats == 2 { 0 } else { random.below(seats) };
        if let Ok(position) = Position::parse(rules, &format!("{text} {solo} {to_move} -")) {
            return position;
        }
    }
}
