//! What a game waits for, and what seats have answered.

use crate::numbered::numbered;

numbered! {
    /// What a game waits for.
    Phase: u8 {
        Show = PHASE_SHOW,
        Bid = PHASE_BID,
        Call = PHASE_CALL,
        Rob = PHASE_ROB,
        Double = PHASE_DOUBLE,
        Redouble = PHASE_REDOUBLE,
        Play = PHASE_PLAY,
        Over = PHASE_OVER,
    }
}

numbered! {
    /// What a seat last said in the auction.
    #[derive(Default)]
    Said: u8 {
        #[default]
        Nothing = SAID_NOTHING,
        One = SAID_BID_1,
        Two = SAID_BID_2,
        Three = SAID_BID_3,
        Pass = SAID_PASS,
        Call = SAID_CALL,
        Rob = SAID_ROB,
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
    Shown: u8 {
        #[default]
        Undecided = SHOW_UNDECIDED,
        Before = SHOW_BEFORE,
        Early = SHOW_EARLY,
        Late = SHOW_LATE,
        Landlord = SHOW_LANDLORD,
        Declined = SHOW_DECLINED,
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
    Double: u8 {
        #[default]
        Undecided = DOUBLE_UNDECIDED,
        No = DOUBLE_NO,
        Two = DOUBLE_TWO,
        Four = DOUBLE_FOUR,
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
