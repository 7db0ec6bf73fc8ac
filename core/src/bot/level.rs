//! How strong a bot is, and how it bids.

use crate::numbered::numbered;

numbered! {
    /// How strong a bot plays. A level is a number of playouts, never a time.
    Level: u32 {
        Beginner = BOT_LEVEL_BEGINNER,
        Casual = BOT_LEVEL_CASUAL,
        List = BOT_LEVEL_LIST,
        Fair = BOT_LEVEL_FAIR,
        Good = BOT_LEVEL_GOOD,
        Strong = BOT_LEVEL_STRONG,
        Expert = BOT_LEVEL_EXPERT,
        Strongest = BOT_LEVEL_STRONGEST,
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
