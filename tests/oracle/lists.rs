//! What a hand may play, by the twin: all plays of the rule set that fit into
//! the hand and beat the table. Words instead of arrays make the sifting quick
//! enough for millions of hands; what beats what is the twin's own answer.

use std::collections::BTreeMap;

use ddz::cards::{Card, Cards, Counts, Rank, Suit};
use ddz::moves::{self, Move};
use ddz::plays::{Play, Question};
use ddz::rules::RuleSet;

use super::slice::Random;
use super::{NOTHING, RANKS, RankCounts, Reading, Twin};

/// The plays of a twin as words of counts, beside their readings.
pub struct Lists<'a> {
    twin: &'a Twin,
    plays: Vec<(u64, &'a [Reading])>,
}

const HIGH_BITS: u64 = 0x0888_8888_8888_8888;

impl<'a> Lists<'a> {
    pub fn of(twin: &'a Twin) -> Lists<'a> {
        let plays = twin.plays().iter();
        Lists {
            twin,
            plays: plays.map(|(c, r)| (word(c), r.as_slice())).collect(),
        }
    }

    /// Sifts all plays of the rule set.
    fn expected(&self, hand: &RankCounts, table: Option<Reading>) -> BTreeMap<u64, Reading> {
        let hand = word(hand) | HIGH_BITS;
        self.plays
            .iter()
            // No nibble borrows its high bit: every count is in the hand.
            .filter(|(play, _)| (hand - play) & HIGH_BITS == HIGH_BITS)
            .filter_map(|&(play, readings)| Some((play, self.twin.beats_read(table, readings)?)))
            .collect()
    }

    /// Looks every subset of a small hand up instead.
    fn expected_leads(&self, hand: &RankCounts) -> BTreeMap<u64, Reading> {
        fn subsets(
            hand: &RankCounts,
            rank: usize,
            cards: &mut RankCounts,
            f: &mut dyn FnMut(&RankCounts),
        ) {
            if rank == RANKS {
                return f(cards);
            }
            for count in 0..=hand[rank] {
                cards[rank] = count;
                subsets(hand, rank + 1, cards, f);
            }
            cards[rank] = 0;
        }
        let mut leads = BTreeMap::new();
        subsets(hand, 0, &mut NOTHING.clone(), &mut |cards| {
            if let Some(reading) = self.twin.classify(cards) {
                leads.insert(word(cards), reading);
            }
        });
        leads
    }

    /// Compares the library's list of leads with the twin's.
    pub fn check_lead(&self, rules: &RuleSet, hand: &RankCounts) -> Result<(), String> {
        compare(rules, hand, None, self.expected_leads(hand))
    }

    /// The same for any hand and table.
    pub fn check(
        &self,
        rules: &RuleSet,
        hand: &RankCounts,
        table: Option<Reading>,
    ) -> Result<(), String> {
        compare(rules, hand, table, self.expected(hand, table))
    }

    /// A hand of 1 to 20 cards, half of them dense, and a table that is a lead
    /// or any play of the rule set; the hand often holds some of the play's
    /// ranks, so that it can be beaten.
    pub fn draw(&self, random: &mut Random) -> (RankCounts, Option<Reading>) {
        let cards = 1 + random.below(20);
        let hand = if random.below(2) == 0 {
            random.hand(cards)
        } else {
            random.dense_hand(cards)
        };
        if random.below(8) == 0 {
            return (hand, None);
        }
        // A table of the hand's own plays with a lower body is likely to be
        // beaten; one of any play is not.
        let table = if random.below(2) == 0 {
            let own: Vec<Reading> = self.expected(&hand, None).into_values().collect();
            own.get(random.below(own.len().max(1)))
                .map(|reading| Reading {
                    rank: reading.rank.saturating_sub(random.below(3) as u8),
                    ..*reading
                })
        } else {
            None
        };
        let legal = |r: &Reading| {
            let rules = RuleSet::new(*self.twin.rules()).expect("a rule set");
            let play = play(*r);
            !play.is_none() && Question::new(&rules, play).is_some()
        };
        let any = self.plays[random.below(self.plays.len())].1[0];
        (hand, Some(table.filter(legal).unwrap_or(any)))
    }
}

fn compare(
    rules: &RuleSet,
    hand: &RankCounts,
    table: Option<Reading>,
    mut expected: BTreeMap<u64, Reading>,
) -> Result<(), String> {
    let question = table.map_or(Question::lead(rules), |r| {
        Question::new(rules, play(r)).expect("a play of the rule set")
    });
    let cards = cards(hand);
    let fault = |what: &str| Err(format!("{what}: hand {hand:?}, table {table:?}, {rules:?}"));
    let count = moves::count(question, cards.counts()) as usize;
    if count != expected.len() {
        return fault(&format!("counts {count}, not {}", expected.len()));
    }
    let mut wrong = None;
    let mut last: Option<Move> = None;
    moves::for_each(question, cards, |m| {
        let set = m.cards();
        if !cards.contains_all(set)
            || expected.remove(&set.counts().word()).map(play) != Some(m.play())
            || last.is_some_and(|last| order(&last) >= order(&m))
        {
            wrong.get_or_insert(m);
        }
        last = Some(m);
    });
    match (wrong, expected.first_key_value()) {
        (Some(m), _) => fault(&format!("lists {m:?}")),
        (None, Some(missing)) => fault(&format!("misses {missing:x?}")),
        (None, None) => Ok(()),
    }
}

/// What the list is sorted by: kind, length, rank, wings.
fn order(m: &Move) -> (u8, u8, u8, Vec<Rank>) {
    let play = m.play();
    (
        play.kind().number(),
        play.length(),
        play.rank().index(),
        m.in_order().map(Card::rank).collect(),
    )
}

/// A reading with another rank may be no play; then it is none.
fn play(reading: Reading) -> Play {
    let Reading {
        kind,
        rank,
        length,
        cards,
    } = reading;
    Play::from_bytes([kind, rank, length, cards]).unwrap_or_default()
}

fn word(cards: &RankCounts) -> u64 {
    let ranks = cards.iter().enumerate();
    ranks.fold(0, |word, (rank, &n)| word | u64::from(n) << (4 * rank))
}

/// Cards with these counts; the suits are not always the lowest, so that a list
/// that took cards which are not held would be found.
fn cards(hand: &RankCounts) -> Cards {
    let mut cards = Cards::EMPTY;
    for (rank, &count) in Rank::all().zip(hand) {
        let first = if rank.is_joker() {
            0
        } else {
            4 - usize::from(count)
        };
        for suit in &Suit::ALL[first..first + usize::from(count)] {
            cards.insert(Card::of(rank, *suit));
        }
    }
    debug_assert_eq!(Counts::from_counts(hand), Some(cards.counts()));
    cards
}
