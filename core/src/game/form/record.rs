//! A deal written down: a packed game, then each action with a checksum of
//! the state that it led to (docs/game.md has the layout).

use crate::cards::{Card, Cards, CardsError};
use crate::game::action::{Action, ActionKind, TurnError};
use crate::game::form::UnpackError;
use crate::game::form::bytes::{Reader, Written};
use crate::game::form::checksum::Checksum;
use crate::game::phase::{Double, Shown};
use crate::game::seat::Seat;
use crate::game::state::Game;
use crate::numbers as n;
use crate::plays::Play;

/// What a record begins with: the name of the form and its version.
const HEAD: [u8; 3] = *b"dR\x01";

/// Bit of an entry's first byte: a reading was declared.
const DECLARED: u8 = 0x80;

/// Why a record is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The packed game at its beginning.
    #[error(transparent)]
    Start(#[from] UnpackError),
    /// An action behind it.
    #[error("action {index}: {fault}")]
    Action {
        /// Counted from 0, among all entries.
        index: u32,
        /// What is wrong with it; those before it are good.
        fault: EntryError,
    },
}

/// Why one action of a record is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryError {
    /// The entry is cut short, or is not written as this library writes it.
    #[error("the bytes are no action")]
    Format,
    /// Its cards are too many, no cards, or one of them twice.
    #[error(transparent)]
    Cards(#[from] CardsError),
    /// The table refuses the action.
    #[error(transparent)]
    Turn(#[from] TurnError),
    /// The table takes the action but comes to another state than the one that
    /// was recorded: bytes were changed, or actions are missing.
    #[error("the action leads to another state than the one that was recorded")]
    Checksum,
}

/// The beginning of a record.
pub type Begin = Written<{ n::RECORD_BEGIN_MAX as usize }>;

/// One action of a record.
pub type Entry = Written<{ n::RECORD_ENTRY_MAX as usize }>;

impl Game {
    /// The beginning of a record that goes on from this state.
    pub fn begin_record(&self) -> Begin {
        let packed = self.pack();
        let mut out = Begin::new();
        out.put(&HEAD);
        out.put(&(packed.as_slice().len() as u16).to_le_bytes());
        out.put(packed.as_slice());
        out
    }

    /// The entry of an action that has led to this state.
    pub fn record_entry(&self, action: &Action) -> Entry {
        let mut out = Entry::new();
        write_action(action, &mut out);
        let sum = self.entry_checksum(out.as_slice());
        out.put(&sum.to_le_bytes());
        out
    }

    fn entry_checksum(&self, action: &[u8]) -> u32 {
        Checksum::new()
            .add(action)
            .add(self.pack().as_slice())
            .value()
    }

    /// Is it a game that nobody has acted at yet, exactly as it is dealt?
    fn is_as_dealt(&self) -> bool {
        let dealt = match self.seed {
            Some(seed) => Game::new(self.rules, self.flow, &seed, self.first_seat),
            None => {
                // Without an auction the landlord has the bottom already.
                let hands = self.hands.0.map(|hand| hand.without(self.bottom));
                let piles = hands.into_iter().chain([self.bottom]);
                self.dealt_from(piles.flat_map(Cards::iter))
            }
        };
        *self == dealt
    }
}

/// A record whose beginning has been read.
///
/// ```
/// use ddz::rules::Preset;
/// use ddz::game::{Action, Auto, ActionKind, FlowPreset, Phase, Record, Seat, Game};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Classic.flow());
/// let mut game = Game::new(rules, flow, &[1; 32], Seat::Zero);
///
/// // Kept while the deal goes on.
/// let mut record = game.begin_record().as_slice().to_vec();
/// while let Some(seat) = game.waiting().single() {
///     let action = match game.phase() {
///         Phase::Bid => Action { seat, kind: ActionKind::Bid(3) },
///         _ => game.auto(seat, Auto::Hint).ok_or("not waited for")?,
///     };
///     game.act(&action)?;
///     record.extend(game.record_entry(&action).as_slice());
/// }
///
/// // Played back: all of it, or its first few actions.
/// let (end, actions) = Record::open(&record)?.replay(u32::MAX)?;
/// assert_eq!((end, actions), (game, game.actions()));
/// let (early, _) = Record::open(&record)?.replay(1)?;
/// assert_eq!(early.landlord(), Some(Seat::Zero));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct Record<'a> {
    start: Game,
    entries: Reader<'a>,
}

impl<'a> Record<'a> {
    /// Reads the beginning.
    ///
    /// # Errors
    /// [`UnpackError`]; a game that nobody has acted at must be as its seed
    /// deals it.
    pub fn open(bytes: &'a [u8]) -> Result<Record<'a>, UnpackError> {
        let mut reader = Reader(bytes);
        if reader.take() != Some(HEAD) {
            return Err(UnpackError::Format);
        }
        let len = reader.take().ok_or(UnpackError::Format)?;
        let packed = reader
            .slice(u16::from_le_bytes(len).into())
            .ok_or(UnpackError::Format)?;
        let start = Game::unpack(packed)?;
        if start.actions == 0 && !start.is_as_dealt() {
            return Err(UnpackError::Game(crate::game::check::GameError));
        }
        Ok(Record {
            start,
            entries: reader,
        })
    }

    /// The state in which the record begins.
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// The actions as they stand there, not yet judged; an error ends them.
    pub fn actions(self) -> impl Iterator<Item = Result<Action, EntryError>> + 'a {
        let mut reader = self.entries;
        core::iter::from_fn(move || {
            if reader.0.is_empty() {
                return None;
            }
            let entry = read_entry(&mut reader);
            if entry.is_err() {
                reader = Reader(&[]);
            }
            Some(entry.map(|(action, _, _)| action))
        })
    }

