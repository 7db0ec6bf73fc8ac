//! Lists of moves against all subsets of a hand, each classified.

mod vectors;

use std::collections::HashMap;

use ddz::cards::{Card, Cards, Hand, Rank, Suit};
use ddz::moves::{self, Move};
use ddz::plays::{self, Play, TablePlay};
use ddz::rules::RuleSet;

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }
}

/// Every rule set of the vector files.
fn rule_sets() -> Vec<RuleSet> {
    let all = vectors::rule_sets().into_values();
    all.map(|switches| RuleSet::new(switches).unwrap())
        .collect()
}

/// A hand of `len` cards; `lumpy` ones have many trios and quads.
fn hand(random: &mut Random, len: usize, lumpy: bool) -> Cards {
    let mut cards = Cards::EMPTY;
    let ranks = if lumpy { 5 + random.below(3) } else { 15 };
    let from = random.below(15 - ranks + 1);
    while cards.len() < len {
        let at = from + random.below(ranks);
        let rank = Rank::new(at as u8).unwrap();
        let card = Card::of(rank, Suit::ALL[random.below(4) as usize]);
        if !cards.insert(card) && lumpy && random.below(50) == 0 {
            break;
        }
    }
    cards
}

/// Every subset of a hand by rank, as counts.
fn subsets(hand: Hand) -> Vec<[u8; 15]> {
    let mut all = vec![[0; 15]];
    for rank in Rank::all() {
        let before = all.clone();
        for n in 1..=hand.count(rank) {
            all.extend(before.iter().map(|counts| {
                let mut counts = *counts;
                counts[rank.index() as usize] = n;
                counts
            }));
        }
    }
    all
}

fn listed(rules: &RuleSet, hand: Cards, table: TablePlay) -> Vec<Move> {
    let mut list = Vec::new();
    moves::for_each(rules, hand, table, |m| list.push(m));
    list
}

/// Kind, length, rank, then the ranks of the wings.
fn order(m: &Move) -> (u8, u8, u8, Vec<u8>) {
    let ranks = m.cards().iter().map(|&b| Card::new(b).unwrap().rank());
    (
        m.play.kind as u8,
        m.play.length,
        m.play.rank,
        ranks.map(Rank::index).collect(),
    )
}

fn check(rules: &RuleSet, hand: Cards, table: TablePlay) {
    let mut expected: HashMap<[u8; 15], Play> = HashMap::new();
    for counts in subsets(hand.hand()) {
        let cards = Hand::from_counts(&counts).unwrap();
        if cards.is_empty() || cards.len() > 20 {
            continue;
        }
        let play = plays::beats(rules, table, cards);
        if !play.is_none() {
            expected.insert(counts, play);
        }
    }
    let list = listed(rules, hand, table);
    assert_eq!(list.len(), expected.len(), "{hand:?} {table:?} {rules:?}");
    assert_eq!(
        moves::count(rules, hand.hand(), table) as usize,
        list.len(),
        "{hand:?} {table:?} {rules:?}"
    );
    for m in &list {
        let cards = Cards::from_bytes(m.cards()).unwrap();
        assert!(hand.contains_all(cards));
        assert!(m.cards[m.cards().len()..].iter().all(|&b| b == 0));
        let mut counts = [0; 15];
        for rank in Rank::all() {
            counts[rank.index() as usize] = cards.hand().count(rank);
        }
        assert_eq!(
            expected.remove(&counts),
            Some(m.play),
            "{m:?} {table:?} {rules:?}"
        );
    }
    for pair in list.windows(2) {
        assert!(order(&pair[0]) < order(&pair[1]), "{:?}", pair);
    }
}

#[test]
fn leads_are_all_subsets_that_are_plays() {
    let mut random = Random(1);
    let mut done = 0;
    for rules in rule_sets() {
        for i in 0..200 {
            let lumpy = i % 2 == 0;
            let len = 1 + random.below(if lumpy { 20 } else { 13 }) as usize;
            check(&rules, hand(&mut random, len, lumpy), TablePlay::LEAD);
            done += 1;
        }
    }
    println!("{done} hands");
}

#[test]
fn follows_are_all_subsets_that_beat_the_table() {
    let mut random = Random(2);
    let mut done = 0;
    for rules in rule_sets() {
        for i in 0..600 {
            let lumpy = i % 3 != 0;
            let other = hand(&mut random, 20, lumpy);
            let leads = listed(&rules, other, TablePlay::LEAD);
            let lead = leads[random.below(leads.len() as u64) as usize].play;
            let table = TablePlay::new(&rules, lead).unwrap();
            let len = 1 + random.below(if lumpy { 20 } else { 13 }) as usize;
            check(&rules, hand(&mut random, len, lumpy), table);
            done += 1;
        }
    }
    println!("{done} hands");
}

/// A table play is not tied to the rule set that it was checked by. Under another
/// one that has no such play, all calls agree on what beats it.
#[test]
fn a_table_of_another_rule_set_is_beaten_by_bombs_alone() {
    let sets = rule_sets();
    let mut random = Random(11);
    let (mut foreign, mut beaten) = (0, 0);
    for _ in 0..600_000 {
        let theirs = sets[random.below(sets.len() as u64) as usize];
        let ours = sets[random.below(sets.len() as u64) as usize];
        let length = 1 + random.below(7) as u8;
        let table = Play {
            kind: plays::Kind::ALL[random.below(18) as usize],
            rank: random.below(15) as u8,
            length,
            cards: length * (1 + random.below(8) as u8),
        };
        let Some(table) = TablePlay::new(&theirs, table) else {
            continue;
        };
        if TablePlay::new(&ours, table.play()).is_some() {
            continue;
        }
        foreign += 1;
        let size = 8 + random.below(13) as usize;
        let cards = hand(&mut random, size, true);
        let mut listed = Vec::new();
        moves::for_each(&ours, cards, table, |found| listed.push(found));
        let what = format!("{table:?} {cards} {ours:?}");
        let count = moves::count(&ours, cards.hand(), table);
        assert_eq!(count as usize, listed.len(), "{what}");
        for found in &listed {
            let kind = found.play.kind;
            let shuttle = kind == plays::Kind::Shuttle && ours.switches().shuttle == 2;
            assert!(kind >= plays::Kind::Bomb || shuttle, "{what}");
            let read = plays::beats(&ours, table, found.set().hand());
            assert_eq!(read, found.play, "{what}");
            beaten += 1;
        }
        let mut hints: Vec<Play> = ddz::advice::hints(&ours, cards, table)
            .iter()
            .map(|hint| hint.play)
            .collect();
        let mut plays: Vec<Play> = listed.iter().map(|found| found.play).collect();
        for list in [&mut hints, &mut plays] {
            list.sort_by_key(|play| (play.kind, play.length, play.rank));
        }
        assert_eq!(hints, plays, "{what}");
    }
    assert!(foreign > 500 && beaten > 500, "{foreign} {beaten}");
}
