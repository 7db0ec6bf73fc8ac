//! The list policy and the weakest levels on few decks; `cargo xtask arena` plays
//! many (docs/bot.md has the numbers).

use ddz::advice::hints;
use ddz::bot::{Bot, Level, Options};
use ddz::game::{Action, ActionKind, FlowPreset, Game, Seat};
use ddz::rules::Preset;

type Player = fn(&Game, Seat) -> ActionKind;

fn first_hint(game: &Game, seat: Seat) -> ActionKind {
    let (hand, question) = game.to_play(seat).expect("its turn");
    let first = hints(question, hand).first();
    first.map_or(ActionKind::Pass, ActionKind::from)
}

fn level(game: &Game, seat: Seat, level: Level) -> ActionKind {
    let view = game.view(seat);
    let acted = Bot::act(
        game.rules(),
        game.flow(),
        &view,
        Options::of(level),
        &mut [],
    );
    acted.expect("a view").kind
}

/// The share of games that `ours` wins, both sides of each deck.
fn share(ours: Player, theirs: Player, decks: u64) -> f64 {
    let mut won = 0;
    for number in 0..decks {
        let mut seed = [9; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        for side in [0, 1] {
            let flow = FlowPreset::Douzero.flow();
            let mut game = Game::new(Preset::Douzero.rule_set(), flow, &seed, Seat::Zero);
            let players = [ours, theirs];
            while let Some(seat) = game.waiting().iter().next() {
                let solo = seat == Seat::Zero;
                let kind = players[if solo { side } else { 1 - side }](&game, seat);
                game.act(&Action { seat, kind }).expect("legal");
            }
            let solo = game.winner() == Some(Seat::Zero);
            won += u64::from(solo == (side == 0));
        }
    }
    won as f64 / (2 * decks) as f64
}

#[test]
fn the_list_beats_the_first_hint() {
    let list = |game: &Game, seat: Seat| level(game, seat, Level::List);
    let share = share(list, first_hint, 2_000);
    assert!(share >= 0.62, "{share}");
}

#[test]
fn weaker_levels_are_weaker_and_still_play() {
    let beginner = |game: &Game, seat: Seat| level(game, seat, Level::Beginner);
    let casual = |game: &Game, seat: Seat| level(game, seat, Level::Casual);
    let list = |game: &Game, seat: Seat| level(game, seat, Level::List);
    let against_list = [share(beginner, list, 1_500), share(casual, list, 1_500)];
    let [worst, middle] = against_list;
    assert!(worst + 0.02 < middle && middle < 0.49, "{against_list:?}");
    let share = share(beginner, first_hint, 1_000);
    assert!((0.3..0.45).contains(&share), "{share}");
}

#[test]
fn playouts_beat_the_list() {
    let good = |game: &Game, seat: Seat| level(game, seat, Level::Good);
    let list = |game: &Game, seat: Seat| level(game, seat, Level::List);
    let share = share(good, list, 200);
    assert!(share >= 0.54, "{share}");
}
