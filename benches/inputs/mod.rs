//! The inputs of the benches: the same for every run, in a long random order,
//! because a short or sorted one teaches the branch predictor.
#![allow(dead_code)]

use ddz::cards::{Card, Cards, Counts, Rank, Suit};
use ddz::plays::{self, Play};
use ddz::rules::RuleSet;

/// xorshift64*: enough for inputs, and the same everywhere.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize) % n
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// `len` cards of a shuffled deck.
pub fn hand(random: &mut Random, len: usize) -> Vec<u8> {
    let mut deck: Vec<u8> = Card::DECK.iter().map(|card| card.byte()).collect();
    random.shuffle(&mut deck);
    deck.truncate(len);
    deck
}

/// Counts by rank, 3 first.
pub fn counts(cards: &[u8]) -> [u8; 15] {
    let mut counts = [0; 15];
    for &byte in cards {
        counts[Card::new(byte).unwrap().rank().index() as usize] += 1;
    }
    counts
}

/// Cards with these counts, in random suits and a random order.
fn cards(random: &mut Random, counts: &[u8; 15]) -> Vec<u8> {
    let mut cards = Vec::new();
    for (rank, &count) in Rank::all().zip(counts) {
        let mut suits = Suit::ALL;
        random.shuffle(&mut suits);
        if rank.is_joker() {
            suits = [Suit::Diamond; 4];
        }
        cards.extend(
            suits[..count as usize]
                .iter()
                .map(|&s| Card::of(rank, s).byte()),
        );
    }
    random.shuffle(&mut cards);
    cards
}

fn add(counts: &mut [u8; 15], random: &mut Random, n: u8) -> bool {
    for _ in 0..40 {
        let rank = random.below(15);
        if counts[rank] == 0 && (rank < 13 || n == 1) {
            counts[rank] = n;
            return true;
        }
    }
    false
}

/// A play of the Pagat rules: every kind as likely as the others, then every
/// length, every body, any wings.
fn legal(random: &mut Random) -> [u8; 15] {
    let mut c = [0; 15];
    let chain = |c: &mut [u8; 15], random: &mut Random, length: usize, n: u8| {
        let from = random.below(12 - length + 1);
        c[from..from + length].fill(n);
    };
    match random.below(14) {
        0 => c[random.below(15)] = 1,
        1 => c[random.below(13)] = 2,
        2 => c[random.below(13)] = 3,
        3 => {
            c[random.below(13)] = 3;
            add(&mut c, random, 1);
        }
        4 => {
            c[random.below(13)] = 3;
            add(&mut c, random, 2);
        }
        5 => {
            let length = 5 + random.below(8);
            chain(&mut c, random, length, 1);
        }
        6 => {
            let length = 3 + random.below(8);
            chain(&mut c, random, length, 2);
        }
        7 => {
            let length = 2 + random.below(5);
            chain(&mut c, random, length, 3);
        }
        8 => {
            let length = 2 + random.below(4);
            chain(&mut c, random, length, 3);
            (0..length).for_each(|_| {
                add(&mut c, random, 1);
            });
        }
        9 => {
            let length = 2 + random.below(3);
            chain(&mut c, random, length, 3);
            (0..length).for_each(|_| {
                add(&mut c, random, 2);
            });
        }
        10 => {
            c[random.below(13)] = 4;
            add(&mut c, random, 1);
            add(&mut c, random, 1);
        }
        11 => {
            c[random.below(13)] = 4;
            add(&mut c, random, 2);
            add(&mut c, random, 2);
        }
        12 => c[random.below(13)] = 4,
        _ => c[13..].fill(1),
    }
    c
}

/// `n` sets of cards, half of them plays, the other half plays with one or two
/// cards exchanged, in random order. Only such that the peer of the benches
/// judges alike.
pub fn plays(rules: &RuleSet, n: usize, agreed: impl Fn(&[u8; 15], Play) -> bool) -> Vec<Vec<u8>> {
    let mut random = Random::new(7);
    let mut all = Vec::new();
    let mut wanted = [n / 2, n - n / 2];
    while wanted != [0, 0] {
        let mut c = legal(&mut random);
        if random.below(2) == 0 {
            for _ in 0..1 + random.below(2) {
                let (from, to) = (random.below(15), random.below(15));
                if c[from] > 0 && c[to] < if to < 13 { 4 } else { 1 } {
                    c[from] -= 1;
                    c[to] += 1;
                }
            }
        }
        let hand = Counts::from_counts(&c).unwrap();
        let play = plays::classify_counts(rules, hand);
        let half = usize::from(play.is_none());
        if hand.len() <= 20 && wanted[half] > 0 && agreed(&c, play) {
            wanted[half] -= 1;
            all.push(cards(&mut random, &c));
        }
    }
    random.shuffle(&mut all);
    all
}

pub fn as_hand(cards: &[u8]) -> Counts {
    Cards::from_bytes(cards).unwrap().counts()
}
