//! What is searched for a question, one position after the other.

use core::ops::ControlFlow;

use super::goal::Turn;
use super::header::{Asked, Phase, Progress, line_move};
use super::memory::Words;
use super::state::ANY;
use crate::moves::RankMove;
use crate::position::{Position, Side};

impl Asked {
    /// What is to be searched next, and in how many plays of the side that wins;
    /// `None` where nothing is left.
    pub(super) fn next(&self, p: &Progress, words: &Words) -> Option<(Position, u8)> {
        match p.phase {
            Phase::Winner => Some((self.root, ANY)),
            Phase::Plays => Some((self.root, p.plays)),
            Phase::Line => {
                let (position, plays) = self.along(p, words);
                if position.winner().is_some() {
                    return None;
                }
                let turn = self.turn(&position, p.candidate)?;
                let ours = Some(position.side(position.to_move())) == p.winner;
                let left = p.plays.saturating_sub(plays);
                // Behind a play of the side that wins it has one less; a move of the
                // other side holds out where one less is not enough.
                let less = u8::from(!ours || matches!(turn, Turn::Play(_)));
                Some((turn.make(&position), left.saturating_sub(less)))
            }
            Phase::Values => {
                let turn = self.turn(&self.root, p.candidate)?;
                Some((turn.make(&self.root), ANY))
            }
            Phase::Done => None,
        }
    }

    /// Is the move that is looked at the last one, which must be what is looked for?
    pub(super) fn is_last(&self, p: &Progress, words: &Words) -> bool {
        let (position, _) = self.along(p, words);
        self.turn(&position, p.candidate + 1).is_none()
    }

    /// The position behind the line so far, and how many plays the side
    /// that wins has made on it.
    pub(super) fn along(&self, p: &Progress, words: &Words) -> (Position, u8) {
        let winner = p.winner.unwrap_or(Side::Solo);
        let mut position = self.root;
        let mut plays = 0;
        for i in 0..p.line {
            let Some(turn) = self.turn(&position, line_move(words, i)) else {
                break;
            };
            if position.side(position.to_move()) == winner && matches!(turn, Turn::Play(_)) {
                plays += 1;
            }
            position = turn.make(&position);
        }
        (position, plays)
    }

    /// The move of that number, in the order of the list of moves, a pass last.
    pub(super) fn turn(&self, position: &Position, number: u16) -> Option<Turn> {
        let mut left = number;
        self.turns(position, &mut |turn| match left {
            0 => ControlFlow::Break(turn),
            _ => {
                left -= 1;
                ControlFlow::Continue(())
            }
        })
        .break_value()
    }

    pub(super) fn turns<B>(
        &self,
        position: &Position,
        each: &mut dyn FnMut(Turn) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        position.moves(&self.rules, |found| each(Turn::Play(found)))?;
        if position.may_pass(&self.rules) {
            each(Turn::Pass)?;
        }
        ControlFlow::Continue(())
    }

    /// The move that plays all cards, where there is one.
    pub(super) fn whole_hand(&self) -> Option<RankMove> {
        let hand = self.root.hand(self.root.to_move());
        let moves = self.root.moves(&self.rules, |found| {
            if found.counts == hand {
                ControlFlow::Break(found)
            } else {
                ControlFlow::Continue(())
            }
        });
        moves.break_value()
    }
}
