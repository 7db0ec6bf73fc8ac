//! Open positions and a search without table or cuts, for the tests of `solve` and
//! for `cargo xtask solve`.

#![allow(dead_code)] // Each program that includes this uses a part of it.

pub mod puzzle;

use std::ops::ControlFlow;

use ddz::plays::Kind;
use ddz::position::{Position, Side};
use ddz::rules::{Preset, RuleSet, Switches};
use ddz::solve::{Cuts, Goal, Solver, Turn};

use crate::oracle::slice::Random;
use crate::vectors::Table;

/// A position of a file, and what the file says of it.
pub struct Case {
    pub at: String,
    pub rules: RuleSet,
    pub position: Position,
    pub cards: u32,
    /// `None` where the file does not know it.
    pub winner: Option<Side>,
    /// All first moves that win, `pass` among them; `None` where the file has none.
    pub winning: Option<Vec<String>>,
}

/// The rule set of the files: DouZero with two pairs of a quad, without some kinds.
fn file_rules(banned: &str) -> RuleSet {
    let mut switches = Switches {
        four_pairs: 2,
        ..Preset::Douzero.switches()
    };
    for kind in banned.split(',').filter(|kind| *kind != "-") {
        switches.kinds_off |= match kind {
            // Planes with such wings too, as the winning moves of the file show.
            "31" => Kind::TrioSingle.bit() | Kind::PlaneSingles.bit(),
            "32" => Kind::TrioPair.bit() | Kind::PlanePairs.bit(),
            "421" => Kind::FourSingles.bit(),
            "422" => Kind::FourPairs.bit(),
            kind => panic!("{kind} is no kind of the file"),
        };
    }
    RuleSet::new(switches).expect("a rule set")
}

/// The puzzles of two seats.
pub fn puzzles() -> Vec<Case> {
    let table = Table::read("puzzles.tsv");
    let read = table.rows().map(|row| {
        let rules = file_rules(row.get("banned"));
        let (first, second) = (row.get("first_hand"), row.get("second_hand"));
        let last = match row.get("last_play") {
            "-" => "-".to_owned(),
            play => format!("1:{play}"),
        };
        let text = format!("{first}/{second} 0 0 {last}");
        let winner = match row.get("result") {
            "first_wins" => Side::Solo,
            "second_wins" => Side::Others,
            other => panic!("{}: {other}", row.at()),
        };
        let moves = row.get("winning_first_moves");
        let moves = moves.split(' ').filter(|cards| *cards != "-");
        case(
            &row.at(),
            rules,
            &text,
            Some(winner),
            Some(moves.map(sorted).collect()),
        )
    });
    read.collect()
}

/// The positions of three seats.
pub fn open3() -> Vec<Case> {
    let table = Table::read("open3.tsv");
    let read = table.rows().map(|row| {
        let rules = file_rules("-");
        let last = match row.get("last_play") {
            "-" => "-".to_owned(),
            play => format!("{}:{play}", row.get("last_by")),
        };
        let text = format!(
            "{}/{}/{} 0 {} {last}",
            row.get("landlord"),
            row.get("farmer1"),
            row.get("farmer2"),
            row.get("to_move"),
        );
        let winner = match row.get("winner") {
            "landlord" => Some(Side::Solo),
            "peasants" => Some(Side::Others),
            "UNKNOWN" => None,
            other => panic!("{}: {other}", row.at()),
        };
        case(&row.at(), rules, &text, winner, None)
    });
    read.collect()
}

fn case(
    at: &str,
    rules: RuleSet,
    text: &str,
    winner: Option<Side>,
    winning: Option<Vec<String>>,
) -> Case {
    let position = Position::parse(&rules, text).unwrap_or_else(|e| panic!("{at}: {text}: {e}"));
    let hands = (0..position.seats()).map(|seat| u32::from(position.hand(seat).len()));
    Case {
        at: at.to_owned(),
        rules,
        position,
        cards: hands.sum(),
        winner,
        winning,
    }
}

/// The letters of cards from low to high; `pass` stays.
fn sorted(cards: &str) -> String {
    if cards == "pass" {
        return cards.to_owned();
    }
    let mut letters: Vec<char> = cards.chars().collect();
    letters.sort_by_key(|&letter| "3456789TJQKA2xX".find(letter));
    letters.into_iter().collect()
}

/// A turn as the files write it.
pub fn turn_text(turn: Turn) -> String {
    match turn {
        Turn::Pass => "pass".to_owned(),
        Turn::Play(found) => {
            let mut text = String::new();
            for (rank, letter) in ddz::cards::Rank::all().zip("3456789TJQKA2xX".chars()) {
                for _ in 0..found.counts.count(rank) {
                    text.push(letter);
                }
            }
            text
        }
    }
}

/// All that the mover may do.
pub fn turns(rules: &RuleSet, position: &Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    let _ = position.moves::<()>(rules, |found| {
        turns.push(Turn::Play(found));
        ControlFlow::Continue(())
    });
    if position.may_pass(rules) {
        turns.push(Turn::Pass);
    }
    turns
}

