//! A game and the position of it go on in step, and each move is taken back.

#[allow(dead_code)] // The dice of whole deals, of which this needs a few.
#[path = "deals/dice.rs"]
mod dice;

use std::ops::ControlFlow;

use ddz::game::{Action, ActionKind, FlowPreset, Game, Phase, Seat};
use ddz::moves::{Move, RankMove};
use ddz::plays::{Play, readings};
use ddz::position::{Position, PositionError, Side, Undo};
use ddz::rules::Preset;
use dice::Dice;

const DEALS: usize = 1_500;
const SEED: u64 = 20_170_704;

/// What a person would remember of a trick.
#[derive(Default)]
struct Log {
    /// Who put down what lies there, if anything does.
    owner: Option<u8>,
    passed: u8,
}

/// The seats ask for nothing but the play; how it comes to that is up to chance.
fn act_before_the_play(game: &mut Game, dice: &mut Dice) {
    let seats: Vec<Seat> = game.waiting().iter().collect();
    let seat = dice.pick(&seats);
    let legal: Vec<Action> = game.legal(seat).iter().collect();
    game.act(&dice.pick(&legal)).expect("a legal action");
}

fn moves_of(position: &Position, game: &Game) -> Vec<RankMove> {
    let mut all = Vec::new();
    let end = position.moves::<()>(game.rules(), |found| {
        all.push(found);
        ControlFlow::Continue(())
    });
    assert_eq!(end, ControlFlow::Continue(()));
    all
}

/// Lets the seat do something, in the game and in the position.
fn act_in_both(
    game: &mut Game,
    position: &mut Position,
    log: &mut Log,
    dice: &mut Dice,
) -> Option<Undo> {
    let seat = game.waiting().single().expect("one seat is asked");
    let number = seat.number();
    let mut moves: Vec<Move> = Vec::new();
    game.moves(seat, |found| moves.push(found));
    let by_rank = moves_of(position, game);
    let ranks = |found: &Move| RankMove {
        play: found.play(),
        counts: found.cards().counts(),
    };
    assert_eq!(by_rank, moves.iter().map(ranks).collect::<Vec<_>>());

    let may_pass = game.legal(seat).iter().any(|a| a.kind == ActionKind::Pass);
    assert_eq!(position.may_pass(game.rules()), may_pass);
    if may_pass && (moves.is_empty() || dice.one_in(2)) {
        let kind = ActionKind::Pass;
        game.act(&Action { seat, kind }).expect("a pass");
        log.passed |= 1 << number;
        if log.passed.count_ones() == 2 {
            *log = Log::default();
        }
        return Some(position.pass());
    }
    let found = dice.pick(&moves);
    // Now and then another reading of the same cards is declared.
    let all = readings(game.rules(), found.cards().counts());
    let declared = dice.pick(all.as_slice());
    let other = dice.one_in(2) && declared != found.play();
    let reading = if other { declared } else { Play::NONE };
    let cards = found.cards();
    let kind = ActionKind::Play { cards, reading };
    let done = game.act(&Action { seat, kind });
    let undo = if other {
        let before = *position;
        let tried = position.try_play(game.rules(), cards.counts(), reading);
        assert_eq!(tried.is_ok(), done.is_ok(), "{before}: {reading}");
        if tried.is_err() {
            assert_eq!(*position, before);
        }
        tried.ok()?
    } else {
        done.expect("a move");
        position.play(&ranks(&found))
    };
    let rocket = found.play() == Play::ROCKET && game.flow().switches().rocket_ends_trick > 0;
    *log = Log {
        owner: (!rocket || game.phase() == Phase::Over).then_some(number),
        passed: 0,
    };
    Some(undo)
}

fn compare(game: &Game, position: &Position, log: &Log) {
    assert_eq!(Position::from_game(game), Ok(*position));
    assert_eq!(position.trick().table_seat(), log.owner);
    assert_eq!(position.passed(), log.passed);
    assert_eq!(position.table(), game.table_play());
    // The game remembers older passes of the same trick too.
    assert_eq!(game.parts().passed & log.passed, log.passed);
    for seat in Seat::ALL {
        assert_eq!(position.hand(seat.number()), game.hand(seat).counts());
    }
    let side = game.winner().map(|seat| position.side(seat.number()));
    assert_eq!(position.winner(), side);
    match game.phase() {
        Phase::Over => assert!(!position.may_pass(game.rules())),
        _ => assert_eq!(
            game.waiting().single().map(Seat::number),
            Some(position.to_move())
        ),
    }
    let described = position.description();
    assert_eq!(Position::new(game.rules(), &described), Ok(*position));
    let text = position.to_string();
    assert_eq!(
        Position::parse(game.rules(), &text),
        Ok(*position),
        "{text}"
    );
}

#[test]
fn a_game_and_its_position_go_on_in_step() {
    let mut dice = Dice(SEED);
    let (mut moves, mut won, mut solo, mut rockets) = (0, 0, 0, 0);
    for _ in 0..DEALS {
        let rules = dice.pick(&Preset::ALL).rule_set();
        let flow = dice.pick(&FlowPreset::ALL).flow();
        let first = dice.pick(&Seat::ALL);
        let mut game = Game::new(rules, flow, &dice.seed32(), first);
        while !matches!(game.phase(), Phase::Play | Phase::Over) {
            assert_eq!(Position::from_game(&game), Err(PositionError::Phase));
            act_before_the_play(&mut game, &mut dice);
        }
        if game.landlord().is_none() {
            assert_eq!(Position::from_game(&game), Err(PositionError::Phase));
            continue;
        }
        let mut position = Position::from_game(&game).expect("a position");
        assert_eq!(
            game.landlord().map(Seat::number),
            Some(position.solo()),
            "who plays alone"
        );
        let mut log = Log::default();
        let mut past: Vec<(Position, Undo)> = Vec::new();
        while game.phase() == Phase::Play {
            compare(&game, &position, &log);
            let before = position;
            if let Some(undo) = act_in_both(&mut game, &mut position, &mut log, &mut dice) {
                past.push((before, undo));
            }
        }
        compare(&game, &position, &log);
        won += 1;
        solo += usize::from(position.winner() == Some(Side::Solo));
        rockets += usize::from(flow.switches().rocket_ends_trick > 0);
        moves += past.len();
        while let Some((before, undo)) = past.pop() {
            position.undo(undo);
            assert_eq!(position, before);
        }
    }
    println!("{won} deals, {solo} won alone, {moves} moves, {rockets} where the rocket ends");
    assert!(won > DEALS / 2 && solo > 100 && won - solo > 100 && rockets > 100);
}
