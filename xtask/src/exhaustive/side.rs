//! One side of the comparison: a rule set, and what the twin says of it.

use std::collections::BTreeMap;

use ddz::plays::Play;
use ddz::rules::{Preset, RuleSet, Switches};

use crate::oracle::{RankCounts, Reading, Twin};
use crate::vectors;

/// One rule set, and what the twin says of it. Names that say the same are
/// looked at once.
pub(super) struct Side {
    pub names: Vec<String>,
    pub rules: RuleSet,
    /// The cards of every play as the word of a `Hand`, ascending, with its
    /// readings.
    pub plays: Vec<(u64, Vec<Play>)>,
}

/// The twin goes by the switches of the vector files, the library by its own
/// presets.
pub(super) fn sides(names: Vec<String>) -> Result<Vec<Side>, String> {
    let table = vectors::rule_sets();
    let presets: BTreeMap<String, Preset> = vectors::presets().collect();
    let mut sides: Vec<Side> = Vec::new();
    for name in names {
        let switches = table[&name];
        let rules = match presets.get(&name) {
            Some(preset) => preset.rule_set(),
            None => RuleSet::new(switches).map_err(|e| format!("{name}: {e}"))?,
        };
        match sides.iter_mut().find(|s| s.rules == rules) {
            Some(side) => side.names.push(name),
            None => sides.push(Side {
                names: vec![name],
                rules,
                plays: plays_of(switches),
            }),
        }
    }
    Ok(sides)
}

fn plays_of(switches: Switches) -> Vec<(u64, Vec<Play>)> {
    let as_plays = |all: &Vec<Reading>| all.iter().map(as_play).collect();
    let mut plays: Vec<(u64, Vec<Play>)> = Twin::new(switches)
        .plays()
        .iter()
        .map(|(cards, all)| (word(cards), as_plays(all)))
        .collect();
    plays.sort_by_key(|(word, _)| *word);
    plays
}

impl Side {
    pub fn names(&self) -> String {
        self.names.join(" = ")
    }

    /// Where the plays from this word up begin.
    pub fn from(&self, word: u64) -> usize {
        self.plays.partition_point(|(cards, _)| *cards < word)
    }
}

fn as_play(reading: &Reading) -> Play {
    let Reading {
        kind,
        rank,
        length,
        cards,
    } = *reading;
    Play::from_bytes([kind, rank, length, cards]).unwrap_or_default()
}

/// The word of a `Hand`, spelled out: the twin has its own notion of cards.
fn word(cards: &RankCounts) -> u64 {
    let ranks = cards.iter().enumerate();
    ranks.fold(0, |word, (rank, &count)| {
        word | u64::from(count) << (4 * rank as u32)
    })
}
