//! What can be asked, and what is answered.

use crate::moves::RankMove;
use crate::position::Position;

/// What is asked of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Who wins, and where that is the side to move, by which move.
    Winner = 0,
    /// Besides, the moves to the end: the side that wins hurries and the other one
    /// holds out.
    Line = 1,
    /// Besides the winner, who wins behind each move.
    All = 2,
}

impl Goal {
    /// The goal of that number.
    pub const fn of(number: u8) -> Option<Goal> {
        match number {
            0 => Some(Goal::Winner),
            1 => Some(Goal::Line),
            2 => Some(Goal::All),
            _ => None,
        }
    }
}

/// What a seat does in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// It plays.
    Play(RankMove),
    /// It passes.
    Pass,
}

impl Turn {
    /// The position behind it.
    pub fn make(self, position: &Position) -> Position {
        let mut behind = *position;
        let _ = match self {
            Turn::Play(found) => behind.play(&found),
            Turn::Pass => behind.pass(),
        };
        behind
    }
}
