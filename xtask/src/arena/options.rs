//! What an arena is asked for.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::Instant;

use ddz::game::{Flow, FlowPreset};
use ddz::rules::RuleSet;

use super::players::{self, Player};
use crate::vectors;

const USAGE: &str = "\
usage: cargo xtask arena <A> <B> [--decks N] [--seed N] [--rules PRESET] [--flow FLOW]
                         [--threads N] [--out FILE]
players: ";

pub struct Options {
    pub names: [String; 2],
    pub decks: u32,
    pub seed: u64,
    pub rules_name: String,
    pub rules: RuleSet,
    pub flow_name: String,
    pub flow: Flow,
    pub threads: usize,
    out: Option<PathBuf>,
}

impl Options {
    pub fn read(arguments: &[String]) -> Result<Options, String> {
        let usage = || format!("{USAGE}{}", players::NAMES);
        let [a, b, rest @ ..] = arguments else {
            return Err(usage());
        };
        let mut options = Options {
            names: [a.clone(), b.clone()],
            decks: 1_000,
            seed: 1,
            rules_name: String::from("douzero"),
            rules: ddz::rules::Preset::Douzero.rule_set(),
            flow_name: String::from("douzero"),
            flow: FlowPreset::Douzero.flow(),
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            out: None,
        };
        for pair in rest.chunks(2) {
            let [name, value] = pair else {
                return Err(usage());
            };
            let number = || value.parse().map_err(|_| format!("not a number: {value}"));
            match name.as_str() {
                "--decks" => options.decks = number()?,
                "--seed" => options.seed = number()?.into(),
                "--threads" => options.threads = number()?.max(1) as usize,
                "--out" => options.out = Some(value.into()),
                "--rules" => {
                    let (name, preset) = vectors::presets()
                        .find(|(known, _)| known == value)
                        .ok_or_else(|| format!("no preset {value:?}"))?;
                    options.rules = preset.rule_set();
                    options.rules_name = name.to_string();
                }
                "--flow" => {
                    let known = |flow: &&FlowPreset| format!("{flow:?}").to_lowercase() == *value;
                    let preset = FlowPreset::ALL.iter().find(known);
                    options.flow = preset.ok_or_else(|| format!("no flow {value:?}"))?.flow();
                    options.flow_name = value.clone();
                }
                _ => return Err(usage()),
            }
        }
        options.players()?;
        Ok(options)
    }

    pub fn players(&self) -> Result<[Box<dyn Player>; 2], String> {
        let [a, b] = &self.names;
        Ok([players::named(a)?, players::named(b)?])
    }

    /// A line that is written over, where somebody is looking.
    pub fn show_progress(&self, number: u32, began: Instant) {
        let step = (self.decks / 100).max(1);
        let mut error = std::io::stderr();
        if number.is_multiple_of(step) && error.is_terminal() {
            let seconds = began.elapsed().as_secs();
            let _ = write!(error, "\r{number} of {} decks, {seconds} s ", self.decks);
        }
    }

    pub fn write(&self, text: &str) -> Result<(), String> {
        match &self.out {
            Some(path) => {
                std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
            }
            None => Ok(()),
        }
    }
}
