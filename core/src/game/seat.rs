//! The three seats, and things that each of them has one of.

use core::ops::{Index, IndexMut};

/// A place at the game; the next seat in playing order is the next number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Seat {
    /// Gets the first 17 cards of the deck.
    Zero = 0,
    /// Plays after seat 0; gets the next 17 cards.
    One = 1,
    /// Plays after seat 1, before seat 0; gets the 17 cards after those.
    Two = 2,
}

impl Seat {
    /// In playing order, at the index of their number.
    pub const ALL: [Seat; 3] = [Seat::Zero, Seat::One, Seat::Two];

    /// The seat of that number, 0..2.
    pub const fn new(number: u32) -> Option<Seat> {
        match number {
            0 => Some(Seat::Zero),
            1 => Some(Seat::One),
            2 => Some(Seat::Two),
            _ => None,
        }
    }

    /// 0, 1 or 2.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The seat that comes after this one.
    pub const fn next(self) -> Seat {
        match self {
            Seat::Zero => Seat::One,
            Seat::One => Seat::Two,
            Seat::Two => Seat::Zero,
        }
    }

    /// The seat `steps` after this one.
    pub(in crate::game) fn after(self, steps: u32) -> Seat {
        match steps % 3 {
            0 => self,
            1 => self.next(),
            _ => self.next().next(),
        }
    }

    /// The two others, in playing order.
    pub(in crate::game) fn others(self) -> [Seat; 2] {
        [self.next(), self.next().next()]
    }
}

/// Some of the three seats: bit `1 << seat`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);
    /// All three.
    pub const ALL: Seats = Seats(7);

    /// Takes bits; those above the third are no seats.
    pub const fn from_bits(bits: u8) -> Option<Seats> {
        if bits <= Seats::ALL.0 {
            Some(Seats(bits))
        } else {
            None
        }
    }

    /// The bits of [`Seats::from_bits`], 0 to 7.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// That seat and no other.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat as u8)
    }

    /// Is the seat among them?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat as u8 != 0
    }

    /// Is no seat among them?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and that seat.
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat as u8)
    }

    /// These but that seat.
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat as u8))
    }

    /// The seats that are here or there.
    pub const fn union(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// The seats that are here and there.
    pub const fn both(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// The seats that are here and not there.
    pub const fn except(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// The seats among them, from seat 0 on.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL
            .into_iter()
            .filter(move |&seat| self.contains(seat))
    }

    /// The one seat in it; `None` when there are none or several.
    pub const fn single(self) -> Option<Seat> {
        match self.0 {
            1 => Some(Seat::Zero),
            2 => Some(Seat::One),
            4 => Some(Seat::Two),
            _ => None,
        }
    }

    /// The seats for which `is_in` says so.
    pub(in crate::game) fn filter(mut is_in: impl FnMut(Seat) -> bool) -> Seats {
        let bits = Seat::ALL.map(|seat| u8::from(is_in(seat)) << seat as u8);
        Seats(bits[0] | bits[1] | bits[2])
    }
}

/// One of something for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PerSeat<T>(pub [T; 3]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline(always)]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}
