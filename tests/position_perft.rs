//! Every way to go on from small positions, counted twice: by the library, and by
//! the slow twin with the turns written out here (docs/game.md, "Play").

mod oracle;
mod perft;
mod vectors;

use std::collections::{BTreeMap, BTreeSet};

use ddz::numbers as n;
use oracle::{NOTHING, RANKS, RankCounts, Reading, Twin, total};
use perft::{Case, Perft, TO_THE_END};

/// A position as a person would keep it on a table.
#[derive(Clone)]
struct Deal {
    hands: Vec<RankCounts>,
    mover: usize,
    table: Option<Reading>,
    /// Who put `table` down.
    owner: usize,
    /// How many have passed since.
    passes: usize,
    must_beat: bool,
    rocket_ends_trick: bool,
}

/// The plays that some hand of a deal holds at its beginning, with their readings.
type Plays = Vec<(RankCounts, Vec<Reading>)>;

fn letters(text: &str) -> RankCounts {
    let mut cards = NOTHING;
    for letter in text.chars().filter(|letter| *letter != '-') {
        cards[vectors::rank_of(letter)] += 1;
    }
    cards
}

fn holds(hand: &RankCounts, cards: &RankCounts) -> bool {
    (0..RANKS).all(|rank| cards[rank] <= hand[rank])
}

/// What `0:333+1` says, as the twin reads it.
fn lying(twin: &Twin, text: &str) -> Reading {
    let Some((body, wings)) = text.split_once('+') else {
        return twin.classify(&letters(text)).expect("a play");
    };
    let body = letters(body);
    let ranks: Vec<usize> = (0..RANKS).filter(|&rank| body[rank] > 0).collect();
    let trios = [
        n::KIND_TRIO_SINGLE,
        n::KIND_TRIO_PAIR,
        n::KIND_PLANE_SINGLES,
        n::KIND_PLANE_PAIRS,
    ];
    let wings: u8 = wings.parse().expect("a number");
    let found = twin.plays().iter().find_map(|(cards, readings)| {
        readings.iter().find(|r| {
            usize::from(r.rank) == ranks[ranks.len() - 1]
                && usize::from(r.length) == ranks.len()
                && r.cards == total(&body) + wings
                && (body[ranks[0]] == 3) == trios.contains(&r.kind)
                && holds(cards, &body)
        })
    });
    *found.expect("a play of the rule set")
}

impl Deal {
    fn read(twin: &Twin, text: &str) -> Deal {
        let fields: Vec<&str> = text.split(' ').collect();
        let hands: Vec<RankCounts> = fields[0].split('/').map(letters).collect();
        let mover: usize = fields[2].parse().expect("a seat");
        let (mut table, mut owner) = (None, mover);
        if let Some((seat, cards)) = fields[3].split_once(':') {
            table = Some(lying(twin, cards));
            owner = seat.parse().expect("a seat");
        }
        let seats = hands.len();
        Deal {
            passes: if table.is_some() {
                (mover + seats - owner - 1) % seats
            } else {
                0
            },
            hands,
            mover,
            table,
            owner,
            must_beat: fields.contains(&"must_beat"),
            rocket_ends_trick: fields.contains(&"rocket_ends_trick"),
        }
    }

    fn next(&self) -> usize {
        (self.mover + 1) % self.hands.len()
    }

    /// The deal after the mover has put these cards down.
    fn after(&self, cards: &RankCounts, reading: Reading) -> Deal {
        let mut after = self.clone();
        for (held, played) in after.hands[self.mover].iter_mut().zip(cards) {
            *held -= played;
        }
        after.table = Some(reading);
        after.owner = self.mover;
        after.passes = 0;
        after.mover = self.next();
        // Nobody need pass on a rocket that ends the trick: its owner leads.
        if self.rocket_ends_trick && reading.kind == n::KIND_ROCKET {
            after.table = None;
            after.mover = self.mover;
        }
        after
    }

