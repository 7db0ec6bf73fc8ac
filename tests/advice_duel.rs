//! The hints as play, on few deals; `cargo xtask duel` plays many.

mod duel;

use ddz::rules::Preset;
use duel::{Tally, deal, first_hint, landlord_wins, lowest_move};

#[test]
fn hints_win_more_than_the_lowest_move() {
    let rules = Preset::Standard.rule_set();
    let tally = Tally::of(&rules, first_hint, lowest_move, 0, 1_000);
    println!("{tally:?}: {:.3}", tally.rate());
    assert!(tally.rate() >= 0.65, "{tally:?}");
    assert!(tally.rate() < 1.0, "{tally:?}");
}

/// The measure itself: each deal is won once and lost once when both sides
/// choose alike.
#[test]
fn like_against_like_is_even() {
    let rules = Preset::Standard.rule_set();
    for seat in [first_hint, lowest_move] {
        let tally = Tally::of(&rules, seat, seat, 0, 100);
        assert_eq!(tally.as_landlord + tally.as_farmers, 100);
        // Neither side wins every deal.
        assert!((1..100).contains(&tally.as_landlord), "{tally:?}");
    }
}

/// A deal is the whole deck; every card is played by the seat that holds it,
/// and the winner has none left.
#[test]
fn a_deal_is_played_to_its_end() {
    for preset in Preset::ALL {
        let rules = preset.rule_set();
        for seed in 0..20 {
            let hands = deal(seed);
            assert_eq!(hands.map(|hand| hand.len()), [20, 17, 17]);
            assert_eq!(hands[0].union(hands[1]).union(hands[2]).len(), 54);
            let mut left = hands;
            let mut turns = 0;
            let won = landlord_wins(&rules, hands, first_hint, lowest_move, |seat, laid| {
                assert_eq!(seat, turns % 3);
                turns += 1;
                if let Some(laid) = laid {
                    let cards = laid.cards();
                    assert!(left[seat].contains_all(cards), "{preset:?} {seed}");
                    left[seat] = left[seat].without(cards);
                }
            });
            let empty: Vec<usize> = (0..3).filter(|&seat| left[seat].is_empty()).collect();
            assert_eq!(empty.len(), 1);
            assert_eq!(won, empty == [0]);
        }
    }
}
