//! `cargo xtask longest [rule set…]`: the longest list of moves for a hand of
//! each size, by counting the leads of every hand there is.
//!
//! A follow is never longer than a lead: what beats a table is a play.

use std::sync::Mutex;
use std::thread;

use ddz::cards::{Counts, Rank};
use ddz::moves;
use ddz::plays::Question;
use ddz::rules::{Preset, RuleSet};

use crate::vectors;

const SIZES: usize = 21;

/// The most leads of each size, with a hand that has them.
type Longest = [(u32, u64); SIZES];

pub fn run(names: impl Iterator<Item = String>) -> Result<(), String> {
    let names: Vec<String> = names.collect();
    // The vector file has it with all minima at their least and all switches
    // at their most.
    let most = vectors::rule_sets().remove("permissive");
    let most = most.and_then(|switches| RuleSet::new(switches).ok());
    let most = most.ok_or("no rule set \"permissive\" in tests/vectors/rule_sets.tsv")?;
    let all = std::iter::once(("permissive".to_owned(), most)).chain(
        Preset::ALL
            .iter()
            .map(|p| (format!("{p:?}").to_lowercase(), p.rule_set())),
    );
    let mut wrong = 0;
    for (name, rules) in all.filter(|(name, _)| names.is_empty() || names.contains(name)) {
        println!("{name}");
        for (size, (count, hand)) in longest(&rules).into_iter().enumerate().skip(1) {
            let published = moves::moves_max(&rules, size as u32).unwrap_or(0);
            let beyond = count > published || (name == "permissive" && count != published);
            wrong += usize::from(beyond);
            let mark = if beyond { "  <- published: " } else { "" };
            let number = if beyond {
                published.to_string()
            } else {
                String::new()
            };
            println!("  {size:2} cards {count:5}  {}{mark}{number}", text(hand));
        }
    }
    if wrong > 0 {
        return Err(format!("{wrong} sizes differ from core/src/moves/most.rs"));
    }
    Ok(())
}

fn longest(rules: &RuleSet) -> Longest {
    // The counts of the two lowest ranks are dealt out to the threads.
    let next = Mutex::new(0..25u64);
    let total = Mutex::new([(0, 0); SIZES]);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(2, |n| n.get()) {
            scope.spawn(|| {
                let mut longest = [(0, 0); SIZES];
                while let Some(i) = next.lock().ok().and_then(|mut next| next.next()) {
                    let hand = (i % 5) | ((i / 5) << 4);
                    let size = (i % 5 + i / 5) as usize;
                    extend(rules, hand, size, 2, &mut longest);
                }
                if let Ok(mut total) = total.lock() {
                    for (all, own) in total.iter_mut().zip(longest) {
                        *all = (*all).max(own);
                    }
                }
            });
        }
    });
    total.into_inner().unwrap_or([(0, 0); SIZES])
}

/// Every hand that goes on from this one with ranks from `rank` on.
fn extend(rules: &RuleSet, hand: u64, size: usize, rank: usize, longest: &mut Longest) {
    if rank == Rank::COUNT {
        let mut counts = [0; Rank::COUNT];
        for (i, count) in counts.iter_mut().enumerate() {
            *count = (hand >> (4 * i) & 15) as u8;
        }
        let cards = Counts::from_counts(&counts).expect("no more than a deck has");
        let count = moves::count(Question::lead(rules), cards);
        if let Some(best) = longest.get_mut(size) {
            *best = (*best).max((count, hand));
        }
        return;
    }
    let most = if rank < 13 { 4 } else { 1 };
    for n in 0..=most.min(SIZES - 1 - size) {
        extend(
            rules,
            hand | (n as u64) << (4 * rank),
            size + n,
            rank + 1,
            longest,
        );
    }
}

fn text(hand: u64) -> String {
    Rank::LETTERS
        .iter()
        .enumerate()
        .flat_map(|(i, &letter)| {
            std::iter::repeat_n(char::from(letter), (hand >> (4 * i) & 15) as usize)
        })
        .collect()
}
