//! The C calls of the bot: every fault by its status, in the order of the header;
//! what is refused changes nothing.

use std::ptr::{null, null_mut};

use ddz::bot::{Bot, Level, Node, Options};
use ddz::game::{FlowPreset, Game, Seat};
use ddz::numbers as n;
use ddz::rules::Preset;
use ddz_c::ffi::abi::{ddz_action, ddz_bot_choice, ddz_bot_options, ddz_game, ddz_view};
use ddz_c::ffi::*;

fn game(number: u8) -> Game {
    let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Douzero.flow());
    Game::new(rules, flow, &[number; 32], Seat::Zero)
}

fn view(game: &Game, seat: u32) -> ddz_view {
    let mut view: ddz_view = unsafe { std::mem::zeroed() };
    view.struct_size = size_of::<ddz_view>() as u32;
    assert_eq!(
        unsafe { ddz_game_view(&ddz_game::from(game), seat, &mut view) },
        n::OK
    );
    view
}

fn options(level: u32) -> ddz_bot_options {
    let mut options: ddz_bot_options = unsafe { std::mem::zeroed() };
    options.struct_size = size_of::<ddz_bot_options>() as u32;
    options.level = level;
    options
}

fn memory(options: &ddz_bot_options) -> Vec<u8> {
    let mut size = 0;
    assert_eq!(unsafe { ddz_bot_size(options, &mut size) }, n::OK);
    vec![0xEE; size as usize]
}

fn no_action() -> ddz_action {
    unsafe { std::mem::zeroed() }
}

fn act(view: &ddz_view, options: &ddz_bot_options) -> Result<ddz_action, i32> {
    let mut memory = memory(options);
    let mut action = no_action();
    let len = memory.len() as u32;
    match unsafe { ddz_bot_act(view, options, memory.as_mut_ptr(), len, &mut action) } {
        n::OK => Ok(action),
        status => {
            assert_eq!(action, no_action(), "refused, and wrote something");
            Err(status)
        }
    }
}

#[test]
fn the_calls_say_what_the_bot_says() {
    for number in 0..3 {
        let game = game(number);
        let seen = view(&game, 0);
        for level in [Level::List, Level::Fair, Level::Expert] {
            let mut asked = options(level.number());
            asked.seed = 7;
            asked.playouts = 300;
            let rust = Options {
                seed: 7,
                playouts: 300,
                ..Options::of(level)
            };
            let mut nodes = vec![Node::EMPTY; rust.nodes() as usize];
            let view = game.view(Seat::Zero);
            let best = Bot::act(game.rules(), game.flow(), &view, rust, &mut nodes);
            let best: ddz_action = best.expect("a view").into();
            assert_eq!(act(&seen, &asked), Ok(best));

            let mut memory = memory(&asked);
            let len = memory.len() as u32;
            let (mut left, mut slices, mut chance) = (1, 0, 0);
            unsafe {
                let begun = ddz_bot_begin(&seen, &asked, memory.as_mut_ptr(), len);
                assert_eq!(begun, n::OK);
                while left > 0 {
                    // It may lie elsewhere at each slice, at any address.
                    let mut moved = vec![0; memory.len() + 3];
                    moved[3..].copy_from_slice(&memory);
                    let at = moved.as_mut_ptr().add(3);
                    assert_eq!(ddz_bot_think(at, len, 40, &mut left), n::OK);
                    memory.copy_from_slice(&moved[3..]);
                    slices += 1;
                }
                let mut action = no_action();
                assert_eq!(
                    ddz_bot_best(memory.as_ptr(), len, &mut action, &mut chance),
                    n::OK
                );
                assert_eq!(action, best, "{level:?}");
                assert_eq!(
                    ddz_bot_best(memory.as_ptr(), len, &mut action, &mut 0),
                    n::OK
                );
            }
            assert!(chance <= 1000);
            assert_eq!(slices > 2, level.playouts() > 0);
            let mut count = 0;
            let counted =
                unsafe { ddz_bot_choices(memory.as_ptr(), len, null_mut(), 0, &mut count) };
            assert_eq!(counted, n::OK);
            let mut choices: Vec<ddz_bot_choice> =
                vec![unsafe { std::mem::zeroed() }; count as usize];
            let listed = unsafe {
                ddz_bot_choices(
                    memory.as_ptr(),
                    len,
                    choices.as_mut_ptr(),
                    count,
                    &mut count,
                )
            };
            assert_eq!(listed, n::OK);
            assert!(choices.iter().any(|choice| choice.action == best));
            for choice in &choices {
                assert!(choice.wins <= choice.playouts);
                let mut after = game;
                let status = unsafe {
                    let mut game = ddz_game::from(&after);
                    ddz_game_act(&mut game, &choice.action)
                };
                assert_eq!(status, n::OK, "every choice is legal");
                after = game;
                assert_eq!(after, game);
            }
        }
    }
}

