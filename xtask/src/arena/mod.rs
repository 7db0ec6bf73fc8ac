//! `cargo xtask arena A B [option…]`: two players against each other on duplicated
//! decks: each deck is played twice, A as the landlord against two B, then the other
//! way round, so that like against like comes to a half. Under a flow with an auction
//! one seat is A's and two are B's, then the other way round; the seat moves on with
//! the deck.
//!
//! What a run answers depends on its seed and options alone, never on the threads.

mod beside;
mod calibrate;
mod options;
mod players;
mod results;
#[path = "../../../benches/rule_model/mod.rs"]
mod rule_model;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Instant;

use ddz::game::{BidStyle, Game, Seat};

use crate::shell;
use options::Options;
use players::Player;
use results::{Deck, Results};

pub fn run(arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let arguments: Vec<String> = arguments.collect();
    if cfg!(debug_assertions) {
        return shell::run_released("arena", &arguments);
    }
    match &arguments[..] {
        [flag, path] if flag == "--beside" => return beside::run(path),
        [flag, deals] if flag == "--calibrate" => return calibrate::run(deals),
        _ => {}
    }
    let options = Options::read(&arguments)?;
    let began = Instant::now();
    let next = AtomicU32::new(0);
    let all = Mutex::new(Vec::new());
    let faults = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..options.threads {
            scope.spawn(|| {
                let mut players = match options.players() {
                    Ok(players) => players,
                    Err(fault) => return lock(&faults).push(fault),
                };
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= options.decks || !lock(&faults).is_empty() {
                        return;
                    }
                    match play_deck(&options, &mut players, number) {
                        Ok(deck) => lock(&all).push(deck),
                        Err(fault) => lock(&faults).push(fault),
                    }
                    options.show_progress(number, began);
                }
            });
        }
    });
    if let Some(fault) = lock(&faults).first() {
        return Err(fault.clone());
    }
    let decks = std::mem::take(&mut *lock(&all));
    let results = Results::of(decks);
    let text = results.text(&options, began.elapsed());
    print!("{text}");
    options.write(&text)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Does the work of each number in as many threads as there are cores; the answers
/// stand in the order of the numbers.
fn in_threads<T: Send>(count: u32, work: impl Fn(u32) -> T + Sync) -> Vec<T> {
    let next = AtomicU32::new(0);
    let all = Mutex::new(Vec::new());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let answer = work(number);
                    lock(&all).push((number, answer));
                }
            });
        }
    });
    let mut all = std::mem::take(&mut *lock(&all));
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, answer)| answer).collect()
}

/// A deck twice, with the sides changed.
fn play_deck(
    options: &Options,
    players: &mut [Box<dyn Player>; 2],
    number: u32,
) -> Result<Deck, String> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&options.seed.to_le_bytes());
    bytes[8..12].copy_from_slice(&number.to_le_bytes());
    let has_auction = options.flow.bid_style() != BidStyle::None;
    let alone = match number % 3 {
        1 if has_auction => Seat::One,
        2 if has_auction => Seat::Two,
        _ => Seat::Zero,
    };
    let mut deck = Deck {
        number,
        ..Deck::default()
    };
    for side in [0, 1] {
        let first = Seat::ALL[if has_auction {
            number as usize / 3 % 3
        } else {
            0
        }];
        let mut game = Game::new(options.rules, options.flow, &bytes, first);
        for player in players.iter_mut() {
            player.begin(u64::from(number) << 1 | side as u64);
        }
        while let Some(seat) = game.waiting().iter().next() {
            let who = if seat == alone { side } else { 1 - side };
            let began = Instant::now();
            let action = players[who].act(&game, seat);
            deck.time[who] += began.elapsed();
            deck.moves[who] += 1;
            game.act(&action)
                .map_err(|error| format!("deck {number}: {action}: {error}"))?;
        }
        let points = f64::from(game.score().points[alone]);
        let ours = if side == 0 { points } else { -points };
        deck.won[side] = ours > 0.0;
        deck.points[side] = ours;
    }
    Ok(deck)
}
