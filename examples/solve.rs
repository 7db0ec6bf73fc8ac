//! Solves a position: who wins, and the moves to the end.
//!
//! `cargo run --release --example solve -- '3KK/455 0 0 -' [preset number]`

use std::io::{IsTerminal, Write, stderr};
use std::process::ExitCode;
use std::time::Instant;

use ddz::cards::Rank;
use ddz::position::{Position, Side};
use ddz::rules::Preset;
use ddz::solve::{Goal, Solver, Turn};

/// Positions between two looks at the clock of the progress bar.
const SLICE: u64 = 20_000;
const MEMORY: usize = 8 << 20;

fn text(turn: Turn) -> String {
    let Turn::Play(found) = turn else {
        return "pass".to_owned();
    };
    let letters = Rank::all().zip(Rank::LETTERS).flat_map(|(rank, &letter)| {
        std::iter::repeat_n(char::from(letter), found.counts.count(rank).into())
    });
    letters.collect()
}

/// A bar without an end, since nobody knows how long it takes.
fn progress(solver: &Solver<'_>) {
    let mut out = stderr();
    if out.is_terminal() {
        let at = (solver.nodes() / SLICE % 30) as usize;
        let known = match solver.winner() {
            Ok(_) => "the line",
            Err(_) => "the winner",
        };
        let nodes = solver.nodes();
        let bar = format!("{}###{}", " ".repeat(at), " ".repeat(30 - at));
        let _ = write!(out, "\r[{bar}] {nodes} positions, looking for {known} ");
    }
}

fn solve(line: &str, preset: Preset) -> Result<(), Box<dyn std::error::Error>> {
    let rules = preset.rule_set();
    let position = Position::parse(&rules, line)?;
    let mut memory = vec![0; MEMORY];
    let began = Instant::now();
    let mut solver = Solver::begin(&rules, &position, Goal::Line, &mut memory)?;
    while !solver.think(SLICE) {
        progress(&solver);
    }
    if stderr().is_terminal() {
        eprint!("\r{:80}\r", "");
    }
    match solver.winner()? {
        Side::Solo => println!("seat {} wins alone", position.solo()),
        Side::Others => println!("the others win"),
    }
    println!("in {} plays of the side that wins:", solver.plays()?);
    let mut at = position;
    for turn in solver.line()? {
        println!("  seat {}: {}", at.to_move(), text(turn));
        at = turn.make(&at);
    }
    let seconds = began.elapsed().as_secs_f64();
    println!("{} positions in {seconds:.3} s", solver.nodes());
    Ok(())
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let line = arguments.next();
    let preset = arguments.next().unwrap_or_else(|| "0".to_owned());
    let preset = preset.parse().ok().and_then(Preset::new);
    let (Some(line), Some(preset)) = (line, preset) else {
        eprintln!(
            "usage: solve POSITION [PRESET]; docs/position.md has the form, such as '3KK/455 0 0 -'"
        );
        return ExitCode::FAILURE;
    };
    match solve(&line, preset) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{line}: {error}");
            ExitCode::FAILURE
        }
    }
}
