//! Which reading comes first, and what beats what (docs/rules.md, "What beats
//! what" and "Several readings").

use std::cmp::Reverse;

use ddz::numbers as n;
use ddz::rules::Switches;

use super::Reading;

/// Sorts readings so that the first is the default: the rocket, a bomb, a
/// shuttle, a plane without wings, then the longest body, then the highest.
pub fn sort(readings: &mut [Reading]) {
    readings.sort_by_key(|reading| {
        let place = match reading.kind {
            n::KIND_ROCKET => 0,
            n::KIND_BOMB => 1,
            n::KIND_SHUTTLE => 2,
            n::KIND_PLANE => 3,
            _ => 4,
        };
        (place, Reverse(reading.length), Reverse(reading.rank))
    });
}

/// How high a play stands among those that beat every other kind; `None` for
/// an ordinary play. Bombs go by rank; shuttles, where they are bombs, stand
/// above all of them and go by length, then rank; the rocket is above all.
fn bomb_strength(rules: &Switches, reading: &Reading) -> Option<(u8, u8, u8)> {
    match reading.kind {
        n::KIND_BOMB => Some((1, 1, reading.rank)),
        n::KIND_SHUTTLE if rules.shuttle == 2 => Some((2, reading.length, reading.rank)),
        n::KIND_ROCKET => Some((3, 1, reading.rank)),
        _ => None,
    }
}

/// The reading in which cards with these readings beat the table.
pub fn beats(rules: &Switches, table: Option<Reading>, readings: &[Reading]) -> Option<Reading> {
    // A lead: anything goes, in its default reading.
    let Some(table) = table else {
        return readings.first().copied();
    };
    let on_table = bomb_strength(rules, &table);

    // A bomb is never read down: where there is such a reading, only it counts.
    for reading in readings {
        if let Some(strength) = bomb_strength(rules, reading) {
            let wins = match on_table {
                Some(other) => strength > other,
                None => true,
            };
            return wins.then_some(*reading);
        }
    }
    if on_table.is_some() {
        return None;
    }

    // Otherwise the same kind and length, in the highest such reading.
    let mut best: Option<Reading> = None;
    for reading in readings {
        if reading.kind == table.kind
            && reading.length == table.length
            && best.is_none_or(|so_far| reading.rank > so_far.rank)
        {
            best = Some(*reading);
        }
    }
    best.filter(|reading| reading.rank > table.rank)
}
