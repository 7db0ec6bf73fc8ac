//! `cargo xtask duel [deals] [preset]`: the hints as play, against seats that
//! always play the lowest legal move.

use std::thread;

use ddz::rules::RuleSet;

use crate::duel_seats::{Tally, first_hint, lowest_move};
use crate::{shell, vectors};

/// The share of the deals that hints win, both sides together, at least.
const EXPECTED: f64 = 0.65;
const DEALS: u32 = 10_000;

pub fn run(arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let arguments: Vec<String> = arguments.collect();
    let deals = match arguments.first() {
        Some(number) => number
            .parse()
            .ok()
            .filter(|&deals| deals > 0)
            .ok_or_else(|| format!("not a number of deals: {number}"))?,
        None => DEALS,
    };
    let name = arguments.get(1).map_or("standard", String::as_str);
    let (_, preset) = vectors::presets()
        .find(|(known, _)| known == name)
        .ok_or_else(|| format!("no preset {name:?}"))?;
    if cfg!(debug_assertions) {
        return shell::run_released("duel", &arguments);
    }
    let tally = play(&preset.rule_set(), deals);
    println!("{deals} deals, {name}, each played twice with the sides changed");
    for (side, rate, games) in [
        ("as landlord", tally.rate_as_landlord(), deals),
        ("as farmers", tally.rate_as_farmers(), deals),
        ("together", tally.rate(), 2 * deals),
    ] {
        let error = (rate * (1.0 - rate) / f64::from(games)).sqrt();
        println!("{side:12} {rate:.4} ± {error:.4}");
    }
    if tally.rate() < EXPECTED {
        return Err(format!("together below {EXPECTED}"));
    }
    Ok(())
}

/// A share of the deals for each core.
fn play(rules: &RuleSet, deals: u32) -> Tally {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u32;
    thread::scope(|scope| {
        let shares: Vec<_> = (0..threads)
            .map(|i| {
                let (from, to) = (deals * i / threads, deals * (i + 1) / threads);
                let first = u64::from(from);
                scope.spawn(move || Tally::of(rules, first_hint, lowest_move, first, to - from))
            })
            .collect();
        shares
            .into_iter()
            .filter_map(|share| share.join().ok())
            .fold(Tally::default(), |sum, share| Tally {
                deals: sum.deals + share.deals,
                as_landlord: sum.as_landlord + share.as_landlord,
                as_farmers: sum.as_farmers + share.as_farmers,
            })
    })
}
