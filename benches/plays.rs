//! Classifying and beating, through the C call with all its checks, beside the
//! crate `dou_dizhu` on the same cards in the same run.

mod inputs;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use ddz::plays::{self, Question};
use ddz::rules::Preset;
use ddz_c::ffi::abi::{ddz_play, ddz_rules};
use ddz_c::ffi::{ddz_play_beats, ddz_play_classify};
use inputs::Random;

const N: usize = 10_000;

fn classify(c: &mut Criterion) {
    let rules = Preset::Pagat.rule_set();
    let raw = ddz_rules::from(rules);
    let peer = |counts: &[u8; 15]| dou_dizhu::Hand::try_from(*counts).unwrap().to_play();
    let all = inputs::plays(&rules, N, |counts, play| {
        peer(counts).is_some() != play.is_none()
    });
    let counts: Vec<[u8; 15]> = all.iter().map(|cards| inputs::counts(cards)).collect();

    let ours = || {
        let mut legal = 0;
        let mut play = ddz_play::default();
        for cards in &all {
            let (at, len) = (black_box(cards.as_ptr()), cards.len() as u32);
            let status = unsafe { ddz_play_classify(&raw, at, len, &mut play) };
            legal += i32::from(play.kind != 0) + status;
        }
        legal
    };
    let theirs = || {
        counts
            .iter()
            .map(|counts| i32::from(peer(black_box(counts)).is_some()))
            .sum::<i32>()
    };
    assert_eq!(ours(), N as i32 / 2);
    assert_eq!(theirs(), N as i32 / 2);

    let mut group = c.benchmark_group("classify");
    group.throughput(Throughput::Elements(N as u64));
    group.bench_function("ddz_play_classify", |b| b.iter(ours));
    group.bench_function("dou_dizhu", |b| b.iter(theirs));
    group.finish();
}

fn beats(c: &mut Criterion) {
    let rules = Preset::Pagat.rule_set();
    let raw = ddz_rules::from(rules);
    let all = inputs::plays(&rules, N, |_, _| true);
    // Half the tables are of the same kind and length, so that the answer
    // hangs on the rank.
    let mut random = Random::new(3);
    let legal: Vec<_> = all
        .iter()
        .map(|cards| plays::classify_counts(&rules, inputs::as_hand(cards)))
        .collect();
    let tables: Vec<ddz_play> = legal
        .iter()
        .map(|&own| {
            let of_kind: Vec<_> = legal
                .iter()
                .filter(|p| p.kind() == own.kind() && p.length() == own.length())
                .collect();
            let table = if random.below(2) == 0 && !own.is_none() {
                *of_kind[random.below(of_kind.len())]
            } else {
                legal[random.below(legal.len())]
            };
            table.into()
        })
        .collect();
    let expected: i32 = all
        .iter()
        .zip(&tables)
        .map(|(cards, table)| {
            let question = Question::from_bytes(&rules, (*table).into()).unwrap();
            let own = plays::classify_counts(&rules, inputs::as_hand(cards));
            i32::from(question.is_beaten_by(own))
        })
        .sum();

    let ours = || {
        let mut beats = 0;
        let mut play = ddz_play::default();
        for (cards, table) in all.iter().zip(&tables) {
            let (at, len) = (black_box(cards.as_ptr()), cards.len() as u32);
            let status = unsafe { ddz_play_beats(&raw, table, at, len, &mut play) };
            beats += i32::from(play.kind != 0) + status;
        }
        beats
    };
    let classify_only = || {
        let mut legal = 0;
        let mut play = ddz_play::default();
        for (cards, table) in all.iter().zip(&tables) {
            black_box(table);
            let (at, len) = (black_box(cards.as_ptr()), cards.len() as u32);
            let status = unsafe { ddz_play_classify(&raw, at, len, &mut play) };
            legal += i32::from(play.kind != 0) + status;
        }
        legal
    };
    assert_eq!(ours(), expected);
    assert_eq!(classify_only(), N as i32 / 2);

    let mut group = c.benchmark_group("beats");
    group.throughput(Throughput::Elements(N as u64));
    group.bench_function("ddz_play_beats", |b| b.iter(ours));
    group.bench_function("ddz_play_classify", |b| b.iter(classify_only));
    group.finish();
}

criterion_group!(benches, classify, beats);
criterion_main!(benches);
