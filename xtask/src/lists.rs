//! `cargo xtask lists [rule set…]`: lists of moves beside the slow twin, in
//! full: the leads of every hand of up to eight cards, and a million random
//! hands with a table, for every rule set.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use ddz::rules::{RuleSet, Switches};

use crate::oracle::lists::Lists;
use crate::oracle::slice::{Random, every_set};
use crate::oracle::{RankCounts, Twin};
use crate::vectors;

const SMALL: u8 = 8;
const PAIRS: usize = 1_000_000;
const AT_ONCE: usize = 1_000;

pub fn run(names: impl Iterator<Item = String>) -> Result<(), String> {
    let names: Vec<String> = names.collect();
    let mut small = Vec::new();
    every_set(SMALL, &mut |hand| small.push(*hand));
    let mut done: Vec<(Switches, String)> = Vec::new();
    let all = vectors::rule_sets().into_iter();
    for (name, switches) in all.filter(|(name, _)| names.is_empty() || names.contains(name)) {
        if let Some((_, same)) = done.iter().find(|(known, _)| *known == switches) {
            println!("{name}: the same as {same}");
            continue;
        }
        let began = Instant::now();
        check(switches, &small).map_err(|fault| format!("{name}: {fault}"))?;
        println!(
            "{name}: {} leads of small hands and {PAIRS} hands with a table, {:.0} s",
            small.len(),
            began.elapsed().as_secs_f64()
        );
        done.push((switches, name));
    }
    Ok(())
}

fn check(switches: Switches, small: &[RankCounts]) -> Result<(), String> {
    let rules = RuleSet::new(switches).map_err(|e| e.to_string())?;
    let twin = Twin::new(switches);
    let lists = Lists::of(&twin);
    let next = AtomicUsize::new(0);
    let work = || -> Result<(), String> {
        loop {
            let from = next.fetch_add(AT_ONCE, Ordering::Relaxed);
            if from >= PAIRS.max(small.len()) {
                return Ok(());
            }
            for hand in small.iter().skip(from).take(AT_ONCE) {
                lists.check_lead(&rules, hand)?;
            }
            let mut random = Random(from as u64);
            for _ in from..(from + AT_ONCE).min(PAIRS) {
                let (hand, table) = lists.draw(&mut random);
                lists.check(&rules, &hand, table)?;
            }
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(2, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| {
            worker
                .join()
                .unwrap_or_else(|_| Err(String::from("the library panicked")))
        })
    })
}
