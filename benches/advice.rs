//! Turns, splits and hints through the C call with all its checks. The fewest
//! turns stand beside a plain search that remembers the hands it has seen.

mod inputs;

use std::collections::HashMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use ddz::cards::Cards;
use ddz::moves;
use ddz::numbers::{HINTS_MAX, MOVES_MAX};
use ddz::plays::Question;
use ddz::rules::{Preset, RuleSet};
use ddz_c::ffi::abi::{ddz_move, ddz_play, ddz_rules};
use ddz_c::ffi::{ddz_hand_min_turns, ddz_hand_split, ddz_hint_list, ddz_moves_list};
use inputs::Random;

/// Hands that are timed together.
const N: usize = 2_000;
/// Of these the plain search gets so many: it is slow.
const PLAIN: usize = 100;
/// Hands of which the slowest is looked for.
const MANY: usize = 100_000;

const NOTHING: ddz_move = ddz_move {
    play: ddz_play {
        kind: 0,
        rank: 0,
        length: 0,
        cards: 0,
    },
    cards: [0; 20],
};

struct Case {
    hand: Vec<u8>,
    table: ddz_play,
}

fn turns(rules: &ddz_rules, case: &Case) -> u32 {
    let mut turns = 0;
    let (hand, len) = (black_box(case.hand.as_ptr()), case.hand.len() as u32);
    let status = unsafe { ddz_hand_min_turns(rules, hand, len, &mut turns) };
    assert_eq!(status, 0);
    turns
}

fn split(rules: &ddz_rules, case: &Case, out: &mut [ddz_move]) -> u32 {
    let mut count = 0;
    let (hand, len) = (black_box(case.hand.as_ptr()), case.hand.len() as u32);
    let (out, cap) = (out.as_mut_ptr(), out.len() as u32);
    let status = unsafe { ddz_hand_split(rules, hand, len, out, cap, &mut count) };
    assert_eq!(status, 0);
    count
}

fn hints(rules: &ddz_rules, case: &Case, out: &mut [ddz_move]) -> u32 {
    let mut count = 0;
    let (hand, len) = (black_box(case.hand.as_ptr()), case.hand.len() as u32);
    let (out, cap) = (out.as_mut_ptr(), out.len() as u32);
    let status = unsafe { ddz_hint_list(rules, hand, len, &case.table, out, cap, &mut count) };
    assert_eq!(status, 0);
    count
}

/// The search that everybody writes first: every play of the list of moves that
/// takes the lowest card, and a map of the hands seen before.
fn plain(rules: &RuleSet, hand: Cards, seen: &mut HashMap<u64, u32>) -> u32 {
    let Some(lowest) = hand.lowest() else {
        return 0;
    };
    let word = hand.counts().word();
    if let Some(&turns) = seen.get(&word) {
        return turns;
    }
    let mut rests = Vec::new();
    moves::for_each(Question::lead(rules), hand, |laid| {
        let cards = laid.cards();
        if cards.iter().any(|card| card.rank() == lowest.rank()) {
            rests.push(hand.without(cards));
        }
    });
    let turns = rests.into_iter().map(|rest| 1 + plain(rules, rest, seen));
    let turns = turns.min().unwrap();
    seen.insert(word, turns);
    turns
}

fn leads(n: usize, len: usize) -> Vec<Case> {
    let mut random = Random::new(len as u64);
    let table = ddz_play::default();
    let hands = (0..n).map(|_| inputs::hand(&mut random, len));
    hands.map(|hand| Case { hand, table }).collect()
}

/// Hands of 17 that follow a lead of another 17 from the same deck.
fn follows(n: usize, rules: &ddz_rules) -> Vec<Case> {
    let mut random = Random::new(5);
    let mut out = vec![NOTHING; MOVES_MAX as usize];
    let mut follow = || {
        let mut other = inputs::hand(&mut random, 34);
        let hand = other.split_off(17);
        let (at, cap, mut len) = (out.as_mut_ptr(), MOVES_MAX, 0);
        let lead = core::ptr::null();
        let status = unsafe { ddz_moves_list(rules, other.as_ptr(), 17, lead, at, cap, &mut len) };
        assert_eq!(status, 0);
        let table = out[random.below(len as usize)].play;
        Case { hand, table }
    };
    (0..n).map(|_| follow()).collect()
}

