//! What the memory says of itself: the question, and how far it has been answered.

use super::cuts::Cuts;
use super::goal::Goal;
use super::memory::{FRAME, FRAMES, HEADER, LISTS, Words, get, lists, set};
use super::search::{Search, Step};
use super::state::{Deal, State};
use crate::advice::Turns;
use crate::cards::{Counts, Rank};
use crate::plays::Play;
use crate::position::{Description, Position, Side};
use crate::rules::RuleSet;

/// Stands in front of memory that has been prepared. It says which layout it is.
const MAGIC: u64 = u64::from_le_bytes(*b"ddzsolv1");

/// Where each part stands.
mod at {
    pub const MAGIC: usize = 0;
    pub const CHECK: usize = 1;
    /// Six words.
    pub const RULES: usize = 2;
    /// Three words of hands, and the turns.
    pub const ROOT: usize = 8;
    pub const OPTIONS: usize = 12;
    /// Three words of hands, and the rest of the state.
    pub const STATE: usize = 13;
    pub const STEP: usize = 17;
    pub const WON_BY: usize = 18;
    pub const NODES: usize = 19;
    pub const PHASE: usize = 20;
    pub const FOUND: usize = 21;
    /// Two bytes a move.
    pub const LINE: usize = 24;
    /// A byte a move.
    pub const VALUES: usize = 72;
}

/// Moves of the longest line.
const LINE_MAX: usize = FRAMES;

const _: () = assert!(at::LINE + LINE_MAX.div_ceil(4) <= at::VALUES);
const _: () = assert!(at::VALUES + 105 <= HEADER && RuleSet::LEN <= 6 * 8);

/// What is being looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Who wins.
    Winner,
    /// In how many plays.
    Plays,
    /// The next move of the line.
    Line,
    /// Who wins behind each move.
    Values,
    /// Nothing any more.
    Done,
}

impl Phase {
    const ALL: [Phase; 5] = [
        Phase::Winner,
        Phase::Plays,
        Phase::Line,
        Phase::Values,
        Phase::Done,
    ];
}

/// How far the question has been answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Progress {
    pub phase: Phase,
    /// Is a search under way?
    pub searching: bool,
    pub winner: Option<Side>,
    /// Plays of the winning side, as far as they are known.
    pub plays: u8,
    /// The move that is looked at.
    pub candidate: u16,
    /// Moves of the line.
    pub line: u16,
    /// Positions that have been looked at.
    pub nodes: u64,
    /// The move that won at the root, packed; 0 for a pass or none.
    pub found: u64,
}

/// What was asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    pub rules: RuleSet,
    pub root: Position,
    pub goal: Goal,
    pub cuts: Cuts,
}

impl Asked {
    /// What a search needs of it.
    pub(super) fn deal(&self, target: Side) -> Deal {
        Deal {
            rules: self.rules,
            turns: Turns::of(&self.rules),
            seats: self.root.seats(),
            solo: self.root.solo(),
            must_beat: self.root.must_beat(),
            rocket_ends_trick: self.root.trick().rocket_ends_trick(),
            cuts: self.cuts,
            target,
        }
    }

    pub(super) fn write(&self, words: &mut Words) {
        let rules = self.rules.to_bytes();
        let (eights, rest) = rules.as_chunks::<8>();
        let mut last = [0; 8];
        for (place, byte) in last.iter_mut().zip(rest) {
            *place = *byte;
        }
        for (i, bytes) in (at::RULES..).zip(eights.iter().chain([&last])) {
            set(words, i, u64::from_le_bytes(*bytes));
        }
        let d = self.root.description();
        for (i, hand) in (at::ROOT..at::ROOT + 3).zip(d.hands) {
            set(words, i, hand.word());
        }
        let bits = [
            d.seats,
            d.solo,
            d.to_move,
            d.table_seat.map_or(0, |seat| seat + 1),
        ];
        let bits = u64::from(u32::from_le_bytes(bits)) << 32;
        let table = u64::from(u32::from_le_bytes(d.table.to_bytes()));
        set(words, at::ROOT + 3, table | bits);
        let switches = [
            u8::from(d.must_beat),
            u8::from(d.rocket_ends_trick),
            self.goal as u8,
            self.cuts.bits(),
            d.passed,
            0,
            0,
            0,
        ];
        set(words, at::OPTIONS, u64::from_le_bytes(switches));
    }

    /// `None` where it is nothing that can have been asked.
    pub(super) fn read(words: &Words) -> Option<Asked> {
        let mut bytes = [0; RuleSet::LEN];
        for (i, place) in bytes.iter_mut().enumerate() {
            *place = (get(words, at::RULES + i / 8) >> (8 * (i % 8))) as u8;
        }
        let rules = RuleSet::from_bytes(&bytes).ok()?;
        let [must_beat, rocket_ends_trick, goal, cuts, passed, ..] =
            get(words, at::OPTIONS).to_le_bytes();
        let [a, b, c, d, seats, solo, to_move, seat] = get(words, at::ROOT + 3).to_le_bytes();
        let mut described = Description {
            seats,
            solo,
            to_move,
            table: Play::from_bytes([a, b, c, d])?,
            table_seat: seat.checked_sub(1),
            passed,
            must_beat: must_beat > 0,
            rocket_ends_trick: rocket_ends_trick > 0,
            ..Description::default()
        };
        for (hand, i) in described.hands.iter_mut().zip(at::ROOT..at::ROOT + 3) {
            *hand = counts(get(words, i))?;
        }
        let root = Position::new(&rules, &described).ok()?;
        root.winner().is_none().then_some(Asked {
            rules,
            root,
            goal: Goal::of(goal)?,
            cuts: Cuts::from_bits(cuts),
        })
    }
}

