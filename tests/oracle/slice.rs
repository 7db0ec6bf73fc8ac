//! Cards to put to the twin and to the library: all small sets, and random
//! sets that are plays or nearly so (random cards hardly ever are).

use ddz::cards::{Card, Cards, Rank, Suit};

use super::{NOTHING, RANKS, RankCounts, TWO, Twin};

/// Calls `f` with every set of at most `most` cards of a deck, none included.
pub fn every_set(most: u8, f: &mut dyn FnMut(&RankCounts)) {
    fn from(rank: usize, left: u8, cards: &mut RankCounts, f: &mut dyn FnMut(&RankCounts)) {
        if rank == RANKS {
            f(cards);
            return;
        }
        for count in 0..=copies(rank).min(left) {
            cards[rank] = count;
            from(rank + 1, left - count, cards, f);
        }
        cards[rank] = 0;
    }
    from(0, most, &mut NOTHING.clone(), f);
}

fn copies(rank: usize) -> u8 {
    if rank <= TWO { 4 } else { 1 }
}

/// Random numbers that are the same on every machine (SplitMix64).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// `cards` cards of a shuffled deck, by rank.
    pub fn hand(&mut self, cards: usize) -> RankCounts {
        let mut deck: Vec<usize> = (0..RANKS)
            .flat_map(|rank| vec![rank; usize::from(copies(rank))])
            .collect();
        let mut hand = NOTHING;
        for taken in 0..cards {
            let at = taken + self.below(deck.len() - taken);
            deck.swap(taken, at);
            hand[deck[taken]] += 1;
        }
        hand
    }

    /// Cards with these counts, in random suits.
    pub fn suits(&mut self, counts: &RankCounts) -> Cards {
        let mut cards = Cards::EMPTY;
        for (rank, &count) in Rank::all().zip(counts) {
            let mut suits = Suit::ALL;
            for taken in 0..usize::from(count) {
                suits.swap(taken, taken + self.below(4 - taken));
                cards.insert(Card::of(rank, suits[taken]));
            }
        }
        cards
    }

    /// About `cards` cards on few ranks in a row, with jokers now and then:
    /// full of sequences and of wings, as random cards are not.
    pub fn dense_hand(&mut self, cards: usize) -> RankCounts {
        let ranks = 4 + self.below(6);
        let low = self.below(TWO + 2 - ranks);
        let mut hand = NOTHING;
        for _ in 0..cards + cards / 8 {
            let rank = match self.below(ranks + 1) {
                at if at < ranks => low + at,
                _ => TWO + 1 + self.below(2),
            };
            if hand[rank] < copies(rank) && hand.iter().sum::<u8>() < cards as u8 {
                hand[rank] += 1;
            }
        }
        hand
    }
}

/// The plays of a twin, to draw from.
pub struct NearPlays {
    plays: Vec<RankCounts>,
}

impl NearPlays {
    pub fn of(twin: &Twin) -> NearPlays {
        NearPlays {
            plays: twin.plays().keys().copied().collect(),
        }
    }

    /// A play with up to three cards added, taken away or changed. It may come
    /// to have more than 20 cards, or none.
    pub fn draw(&self, random: &mut Random) -> RankCounts {
        let mut cards = self.plays[random.below(self.plays.len())];
        for _ in 0..random.below(4) {
            let (out, into) = (random.below(RANKS), random.below(RANKS));
            match random.below(3) {
                0 => remove(&mut cards, out),
                1 => add(&mut cards, into),
                _ => {
                    remove(&mut cards, out);
                    add(&mut cards, into);
                }
            }
        }
        cards
    }
}

fn remove(cards: &mut RankCounts, rank: usize) {
    cards[rank] = cards[rank].saturating_sub(1);
}

fn add(cards: &mut RankCounts, rank: usize) {
    cards[rank] = copies(rank).min(cards[rank] + 1);
}
