//! The fewest turns, and one way to take a hand apart in as many: the vectors,
//! and a search that tries every play of the slow twin.

mod oracle;
mod vectors;

use ddz::advice::{Split, min_turns, split};
use ddz::cards::{Cards, Counts, Rank};
use ddz::plays::{Kind, classify};
use ddz::rules::{Preset, RuleSet};
use oracle::slice::Random;
use oracle::turns::Turns;
use oracle::{RankCounts, Twin};

/// The same cards are asked about on every run.
const SEED: u64 = 20_151_107;

/// Every rule set of the vector files, and each without some kinds.
fn rule_sets() -> Vec<(String, RuleSet, Twin)> {
    let mut random = Random(SEED);
    vectors::rule_sets_and_fewer_kinds(|| random.next() as u32)
        .into_iter()
        .map(|(name, switches)| {
            let rules = RuleSet::new(switches).expect("a rule set");
            (name, rules, Twin::new(switches))
        })
        .collect()
}

/// The plays of a split make up the hand, are plays, and stand in order.
fn check_split(name: &str, rules: &RuleSet, cards: Cards) -> Split {
    let hand = cards.counts();
    let split = split(rules, cards);
    let plays = split.plays();
    assert_eq!(
        plays.len(),
        usize::from(min_turns(rules, hand)),
        "{name}: {hand:x?}"
    );
    let mut rest = cards;
    for laid in plays {
        let taken = laid.cards();
        assert!(rest.contains_all(taken), "{name}: {hand:x?}: {plays:?}");
        rest = rest.without(taken);
        assert!(!laid.play().is_none(), "{name}: {hand:x?}");
        assert_eq!(classify(rules, taken), laid.play(), "{name}: {hand:x?}");
    }
    assert!(rest.is_empty(), "{name}: {hand:x?}: {plays:?}");
    let whole = plays
        .iter()
        .filter(|laid| matches!(laid.play().kind(), Kind::Bomb | Kind::Rocket));
    assert_eq!(
        whole.count(),
        most_kept_whole(rules, hand),
        "{name}: {plays:?}"
    );
    let shuttle_is_bomb = rules.switches().shuttle == 2;
    let order = plays.iter().map(|laid| match laid.play().kind() {
        Kind::Rocket => (4, 0, laid.play().rank().index()),
        Kind::Shuttle if shuttle_is_bomb => (3, laid.play().cards(), laid.play().rank().index()),
        Kind::Bomb => (2, 0, laid.play().rank().index()),
        _ => (1, laid.play().cards(), laid.play().rank().index()),
    });
    assert!(order.is_sorted_by(|a, b| a >= b), "{name}: {plays:?}");
    split
}

/// How many bombs, the rocket being one, can be plays of their own in a way
/// that takes the fewest turns. Without their kind they are none.
fn most_kept_whole(rules: &RuleSet, hand: Counts) -> usize {
    let counts: Vec<u8> = Rank::all().map(|rank| hand.count(rank)).collect();
    let is_on = |kind: Kind| rules.switches().kinds_off & kind.bit() == 0;
    let mut bombs: Vec<RankCounts> = Vec::new();
    for rank in 0..13 {
        if counts[rank] == 4 && is_on(Kind::Bomb) {
            let mut bomb = oracle::NOTHING;
            bomb[rank] = 4;
            bombs.push(bomb);
        }
    }
    if counts[13] + counts[14] == 2 && is_on(Kind::Rocket) {
        let mut rocket = oracle::NOTHING;
        (rocket[13], rocket[14]) = (1, 1);
        bombs.push(rocket);
    }
    let fewest = usize::from(min_turns(rules, hand));
    let mut most = 0;
    for some in 0..1_usize << bombs.len() {
        let mut rest: RankCounts = counts.clone().try_into().expect("fifteen");
        for (i, bomb) in bombs.iter().enumerate() {
            if some >> i & 1 == 1 {
                (0..15).for_each(|rank| rest[rank] -= bomb[rank]);
            }
        }
        let kept = some.count_ones() as usize;
        let rest = Counts::from_counts(&rest).expect("fewer cards");
        if usize::from(min_turns(rules, rest)) + kept == fewest {
            most = most.max(kept);
        }
    }
    most
}

