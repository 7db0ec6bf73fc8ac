//! Actions: whose turn it is, and what a play does (docs/game.md, "Play").

use crate::cards::Cards;
use crate::game::action::{Action, ActionKind, TurnError};
use crate::game::phase::{Double, Phase, Said, Shown};
use crate::game::seat::{Seat, Seats};
use crate::game::state::Game;
use crate::plays::{Kind, Play, is_bomb};

impl Game {
    /// Does what a seat wants, or says why not and changes nothing.
    ///
    /// # Errors
    /// The first reason, in the order of [`TurnError`].
    ///
    /// ```
    /// use ddz::rules::Preset;
    /// use ddz::game::{Action, ActionKind, FlowPreset, Seat, Game, TurnError};
    ///
    /// let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Classic.flow());
    /// let mut game = Game::new(rules, flow, &[1; 32], Seat::Zero);
    ///
    /// let early = Action { seat: Seat::One, kind: ActionKind::Bid(1) };
    /// assert_eq!(game.act(&early), Err(TurnError::Seat));
    ///
    /// game.act(&Action { seat: Seat::Zero, kind: ActionKind::Bid(3) })?;
    /// assert_eq!(game.landlord(), Some(Seat::Zero));
    /// let pass = Action { seat: Seat::Zero, kind: ActionKind::Pass };
    /// assert_eq!(game.act(&pass), Err(TurnError::Lead));
    ///
    /// // Leads the first of all moves: a single card.
    /// let mut moves = Vec::new();
    /// game.moves(Seat::Zero, |found| moves.push(found));
    /// game.act(&Action { seat: Seat::Zero, kind: moves[0].into() })?;
    /// assert_eq!(game.hand(Seat::Zero).len(), 19);
    /// # Ok::<(), TurnError>(())
    /// ```
    pub fn act(&mut self, action: &Action) -> Result<(), TurnError> {
        let Action { seat, kind } = *action;
        self.check_turn(seat, &kind)?;
        let kind = match kind {
            ActionKind::Timeout => self.timeout_kind(seat),
            other => other,
        };
        match kind {
            ActionKind::Pass | ActionKind::Timeout => self.pass(seat)?,
            ActionKind::Bid(points) => self.bid(points)?,
            ActionKind::Call => self.answer_auction(Said::Call)?,
            ActionKind::Rob => self.answer_auction(Said::Rob)?,
            ActionKind::Double(double) => self.double(seat, double)?,
            ActionKind::Show(moment) => self.show(seat, moment)?,
            ActionKind::Play { cards, reading } => self.play(seat, cards, reading)?,
        }
        self.actions = self.actions.saturating_add(1);
        Ok(())
    }

    /// Is it that turn now? Turns are counted from 1, redeals included; 0 is any.
    /// A server that asks this of an action that was sent with its turn refuses
    /// the ones that come late.
    ///
    /// # Errors
    /// [`TurnError::Stale`] when it is another turn.
    pub fn expect_turn(&self, turn: u32) -> Result<(), TurnError> {
        if turn == 0 || turn == self.actions.saturating_add(1) {
            Ok(())
        } else {
            Err(TurnError::Stale)
        }
    }

    fn check_turn(&self, seat: Seat, kind: &ActionKind) -> Result<(), TurnError> {
        let known = match self.phase {
            Phase::Over => return Err(TurnError::Over),
            Phase::Show => matches!(kind, ActionKind::Show(_)),
            Phase::Bid => matches!(kind, ActionKind::Bid(_)),
            Phase::Call => matches!(kind, ActionKind::Call),
            Phase::Rob => matches!(kind, ActionKind::Rob),
            Phase::Double | Phase::Redouble => matches!(kind, ActionKind::Double(_)),
            Phase::Play => matches!(kind, ActionKind::Play { .. } | ActionKind::Show(_)),
        };
        if !known && !matches!(kind, ActionKind::Pass | ActionKind::Timeout) {
            return Err(TurnError::Phase);
        }
        if self.waiting.contains(seat) {
            return Ok(());
        }
        let decided = match self.phase {
            Phase::Show => true,
            Phase::Double => self.doubles[seat] != Double::Undecided,
            _ => false,
        };
        Err(if decided {
            TurnError::Decided
        } else {
            TurnError::Seat
        })
    }

    fn pass(&mut self, seat: Seat) -> Result<(), TurnError> {
        match self.phase {
            Phase::Show => self.answer_show(seat, Shown::Declined),
            Phase::Bid | Phase::Call | Phase::Rob => {
                return self.answer_auction(Said::Pass);
            }
            Phase::Double | Phase::Redouble => self.answer_double(seat, Double::No),
            Phase::Play => return self.pass_play(seat),
            Phase::Over => return Err(TurnError::Over),
        }
        Ok(())
    }

    fn pass_play(&mut self, seat: Seat) -> Result<(), TurnError> {
        if self.table.is_none() {
            return Err(TurnError::Lead);
        }
        self.passed = self.passed.with(seat);
        self.latest[seat] = Cards::EMPTY;
        self.waiting = Seats::only(seat.next());
        if self.table_seat == Some(seat.next()) {
            self.table = Play::NONE;
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, cards: Cards, reading: Play) -> Result<(), TurnError> {
        if !self.hands[seat].contains_all(cards) {
            return Err(TurnError::NotHeld);
        }
        let play = self.question().resolve(cards.counts(), reading)?;
        if self.table.is_none() {
            self.latest = Default::default();
            self.passed = Seats::NONE;
        }
        self.hands[seat] = self.hands[seat].without(cards);
        self.played[seat] = self.played[seat].union(cards);
        self.latest[seat] = cards;
        self.passed = self.passed.without(seat);
        self.plays[seat] = self.plays[seat].saturating_add(1);
        self.table = play;
        self.table_seat = Some(seat);
        self.waiting = Seats::only(seat.next());
        self.count_bomb(play);
        if self.hands[seat].is_empty() {
            self.winner = Some(seat);
            self.phase = Phase::Over;
            self.waiting = Seats::NONE;
        } else if play.kind() == Kind::Rocket && self.flow.switches().rocket_ends_trick > 0 {
            self.table = Play::NONE;
            self.waiting = Seats::only(seat);
        }
        Ok(())
    }

    fn count_bomb(&mut self, play: Play) {
        match play.kind() {
            Kind::Bomb => self.bombs = self.bombs.saturating_add(1),
            Kind::Rocket => self.rockets = self.rockets.saturating_add(1),
            Kind::Shuttle if is_bomb(&self.rules, play) => {
                self.shuttles = self.shuttles.saturating_add(1);
            }
            _ => {}
        }
    }
}
