//! What each kind is made of (docs/rules.md, "Kinds").

use ddz::numbers as n;
use ddz::rules::Switches;

use super::wings::{distinct_pairs, distinct_singles, pairs, singles};
use super::{A, BIG_JOKER, MOST_CARDS, NOTHING, RankCounts, Reading, SMALL_JOKER, TWO, total};

/// The cards that give a play its strength: `copies` of each of `length` ranks
/// in a row, from `low` up.
#[derive(Clone, Copy)]
pub struct Body {
    pub low: usize,
    pub length: usize,
    pub copies: u8,
}

impl Body {
    pub fn high(&self) -> usize {
        self.low + self.length - 1
    }

    pub fn has(&self, rank: usize) -> bool {
        self.low <= rank && rank <= self.high()
    }

    fn cards(&self) -> RankCounts {
        let mut cards = NOTHING;
        cards[self.low..=self.high()].fill(self.copies);
        cards
    }
}

/// All bodies of one rank: `copies` of a rank from 3 up to `highest`.
fn bodies_of_one_rank(copies: u8, highest: usize) -> Vec<Body> {
    (0..=highest)
        .map(|low| Body {
            low,
            length: 1,
            copies,
        })
        .collect()
}

/// All bodies of at least `least` ranks in a row. A sequence runs from 3 to A
/// at most: no 2, no joker.
fn sequences(copies: u8, least: u8) -> Vec<Body> {
    let mut bodies = Vec::new();
    for low in 0..=A {
        for high in low..=A {
            let length = high - low + 1;
            if length >= usize::from(least) {
                bodies.push(Body {
                    low,
                    length,
                    copies,
                });
            }
        }
    }
    bodies
}

/// Every play of the rule set: its cards, and how they are read.
pub fn every_play(rules: &Switches) -> Vec<(RankCounts, Reading)> {
    let mut plays = Plays(Vec::new());

    for body in bodies_of_one_rank(1, BIG_JOKER) {
        plays.add(n::KIND_SINGLE, body);
    }
    for body in bodies_of_one_rank(2, TWO) {
        plays.add(n::KIND_PAIR, body);
    }
    for body in bodies_of_one_rank(3, TWO) {
        if rules.trio_plain == 1 {
            plays.add(n::KIND_TRIO, body);
        }
        if rules.trio_single == 1 {
            plays.add_with(n::KIND_TRIO_SINGLE, body, distinct_singles(1, body, true));
        }
        if rules.trio_pair == 1 {
            plays.add_with(n::KIND_TRIO_PAIR, body, distinct_pairs(1, body));
        }
    }

    for body in sequences(1, rules.straight_min) {
        plays.add(n::KIND_STRAIGHT, body);
    }
    for body in sequences(2, rules.pair_straight_min) {
        plays.add(n::KIND_PAIR_STRAIGHT, body);
    }
    for body in sequences(3, rules.plane_min) {
        plays.add(n::KIND_PLANE, body);
        if rules.plane_singles == 1 {
            plays.add_with(
                n::KIND_PLANE_SINGLES,
                body,
                singles(body.length, body, rules),
            );
        }
        if rules.plane_pairs == 1 {
            let quad_as_two = rules.wing_pairs_quad == 1;
            plays.add_with(
                n::KIND_PLANE_PAIRS,
                body,
                pairs(body.length, body, quad_as_two),
            );
        }
    }

    for body in bodies_of_one_rank(4, TWO) {
        plays.add(n::KIND_BOMB, body);
        let rocket = rules.four_rocket == 1;
        if rules.four_singles >= 1 {
            plays.add_with(
                n::KIND_FOUR_SINGLES,
                body,
                distinct_singles(2, body, rocket),
            );
        }
        if rules.four_singles == 2 {
            // The two cards are of one rank: a pair.
            plays.add_with(n::KIND_FOUR_SINGLES, body, distinct_pairs(1, body));
        }
        if rules.four_pairs >= 1 {
            let quad_as_two = rules.four_pairs == 2;
            plays.add_with(n::KIND_FOUR_PAIRS, body, pairs(2, body, quad_as_two));
        }
    }

    if rules.shuttle >= 1 {
        for body in sequences(4, rules.shuttle_min) {
            let wings = 2 * body.length;
            plays.add(n::KIND_SHUTTLE, body);
            if rules.shuttle_singles == 1 {
                let rocket = rules.wing_rocket == 1;
                plays.add_with(
                    n::KIND_SHUTTLE_SINGLES,
                    body,
                    distinct_singles(wings, body, rocket),
                );
            }
            if rules.shuttle_pairs == 1 {
                plays.add_with(n::KIND_SHUTTLE_PAIRS, body, distinct_pairs(wings, body));
            }
        }
    }

    plays.add_rocket();
    plays
        .0
        .retain(|(_, reading)| rules.kinds_off >> reading.kind & 1 == 0);
    plays.0
}

struct Plays(Vec<(RankCounts, Reading)>);

impl Plays {
    /// A body alone.
    fn add(&mut self, kind: u8, body: Body) {
        self.add_with(kind, body, vec![NOTHING]);
    }

    /// A body with each of these wings. More cards than a player ever holds
    /// are not a play.
    fn add_with(&mut self, kind: u8, body: Body, wings: Vec<RankCounts>) {
        for carried in wings {
            let mut cards = body.cards();
            for rank in 0..=BIG_JOKER {
                cards[rank] += carried[rank];
            }
            if total(&cards) <= MOST_CARDS {
                let reading = Reading {
                    kind,
                    rank: body.high() as u8,
                    length: body.length as u8,
                    cards: total(&cards),
                };
                self.0.push((cards, reading));
            }
        }
    }

    /// Both jokers.
    fn add_rocket(&mut self) {
        let mut cards = NOTHING;
        cards[SMALL_JOKER] = 1;
        cards[BIG_JOKER] = 1;
        let reading = Reading {
            kind: n::KIND_ROCKET,
            rank: BIG_JOKER as u8,
            length: 1,
            cards: 2,
        };
        self.0.push((cards, reading));
    }
}
