//! `cargo xtask tune [rounds] [decks] [seed]`, or `--parts`: looks for better numbers of the list
//! policy by self-play and writes `core/src/policy/tuned.rs`.
//!
//! One number at a time is moved, and stays moved where the policy then wins more
//! duplicated decks against a mix of earlier ones. Everything follows from the seed.

use std::fmt::Write as _;
use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use ddz::cards::{Cards, shuffle};
use ddz::policy::{Playout, Policy, Weights};
use ddz::position::{Description, Position, Side};
use ddz::rules::{Preset, RuleSet};

use crate::oracle::slice::Random;
use crate::shell;

const ROLES: usize = 3;

pub fn run(arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let arguments: Vec<String> = arguments.collect();
    if cfg!(debug_assertions) {
        return shell::run_released("tune", &arguments);
    }
    if arguments.first().is_some_and(|word| word == "--parts") {
        return parts();
    }
    let number = |at: usize, default: u64| match arguments.get(at) {
        Some(text) => text.parse().map_err(|_| format!("not a number: {text}")),
        None => Ok(default),
    };
    let (rounds, decks, seed) = (number(0, 1)?, number(1, 10_000)?, number(2, 1)?);
    let rules = Preset::Douzero.rule_set();
    let first = Weights::TUNED;
    let mut best = first;
    let mut random = Random(seed);
    for round in 0..rounds {
        let opponents = [best, first];
        let seeds = seed * 1_000_000_007 + round * 2 * decks;
        let worth = |weights: &Weights| worth(&rules, weights, &opponents, seeds, decks);
        let mut most = worth(&best);
        let begun = most;
        for at in order(&mut random) {
            let (role, index) = (at / Weights::LEN, at % Weights::LEN);
            let value = best.0[role][index];
            let step = (value.abs() / 4).max(4);
            for moved in [value + step, value - step] {
                let mut tried = best;
                tried.0[role][index] = moved;
                let wins = worth(&tried);
                // A few wins more are chance.
                if wins > most + decks / 4_000 {
                    (best, most) = (tried, wins);
                    break;
                }
            }
        }
        let games = 4 * decks;
        let share = |wins: u64| wins as f64 / games as f64;
        let fresh = worth_of_fresh(&rules, &best, &first, seed + 77, decks);
        println!(
            "round {round}: {:.4} -> {:.4}; on decks not seen {:.4} against the first",
            share(begun),
            share(most),
            fresh
        );
        write(&best)?;
    }
    Ok(())
}

/// What the policy wins against itself without each of its parts.
fn parts() -> Result<(), String> {
    const DECKS: u64 = 20_000;
    let rules = Preset::Douzero.rule_set();
    for (name, from, below, without) in Weights::PARTS {
        let mut left = Weights::TUNED;
        for row in &mut left.0 {
            row[from..below].fill(without);
        }
        let won = worth(&rules, &left, &[Weights::TUNED], 1, DECKS) as f64;
        println!("without {name}: {:.4}", won / (2 * DECKS) as f64);
    }
    Ok(())
}

/// Every number of every role, shuffled.
fn order(random: &mut Random) -> Vec<usize> {
    let mut order: Vec<usize> = (0..ROLES * Weights::LEN).collect();
    for last in (1..order.len()).rev() {
        order.swap(last, random.below(last + 1));
    }
    order
}

fn worth_of_fresh(rules: &RuleSet, ours: &Weights, theirs: &Weights, seed: u64, n: u64) -> f64 {
    let first = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 8;
    worth(rules, ours, &[*theirs], first, n) as f64 / (2 * n) as f64
}

/// Games that `ours` wins against each of `theirs`, both sides of each deck.
fn worth(rules: &RuleSet, ours: &Weights, theirs: &[Weights], first: u64, decks: u64) -> u64 {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let wins = AtomicU32::new(0);
    thread::scope(|scope| {
        for share in 0..threads {
            let wins = &wins;
            scope.spawn(move || {
                let ours = Policy::with_weights(rules, ours);
                let mut won = 0;
                for (at, theirs) in theirs.iter().enumerate() {
                    let theirs = Policy::with_weights(rules, theirs);
                    let from = first + at as u64 * decks;
                    for seed in (from..from + decks)
                        .skip(share as usize)
                        .step_by(threads as usize)
                    {
                        let dealt = Playout::new(&ours, &deal(rules, seed));
                        let side = dealt.clone().run_each(|side| match side {
                            Side::Solo => &ours,
                            Side::Others => &theirs,
                        });
                        won += u32::from(side == Side::Solo);
                        let side = dealt.clone().run_each(|side| match side {
                            Side::Solo => &theirs,
                            Side::Others => &ours,
                        });
                        won += u32::from(side == Side::Others);
                    }
                }
                wins.fetch_add(won, Ordering::Relaxed);
            });
        }
    });
    u64::from(wins.load(Ordering::Relaxed))
}

/// A deal without an auction: seat 0 plays alone, with the bottom.
pub fn deal(rules: &RuleSet, seed: u64) -> Position {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let deck = shuffle(&bytes, 0);
    let hand = |from: usize, to: usize| -> Cards { deck[from..to].iter().copied().collect() };
    let solo = hand(0, 17).union(hand(51, 54));
    let described = Description {
        hands: [
            solo.counts(),
            hand(17, 34).counts(),
            hand(34, 51).counts(),
            Cards::EMPTY.counts(),
        ],
        seats: 3,
        ..Description::default()
    };
    Position::new(rules, &described).expect("a deal is a position")
}

fn write(weights: &Weights) -> Result<(), String> {
    let mut text = String::from(
        "//! Generated by `cargo xtask tune`; the names of the places are in `weights`.\n\n\
         use super::weights::Weights;\n\n\
         /// By role: playing alone, the partner behind, the partner before.\n\
         #[rustfmt::skip]\n\
         pub(super) const TUNED: [[i16; Weights::LEN]; 3] = [\n",
    );
    for row in &weights.0 {
        text.push_str("    [\n");
        for numbers in row.chunks(16) {
            let numbers: Vec<String> = numbers.iter().map(i16::to_string).collect();
            let _ = writeln!(text, "        {},", numbers.join(", "));
        }
        text.push_str("    ],\n");
    }
    text.push_str("];\n");
    let path = shell::root().join("core/src/policy/tuned.rs");
    fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
}