fn min_turns(c: &mut Criterion) {
    let set = Preset::Standard.rule_set();
    let rules = ddz_rules::from(set);
    for len in [17, 20] {
        let cases = leads(N, len);
        let few = &cases[..PLAIN];
        let hands: Vec<Cards> = few
            .iter()
            .map(|case| Cards::from_bytes(&case.hand).unwrap())
            .collect();
        let theirs = || -> u32 {
            let turns = |&hand| plain(&set, hand, &mut HashMap::new());
            hands.iter().map(turns).sum()
        };
        let ours: u32 = few.iter().map(|case| turns(&rules, case)).sum();
        assert_eq!(ours, theirs());

        let mut group = c.benchmark_group(format!("min_turns_{len}"));
        group.throughput(Throughput::Elements(N as u64));
        group.bench_function("ddz_hand_min_turns", |b| {
            b.iter(|| -> u32 { cases.iter().map(|case| turns(&rules, case)).sum() })
        });
        let mut out = [NOTHING; 20];
        group.bench_function("ddz_hand_split", |b| {
            b.iter(|| -> u32 {
                let split = |case| split(&rules, case, &mut out);
                cases.iter().map(split).sum()
            })
        });
        group.throughput(Throughput::Elements(PLAIN as u64));
        group.sample_size(10);
        group.bench_function("plain search", |b| b.iter(theirs));
        group.finish();
    }
}

fn hint_list(c: &mut Criterion) {
    let rules = ddz_rules::from(Preset::Standard.rule_set());
    let mut out = vec![NOTHING; HINTS_MAX as usize];
    for (name, cases) in [
        ("hints_lead_17", leads(N, 17)),
        ("hints_lead_20", leads(N, 20)),
        ("hints_follow_17", follows(N, &rules)),
    ] {
        let all: u32 = cases.iter().map(|case| hints(&rules, case, &mut out)).sum();
        assert!(all > 0);
        println!("{name}: {:.1} hints a hand", f64::from(all) / N as f64);
        let mut group = c.benchmark_group(name);
        group.throughput(Throughput::Elements(N as u64));
        group.sample_size(20);
        group.bench_function("ddz_hint_list", |b| {
            b.iter(|| -> u32 {
                let hints = |case| hints(&rules, case, &mut out);
                cases.iter().map(hints).sum()
            })
        });
        group.finish();
    }
}

/// Half of the hands, and the worst of many, hand by hand. A hand that seems
/// slow is asked again: the machine may have been busy with something else.
fn median_and_worst(_: &mut Criterion) {
    let rules = ddz_rules::from(Preset::Standard.rule_set());
    let mut out = vec![NOTHING; HINTS_MAX as usize];
    let micros = Duration::from_micros;
    let lead = leads(MANY, 17);
    let follow = follows(MANY, &rules);
    let mut ask = |case: &Case| hints(&rules, case, &mut out);
    let lines = [
        (
            "min turns of 17",
            times(&lead, |case| turns(&rules, case)),
            micros(5),
            micros(1_000),
        ),
        (
            "hints, leading",
            times(&lead, &mut ask),
            micros(100),
            micros(5_000),
        ),
        (
            "hints, following",
            times(&follow, &mut ask),
            micros(20),
            micros(5_000),
        ),
    ];
    for (name, times, median, worst) in lines {
        let (half, last) = (times[MANY / 2], times[MANY - 1]);
        println!("{name}: median {half:?} of {median:?}, worst of {MANY} {last:?} of {worst:?}");
        assert!(half <= median && last <= worst, "{name}: too slow");
    }
}

fn times(cases: &[Case], mut ask: impl FnMut(&Case) -> u32) -> Vec<Duration> {
    let mut once = |case: &Case| {
        let start = Instant::now();
        black_box(ask(case));
        start.elapsed()
    };
    let mut times: Vec<(Duration, usize)> =
        (0..).zip(cases).map(|(i, case)| (once(case), i)).collect();
    times.sort_unstable();
    for (time, i) in times.iter_mut().rev().take(1_000) {
        for _ in 0..3 {
            *time = (*time).min(once(&cases[*i]));
        }
    }
    let mut times: Vec<Duration> = times.into_iter().map(|(time, _)| time).collect();
    times.sort_unstable();
    times
}

criterion_group!(benches, median_and_worst, min_turns, hint_list);
criterion_main!(benches);
