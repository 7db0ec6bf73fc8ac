//! What a game takes for possible, against plain definitions.
//!
//! Tricks: exactly those to which seats that act in turn can come. Every trick
//! there is, seen by who has played, who has passed and who is asked, is put
//! before `Game::from_parts`.

use std::collections::BTreeSet;

use ddz::cards::{Card, Cards};
use ddz::game::{Action, ActionKind, Auto, Flow, FlowPreset, Game, Parts, Phase, Seat};
use ddz::numbers as n;
use ddz::plays::{Kind, Play, readings};
use ddz::rules::Preset;

/// What one sees of a trick. Seat 0 is the landlord.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Trick {
    last: usize,
    asked: Option<usize>,
    passed: [bool; 3],
    latest: [bool; 3],
    /// Who has played at all in this deal.
    has_played: [bool; 3],
    /// The next play leads.
    leads: bool,
    /// The last play was the rocket.
    rocket: bool,
}

impl Trick {
    /// The seat that is asked puts cards down.
    fn played(self, rocket: bool, ends: bool, rocket_ends_trick: bool) -> Trick {
        let Some(seat) = self.asked else {
            return self;
        };
        let mut next = self;
        if self.leads {
            (next.passed, next.latest) = ([false; 3], [false; 3]);
        }
        next.last = seat;
        next.passed[seat] = false;
        next.latest[seat] = true;
        next.has_played[seat] = true;
        next.rocket = rocket;
        next.leads = !ends && rocket && rocket_ends_trick;
        next.asked = match (ends, next.leads) {
            (true, _) => None,
            (false, true) => Some(seat),
            (false, false) => Some((seat + 1) % 3),
        };
        next
    }

    /// The seat that is asked passes.
    fn declined(self) -> Option<Trick> {
        let seat = self.asked.filter(|_| !self.leads)?;
        let mut next = self;
        next.passed[seat] = true;
        next.latest[seat] = false;
        next.asked = Some((seat + 1) % 3);
        next.leads = next.asked == Some(self.last);
        Some(next)
    }
}

