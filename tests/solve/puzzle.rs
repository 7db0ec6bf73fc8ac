//! A puzzle (残局): a position whose side to move wins, by one first move only.

use std::ops::ControlFlow;

use ddz::advice::hints;
use ddz::cards::{CardList, Cards, Counts, Rank, from_ranks};
use ddz::moves::try_for_each_by_rank;
use ddz::plays::Question;
use ddz::position::Position;
use ddz::rules::RuleSet;
use ddz::solve::{Cuts, Goal, Solver, Turn};

use super::{solved, turn_text};

/// What is known of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The position as text.
    pub position: String,
    /// Plays of the side that wins.
    pub plays: u8,
    /// Hints that stand before the move that wins; all of them where it is none.
    pub better: usize,
    /// Positions that the proof looks at, with the least memory.
    pub nodes: u64,
    /// The moves to the end.
    pub line: Vec<String>,
}

/// The puzzle that a position is; `None` where it is none.
pub fn puzzle(rules: &RuleSet, position: &Position, memory: &mut [u8]) -> Option<Puzzle> {
    let ours = position.side(position.to_move());
    let solver = solved(rules, position, Goal::Winner, Cuts::ALL, memory);
    let nodes = solver.nodes();
    if solver.winner() != Ok(ours) {
        return None;
    }
    let solver = solved(rules, position, Goal::All, Cuts::ALL, memory);
    let (mut all, mut winning) = (0, Vec::new());
    let each = |turn, winner| {
        all += 1;
        if winner == ours {
            winning.push(turn);
        }
    };
    solver.all(each).ok()?;
    let [first] = winning[..] else {
        return None;
    };
    if all < 4 {
        return None;
    }
    let solver = solved(rules, position, Goal::Line, Cuts::ALL, memory);
    let plays = solver.plays().ok()?;
    let line: Vec<Turn> = solver.line().ok()?.collect();
    assert_eq!(line.first(), Some(&first), "{position}");
    Some(Puzzle {
        position: position.to_string(),
        plays,
        better: better(rules, position, first),
        nodes,
        line: line.into_iter().map(turn_text).collect(),
    })
}

/// How many hints stand before a move.
fn better(rules: &RuleSet, position: &Position, turn: Turn) -> usize {
    let question = position.question(rules).expect("the rules of the position");
    let hints = hints(question, cards(position.hand(position.to_move())));
    let counts: Vec<Counts> = hints.iter().map(|hint| hint.cards().counts()).collect();
    match turn {
        Turn::Pass => counts.len(),
        Turn::Play(found) => {
            let at = counts.iter().position(|&counts| counts == found.counts);
            at.unwrap_or(counts.len())
        }
    }
}

fn cards(hand: Counts) -> Cards {
    let ranks = Rank::all().flat_map(|rank| vec![rank.index(); hand.count(rank).into()]);
    let list: CardList = from_ranks(&ranks.collect::<Vec<u8>>()).expect("a hand");
    list.set()
}

impl Puzzle {
    /// 1 easy, 2 middling, 3 hard: by depth, by what looks better, and by what the
    /// proof takes.
    pub fn grade(&self) -> u8 {
        let rating = u64::from(self.plays) * 2
            + 2 * self.better.min(6) as u64
            + u64::from(self.nodes.max(1).ilog2());
        match rating {
            0..=15 => 1,
            16..=22 => 2,
            _ => 3,
        }
    }
}

/// What stays the same when ranks are renamed so that nothing changes: the ranks that
/// somebody holds, from low to high, how many each seat holds, whether a play of some
/// hand has that rank and the one before it in sequence, and a rocket.
pub fn pattern(rules: &RuleSet, position: &Position) -> Vec<u64> {
    let mut joined = [false; 15];
    let mut rocket = 0;
    for seat in 0..position.seats() {
        let question = Question::lead(rules);
        let _ = try_for_each_by_rank::<()>(question, position.hand(seat), |found| {
            let top = usize::from(found.play.rank().index());
            for at in 1..usize::from(found.play.length()) {
                joined[top + 1 - at] = true;
            }
            if found.play == ddz::plays::Play::ROCKET {
                rocket = 1;
            }
            ControlFlow::Continue(())
        });
    }
    let mut key = vec![
        u64::from(position.to_move()),
        u64::from(position.solo()),
        u64::from(position.seats()),
        u64::from(position.passed()),
        rocket,
        position.table().kind() as u64,
        u64::from(position.table().length()),
    ];
    for rank in Rank::all() {
        let held = (0..position.seats()).map(|seat| u64::from(position.hand(seat).count(rank)));
        let held = held.fold(0, |all, count| all * 8 + count);
        let table = !position.table().is_none() && position.table().rank() == rank;
        if held > 0 || table {
            let joined = joined[usize::from(rank.index())];
            key.push(held * 4 + u64::from(joined) * 2 + u64::from(table));
        }
    }
    key
}

/// Memory that puzzles are rated with.
pub fn memory() -> Vec<u8> {
    vec![0; Solver::MEMORY_MIN]
}
