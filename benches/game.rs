//! Whole random deals through the C door, with all its checks: shuffle, auction,
//! doubling, lists of everything that may be done, score. Beside it, what the
//! lists of moves of the same deals take by themselves.

mod inputs;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use ddz::numbers as n;
use ddz_c::ffi::abi::{ddz_action, ddz_flow, ddz_game, ddz_move, ddz_play, ddz_rules, ddz_score};
use ddz_c::ffi::{
    ddz_flow_preset, ddz_game_act, ddz_game_legal, ddz_game_moves, ddz_game_new, ddz_game_score,
    ddz_moves_list, ddz_rules_preset,
};
use inputs::Random;

const DEALS: u64 = 500;

/// A struct to fill, which knows its size and nothing else.
macro_rules! empty {
    ($type:ty) => {{
        // All of them are plain bytes and numbers.
        let mut empty: $type = unsafe { std::mem::zeroed() };
        empty.struct_size = size_of::<$type>() as u32;
        empty
    }};
}

/// All 0, which is no action; plain bytes and nothing else.
const NO_ACTION: ddz_action = unsafe { std::mem::zeroed() };

struct House {
    rules: ddz_rules,
    flow: ddz_flow,
}

impl House {
    fn new(rules: u32, flow: u32) -> House {
        let mut house = House {
            rules: empty!(ddz_rules),
            flow: empty!(ddz_flow),
        };
        assert_eq!(unsafe { ddz_rules_preset(rules, &mut house.rules) }, 0);
        assert_eq!(unsafe { ddz_flow_preset(flow, &mut house.flow) }, 0);
        house
    }
}

/// What a list of moves was made for.
struct Turn {
    hand: Vec<u8>,
    table: ddz_play,
}

struct Room {
    legal: [ddz_action; n::LEGAL_MAX as usize],
    moves: Vec<ddz_move>,
}

/// Plays one deal by chance; says how many actions it took. `note` is told each
/// turn to play.
fn deal(house: &House, number: u64, room: &mut Room, mut note: impl FnMut(&ddz_game)) -> u32 {
    let mut random = Random::new(number + 1);
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut game = empty!(ddz_game);
    let status = unsafe { ddz_game_new(&house.rules, &house.flow, seed.as_ptr(), 0, &mut game) };
    assert_eq!(status, 0);
    let mut actions = 0;
    while game.phase != n::PHASE_OVER {
        let seat = game.waiting.trailing_zeros();
        let (mut legal, mut moves) = (0, 0);
        if game.phase == n::PHASE_PLAY {
            note(&game);
            // Everything that can be played, and a pass unless it is a lead.
            room.legal[0] = ddz_action {
                seat: seat as u8,
                kind: n::ACTION_PASS,
                ..NO_ACTION
            };
            legal = u32::from(game.table.kind != n::KIND_NONE);
            let at = room.moves.as_mut_ptr();
            let status = unsafe { ddz_game_moves(&game, seat, at, n::MOVES_MAX, &mut moves) };
            assert_eq!(status, 0);
        } else {
            let at = room.legal.as_mut_ptr();
            let status = unsafe { ddz_game_legal(&game, seat, at, n::LEGAL_MAX, &mut legal) };
            assert_eq!(status, 0);
        }
        let choice = random.below((legal + moves) as usize);
        let action = match room.legal[..legal as usize].get(choice) {
            Some(action) => *action,
            None => {
                let chosen = room.moves[choice - legal as usize];
                ddz_action {
                    seat: seat as u8,
                    kind: n::ACTION_PLAY,
                    len: chosen.play.cards,
                    play: chosen.play,
                    cards: chosen.cards,
                    ..NO_ACTION
                }
            }
        };
        assert_eq!(unsafe { ddz_game_act(&mut game, &action) }, 0);
        actions += 1;
    }
    let mut score = empty!(ddz_score);
    assert_eq!(unsafe { ddz_game_score(&game, &mut score) }, 0);
    assert_eq!(score.points.iter().sum::<i32>(), 0);
    actions
}

/// The cards of a set of cards of a `ddz_game`.
fn cards(words: &[u32]) -> Vec<u8> {
    let set = u64::from(words[0]) | u64::from(words[1]) << 32;
    let cards = ddz::cards::Cards::from_bits(set).unwrap();
    cards.iter().map(|card| card.byte()).collect()
}

fn deals(c: &mut Criterion) {
    let mut room = Room {
        legal: [unsafe { std::mem::zeroed() }; n::LEGAL_MAX as usize],
        moves: vec![unsafe { std::mem::zeroed() }; n::MOVES_MAX as usize],
    };
    for (name, rules, flow) in [
        ("standard", n::PRESET_STANDARD, n::FLOW_STANDARD),
        ("happy", n::PRESET_HAPPY, n::FLOW_HAPPY),
        ("douzero", n::PRESET_DOUZERO, n::FLOW_DOUZERO),
    ] {
        let house = House::new(rules, flow);
        let mut turns = Vec::new();
        let mut actions = 0;
        for number in 0..DEALS {
            actions += deal(&house, number, &mut room, |game| {
                let seat = game.waiting.trailing_zeros() as usize;
                turns.push(Turn {
                    hand: cards(&game.hands[2 * seat..]),
                    table: game.table,
                });
            });
        }
        println!(
            "{name}: {DEALS} deals, {:.1} actions and {:.1} turns a deal",
            f64::from(actions) / DEALS as f64,
            turns.len() as f64 / DEALS as f64,
        );
        let mut group = c.benchmark_group(format!("game {name}"));
        group.throughput(Throughput::Elements(DEALS));
        group.bench_function("deals", |b| {
            b.iter(|| {
                (0..DEALS)
                    .map(|number| deal(black_box(&house), number, &mut room, |_| {}))
                    .sum::<u32>()
            });
        });
        group.bench_function("their lists of moves alone", |b| {
            b.iter(|| {
                let mut all = 0;
                for turn in &turns {
                    let mut len = 0;
                    let status = unsafe {
                        ddz_moves_list(
                            &house.rules,
                            black_box(turn.hand.as_ptr()),
                            turn.hand.len() as u32,
                            &turn.table,
                            room.moves.as_mut_ptr(),
                            n::MOVES_MAX,
                            &mut len,
                        )
                    };
                    assert_eq!(status, 0);
                    all += len;
                }
                all
            });
        });
        group.finish();
    }
}

criterion_group!(benches, deals);
criterion_main!(benches);
