//! What beats what (rules.md sections 2 and 4.3).

use super::classify::Sight;
use super::kind::Kind;
use super::play::Play;
use super::table_play::TablePlay;
use crate::cards::Hand;
use crate::rules::{RuleSet, at};

/// The reading with which these cards beat the table, or [`Play::NONE`].
///
/// Leading, that is the default reading. Following, cards that have a reading
/// of the bomb class are taken as that and nothing else; otherwise only the
/// table's kind and length count, with the highest body.
#[inline(always)]
pub fn beats(rules: &RuleSet, table: TablePlay, hand: Hand) -> Play {
    let table = table.play();
    let sight = Sight::of(hand);
    let first = sight.read(rules, &sight.pattern.first);
    let strength = Strength::of(rules, first);
    let alike = (first.kind as u8 == table.kind as u8) & (first.length == table.length);
    let higher = strength.beats(Strength::of(rules, table)) & (alike | (strength.class > 0));
    if !first.is_none() & (table.is_none() | higher) {
        return first;
    }
    // The first reading is the highest of its kind. Where it does not serve,
    // the second kind of the same cards may, but a bomb is never read down.
    if sight.pattern.second != 0 && (strength.class == 0) {
        return beats_as_second(rules, table, &sight);
    }
    Play::NONE
}

#[cold]
#[inline(never)]
fn beats_as_second(rules: &RuleSet, table: Play, sight: &Sight) -> Play {
    let play = sight.read_second(rules);
    let alike = play.kind == table.kind && play.length == table.length;
    if table.is_none() || (alike && play.rank > table.rank) {
        play
    } else {
        Play::NONE
    }
}

/// May `next` be played on `table`? Both are plays of the rule set already
/// resolved; [`Play::NONE`] as the table is a lead.
pub fn play_beats_play(rules: &RuleSet, table: Play, next: Play) -> bool {
    if next.is_none() {
        return false;
    }
    if table.is_none() {
        return true;
    }
    let strength = Strength::of(rules, next);
    let alike = next.kind == table.kind && next.length == table.length;
    (strength.class > 0 || alike) && strength.beats(Strength::of(rules, table))
}

/// How strong a play is: the class first, then the number of quads of a bomb,
/// then the rank of the body.
#[derive(Clone, Copy)]
struct Strength {
    /// 0 an ordinary play, 1 a bomb, 2 a shuttle that counts as one, 3 the
    /// rocket.
    class: u8,
    value: u16,
}

impl Strength {
    #[inline(always)]
    fn of(rules: &RuleSet, play: Play) -> Strength {
        let kind = play.kind as u8;
        let shuttle = (kind == Kind::Shuttle as u8) & (rules.at(at::SHUTTLE) == 2);
        let class = if kind >= Kind::Bomb as u8 {
            1 + 2 * (kind - Kind::Bomb as u8)
        } else {
            2 * u8::from(shuttle)
        };
        // Ordinary plays are compared among the same length only.
        let quads = if shuttle { play.length } else { 0 };
        Strength {
            class,
            value: u16::from(class) << 12 | u16::from(quads) << 8 | u16::from(play.rank),
        }
    }

    #[inline(always)]
    fn beats(self, other: Strength) -> bool {
        self.value > other.value
    }
}
