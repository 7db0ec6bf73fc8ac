//! What the rules of turns see of a game.

use super::phase::Phase;
use super::state::Game;
use crate::position::{Description, Position, PositionError, Trick};

impl Position {
    /// The position of a game, every hand of it open: the landlord plays alone.
    ///
    /// # Errors
    /// [`PositionError::Phase`] when the cards are not being played yet, or the deal
    /// was void.
    ///
    /// ```
    /// use ddz::game::{FlowPreset, Game, Seat};
    /// use ddz::position::{Position, PositionError};
    /// use ddz::rules::Preset;
    ///
    /// // There is no auction in this flow.
    /// let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Douzero.flow());
    /// let game = Game::new(rules, flow, &[1; 32], Seat::Two);
    /// let position = Position::from_game(&game)?;
    /// assert_eq!((position.solo(), position.to_move()), (2, 2));
    ///
    /// let game = Game::new(rules, FlowPreset::Classic.flow(), &[1; 32], Seat::Two);
    /// assert_eq!(Position::from_game(&game), Err(PositionError::Phase));
    /// # Ok::<(), PositionError>(())
    /// ```
    pub fn from_game(game: &Game) -> Result<Position, PositionError> {
        let mover = match game.phase() {
            Phase::Play => game.waiting().single(),
            Phase::Over => game.winner(),
            _ => None,
        };
        let (Some(mover), Some(landlord)) = (mover, game.landlord()) else {
            return Err(PositionError::Phase);
        };
        let table = game.table_play();
        let mut described = Description {
            seats: game.hands.0.len() as u8,
            solo: landlord.number(),
            to_move: mover.number(),
            table,
            rocket_ends_trick: game.flow.switches().rocket_ends_trick > 0,
            ..Description::default()
        };
        for (place, hand) in described.hands.iter_mut().zip(game.hands.0) {
            *place = hand.counts();
        }
        // A game remembers more of a trick than its position needs: who won the
        // one before, and passes on plays that have been beaten since.
        if let (false, Some(last)) = (table.is_none(), game.table_seat) {
            let last = last.number();
            let trick = Trick::resume(described.seats, table, last, mover.number());
            described.table_seat = Some(last);
            described.passed = trick.map_or(0, |trick| trick.passed());
        }
        Position::new(game.rules(), &described)
    }
}
