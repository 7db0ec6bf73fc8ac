//! Names hands: `cargo run --example classify -- 33344 "10 J Q K A"`, or one
//! hand a line from the standard input.

use std::io::{self, BufRead};
use std::process::ExitCode;

use ddz::cards::{Cards, Rank, parse};
use ddz::plays::{Kind, readings};
use ddz::rules::Preset;

/// Every reading of a hand, the default one first.
fn name(text: &str) -> Result<String, String> {
    let list = parse(text).map_err(|error| error.to_string())?;
    let cards: Cards = list.as_slice().iter().copied().collect();
    let rules = Preset::Standard.rule_set();
    let all = readings(&rules, cards.hand());
    let names = all.as_slice().iter().map(|play| {
        let rank = char::from(Rank::LETTERS[usize::from(play.rank)]);
        match play.kind {
            Kind::Rocket => "Rocket".to_owned(),
            kind if play.length > 1 => format!("{kind:?} of {}, up to {rank}", play.length),
            kind => format!("{kind:?} of {rank}"),
        }
    });
    let names: Vec<String> = names.collect();
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
