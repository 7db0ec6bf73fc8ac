//! What may be done in a position, and why not.

use core::ops::ControlFlow;

use super::position::{Position, Undo, rest};
use crate::cards::Counts;
use crate::moves::RankMove;
use crate::plays::{Play, Refused};
use crate::rules::RuleSet;

/// Why something may not be done in a position, in the order in which it is
/// judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// Somebody has no cards any more.
    #[error("the deal is over")]
    Over,
    /// Nothing lies on the table.
    #[error("the leader may not pass")]
    Lead,
    /// `must_beat` is on, and the seat can beat the table.
    #[error("a seat that can beat the table may not pass")]
    MustBeat,
    /// The seat whose turn it is does not hold these cards.
    #[error("a card is not in the seat's hand")]
    NotHeld,
    /// They are no play.
    #[error("the cards are not a play")]
    NotAPlay,
    /// They cannot be read as what was declared.
    #[error("the cards cannot be read as the play that was declared")]
    Reading,
    /// They do not beat what lies on the table.
    #[error("the play does not beat the one on the table")]
    NotHigher,
}

impl From<Refused> for MoveError {
    fn from(refused: Refused) -> MoveError {
        match refused {
            Refused::NotAPlay => MoveError::NotAPlay,
            Refused::Reading => MoveError::Reading,
            Refused::NotHigher => MoveError::NotHigher,
        }
    }
}

impl Position {
    /// May the seat whose turn it is pass? Not when it leads, not when the
    /// position is over, and with `must_beat` not when it has a move.
    #[inline(always)]
    pub fn may_pass(&self, rules: &RuleSet) -> bool {
        self.pass_fault(rules).is_none()
    }

    fn pass_fault(&self, rules: &RuleSet) -> Option<MoveError> {
        if self.winner().is_some() {
            Some(MoveError::Over)
        } else if self.trick().is_lead() {
            Some(MoveError::Lead)
        } else if self.must_beat() && self.moves(rules, |_| ControlFlow::Break(())).is_break() {
            Some(MoveError::MustBeat)
        } else {
            None
        }
    }

    /// Plays these cards in the reading `declared`, or where that is
    /// [`Play::NONE`] in the one that
    /// [`Question::beats`](crate::plays::Question::beats) finds, or says why not
    /// and changes nothing.
    ///
    /// # Errors
    /// The first reason, in the order of [`MoveError`].
    pub fn try_play(
        &mut self,
        rules: &RuleSet,
        counts: Counts,
        declared: Play,
    ) -> Result<Undo, MoveError> {
        if self.winner().is_some() {
            return Err(MoveError::Over);
        }
        if rest(self.hand(self.to_move()), counts).is_none() {
            return Err(MoveError::NotHeld);
        }
        let question = self.question(rules).ok_or(MoveError::NotHigher)?;
        let play = question.resolve(counts, declared)?;
        Ok(self.play(&RankMove { play, counts }))
    }

    /// Passes, or says why not and changes nothing.
    ///
    /// # Errors
    /// The first reason, in the order of [`MoveError`].
    pub fn try_pass(&mut self, rules: &RuleSet) -> Result<Undo, MoveError> {
        match self.pass_fault(rules) {
            None => Ok(self.pass()),
            Some(fault) => Err(fault),
        }
    }
}
