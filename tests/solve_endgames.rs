//! The puzzles of tests/vectors/endgames.tsv: each is solved again, and is what its
//! line says.

mod oracle;
mod solve;
mod vectors;

use std::collections::{BTreeMap, BTreeSet};

use ddz::position::Position;
use ddz::rules::Preset;
use solve::puzzle::{self, Puzzle};

#[test]
fn every_puzzle_is_what_its_line_says() {
    let rules = Preset::Standard.rule_set();
    let mut memory = puzzle::memory();
    let (mut grades, mut patterns) = (BTreeMap::new(), BTreeSet::new());
    let table = vectors::Table::read("endgames.tsv");
    for row in table.rows() {
        let text = row.get("position");
        let position = Position::parse(&rules, text).expect(text);
        let expected = Puzzle {
            position: text.to_owned(),
            plays: row.number("plays"),
            better: row.number("better"),
            nodes: row.number("nodes"),
            line: row.get("line").split(' ').map(str::to_owned).collect(),
        };
        let found = puzzle::puzzle(&rules, &position, &mut memory);
        assert_eq!(found, Some(expected.clone()), "{}", row.at());
        assert_eq!(expected.grade(), row.number::<u8>("grade"), "{}", row.at());
        *grades.entry(expected.grade()).or_insert(0) += 1;
        let pattern = puzzle::pattern(&rules, &position);
        assert!(patterns.insert(pattern), "{}: twice", row.at());
    }
    assert_eq!(grades, BTreeMap::from([(1, 100), (2, 100), (3, 100)]));
}

/// Ranks that are renamed so that nothing changes make no other puzzle.
#[test]
fn renaming_ranks_keeps_the_pattern() {
    let rules = Preset::Standard.rule_set();
    let pattern = |text: &str| {
        let position = Position::parse(&rules, text).expect(text);
        puzzle::pattern(&rules, &position)
    };
    assert_eq!(pattern("3KK/455 0 0 -"), pattern("4AA/677 0 0 -"));
    assert_eq!(pattern("34567/89 0 0 -"), pattern("45678/TJ 0 0 -"));
    assert_ne!(pattern("34567/89 0 0 -"), pattern("34568/9T 0 0 -"));
    assert_ne!(pattern("3KK/455 0 0 -"), pattern("3KK/445 0 0 -"));
    assert_ne!(pattern("3xX/4 0 0 -"), pattern("3AK/4 0 0 -"));
    assert_eq!(pattern("5/4A 0 1 0:4"), pattern("7/6K 0 1 0:6"));
}