/// How many of `count` random hands of at most `most` cards were compared.
fn compare(seed: u64, count: usize, least: usize, most: usize) -> usize {
    let mut random = Random(seed);
    let mut compared = 0;
    for (name, rules, twin) in rule_sets() {
        let turns = Turns::of(&twin);
        for i in 0..count {
            let cards = least + random.below(most - least + 1);
            let counts: RankCounts = if i % 2 == 0 {
                random.hand(cards)
            } else {
                random.dense_hand(cards)
            };
            let hand = Counts::from_counts(&counts).expect("cards of a deck");
            assert_eq!(
                min_turns(&rules, hand),
                turns.fewest(&counts),
                "{name}: {counts:?}"
            );
            check_split(&name, &rules, random.suits(&counts));
            compared += 1;
        }
    }
    compared
}

#[test]
fn small_hands_take_as_many_turns_as_a_search_of_every_play_finds() {
    let compared = compare(SEED, 3_000, 0, 10);
    println!("{compared} hands of up to 10 cards");
    assert!(compared >= 100_000);
}

#[test]
fn large_hands_do_so_too() {
    let compared = compare(SEED + 1, 40, 11, 20);
    println!("{compared} hands of 11 to 20 cards");
    assert!(compared >= 1_000);
}

/// Without PAIR a pair is no play, but a trio may still carry it: two cards go
/// with one wing.
#[test]
fn a_pair_that_is_no_play_is_still_carried() {
    let mut switches = Preset::Standard.switches();
    switches.kinds_off = Kind::Pair.bit();
    let rules = RuleSet::new(switches).expect("a rule set");
    for (cards, turns) in [
        ("5 5", 2),
        ("5 5 A A A", 1),
        ("3 3 6 6 A A A 2 2 2", 2),
        ("3 3 6 6 9 9 9 9", 1),
        ("3 3 6 6 J J J Q Q Q 2", 2),
    ] {
        let cards: Cards = cards.parse().expect("cards");
        assert_eq!(min_turns(&rules, cards.counts()), turns, "{cards:?}");
        check_split("no pairs", &rules, cards);
    }
}

#[test]
fn the_vectors() {
    let sets = vectors::rule_sets();
    let mut rows = 0;
    for row in vectors::Table::read("min_turns.tsv").rows() {
        let cards = vectors::card_bytes(row.get("cards"));
        let cards = Cards::from_bytes(&cards).expect("cards");
        for name in row.rule_sets() {
            let rules = RuleSet::new(sets[&name]).expect("a rule set");
            let split = check_split(&name, &rules, cards);
            match row.get("op") {
                "min_turns" => {
                    let expected: u8 = row.number("expected");
                    assert_eq!(min_turns(&rules, cards.counts()), expected, "{}", row.at());
                }
                "split" => {
                    let texts = split.plays().iter().map(|laid| text(&card_bytes(laid)));
                    let texts: Vec<String> = texts.collect();
                    assert_eq!(texts.join("|"), row.get("expected"), "{}", row.at());
                }
                op => panic!("{}: no op {op}", row.at()),
            }
            rows += 1;
        }
    }
    assert!(rows >= 600, "{rows}");
}

/// The bytes of the cards that are played, in their order.
fn card_bytes(laid: &ddz::moves::Move) -> Vec<u8> {
    laid.in_order().map(|card| card.byte()).collect()
}

fn text(cards: &[u8]) -> String {
    let hand = Cards::from_bytes(cards).expect("cards").counts();
    Rank::all()
        .flat_map(|rank| {
            let letter = vectors::letter_of(usize::from(rank.index()));
            std::iter::repeat_n(letter, usize::from(hand.count(rank)))
        })
        .collect()
}

#[test]
fn no_cards_take_no_turn() {
    for (_, rules, _) in rule_sets() {
        assert_eq!(min_turns(&rules, Counts::EMPTY), 0);
        assert!(split(&rules, Cards::EMPTY).plays().is_empty());
    }
}