/// The counts of a word that may be anything.
pub(super) fn counts(word: u64) -> Option<Counts> {
    let mut counts = [0; Rank::COUNT];
    for (i, count) in (0_u32..).zip(&mut counts) {
        *count = (word >> (4 * i) & 15) as u8;
    }
    (word >> 60 == 0).then(|| Counts::from_counts(&counts))?
}

impl Progress {
    pub(super) fn write(&self, words: &mut Words) {
        let winner = match self.winner {
            None => 0,
            Some(Side::Solo) => 1,
            Some(Side::Others) => 2,
        };
        let [c, d] = self.candidate.to_le_bytes();
        let [e, f] = self.line.to_le_bytes();
        let bytes = [
            self.phase as u8,
            u8::from(self.searching),
            winner,
            self.plays,
            c,
            d,
            e,
            f,
        ];
        set(words, at::PHASE, u64::from_le_bytes(bytes));
        set(words, at::NODES, self.nodes);
        set(words, at::FOUND, self.found);
    }

    pub(super) fn read(words: &Words) -> Option<Progress> {
        let [phase, searching, winner, plays, c, d, e, f] = get(words, at::PHASE).to_le_bytes();
        Some(Progress {
            phase: *Phase::ALL.get(usize::from(phase))?,
            searching: searching > 0,
            winner: match winner {
                0 => None,
                1 => Some(Side::Solo),
                _ => Some(Side::Others),
            },
            plays,
            candidate: u16::from_le_bytes([c, d]),
            line: u16::from_le_bytes([e, f]),
            nodes: get(words, at::NODES),
            found: get(words, at::FOUND),
        })
    }
}

impl<'m> Search<'m> {
    /// A search in this memory, at its beginning.
    pub(super) fn new(deal: Deal, root: &Position, words: &'m mut Words) -> Search<'m> {
        let table_at = LISTS + lists(words.len());
        Search {
            state: deal.state(root, 0),
            deal,
            words,
            table_at,
            step: Step::Enter,
            depth: 0,
            listed: 0,
            won_by: 0,
        }
    }

    pub(super) fn write(&mut self) {
        for (i, hand) in (at::STATE..).zip(self.state.hands) {
            set(self.words, i, hand);
        }
        set(self.words, at::STATE + 3, self.state.rest());
        let step = match self.step {
            Step::Enter => 0,
            Step::Leave(false) => 1,
            Step::Leave(true) => 2,
        };
        let word = step | (self.depth as u64) << 8 | (self.listed as u64) << 32;
        set(self.words, at::STEP, word);
        set(self.words, at::WON_BY, self.won_by);
    }

    /// The search that was written.
    pub(super) fn read(&mut self) {
        let mut state = State {
            hands: [0; 3],
            ..self.state
        };
        for (i, hand) in (at::STATE..).zip(&mut state.hands) {
            *hand = get(self.words, i);
        }
        state.set_rest(get(self.words, at::STATE + 3));
        self.state = state;
        let word = get(self.words, at::STEP);
        self.step = match word & 3 {
            0 => Step::Enter,
            1 => Step::Leave(false),
            _ => Step::Leave(true),
        };
        self.depth = (word >> 8) as usize & 0xFFFF;
        self.listed = (word >> 32) as usize;
        self.won_by = get(self.words, at::WON_BY);
    }
}

/// The number of a move of the line, in the order of the list of moves.
pub(super) fn line_move(words: &Words, i: u16) -> u16 {
    let word = get(words, at::LINE + usize::from(i / 4));
    (word >> (16 * (i % 4))) as u16
}

/// Puts a move behind the line; nothing where that is longer than any can be.
pub(super) fn set_line_move(words: &mut Words, i: u16, number: u16) {
    if usize::from(i) < LINE_MAX {
        let place = at::LINE + usize::from(i / 4);
        let shift = 16 * (i % 4);
        let word = get(words, place) & !(0xFFFF << shift);
        set(words, place, word | u64::from(number) << shift);
    }
}

/// Does the side that plays alone win behind the move of that number?
pub(super) fn value(words: &Words, i: u16) -> bool {
    get(words, at::VALUES + usize::from(i / 8)) >> (8 * (i % 8)) & 1 != 0
}

pub(super) fn set_value(words: &mut Words, i: u16, solo: bool) {
    let place = at::VALUES + usize::from(i / 8);
    if place < HEADER {
        let shift = 8 * (i % 8);
        let word = get(words, place) & !(0xFF << shift);
        set(words, place, word | u64::from(solo) << shift);
    }
}

/// Marks the memory as prepared, and as it is now.
pub(super) fn seal(words: &mut Words) {
    set(words, at::MAGIC, MAGIC);
    let sum = sum(words);
    set(words, at::CHECK, sum);
}

/// Is it as it was marked?
pub(super) fn is_sealed(words: &Words) -> bool {
    get(words, at::MAGIC) == MAGIC && get(words, at::CHECK) == sum(words)
}

/// A sum over the header, the frames and the lists in use. The table is not in it:
/// an entry that was damaged is an entry of no position.
fn sum(words: &Words) -> u64 {
    let step = get(words, at::STEP);
    let frames = FRAME * ((step >> 8) as usize & 0xFFFF).min(FRAMES);
    let listed = ((step >> 32) as usize).min(lists(words.len()));
    let mut sum = words.len() as u64;
    for part in [
        (at::RULES, HEADER),
        (HEADER, HEADER + frames),
        (LISTS, LISTS + listed),
    ] {
        for at in part.0..part.1 {
            sum = (sum ^ get(words, at)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            sum ^= sum >> 29;
        }
    }
    sum
}
