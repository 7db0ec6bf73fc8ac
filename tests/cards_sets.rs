//! Bytes, ranks, sets and hands, against the plain definitions.

use std::collections::{BTreeSet, VecDeque};

use ddz::cards::{Card, CardList, Cards, CardsError, Counts, Rank, Suit};
use proptest::prelude::*;
use proptest::sample::subsequence;

/// The card bytes, row by row as the header prints them.
const BYTES: [(&str, [u8; 13]); 4] = [
    ("diamonds A..K", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
    (
        "clubs A..K",
        [17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29],
    ),
    (
        "hearts A..K",
        [33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45],
    ),
    (
        "spades A..K",
        [49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61],
    ),
];

const FACES: &[u8; 13] = b"A23456789TJQK";

#[test]
fn bytes() {
    let mut cards = 0;
    for byte in 0..=255u8 {
        let place = BYTES.iter().enumerate().find_map(|(suit, (_, row))| {
            let face = row.iter().position(|&other| other == byte)?;
            Some((Some(Suit::ALL[suit]), FACES[face]))
        });
        let expected = match byte {
            78 => Some((None, b'x')),
            79 => Some((None, b'X')),
            _ => place,
        };
        let card = Card::new(byte);
        let found = card.map(|card| {
            let letter = Rank::LETTERS[usize::from(card.rank().index())];
            (card.suit(), letter)
        });
        assert_eq!(found, expected, "{byte:#04X}");
        assert_eq!(Cards::from_bytes(&[byte]).is_ok(), card.is_some());
        if let Some(card) = card {
            cards += 1;
            assert_eq!(card.byte(), byte);
            let suit = card.suit().unwrap_or(Suit::Heart);
            assert_eq!(Card::of(card.rank(), suit), card);
        }
    }
    assert_eq!(cards, 54);
}

#[test]
fn the_deck_ascends() {
    let bytes = Card::DECK.map(Card::byte);
    assert!(bytes.is_sorted_by(|a, b| a < b));
    let suited = BYTES.iter().flat_map(|(_, row)| row.iter().copied());
    let expected: Vec<u8> = suited.chain([78, 79]).collect();
    assert_eq!(bytes[..], expected);
}

#[test]
fn ranks() {
    let all: Vec<Rank> = Rank::all().collect();
    assert_eq!(all.len(), Rank::COUNT);
    assert!(all.is_sorted_by(|a, b| a < b));
    for index in 0..=255u8 {
        let rank = Rank::new(index);
        assert_eq!(rank, all.get(usize::from(index)).copied());
        assert_eq!(rank.map(Rank::index), (index < 15).then_some(index));
        assert_eq!(
            rank.map(Rank::is_joker),
            (index < 15).then_some(index >= 13)
        );
        let copies = Card::DECK
            .iter()
            .filter(|card| Some(card.rank()) == rank)
            .count();
        assert_eq!(rank.map_or(0, |rank| usize::from(rank.copies())), copies);
    }
    assert_eq!(Rank::LETTERS, b"3456789TJQKA2xX");
}

#[test]
fn refused() {
    use CardsError::{Card as NoCard, Duplicate, TooMany};
    for (bytes, error) in [
        (vec![0x00], NoCard),
        (vec![0x03, 0x03], Duplicate),
        // No card goes before a card twice, wherever it stands.
        (vec![0x03, 0x03, 0x00], NoCard),
        (vec![0x00, 0x03, 0x03], NoCard),
        (vec![0xFF; 2], NoCard),
        (vec![0x03; 54], Duplicate),
        (vec![0x03; 55], TooMany),
        (vec![0x00; 55], TooMany),
    ] {
        assert_eq!(Cards::from_bytes(&bytes), Err(error), "{bytes:02X?}");
    }
    // Each card twice in the whole deck but one.
    for card in Card::DECK {
        let mut bytes = Card::DECK.map(Card::byte);
        let at = bytes.iter().position(|&byte| byte != card.byte()).unwrap();
        bytes[at] = card.byte();
        assert_eq!(Cards::from_bytes(&bytes), Err(Duplicate), "{card:?}");
    }
}

#[test]
fn a_hand_has_no_more_than_a_deck() {
    let full: [u8; 15] = core::array::from_fn(|rank| if rank < 13 { 4 } else { 1 });
    let deck: Cards = Card::DECK.into_iter().collect();
    assert_eq!(Counts::from_counts(&full), Some(deck.counts()));
    assert_eq!(deck.counts().len(), 54);
    for rank in 0..15 {
        for count in [full[rank] + 1, 16, 255] {
            let mut counts = [0; 15];
            counts[rank] = count;
            assert_eq!(Counts::from_counts(&counts), None, "{count} of {rank}");
        }
    }
    assert_eq!(Counts::from_counts(&[0; 15]), Some(Counts::EMPTY));
    assert!(Counts::EMPTY.is_empty());
}

/// Distinct cards in any order.
fn cards() -> impl Strategy<Value = Vec<Card>> {
    (0..=54usize)
        .prop_flat_map(|len| subsequence(Card::DECK.to_vec(), len))
        .prop_shuffle()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn as_a_set(one in cards(), other in cards()) {
        let set = |cards: &[Card]| -> BTreeSet<Card> { cards.iter().copied().collect() };
        let back = |cards: Cards| -> BTreeSet<Card> { cards.iter().collect() };
        let bytes = |cards: &[Card]| -> Vec<u8> { cards.iter().map(|card| card.byte()).collect() };
        let (a, b) = (Cards::from_bytes(&bytes(&one)).unwrap(), Cards::from_bytes(&bytes(&other)).unwrap());
        let (x, y) = (set(&one), set(&other));
        prop_assert_eq!(a, one.iter().copied().collect());
        prop_assert_eq!(back(a), x.clone());
        prop_assert_eq!(a.len(), x.len());
        prop_assert_eq!(a.is_empty(), x.is_empty());
        prop_assert_eq!(a.contains_all(b), x.is_superset(&y));
        prop_assert_eq!(back(a.union(b)), &x | &y);
        prop_assert_eq!(back(a.without(b)), &x - &y);
        for card in Card::DECK {
            prop_assert_eq!(a.contains(card), x.contains(&card));
            let (mut more, mut less) = (a, a);
            prop_assert_eq!(more.insert(card), !x.contains(&card));
            less.remove(card);
            prop_assert!(more.contains(card) && !less.contains(card));
            prop_assert_eq!(more.len() - less.len(), 1);
        }
        let by_rank: Vec<Card> = a.iter().collect();
        prop_assert!(by_rank.is_sorted_by_key(|card| (card.rank(), card.suit())));
        prop_assert_eq!(a.lowest(), by_rank.first().copied());
        prop_assert_eq!(a.highest(), by_rank.last().copied());
    }

    /// A walk may take each next card from either end, and knows what is left.
    #[test]
    fn from_both_ends(cards in cards(), ends in prop::collection::vec(any::<bool>(), 54)) {
        let set: Cards = cards.iter().copied().collect();
        let mut left: VecDeque<Card> = set.into_iter().collect();
        prop_assert_eq!(left.len(), cards.len());
        prop_assert!(set.iter().rev().eq(left.iter().rev().copied()));
        let mut walk = set.iter();
        for front in ends {
            prop_assert_eq!(walk.len(), left.len());
            let (card, expected) = match front {
                true => (walk.next(), left.pop_front()),
                false => (walk.next_back(), left.pop_back()),
            };
            prop_assert_eq!(card, expected);
        }
    }

    /// A list keeps the order and drops what comes again.
    #[test]
    fn as_a_list(cards in cards()) {
        let twice = cards.iter().chain(cards.iter().rev()).copied();
        let list: CardList = twice.collect();
        prop_assert_eq!(list.as_slice(), cards.as_slice());
        prop_assert!(list.iter().rev().eq(cards.iter().rev().copied()));
        prop_assert!((&list).into_iter().eq(list.iter()));
        prop_assert!(CardList::from(list.set()).iter().eq(list.set()));
    }

    #[test]
    fn as_counts(cards in cards()) {
        let set: Cards = cards.iter().copied().collect();
        let counts: [u8; 15] = core::array::from_fn(|rank| {
            let same = cards.iter().filter(|card| usize::from(card.rank().index()) == rank);
            same.count() as u8
        });
        let hand = set.counts();
        prop_assert_eq!(Counts::from(set), hand);
        prop_assert_eq!(Rank::all().map(|rank| hand.count(rank)).collect::<Vec<u8>>(), counts);
        prop_assert_eq!(usize::from(hand.len()), cards.len());
        prop_assert_eq!(hand.is_empty(), cards.is_empty());
        prop_assert_eq!(Counts::from_counts(&counts), Some(hand));
        for (rank, &count) in counts.iter().enumerate() {
            prop_assert_eq!((hand.word() >> (4 * rank)) & 15, u64::from(count));
        }
    }
}
