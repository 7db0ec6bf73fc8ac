//! Whose turn it is, and what lies on the table (docs/game.md, "Play").

use crate::plays::{Kind, Play};

/// The fewest and the most seats that turns go round.
const SEATS: core::ops::RangeInclusive<u8> = 2..=4;

/// The rules of turns (docs/game.md, "Play"): each seat passes or puts a play
/// down, the next one is asked, and when all others have passed on a play the
/// table is cleared and the seat that put it down leads.
///
/// It knows no hands and no rule set. Whether a play may be put down, and whether
/// a seat that could beat the table may pass, is judged before it is told of it.
///
/// Equal turns are equal values: when the table is cleared, nothing is left of the
/// trick.
///
/// ```
/// use ddz::cards::Rank;
/// use ddz::plays::{Kind, Play};
/// use ddz::position::Trick;
///
/// let ace = Play::new(Kind::Single, Rank::ACE, 1).expect("there are such plays");
/// let mut trick = Trick::lead(3, 1).expect("three seats");
/// trick.play(ace);
/// assert_eq!((trick.to_move(), trick.table_seat()), (2, Some(1)));
/// trick.pass();
/// assert_eq!((trick.to_move(), trick.passed()), (0, 1 << 2));
/// trick.pass();
/// // Both others have passed, so that seat 1 leads.
/// assert_eq!(Some(trick), Trick::lead(3, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trick {
    table: Play,
    /// Who put `table` down; the seat that leads when nothing lies there.
    last: u8,
    to_move: u8,
    seats: u8,
    rocket_ends_trick: bool,
}

impl Trick {
    /// Nothing lies on the table and `leader` is to lead. `None` when there are
    /// not two to four seats, or no such seat.
    pub const fn lead(seats: u8, leader: u8) -> Option<Trick> {
        if seats < *SEATS.start() || seats > *SEATS.end() || leader >= seats {
            return None;
        }
        Some(Trick {
            table: Play::NONE,
            last: leader,
            to_move: leader,
            seats,
            rocket_ends_trick: false,
        })
    }

    /// Somewhere in a trick: `seat` put `table` down, and after those between them
    /// have passed `to_move` is asked. Where both are the same seat, it has put
    /// down its last cards and nobody moves any more. `None` when nothing lies on
    /// the table, or where [`Trick::lead`] is `None`.
    pub fn resume(seats: u8, table: Play, seat: u8, to_move: u8) -> Option<Trick> {
        let trick = Trick::lead(seats, to_move)?;
        (!table.is_none() && seat < seats).then_some(Trick {
            table,
            last: seat,
            ..trick
        })
    }

    /// The same where the rocket ends the trick at once, or where it does not, as
    /// in the tricks of [`Trick::lead`] and [`Trick::resume`].
    pub const fn with_rocket_ends_trick(self, ends: bool) -> Trick {
        Trick {
            rocket_ends_trick: ends,
            ..self
        }
    }

    /// How many seats there are.
    #[inline(always)]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Whose turn it is.
    #[inline(always)]
    pub const fn to_move(&self) -> u8 {
        self.to_move
    }

    /// What must be beaten; [`Play::NONE`] when a play leads.
    #[inline(always)]
    pub const fn table(&self) -> Play {
        self.table
    }

    /// Is there nothing to beat? Then there is no passing.
    #[inline(always)]
    pub const fn is_lead(&self) -> bool {
        self.table.is_none()
    }

    /// Who put down what lies on the table; `None` when nothing does. Whoever won
    /// the trick that was cleared is the one who leads.
    #[inline(always)]
    pub const fn table_seat(&self) -> Option<u8> {
        if self.table.is_none() {
            None
        } else {
            Some(self.last)
        }
    }

    /// Does the rocket end the trick at once?
    #[inline(always)]
    pub const fn rocket_ends_trick(&self) -> bool {
        self.rocket_ends_trick
    }

    /// Who has passed since the play on the table was put down, a bit `1 << seat`
    /// each: the seats that were asked since. It is not kept, since it follows from
    /// who put it down and whose turn it is.
    pub const fn passed(&self) -> u8 {
        let mut passed = 0;
        let mut seat = self.last;
        while seat != self.to_move {
            seat = self.next(seat);
            if seat != self.to_move {
                passed |= 1_u8.wrapping_shl(seat as u32);
            }
        }
        passed
    }

    /// The seat whose turn it is puts a play down, and holds cards still: the next
    /// one is asked. A rocket that ends the trick clears the table instead.
    #[inline(always)]
    pub fn play(&mut self, play: Play) {
        self.last = self.to_move;
        if self.rocket_ends_trick && play.kind() == Kind::Rocket {
            self.table = Play::NONE;
        } else {
            self.table = play;
            self.to_move = self.next(self.to_move);
        }
    }

    /// The seat whose turn it is puts down its last cards. They stay on the table,
    /// and nobody is asked any more.
    #[inline(always)]
    pub fn play_last(&mut self, play: Play) {
        self.last = self.to_move;
        self.table = play;
    }

    /// The seat whose turn it is passes. When it was the last that could beat the
    /// table, that is cleared and the seat that put it down leads. Nothing happens
    /// where there is no passing: on a lead, and after the last cards.
    #[inline(always)]
    pub fn pass(&mut self) {
        if self.is_lead() || self.to_move == self.last {
            return;
        }
        self.to_move = self.next(self.to_move);
        if self.to_move == self.last {
            self.table = Play::NONE;
        }
    }

    /// The seat behind another in playing order.
    #[inline(always)]
    const fn next(&self, seat: u8) -> u8 {
        if seat + 1 < self.seats { seat + 1 } else { 0 }
    }
}
