//! Bytes of positions changed by chance: what the check lets through can be
//! written, read back and played to its end; the rest is refused by every call.

#[allow(dead_code)] // The dice of whole deals, of which this needs a few.
#[path = "deals/dice.rs"]
mod dice;

use std::collections::BTreeSet;

use ddz::numbers as n;
use ddz::position::Position;
use ddz::rules::{Preset, RuleSet};
use ddz_c::ffi::abi::{ddz_play, ddz_position, ddz_rules};
use ddz_c::ffi::*;
use dice::Dice;

const CHANGES: usize = 60_000;

const LINES: [&str; 6] = [
    "33A/45 0 0 -",
    "5/67/88 0 2 0:44",
    "334455667788/99TTJJQQ/KKAA22xX 1 0 2:3",
    "5J/666777/9T 0 1 0:333444+2",
    "-/67/88 0 0 0:3",
    "33334444555566667777/9TJ 0 0 1:QQQ+2 must_beat",
];

/// The fields, one at a time or two, small numbers for the most part.
fn change(p: &mut ddz_position, dice: &mut Dice) {
    for _ in 0..=dice.below(2) {
        let value = match dice.below(8) {
            0 => dice.below(256) as u8,
            _ => dice.below(5) as u8,
        };
        let place = match dice.below(14) {
            0..4 => &mut p.counts[dice.below(60)],
            4 => &mut p.table.kind,
            5 => &mut p.table.rank,
            6 => &mut p.table.cards,
            7 => &mut p.seats,
            8 => &mut p.solo,
            9 => &mut p.to_move,
            10 => &mut p.table_seat,
            11 => &mut p.passed,
            12 => &mut p.must_beat,
            _ => &mut p.rocket_ends_trick,
        };
        *place = value;
    }
}

fn line(p: &ddz_position) -> Result<String, i32> {
    let mut text = [0_u8; n::POSITION_TEXT_MAX as usize];
    let (cap, mut len) = (text.len() as u32, 0);
    match unsafe { ddz_position_format(p, text.as_mut_ptr().cast(), cap, &mut len) } {
        n::OK => Ok(String::from_utf8(text[..len as usize].to_vec()).expect("UTF-8")),
        status => Err(status),
    }
}

/// By chance to the end, which comes sooner or later.
fn play_on(rules: &RuleSet, mut position: Position, dice: &mut Dice) {
    let mut moves = Vec::new();
    for _ in 0..1_000 {
        if position.winner().is_some() {
            return;
        }
        moves.clear();
        let all = position.moves::<()>(rules, |found| {
            moves.push(found);
            std::ops::ControlFlow::Continue(())
        });
        assert!(all.is_continue());
        let before = position;
        let passes = moves.is_empty() || (position.may_pass(rules) && dice.one_in(3));
        let undo = if passes {
            assert!(
                position.may_pass(rules),
                "{position}: neither play nor pass"
            );
            position.pass()
        } else {
            position.play(&dice.pick(&moves))
        };
        let described = position.description();
        assert_eq!(Position::new(rules, &described), Ok(position));
        let mut back = position;
        back.undo(undo);
        assert_eq!(back, before);
    }
    panic!("{position} does not end");
}

#[test]
fn what_is_let_through_can_be_played() {
    let mut dice = Dice(19_530);
    let (mut good, mut statuses) = (0, BTreeSet::new());
    for at in 0..CHANGES {
        let rules = dice.pick(&Preset::ALL).rule_set();
        let given = ddz_rules::from(rules);
        // Not every rule set has planes with singles.
        let Ok(start) = Position::parse(&rules, LINES[at % LINES.len()]) else {
            continue;
        };
        let mut p = ddz_position::from(&start);
        change(&mut p, &mut dice);
        let status = unsafe { ddz_position_check(&given, &p) };
        if status != n::OK {
            statuses.insert(status);
            let mut copy = p;
            let (card, nothing) = ([0x03_u8], ddz_play::default());
            let played =
                unsafe { ddz_position_play(&given, &mut copy, card.as_ptr(), 1, &nothing) };
            assert_eq!((played, copy), (status, p));
            // Without the rules only their own fault can go unseen.
            assert!(line(&p).err() == Some(status) || status == n::ERR_PLAY);
            continue;
        }
        good += 1;
        let text = line(&p).expect("a line");
        let position = Position::parse(&rules, &text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(ddz_position::from(&position), p, "{text}");
        play_on(&rules, position, &mut dice);
    }
    println!(
        "{good} of {CHANGES} let through, {} statuses",
        statuses.len()
    );
    assert!(good > CHANGES / 10 && statuses.len() >= 12);
}
