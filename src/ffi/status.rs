//! What a call answers: 0, or the reason why it did nothing.

use crate::cards::CardsError;
use crate::numbers as n;
use crate::rules::RulesError;

/// A refusal at the door or behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum Refusal {
    #[error("a pointer is NULL that may not be")]
    Null,
    #[error("a length is out of range")]
    Length,
    #[error("an argument is not one of the named constants")]
    Enum,
    #[error("struct_size is not the size that this library knows")]
    StructSize,
    #[error("the text does not name cards")]
    Text,
    #[error("the play on the table is not one that the rule set can produce")]
    Play,
    #[error(transparent)]
    Cards(#[from] CardsError),
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error("the buffer is too small")]
    Buffer,
}

impl Refusal {
    pub(super) const fn status(self) -> i32 {
        match self {
            Refusal::Null => n::ERR_NULL,
            Refusal::Length => n::ERR_LENGTH,
            Refusal::Enum => n::ERR_ENUM,
            Refusal::StructSize => n::ERR_STRUCT_SIZE,
            Refusal::Text => n::ERR_TEXT,
            Refusal::Play => n::ERR_PLAY,
            Refusal::Cards(CardsError::Card) => n::ERR_CARD,
            Refusal::Cards(CardsError::Duplicate) => n::ERR_DUPLICATE,
            Refusal::Cards(CardsError::TooMany) => n::ERR_TOO_MANY,
            Refusal::Rules(RulesError::Range) => n::ERR_RULES_RANGE,
            Refusal::Rules(RulesError::FourRocket) => n::ERR_RULES_FOUR_ROCKET,
            Refusal::Rules(RulesError::WingPairsQuad) => n::ERR_RULES_WING_PAIRS_QUAD,
            Refusal::Rules(RulesError::WingAdjacentTrio) => n::ERR_RULES_WING_ADJACENT_TRIO,
            Refusal::Rules(RulesError::ShuttleWings) => n::ERR_RULES_SHUTTLE_WINGS,
            Refusal::Rules(RulesError::WingRocket) => n::ERR_RULES_WING_ROCKET,
            Refusal::Rules(RulesError::Reserved) => n::ERR_RULES_RESERVED,
            Refusal::Buffer => n::ERR_BUFFER,
        }
    }
}
