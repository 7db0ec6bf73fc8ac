//! The vectors of moves, and the law of lists, through the C call.

mod vectors;

use std::collections::BTreeSet;

use ddz::cards::Card;
use ddz::numbers as n;
use ddz::rules::{Preset, RuleSet};
use ddz_c::ffi::abi::{ddz_move, ddz_play, ddz_rules};
use ddz_c::ffi::{ddz_moves_count, ddz_moves_list, ddz_moves_max, ddz_play_classify};
use vectors::{Cells, Table, card_bytes, reading, rule_sets};

const NOTHING: ddz_move = ddz_move {
    play: ddz_play {
        kind: 0xEE,
        rank: 0xEE,
        length: 0xEE,
        cards: 0xEE,
    },
    cards: [0xEE; 20],
};

fn list(rules: &ddz_rules, hand: &[u8], table: &ddz_play) -> Vec<ddz_move> {
    let mut out = vec![NOTHING; n::MOVES_MAX as usize];
    let mut len = 0;
    let (at, cap) = (out.as_mut_ptr(), out.len() as u32);
    let hand_len = hand.len() as u32;
    let status =
        unsafe { ddz_moves_list(rules, hand.as_ptr(), hand_len, table, at, cap, &mut len) };
    assert_eq!(status, n::OK);
    assert!(out[len as usize..].iter().all(|m| *m == NOTHING));
    out.truncate(len as usize);
    out
}

fn count(rules: &ddz_rules, hand: &[u8], table: &ddz_play) -> u32 {
    let mut len = 0;
    let hand_len = hand.len() as u32;
    let status = unsafe { ddz_moves_count(rules, hand.as_ptr(), hand_len, table, &mut len) };
    assert_eq!(status, n::OK);
    len
}

/// The play on the table of a row.
fn table(rules: &ddz_rules, row: &Cells) -> ddz_play {
    let cell = row.get("previous");
    let (cards, declared) = match cell.split_once('@') {
        Some((cards, declared)) => (cards, Some(reading(declared))),
        None => (cell, None),
    };
    let cards = card_bytes(cards);
    let mut play = ddz_play::default();
    let (at, len) = (cards.as_ptr(), cards.len() as u32);
    assert_eq!(
        unsafe { ddz_play_classify(rules, at, len, &mut play) },
        n::OK
    );
    if let Some((kind, rank, length)) = declared {
        (play.kind, play.rank, play.length) = (kind, rank, length);
    }
    assert!(
        cards.is_empty() || play.kind != n::KIND_NONE,
        "{}",
        row.at()
    );
    play
}

fn letters(cards: &[u8]) -> String {
    let mut ranks: Vec<_> = cards
        .iter()
        .map(|&b| Card::new(b).unwrap().rank())
        .collect();
    ranks.sort();
    let letter = |rank: &ddz::cards::Rank| ddz::cards::Rank::LETTERS[rank.index() as usize] as char;
    ranks.iter().map(letter).collect()
}

#[test]
fn vectors_of_moves() {
    let sets = rule_sets();
    let mut asked = 0;
    let file = Table::read("moves.tsv");
    for row in file.rows() {
        for name in row.rule_sets() {
            let rules = ddz_rules::from(RuleSet::new(sets[&name]).unwrap());
            let hand = card_bytes(row.get("cards"));
            let table = table(&rules, &row);
            let list = list(&rules, &hand, &table);
            assert_eq!(list.len(), count(&rules, &hand, &table) as usize);
            let moves: BTreeSet<String> = list
                .iter()
                .map(|m| letters(&m.cards[..m.play.cards as usize]))
                .collect();
            assert_eq!(moves.len(), list.len(), "{}: an entry twice", row.at());
            let expected: BTreeSet<String> = match row.get("expected") {
                "none" => BTreeSet::new(),
                cell => cell.split(' ').map(str::to_owned).collect(),
            };
            let good = match row.get("op") {
                "moves" => moves == expected,
                "moves_has" => expected.is_subset(&moves),
                "moves_not" => expected.is_disjoint(&moves),
                "moves_count" => row.number::<usize>("expected") == list.len(),
                op => panic!("{}: no op {op}", row.at()),
            };
            assert!(good, "{} under {name}: {moves:?}", row.at());
            asked += 1;
        }
    }
    println!("{asked} questions");
    assert!(asked > 150);
}

