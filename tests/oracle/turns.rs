//! The fewest turns, by trying every play.

use std::collections::HashMap;

use super::{RANKS, RankCounts, Twin};

/// Four bits a rank, the 3 lowest, so that a hand is a number.
pub fn pack(cards: &RankCounts) -> u64 {
    (0..RANKS).fold(0, |word, rank| word | u64::from(cards[rank]) << (4 * rank))
}

/// No nibble of a hand has this bit.
const GUARD: u64 = 0x0888_8888_8888_8888;

/// Does the hand hold the play?
pub fn holds(hand: u64, play: u64) -> bool {
    ((hand | GUARD) - play) & GUARD == GUARD
}

fn lowest(hand: u64) -> usize {
    hand.trailing_zeros() as usize / 4
}

/// The plays of a rule set, to be laid on hands.
pub struct Turns {
    /// By the lowest rank of the play.
    plays: Vec<Vec<u64>>,
}

impl Turns {
    pub fn of(twin: &Twin) -> Turns {
        let mut plays = vec![Vec::new(); RANKS];
        for cards in twin.plays().keys() {
            let play = pack(cards);
            plays[lowest(play)].push(play);
        }
        Turns { plays }
    }

    /// The fewest plays that empty the hand.
    pub fn fewest(&self, hand: &RankCounts) -> u8 {
        let hand = pack(hand);
        let held: Vec<Vec<u64>> = self
            .plays
            .iter()
            .map(|plays| {
                let held = plays.iter().filter(|&&play| holds(hand, play));
                held.copied().collect()
            })
            .collect();
        fewest(&held, hand, &mut HashMap::new())
    }
}

/// Some play has to take the lowest card, so all plays that do are tried.
fn fewest(plays: &[Vec<u64>], hand: u64, known: &mut HashMap<u64, u8>) -> u8 {
    if hand == 0 {
        return 0;
    }
    if let Some(&turns) = known.get(&hand) {
        return turns;
    }
    let turns = plays[lowest(hand)]
        .iter()
        .filter(|&&play| holds(hand, play))
        .map(|&play| 1 + fewest(plays, hand - play, known))
        .min()
        .expect("a single card is a play under every rule set");
    known.insert(hand, turns);
    turns
}
