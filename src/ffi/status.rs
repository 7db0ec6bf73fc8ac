//! What a call answers: 0, or the reason why it did nothing.

use crate::cards::CardsError;
use crate::numbers as n;
use crate::rules::RulesError;
use crate::table::{EntryError, FlowError, RecordError, TableError, TurnError, UnpackError};

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
    #[error(transparent)]
    Flow(#[from] FlowError),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("a field that this action does not use is not 0")]
    Field,
    #[error(transparent)]
    Turn(#[from] TurnError),
    #[error("the bytes are not of a form that this library reads")]
    Format,
    #[error("the bytes do not agree with their checksum")]
    Checksum,
    #[error("the buffer is too small")]
    Buffer,
}

impl From<UnpackError> for Refusal {
    fn from(error: UnpackError) -> Refusal {
        match error {
            UnpackError::Format => Refusal::Format,
            UnpackError::Checksum => Refusal::Checksum,
            UnpackError::Rules(error) => error.into(),
            UnpackError::Flow(error) => error.into(),
            UnpackError::Table(error) => error.into(),
        }
    }
}

impl From<EntryError> for Refusal {
    fn from(error: EntryError) -> Refusal {
        match error {
            EntryError::Format => Refusal::Format,
            EntryError::Checksum => Refusal::Checksum,
            EntryError::Cards(error) => error.into(),
            EntryError::Turn(error) => error.into(),
        }
    }
}

impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Refusal {
        match error {
            RecordError::Start(error) => error.into(),
            RecordError::Action { fault, .. } => fault.into(),
        }
    }
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
            Refusal::Flow(error) => flow_status(error),
            Refusal::Table(TableError) => n::ERR_TABLE,
            Refusal::Field => n::ERR_TURN_FIELD,
            Refusal::Turn(error) => turn_status(error),
            Refusal::Format => n::ERR_FORMAT,
            Refusal::Checksum => n::ERR_CHECKSUM,
            Refusal::Buffer => n::ERR_BUFFER,
        }
    }
}

const fn flow_status(error: FlowError) -> i32 {
    match error {
        FlowError::Range => n::ERR_FLOW_RANGE,
        FlowError::RobBack => n::ERR_FLOW_ROB_BACK,
        FlowError::RedealMax => n::ERR_FLOW_REDEAL_MAX,
        FlowError::Shower => n::ERR_FLOW_SHOWER,
        FlowError::Bottom => n::ERR_FLOW_BOTTOM,
        FlowError::SuperDouble => n::ERR_FLOW_SUPER_DOUBLE,
        FlowError::Overflow => n::ERR_FLOW_OVERFLOW,
        FlowError::Reserved => n::ERR_FLOW_RESERVED,
    }
}

const fn turn_status(error: TurnError) -> i32 {
    match error {
        TurnError::Over => n::ERR_TURN_OVER,
        TurnError::Phase => n::ERR_TURN_PHASE,
        TurnError::Seat => n::ERR_TURN_SEAT,
        TurnError::Decided => n::ERR_TURN_DECIDED,
        TurnError::BidRange => n::ERR_TURN_BID_RANGE,
        TurnError::BidLow => n::ERR_TURN_BID_LOW,
        TurnError::Double => n::ERR_TURN_DOUBLE,
        TurnError::Show => n::ERR_TURN_SHOW,
        TurnError::Lead => n::ERR_TURN_LEAD,
        TurnError::NotHeld => n::ERR_TURN_NOT_HELD,
        TurnError::NotAPlay => n::ERR_TURN_NOT_A_PLAY,
        TurnError::Reading => n::ERR_TURN_READING,
        TurnError::NotHigher => n::ERR_TURN_NOT_HIGHER,
    }
}