/// Who wins, by trying every way to the end; `None` when that takes more than `nodes`
/// positions.
pub fn plain(rules: &RuleSet, position: &Position, nodes: &mut u64) -> Option<Side> {
    if let Some(winner) = position.winner() {
        return Some(winner);
    }
    *nodes = nodes.checked_sub(1)?;
    let ours = position.side(position.to_move());
    let mut theirs = None;
    for turn in turns(rules, position) {
        let winner = plain(rules, &turn.make(position), nodes)?;
        if winner == ours {
            return Some(ours);
        }
        theirs = Some(winner);
    }
    theirs
}

/// In how many plays of its own `side` wins at the earliest, when the others hold out
/// for as long as they can; `None` when it does not win, or not in so many.
pub fn plain_plays(rules: &RuleSet, position: &Position, side: Side, most: u8) -> Option<u8> {
    if let Some(winner) = position.winner() {
        return (winner == side).then_some(0);
    }
    let ours = position.side(position.to_move()) == side;
    let behind = turns(rules, position).into_iter().map(|turn| {
        let cost = u8::from(ours && matches!(turn, Turn::Play(_)));
        let left = most.checked_sub(cost)?;
        Some(cost + plain_plays(rules, &turn.make(position), side, left)?)
    });
    if ours {
        behind.flatten().min()
    } else {
        behind.collect::<Option<Vec<u8>>>()?.into_iter().max()
    }
}

/// Positions of a search to the end, with what it answers.
pub fn winner(case: &Case, cuts: Cuts, memory: &mut [u8], most: u64) -> (Option<Side>, u64) {
    let solver = Solver::begin_with(&case.rules, &case.position, Goal::Winner, cuts, memory);
    let mut solver = solver.expect("a question");
    solver.think(most);
    (solver.winner().ok(), solver.nodes())
}

/// A random position of few cards: two or three seats, in the midst of a trick or not.
pub fn random_position(random: &mut Random, rules: &RuleSet, most: usize) -> Position {
    loop {
        let seats = 2 + random.below(2);
        let mut lowest = random.below(13);
        if random.below(4) == 0 {
            lowest = 9;
        }
        let hands: Vec<Vec<usize>> = deal(random, seats, lowest, most);
        let letters = |hand: &Vec<usize>| -> String {
            hand.iter()
                .map(|&rank| "3456789TJQKA2xX".as_bytes()[rank] as char)
                .collect()
        };
        let hands: Vec<String> = hands.iter().map(letters).collect();
        let (solo, to_move) = (random.below(seats), random.below(seats));
        let must_beat = if random.below(6) == 0 {
            " must_beat"
        } else {
            ""
        };
        let ends = if random.below(6) == 0 {
            " rocket_ends_trick"
        } else {
            ""
        };
        let text = format!("{} {solo} {to_move} -{must_beat}{ends}", hands.join("/"));
        let Ok(mut position) = Position::parse(rules, &text) else {
            continue;
        };
        // On into the trick.
        for _ in 0..random.below(3) {
            let turns = turns(rules, &position);
            let behind = turns[random.below(turns.len())].make(&position);
            if behind.winner().is_some() {
                break;
            }
            position = behind;
        }
        return position;
    }
}

/// Hands of a few ranks, so that they hold plays of many kinds.
fn deal(random: &mut Random, seats: usize, lowest: usize, most: usize) -> Vec<Vec<usize>> {
    let mut deck: Vec<usize> = Vec::new();
    let spread = 2 + random.below(12);
    for rank in 0..15 {
        if (lowest..=lowest + spread).contains(&rank) || rank + 13 <= lowest + spread {
            deck.extend(std::iter::repeat_n(rank, if rank < 13 { 4 } else { 1 }));
        }
    }
    let mut cards = seats + random.below(most.saturating_sub(seats) + 1);
    cards = cards.min(deck.len());
    let mut hands = vec![Vec::new(); seats];
    for taken in 0..cards {
        let at = taken + random.below(deck.len() - taken);
        deck.swap(taken, at);
        let seat = if taken < seats {
            taken
        } else {
            random.below(seats)
        };
        hands[seat].push(deck[taken]);
    }
    hands
}

/// Solves to the end of the question, in one slice.
pub fn solved<'m>(
    rules: &RuleSet,
    position: &Position,
    goal: Goal,
    cuts: Cuts,
    memory: &'m mut [u8],
) -> Solver<'m> {
    let mut solver = Solver::begin_with(rules, position, goal, cuts, memory).expect("a question");
    assert!(solver.think(u64::MAX));
    solver
}

/// What [`check`] needs besides the positions.
pub struct Checked {
    pub memory: Vec<u8>,
    pub positions: u64,
    pub plain_nodes: u64,
    pub nodes: u64,
}

