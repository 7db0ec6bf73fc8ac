//! The numbers that the list policy adds up.

use super::sight::Role;

/// What each thing is worth, by role: small whole numbers that self-play has found
/// (`cargo xtask tune`, docs/bot.md). The higher the sum, the better the play; a
/// follow whose sum is not above 0 is a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights(pub [[i16; Weights::LEN]; 3]);

/// Groups of kinds that have numbers of their own.
#[derive(Clone, Copy)]
pub(super) enum Group {
    Single = 0,
    Pair = 1,
    Trio = 2,
    Sequence = 3,
    Other = 4,
}

// Where the numbers of a role begin.
pub(super) const LEAD_KIND: usize = 0;
pub(super) const LEAD_RANK: usize = 5;
pub(super) const LEAD_CARDS: usize = 6;
pub(super) const LEAD_HIGH: usize = 7;
pub(super) const LEAD_UNBEATABLE: usize = 8;
pub(super) const LEAD_TO_ONE: usize = 9;
pub(super) const LEAD_TO_ONE_RANK: usize = 10;
pub(super) const LEAD_TO_TWO: usize = 11;
pub(super) const LEAD_PARTNER_ONE: usize = 12;
pub(super) const LEAD_PARTNER_TWO: usize = 13;
/// Following an opponent, then following the partner.
pub(super) const FOLLOW: [usize; 2] = [14, 27];
/// In each of the two: the kinds, then these.
pub(super) const GAP: usize = 5;
pub(super) const BREAK: usize = 6;
pub(super) const FEWEST: usize = 7;
/// What high cards cost: ranks J to the big joker, for singles, for pairs and for
/// other plays.
pub(super) const HIGH: usize = 40;
/// How many plays are left: 0 to 6.
pub(super) const LEFT: usize = 61;
/// Of the partner's cards.
pub(super) const PARTNER: usize = 68;
pub(super) const BOMB: usize = 74;
pub(super) const BOMB_FEWEST: usize = 75;
pub(super) const BOMB_LEFT: usize = 81;
pub(super) const DESPERATE: usize = 88;
/// Above 0: does it see that all plays but one are unbeatable?
pub(super) const CLOSES: usize = 89;

impl Weights {
    /// Numbers of one role.
    pub const LEN: usize = 90;

    /// Its parts: the name, the places from and below, and the number there that
    /// leaves the part out; for measuring what each is worth.
    pub const PARTS: [(&'static str, usize, usize, i16); 7] = [
        ("closing with unbeatable plays", CLOSES, CLOSES + 1, 0),
        ("what high cards cost", HIGH, LEFT, 0),
        (
            "breaking plays of the list",
            FOLLOW[0] + BREAK,
            FOLLOW[0] + BREAK + 1,
            10_000,
        ),
        (
            "ever beating the partner",
            FOLLOW[1],
            FOLLOW[1] + GAP,
            -10_000,
        ),
        (
            "seeing how few cards others hold",
            FOLLOW[0] + FEWEST,
            FOLLOW[1],
            0,
        ),
        ("seeing how few plays are left", LEFT, PARTNER, 0),
        ("thrift with bombs", BOMB, BOMB + 1, 10_000),
    ];

    /// Those that the library plays by.
    pub const TUNED: Weights = Weights(super::tuned::TUNED);

    /// A beginner: bombs whatever it may, beats its partner, spends high cards.
    pub const BEGINNER: Weights = Weights::TUNED.spoiled(SPOILED_FULLY);

    /// Knows its partner, and is careless with bombs and high cards.
    pub const CASUAL: Weights = Weights::TUNED.spoiled(SPOILED_HALF);

    #[inline(always)]
    pub(super) fn at(&self, role: Role, index: usize) -> i32 {
        let [solo, after, before] = &self.0;
        let row = match role {
            Role::Solo => solo,
            Role::After => after,
            Role::Before => before,
        };
        row.get(index).map_or(0, |&number| i32::from(number))
    }
}

/// What a weaker level plays differently, in what people do wrong first.
struct Spoiled {
    /// High cards cost so many quarters.
    high: i16,
    /// Added to what a bomb is worth.
    bomb: i16,
    /// Added to what it is worth to beat the partner.
    partner: i16,
    /// Added to what it costs to break a play of the list.
    broken: i16,
    /// Does it see how many cards the others hold, and which of its own are high?
    counts: bool,
}

const SPOILED_FULLY: Spoiled = Spoiled {
    high: 0,
    bomb: 2000,
    partner: 600,
    broken: -300,
    counts: false,
};

const SPOILED_HALF: Spoiled = Spoiled {
    high: 2,
    bomb: 200,
    partner: 60,
    broken: -60,
    counts: true,
};

impl Weights {
    const fn spoiled(self, by: Spoiled) -> Weights {
        let Weights(mut rows) = self;
        let mut role = 0;
        while role < rows.len() {
            let row = &mut rows[role];
            let mut at = 0;
            while at < Weights::LEN {
                if at >= HIGH && at < LEFT {
                    row[at] = row[at] * by.high / 4;
                }
                if at >= FOLLOW[1] && at < FOLLOW[1] + GAP {
                    row[at] += by.partner;
                }
                if at == FOLLOW[0] + BREAK || at == FOLLOW[1] + BREAK {
                    row[at] += by.broken;
                }
                if at == BOMB {
                    row[at] += by.bomb;
                }
                let counted = at >= LEAD_UNBEATABLE && at <= LEAD_PARTNER_TWO
                    || at >= FOLLOW[0] + FEWEST && at < FOLLOW[1]
                    || at >= FOLLOW[1] + FEWEST && at < HIGH
                    || at >= LEFT && at < BOMB;
                if at == CLOSES && !by.counts {
                    row[at] = 0;
                }
                // And leads its lowest card, as a single where it can.
                let lead = at < LEAD_RANK || at == LEAD_CARDS || at == LEAD_HIGH;
                if (counted || lead) && !by.counts {
                    row[at] = if at == LEAD_CARDS { -40 } else { 0 };
                }
                at += 1;
            }
            role += 1;
        }
        Weights(rows)
    }
}

/// Which of six numbers belongs to a hand of so many cards.
#[inline(always)]
pub(super) const fn bucket(cards: u8) -> usize {
    match cards {
        0 | 1 => 0,
        2 => 1,
        3 | 4 => 2,
        5..=7 => 3,
        8..=11 => 4,
        _ => 5,
    }
}
