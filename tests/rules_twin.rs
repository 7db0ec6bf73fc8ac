//! The library beside the slow twin: every small set of cards, a seeded slice
//! of the larger ones, every table. `cargo xtask exhaustive` asks about all
//! sets there are.

mod oracle;
mod vectors;

use std::collections::BTreeSet;

use ddz::cards::Counts;
use ddz::plays::{self, Kind, Play, Question};
use ddz::rules::{RuleSet, Switches};
use oracle::slice::{NearPlays, Random, every_set};
use oracle::{RankCounts, Reading, Twin};

/// The same cards are asked about on every run.
const SEED: u64 = 20_160_201;

fn hand(cards: &RankCounts) -> Counts {
    Counts::from_counts(cards).expect("cards of a deck")
}

fn as_reading(play: Play) -> Option<Reading> {
    (!play.is_none()).then_some(Reading {
        kind: play.kind().number(),
        rank: play.rank().index(),
        length: play.length(),
        cards: play.cards(),
    })
}

fn as_play(reading: Reading) -> Play {
    let Reading {
        kind,
        rank,
        length,
        cards,
    } = reading;
    Play::from_bytes([kind, rank, length, cards]).expect("a play of some rule set")
}

/// One rule set with its twin.
struct Pair {
    name: String,
    rules: RuleSet,
    twin: Twin,
}

impl Pair {
    fn new(name: String, switches: Switches) -> Pair {
        Pair {
            name,
            rules: RuleSet::new(switches).expect("a rule set"),
            twin: Twin::new(switches),
        }
    }

    /// Classify and readings, against the twin.
    fn check(&self, cards: &RankCounts) {
        let hand = hand(cards);
        let expected = self.twin.readings(cards);
        let all = plays::readings(&self.rules, hand);
        let agree = all.as_slice().len() == expected.len()
            && all
                .as_slice()
                .iter()
                .zip(expected)
                .all(|(play, reading)| as_reading(*play) == Some(*reading));
        assert!(
            agree,
            "{}: readings of {cards:?}: {:?}, not {expected:?}",
            self.name,
            all.as_slice()
        );
        let first = plays::classify_counts(&self.rules, hand);
        assert_eq!(
            as_reading(first),
            expected.first().copied(),
            "{}: {cards:?}",
            self.name
        );
    }

    /// Every play that may lie on the table, and none.
    fn tables(&self) -> Vec<Option<Reading>> {
        let readings: BTreeSet<Reading> = self.twin.plays().values().flatten().copied().collect();
        let mut tables = vec![None];
        tables.extend(readings.into_iter().map(Some));
        tables
    }

    fn table_play(&self, table: Option<Reading>) -> Question<'_> {
        table.map_or(Question::lead(&self.rules), |reading| {
            Question::new(&self.rules, as_play(reading))
                .unwrap_or_else(|| panic!("{}: {reading:?} refused as a table", self.name))
        })
    }
}

/// All presets, the rule sets of the vectors, and some drawn at random; of these a
/// half switch kinds off.
fn pairs() -> Vec<Pair> {
    let mut pairs: Vec<Pair> = vectors::rule_sets()
        .into_iter()
        .map(|(name, switches)| Pair::new(name, switches))
        .collect();
    let mut random = Random(SEED);
    while pairs.len() < 80 {
        let mut switches = ddz::rules::Preset::Pagat.switches();
        for name in vectors::SWITCHES {
            let bound = match *name {
                "straight_min" | "pair_straight_min" | "plane_min" | "shuttle_min" => 7,
                "wing_repeat" => 5,
                _ => 3,
            };
            vectors::set(&mut switches, name, random.below(bound) as u8);
        }
        if pairs.len() >= 50 {
            switches.kinds_off = vectors::kinds_off(random.below(1 << 18) as u32);
        }
        if RuleSet::new(switches).is_ok() {
            pairs.push(Pair::new(format!("{switches:?}"), switches));
        }
    }
    pairs
}

#[test]
fn every_small_set_is_read_alike() {
    let pairs = pairs();
    let mut asked = 0_u64;
    every_set(9, &mut |cards| {
        for pair in &pairs {
            pair.check(cards);
        }
        asked += 1;
    });
    println!(
        "{asked} sets of up to 9 cards under {} rule sets",
        pairs.len()
    );
    // The terms up to x^9 of (1 + x + x^2 + x^3 + x^4)^13 (1 + x)^2.
    assert_eq!(asked, 935_055);
}

/// What is a play under one rule set is nearly one under another.
#[test]
fn every_play_of_any_rule_set_is_read_alike() {
    let pairs = pairs();
    let plays: BTreeSet<RankCounts> = pairs
        .iter()
        .flat_map(|pair| pair.twin.plays().keys().copied())
        .collect();
    for pair in &pairs {
        for cards in &plays {
            pair.check(cards);
        }
    }
    println!("{} plays under {} rule sets", plays.len(), pairs.len());
    assert!(plays.len() > 50_000);
}

