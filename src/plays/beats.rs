//! What beats what (docs/rules.md, "What beats what" and "Several readings").

use super::classify::{Sight, read_second};
use super::kind::Kind;
use super::play::{Packed, Play};
use super::table_play::TablePlay;
use crate::cards::Hand;
use crate::rules::{RuleSet, at};

/// The reading with which these cards beat the table, or [`Play::NONE`].
///
/// Leading, that is the default reading. Following, cards that have a reading
/// of the bomb class are taken as that and nothing else; otherwise only the
/// table's kind and length count, with the highest body.
///
/// ```
/// use ddz::cards::Cards;
/// use ddz::plays::{Kind, Play, TablePlay, beats, classify};
/// use ddz::rules::Preset;
///
/// let rules = Preset::Standard.rule_set();
/// let on_table = classify(&rules, "3 4 5 6 7".parse()?);
/// let table = TablePlay::new(&rules, on_table).expect("a play");
/// let try_it = |cards: Cards| beats(&rules, table, cards.hand());
///
/// assert_eq!(try_it("4 5 6 7 8".parse()?).kind, Kind::Straight);
/// assert_eq!(try_it("4 5 6 7 8 9".parse()?), Play::NONE);
/// assert_eq!(try_it("2 2 2 2".parse()?).kind, Kind::Bomb);
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn beats(rules: &RuleSet, table: TablePlay, hand: Hand) -> Play {
    Play::unpack(beats_packed(rules, table.under(rules), hand))
}

#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn beats_packed(rules: &RuleSet, table: TablePlay, hand: Hand) -> Packed {
    let table = table.packed();
    let sight = Sight::of(hand);
    let first = sight.read_first(rules);
    let play = first.unless(u64::from(!may_follow(rules, table, first)));
    // The first reading is the highest of its kind. Where it does not serve,
    // the second kind of the same cards may, but a bomb is never read down.
    if sight.wants_second(play) {
        let [a, b, c] = rules.words();
        return beats_as_second(a, b, c, table, first, hand);
    }
    play
}

#[cold]
#[inline(never)]
fn beats_as_second(a: u64, b: u64, c: u64, table: Packed, first: Packed, hand: Hand) -> Packed {
    let rules = &RuleSet::again(a, b, c);
    if is_bomb(rules, first) {
        return Packed::NONE;
    }
    let play = read_second(rules, hand);
    play.unless(u64::from(!may_follow(rules, table, play)))
}

/// May `next` be played on `table`? Both are plays of the rule set already
/// resolved; [`Play::NONE`] as the table is a lead.
pub fn play_beats_play(rules: &RuleSet, table: Play, next: Play) -> bool {
    !next.is_none() && may_follow(rules, table.pack(), next.pack())
}

/// The same almost without a branch; a `next` that is none may come out either
/// way.
#[inline(always)]
fn may_follow(rules: &RuleSet, table: Packed, next: Packed) -> bool {
    // A table where shuttles are bombs stays one for a whole evening, so this
    // branch costs nothing.
    if rules.at::<{ at::SHUTTLE }>() == 2 {
        return may_follow_among_shuttles(table, next);
    }
    let higher = (next.but_rank(table) == 0) & next.is_higher_than(table);
    // The bomb and the rocket have the highest numbers of all kinds.
    let bomb = (next.kind() >= Kind::Bomb as u8) & (next.kind() > table.kind());
    table.is_none() | bomb | higher
}

const _: () = assert!(
    Kind::Bomb as usize == Kind::ALL.len() - 2 && Kind::Rocket as usize == Kind::ALL.len() - 1
);

#[cold]
#[inline(never)]
fn may_follow_among_shuttles(table: Packed, next: Packed) -> bool {
    // The class first, then the number of quads, then the rank.
    let strength = |play: Packed| {
        let [kind, rank, length, _] = play.to_bytes();
        match Kind::new(kind) {
            Some(Kind::Bomb) => [1, length, rank],
            Some(Kind::Shuttle) => [2, length, rank],
            Some(Kind::Rocket) => [3, length, rank],
            _ => [0, 0, rank],
        }
    };
    let alike = next.but_rank(table) == 0;
    let [class, ..] = strength(next);
    table.is_none() || ((alike || class > 0) && strength(next) > strength(table))
}

fn is_bomb(rules: &RuleSet, play: Packed) -> bool {
    match Kind::new(play.kind()) {
        Some(Kind::Bomb | Kind::Rocket) => true,
        Some(Kind::Shuttle) => rules.at::<{ at::SHUTTLE }>() == 2,
        _ => false,
    }
}