/// The hand with the longest list there is, in every room from none to one more
/// than it needs.
#[test]
fn a_list_is_written_whole_or_not_at_all() {
    let rules = ddz_rules::from(Preset::Douzero.rule_set());
    let hand = card_bytes("344455566677789TJQKA");
    let lead = ddz_play::default();
    let full = list(&rules, &hand, &lead);
    assert!(full.len() > 500);
    for cap in 0..=full.len() + 1 {
        let mut out = vec![NOTHING; cap + 1];
        let mut len = 0;
        let (at, hand_len) = (hand.as_ptr(), hand.len() as u32);
        let status = unsafe {
            ddz_moves_list(
                &rules,
                at,
                hand_len,
                &lead,
                out.as_mut_ptr(),
                cap as u32,
                &mut len,
            )
        };
        assert_eq!(len as usize, full.len());
        let written = if cap < full.len() { 0 } else { full.len() };
        let expected = if cap < full.len() {
            n::ERR_BUFFER
        } else {
            n::OK
        };
        assert_eq!(status, expected, "cap {cap}");
        assert_eq!(out[..written], full[..written]);
        assert!(out[written..].iter().all(|m| *m == NOTHING), "cap {cap}");
    }
    let mut len = 0;
    let null = std::ptr::null_mut();
    let query = unsafe { ddz_moves_list(&rules, hand.as_ptr(), 20, &lead, null, 0, &mut len) };
    assert_eq!((query, len as usize), (n::OK, full.len()));
}

#[test]
fn longest_lists_are_published() {
    let any = ddz_rules::from(Preset::Standard.rule_set());
    let mut max = 0;
    assert_eq!(unsafe { ddz_moves_max(&any, 20, &mut max) }, n::OK);
    assert_eq!(max, n::MOVES_MAX);
    assert_eq!(
        unsafe { ddz_moves_max(&any, 21, &mut max) },
        n::ERR_TOO_MANY
    );
    assert_eq!(max, n::MOVES_MAX);
    assert_eq!(
        unsafe { ddz_moves_max(&any, 3, std::ptr::null_mut()) },
        n::ERR_NULL
    );
    // The longest list of each size, under the most permissive rule set
    // (`cargo xtask longest` finds these hands).
    let rules = ddz_rules {
        straight_min: 2,
        pair_straight_min: 2,
        wing_repeat: 4,
        wing_adjacent_trio: 1,
        wing_rocket: 1,
        wing_pairs_quad: 1,
        four_rocket: 1,
        four_pairs: 2,
        shuttle: 1,
        shuttle_singles: 1,
        shuttle_pairs: 1,
        ..ddz_rules::from(Preset::Standard.rule_set())
    };
    let hands = [
        "",
        "X",
        "xX",
        "QKA",
        "JQKA",
        "TJQKA",
        "9TJQKA",
        "89TJQKA",
        "789TJQKA",
        "6789TJQKA",
        "56789TJQKA",
        "789TJQKAAAA",
        "6789TJQKAAAA",
        "56789TJQKAAAA",
        "789TJQKKKKAAAA",
        "6789TJQKKKKAAAA",
        "56789TJQKKKKAAAA",
        "456789TJQKKKKAAAA",
        "3456789TJQKKKKAAAA",
        "3456789TJQKKKKAAAAX",
        "3456789TJQKKKKAAAAxX",
    ];
    for (size, hand) in hands.into_iter().enumerate() {
        let hand = card_bytes(if hand.is_empty() { "-" } else { hand });
        assert_eq!(hand.len(), size);
        assert_eq!(
            unsafe { ddz_moves_max(&rules, size as u32, &mut max) },
            n::OK
        );
        let list = list(&rules, &hand, &ddz_play::default());
        assert_eq!(list.len(), max as usize, "{size} cards");
    }
}

/// A table that the rule set cannot produce is refused, whatever it is.
#[test]
fn a_table_is_a_play_of_the_rule_set_or_refused() {
    let rules = ddz_rules::from(Preset::Standard.rule_set());
    let (mut good, mut len) = (0, 0);
    for bytes in 0..=u32::from_le_bytes([18, 15, 13, 21]) {
        let [kind, rank, length, cards] = bytes.to_le_bytes();
        if kind > 18 || rank > 15 || length > 13 {
            continue;
        }
        let table = ddz_play {
            kind,
            rank,
            length,
            cards,
        };
        let status = unsafe { ddz_moves_count(&rules, [0x03].as_ptr(), 1, &table, &mut len) };
        match status {
            n::OK => good += 1,
            n::ERR_PLAY => {}
            other => panic!("{table:?}: {other}"),
        }
    }
    // A lead; 15 + 13 * 4 singles, pairs, trios and what these carry; 36
    // straights, 52 pair straights, 45 planes, 38 and 30 of them with wings;
    // 13 each of four with two, of two kinds, and bombs; the rocket.
    assert_eq!(good, 1 + 15 + 13 * 4 + 36 + 52 + 45 + 38 + 30 + 13 * 3 + 1);
}
