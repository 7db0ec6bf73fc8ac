//! The vectors, through the library and through the slow twin: three views of
//! each rule that have to agree.

mod oracle;
mod vectors;

use std::collections::{BTreeMap, BTreeSet};

use ddz::cards::{Card, Cards, CardsError, Format, Order, sort};
use ddz::plays::{self, Play, Question};
use ddz::rules::RuleSet;
use oracle::{NOTHING, RankCounts, Reading, Twin};
use vectors::{Cells, PLAY_FILES, Table, card_bytes, letter_of, reading, reading_text, rule_sets};

/// Somebody who judges cards under one rule set.
trait Judge {
    /// All readings, the default first, or why the bytes are not cards.
    fn readings(&self, cards: &[u8]) -> Result<Vec<Reading>, &'static str>;
    fn beats(&self, table: Option<Reading>, cards: &[u8]) -> Option<Reading>;
    fn compare(&self, first: &[u8], next: &[u8]) -> bool;
}

struct Library(RuleSet);

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

impl Library {
    fn table(&self, table: Option<Reading>) -> Question<'_> {
        table.map_or(Question::lead(&self.0), |reading| {
            Question::new(&self.0, as_play(reading)).expect("a play of the rule set")
        })
    }
}

fn cards_of(bytes: &[u8]) -> Cards {
    Cards::from_bytes(bytes).expect("cards")
}

impl Judge for Library {
    fn readings(&self, bytes: &[u8]) -> Result<Vec<Reading>, &'static str> {
        let cards = match Cards::from_bytes(bytes) {
            Ok(cards) => cards,
            Err(CardsError::Card) => return Err("card"),
            Err(CardsError::Duplicate) => return Err("duplicate"),
            Err(CardsError::TooMany) => return Err("too_many"),
        };
        let all: Vec<Reading> = plays::readings(&self.0, cards.counts())
            .as_slice()
            .iter()
            .filter_map(|&play| as_reading(play))
            .collect();
        let classified = plays::classify(&self.0, cards);
        assert_eq!(as_reading(classified), all.first().copied(), "{bytes:02X?}");
        assert_eq!(classified, plays::classify_counts(&self.0, cards.counts()));
        if bytes.len() > 20 {
            // The door refuses them; behind it they are simply not a play.
            assert_eq!(all, []);
            return Err("too_many");
        }
        Ok(all)
    }

    fn beats(&self, table: Option<Reading>, bytes: &[u8]) -> Option<Reading> {
        let table = self.table(table);
        as_reading(table.beats(cards_of(bytes).counts()))
    }

    fn compare(&self, first: &[u8], next: &[u8]) -> bool {
        let [first, next] = [first, next].map(|bytes| cards_of(bytes).counts());
        plays::compare(&self.0, first, next)
    }
}

/// The counts of bytes that are cards of one deck.
fn counts_of(bytes: &[u8]) -> Result<RankCounts, &'static str> {
    let mut counts = NOTHING;
    if bytes.len() > 20 {
        return Err("too_many");
    }
    let known = |byte: u8| Card::DECK.iter().position(|card| card.byte() == byte);
    if bytes.iter().any(|&byte| known(byte).is_none()) {
        return Err("card");
    }
    let different: BTreeSet<u8> = bytes.iter().copied().collect();
    if different.len() < bytes.len() {
        return Err("duplicate");
    }
    for byte in bytes {
        let rank = match byte & 15 {
            face @ 1..=2 => face + 10,
            face @ 3..=13 => face - 3,
            face => face - 1,
        };
        counts[usize::from(rank)] += 1;
    }
    Ok(counts)
}

impl Judge for Twin {
    fn readings(&self, bytes: &[u8]) -> Result<Vec<Reading>, &'static str> {
        Ok(Twin::readings(self, &counts_of(bytes)?).to_vec())
    }

    fn beats(&self, table: Option<Reading>, bytes: &[u8]) -> Option<Reading> {
        Twin::beats(self, table, &counts_of(bytes).expect("cards"))
    }

    fn compare(&self, first: &[u8], next: &[u8]) -> bool {
        let [first, next] = [first, next].map(|bytes| counts_of(bytes).expect("cards"));
        Twin::compare(self, &first, &next)
    }
}

