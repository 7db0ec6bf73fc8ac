//! The tables of rule sets: presets as the vectors have them, contradictions,
//! and the number of plays of each rule set as the slow twin builds them.

mod oracle;
mod vectors;

use std::collections::BTreeMap;

use ddz::plays::Kind;
use ddz::rules::{Preset, RuleSet, RulesError, Switches};
use oracle::Twin;
use vectors::{Table, presets, rule_sets};

#[test]
fn presets_are_those_of_the_table() {
    let table = rule_sets();
    let mut seen = Vec::new();
    for (name, preset) in presets() {
        assert_eq!(preset.switches(), table[&name], "{name}");
        assert_eq!(preset.rule_set().switches(), table[&name], "{name}");
        assert_eq!(format!("{preset:?}").to_lowercase(), name);
        seen.push(preset);
    }
    assert_eq!(seen, Preset::ALL, "every preset once, in order");
}

#[test]
fn rule_sets_of_the_tests_are_rule_sets() {
    for (name, switches) in rule_sets() {
        assert!(RuleSet::new(switches).is_ok(), "{name}");
    }
}

#[test]
fn each_contradiction_has_its_name() {
    let sets = rule_sets();
    let mut left_to_c = 0;
    for row in Table::read("switches.tsv").rows() {
        let mut switches = sets[row.get("base")];
        let changes = row.get("changes");
        if changes.contains("reserved") {
            // `Switches` has no reserved bytes; the C tests run these rows.
            left_to_c += 1;
            continue;
        }
        if changes != "-" {
            for change in changes.split(',') {
                let (name, value) = change.split_once('=').expect("name=value");
                vectors::set(&mut switches, name, value.parse().expect("a number"));
            }
        }
        let answer = match RuleSet::new(switches) {
            Ok(rules) => {
                assert_eq!(rules.switches(), switches, "{}", row.at());
                "ok"
            }
            Err(RulesError::Range) => "rules_range",
            Err(RulesError::Kinds) => "rules_kinds",
            Err(RulesError::FourRocket) => "rules_four_rocket",
            Err(RulesError::WingPairsQuad) => "rules_wing_pairs_quad",
            Err(RulesError::WingAdjacentTrio) => "rules_wing_adjacent_trio",
            Err(RulesError::ShuttleWings) => "rules_shuttle_wings",
            Err(RulesError::WingRocket) => "rules_wing_rocket",
            Err(RulesError::Reserved) => "rules_reserved",
        };
        assert_eq!(answer, row.get("expected"), "{} {changes}", row.at());
    }
    assert_eq!(left_to_c, 12, "rows about reserved bytes");
}

/// Every kind but the single can be switched off; no other bit is a kind. Such a
/// mask has its place among the contradictions: behind values out of range, before
/// all others.
#[test]
fn kinds_that_may_be_off() {
    for bit in 0..32 {
        let mut switches = Preset::Standard.switches();
        switches.kinds_off = 1 << bit;
        let may = (2..Kind::ALL.len()).contains(&bit);
        let made = RuleSet::new(switches).map(|rules| rules.switches());
        let wanted = if may {
            Ok(switches)
        } else {
            Err(RulesError::Kinds)
        };
        assert_eq!(made, wanted, "bit {bit}");
    }
    let mut switches = Preset::Standard.switches();
    switches.kinds_off = Kind::Single.bit();
    (switches.four_singles, switches.four_rocket) = (0, 1);
    assert_eq!(RuleSet::new(switches), Err(RulesError::Kinds));
    switches.trio_plain = 2;
    assert_eq!(RuleSet::new(switches), Err(RulesError::Range));
}

/// Readings and sets of cards of one kind and length of one rule set.
fn count(twin: &Twin, kind: &str, length: &str) -> (usize, usize) {
    let mut readings = 0;
    let mut hands = 0;
    for all in twin.plays().values() {
        if kind == "several" {
            hands += usize::from(all.len() > 1);
            continue;
        }
        let matching = all
            .iter()
            .filter(|r| kind == "all" || r.kind == vectors::kind_number(kind))
            .filter(|r| length == "-" || length.parse() == Ok(r.length))
            .count();
        readings += matching;
        hands += usize::from(matching > 0);
    }
    (readings, hands)
}

#[test]
fn the_twin_comes_to_the_known_counts() {
    let sets = rule_sets();
    let mut twins: BTreeMap<String, Twin> = BTreeMap::new();
    for row in Table::read("counts.tsv").rows() {
        let name = row.get("rules");
        let twin = twins
            .entry(String::from(name))
            .or_insert_with(|| Twin::new(sets[name]));
        let (readings, hands) = count(twin, row.get("kind"), row.get("length"));
        for (column, counted) in [("readings", readings), ("hands", hands)] {
            if row.get(column) != "-" {
                let known: usize = row.number(column);
                assert_eq!(counted, known, "{} {column}", row.at());
            }
        }
    }
}

/// The order of readings never has to decide between two of one length and
/// rank, and no cards have more than three.
#[test]
fn readings_of_the_same_cards_differ_in_length_or_rank() {
    let mut most = 0;
    for (name, switches) in rule_sets() {
        for (cards, readings) in Twin::new(switches).plays() {
            most = most.max(readings.len());
            for (i, a) in readings.iter().enumerate() {
                for b in &readings[i + 1..] {
                    assert_ne!(
                        (a.length, a.rank),
                        (b.length, b.rank),
                        "{name}: {cards:?} {readings:?}"
                    );
                }
            }
        }
    }
    assert_eq!(most, 3);
}

/// Two rule sets that differ say something different: each switch matters.
#[test]
fn every_switch_changes_the_plays() {
    let everything = rule_sets()["shuttles"];
    let all = Twin::new(everything);
    type Change = (&'static str, fn(&mut Switches));
    let changes: [Change; 19] = [
        ("straight_min", |s| s.straight_min += 1),
        ("pair_straight_min", |s| s.pair_straight_min += 1),
        ("plane_min", |s| s.plane_min += 1),
        ("shuttle_min", |s| s.shuttle_min += 1),
        ("trio_plain", |s| s.trio_plain = 0),
        ("trio_single", |s| s.trio_single = 0),
        ("trio_pair", |s| s.trio_pair = 0),
        ("plane_singles", |s| s.plane_singles = 0),
        ("plane_pairs", |s| {
            s.plane_pairs = 0;
            s.wing_pairs_quad = 0
        }),
        ("wing_repeat", |s| s.wing_repeat = 3),
        ("wing_adjacent_trio", |s| s.wing_adjacent_trio = 0),
        ("wing_rocket", |s| s.wing_rocket = 0),
        ("wing_pairs_quad", |s| s.wing_pairs_quad = 0),
        ("four_singles", |s| s.four_singles = 1),
        ("four_rocket", |s| s.four_rocket = 0),
        ("four_pairs", |s| s.four_pairs = 1),
        ("shuttle", |s| {
            s.shuttle = 0;
            s.shuttle_singles = 0;
            s.shuttle_pairs = 0
        }),
        ("shuttle_singles", |s| s.shuttle_singles = 0),
        ("shuttle_pairs", |s| s.shuttle_pairs = 0),
    ];
    for (name, change) in changes {
        let mut switches = everything;
        change(&mut switches);
        assert!(RuleSet::new(switches).is_ok(), "{name}");
        let fewer = Twin::new(switches);
        assert_ne!(fewer.plays(), all.plays(), "{name} changes nothing");
        for (cards, readings) in fewer.plays() {
            assert!(
                readings.iter().all(|r| all.readings(cards).contains(r)),
                "{name}: {cards:?}"
            );
        }
    }
}
