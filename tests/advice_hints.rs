//! Hints: the vectors, and the policy of docs/hints.md worked out again from
//! the list of moves and the fewest turns.

mod oracle;
mod vectors;

use std::collections::BTreeMap;

use ddz::advice::{Hints, hints, min_turns};
use ddz::cards::{Cards, Counts, Rank};
use ddz::moves::{self, Move};
use ddz::plays::{Kind, Play, Question, readings};
use ddz::rules::{RuleSet, Switches};
use oracle::slice::Random;
use oracle::{RankCounts, Twin};

/// The same cards are asked about on every run.
const SEED: u64 = 20_260_117;

fn cards_of(laid: &Move) -> Cards {
    laid.cards()
}

/// Every rule set of the vector files, and each without some kinds.
fn rule_sets(random: &mut Random) -> Vec<(String, Switches)> {
    vectors::rule_sets_and_fewer_kinds(|| random.next() as u32)
}

fn is_on(rules: &RuleSet, kind: Kind) -> bool {
    rules.switches().kinds_off & kind.bit() == 0
}

/// Is the rank a bomb?
fn is_bomb(rules: &RuleSet, hand: Counts, rank: Rank) -> bool {
    is_on(rules, Kind::Bomb) && hand.count(rank) == 4
}

fn has_rocket(rules: &RuleSet, hand: Counts) -> bool {
    let jokers = [Rank::SMALL_JOKER, Rank::BIG_JOKER];
    is_on(rules, Kind::Rocket) && jokers.iter().all(|&joker| hand.count(joker) == 1)
}

/// Bombs and the rocket.
fn treasures(rules: &RuleSet, cards: Cards) -> u32 {
    let hand = cards.counts();
    let bombs = Rank::all().filter(|&rank| is_bomb(rules, hand, rank));
    bombs.count() as u32 + u32::from(has_rocket(rules, hand))
}

/// The lowest and the highest rank of the body.
fn body(play: Play) -> (u8, u8) {
    let rank = play.rank().index();
    match play.kind() {
        Kind::Rocket => (rank - 1, rank),
        _ => (rank + 1 - play.length(), rank),
    }
}

fn in_body(play: Play, rank: Rank) -> bool {
    let (low, high) = body(play);
    (low..=high).contains(&rank.index())
}

/// How many bombs and rockets of the hand lose a card to the wings.
fn broken_for_wings(rules: &RuleSet, hand: Cards, laid: &Move) -> u32 {
    let (hand, played) = (hand.counts(), cards_of(laid).counts());
    let wing = |rank: Rank| !in_body(laid.play(), rank) && played.count(rank) > 0;
    let bombs = Rank::all().filter(|&rank| is_bomb(rules, hand, rank) && wing(rank));
    let jokers = [Rank::SMALL_JOKER, Rank::BIG_JOKER];
    let rocket = has_rocket(rules, hand) && jokers.into_iter().any(wing);
    bombs.count() as u32 + u32::from(rocket)
}

/// The wings alone, as a number in which the highest rank counts most.
fn wings(laid: &Move) -> u64 {
    let played = cards_of(laid).counts();
    Rank::all()
        .filter(|&rank| !in_body(laid.play(), rank))
        .map(|rank| u64::from(played.count(rank)) << (4 * rank.index()))
        .sum()
}

/// Why one choice comes before another.
fn place(question: Question, hand: Cards, laid: &Move) -> [u32; 7] {
    let rules = question.rules();
    let played = cards_of(laid);
    let rest = hand.without(played);
    if rest.is_empty() {
        return [0; 7];
    }
    let turns = u32::from(min_turns(rules, rest.counts()));
    let spent = treasures(rules, hand) - treasures(rules, rest);
    let play = laid.play();
    let (rank, length) = (u32::from(play.rank().index()), u32::from(play.length()));
    let bomb = match play.kind() {
        Kind::Bomb => 1,
        Kind::Shuttle if rules.switches().shuttle == 2 => 2,
        Kind::Rocket => 3,
        _ => 0,
    };
    if question.is_lead() {
        let hand = played.counts();
        let lowest = Rank::all().find(|&rank| hand.count(rank) > 0);
        let lowest = u32::from(lowest.expect("a card").index());
        let fewer = 20 - u32::from(play.cards());
        [1, turns, spent, lowest, fewer, rank, play.kind() as u32]
    } else if bomb == 0 {
        [1, turns, spent, rank, 0, 0, 0]
    } else {
        [2, bomb, length, rank, 0, 0, 0]
    }
}

