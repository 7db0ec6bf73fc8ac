//! What a body may carry (docs/rules.md, "Wings"). No wing ever has the rank
//! of a card of the body.

use ddz::rules::Switches;

use super::kinds::Body;
use super::{A, BIG_JOKER, MOST_CARDS, NOTHING, RANKS, RankCounts, SMALL_JOKER, TWO};

/// The single wings of a plane: `cards` of them.
pub fn singles(cards: usize, body: Body, rules: &Switches) -> Vec<RankCounts> {
    let takes = |rank: usize, count: u8| {
        !body.has(rank)
            && count <= copies(rank)
            && count <= rules.wing_repeat
            && (count < 3 || rules.wing_adjacent_trio == 1 || !touches(body, rank))
    };
    let mut found = choose(cards, &[1, 2, 3, 4], &takes);
    if rules.wing_rocket == 0 {
        found.retain(|wings| !both_jokers(wings));
    }
    found
}

/// `cards` single cards, no two of a rank.
pub fn distinct_singles(cards: usize, body: Body, both_jokers_too: bool) -> Vec<RankCounts> {
    let mut found = choose(cards, &[1], &|rank, _| !body.has(rank));
    if !both_jokers_too {
        found.retain(|wings| !both_jokers(wings));
    }
    found
}

/// `how_many` pairs, no two of a rank. Jokers make no pair.
pub fn distinct_pairs(how_many: usize, body: Body) -> Vec<RankCounts> {
    pairs(how_many, body, false)
}

/// `how_many` pairs; with `quad_as_two`, four of a rank may be two of them.
pub fn pairs(how_many: usize, body: Body, quad_as_two: bool) -> Vec<RankCounts> {
    let counts: &[u8] = if quad_as_two { &[2, 4] } else { &[2] };
    choose(2 * how_many, counts, &|rank, count| {
        !body.has(rank) && count <= copies(rank)
    })
}

fn copies(rank: usize) -> u8 {
    if rank <= TWO { 4 } else { 1 }
}

fn both_jokers(wings: &RankCounts) -> bool {
    wings[SMALL_JOKER] == 1 && wings[BIG_JOKER] == 1
}

/// Is the rank next to the body in sequence? The 2 and the jokers are in no
/// sequence, so they are next to nothing.
fn touches(body: Body, rank: usize) -> bool {
    rank <= A && (rank + 1 == body.low || rank == body.high() + 1)
}

/// Every way to choose `cards` cards in all when each rank gives none or one
/// of `counts`, as far as `takes(rank, count)` agrees.
fn choose(cards: usize, counts: &[u8], takes: &dyn Fn(usize, u8) -> bool) -> Vec<RankCounts> {
    let mut found = Vec::new();
    // No body can carry more than a player holds.
    if cards <= usize::from(MOST_CARDS) {
        choose_from(0, cards, counts, takes, NOTHING, &mut found);
    }
    found
}

fn choose_from(
    rank: usize,
    missing: usize,
    counts: &[u8],
    takes: &dyn Fn(usize, u8) -> bool,
    chosen: RankCounts,
    found: &mut Vec<RankCounts>,
) {
    if missing == 0 {
        found.push(chosen);
        return;
    }
    if rank == RANKS {
        return;
    }
    choose_from(rank + 1, missing, counts, takes, chosen, found);
    for &count in counts {
        if usize::from(count) <= missing && takes(rank, count) {
            let mut more = chosen;
            more[rank] = count;
            choose_from(
                rank + 1,
                missing - usize::from(count),
                counts,
                takes,
                more,
                found,
            );
        }
    }
}
