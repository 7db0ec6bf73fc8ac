//! Lists of moves against all subsets of a hand, each classified.

mod vectors;

use std::collections::HashMap;

use ddz::cards::{Card, Cards, Counts, Rank, Suit};
use ddz::moves::{self, Move};
use ddz::plays::{self, Play, Question};
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

/// Every rule set of the vector files, and each without some kinds.
fn rule_sets() -> Vec<RuleSet> {
    let mut random = Random(3);
    let all = vectors::rule_sets_and_fewer_kinds(|| random.below(1 << 18) as u32);
    all.into_iter()
        .map(|(_, switches)| RuleSet::new(switches).unwrap())
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
fn subsets(hand: Counts) -> Vec<[u8; 15]> {
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

fn listed(question: Question, hand: Cards) -> Vec<Move> {
    let mut list = Vec::new();
    moves::for_each(question, hand, |m| list.push(m));
    list
}

/// Kind, length, rank, then the ranks of the wings.
fn order(m: &Move) -> (u8, u8, u8, Vec<u8>) {
    let ranks = m.in_order().map(Card::rank);
    (
        m.play().kind().number(),
        m.play().length(),
        m.play().rank().index(),
        ranks.map(Rank::index).collect(),
    )
}

fn check(question: Question, hand: Cards) {
    let rules = question.rules();
    let mut expected: HashMap<[u8; 15], Play> = HashMap::new();
    for counts in subsets(hand.counts()) {
        let cards = Counts::from_counts(&counts).unwrap();
        if cards.is_empty() || cards.len() > 20 {
            continue;
        }
        let play = question.beats(cards);
        if !play.is_none() {
            expected.insert(counts, play);
        }
    }
    let list = listed(question, hand);
    assert_eq!(
        list.len(),
        expected.len(),
        "{hand:?} {question:?} {rules:?}"
    );
    assert_eq!(
        moves::count(question, hand.counts()) as usize,
        list.len(),
        "{hand:?} {question:?} {rules:?}"
    );
    for m in &list {
        let cards = m.cards();
        assert!(hand.contains_all(cards));
        let behind = &m.to_bytes()[4 + cards.len()..];
        assert!(behind.iter().all(|&byte| byte == 0));
        let mut counts = [0; 15];
        for rank in Rank::all() {
            counts[rank.index() as usize] = cards.counts().count(rank);
        }
        assert_eq!(
            expected.remove(&counts),
            Some(m.play()),
            "{m:?} {question:?} {rules:?}"
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
            check(Question::lead(&rules), hand(&mut random, len, lumpy));
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
            let leads = listed(Question::lead(&rules), other);
            let lead = leads[random.below(leads.len() as u64) as usize].play();
            let question = Question::new(&rules, lead).unwrap();
            let len = 1 + random.below(if lumpy { 20 } else { 13 }) as usize;
            check(question, hand(&mut random, len, lumpy));
            done += 1;
        }
    }
    println!("{done} hands");
}

/// A play that another rule set has put on the table is refused where this one
/// cannot produce it, so that no call has to say what beats it.
#[test]
fn a_play_of_another_rule_set_is_refused() {
    let sets = rule_sets();
    let mut random = Random(11);
    let (mut foreign, mut known) = (0, 0);
    for _ in 0..20_000 {
        let theirs = &sets[random.below(sets.len() as u64) as usize];
        let ours = &sets[random.below(sets.len() as u64) as usize];
        let size = 1 + random.below(20) as usize;
        let leads = listed(Question::lead(theirs), hand(&mut random, size, true));
        for lead in leads {
            let cards = lead.cards();
            let read = plays::readings(ours, cards.counts());
            let question = Question::new(ours, lead.play());
            if ours.switches().kinds_off & lead.play().kind().bit() != 0 {
                assert_eq!(question, None, "{:?} under {ours:?}", lead.play());
            }
            // Other wings may be allowed, so the cards alone do not tell.
            if read.as_slice().contains(&lead.play()) {
                assert_eq!(question.map(|q| q.table()), Some(lead.play()));
                known += 1;
            } else {
                foreign += u32::from(question.is_none());
            }
        }
    }
    assert!(foreign > 500 && known > 500, "{foreign} {known}");
}