    /// Plays the first `count` actions, or all that there are: the state, and
    /// how many were played.
    ///
    /// # Errors
    /// The first wrong action with its index.
    pub fn replay(self, count: u32) -> Result<(Game, u32), RecordError> {
        let mut game = self.start;
        let mut reader = self.entries;
        let mut index = 0;
        while index < count && !reader.0.is_empty() {
            step(&mut game, &mut reader).map_err(|fault| RecordError::Action { index, fault })?;
            index += 1;
        }
        Ok((game, index))
    }
}

fn step(game: &mut Game, reader: &mut Reader) -> Result<(), EntryError> {
    let (action, bytes, sum) = read_entry(reader)?;
    game.act(&action)?;
    if game.entry_checksum(bytes) != sum {
        return Err(EntryError::Checksum);
    }
    Ok(())
}

fn write_action(action: &Action, out: &mut Entry) {
    let head = |kind: u8| action.seat.number() << 4 | kind;
    match action.kind {
        ActionKind::Pass => out.put(&[head(n::ACTION_PASS)]),
        ActionKind::Bid(points) => out.put(&[head(n::ACTION_BID), points]),
        ActionKind::Call => out.put(&[head(n::ACTION_CALL)]),
        ActionKind::Rob => out.put(&[head(n::ACTION_ROB)]),
        ActionKind::Double(double) => out.put(&[head(n::ACTION_DOUBLE), double.number()]),
        ActionKind::Show(moment) => out.put(&[head(n::ACTION_SHOW), moment.number()]),
        ActionKind::Timeout => out.put(&[head(n::ACTION_TIMEOUT)]),
        ActionKind::Play { cards, reading } => {
            let declared = if reading.is_none() { 0 } else { DECLARED };
            out.put(&[head(n::ACTION_PLAY) | declared, cards.len() as u8]);
            for card in cards.iter() {
                out.put(&[card.byte()]);
            }
            if !reading.is_none() {
                out.put(&reading.to_bytes());
            }
        }
    }
}

/// The action, its bytes, and the checksum behind them.
fn read_entry<'a>(reader: &mut Reader<'a>) -> Result<(Action, &'a [u8], u32), EntryError> {
    let entry = *reader;
    let action = read_action(reader)?;
    let len = entry.0.len().saturating_sub(reader.0.len());
    let bytes = entry.0.get(..len).ok_or(EntryError::Format)?;
    let sum = reader.take().ok_or(EntryError::Format)?;
    Ok((action, bytes, u32::from_le_bytes(sum)))
}

fn read_action(reader: &mut Reader) -> Result<Action, EntryError> {
    let head = reader.byte().ok_or(EntryError::Format)?;
    let seat = Seat::new(u32::from(head >> 4 & 7)).ok_or(EntryError::Format)?;
    let declared = head & DECLARED != 0;
    let mut value = || reader.byte().ok_or(EntryError::Format);
    let kind = match head & 15 {
        n::ACTION_PLAY => {
            return Ok(Action {
                seat,
                kind: read_play(reader, declared)?,
            });
        }
        _ if declared => return Err(EntryError::Format),
        n::ACTION_PASS => ActionKind::Pass,
        n::ACTION_BID => ActionKind::Bid(value()?),
        n::ACTION_CALL => ActionKind::Call,
        n::ACTION_ROB => ActionKind::Rob,
        n::ACTION_DOUBLE => ActionKind::Double(Double::new(value()?).ok_or(EntryError::Format)?),
        n::ACTION_SHOW => ActionKind::Show(Shown::new(value()?).ok_or(EntryError::Format)?),
        n::ACTION_TIMEOUT => ActionKind::Timeout,
        _ => return Err(EntryError::Format),
    };
    Ok(Action { seat, kind })
}

fn read_play(reader: &mut Reader, declared: bool) -> Result<ActionKind, EntryError> {
    let len = reader.byte().ok_or(EntryError::Format)?;
    if u32::from(len) > n::CARDS_MAX {
        return Err(CardsError::TooMany.into());
    }
    let bytes = reader.slice(len.into()).ok_or(EntryError::Format)?;
    let cards = Cards::from_bytes(bytes)?;
    // One way only to write an action.
    if !cards.iter().map(Card::byte).eq(bytes.iter().copied()) {
        return Err(EntryError::Format);
    }
    let mut reading = Play::NONE;
    if declared {
        let bytes = reader.take().ok_or(EntryError::Format)?;
        reading = Play::from_bytes(bytes).ok_or(EntryError::Format)?;
        if reading.is_none() {
            return Err(EntryError::Format);
        }
    }
    Ok(ActionKind::Play { cards, reading })
}