impl Checked {
    pub fn new() -> Checked {
        Checked {
            memory: vec![0; Solver::MEMORY_MIN],
            positions: 0,
            plain_nodes: 0,
            nodes: 0,
        }
    }
}

/// One random position: the plain search and the solver agree on the winner, on the
/// value of every move and, where it is small, on the plays of the line, with these
/// cuts; positions on which the plain search takes too long are left out.
pub fn check(random: &mut Random, rules: &RuleSet, cuts: Cuts, most: usize, c: &mut Checked) {
    let position = random_position(random, rules, most);
    let mut left = PLAIN_MOST;
    let Some(winner) = plain(rules, &position, &mut left) else {
        return;
    };
    c.positions += 1;
    c.plain_nodes += PLAIN_MOST - left;
    let what = || {
        format!(
            "{position} without {:#x} under {:?}",
            !cuts.bits() & 0x7F,
            rules.switches()
        )
    };
    let ours = position.side(position.to_move());

    let solver = solved(rules, &position, Goal::Winner, cuts, &mut c.memory);
    assert_eq!(solver.winner(), Ok(winner), "{}", what());
    c.nodes += solver.nodes();
    match solver.best().expect("a best move") {
        None => assert_ne!(winner, ours, "{}", what()),
        Some(turn) => {
            assert_eq!(winner, ours, "{}", what());
            assert!(
                turns(rules, &position).contains(&turn),
                "{turn:?} in {}",
                what()
            );
            let behind = plain(rules, &turn.make(&position), &mut u64::MAX.clone());
            assert_eq!(behind, Some(ours), "{turn:?} in {}", what());
        }
    }
    if random.below(8) != 0 || PLAIN_MOST - left > 2000 {
        return;
    }
    let solver = solved(rules, &position, Goal::All, cuts, &mut c.memory);
    let mut all = Vec::new();
    solver
        .all(|turn, winner| all.push((turn, winner)))
        .expect("all");
    let plainly = turns(rules, &position).into_iter().map(|turn| {
        let behind = plain(rules, &turn.make(&position), &mut u64::MAX.clone());
        (turn, behind.expect("few nodes"))
    });
    assert_eq!(all, plainly.collect::<Vec<_>>(), "{}", what());

    let solver = solved(rules, &position, Goal::Line, cuts, &mut c.memory);
    let plays = solver.plays().expect("plays");
    assert_eq!(
        plain_plays(rules, &position, winner, u8::MAX),
        Some(plays),
        "{}",
        what()
    );
    check_line(&solver, winner, plays, &what());
}

/// The moves of a line are moves, each of the best by its measure, and it ends as
/// said.
pub fn check_line(solver: &Solver<'_>, winner: Side, plays: u8, what: &str) {
    let mut position = *solver.position();
    let (mut made, mut first) = (0, None);
    for turn in solver.line().expect("a line") {
        assert!(
            turns(solver.rules(), &position).contains(&turn),
            "{turn:?} in {what}"
        );
        let ours = position.side(position.to_move()) == winner;
        made += u8::from(ours && matches!(turn, Turn::Play(_)));
        first = first.or(Some(turn));
        position = turn.make(&position);
    }
    assert_eq!(position.winner(), Some(winner), "{what}");
    assert_eq!(made, plays, "{what}");
    assert_eq!(solver.best(), Ok(first), "{what}");
}

/// Positions that the plain search looks at, at most.
pub const PLAIN_MOST: u64 = 60_000;

/// A rule set drawn from the presets, in half of the cases without some kinds.
pub fn random_rules(random: &mut Random) -> RuleSet {
    let mut switches = Preset::ALL[random.below(Preset::ALL.len())].switches();
    if random.below(2) == 0 {
        for kind in 2..=17 {
            if random.below(6) == 0 {
                switches.kinds_off |= 1 << kind;
            }
        }
    }
    RuleSet::new(switches).expect("kinds off contradict nothing")
}

/// Whoever wins by the solver is played out: the winning side plays the move that it
/// names, the other side every move there is. The number of positions; `None` where
/// that is more than `left`.
pub fn play_out(
    rules: &RuleSet,
    position: &Position,
    winner: Side,
    memory: &mut [u8],
    left: &mut u64,
) -> Option<()> {
    if let Some(side) = position.winner() {
        assert_eq!(side, winner, "{position}");
        return Some(());
    }
    *left = left.checked_sub(1)?;
    if position.side(position.to_move()) == winner {
        let solver = solved(rules, position, Goal::Winner, Cuts::ALL, memory);
        assert_eq!(solver.winner(), Ok(winner), "{position}");
        let turn = solver.best().expect("known").expect("a move that wins");
        assert!(
            turns(rules, position).contains(&turn),
            "{turn:?} in {position}"
        );
        return play_out(rules, &turn.make(position), winner, memory, left);
    }
    for turn in turns(rules, position) {
        play_out(rules, &turn.make(position), winner, memory, left)?;
    }
    Some(())
}
