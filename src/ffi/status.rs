//! What a call answers: 0, or the reason why it did nothing.

use ddz::bot::BotError;
use ddz::cards::CardsError;
use ddz::game::{EntryError, FlowError, GameError, RecordError, TurnError, UnpackError};
use ddz::numbers as n;
use ddz::position::{MoveError, PositionError, PositionTextError};
use ddz::rules::RulesError;

/// A refusal at the door or behind it. Its text is that of its status.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Refusal {
    Null,
    Length,
    Enum,
    StructSize,
    Text,
    Play,
    Cards(CardsError),
    Rules(RulesError),
    Flow(FlowError),
    Game(GameError),
    Field,
    Turn(TurnError),
    Position(PositionError),
    PositionSwitch,
    PositionReserved,
    Move(MoveError),
    Bot(BotError),
    Format,
    Checksum,
    Buffer,
}

macro_rules! from {
    ($($error:ident $refusal:ident)*) => {
        $(impl From<$error> for Refusal {
            fn from(error: $error) -> Refusal {
                Refusal::$refusal(error)
            }
        })*
    };
}

from! {
    CardsError Cards
    RulesError Rules
    FlowError Flow
    GameError Game
    TurnError Turn
    PositionError Position
    MoveError Move
    BotError Bot
}

impl From<PositionTextError> for Refusal {
    fn from(error: PositionTextError) -> Refusal {
        match error {
            PositionTextError::Text => Refusal::Text,
            PositionTextError::Position(error) => error.into(),
        }
    }
}

impl From<UnpackError> for Refusal {
    fn from(error: UnpackError) -> Refusal {
        match error {
            UnpackError::Format => Refusal::Format,
            UnpackError::Checksum => Refusal::Checksum,
            UnpackError::Rules(error) => error.into(),
            UnpackError::Flow(error) => error.into(),
            UnpackError::Game(error) => error.into(),
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
            Refusal::Rules(RulesError::Kinds) => n::ERR_RULES_KINDS,
            Refusal::Rules(RulesError::FourRocket) => n::ERR_RULES_FOUR_ROCKET,
            Refusal::Rules(RulesError::WingPairsQuad) => n::ERR_RULES_WING_PAIRS_QUAD,
            Refusal::Rules(RulesError::WingAdjacentTrio) => n::ERR_RULES_WING_ADJACENT_TRIO,
            Refusal::Rules(RulesError::ShuttleWings) => n::ERR_RULES_SHUTTLE_WINGS,
            Refusal::Rules(RulesError::WingRocket) => n::ERR_RULES_WING_ROCKET,
            Refusal::Rules(RulesError::Reserved) => n::ERR_RULES_RESERVED,
            Refusal::Flow(error) => flow_status(error),
            Refusal::Game(GameError) => n::ERR_GAME,
            Refusal::Field => n::ERR_TURN_FIELD,
            Refusal::Turn(error) => turn_status(error),
            Refusal::Position(error) => position_status(error),
            Refusal::PositionSwitch => n::ERR_POSITION_SWITCH,
            Refusal::PositionReserved => n::ERR_POSITION_RESERVED,
            Refusal::Move(error) => move_status(error),
            Refusal::Bot(error) => bot_status(error),
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
        FlowError::Revealer => n::ERR_FLOW_REVEALER,
        FlowError::Bottom => n::ERR_FLOW_BOTTOM,
        FlowError::SuperDouble => n::ERR_FLOW_SUPER_DOUBLE,
        FlowError::Overflow => n::ERR_FLOW_OVERFLOW,
        FlowError::Reserved => n::ERR_FLOW_RESERVED,
    }
}

const fn turn_status(error: TurnError) -> i32 {
    match error {
        TurnError::Stale => n::ERR_TURN_STALE,
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

const fn position_status(error: PositionError) -> i32 {
    match error {
        PositionError::Phase => n::ERR_POSITION_PHASE,
        PositionError::Deck => n::ERR_POSITION_DECK,
        PositionError::Play => n::ERR_PLAY,
        PositionError::Seats => n::ERR_POSITION_SEATS,
        PositionError::Seat => n::ERR_POSITION_SEAT,
        PositionError::Handicap => n::ERR_POSITION_HANDICAP,
        PositionError::Absent => n::ERR_POSITION_ABSENT,
        PositionError::Hand => n::ERR_POSITION_HAND,
        PositionError::Empty => n::ERR_POSITION_EMPTY,
        PositionError::TableSeat => n::ERR_POSITION_TABLE_SEAT,
        PositionError::Over => n::ERR_POSITION_OVER,
        PositionError::Table => n::ERR_POSITION_TABLE,
        PositionError::Passed => n::ERR_POSITION_PASSED,
        PositionError::Rocket => n::ERR_POSITION_ROCKET,
    }
}

const fn move_status(error: MoveError) -> i32 {
    match error {
        MoveError::Over => n::ERR_TURN_OVER,
        MoveError::Lead => n::ERR_TURN_LEAD,
        MoveError::MustBeat => n::ERR_POSITION_MUST_BEAT,
        MoveError::NotHeld => n::ERR_TURN_NOT_HELD,
        MoveError::NotAPlay => n::ERR_TURN_NOT_A_PLAY,
        MoveError::Reading => n::ERR_TURN_READING,
        MoveError::NotHigher => n::ERR_TURN_NOT_HIGHER,
    }
}

const fn bot_status(error: BotError) -> i32 {
    match error {
        BotError::Options => n::ERR_BOT_OPTIONS,
        BotError::Seat => n::ERR_BOT_SEAT,
        BotError::View => n::ERR_BOT_VIEW,
        BotError::Room => n::ERR_BOT_ROOM,
        BotError::Memory => n::ERR_BOT_MEMORY,
    }
}