    /// The deal after the mover has passed.
    fn after_pass(&self) -> Deal {
        let mut after = self.clone();
        after.passes += 1;
        after.mover = self.next();
        // All others have passed: who put the play down leads.
        if after.passes == self.hands.len() - 1 {
            after.table = None;
            after.passes = 0;
            assert_eq!(after.mover, self.owner);
        }
        after
    }

    fn count(&self, twin: &Twin, plays: &Plays, depth: u32) -> Perft {
        let over = self.hands.contains(&NOTHING);
        if depth == 0 || over {
            return Perft::LEAF;
        }
        let mut all = Perft {
            leaves: 0,
            nodes: 1,
        };
        let mut can_play = false;
        for (cards, readings) in plays {
            if holds(&self.hands[self.mover], cards)
                && let Some(reading) = twin.beats_read(self.table, readings)
            {
                can_play = true;
                let after = self.after(cards, reading);
                all.add(after.count(twin, plays, depth - 1));
            }
        }
        if self.table.is_some() && !(self.must_beat && can_play) {
            all.add(self.after_pass().count(twin, plays, depth - 1));
        }
        all
    }
}

/// The plays that count in a deal: those of kinds that are not switched off.
fn plays(twin: &Twin, case: &Case, deal: &Deal) -> Plays {
    let is_on = |reading: &Reading| case.switches.kinds_off >> reading.kind & 1 == 0;
    let held = |cards: &RankCounts| deal.hands.iter().any(|hand| holds(hand, cards));
    let all = twin.plays().iter().filter(|(cards, _)| held(cards));
    all.map(|(cards, readings)| (*cards, readings.iter().copied().filter(is_on).collect()))
        .filter(|(_, readings): &(RankCounts, Vec<Reading>)| !readings.is_empty())
        .collect()
}

fn cases() -> Vec<Case> {
    perft::cases("perft.tsv")
}

#[test]
fn the_file_covers_what_it_should() {
    let cases = cases();
    assert!(cases.len() >= 40);
    let rules: BTreeSet<&str> = cases.iter().map(|case| case.rules.as_str()).collect();
    assert!(rules.len() >= 8, "{rules:?}");
    let ids: BTreeSet<&str> = cases.iter().map(|case| case.id.as_str()).collect();
    assert_eq!(ids.len(), cases.len(), "an id stands twice");
    let some = |wanted: &dyn Fn(&Case) -> bool| cases.iter().filter(|case| wanted(case)).count();
    for seats in [2, 3] {
        let of = |case: &Case| case.position.split('/').count() == seats;
        assert!(some(&of) >= 10, "{seats} seats");
    }
    assert!(some(&|case| case.position.contains(':')) >= 10);
    assert!(some(&|case| case.position.contains('+')) >= 3);
    assert!(some(&|case| case.position.contains("must_beat")) >= 4);
    assert!(some(&|case| case.position.contains("rocket_ends_trick")) >= 4);
    assert!(some(&|case| case.switches.kinds_off != 0) >= 5);
    assert!(some(&|case| case.expected.contains_key(&TO_THE_END)) >= 20);
}

#[test]
fn the_library_counts_them() {
    let mut nodes = 0;
    for case in cases() {
        nodes += case.check().unwrap_or_else(|fault| panic!("{fault}"));
    }
    println!("{nodes} nodes");
}

#[test]
fn the_twin_counts_them() {
    let mut twins: BTreeMap<String, Twin> = BTreeMap::new();
    for case in cases() {
        let every_kind = ddz::rules::Switches {
            kinds_off: 0,
            ..case.switches
        };
        let twin = twins
            .entry(case.rules.clone())
            .or_insert_with(|| Twin::new(every_kind));
        let deal = Deal::read(twin, &case.position);
        let plays = plays(twin, &case, &deal);
        for (&depth, &expected) in &case.expected {
            let counted = deal.count(twin, &plays, depth);
            let depth = perft::depth_text(depth);
            assert_eq!(counted, expected, "{}: {} to {depth}", case.at, case.id);
        }
    }
}
