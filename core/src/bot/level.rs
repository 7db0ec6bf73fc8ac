//! How strong a bot is, and how it bids.

use crate::numbered::numbered;

numbered! {
    /// How strong a bot plays. A level is a number of playouts, never a time.
    Level: u32 {
        Beginner = BOT_BEGINNER,
        Casual = BOT_CASUAL,
        List = BOT_LIST,
        Fair = BOT_FAIR,
        Good = BOT_GOOD,
        Strong = BOT_STRONG,
        Expert = BOT_EXPERT,
        Strongest = BOT_STRONGEST,
    }
}

numbered! {
    /// How a bot bids and doubles.
    #[derive(Default)]
    Style: u32 {
        #[default]
        Calculating = BOT_STYLE_CALCULATING,
        Careful = BOT_STYLE_CAREFUL,
        Daring = BOT_STYLE_DARING,
    }
}

impl Level {
    /// How many playouts it plays for a choice.
    pub const fn playouts(self) -> u32 {
        match self {
            Level::Beginner | Level::Casual | Level::List => 0,
            Level::Fair => 50,
            Level::Good => 200,
            Level::Strong => 500,
            Level::Expert => 2_600,
            Level::Strongest => 10_000,
        }
    }

    /// Does it remember what came of single moves below each choice?
    pub(super) const fn has_tree(self) -> bool {
        matches!(self, Level::Expert | Level::Strongest)
    }
}
