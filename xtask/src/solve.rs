//! `cargo xtask solve [positions]`: the solver beside a plain search on so many random
//! positions, two million unless another number is given, and on the files of
//! tests/vectors; then positions played out against every answer, a twentieth as many.

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use ddz::solve::{Cuts, Goal, Solver};

use crate::oracle::slice::Random;
use crate::solve_cases::{self as cases, Checked};

const POSITIONS: usize = 2_000_000;
const AT_ONCE: usize = 2_000;

pub fn run(mut arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let positions = match arguments.next() {
        None => POSITIONS,
        Some(number) => number
            .parse()
            .map_err(|_| format!("{number} is no number"))?,
    };
    files();
    beside_a_plain_search(positions)?;
    play_out(positions / 20)
}

/// Nodes and time on the files.
fn files() {
    let parts = [
        (
            "puzzles, 64 KiB",
            cases::puzzles(),
            0..=60,
            Solver::MEMORY_MIN,
        ),
        (
            "three seats, up to 17 cards",
            cases::open3(),
            0..=17,
            8 << 20,
        ),
        ("three seats, 18 to 21", cases::open3(), 18..=21, 8 << 20),
        ("three seats, 22 to 31", cases::open3(), 22..=31, 8 << 20),
        ("three seats, 32 to 36", cases::open3(), 32..=60, 8 << 20),
    ];
    for (name, cases, cards, bytes) in parts {
        let mut memory = vec![0; bytes];
        let (mut total, mut worst, mut open, mut wrong, mut count) = (0, 0, 0, 0, 0);
        let began = Instant::now();
        for case in cases.iter().filter(|case| cards.contains(&case.cards)) {
            let (winner, nodes) = cases::winner(case, Cuts::ALL, &mut memory, 4_000_000);
            count += 1;
            total += nodes;
            worst = worst.max(nodes);
            open += u32::from(winner.is_none());
            wrong += u32::from(winner.is_some_and(|found| case.winner.is_some_and(|w| w != found)));
        }
        let seconds = began.elapsed().as_secs_f64();
        println!(
            "{name:<28} {count:>4} positions {total:>9} nodes, {worst:>8} at most, {open} open, \
             {wrong} wrong, {seconds:.3} s, {:.0} ns a node",
            seconds * 1e9 / total as f64
        );
    }
}

fn beside_a_plain_search(positions: usize) -> Result<(), String> {
    let began = Instant::now();
    let all = in_shares(positions, &|share, number, checked| {
        let mut random = Random(share as u64);
        for i in 0..number {
            let rules = cases::random_rules(&mut random);
            // Half of them without some cuts.
            let bits = (share / AT_ONCE * 37 + i) as u8;
            let cuts = if i % 2 == 0 {
                Cuts::ALL
            } else {
                Cuts::from_bits(bits)
            };
            cases::check(&mut random, &rules, cuts, 13, checked);
        }
    })?;
    println!(
        "{} random positions agree: {} nodes, {} of the plain search, {:.0} s",
        all.positions,
        all.nodes,
        all.plain_nodes,
        began.elapsed().as_secs_f64()
    );
    Ok(())
}

fn play_out(positions: usize) -> Result<(), String> {
    let all = in_shares(positions, &|share, number, checked| {
        let mut random = Random(!(share as u64));
        for _ in 0..number {
            let rules = cases::random_rules(&mut random);
            let position = cases::random_position(&mut random, &rules, 15);
            let memory = &mut checked.memory;
            let solver = cases::solved(&rules, &position, Goal::Winner, Cuts::ALL, memory);
            let winner = solver.winner().expect("known");
            let mut left = 3_000;
            let out = cases::play_out(&rules, &position, winner, memory, &mut left);
            checked.positions += u64::from(out.is_some());
        }
    })?;
    println!(
        "{} positions played out against every answer",
        all.positions
    );
    Ok(())
}

/// Does so much work on all threads.
fn in_shares(
    positions: usize,
    work: &(dyn Fn(usize, usize, &mut Checked) + Sync),
) -> Result<Checked, String> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut checked = Checked::new();
        loop {
            let from = next.fetch_add(AT_ONCE, Ordering::Relaxed);
            if from >= positions {
                return checked;
            }
            work(from, AT_ONCE.min(positions - from), &mut checked);
            print!("\r{from} of {positions} ");
            let _ = std::io::stdout().flush();
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(2, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        let mut all = Checked::new();
        for worker in workers {
            let part = worker.join().map_err(|_| "they do not agree".to_owned())?;
            all.positions += part.positions;
            all.plain_nodes += part.plain_nodes;
            all.nodes += part.nodes;
        }
        print!("\r{:30}\r", "");
        Ok(all)
    })
}
