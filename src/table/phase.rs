//! What a table waits for, and what seats have answered.

use super::numbered::numbered;
use crate::numbers::{self as n, text_of};

numbered! {
    /// What a table waits for.
    Phase {
        Show = n::PHASE_SHOW,
        Bid = n::PHASE_BID,
        Call = n::PHASE_CALL,
        Rob = n::PHASE_ROB,
        Double = n::PHASE_DOUBLE,
        Redouble = n::PHASE_REDOUBLE,
        Play = n::PHASE_PLAY,
        Over = n::PHASE_OVER,
    }
}

numbered! {
    /// What a seat last said in the auction.
    #[derive(Default)]
    Said {
        #[default]
        Nothing = n::SAID_NOTHING,
        One = n::SAID_BID_1,
        Two = n::SAID_BID_2,
        Three = n::SAID_BID_3,
        Pass = n::SAID_PASS,
        Call = n::SAID_CALL,
        Rob = n::SAID_ROB,
    }
}

impl Said {
    /// The bid of that many points, 1..3.
    pub const fn bid(points: u8) -> Option<Said> {
        match points {
            1 => Some(Said::One),
            2 => Some(Said::Two),
            3 => Some(Said::Three),
            _ => None,
        }
    }

    /// The points bid; 0 when it is no bid.
    pub const fn points(self) -> u8 {
        match self {
            Said::One => 1,
            Said::Two => 2,
            Said::Three => 3,
            Said::Nothing | Said::Pass | Said::Call | Said::Rob => 0,
        }
    }
}

numbered! {
    /// Whether a seat shows its hand, and since when.
    #[derive(Default)]
    Shown {
        #[default]
        Undecided = n::SHOW_UNDECIDED,
        Before = n::SHOW_BEFORE,
        Early = n::SHOW_EARLY,
        Late = n::SHOW_LATE,
        Landlord = n::SHOW_LANDLORD,
        Declined = n::SHOW_DECLINED,
    }
}

impl Shown {
    /// Does the hand lie open?
    pub const fn is_open(self) -> bool {
        self.is_early() || matches!(self, Shown::Landlord)
    }

    /// Was it shown before the auction?
    pub const fn is_early(self) -> bool {
        matches!(self, Shown::Before | Shown::Early | Shown::Late)
    }
}

numbered! {
    /// Whether a seat doubles.
    #[derive(Default)]
    Double {
        #[default]
        Undecided = n::DOUBLE_UNDECIDED,
        No = n::DOUBLE_NO,
        Two = n::DOUBLE_TWO,
        Four = n::DOUBLE_FOUR,
    }
}

impl Double {
    /// What it multiplies by.
    pub const fn factor(self) -> u8 {
        match self {
            Double::Undecided | Double::No => 1,
            Double::Two => 2,
            Double::Four => 4,
        }
    }

    /// Is it an answer that raises the stake?
    pub const fn is_raise(self) -> bool {
        matches!(self, Double::Two | Double::Four)
    }
}