/// All tricks to which a deal can come, by acting in turn from the first lead.
fn reachable(rocket_ends_trick: bool) -> BTreeSet<Trick> {
    let mut found = BTreeSet::new();
    let mut open = vec![Trick {
        last: 0,
        asked: Some(0),
        passed: [false; 3],
        latest: [false; 3],
        has_played: [false; 3],
        leads: true,
        rocket: false,
    }];
    while let Some(trick) = open.pop() {
        if trick.asked.is_none() {
            continue;
        }
        // Nothing beats the rocket, and there is one.
        let rockets: &[bool] = match trick.rocket {
            true if !trick.leads => &[],
            _ => &[false, true],
        };
        let plays = rockets
            .iter()
            .flat_map(|&rocket| [(rocket, false), (rocket, true)])
            .map(|(rocket, ends)| trick.played(rocket, ends, rocket_ends_trick));
        for next in plays.chain(trick.declined()) {
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

/// Every trick that can be written down, possible or not.
fn all() -> Vec<Trick> {
    let flags = |bits: u32| [0, 1, 2].map(|seat| bits >> seat & 1 == 1);
    let mut tricks = Vec::new();
    for last in 0..3 {
        for asked in [None, Some(0), Some(1), Some(2)] {
            for bits in 0..1 << 11 {
                let [passed, latest, has_played] = [0, 3, 6].map(|at| flags(bits >> at));
                tricks.push(Trick {
                    last,
                    asked,
                    passed,
                    latest,
                    has_played,
                    leads: bits >> 9 & 1 == 1,
                    rocket: bits >> 10 == 1,
                });
            }
        }
    }
    tricks
}

fn set(cards: &[u8]) -> Cards {
    Cards::from_bytes(cards).unwrap()
}

/// A dealt game in which `last` has both jokers and the highest cards.
fn dealt(flow: Flow, last: usize) -> Parts {
    let mut deck: Vec<u8> = Cards::ALL.iter().map(Card::byte).collect();
    // The lowest three are the bottom, the highest seventeen the last seat's.
    let bottom = deck.drain(..3).collect::<Vec<u8>>();
    let high = deck.split_off(34);
    for (i, card) in high.into_iter().enumerate() {
        deck.insert(17 * last + i, card);
    }
    deck.extend(bottom);
    let deck: [u8; n::DECK_LEN as usize] = deck.try_into().unwrap();
    let game = Game::dealt(Preset::Standard.rule_set(), flow, &deck, Seat::Zero).unwrap();
    game.parts()
}

/// The trick as a game whose plays are all single cards, but for the rocket.
fn table_of(trick: Trick, flow: Flow) -> Option<Parts> {
    let mut parts = dealt(flow, trick.last);
    for seat in 0..3 {
        let whole: Vec<u8> = Cards::from_bits(parts.hands[seat])?
            .iter()
            .map(Card::byte)
            .collect();
        let is_last = seat == trick.last;
        let ends = is_last && trick.asked.is_none();
        let (singles, jokers) = whole.split_at(whole.len() - if is_last { 2 } else { 0 });
        // All of a hand that is empty, else one card a play. The jokers leave
        // the hand with the rocket or at its end.
        let rocket = is_last && trick.rocket;
        if (ends || rocket) && !trick.has_played[seat] {
            return None;
        }
        let count = match (ends, trick.has_played[seat]) {
            (true, _) => singles.len(),
            (false, true) => 2,
            (false, false) => 0,
        };
        // The highest go first, so the last seat's card beats all others'.
        let mut played = set(&singles[singles.len() - count..]);
        parts.plays[seat] = count as u8;
        let mut latest = *singles.last()?;
        if ends || rocket {
            played = played.union(set(jokers));
            parts.plays[seat] += if rocket { 1 } else { 2 };
            latest = *jokers.last()?;
        }
        parts.hands[seat] = set(&whole).without(played).word();
        parts.played[seat] = played.word();
        if trick.latest[seat] {
            let cards = if rocket { set(jokers) } else { set(&[latest]) };
            parts.latest[seat] = cards.word();
            if is_last && !trick.leads {
                let play = if rocket {
                    Play::ROCKET
                } else {
                    Play::new(Kind::Single, Card::new(latest)?.rank(), 1)?
                };
                parts.table = play.to_bytes();
            }
        }
    }
    let bits = |flags: [bool; 3]| (0..3).map(|s| u8::from(flags[s]) << s).sum::<u8>();
    parts.rockets = trick.rocket.into();
    parts.passed = bits(trick.passed);
    parts.table_seat = trick.last as u8;
    parts.phase = n::PHASE_PLAY;
    parts.waiting = trick.asked.map_or(0, |seat| 1 << seat);
    if trick.asked.is_none() {
        parts.phase = n::PHASE_OVER;
        parts.winner = trick.last as u8;
    }
    parts.actions = 100;
    Some(parts)
}

#[test]
fn a_game_takes_the_tricks_that_turns_lead_to() {
    let (mut taken, mut refused, mut possible) = (0, 0, 0);
    for rocket_ends_trick in [0, 1] {
        let mut switches = FlowPreset::Douzero.switches();
        switches.rocket_ends_trick = rocket_ends_trick;
        let flow = Flow::new(switches).unwrap();
        let reachable = reachable(rocket_ends_trick > 0);
        possible += reachable.len();
        for trick in all() {
            let Some(parts) = table_of(trick, flow) else {
                continue;
            };
            let is_taken = Game::from_parts(&parts).is_ok();
            assert_eq!(
                is_taken,
                reachable.contains(&trick),
                "rocket ends: {rocket_ends_trick}, {trick:?}"
            );
            *if is_taken { &mut taken } else { &mut refused } += 1;
        }
    }
    assert_eq!(taken, possible, "every trick that turns lead to was tried");
    println!("{taken} tricks taken, {refused} refused");
    assert!(refused > 30_000);
}

/// Every action leaves a trace, so a game that shows any has counted some.
#[test]
fn a_game_has_counted_what_it_shows() {
    let mut tried = 0;
    for preset in (0..).map_while(FlowPreset::new) {
        for seed in 0..40 {
            let flow = preset.flow();
            let rules = Preset::Standard.rule_set();
            let mut game = Game::new(rules, flow, &[seed; 32], Seat::One);
            assert_eq!(game.actions(), 0);
            while let Some(action) = Seat::ALL
                .into_iter()
                .find_map(|seat| game.auto(seat, Auto::Hint))
            {
                // Some deals are thrown in, the others have a landlord.
                let action = match game.legal(action.seat).iter().last() {
                    Some(loudest) if game.phase() != Phase::Play && seed % 4 > 0 => loudest,
                    _ => action,
                };
                game.act(&action).unwrap();
                let mut parts = game.parts();
                assert_eq!(Game::from_parts(&parts), Ok(game));
                parts.actions = 0;
                assert!(Game::from_parts(&parts).is_err(), "{preset:?} {game:?}");
                tried += 1;
                if game.redeals() > 2 {
                    break;
                }
            }
        }
    }
    println!("{tried} games");
    assert!(tried > 5_000);
}

/// Every play that differs in one or two of its four numbers from what lies on
/// the game is refused, but for another reading of the same cards.
#[test]
fn the_play_on_a_game_is_a_reading_of_the_cards_there() {
    const RANKS: [u8; 20] = [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 28, 80, 255,
    ];
    let (mut refused, mut others, mut lying) = (0u32, 0u32, BTreeSet::new());
    for preset in [Preset::Standard, Preset::Douzero, Preset::Botzone] {
        for seed in 0..100 {
            let rules = preset.rule_set();
            let flow = FlowPreset::Douzero.flow();
            let mut game = Game::new(rules, flow, &[seed; 32], Seat::Zero);
            let mut turn = usize::from(seed);
            while let Some(seat) = game.waiting().single() {
                let mut moves = Vec::new();
                game.moves(seat, |found| moves.push(found));
                // Now long plays, now short ones, seldom a pass.
                turn = (turn * 7919 + 17) % 65_537;
                let may_pass = usize::from(!game.table_play().is_none());
                let kind = match moves.get(turn % (moves.len() + may_pass)) {
                    Some(&found) => ActionKind::from(found),
                    None => ActionKind::Pass,
                };
                game.act(&Action { seat, kind }).unwrap();
                let parts = game.parts();
                let Some(last) = Seat::new(parts.table_seat.into()) else {
                    continue;
                };
                if game.table_play().is_none() {
                    continue;
                }
                let cards = Cards::from_bits(parts.latest[last as usize]).unwrap();
                let readings = readings(&rules, cards.counts());
                let [kind, rank, length, count] = parts.table;
                lying.insert(kind);
                let mut plays = Vec::new();
                for rank in RANKS {
                    plays.extend((1..=n::KIND_ROCKET).map(|kind| [kind, rank, length, count]));
                    plays.extend((0..14).map(|length| [kind, rank, length, count]));
                    plays.extend((0..22).map(|count| [kind, rank, length, count]));
                }
                for length in 0..14 {
                    plays.extend((0..22).map(|count| [kind, rank, length, count]));
                    plays.extend((1..=n::KIND_ROCKET).map(|kind| [kind, rank, length, count]));
                }
                for other in plays {
                    let play = Play::from_bytes(other);
                    let is_reading = play.is_some_and(|play| readings.as_slice().contains(&play));
                    let taken = Game::from_parts(&Parts {
                        table: other,
                        ..parts
                    });
                    assert_eq!(taken.is_ok(), is_reading, "{play:?} for {game:?}");
                    match is_reading {
                        true => others += 1,
                        false => refused += 1,
                    }
                }
            }
        }
    }
    println!(
        "{refused} refused, {others} readings, of {} kinds",
        lying.len()
    );
    assert!(refused > 100_000 && lying.len() >= 12, "{lying:?}");
}
