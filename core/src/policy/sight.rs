//! What a seat sees when it is asked to play.

use crate::cards::Counts;
use crate::plays::Play;

/// Where a seat sits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Plays alone: the landlord. Between two, both seats do.
    Solo = 0,
    /// The partner who is asked first after the landlord (下家).
    After = 1,
    /// The partner who is asked last, before the landlord (上家).
    Before = 2,
}

impl Role {
    /// The role of a seat among two or three.
    #[inline(always)]
    pub const fn of(seats: u8, solo: u8, seat: u8) -> Role {
        if seat == solo || seats < 3 {
            Role::Solo
        } else if seat == solo + 1 || seat + 2 == solo {
            Role::After
        } else {
            Role::Before
        }
    }
}

/// What a seat sees when it is asked to play: nothing in it is hidden from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// What it holds.
    pub hand: Counts,
    /// What all the others hold together (and the bottom, where nobody has it).
    pub others: Counts,
    /// What must be beaten; [`Play::NONE`] when it leads.
    pub table: Play,
    /// Did its partner put that down?
    pub of_partner: bool,
    /// Where it sits.
    pub role: Role,
    /// How many cards the opponent holds who has fewest.
    pub fewest: u8,
    /// How many the opponent holds who has most.
    pub most: u8,
    /// Is an opponent who has one card left asked next?
    pub next_at_one: bool,
    /// How many cards its partner holds; 0 when it has none.
    pub partner: u8,
}

impl Sight {
    /// What a seat sees of the hands' sizes, from its own place on round the table:
    /// `counts[0]` is its own.
    #[inline(always)]
    pub(crate) fn new(seats: u8, role: Role, counts: [u8; 3]) -> Sight {
        let [_, next, last] = counts;
        let (fewest, most, partner, opponent_next) = match (seats, role) {
            (..=2, _) => (next, next, 0, true),
            (_, Role::Solo) => (next.min(last), next.max(last), 0, true),
            (_, Role::After) => (last, last, next, false),
            (_, Role::Before) => (next, next, last, true),
        };
        Sight {
            hand: Counts::EMPTY,
            others: Counts::EMPTY,
            table: Play::NONE,
            of_partner: false,
            role,
            fewest,
            most,
            next_at_one: opponent_next && next == 1,
            partner,
        }
    }
}