fn text(reading: Reading) -> String {
    reading_text((reading.kind, reading.rank, reading.length))
}

/// The play on the table: `-` a lead, cards in their default reading, or
/// `cards@reading` when it was declared.
fn table_of(judge: &dyn Judge, row: &Cells) -> Option<Reading> {
    let cell = row.get("previous");
    if cell == "-" {
        return None;
    }
    let (cards, declared) = match cell.split_once('@') {
        Some((cards, declared)) => (cards, Some(declared)),
        None => (cell, None),
    };
    let all = judge.readings(&card_bytes(cards)).expect("cards");
    let found = match declared {
        Some(declared) => all.into_iter().find(|&r| text(r) == declared),
        None => all.first().copied(),
    };
    assert!(found.is_some(), "{}: the table is no play", row.at());
    found
}

/// What a judge answers to a row, written as the column `expected`.
fn answer(judge: &dyn Judge, row: &Cells) -> String {
    let cards = card_bytes(row.get("cards"));
    match row.get("op") {
        "classify" => match judge.readings(&cards) {
            Err(status) => format!("error:{status}"),
            Ok(all) if all.is_empty() => String::from("none"),
            Ok(all) => all.into_iter().map(text).collect::<Vec<_>>().join("|"),
        },
        "beats" => {
            let table = table_of(judge, row);
            judge
                .beats(table, &cards)
                .map_or(String::from("none"), text)
        }
        "compare" => {
            let first = card_bytes(row.get("previous"));
            let yes = judge.compare(&first, &cards);
            // The same question through beats, where the first is a play.
            let table = judge.readings(&first).expect("cards").first().copied();
            if table.is_some() || first.is_empty() {
                assert_eq!(judge.beats(table, &cards).is_some(), yes, "{}", row.at());
            } else {
                assert!(!yes, "{}: nothing beats what is no play", row.at());
            }
            String::from(if yes { "yes" } else { "no" })
        }
        op => panic!("{}: no op {op}", row.at()),
    }
}

