//! `cargo xtask exhaustive [rule set…]`: classify and readings beside the slow
//! twin, for every set of 1 to 20 cards there is (509,430,669 by rank).
//!
//! The sets are counted through in the order of their words, and the plays of
//! the twin lie sorted in the same order, so that knowing the twin's answer is
//! one comparison with the next play.

mod sets;
mod side;
mod tally;
mod work;

use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use crate::vectors;
use sets::sets_of_cards;
use side::sides;
use tally::{Tally, report};
use work::Work;

pub fn run(arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let arguments: Vec<String> = arguments.collect();
    let names = names(&arguments)?;
    if cfg!(debug_assertions) {
        return in_release(&arguments);
    }

    let began = Instant::now();
    let sides = sides(names)?;
    let work = Work::new(&sides);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let tallies = Mutex::new(vec![Tally::default(); sides.len()]);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| scope.spawn(|| work.go(&tallies)))
            .collect();
        while workers.iter().any(|worker| !worker.is_finished()) {
            work.show(began, false);
            thread::sleep(Duration::from_millis(200));
        }
    });
    work.show(began, true);

    let (done, number, faults) = work.outcome();
    if number > 0 {
        return Err(format!(
            "{number} answers differ from the twin's, among them:\n{}",
            faults.join("\n")
        ));
    }
    if done != sets_of_cards() {
        return Err(format!("{done} sets of cards, not {}", sets_of_cards()));
    }
    let tallies = tallies.into_inner().map_err(|e| e.to_string())?;
    for (side, tally) in sides.iter().zip(&tallies) {
        let plays = side.plays.len() as u64;
        if tally.hands() != plays {
            return Err(format!(
                "{}: {} plays met, but the twin has {plays}",
                side.names(),
                tally.hands()
            ));
        }
    }
    println!("{}", report(&sides, &tallies, done, threads, began));
    Ok(())
}

/// The rule sets that are named: every preset, or those of the arguments. A
/// name is a preset or stands in tests/vectors/rule_sets.tsv; `all` is all.
fn names(arguments: &[String]) -> Result<Vec<String>, String> {
    let presets: Vec<String> = vectors::presets().map(|(name, _)| name).collect();
    let known = vectors::rule_sets();
    let mut names = Vec::new();
    for argument in arguments {
        if argument == "all" {
            names.extend(known.keys().cloned());
        } else if known.contains_key(argument) {
            names.push(argument.clone());
        } else {
            let known: Vec<String> = known.into_keys().collect();
            return Err(format!(
                "no rule set {argument:?}; there are {}",
                known.join(", ")
            ));
        }
    }
    Ok(if names.is_empty() { presets } else { names })
}

/// Half a milliard sets want the optimiser: starts the same command again.
fn in_release(arguments: &[String]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| String::from("cargo"));
    let status = Command::new(cargo)
        .args(["run", "--quiet", "--release", "--package", "xtask", "--"])
        .arg("exhaustive")
        .args(arguments)
        .status()
        .map_err(|e| format!("cargo run --release: {e}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(String::from("exhaustive: failed"))
    }
}
