//! What a call answers: 0, or the reason why it did nothing.

use core::num::NonZeroI32;

use ddz::bot::BotError;
use ddz::cards::CardsError;
use ddz::game::{EntryError, FlowError, GameError, RecordError, TurnError, UnpackError};
use ddz::numbers as n;
use ddz::position::{MoveError, PositionError, PositionTextError};
use ddz::rules::RulesError;
use ddz::solve::SolveError;

/// A refusal at the door or behind it: a status that is not OK.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Refusal(NonZeroI32);

impl Refusal {
    pub(super) const NULL: Refusal = Refusal::new(n::ERR_NULL);
    pub(super) const LENGTH: Refusal = Refusal::new(n::ERR_LENGTH);
    pub(super) const ENUM: Refusal = Refusal::new(n::ERR_ENUM);
    pub(super) const STRUCT_SIZE: Refusal = Refusal::new(n::ERR_STRUCT_SIZE);
    pub(super) const TEXT: Refusal = Refusal::new(n::ERR_TEXT);
    pub(super) const PLAY: Refusal = Refusal::new(n::ERR_PLAY);
    pub(super) const FIELD: Refusal = Refusal::new(n::ERR_TURN_FIELD);
    pub(super) const TOO_MANY: Refusal = Refusal::new(n::ERR_TOO_MANY);
    pub(super) const POSITION_SWITCH: Refusal = Refusal::new(n::ERR_POSITION_SWITCH);
    pub(super) const POSITION_RESERVED: Refusal = Refusal::new(n::ERR_POSITION_RESERVED);
    pub(super) const FORMAT: Refusal = Refusal::new(n::ERR_FORMAT);
    pub(super) const CHECKSUM: Refusal = Refusal::new(n::ERR_CHECKSUM);
    pub(super) const BUFFER: Refusal = Refusal::new(n::ERR_BUFFER);

    const fn new(status: i32) -> Refusal {
        match NonZeroI32::new(status) {
            Some(status) => Refusal(status),
            // No reason has the number of OK.
            None => Refusal(NonZeroI32::MIN),
        }
    }

    pub(super) const fn status(self) -> i32 {
        self.0.get()
    }
}

/// Reasons that bring their status along.
macro_rules! from {
    ($($error:ident)*) => {
        $(impl From<$error> for Refusal {
            #[inline(always)]
            fn from(error: $error) -> Refusal {
                Refusal::new(error.status())
            }
        })*
    };
}

from!(CardsError RulesError FlowError TurnError PositionError MoveError SolveError BotError);

impl From<GameError> for Refusal {
    fn from(GameError: GameError) -> Refusal {
        Refusal::new(n::ERR_GAME)
    }
}

impl From<PositionTextError> for Refusal {
    fn from(error: PositionTextError) -> Refusal {
        match error {
            PositionTextError::Text => Refusal::TEXT,
            PositionTextError::Position(error) => error.into(),
        }
    }
}

impl From<UnpackError> for Refusal {
    fn from(error: UnpackError) -> Refusal {
        match error {
            UnpackError::Format => Refusal::FORMAT,
            UnpackError::Checksum => Refusal::CHECKSUM,
            UnpackError::Rules(error) => error.into(),
            UnpackError::Flow(error) => error.into(),
            UnpackError::Game(error) => error.into(),
        }
    }
}

impl From<EntryError> for Refusal {
    fn from(error: EntryError) -> Refusal {
        match error {
            EntryError::Format => Refusal::FORMAT,
            EntryError::Checksum => Refusal::CHECKSUM,
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