/// One move a kind, length and rank, with its cheapest wings, in order.
fn expected(question: Question, hand: Cards) -> Vec<Move> {
    let mut best = BTreeMap::new();
    moves::for_each(question, hand, |laid| {
        let rest = hand.without(cards_of(&laid)).counts();
        let price = (
            broken_for_wings(question.rules(), hand, &laid),
            min_turns(question.rules(), rest),
            wings(&laid),
        );
        let play = laid.play();
        let key = (play.kind(), play.length(), play.rank());
        let entry = best.entry(key).or_insert((price, laid));
        if price < entry.0 {
            *entry = (price, laid);
        }
    });
    let mut all: Vec<Move> = best.into_values().map(|(_, laid)| laid).collect();
    all.sort_by_key(|laid| place(question, hand, laid));
    all
}

/// A table that the hand has something to say to: a lead, or a play of its own
/// made a little lower.
fn table<'r>(random: &mut Random, rules: &'r RuleSet, hand: Cards) -> Question<'r> {
    if random.below(3) == 0 {
        return Question::lead(rules);
    }
    let mut own = Vec::new();
    moves::for_each(Question::lead(rules), hand, |laid| own.push(laid));
    let laid = &own[random.below(own.len())];
    let all = readings(rules, cards_of(laid).counts());
    let play = all.as_slice()[random.below(all.as_slice().len())];
    let [kind, rank, length, cards] = play.to_bytes();
    let lower = [
        kind,
        rank.saturating_sub(random.below(4) as u8),
        length,
        cards,
    ];
    Question::from_bytes(rules, lower).unwrap_or(Question::lead(rules))
}

#[test]
fn hints_are_the_policy() {
    let mut random = Random(SEED);
    let (mut leads, mut follows, mut longest) = (0, 0, 0);
    for (name, switches) in rule_sets(&mut random) {
        let rules = RuleSet::new(switches).expect("a rule set");
        for i in 0..400 {
            let size = 1 + random.below(20);
            let counts: RankCounts = if i % 2 == 0 {
                random.hand(size)
            } else {
                random.dense_hand(size)
            };
            let hand = random.suits(&counts);
            if hand.is_empty() {
                continue;
            }
            let table = table(&mut random, &rules, hand);
            let found: Vec<Move> = hints(table, hand).iter().collect();
            let wanted = expected(table, hand);
            assert_eq!(found, wanted, "{name}: {counts:?} on {table:?}");
            *(if table.is_lead() {
                &mut leads
            } else {
                &mut follows
            }) += 1;
            longest = longest.max(found.len());
        }
    }
    println!("{leads} leads and {follows} follows, the longest list has {longest} hints");
    assert!(leads > 4_000 && follows > 8_000 && longest > 60);
}

/// The moves that the policy is worked out from are those of the slow twin.
#[test]
fn the_choices_are_those_of_the_slow_twin() {
    let mut random = Random(SEED + 1);
    let mut asked = 0;
    for (name, switches) in rule_sets(&mut random) {
        let (rules, twin) = (
            RuleSet::new(switches).expect("a rule set"),
            Twin::new(switches),
        );
        for _ in 0..30 {
            let size = 2 + random.below(19);
            let counts = random.dense_hand(size);
            let hand = random.suits(&counts);
            let table = table(&mut random, &rules, hand);
            let on_table = (!table.is_lead()).then(|| {
                let [kind, rank, length, cards] = table.table().to_bytes();
                oracle::Reading {
                    kind,
                    rank,
                    length,
                    cards,
                }
            });
            let mut wanted: Vec<_> = twin
                .moves(&counts, on_table)
                .into_iter()
                .map(|(_, r)| (r.kind, r.length, r.rank))
                .collect();
            wanted.sort_unstable();
            wanted.dedup();
            let mut found: Vec<_> = hints(table, hand)
                .iter()
                .map(|laid| {
                    (
                        laid.play().kind() as u8,
                        laid.play().length(),
                        laid.play().rank().index(),
                    )
                })
                .collect();
            found.sort_unstable();
            assert_eq!(found, wanted, "{name}: {counts:?} on {table:?}");
            asked += 1;
        }
    }
    assert!(asked > 1_000);
}

fn letters(laid: &Move) -> String {
    let hand = cards_of(laid).counts();
    Rank::all()
        .flat_map(|rank| {
            let letter = vectors::letter_of(usize::from(rank.index()));
            std::iter::repeat_n(letter, usize::from(hand.count(rank)))
        })
        .collect()
}

