//! What may be done in a position, and why not.

use core::ops::ControlFlow;

use super::position::{Position, Undo, rest};
use crate::cards::Counts;
use crate::moves::RankMove;
use crate::plays::{Play, Refused};
use crate::refused::refused;
use crate::rules::RuleSet;

refused! {
    /// Why something may not be done in a position, in the order in which it is
    /// judged.
    MoveError {
        Over = ERR_TURN_OVER,
        Lead = ERR_TURN_LEAD,
        MustBeat = ERR_POSITION_MUST_BEAT,
        NotHeld = ERR_TURN_NOT_HELD,
        NotAPlay = ERR_TURN_NOT_A_PLAY,
        Reading = ERR_TURN_READING,
        NotHigher = ERR_TURN_NOT_HIGHER,
    }
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
