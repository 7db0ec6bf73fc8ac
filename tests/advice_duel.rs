//! The hints as play, on few deals; `cargo xtask duel` plays many.

mod duel;

use ddz::rules::Preset;
use duel::{Tally, deal, first_hint, landlord_wins, lowest_move};

#[test]
fn hints_win_more_than_the_lowest_move() {
    let rules = Preset::Standard.rule_set();
    let tally = Tally::of(&rules, 0, 1_000);
    println!("{tally:?}: {:.3}", tally.rate());
    assert!(tally.rate() >= 0.65, "{tally:?}");
}

/// The measure itself: with the same seat on both sides it has to come to a
/// half, since each deal is then won once and lost once.
#[test]
fn like_against_like_is_even() {
    let rules = Preset::Standard.rule_set();
    for seed in 0..100 {
        let hands = deal(seed);
        assert_eq!(hands.map(|hand| hand.len()), [20, 17, 17]);
        assert_eq!(hands[0].union(hands[1]).union(hands[2]).len(), 54);
        let mut plays = 0;
        let first = landlord_wins(&rules, hands, first_hint, first_hint, |_, laid| {
            plays += usize::from(laid.is_some());
        });
        assert!(plays > 0);
        let again = landlord_wins(&rules, hands, first_hint, first_hint, |_, _| ());
        assert_eq!(first, again);
        let lowest = landlord_wins(&rules, hands, lowest_move, lowest_move, |_, _| ());
        let lowest_again = landlord_wins(&rules, hands, lowest_move, lowest_move, |_, _| ());
        assert_eq!(lowest, lowest_again);
    }
}

#[test]
fn every_preset_is_played_to_the_end() {
    for preset in Preset::ALL {
        let tally = Tally::of(&preset.rule_set(), 7, 30);
        assert_eq!(tally.deals, 30, "{preset:?}");
        assert!(tally.rate() > 0.4, "{preset:?}: {tally:?}");
    }
}
