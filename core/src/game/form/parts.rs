//! A game as plain numbers: what `ddz_game` and the packed form hold.

use crate::cards::{Card, Cards, SEED_LEN};
use crate::game::auction::{ANSWERS, Answers};
use crate::game::check::GameError;
use crate::game::flow::Flow;
use crate::game::phase::{Double, Phase, Shown};
use crate::game::seat::{PerSeat, Seat, Seats};
use crate::game::state::Game;
use crate::numbers as n;
use crate::plays::Play;
use crate::rules::RuleSet;

/// A description of a game, not yet checked, but for its rules and flow.
///
/// Seats are 0..2 or `DDZ_SEAT_NONE`, sets of seats bits `1 << seat`, sets of
/// cards the bits of [`Cards::word`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    /// What is a play at this table.
    pub rules: RuleSet,
    /// How its deals go.
    pub flow: Flow,
    /// 1 when `seed` is one; otherwise the seed is all 0.
    pub seeded: u8,
    /// What every deck and lot comes from.
    pub seed: [u8; SEED_LEN],
    /// Accepted actions, those of deals that were thrown in too.
    pub actions: u32,
    /// What each seat holds.
    pub hands: [u64; 3],
    /// What each seat has put down in this deal.
    pub played: [u64; 3],
    /// What each seat last put down in this trick; nothing after a pass.
    pub latest: [u64; 3],
    /// The three cards, kept here after the landlord took them too.
    pub bottom: u64,
    /// Kind, rank, length and cards of the play on the table.
    pub table: [u8; 4],
    /// `DDZ_PHASE_…`.
    pub phase: u8,
    /// The seats that may act.
    pub waiting: u8,
    /// A seat, or none before the auction has ended and in a void deal.
    pub landlord: u8,
    /// Who got rid of all cards, or none.
    pub winner: u8,
    /// The seat that was named when the game was made.
    pub first_seat: u8,
    /// Who bid first in this deal.
    pub first_bidder: u8,
    /// A card byte, or 0.
    pub face_up: u8,
    /// Deals that were thrown in before this one.
    pub redeals: u8,
    /// Points for which the landlord took it, 1 to 3; 0 before.
    pub bid: u8,
    /// Robs of an auction that has ended; 0 before.
    pub robs: u8,
    /// Who was the first to show before the auction, or none.
    pub first_revealer: u8,
    /// Who put down the last play, or none before the first.
    pub table_seat: u8,
    /// The seats whose last action in this trick is a pass.
    pub passed: u8,
    /// Bombs played, a rocket not counted.
    pub bombs: u8,
    /// 1 when the rocket was played.
    pub rockets: u8,
    /// Shuttles played, where shuttles are bombs.
    pub shuttles: u8,
    /// `DDZ_SHOW_…` of each seat.
    pub shown: [u8; 3],
    /// What was said in the auction, in order, `DDZ_SAID_…`; 0 behind the
    /// last.
    pub answers: [u8; ANSWERS],
    /// `DDZ_DOUBLE_…` of each seat.
    pub doubles: [u8; 3],
    /// How often each seat has played, passes not counted.
    pub plays: [u8; 3],
}

fn seat(number: u8) -> Result<Seat, GameError> {
    Seat::new(number.into()).ok_or(GameError)
}

fn maybe_seat(number: u8) -> Result<Option<Seat>, GameError> {
    match number {
        n::SEAT_NONE => Ok(None),
        number => seat(number).map(Some),
    }
}

/// What `read` makes of each, if it is something for all of them. None waits for
/// the one before, so that they can be looked at in one step.
#[inline(always)]
fn each<P, T: Copy + Default>(
    parts: [P; 3],
    read: impl Fn(P) -> Option<T>,
) -> Result<PerSeat<T>, GameError> {
    let mut sound = true;
    let mut all = [T::default(); 3];
    for (place, part) in all.iter_mut().zip(parts) {
        match read(part) {
            Some(one) => *place = one,
            None => sound = false,
        }
    }
    if sound {
        Ok(PerSeat(all))
    } else {
        Err(GameError)
    }
}

impl Game {
    /// Takes a description for a game if it is one.
    ///
    /// # Errors
    /// [`GameError`] when no deal can be in that state.
    #[inline(always)]
    pub fn from_parts(parts: &Parts) -> Result<Game, GameError> {
        let seed = match (parts.seeded, parts.seed) {
            (1, seed) => Some(seed),
            (0, seed) if seed == [0; SEED_LEN] => None,
            _ => return Err(GameError),
        };
        let face_up = match parts.face_up {
            0 => None,
            byte => Some(Card::new(byte).ok_or(GameError)?),
        };
        let game = Game {
            rules: parts.rules,
            flow: parts.flow,
            seed,
            redeals: parts.redeals,
            actions: parts.actions,
            first_seat: seat(parts.first_seat)?,
            first_bidder: seat(parts.first_bidder)?,
            face_up,
            phase: Phase::new(parts.phase).ok_or(GameError)?,
            waiting: Seats::from_bits(parts.waiting).ok_or(GameError)?,
            hands: each(parts.hands, Cards::from_bits)?,
            played: each(parts.played, Cards::from_bits)?,
            bottom: Cards::from_bits(parts.bottom).ok_or(GameError)?,
            shown: each(parts.shown, Shown::new)?,
            first_revealer: maybe_seat(parts.first_revealer)?,
            answers: Answers::from_bytes(parts.answers).ok_or(GameError)?,
            landlord: maybe_seat(parts.landlord)?,
            bid: parts.bid,
            robs: parts.robs,
            doubles: each(parts.doubles, Double::new)?,
            table: Play::from_bytes(parts.table).ok_or(GameError)?,
            table_seat: maybe_seat(parts.table_seat)?,
            latest: each(parts.latest, Cards::from_bits)?,
            passed: Seats::from_bits(parts.passed).ok_or(GameError)?,
            plays: PerSeat(parts.plays),
            bombs: parts.bombs,
            rockets: parts.rockets,
            shuttles: parts.shuttles,
            winner: maybe_seat(parts.winner)?,
        };
        if game.is_possible() {
            Ok(game)
        } else {
            Err(GameError)
        }
    }

    /// The table as plain numbers.
    #[inline]
    pub fn parts(&self) -> Parts {
        let number = |seat: Option<Seat>| seat.map_or(n::SEAT_NONE, Seat::number);
        let bits = |cards: PerSeat<Cards>| cards.0.map(Cards::word);
        Parts {
            rules: self.rules,
            flow: self.flow,
            seeded: self.seed.is_some().into(),
            seed: self.seed.unwrap_or_default(),
            actions: self.actions,
            hands: bits(self.hands),
            played: bits(self.played),
            latest: bits(self.latest),
            bottom: self.bottom.word(),
            table: self.table.to_bytes(),
            phase: self.phase.number(),
            waiting: self.waiting.bits(),
            landlord: number(self.landlord),
            winner: number(self.winner),
            first_seat: self.first_seat.number(),
            first_bidder: self.first_bidder.number(),
            face_up: self.face_up.map_or(0, Card::byte),
            redeals: self.redeals,
            bid: self.bid,
            robs: self.robs,
            first_revealer: number(self.first_revealer),
            table_seat: number(self.table_seat),
            passed: self.passed.bits(),
            bombs: self.bombs,
            rockets: self.rockets,
            shuttles: self.shuttles,
            shown: self.shown.0.map(Shown::number),
            answers: self.answers.to_bytes(),
            doubles: self.doubles.0.map(Double::number),
            plays: self.plays.0,
        }
    }
}
