//! The C calls of positions: every fault by its status, in the order of the
//! header; what is refused changes nothing.

use std::ptr::{null, null_mut};

use ddz::cards::Cards;
use ddz::game::{FlowPreset, Game, Seat};
use ddz::numbers as n;
use ddz::plays::{Kind, Play};
use ddz::position::Position;
use ddz::rules::{Preset, RuleSet};
use ddz_c::ffi::abi::{ddz_game, ddz_play, ddz_position, ddz_rules};
use ddz_c::ffi::*;

fn standard() -> (RuleSet, ddz_rules) {
    let rules = Preset::Standard.rule_set();
    (rules, rules.into())
}

/// Three of a rank may be wings next to the body.
fn douzero() -> (RuleSet, ddz_rules) {
    let rules = Preset::Douzero.rule_set();
    (rules, rules.into())
}

fn position(text: &str) -> ddz_position {
    let (rules, _) = standard();
    ddz_position::from(&Position::parse(&rules, text).expect(text))
}

fn text(position: &ddz_position) -> String {
    let mut text = [0_u8; n::POSITION_TEXT_MAX as usize];
    let (cap, mut len) = (text.len() as u32, 0);
    let status = unsafe { ddz_position_format(position, text.as_mut_ptr().cast(), cap, &mut len) };
    assert_eq!(status, n::OK);
    String::from_utf8(text[..len as usize].to_vec()).expect("UTF-8")
}

fn check(position: &ddz_position) -> i32 {
    unsafe { ddz_position_check(&standard().1, position) }
}

/// Plays letters, in a declared reading or none; no letters are a pass.
fn play(position: &mut ddz_position, cards: &str, declared: ddz_play) -> i32 {
    play_by(&standard().1, position, cards, declared)
}

fn play_by(rules: &ddz_rules, position: &mut ddz_position, cards: &str, declared: ddz_play) -> i32 {
    let cards: Cards = cards.parse().expect("cards");
    let bytes: Vec<u8> = cards.iter().map(|card| card.byte()).collect();
    let len = bytes.len() as u32;
    let before = *position;
    let status = unsafe { ddz_position_play(rules, position, bytes.as_ptr(), len, &declared) };
    if status != n::OK {
        assert_eq!(*position, before, "refused, and changed something");
    }
    status
}

const NOTHING: ddz_play = ddz_play {
    kind: 0,
    rank: 0,
    length: 0,
    cards: 0,
};

