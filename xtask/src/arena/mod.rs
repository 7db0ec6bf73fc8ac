//! `cargo xtask arena A B [option…]`: two players against each other on duplicated
//! decks, without an auction: each deck is played twice, A as the landlord against
//! two B, then the other way round, so that like against like comes to a half.
//!
//! What a run answers depends on its seed and options alone, never on the threads.

mod beside;
mod options;
mod players;
mod results;
#[path = "../../../benches/rule_model/mod.rs"]
mod rule_model;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Instant;

use ddz::game::{FlowPreset, Game, Seat};
use ddz::rules::RuleSet;

use crate::shell;
use options::Options;
use players::Player;
use results::{Deck, Results};

/// The landlord of every deck.
const LANDLORD: Seat = Seat::Zero;

pub fn run(arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let arguments: Vec<String> = arguments.collect();
    if cfg!(debug_assertions) {
        return shell::run_released("arena", &arguments);
    }
    if let [flag, path] = &arguments[..]
        && flag == "--beside"
    {
        return beside::run(path);
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
                    match play_deck(&options.rules, &mut players, options.seed, number) {
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

/// A deck twice, with the sides changed.
fn play_deck(
    rules: &RuleSet,
    players: &mut [Box<dyn Player>; 2],
    seed: u64,
    number: u32,
) -> Result<Deck, String> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..12].copy_from_slice(&number.to_le_bytes());
    let mut deck = Deck {
        number,
        ..Deck::default()
    };
    for landlord in [0, 1] {
        let mut game = Game::new(*rules, FlowPreset::Douzero.flow(), &bytes, LANDLORD);
        for player in players.iter_mut() {
            player.begin(u64::from(number) << 1 | landlord as u64);
        }
        while let Some(seat) = game.waiting().iter().next() {
            let who = if seat == LANDLORD {
                landlord
            } else {
                1 - landlord
            };
            let began = Instant::now();
            let action = players[who].act(&game, seat);
            deck.time[who] += began.elapsed();
            deck.moves[who] += 1;
            game.act(&action)
                .map_err(|error| format!("deck {number}: {action}: {error}"))?;
        }
        let score = game.score().points;
        let ours = match landlord {
            0 => score[LANDLORD],
            _ => score[LANDLORD.next()] * 2,
        };
        let won = game
            .winner()
            .is_some_and(|winner| (winner == LANDLORD) == (landlord == 0));
        deck.won[landlord] = won;
        deck.points[landlord] = f64::from(ours);
    }
    Ok(deck)
}
