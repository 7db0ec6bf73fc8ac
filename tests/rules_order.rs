//! Neither the order of the cards nor their suits matter, and no bytes do
//! harm.

mod oracle;
mod vectors;

use std::sync::LazyLock;

use ddz::cards::{Card, Cards, CardsError, Rank, Suit};
use ddz::plays::{self, Play, Question};
use ddz::rules::{Preset, RuleSet};
use oracle::Twin;
use oracle::slice::{NearPlays, Random};
use proptest::collection::vec;
use proptest::prelude::*;

/// Everything that can be switched on, so that every kind comes up.
static RULES: LazyLock<RuleSet> = LazyLock::new(|| {
    let switches = vectors::rule_sets()["shuttle_bombs"];
    RuleSet::new(switches).expect("a rule set")
});

static PLAYS: LazyLock<NearPlays> = LazyLock::new(|| NearPlays::of(&Twin::new(RULES.switches())));

/// The bytes of a play or nearly one, with suits drawn at random, shuffled.
fn near_play(seed: u64) -> Vec<u8> {
    let mut random = Random(seed);
    let counts = PLAYS.draw(&mut random);
    let mut bytes = Vec::new();
    for (rank, &count) in Rank::all().zip(&counts) {
        let mut suits = Suit::ALL;
        shuffle(&mut suits, &mut random);
        for &suit in &suits[..usize::from(count)] {
            bytes.push(Card::of(rank, suit).byte());
        }
    }
    shuffle(&mut bytes, &mut random);
    bytes
}

fn shuffle<T>(list: &mut [T], random: &mut Random) {
    for i in (1..list.len()).rev() {
        list.swap(i, random.below(i + 1));
    }
}

fn cards(bytes: &[u8]) -> Cards {
    Cards::from_bytes(bytes).expect("cards")
}

/// Everything that the library says of these cards, on a table too.
fn all_answers(bytes: &[u8], table: Question) -> (Play, Vec<Play>, Play) {
    let cards = cards(bytes);
    let readings = plays::readings(&RULES, cards.counts());
    (
        plays::classify(&RULES, cards),
        readings.as_slice().to_vec(),
        table.beats(cards.counts()),
    )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 50_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn order_never_matters(seed: u64, other: u64, turns in vec(any::<prop::sample::Index>(), 0..20)) {
        let bytes = near_play(seed);
        let play = plays::classify(&RULES, cards(&near_play(other)));
        let table = Question::new(&RULES, play).expect("a play or none");
        let before = all_answers(&bytes, table);

        let mut mixed = bytes.clone();
        for (i, turn) in turns.iter().enumerate().take(bytes.len()) {
            mixed.swap(i, turn.index(bytes.len()));
        }
        prop_assert_eq!(&all_answers(&mixed, table), &before);
        mixed.sort_unstable();
        prop_assert_eq!(&all_answers(&mixed, table), &before);
        mixed.reverse();
        prop_assert_eq!(&all_answers(&mixed, table), &before);
    }

    #[test]
    fn suits_never_matter(seed: u64, turn in 0_u8..4) {
        let bytes = near_play(seed);
        // Each card goes to another suit, by another step for each rank.
        let turned: Vec<u8> = bytes
            .iter()
            .map(|&byte| match byte >> 4 {
                4 => byte,
                suit => (((suit + turn * (byte & 15)) % 4) << 4) | (byte & 15),
            })
            .collect();
        let lead = Question::lead(&RULES);
        prop_assert_eq!(all_answers(&turned, lead), all_answers(&bytes, lead));
    }

    #[test]
    fn any_bytes_are_cards_or_refused(bytes in vec(any::<u8>(), 0..64)) {
        let known = |byte: &u8| Card::DECK.iter().any(|card| card.byte() == *byte);
        let twice = (1..bytes.len()).any(|i| bytes[..i].contains(&bytes[i]));
        let expected = if bytes.len() > 54 {
            Err(CardsError::TooMany)
        } else if !bytes.iter().all(known) {
            Err(CardsError::Card)
        } else if twice {
            Err(CardsError::Duplicate)
        } else {
            Ok(bytes.len())
        };
        prop_assert_eq!(Cards::from_bytes(&bytes).map(Cards::len), expected);
    }

    /// Bytes that mostly are cards, so that all three refusals come up and
    /// what passes is judged under every preset.
    #[test]
    fn bytes_like_cards_are_judged(picked in vec((0_usize..54, 0_u8..100), 0..24)) {
        let bytes: Vec<u8> = picked
            .iter()
            .map(|&(at, noise)| if noise == 0 { 0x7F } else { Card::DECK[at].byte() })
            .collect();
        if let Ok(cards) = Cards::from_bytes(&bytes) {
            prop_assert_eq!(cards.len(), bytes.len());
            prop_assert_eq!(cards.counts().len() as usize, bytes.len());
            for preset in Preset::ALL {
                let play = plays::classify(&preset.rule_set(), cards);
                prop_assert!(play.is_none() || usize::from(play.cards()) == bytes.len());
            }
        } else {
            let noise = bytes.contains(&0x7F);
            let twice = (1..bytes.len()).any(|i| bytes[..i].contains(&bytes[i]));
            prop_assert!(noise || twice);
        }
    }
}

/// The generator does make plays: without this the tests above could be about
/// nothing.
#[test]
fn many_of_the_near_plays_are_plays() {
    let mut kinds = std::collections::BTreeSet::new();
    let mut plays = 0;
    for seed in 0..20_000 {
        let play = plays::classify(&RULES, cards(&near_play(seed)));
        plays += u32::from(!play.is_none());
        kinds.insert(play.kind());
    }
    assert!((5_000..15_000).contains(&plays), "{plays} of 20,000");
    assert!(kinds.len() > 13, "{kinds:?}");
}
