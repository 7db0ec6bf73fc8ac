//! The shuffle: fixed for ever, and fair.

mod vectors;

use ddz::cards::{Card, Cards, shuffle};
use vectors::Table;

/// The block function of RFC 8439 section 2.3, step by step: the slow twin of
/// the crate that the library uses.
fn chacha20_block(key: &[u8; 32], counter: u32, nonce: &[u8; 12]) -> [u32; 16] {
    fn quarter_round(x: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
        for (to, from, mixed, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            x[to] = x[to].wrapping_add(x[from]);
            x[mixed] = (x[mixed] ^ x[to]).rotate_left(by);
        }
    }
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap());
    let mut start = [0; 16];
    start[..4].copy_from_slice(&[0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
    for i in 0..8 {
        start[4 + i] = word(&key[4 * i..][..4]);
    }
    start[12] = counter;
    for i in 0..3 {
        start[13 + i] = word(&nonce[4 * i..][..4]);
    }
    let mut x = start;
    for _ in 0..10 {
        for column in 0..4 {
            quarter_round(&mut x, column, 4 + column, 8 + column, 12 + column);
        }
        for i in 0..4 {
            quarter_round(
                &mut x,
                i,
                4 + (i + 1) % 4,
                8 + (i + 2) % 4,
                12 + (i + 3) % 4,
            );
        }
    }
    core::array::from_fn(|i| x[i].wrapping_add(start[i]))
}

/// The shuffle as the header tells it; also how many words were drawn again.
fn slow_shuffle(seed: &[u8; 32], redeal: u32) -> ([u8; 54], u32) {
    let mut nonce = [0; 12];
    nonce[..4].copy_from_slice(&redeal.to_le_bytes());
    let mut words = (0..).flat_map(|counter| chacha20_block(seed, counter, &nonce));
    let mut deck = Card::DECK.map(Card::byte);
    assert!(deck.is_sorted());
    let mut again = 0;
    for i in (1..54).rev() {
        let choices = i as u64 + 1;
        let limit = (1 << 32) / choices * choices;
        let mut r = u64::from(words.next().unwrap());
        while r >= limit {
            again += 1;
            r = u64::from(words.next().unwrap());
        }
        deck.swap(i, (r % choices) as usize);
    }
    (deck, again)
}

fn bytes(deck: [Card; 54]) -> [u8; 54] {
    deck.map(Card::byte)
}

/// A seed whose first eight bytes are a number.
fn seed(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

#[test]
fn the_twin_is_chacha20() {
    // RFC 8439 section 2.3.2.
    let key = core::array::from_fn(|i| i as u8);
    let nonce = [0, 0, 0, 9, 0, 0, 0, 0x4A, 0, 0, 0, 0];
    assert_eq!(
        chacha20_block(&key, 1, &nonce),
        [
            0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204,
            0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de,
            0xe883d0cb, 0x4e3c50a2,
        ]
    );
    // RFC 8439 appendix A.1, the first test vector.
    assert_eq!(
        chacha20_block(&[0; 32], 0, &[0; 12])[..4],
        [0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]
    );
}

#[test]
fn decks_are_fixed_for_ever() {
    let table = Table::read("decks.tsv");
    let mut drawn_again = 0;
    for row in table.rows() {
        let seed = vectors::card_bytes(row.get("seed"))
            .try_into()
            .expect("a seed");
        let redeal = row.number("redeal");
        let deck = vectors::card_bytes(row.get("deck"))
            .try_into()
            .expect("a deck");
        assert_eq!(bytes(shuffle(&seed, redeal)), deck, "{}", row.at());
        let (slow, again) = slow_shuffle(&seed, redeal);
        assert_eq!(slow, deck, "{}", row.at());
        assert_eq!(
            again,
            u32::from(row.get("source").contains("drawn again")),
            "{}",
            row.at()
        );
        drawn_again += again;
        if redeal == 0 {
            let mut out = [0; 54];
            let status = unsafe { ddz_c::ffi::ddz_deck_shuffle(seed.as_ptr(), out.as_mut_ptr()) };
            assert_eq!((status, out), (0, deck), "{}", row.at());
        }
    }
    assert_eq!(drawn_again, 3);
}

#[test]
fn lots_are_drawn_as_the_document_says() {
    for number in 0..3000u64 {
        let seed = seed(number * 0x9E37_79B9);
        let (redeal, lot, bound) = (number as u32 % 5, 1 + number as u32 % 3, [3, 51, 3]);
        let bound = bound[lot as usize - 1];
        let mut nonce = [0; 12];
        nonce[..4].copy_from_slice(&redeal.to_le_bytes());
        nonce[4..8].copy_from_slice(&lot.to_le_bytes());
        let fair = u64::from(u32::MAX) / bound * bound;
        let mut words = (0..).flat_map(|counter| chacha20_block(&seed, counter, &nonce));
        // Neither bound divides 2^32, so this is the fair range.
        let word = words.find(|word| u64::from(*word) < fair).unwrap();
        let drawn = ddz::cards::draw(&seed, redeal, lot, bound as u32);
        assert_eq!(u64::from(drawn), u64::from(word) % bound);
    }
}

#[test]
fn twin_and_library_agree() {
    for number in 0..5000 {
        let redeal = number as u32 % 3;
        let deck = shuffle(&seed(number * 0x9E37_79B9), redeal);
        assert_eq!(
            bytes(deck),
            slow_shuffle(&seed(number * 0x9E37_79B9), redeal).0
        );
        assert_eq!(Cards::from_bytes(&bytes(deck)).map(Cards::len), Ok(54));
    }
}

#[test]
fn every_byte_of_the_seed_and_every_redeal_counts() {
    let mut decks = vec![shuffle(&[0; 32], 0)];
    for at in 0..32 {
        let mut seed = [0; 32];
        seed[at] = 1;
        decks.push(shuffle(&seed, 0));
    }
    decks.extend((1..100).map(|redeal| shuffle(&[0; 32], redeal)));
    decks.sort();
    decks.dedup();
    assert_eq!(decks.len(), 132);
}

/// Chi-square over a table of counts, as distance from what a fair shuffle
/// gives, in standard deviations.
fn distance(counts: &[[u32; 54]; 54], expected: f64, freedom: f64) -> f64 {
    let square = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
    let sum: f64 = counts.iter().flatten().map(square).sum();
    (sum - freedom) / (2.0 * freedom).sqrt()
}

/// How far a shuffle is from fair: which card stands where, and which card
/// follows which.
fn unfairness(decks: u32, deck: impl Fn(u32) -> [Card; 54]) -> (f64, f64) {
    let index = |card: Card| Card::DECK.iter().position(|&other| other == card).unwrap();
    let mut places = [[0; 54]; 54];
    let mut follows = [[0; 54]; 54];
    for number in 0..decks {
        let deck = deck(number).map(index);
        for (at, &card) in deck.iter().enumerate() {
            places[at][card] += 1;
        }
        for pair in deck.windows(2) {
            follows[pair[0]][pair[1]] += 1;
        }
    }
    // 53 neighbours a deck among 54 * 53 possible ones; no card follows itself.
    let expected = f64::from(decks) / 54.0;
    for (card, row) in follows.iter_mut().enumerate() {
        assert_eq!(row[card], 0);
        row[card] = expected.round() as u32;
    }
    (
        distance(&places, expected, 53.0 * 53.0),
        distance(&follows, expected, 54.0 * 52.0),
    )
}

/// A fair shuffle stays within 4 deviations for all but one in 10,000 choices
/// of seeds. The seeds are fixed, so this is no gamble.
const FAR: f64 = 4.0;
const DECKS: u32 = 54_000;

#[test]
fn every_card_is_equally_likely_everywhere() {
    let (places, follows) = unfairness(DECKS, |number| shuffle(&seed(u64::from(number)), 0));
    assert!(places.abs() < FAR, "places: {places:.2} deviations");
    assert!(follows.abs() < FAR, "neighbours: {follows:.2} deviations");
}

/// The measure sees the fault of a client that swaps two random places 54
/// times, and that of a shuffle that never leaves a card where it was.
#[test]
fn the_measure_finds_unfair_shuffles() {
    let words = |number: u32| {
        let words = move |counter| chacha20_block(&seed(number.into()), counter, &[0; 12]);
        (0..).flat_map(words).map(|word| word as usize)
    };
    let (places, _) = unfairness(DECKS / 9, |number| {
        let mut deck = Card::DECK;
        let mut words = words(number);
        for _ in 0..54 {
            let (one, other) = (words.next().unwrap() % 54, words.next().unwrap() % 54);
            deck.swap(one, other);
        }
        deck
    });
    assert!(places > FAR, "random swaps: {places:.2} deviations");

    let (places, _) = unfairness(DECKS / 9, |number| {
        let mut deck = Card::DECK;
        for (i, word) in (1..54).rev().zip(words(number)) {
            deck.swap(i, word % i);
        }
        deck
    });
    assert!(places > FAR, "never in place: {places:.2} deviations");
}
