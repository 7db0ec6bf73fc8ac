//! All ways to go on from a position, counted: what perft.tsv has and
//! `cargo xtask perft` counts. docs/position.md says what is counted.
//!
//! Tests take it with `mod perft;`, `xtask` by its path.

#![allow(dead_code)] // Each program that includes this uses a part of it.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use ddz::position::Position;
use ddz::rules::{RuleSet, Switches};

use crate::vectors::{Cells, Table, kind_number};

/// Deeper than any game goes.
pub const TO_THE_END: u32 = u32::MAX;

/// What is counted to some depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Perft {
    /// Ways that are as long as the depth, or have come to the end before.
    pub leaves: u64,
    /// Positions on all these ways, the first and the last ones too.
    pub nodes: u64,
}

impl Perft {
    pub const LEAF: Perft = Perft {
        leaves: 1,
        nodes: 1,
    };

    pub fn add(&mut self, other: Perft) {
        self.leaves += other.leaves;
        self.nodes += other.nodes;
    }
}

/// Counts with the library: its moves, its turns, and each taken back.
pub fn count(position: &mut Position, rules: &RuleSet, depth: u32) -> Perft {
    if depth == 0 || position.winner().is_some() {
        return Perft::LEAF;
    }
    let mut all = Perft {
        leaves: 0,
        nodes: 1,
    };
    let before = *position;
    let each = before.moves::<()>(rules, |found| {
        let undo = position.play(&found);
        all.add(count(position, rules, depth - 1));
        position.undo(undo);
        ControlFlow::Continue(())
    });
    assert_eq!(each, ControlFlow::Continue(()));
    if position.may_pass(rules) {
        let undo = position.pass();
        all.add(count(position, rules, depth - 1));
        position.undo(undo);
    }
    assert_eq!(*position, before, "what was taken back");
    all
}

/// A line of the file.
pub struct Case {
    /// Where it stands.
    pub at: String,
    pub id: String,
    /// The name of the rule set, before kinds are switched off.
    pub rules: String,
    pub switches: Switches,
    pub position: String,
    /// What is counted, by depth.
    pub expected: BTreeMap<u32, Perft>,
}

impl Case {
    pub fn rule_set(&self) -> Result<RuleSet, String> {
        RuleSet::new(self.switches).map_err(|error| format!("{}: {error}", self.at))
    }

    /// Counts again and compares; how many nodes that were.
    pub fn check(&self) -> Result<u64, String> {
        let rules = self.rule_set()?;
        let position = Position::parse(&rules, &self.position);
        let mut position = position.map_err(|error| format!("{}: {error}", self.at))?;
        let mut nodes = 0;
        for (&depth, &expected) in &self.expected {
            let counted = count(&mut position, &rules, depth);
            if counted != expected {
                let depth = depth_text(depth);
                return Err(format!(
                    "{}: {} to depth {depth}: {counted:?}, not {expected:?}",
                    self.at, self.id
                ));
            }
            nodes += counted.nodes;
        }
        Ok(nodes)
    }
}

/// The cases of a file in tests/vectors.
pub fn cases(file: &str) -> Vec<Case> {
    let rule_sets = crate::vectors::rule_sets();
    let read = |row: Cells<'_>| {
        let name = row.get("rules");
        let mut switches = rule_sets[name];
        for kind in row.get("off").split(',').filter(|kind| *kind != "-") {
            switches.kinds_off |= 1 << kind_number(kind);
        }
        Case {
            at: row.at(),
            id: row.get("id").to_owned(),
            rules: name.to_owned(),
            switches,
            position: row.get("position").to_owned(),
            expected: row.get("counts").split(' ').map(counts).collect(),
        }
    };
    Table::read(file).rows().map(read).collect()
}

/// `depth:leaves/nodes`, the depth being `end` where it has none.
fn counts(text: &str) -> (u32, Perft) {
    let number = |text: &str| text.parse().expect("a number");
    let (depth, rest) = text.split_once(':').expect("depth:leaves/nodes");
    let (leaves, nodes) = rest.split_once('/').expect("leaves/nodes");
    let depth = match depth {
        "end" => TO_THE_END,
        depth => depth.parse().expect("a depth"),
    };
    let (leaves, nodes) = (number(leaves), number(nodes));
    (depth, Perft { leaves, nodes })
}

pub fn depth_text(depth: u32) -> String {
    match depth {
        TO_THE_END => "end".to_owned(),
        depth => depth.to_string(),
    }
}
