//! What the switches of a flow that have several names are called.

use crate::numbered::numbered;

numbered! {
    /// Who bids first.
    FirstBidder: u8 {
        Given = FIRST_GIVEN,
        Next = FIRST_NEXT,
        Random = FIRST_RANDOM,
        FaceUp = FIRST_FACE_UP,
    }
}

numbered! {
    /// How the landlord is found.
    BidStyle: u8 {
        ScoreOnce = BID_SCORE_ONCE,
        ScoreUntilTwoPasses = BID_SCORE_UNTIL_TWO_PASSES,
        CallRob = BID_CALL_ROB,
        None = BID_NONE,
    }
}

numbered! {
    /// Who may take the landlord's place back after a rob.
    RobBack: u8 {
        None = ROB_BACK_NONE,
        Caller = ROB_BACK_CALLER,
        First = ROB_BACK_FIRST,
    }
}

numbered! {
    /// What happens when nobody bids.
    AllPass: u8 {
        Redeal = ALL_PASS_REDEAL,
        Draw = ALL_PASS_DRAW,
        Forced = ALL_PASS_FORCED,
    }
}

numbered! {
    /// When all see the bottom.
    BottomShown: u8 {
        AfterBid = BOTTOM_AFTER_BID,
        AfterDoubling = BOTTOM_AFTER_DOUBLING,
        Never = BOTTOM_NEVER,
    }
}

numbered! {
    /// Who may double.
    Doubling: u8 {
        None = DOUBLING_NONE,
        FarmersFirst = DOUBLING_FARMERS_FIRST,
        Pairwise = DOUBLING_PAIRWISE,
        Global = DOUBLING_GLOBAL,
    }
}