/// Runs every row of the files under every rule set that it names.
fn run(files: &[&str], judge: &dyn Fn(&str) -> Box<dyn Judge>) -> usize {
    let mut judges: BTreeMap<String, Box<dyn Judge>> = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut asked = 0;
    for file in files {
        for row in Table::read(file).rows() {
            for name in row.rule_sets() {
                let judge = judges.entry(name.clone()).or_insert_with(|| judge(&name));
                let answer = answer(judge.as_ref(), &row);
                asked += 1;
                if answer != row.get("expected") {
                    let (cards, op) = (row.get("cards"), row.get("op"));
                    let (expected, previous) = (row.get("expected"), row.get("previous"));
                    let at = row.at();
                    wrong.push(format!(
                        "{at} {name} {op} {cards} on {previous}: {answer}, not {expected}"
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    asked
}

#[test]
fn the_library_agrees_with_the_vectors() {
    let sets = rule_sets();
    let asked = run(&PLAY_FILES, &|name| {
        Box::new(Library(RuleSet::new(sets[name]).expect(name)))
    });
    println!("{asked} questions of the vectors put to the library");
    assert!(asked > 5_000, "only {asked} questions");
}

#[test]
fn the_twin_agrees_with_the_vectors() {
    let sets = rule_sets();
    let asked = run(&PLAY_FILES, &|name| Box::new(Twin::new(sets[name])));
    println!("{asked} questions of the vectors put to the twin");
    assert!(asked > 5_000, "only {asked} questions");
}

fn letters(cards: &RankCounts) -> String {
    let mut text = String::new();
    for (rank, &count) in cards.iter().enumerate() {
        for _ in 0..count {
            text.push(letter_of(rank));
        }
    }
    text
}

/// Rows about lists of moves, and about the set of what is offered, follow
/// from the definition of a play; the twin has to agree with them.
#[test]
fn the_twin_agrees_with_the_vectors_of_moves() {
    let sets = rule_sets();
    let mut twins: BTreeMap<String, Twin> = BTreeMap::new();
    let mut asked = 0;
    let mut order = 0;
    for file in ["moves.tsv", "hints.tsv"] {
        for row in Table::read(file).rows() {
            for name in row.rule_sets() {
                let twin = twins
                    .entry(name.clone())
                    .or_insert_with(|| Twin::new(sets[&name]));
                let hand = counts_of(&card_bytes(row.get("cards"))).expect("cards");
                let table = table_of(twin, &row);
                let list = twin.moves(&hand, table);
                let cards: BTreeSet<String> = list.iter().map(|(c, _)| letters(c)).collect();
                let offers: BTreeSet<String> = list.iter().map(|(_, r)| text(*r)).collect();
                let expected = row.get("expected");
                let named = |separator: char| -> BTreeSet<String> {
                    let cells = expected.split(separator).filter(|&e| e != "none");
                    cells.map(String::from).collect()
                };
                let good = match row.get("op") {
                    "moves" => cards == named(' '),
                    "moves_has" => named(' ').is_subset(&cards),
                    "moves_not" => named(' ').is_disjoint(&cards),
                    "moves_count" => row.number::<usize>("expected") == list.len(),
                    "hint_set" => offers == named('|'),
                    // The order of hints is a policy; that the cards may be
                    // played at all is not.
                    "hint_first" | "hint_has" | "hint_list" | "hint_first_not" => {
                        order += 1;
                        named('|').is_subset(&cards)
                    }
                    op => panic!("{}: no op {op}", row.at()),
                };
                assert!(good, "{} {name}: {list:?}", row.at());
                asked += 1;
            }
        }
    }
    println!("{asked} questions of moves and hints put to the twin, {order} of them in part");
    assert!(asked > 200, "only {asked} questions");
}

#[test]
fn cards_of_clients() {
    for row in Table::read("cards.tsv").rows() {
        match row.get("op") {
            "sort_rank_desc" => {
                let mut bytes = card_bytes(row.get("cards"));
                sort(&mut bytes, Order::RankDesc).expect("cards");
                assert_eq!(bytes, card_bytes(row.get("expected")), "{}", row.at());
            }
            "ids_round_trip" => {
                for format in Format::ALL {
                    let ids = (0..=u8::MAX).filter(|&id| {
                        let card = format.card(id);
                        card.is_some_and(|card| format.id(card) == id)
                    });
                    assert_eq!(ids.count(), row.number("expected"), "{format:?}");
                }
            }
            op => panic!("{}: no op {op}", row.at()),
        }
    }
}

/// What the pattern of ids finds in a text: B0-1b, B3-10, E4.
fn ids_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    let is_id = |word: &&str| {
        let mut rest = word.chars();
        let first = rest.next();
        let digit = rest.next().is_some_and(|c| c.is_ascii_digit());
        match first {
            Some('B') => digit && rest.next() == Some('-'),
            Some('E') => digit && word.len() == 2,
            _ => false,
        }
    };
    words.filter(is_id).map(String::from).collect()
}

/// docs/clients.md and the vectors name the same faults, each way.
#[test]
fn every_fault_of_a_client_is_a_line_and_a_vector() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/clients.md");
    let page = std::fs::read_to_string(page).expect("docs/clients.md");
    let files = PLAY_FILES
        .iter()
        .chain(&["moves.tsv", "hints.tsv", "cards.tsv"]);
    let mut vectors = BTreeSet::new();
    for file in files {
        for row in Table::read(file).rows() {
            vectors.extend(ids_in(row.get("id")));
        }
    }
    assert_eq!(ids_in(&page), vectors);
    assert!(vectors.len() > 70, "{} ids", vectors.len());
}

#[test]
fn readings_are_written_one_way() {
    for text in ["single:x/1", "plane_singles:7/4", "rocket:X/1"] {
        assert_eq!(reading_text(reading(text)), text);
    }
    assert_eq!(reading("straight:A/12"), (6, 11, 12));
    assert_eq!(
        card_bytes("A2xX33333"),
        [1, 2, 0x4E, 0x4F, 3, 0x13, 0x23, 0x33, 3]
    );
}