/// The cells of `expected` do not depend on the order of the cards in them.
fn sorted(text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    letters.sort_by_key(|&letter| vectors::rank_of(letter));
    letters.into_iter().collect()
}

#[test]
fn the_vectors() {
    let sets: BTreeMap<String, Switches> = vectors::rule_sets();
    let mut asked = 0;
    for row in vectors::Table::read("hints.tsv").rows() {
        for name in row.rule_sets() {
            let rules = RuleSet::new(sets[&name]).expect("a rule set");
            let cards = vectors::card_bytes(row.get("cards"));
            let hand = Cards::from_bytes(&cards).expect("cards");
            let table = vectors::card_bytes(row.get("previous"));
            let table = Cards::from_bytes(&table).expect("cards").counts();
            let table = ddz::plays::classify_counts(&rules, table);
            let table = Question::new(&rules, table).expect("a play");
            assert_eq!(table.is_lead(), row.get("previous") == "-", "{}", row.at());

            let list: Vec<Move> = hints(table, hand).iter().collect();
            let texts: Vec<String> = list.iter().map(letters).collect();
            let wanted: Vec<String> = row.get("expected").split('|').map(String::from).collect();
            let cards = || -> Vec<String> { wanted.iter().map(|cell| sorted(cell)).collect() };
            let first = texts.first().cloned().unwrap_or_default();
            let good = match row.get("op") {
                "hint_set" => {
                    let of = |laid: &Move| {
                        let play = laid.play();
                        vectors::reading_text((
                            play.kind().number(),
                            play.rank().index(),
                            play.length(),
                        ))
                    };
                    let mut readings: Vec<String> = list.iter().map(of).collect();
                    readings.sort_unstable();
                    let mut wanted = wanted.clone();
                    wanted.retain(|cell| cell != "none");
                    wanted.sort_unstable();
                    readings == wanted
                }
                "hint_list" => texts == cards(),
                "hint_first" => cards().contains(&first),
                "hint_first_not" => !list.is_empty() && !cards().contains(&first),
                "hint_has" => cards().iter().all(|cell| texts.contains(cell)),
                op => panic!("{}: no op {op}", row.at()),
            };
            assert!(good, "{} {name}: {texts:?}", row.at());
            asked += 1;
        }
    }
    assert!(asked >= 57, "{asked}");
}

#[test]
fn no_cards_no_hints() {
    for (_, switches) in vectors::rule_sets() {
        let rules = RuleSet::new(switches).expect("a rule set");
        assert!(hints(Question::lead(&rules), Cards::EMPTY).is_empty());
    }
}

/// `Hints::MAX` is the sum of what 20 cards can hold of each kind, by the
/// widest rules; no list can be longer.
#[test]
fn no_list_is_longer_than_the_sum_over_the_kinds() {
    // Runs of `least` to `most` ranks among `ranks` in a row.
    let runs = |ranks: usize, least: usize, most: usize| -> usize {
        (least..=most.min(ranks)).map(|n| ranks - n + 1).sum()
    };
    // With c cards a rank, 20 cards hold 20 / c of them.
    let (pairs, trios, quads) = (20 / 2, 20 / 3, 20 / 4);
    let of_one_rank = 15 + pairs + 3 * trios + 3 * quads + 1;
    let straights = runs(12, 2, 12) + runs(pairs, 2, 10);
    let planes = runs(trios, 2, 6) + runs(trios, 2, 5) + runs(trios, 2, 4);
    let shuttles = runs(quads, 2, 5) + runs(quads, 2, 3) + runs(quads, 2, 2);
    assert_eq!(Hints::MAX, of_one_rank + straights + planes + shuttles);
}

#[test]
fn the_order_of_the_cards_never_matters() {
    let mut random = Random(SEED + 2);
    let rules = ddz::rules::Preset::Standard.rule_set();
    for _ in 0..200 {
        let counts = random.hand(17);
        let (one, other) = (random.suits(&counts), random.suits(&counts));
        let table = table(&mut random, &rules, one);
        let by_rank = |hand: Cards| -> Vec<(Play, Counts)> {
            hints(table, hand)
                .iter()
                .map(|laid| (laid.play(), cards_of(&laid).counts()))
                .collect()
        };
        assert_eq!(by_rank(one), by_rank(other));
    }
}
