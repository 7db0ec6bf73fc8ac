//! Three seats that always play the first hint, from the deal to the end.
//!
//! `cargo run --example three_hints [seed]`

use std::process::ExitCode;

use ddz::advice::{hints, min_turns, split};
use ddz::cards::{Cards, Style, shuffle};
use ddz::plays::Question;
use ddz::rules::Preset;

const SEATS: [&str; 3] = ["landlord", "farmer 1", "farmer 2"];

/// A hand as a player lays it out.
fn laid_out(hand: Cards) -> String {
    let rules = Preset::Standard.rule_set();
    let split = split(&rules, hand);
    let plays = split.plays().iter();
    let plays: Vec<String> = plays
        .map(|laid| Style::Ranks.format(&laid.cards().into()).to_string())
        .collect();
    plays.join(" ")
}

fn main() -> ExitCode {
    let seed = match std::env::args().nth(1).map(|seed| seed.parse::<u8>()) {
        None => 1,
        Some(Ok(seed)) => seed,
        Some(Err(_)) => {
            eprintln!("the seed is a number from 0 to 255");
            return ExitCode::FAILURE;
        }
    };
    let deck = shuffle(&[seed; 32], 0);
    let dealt = |from: usize| deck[from..from + 17].iter().copied();
    let bottom = deck[51..].iter().copied();
    let mut hands: [Cards; 3] = [
        dealt(0).chain(bottom).collect(),
        dealt(17).collect(),
        dealt(34).collect(),
    ];
    let rules = Preset::Standard.rule_set();
    for (seat, &hand) in SEATS.iter().zip(&hands) {
        let turns = min_turns(&rules, hand.counts());
        println!("{seat:9} {turns} turns: {}", laid_out(hand));
    }
    println!();

    let (mut turn, mut owner, mut table) = (0, 0, Question::lead(&rules));
    loop {
        if owner == turn {
            table = Question::lead(&rules);
        }
        let hints = hints(table, hands[turn]);
        match hints.first() {
            None => println!("{:9} pass", SEATS[turn]),
            Some(laid) => {
                hands[turn] = hands[turn].without(laid.cards());
                println!(
                    "{:9} {:20} {:?}, first of {}, {} cards left",
                    SEATS[turn],
                    Style::Ranks.format(&laid.list()).to_string(),
                    laid.play().kind(),
                    hints.len(),
                    hands[turn].len()
                );
                if hands[turn].is_empty() {
                    break;
                }
                owner = turn;
                // A move is a play of the same rules.
                table = Question::new(&rules, laid.play()).unwrap_or(Question::lead(&rules));
            }
        }
        turn = (turn + 1) % 3;
    }
    println!("\n{} wins", SEATS[turn]);
    for (seat, &hand) in SEATS.iter().zip(&hands) {
        if !hand.is_empty() {
            println!("{seat:9} still holds {}", Style::Ranks.format(&hand.into()));
        }
    }
    ExitCode::SUCCESS
}
