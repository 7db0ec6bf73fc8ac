//! The packed form of a game: the same bytes for ever, on every platform
//! (docs/game.md has the layout).

use crate::game::check::GameError;
use crate::game::flow::FLOW_LEN;
use crate::game::flow::{Flow, FlowError};
use crate::game::form::Parts;
use crate::game::form::bytes::{Reader, Written};
use crate::game::form::checksum::Checksum;
use crate::game::state::Game;
use crate::numbers::{self as n, text_of};
use crate::rules::{RuleSet, RulesError};

/// What the bytes begin with: the name of the form and its version.
const HEAD: [u8; 3] = *b"dT\x01";

/// Why bytes are not a packed game, in the order in which they are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnpackError {
    #[doc = text_of!(ERR_FORMAT)]
    #[error("{}", text_of!(ERR_FORMAT))]
    Format,
    #[doc = text_of!(ERR_CHECKSUM)]
    #[error("{}", text_of!(ERR_CHECKSUM))]
    Checksum,
    /// The checksum is right, but no library packs such rules.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The same of the flow.
    #[error(transparent)]
    Flow(#[from] FlowError),
    /// Rules and flow are sound, the rest is no state of a deal.
    #[error(transparent)]
    Game(#[from] GameError),
}

/// The packed form.
pub type Packed = Written<{ n::PACKED_MAX as usize }>;

impl Game {
    /// Every byte of the state, hidden cards and the seed too: for the server's
    /// own files, not for players. [`Game::unpack`] gives the same table back.
    ///
    /// ```
    /// use ddz::rules::Preset;
    /// use ddz::game::{FlowPreset, Seat, Game};
    ///
    /// let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Classic.flow());
    /// let game = Game::new(rules, flow, &[1; 32], Seat::Zero);
    /// let bytes = game.pack();
    /// assert_eq!(Game::unpack(bytes.as_slice()), Ok(game));
    /// assert!(Game::unpack(&bytes.as_slice()[1..]).is_err());
    /// ```
    pub fn pack(&self) -> Packed {
        let parts = self.parts();
        let mut out = Packed::new();
        out.put(&HEAD);
        let (kinds_off, switches) = packed_rules(&parts.rules);
        out.put(&switches);
        out.put(&kinds_off);
        out.put(&parts.flow.switches().base.to_le_bytes());
        out.put(&packed_flow(&parts.flow));
        out.put(&[parts.seeded]);
        out.put(&parts.seed);
        out.put(&parts.actions.to_le_bytes());
        for words in [parts.hands, parts.played, parts.latest] {
            for word in words {
                out.put(&word.to_le_bytes());
            }
        }
        out.put(&parts.bottom.to_le_bytes());
        out.put(&parts.table);
        out.put(&[
            parts.phase,
            parts.waiting,
            parts.landlord,
            parts.winner,
            parts.first_seat,
            parts.first_bidder,
            parts.face_up,
            parts.redeals,
            parts.bid,
            parts.robs,
            parts.first_revealer,
            parts.table_seat,
            parts.passed,
            parts.bombs,
            parts.rockets,
            parts.shuttles,
        ]);
        out.put(&parts.answers);
        for three in [parts.shown, parts.doubles, parts.plays] {
            out.put(&three);
        }
        let sum = Checksum::new().add(out.as_slice()).value();
        out.put(&sum.to_le_bytes());
        out
    }

    /// Takes the bytes of [`Game::pack`].
    ///
    /// # Errors
    /// The first of [`UnpackError`].
    pub fn unpack(bytes: &[u8]) -> Result<Game, UnpackError> {
        let (body, sum) = bytes.split_last_chunk().ok_or(UnpackError::Format)?;
        let mut reader = Reader(body);
        if reader.take() != Some(HEAD) {
            return Err(UnpackError::Format);
        }
        if Checksum::new().add(body).value() != u32::from_le_bytes(*sum) {
            return Err(UnpackError::Checksum);
        }
        let raw = Raw::read(&mut reader).ok_or(UnpackError::Format)?;
        if !reader.0.is_empty() {
            return Err(UnpackError::Format);
        }
        let parts = raw.parts(
            unpacked_rules(raw.kinds_off, &raw.rules)?,
            unpacked_flow(raw.base, &raw.flow)?,
        );
        Ok(Game::from_parts(&parts)?)
    }
}

/// Bytes of switches in the packed form; what is reserved behind them has none.
const RULES: usize = 24;
const FLOW: usize = 40;

fn packed_rules(rules: &RuleSet) -> ([u8; 4], [u8; RULES]) {
    let bytes = rules.to_bytes();
    let mut parts = ([0; 4], [0; RULES]);
    let places = parts.0.iter_mut().chain(&mut parts.1);
    places.zip(bytes).for_each(|(place, byte)| *place = byte);
    parts
}

fn unpacked_rules(kinds_off: [u8; 4], switches: &[u8; RULES]) -> Result<RuleSet, RulesError> {
    let mut bytes = [0; RuleSet::LEN];
    let parts = kinds_off.iter().chain(switches);
    bytes
        .iter_mut()
        .zip(parts)
        .for_each(|(place, &byte)| *place = byte);
    RuleSet::from_bytes(&bytes)
}

fn packed_flow(flow: &Flow) -> [u8; FLOW] {
    let mut bytes = [0; FLOW];
    let switches = flow.switches().to_bytes();
    bytes
        .iter_mut()
        .zip(switches)
        .for_each(|(place, byte)| *place = byte);
    bytes
}

fn unpacked_flow(base: u32, switches: &[u8; FLOW]) -> Result<Flow, FlowError> {
    let mut bytes = [0; FLOW_LEN];
    bytes
        .iter_mut()
        .zip(switches)
        .for_each(|(place, &byte)| *place = byte);
    Flow::from_bytes(base, &bytes)
}

/// The fields as they lie in the bytes.
struct Raw {
    rules: [u8; RULES],
    kinds_off: [u8; 4],
    base: u32,
    flow: [u8; FLOW],
    seeded: u8,
    seed: [u8; 32],
    actions: u32,
    words: [u64; 10],
    table: [u8; 4],
    bytes: [u8; 16],
    answers: [u8; 8],
    threes: [[u8; 3]; 3],
}

impl Raw {
    fn read(reader: &mut Reader) -> Option<Raw> {
        let rules = reader.take()?;
        let kinds_off = reader.take()?;
        let base = u32::from_le_bytes(reader.take()?);
        let flow = reader.take()?;
        let seeded = reader.byte()?;
        let seed = reader.take()?;
        let actions = u32::from_le_bytes(reader.take()?);
        let words = reader.words()?;
        let table = reader.take()?;
        let bytes = reader.take()?;
        let answers = reader.take()?;
        let mut threes = [[0; 3]; 3];
        for three in &mut threes {
            *three = reader.take()?;
        }
        Some(Raw {
            rules,
            kinds_off,
            base,
            flow,
            seeded,
            seed,
            actions,
            words,
            table,
            bytes,
            answers,
            threes,
        })
    }

    fn parts(&self, rules: RuleSet, flow: Flow) -> Parts {
        let [h0, h1, h2, p0, p1, p2, l0, l1, l2, bottom] = self.words;
        let [
            phase,
            waiting,
            landlord,
            winner,
            first_seat,
            first_bidder,
            face_up,
            redeals,
            bid,
            robs,
            first_revealer,
            table_seat,
            passed,
            bombs,
            rockets,
            shuttles,
        ] = self.bytes;
        let [shown, doubles, plays] = self.threes;
        Parts {
            rules,
            flow,
            seeded: self.seeded,
            seed: self.seed,
            actions: self.actions,
            hands: [h0, h1, h2],
            played: [p0, p1, p2],
            latest: [l0, l1, l2],
            bottom,
            table: self.table,
            phase,
            waiting,
            landlord,
            winner,
            first_seat,
            first_bidder,
            face_up,
            redeals,
            bid,
            robs,
            first_revealer,
            table_seat,
            passed,
            bombs,
            rockets,
            shuttles,
            answers: self.answers,
            shown,
            doubles,
            plays,
        }
    }
}
