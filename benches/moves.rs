//! Listing and counting moves through the C call with all its checks, beside
//! the crate `dou_dizhu` on the same hands in the same run.

mod inputs;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use ddz::numbers::MOVES_MAX;
use ddz::rules::Preset;
use ddz_c::ffi::abi::{ddz_move, ddz_play, ddz_rules};
use ddz_c::ffi::{ddz_moves_count, ddz_moves_list};
use dou_dizhu::PlayKind;
use dou_dizhu::core::{PlaySpec, SearchExt};
use inputs::Random;

const N: usize = 2_000;

const KINDS: [PlayKind; 14] = [
    PlayKind::Solo,
    PlayKind::Chain,
    PlayKind::Pair,
    PlayKind::PairsChain,
    PlayKind::Trio,
    PlayKind::Airplane,
    PlayKind::TrioWithSolo,
    PlayKind::AirplaneWithSolos,
    PlayKind::TrioWithPair,
    PlayKind::AirplaneWithPairs,
    PlayKind::Bomb,
    PlayKind::FourWithDualSolo,
    PlayKind::FourWithDualPair,
    PlayKind::Rocket,
];

struct Case {
    hand: Vec<u8>,
    counts: [u8; 15],
    table: ddz_play,
    beaten: Option<dou_dizhu::core::Guard<dou_dizhu::Play>>,
}

fn list(rules: &ddz_rules, case: &Case, out: &mut [ddz_move]) -> u32 {
    let mut len = 0;
    let (hand, hand_len) = (black_box(case.hand.as_ptr()), case.hand.len() as u32);
    let (at, cap) = (out.as_mut_ptr(), out.len() as u32);
    let status = unsafe { ddz_moves_list(rules, hand, hand_len, &case.table, at, cap, &mut len) };
    assert_eq!(status, 0);
    len
}

fn count(rules: &ddz_rules, case: &Case) -> u32 {
    let mut len = 0;
    let (hand, hand_len) = (black_box(case.hand.as_ptr()), case.hand.len() as u32);
    let status = unsafe { ddz_moves_count(rules, hand, hand_len, &case.table, &mut len) };
    assert_eq!(status, 0);
    len
}

/// The peer lists plays of a kind and filters those that beat the table.
fn peer(case: &Case) -> usize {
    let hand = dou_dizhu::Hand::try_from(*black_box(&case.counts)).unwrap();
    match &case.beaten {
        None => KINDS.iter().map(|&kind| hand.plays(kind).count()).sum(),
        Some(table) => {
            let kind = table.kind();
            let mut kinds = vec![kind, PlayKind::Bomb, PlayKind::Rocket];
            kinds.dedup();
            kinds
                .into_iter()
                .map(|kind| {
                    let plays = hand.plays(kind);
                    plays.filter(|play| black_box(play) > table).count()
                })
                .sum()
        }
    }
}

/// The sets of cards alone, which the peer finds faster; it does not say then
/// what they are.
fn peer_unnamed(case: &Case) -> usize {
    let hand = dou_dizhu::Hand::try_from(*black_box(&case.counts)).unwrap();
    let rocket = hand.plays(PlayKind::Rocket).count();
    let others = KINDS.iter().filter(|&&kind| kind != PlayKind::Rocket);
    let list = |&kind| SearchExt::plays(hand, PlaySpec::standard(kind)).count();
    rocket + others.map(list).sum::<usize>()
}

fn leads(len: usize) -> Vec<Case> {
    let mut random = Random::new(len as u64);
    (0..N)
        .map(|_| {
            let hand = inputs::hand(&mut random, len);
            Case {
                counts: inputs::counts(&hand),
                hand,
                table: ddz_play::default(),
                beaten: None,
            }
        })
        .collect()
}

/// Hands of 17 that follow a lead of another 17 from the same deck.
fn follows(rules: &ddz_rules) -> Vec<Case> {
    let mut random = Random::new(5);
    let mut out = empty();
    (0..N)
        .map(|_| {
            let mut deck = inputs::hand(&mut random, 34);
            let hand = deck.split_off(17);
            let other = Case {
                counts: inputs::counts(&deck),
                hand: deck,
                table: ddz_play::default(),
                beaten: None,
            };
            let n = list(rules, &other, &mut out) as usize;
            let lead = out[random.below(n)];
            let cards = &lead.cards[..lead.play.cards as usize];
            let table = dou_dizhu::Hand::try_from(inputs::counts(cards)).unwrap();
            Case {
                counts: inputs::counts(&hand),
                hand,
                table: lead.play,
                beaten: table.to_play(),
            }
        })
        .collect()
}

fn empty() -> Vec<ddz_move> {
    vec![
        ddz_move {
            play: ddz_play::default(),
            cards: [0; 20]
        };
        MOVES_MAX as usize
    ]
}

fn moves(c: &mut Criterion) {
    let rules = ddz_rules::from(Preset::Pagat.rule_set());
    let mut out = empty();
    for (name, cases) in [
        ("lead_17", leads(17)),
        ("lead_20", leads(20)),
        ("follow_17", follows(&rules)),
    ] {
        let listed: u32 = cases.iter().map(|case| list(&rules, case, &mut out)).sum();
        let counted: u32 = cases.iter().map(|case| count(&rules, case)).sum();
        let theirs: usize = cases.iter().map(peer).sum();
        assert_eq!(listed, counted);
        println!(
            "{name}: {:.1} moves a hand, the peer finds {:.1}",
            f64::from(listed) / N as f64,
            theirs as f64 / N as f64
        );
        let mut group = c.benchmark_group(name);
        group.throughput(Throughput::Elements(N as u64));
        group.bench_function("ddz_moves_list", |b| {
            b.iter(|| -> u32 { cases.iter().map(|case| list(&rules, case, &mut out)).sum() })
        });
        group.bench_function("ddz_moves_count", |b| {
            b.iter(|| -> u32 { cases.iter().map(|case| count(&rules, case)).sum() })
        });
        group.sample_size(10);
        group.bench_function("dou_dizhu", |b| {
            b.iter(|| -> usize { cases.iter().map(peer).sum() })
        });
        if cases[0].beaten.is_none() {
            group.bench_function("dou_dizhu_unnamed", |b| {
                b.iter(|| -> usize { cases.iter().map(peer_unnamed).sum() })
            });
        }
        group.finish();
    }
}

criterion_group!(benches, moves);
criterion_main!(benches);