#[test]
fn faults_in_their_order() {
    let game = game(1);
    let (good, asked) = (view(&game, 0), options(n::BOT_LEVEL_FAIR));
    assert!(act(&good, &asked).is_ok());

    let mut wrong = asked;
    wrong.level = 8;
    assert_eq!(unsafe { ddz_bot_size(&wrong, &mut 0) }, n::ERR_ENUM);
    wrong = asked;
    wrong.style = 3;
    assert_eq!(unsafe { ddz_bot_size(&wrong, &mut 0) }, n::ERR_ENUM);
    wrong = asked;
    wrong.playouts = 1_000_001;
    assert_eq!(unsafe { ddz_bot_size(&wrong, &mut 0) }, n::ERR_BOT_OPTIONS);
    wrong = asked;
    wrong.reserved[11] = 1;
    assert_eq!(unsafe { ddz_bot_size(&wrong, &mut 0) }, n::ERR_BOT_OPTIONS);
    wrong = asked;
    wrong.struct_size = 4;
    assert_eq!(unsafe { ddz_bot_size(&wrong, &mut 0) }, n::ERR_STRUCT_SIZE);

    let mut action = no_action();
    let mut room = memory(&asked);
    let len = room.len() as u32;
    let mut begin =
        |view: &ddz_view, len: u32| unsafe { ddz_bot_begin(view, &asked, room.as_mut_ptr(), len) };
    assert_eq!(begin(&good, len - 1), n::ERR_BOT_ROOM);
    assert_eq!(begin(&good, 0), n::ERR_BOT_ROOM);
    assert_eq!(begin(&view(&game, 1), len), n::ERR_BOT_SEAT);
    for break_it in [
        (|view: &mut ddz_view| view.seats = 2) as fn(&mut ddz_view),
        |view| view.reserved[0] = 1,
        |view| view.phase = 99,
        |view| view.counts[1] = 21,
        |view| view.cards[0] = view.cards[1],
        |view| view.cards[20] = view.cards[0],
        |view| view.table.kind = n::KIND_PAIR,
        |view| view.bottom_len = 4,
        |view| view.rules.wing_repeat = 9,
        |view| view.flow.cap = 31,
        |view| view.landlord = 3,
        |view| view.seat = 3,
    ] {
        let mut broken = good;
        break_it(&mut broken);
        assert_eq!(begin(&broken, len), n::ERR_BOT_VIEW, "{broken:?}");
    }
    assert_eq!(begin(&good, len), n::OK);
    unsafe {
        let mut left = 7;
        room[40] ^= 1;
        let (at, start) = (room.as_mut_ptr(), room.as_ptr());
        assert_eq!(ddz_bot_think(at, len, 9, &mut left), n::ERR_BOT_MEMORY);
        assert_eq!(
            ddz_bot_best(start, len, &mut action, &mut 0),
            n::ERR_BOT_MEMORY
        );
        assert_eq!(left, 7);
        room[40] ^= 1;
        let at = room.as_mut_ptr();
        assert_eq!(ddz_bot_think(at, 100, 9, &mut left), n::ERR_BOT_ROOM);
        assert_eq!(ddz_bot_think(null_mut(), len, 9, &mut left), n::ERR_NULL);
        assert_eq!(ddz_bot_think(at, len, 9, null_mut()), n::ERR_NULL);
        assert_eq!(ddz_bot_best(null(), len, &mut action, &mut 0), n::ERR_NULL);
        assert_eq!(ddz_bot_think(at, len, 9, &mut left), n::OK);
        assert!(left < 50);
    }
}

/// A tree that was damaged is another tree: nothing is read that is not there.
#[test]
fn a_damaged_tree_still_ends() {
    let game = game(2);
    let mut asked = options(n::BOT_LEVEL_EXPERT);
    asked.playouts = 400;
    for fill in [0xFF, 0x01, 0x80] {
        let mut memory = memory(&asked);
        let (mut left, len) = (0, memory.len() as u32);
        let at = memory.as_mut_ptr();
        unsafe {
            assert_eq!(ddz_bot_begin(&view(&game, 0), &asked, at, len), n::OK);
            assert_eq!(ddz_bot_think(at, len, 200, &mut left), n::OK);
        }
        memory[ddz::bot::BOT_LEN..].fill(fill);
        let at = memory.as_mut_ptr();
        unsafe {
            assert_eq!(ddz_bot_think(at, len, u32::MAX, &mut left), n::OK);
            assert_eq!(left, 0);
            assert_eq!(ddz_bot_best(at, len, &mut no_action(), &mut 0), n::OK);
        }
    }
}
