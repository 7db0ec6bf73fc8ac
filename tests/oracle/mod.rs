//! The slow twin: every play of a rule set, built from its definition.
//!
//! It is the second of three independent views of each rule (the others are
//! the shipped code and the vectors). A play is built as a person would lay it
//! down, the body first and then the wings, and goes into a map from cards to
//! readings; whatever is not in the map is not a play. Nothing here comes from
//! `core/src/plays` or `core/src/moves`, and nothing is clever: it is meant to
//! be read beside docs/rules.md, line by line.
//!
//! - `kinds`: what each kind is made of.
//! - `wings`: what a body may carry.
//! - `order`: which reading comes first, and what beats what.
//! - `slice`: cards to ask about.
//! - `turns`: the fewest turns, by trying every play.
//!
//! Tests take it with `mod oracle;`, `xtask` by its path.

#![allow(dead_code)] // Each program that includes the twin uses a part of it.

mod kinds;
pub mod lists;
mod order;
pub mod slice;
pub mod turns;
mod wings;

use std::collections::BTreeMap;

use ddz::rules::Switches;

/// How many cards of each of the fifteen ranks, the 3 first.
pub type RankCounts = [u8; RANKS];

pub const RANKS: usize = 15;
pub const NOTHING: RankCounts = [0; RANKS];

/// The highest rank of a sequence.
pub const A: usize = 11;
/// The highest rank of which a deck has four cards.
pub const TWO: usize = 12;
pub const SMALL_JOKER: usize = 13;
pub const BIG_JOKER: usize = 14;

/// The most cards that a player ever holds: seventeen and the bottom three.
pub const MOST_CARDS: u8 = 20;

/// One way to see a set of cards as a play; the fields are those of `ddz_play`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Reading {
    /// One of `DDZ_KIND_…`.
    pub kind: u8,
    /// The highest rank of the body.
    pub rank: u8,
    /// Ranks in the body.
    pub length: u8,
    /// Cards in all.
    pub cards: u8,
}

/// Every play of one rule set.
pub struct Twin {
    rules: Switches,
    plays: BTreeMap<RankCounts, Vec<Reading>>,
}

impl Twin {
    pub fn new(rules: Switches) -> Twin {
        let mut plays: BTreeMap<RankCounts, Vec<Reading>> = BTreeMap::new();
        for (cards, reading) in kinds::every_play(&rules) {
            plays.entry(cards).or_default().push(reading);
        }
        for readings in plays.values_mut() {
            order::sort(readings);
        }
        Twin { rules, plays }
    }

    pub fn rules(&self) -> &Switches {
        &self.rules
    }

    /// Every set of cards that is a play, with its readings, the default first.
    pub fn plays(&self) -> &BTreeMap<RankCounts, Vec<Reading>> {
        &self.plays
    }

    /// All readings of these cards, the default first; empty when they are not
    /// a play.
    pub fn readings(&self, cards: &RankCounts) -> &[Reading] {
        self.plays.get(cards).map_or(&[], Vec::as_slice)
    }

    /// What these cards are when they are led.
    pub fn classify(&self, cards: &RankCounts) -> Option<Reading> {
        self.readings(cards).first().copied()
    }

    /// The reading in which `cards` may be put on `table`, if there is one.
    pub fn beats(&self, table: Option<Reading>, cards: &RankCounts) -> Option<Reading> {
        self.beats_read(table, self.readings(cards))
    }

    /// The same when the readings of the cards have been looked up already.
    pub fn beats_read(&self, table: Option<Reading>, readings: &[Reading]) -> Option<Reading> {
        order::beats(&self.rules, table, readings)
    }

    /// May `next` be put on `first`, that one being in its default reading?
    /// Nothing on the table is a lead; cards that are no play are never beaten.
    pub fn compare(&self, first: &RankCounts, next: &RankCounts) -> bool {
        if *first == NOTHING {
            return self.classify(next).is_some();
        }
        match self.classify(first) {
            Some(table) => self.beats(Some(table), next).is_some(),
            None => false,
        }
    }

    /// Every play that the hand holds and that beats the table.
    pub fn moves(&self, hand: &RankCounts, table: Option<Reading>) -> Vec<(RankCounts, Reading)> {
        let mut moves = Vec::new();
        for cards in self.plays.keys() {
            let holds = (0..RANKS).all(|rank| cards[rank] <= hand[rank]);
            if holds && let Some(reading) = self.beats(table, cards) {
                moves.push((*cards, reading));
            }
        }
        moves
    }
}

/// How many cards in all.
pub fn total(cards: &RankCounts) -> u8 {
    cards.iter().sum()
}