#[test]
fn a_slice_of_the_large_sets_is_read_alike() {
    let mut random = Random(SEED);
    let (mut near, mut plays, mut large) = (0_u64, 0_u64, 0_u64);
    for pair in pairs() {
        let source = NearPlays::of(&pair.twin);
        for _ in 0..400_000 {
            let cards = source.draw(&mut random);
            pair.check(&cards);
            near += 1;
            plays += u64::from(!pair.twin.readings(&cards).is_empty());
            large += u64::from(oracle::total(&cards) > oracle::MOST_CARDS);
        }
        for _ in 0..50_000 {
            let many = random.below(55);
            pair.check(&random.hand(many));
        }
    }
    println!("seed {SEED}: {near} near plays, {plays} of them plays, {large} of over 20 cards");
    assert!(plays * 4 > near && plays * 4 < 3 * near, "not near plays");
    assert!(large > 0);
}

#[test]
fn tables_are_the_plays_of_the_rule_set() {
    let mut refused = 0_u64;
    for pair in pairs() {
        let tables: BTreeSet<Option<Reading>> = pair.tables().into_iter().collect();
        // One kind more than there are.
        for kind in 0..=Kind::ALL.len() as u8 {
            for rank in 0..20 {
                for length in 0..16 {
                    for cards in 0..26 {
                        let bytes = [kind, rank, length, cards];
                        let taken = Question::from_bytes(&pair.rules, bytes);
                        if bytes == [0; 4] {
                            assert_eq!(taken, Some(Question::lead(&pair.rules)));
                            continue;
                        }
                        let reading = Reading {
                            kind,
                            rank,
                            length,
                            cards,
                        };
                        let known = tables.contains(&Some(reading));
                        assert_eq!(taken.is_some(), known, "{}: {reading:?}", pair.name);
                        if let Some(question) = taken {
                            assert_eq!(question.table().to_bytes(), bytes);
                        }
                        refused += u64::from(!known);
                    }
                }
            }
        }
    }
    assert!(refused > 1_000_000);
}

#[test]
fn what_beats_a_table_is_alike() {
    let mut random = Random(SEED + 1);
    let (mut asked, mut beaten) = (0_u64, 0_u64);
    for pair in pairs() {
        let source = NearPlays::of(&pair.twin);
        let tables: Vec<_> = pair
            .tables()
            .into_iter()
            .map(|table| (table, pair.table_play(table)))
            .collect();
        // Cards with several readings are few; they are all asked about.
        let several = pair.twin.plays().iter().filter(|(_, all)| all.len() > 1);
        let mut hands: Vec<RankCounts> = several.map(|(cards, _)| *cards).collect();
        hands.extend((0..3_000).map(|_| source.draw(&mut random)));
        for cards in hands {
            let readings = pair.twin.readings(&cards);
            for (table, question) in &tables {
                let expected = pair.twin.beats_read(*table, readings);
                let answer = question.beats(hand(&cards));
                assert_eq!(
                    as_reading(answer),
                    expected,
                    "{}: {cards:?} on {table:?}",
                    pair.name
                );
                asked += 1;
                beaten += u64::from(expected.is_some());
            }
        }
    }
    println!(
        "seed {}: {asked} pairs of cards and a table, {beaten} of them beaten",
        SEED + 1
    );
    assert!(beaten > 100_000);
}

/// Play against play: nothing beats itself, no two beat each other, and what
/// beats what is what the twin says.
#[test]
fn plays_are_in_order() {
    for pair in pairs() {
        let tables: Vec<Reading> = pair.tables().into_iter().flatten().collect();
        let beats = |a: Reading, b: Reading| {
            let question = Question::new(&pair.rules, as_play(a)).expect("a play");
            question.is_beaten_by(as_play(b))
        };
        for &a in &tables {
            for &b in &tables {
                let answer = beats(a, b);
                let expected = pair.twin.beats_read(Some(a), &[b]).is_some();
                assert_eq!(answer, expected, "{}: {b:?} on {a:?}", pair.name);
                assert!(!(answer && beats(b, a)), "{}: {a:?} and {b:?}", pair.name);
            }
            assert!(!beats(a, a));
            let lead = Question::lead(&pair.rules);
            assert!(lead.is_beaten_by(as_play(a)));
            assert!(!lead.is_beaten_by(Play::NONE));
        }
    }
}

/// Cards against cards: as the twin says, and never both ways.
#[test]
fn compare_is_alike_and_one_way() {
    let mut random = Random(SEED + 2);
    let (mut asked, mut beaten) = (0_u64, 0_u64);
    for pair in pairs() {
        let source = NearPlays::of(&pair.twin);
        let several = pair.twin.plays().iter().filter(|(_, all)| all.len() > 1);
        let mut hands: Vec<RankCounts> = several
            .map(|(cards, _)| *cards)
            .filter(|_| random.below(3) == 0)
            .collect();
        hands.push(oracle::NOTHING);
        hands.extend((0..300).map(|_| source.draw(&mut random)));
        for a in &hands {
            for b in &hands {
                let yes = plays::compare(&pair.rules, hand(a), hand(b));
                assert_eq!(
                    yes,
                    pair.twin.compare(a, b),
                    "{}: {b:?} on {a:?}",
                    pair.name
                );
                let lead = *a == oracle::NOTHING || *b == oracle::NOTHING;
                let back = plays::compare(&pair.rules, hand(b), hand(a));
                assert!(lead || !(yes && back), "{}: {a:?}, {b:?}", pair.name);
                asked += 1;
                beaten += u64::from(yes);
            }
        }
    }
    println!("seed {}: {asked} comparisons, {beaten} beaten", SEED + 2);
    assert!(beaten > 10_000);
}