#[test]
fn every_fault_has_its_status() {
    let sound = position("5/67/88 0 2 0:44");
    assert_eq!(check(&sound), n::OK);
    let fault = |change: &dyn Fn(&mut ddz_position)| {
        let mut changed = sound;
        change(&mut changed);
        // Without the rules a fault is the same.
        let mut len = 0;
        let written = unsafe { ddz_position_format(&changed, null_mut(), 0, &mut len) };
        assert_eq!(written, check(&changed));
        let mut copy = changed;
        assert_eq!(play(&mut copy, "", NOTHING), written);
        written
    };
    type Change<'a> = &'a dyn Fn(&mut ddz_position);
    let changes: [(i32, Change<'_>); 27] = [
        (n::ERR_STRUCT_SIZE, &|p| p.struct_size -= 1),
        (n::ERR_POSITION_SWITCH, &|p| p.must_beat = 2),
        (n::ERR_POSITION_SWITCH, &|p| p.rocket_ends_trick = 255),
        (n::ERR_POSITION_DECK, &|p| p.counts[0] = 5),
        (n::ERR_POSITION_DECK, &|p| p.counts[13] = 2),
        (n::ERR_POSITION_DECK, &|p| {
            (p.counts[0], p.counts[15]) = (2, 3)
        }),
        (n::ERR_POSITION_DECK, &|p| p.counts[59] = 255),
        (n::ERR_PLAY, &|p| p.table.kind = 99),
        (n::ERR_PLAY, &|p| p.table.cards = 3),
        (n::ERR_POSITION_SEATS, &|p| p.seats = 1),
        (n::ERR_POSITION_SEATS, &|p| p.seats = 4),
        (n::ERR_POSITION_SEAT, &|p| p.solo = 3),
        (n::ERR_POSITION_SEAT, &|p| p.to_move = 3),
        (n::ERR_POSITION_SEAT, &|p| p.table_seat = 3),
        (n::ERR_POSITION_HANDICAP, &|p| p.handicap = 1),
        (n::ERR_POSITION_ABSENT, &|p| p.counts[45] = 1),
        (n::ERR_POSITION_ABSENT, &|p| (p.seats, p.to_move) = (2, 1)),
        (n::ERR_POSITION_HAND, &|p| p.counts[6..12].fill(4)),
        (n::ERR_POSITION_EMPTY, &|p| p.counts[..30].fill(0)),
        (n::ERR_POSITION_TABLE_SEAT, &|p| p.table_seat = n::SEAT_NONE),
        (n::ERR_POSITION_TABLE_SEAT, &|p| p.table = NOTHING),
        (n::ERR_POSITION_TABLE_SEAT, &|p| p.to_move = 0),
        (n::ERR_POSITION_OVER, &|p| p.counts[..15].fill(0)),
        (n::ERR_POSITION_TABLE, &|p| p.counts[1] = 3),
        (n::ERR_POSITION_PASSED, &|p| p.passed = 0),
        (n::ERR_POSITION_PASSED, &|p| p.passed = 0x82),
        (n::ERR_POSITION_RESERVED, &|p| p.reserved[7] = 1),
    ];
    for (at, (status, change)) in changes.into_iter().enumerate() {
        assert_eq!(fault(change), status, "change {at}");
    }
    // The rocket ends the trick, and a kind is off.
    let mut rocket = position("5/67/88 0 2 0:xX");
    rocket.rocket_ends_trick = 1;
    assert_eq!(check(&rocket), n::ERR_POSITION_ROCKET);
    let mut off = standard().1;
    off.kinds_off = Kind::Pair.bit();
    assert_eq!(unsafe { ddz_position_check(&off, &sound) }, n::ERR_PLAY);
    // Of two faults the first is named.
    let mut two = sound;
    (two.reserved[0], two.passed, two.handicap) = (1, 0, 9);
    assert_eq!(check(&two), n::ERR_POSITION_HANDICAP);
}

#[test]
fn a_game_of_two() {
    let mut p = position("33A/45 0 0 -");
    assert_eq!(play(&mut p, "", NOTHING), n::ERR_TURN_LEAD);
    assert_eq!(play(&mut p, "4", NOTHING), n::ERR_TURN_NOT_HELD);
    assert_eq!(play(&mut p, "3A", NOTHING), n::ERR_TURN_NOT_A_PLAY);
    assert_eq!(play(&mut p, "3", NOTHING), n::OK);
    assert_eq!(text(&p), "3A/45 0 1 0:3");
    assert_eq!(play(&mut p, "5", NOTHING), n::OK);
    assert_eq!(play(&mut p, "3", NOTHING), n::ERR_TURN_NOT_HIGHER);
    assert_eq!(play(&mut p, "A", NOTHING), n::OK);
    assert_eq!(play(&mut p, "", NOTHING), n::OK);
    assert_eq!(text(&p), "3/4 0 0 -");
    assert_eq!(play(&mut p, "3", NOTHING), n::OK);
    assert_eq!(text(&p), "-/4 0 0 0:3");
    assert_eq!((p.to_move, p.table_seat, p.passed), (0, 0, 0));
    assert_eq!(play(&mut p, "4", NOTHING), n::ERR_TURN_OVER);
    assert_eq!(play(&mut p, "", NOTHING), n::ERR_TURN_OVER);
}

#[test]
fn who_must_beat_may_not_pass() {
    let mut p = position("Q2/4A/567 0 1 0:K must_beat");
    assert_eq!(play(&mut p, "", NOTHING), n::ERR_POSITION_MUST_BEAT);
    assert_eq!(play(&mut p, "A", NOTHING), n::OK);
    assert_eq!(play(&mut p, "", NOTHING), n::OK);
    assert_eq!(text(&p), "Q2/4/567 0 0 1:A must_beat");
}

#[test]
fn a_reading_may_be_declared() {
    // Four trios: a plane alone, or three of them with the fourth as wings.
    let (_, rules) = douzero();
    let hand = "333444555666";
    let lead = format!("{hand}9/TJ 0 0 -");
    let carries = |length, rank: u8| ddz_play {
        kind: n::KIND_PLANE_SINGLES,
        rank,
        length,
        cards: 12,
    };
    let mut p = position(&lead);
    assert_eq!(play_by(&rules, &mut p, hand, NOTHING), n::OK);
    assert_eq!(text(&p), "9/TJ 0 1 0:333444555666");
    let mut p = position(&lead);
    assert_eq!(play_by(&rules, &mut p, hand, carries(3, 3)), n::OK);
    assert_eq!(text(&p), "9/TJ 0 1 0:444555666+3");
    let mut p = position(&lead);
    assert_eq!(
        play_by(&rules, &mut p, hand, carries(4, 3)),
        n::ERR_TURN_READING
    );
    let unknown = ddz_play {
        kind: 200,
        ..NOTHING
    };
    assert_eq!(play_by(&rules, &mut p, hand, unknown), n::ERR_ENUM);
    let torn = ddz_play { rank: 3, ..NOTHING };
    assert_eq!(play_by(&rules, &mut p, hand, torn), n::ERR_TURN_FIELD);
    let pair = Play::new(Kind::Pair, ddz::cards::Rank::THREE, 1).expect("a pair");
    assert_eq!(play_by(&rules, &mut p, "", pair.into()), n::ERR_TURN_FIELD);
    // No declaration at all.
    let three = [3_u8];
    let status = unsafe { ddz_position_play(&rules, &mut p, three.as_ptr(), 1, null()) };
    assert_eq!(status, n::OK);
}

#[test]
fn pointers_sizes_and_cards() {
    let (_, rules) = standard();
    let mut p = position("33A/45 0 0 -");
    let (three, mut len) = ([0x03_u8, 0x13], 0);
    unsafe {
        assert_eq!(ddz_position_check(null(), &p), n::ERR_NULL);
        assert_eq!(ddz_position_check(&rules, null()), n::ERR_NULL);
        assert_eq!(
            ddz_position_play(&rules, null_mut(), three.as_ptr(), 2, null()),
            n::ERR_NULL
        );
        assert_eq!(
            ddz_position_play(&rules, &mut p, null(), 2, null()),
            n::ERR_NULL
        );
        assert_eq!(
            ddz_position_format(null(), null_mut(), 0, &mut len),
            n::ERR_NULL
        );
        assert_eq!(
            ddz_position_format(&p, null_mut(), 0, null_mut()),
            n::ERR_NULL
        );
        assert_eq!(ddz_position_from_game(null(), &mut p), n::ERR_NULL);
        assert_eq!(ddz_position_parse(&rules, null(), 3, &mut p), n::ERR_NULL);
        assert_eq!(ddz_position_parse(&rules, null(), 0, &mut p), n::ERR_TEXT);
        let long = [b' '; n::TEXT_MAX as usize + 1];
        let long_len = long.len() as u32;
        let status = ddz_position_parse(&rules, long.as_ptr().cast(), long_len, &mut p);
        assert_eq!(status, n::ERR_LENGTH);
        let broken = [0xFF_u8; 3];
        let status = ddz_position_parse(&rules, broken.as_ptr().cast(), 3, &mut p);
        assert_eq!(status, n::ERR_TEXT);

        let cards = [0x03_u8; 21];
        let of =
            |p: &mut ddz_position, len| ddz_position_play(&rules, p, cards.as_ptr(), len, null());
        assert_eq!(of(&mut p, 21), n::ERR_TOO_MANY);
        assert_eq!(of(&mut p, 2), n::ERR_DUPLICATE);
        let none = [0x0F_u8];
        assert_eq!(
            ddz_position_play(&rules, &mut p, none.as_ptr(), 1, null()),
            n::ERR_CARD
        );

        // The length is written, the text is not.
        let mut short = [0_u8; 11];
        let out = short.as_mut_ptr().cast();
        assert_eq!(ddz_position_format(&p, out, 11, &mut len), n::ERR_BUFFER);
        assert_eq!((len, short), (12, [0; 11]));
        p.struct_size = 0;
        assert_eq!(
            ddz_position_parse(&rules, null(), 0, &mut p),
            n::ERR_STRUCT_SIZE
        );
    }
}

#[test]
fn the_position_of_a_game() {
    let (rules, _) = standard();
    let flow = FlowPreset::Douzero.flow();
    let game = Game::new(rules, flow, &[7; 32], Seat::One);
    let mut p = position("3/4 0 0 -");
    let status = unsafe { ddz_position_from_game(&ddz_game::from(&game), &mut p) };
    assert_eq!(status, n::OK);
    let expected = Position::from_game(&game).expect("a position");
    assert_eq!(p, ddz_position::from(&expected));
    assert_eq!(
        (p.seats, p.solo, p.to_move, p.table_seat),
        (3, 1, 1, n::SEAT_NONE)
    );

    let auction = Game::new(rules, FlowPreset::Classic.flow(), &[7; 32], Seat::One);
    let before = p;
    let status = unsafe { ddz_position_from_game(&ddz_game::from(&auction), &mut p) };
    assert_eq!((status, p), (n::ERR_POSITION_PHASE, before));
}
