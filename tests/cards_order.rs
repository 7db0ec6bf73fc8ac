//! The three sort orders.

use std::cmp::Reverse;

use ddz::cards::{Card, CardList, CardsError, Order, Style, parse, sort};
use proptest::prelude::*;
use proptest::sample::subsequence;

/// Text to text, by ranks.
fn sorted(text: &str, order: Order) -> String {
    let mut bytes = bytes_of(parse(text).expect("cards"));
    sort(&mut bytes, order).expect("cards");
    let list = CardList::from_bytes(&bytes).expect("cards");
    Style::Ranks.format(&list).to_string()
}

fn bytes_of(list: CardList) -> Vec<u8> {
    list.as_slice().iter().map(|card| card.byte()).collect()
}

#[test]
fn ranks() {
    use Order::{Grouped, RankAsc, RankDesc};
    let all = "x3A2XTKJ456789Q";
    assert_eq!(sorted(all, RankDesc), "Xx2AKQJT9876543");
    assert_eq!(sorted(all, RankAsc), "3456789TJQKA2xX");
    assert_eq!(sorted(all, Grouped), "Xx2AKQJT9876543");
    for (text, expected) in [
        ("33666", "66633"),
        ("345566", "665543"),
        ("3444", "4443"),
        ("333344455667", "333344466557"),
        ("AA2233334444", "4444333322AA"),
        ("xX22KKK4", "KKK22Xx4"),
        ("3", "3"),
        ("", ""),
    ] {
        assert_eq!(sorted(text, Grouped), expected, "{text}");
    }
}

#[test]
fn suits() {
    let cards = [0x33, 0x13, 0x03, 0x23, 0x4E, 0x1A, 0x2A];
    let with = |order| {
        let mut cards = cards;
        sort(&mut cards, order).expect("cards");
        cards
    };
    assert_eq!(
        with(Order::RankDesc),
        [0x4E, 0x2A, 0x1A, 0x33, 0x23, 0x13, 0x03]
    );
    assert_eq!(
        with(Order::RankAsc),
        [0x03, 0x13, 0x23, 0x33, 0x1A, 0x2A, 0x4E]
    );
    assert_eq!(
        with(Order::Grouped),
        [0x33, 0x23, 0x13, 0x03, 0x2A, 0x1A, 0x4E]
    );
}

#[test]
fn numbers() {
    assert_eq!(Order::ALL.map(|order| order as u32), [0, 1, 2]);
    for order in Order::ALL {
        assert_eq!(Order::new(order as u32), Some(order));
    }
    assert_eq!(Order::new(3), None);
    assert_eq!(Order::new(u32::MAX), None);
}

#[test]
fn refused_cards_are_not_moved() {
    for order in Order::ALL {
        for (bytes, error) in [
            (vec![0x05, 0x03, 0x00], CardsError::Card),
            (vec![0x05, 0x03, 0x05], CardsError::Duplicate),
            (vec![0x05, 0x03, 0x05, 0xFF], CardsError::Card),
            (vec![0x05; 55], CardsError::TooMany),
        ] {
            let mut sorted = bytes.clone();
            assert_eq!(sort(&mut sorted, order), Err(error));
            assert_eq!(sorted, bytes);
        }
    }
}

/// Distinct cards in any order.
fn cards() -> impl Strategy<Value = Vec<Card>> {
    (0..=54usize)
        .prop_flat_map(|len| subsequence(Card::DECK.to_vec(), len))
        .prop_shuffle()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Against the definition: a sort by keys.
    #[test]
    fn as_defined(cards in cards()) {
        let high = |card: &Card| Reverse((card.rank(), card.suit()));
        let copies = |card: &Card| {
            let rank = card.rank();
            cards.iter().filter(|other| other.rank() == rank).count()
        };
        for order in Order::ALL {
            let mut bytes: Vec<u8> = cards.iter().map(|card| card.byte()).collect();
            sort(&mut bytes, order).unwrap();
            let mut expected = cards.clone();
            match order {
                Order::RankDesc => expected.sort_by_key(high),
                Order::RankAsc => {
                    expected.sort_by_key(high);
                    expected.reverse();
                }
                Order::Grouped => {
                    expected.sort_by_key(|card| (Reverse(copies(card)), high(card)));
                }
            }
            let expected: Vec<u8> = expected.iter().map(|card| card.byte()).collect();
            prop_assert_eq!(&bytes, &expected, "{:?}", order);

            // Sorted is sorted.
            sort(&mut bytes, order).unwrap();
            prop_assert_eq!(&bytes, &expected, "{:?} again", order);
        }
    }
}
