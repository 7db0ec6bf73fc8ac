//! Every choice of a player: the plays that a hand holds, wings left open.

use super::allowance::Allowance;
use super::body::{Load, has_rocket, span};
use super::search::starts;
use crate::cards::{BOTH_JOKERS, Hand, Masks};
use crate::plays::{Kind, Play, TablePlay, play_beats_play};
use crate::rules::RuleSet;

/// A play with its body, the wings still to be chosen.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub play: Play,
    /// How many cards of each rank of the body.
    pub copies: u32,
    /// The ranks of the body.
    pub span: u64,
    pub load: Load,
}

/// Ranks in the body, at most: 3 to A.
const LONGEST: u32 = 12;

const LOADS: [Load; 3] = [Load::Nothing, Load::Singles, Load::Pairs];

/// What `copies` cards of each of `length` ranks with such wings are.
const fn kind_of(copies: u32, length: u32, load: Load) -> Kind {
    match (copies, length, load) {
        (1, 1, Load::Nothing) => Kind::Single,
        (1, _, Load::Nothing) => Kind::Straight,
        (2, 1, Load::Nothing) => Kind::Pair,
        (2, _, Load::Nothing) => Kind::PairStraight,
        (3, 1, Load::Nothing) => Kind::Trio,
        (3, 1, Load::Singles) => Kind::TrioSingle,
        (3, 1, Load::Pairs) => Kind::TrioPair,
        (3, _, Load::Nothing) => Kind::Plane,
        (3, _, Load::Singles) => Kind::PlaneSingles,
        (3, _, Load::Pairs) => Kind::PlanePairs,
        (4, 1, Load::Nothing) => Kind::Bomb,
        (4, 1, Load::Singles) => Kind::FourSingles,
        (4, 1, Load::Pairs) => Kind::FourPairs,
        (4, _, Load::Nothing) => Kind::Shuttle,
        (4, _, Load::Singles) => Kind::ShuttleSingles,
        (4, _, Load::Pairs) => Kind::ShuttlePairs,
        _ => Kind::None,
    }
}

/// Wing cards for each rank of a body with `copies` of each.
const fn wings_each(copies: u32, load: Load) -> u32 {
    let slots = copies.saturating_sub(2);
    match load {
        Load::Nothing => 0,
        Load::Singles => slots,
        Load::Pairs => 2 * slots,
    }
}

/// Can a play of this kind and length be put on the table at all?
fn may_follow(table: Play, kind: Kind, length: u32) -> bool {
    table.is_none()
        || matches!(kind, Kind::Bomb | Kind::Rocket | Kind::Shuttle)
        || (table.kind == kind && u32::from(table.length) == length)
}

/// Calls `visit` with every choice by kind, length and rank that beats the
/// table, as far as the body says; whether wings exist is still to be seen.
pub(super) fn each_choice(
    rules: &RuleSet,
    allowance: &Allowance,
    hand: Hand,
    table: TablePlay,
    mut visit: impl FnMut(Choice),
) {
    let table = table.play();
    let Masks {
        one,
        two,
        three,
        four,
    } = hand.masks();
    for ((copies, mask), least) in (1..).zip([one, two, three, four]).zip(allowance.minima) {
        for length in (1..=LONGEST).filter(|&length| length == 1 || length >= least) {
            let bodies = if length == 1 {
                mask
            } else {
                starts(mask, length)
            };
            if bodies == 0 && length > 1 {
                break;
            }
            for load in LOADS {
                let kind = kind_of(copies, length, load);
                let cards = length * (copies + wings_each(copies, load));
                let allowed = kind != Kind::None
                    && cards <= u32::from(hand.len())
                    && may_follow(table, kind, length)
                    && allowance.allows(copies, length, load);
                if !allowed {
                    continue;
                }
                let mut bodies = bodies;
                while bodies != 0 {
                    let at = bodies.trailing_zeros();
                    bodies &= bodies - 1;
                    let play = Play {
                        kind,
                        rank: (at / 4 + length - 1) as u8,
                        length: length as u8,
                        cards: cards as u8,
                    };
                    if play_beats_play(rules, table, play) {
                        visit(Choice {
                            play,
                            copies,
                            span: span(at / 4 + length - 1, length),
                            load,
                        });
                    }
                }
            }
        }
    }
    if has_rocket(hand.word()) && play_beats_play(rules, table, Play::ROCKET) {
        visit(Choice {
            play: Play::ROCKET,
            copies: 1,
            span: BOTH_JOKERS,
            load: Load::Nothing,
        });
    }
}
