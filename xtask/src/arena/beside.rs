//! `cargo xtask arena --beside FILE`: the twin of RLCard's rule model beside what the
//! package itself has decided (benches/peers/rule_model.py).

use std::fs;

use ddz::cards::Cards;
use ddz::plays::{Question, classify};
use ddz::rules::Preset;

use super::rule_model::{Decision, decide};

/// Differences that are shown.
const SHOWN: usize = 10;

pub fn run(path: &str) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let rules = Preset::Rlcard.rule_set();
    let cards = |word: &str| -> Result<Cards, String> {
        word.parse().map_err(|error| format!("{word}: {error}"))
    };
    let (mut all, mut drawn, mut other) = (0, 0, 0);
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let [hand, table, spares, said] = words[..] else {
            return Err(format!("not a decision: {line}"));
        };
        let question = match table {
            "-" => Some(Question::lead(&rules)),
            table => Question::new(&rules, classify(&rules, cards(table)?)),
        };
        let question = question.ok_or_else(|| format!("no play: {line}"))?;
        let decision = decide(question, cards(hand)?, spares == "1");
        let same = match decision {
            Decision::AnyLegal => said == "any",
            Decision::Pass => said == "pass",
            Decision::Play(found) => {
                !matches!(said, "any" | "pass") && cards(said)?.counts() == found.cards().counts()
            }
        };
        all += 1;
        drawn += u32::from(said == "any");
        if !same {
            other += 1;
            if other <= SHOWN {
                println!("{line}: the twin {decision:?}");
            }
        }
    }
    println!("{all} decisions, {drawn} of them drawn by lot: {other} are others");
    Ok(())
}
