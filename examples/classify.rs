//! Names hands: `cargo run --example classify -- 33344 "10 J Q K A"`, or one
//! hand a line from the standard input.

use std::io::{self, BufRead};
use std::process::ExitCode;

use ddz::cards::{Cards, TextError};
use ddz::plays::readings;
use ddz::rules::Preset;

/// Every reading of a hand, the default one first.
fn name(text: &str) -> Result<String, TextError> {
    let cards: Cards = text.parse()?;
    let rules = Preset::Standard.rule_set();
    let all = readings(&rules, cards.counts());
    let names: Vec<String> = all.as_slice().iter().map(|play| play.to_string()).collect();
    if names.is_empty() {
        Ok("not a play".to_owned())
    } else {
        Ok(names.join("; or "))
    }
}

/// Prints a line; false when it is no hand.
fn answer(text: &str) -> bool {
    match name(text) {
        Ok(name) => {
            println!("{text}: {name}");
            true
        }
        Err(error) => {
            eprintln!("{text}: {error}");
            false
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let hands = if arguments.is_empty() {
        io::stdin().lock().lines().map_while(Result::ok).collect()
    } else {
        arguments
    };
    let mut exit = ExitCode::SUCCESS;
    for hand in hands {
        if !answer(&hand) {
            exit = ExitCode::FAILURE;
        }
    }
    exit
}
