//! Actions: whose turn it is, and what a play does (docs/table.md, "Play").

use super::action::{Action, Deed, TurnError};
use super::phase::{Double, Phase, Said, Shown};
use super::seat::{Seat, Seats};
use super::state::Table;
use crate::cards::{Cards, Hand};
use crate::plays::{Kind, Play, TablePlay, beats, classify_hand, play_beats_play, readings};
use crate::rules::{RuleSet, at};

impl Table {
    /// Does what a seat wants, or says why not and changes nothing.
    ///
    /// # Errors
    /// The first reason, in the order of [`TurnError`].
    ///
    /// ```
    /// use ddz::rules::Preset;
    /// use ddz::table::{Action, Deed, FlowPreset, Seat, Table, TurnError};
    ///
    /// let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Classic.flow());
    /// let mut table = Table::new(rules, flow, &[1; 32], Seat::Zero);
    ///
    /// let early = Action { seat: Seat::One, deed: Deed::Bid(1) };
    /// assert_eq!(table.act(&early), Err(TurnError::Seat));
    ///
    /// table.act(&Action { seat: Seat::Zero, deed: Deed::Bid(3) })?;
    /// assert_eq!(table.landlord(), Some(Seat::Zero));
    /// let pass = Action { seat: Seat::Zero, deed: Deed::Pass };
    /// assert_eq!(table.act(&pass), Err(TurnError::Lead));
    ///
    /// // Leads the first of all moves: a single card.
    /// let mut moves = Vec::new();
    /// table.moves(Seat::Zero, |found| moves.push(found));
    /// table.act(&Action { seat: Seat::Zero, deed: moves[0].into() })?;
    /// assert_eq!(table.hand(Seat::Zero).len(), 19);
    /// # Ok::<(), TurnError>(())
    /// ```
    pub fn act(&mut self, action: &Action) -> Result<(), TurnError> {
        let Action { seat, deed } = *action;
        self.check_turn(seat, &deed)?;
        let deed = match deed {
            Deed::Timeout => self.timeout_deed(seat),
            other => other,
        };
        match deed {
            Deed::Pass | Deed::Timeout => self.pass(seat)?,
            Deed::Bid(points) => self.bid(points)?,
            Deed::Call => self.answer_auction(Said::Call)?,
            Deed::Rob => self.answer_auction(Said::Rob)?,
            Deed::Double(double) => self.double(seat, double)?,
            Deed::Show(moment) => self.show(seat, moment)?,
            Deed::Play { cards, reading } => self.play(seat, cards, reading)?,
        }
        self.actions = self.actions.saturating_add(1);
        Ok(())
    }

    fn check_turn(&self, seat: Seat, deed: &Deed) -> Result<(), TurnError> {
        let known = match self.phase {
            Phase::Over => return Err(TurnError::Over),
            Phase::Show => matches!(deed, Deed::Show(_)),
            Phase::Bid => matches!(deed, Deed::Bid(_)),
            Phase::Call => matches!(deed, Deed::Call),
            Phase::Rob => matches!(deed, Deed::Rob),
            Phase::Double | Phase::Redouble => matches!(deed, Deed::Double(_)),
            Phase::Play => matches!(deed, Deed::Play { .. } | Deed::Show(_)),
        };
        if !known && !matches!(deed, Deed::Pass | Deed::Timeout) {
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
        let play = resolve(&self.rules, self.table, cards.hand(), reading)?;
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
        } else if play.kind == Kind::Rocket && self.flow.switches().rocket_ends_trick > 0 {
            self.table = Play::NONE;
            self.waiting = Seats::only(seat);
        }
        Ok(())
    }

    fn count_bomb(&mut self, play: Play) {
        match play.kind {
            Kind::Bomb => self.bombs = self.bombs.saturating_add(1),
            Kind::Rocket => self.rockets = self.rockets.saturating_add(1),
            Kind::Shuttle if is_bomb_class(&self.rules, play) => {
                self.shuttles = self.shuttles.saturating_add(1);
            }
            _ => {}
        }
    }
}

/// The reading in which these cards may be played on the table.
fn resolve(rules: &RuleSet, table: Play, hand: Hand, declared: Play) -> Result<Play, TurnError> {
    let table_play = TablePlay::new(rules, table).unwrap_or(TablePlay::LEAD);
    if declared.is_none() {
        let play = beats(rules, table_play, hand);
        return if !play.is_none() {
            Ok(play)
        } else if classify_hand(rules, hand).is_none() {
            Err(TurnError::NotAPlay)
        } else {
            Err(TurnError::NotHigher)
        };
    }
    let readings = readings(rules, hand);
    let readings = readings.as_slice();
    if readings.is_empty() {
        return Err(TurnError::NotAPlay);
    }
    // A bomb that follows is never read down (docs/rules.md, "Several readings").
    let bomb = readings.iter().any(|&r| is_bomb_class(rules, r));
    let read_down = bomb && !table.is_none() && !is_bomb_class(rules, declared);
    if read_down || !readings.contains(&declared) {
        return Err(TurnError::Reading);
    }
    if !play_beats_play(rules, table, declared) {
        return Err(TurnError::NotHigher);
    }
    Ok(declared)
}

/// Does it beat plays of other kinds?
pub(super) fn is_bomb_class(rules: &RuleSet, play: Play) -> bool {
    match play.kind {
        Kind::Bomb | Kind::Rocket => true,
        Kind::Shuttle => rules.at::<{ at::SHUTTLE }>() == 2,
        _ => false,
    }
}
