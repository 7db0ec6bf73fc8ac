//! Every auction there can be: what is reachable is possible, and nothing else.

use std::collections::HashMap;

use ddz::game::{Flow, FlowPreset, FlowSwitches, Game, Parts, Phase, Seat};
use ddz::rules::Preset;

/// A game whose auction is one round of asking by a given style.
fn game(switches: FlowSwitches, first: Seat) -> Game {
    let flow = Flow::new(switches).unwrap();
    let deck = ddz::cards::shuffle(&[7; 32], 0).map(|card| card.byte());
    Game::dealt(Preset::Standard.rule_set(), flow, &deck, first).unwrap()
}

/// No doubling and no show, so that an auction ends in the play or in the void.
fn auctions() -> Vec<FlowSwitches> {
    let base = FlowPreset::Classic.switches();
    let mut styles = Vec::new();
    for bid_style in [0, 1, 3] {
        for (all_pass, forced_bid) in [(0, 1), (1, 1), (2, 3)] {
            styles.push(FlowSwitches {
                bid_style,
                all_pass,
                forced_bid,
                ..base
            });
        }
    }
    for rob_back in 0..=2 {
        for rob_max in 1..=3 {
            styles.push(FlowSwitches {
                bid_style: 2,
                rob_back,
                rob_max,
                call_bid: 2,
                all_pass: rob_max - 1,
                ..base
            });
        }
    }
    styles
}

/// All that an auction changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Key {
    answers: [u8; 8],
    phase: u8,
    waiting: u8,
    landlord: u8,
    bid: u8,
    robs: u8,
}

impl Key {
    fn of(parts: &Parts) -> Key {
        Key {
            answers: parts.answers,
            phase: parts.phase,
            waiting: parts.waiting,
            landlord: parts.landlord,
            bid: parts.bid,
            robs: parts.robs,
        }
    }

    fn put_into(self, parts: &Parts) -> Parts {
        Parts {
            answers: self.answers,
            phase: self.phase,
            waiting: self.waiting,
            landlord: self.landlord,
            bid: self.bid,
            robs: self.robs,
            ..*parts
        }
    }

    /// Every key that differs from this one in a single place.
    fn neighbours(self) -> Vec<Key> {
        let mut keys = Vec::new();
        for at in 0..8 {
            for said in 0..=7 {
                let mut key = self;
                key.answers[at] = said;
                keys.push(key);
            }
        }
        keys.extend((0..=9).map(|phase| Key { phase, ..self }));
        keys.extend((0..=8).map(|waiting| Key { waiting, ..self }));
        keys.extend([0, 1, 2, 3, 255].map(|landlord| Key { landlord, ..self }));
        keys.extend((0..=4).map(|bid| Key { bid, ..self }));
        keys.extend((0..=4).map(|robs| Key { robs, ..self }));
        keys
    }
}

/// Every state that answers lead to, with the game as it is there.
fn reachable(start: Game) -> HashMap<Key, Game> {
    let mut found = HashMap::new();
    let mut open = vec![start];
    while let Some(game) = open.pop() {
        if found.insert(Key::of(&game.parts()), game).is_some() || game.phase() == Phase::Play {
            continue;
        }
        for seat in Seat::ALL {
            for action in game.legal(seat).iter() {
                let mut next = game;
                next.act(&action).unwrap();
                open.push(next);
            }
        }
    }
    found
}

/// What is changed in two places is a state exactly when answers lead to it.
#[test]
fn a_description_is_a_state_exactly_when_it_is_reachable() {
    let mut compared = 0u64;
    let mut possible = 0u64;
    let mut states = 0;
    for switches in auctions() {
        let first = Seat::ALL[states % 3];
        let found = reachable(game(switches, first));
        states += found.len();
        for (key, game) in &found {
            let mut parts = game.parts();
            // Enough for all that a description may show.
            parts.actions = 100;
            for near in key.neighbours() {
                for far in near.neighbours() {
                    // Who has taken the bottom shows in the hands as well.
                    if far.landlord != key.landlord {
                        continue;
                    }
                    compared += 1;
                    let answer = Game::from_parts(&far.put_into(&parts)).is_ok();
                    possible += u64::from(answer);
                    assert_eq!(
                        answer,
                        found.contains_key(&far),
                        "{switches:?} first {first:?}: {far:?}"
                    );
                }
            }
        }
    }
    println!("{states} states, {compared} descriptions, {possible} of them possible");
}
