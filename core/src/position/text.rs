//! A position as one line of text (docs/position.md).

use core::fmt;
use core::str::from_utf8;

use super::check::{Description, PositionError, body};
use super::position::{Position, ROOM};
use crate::cards::{Counts, Rank};
use crate::fixed::Fixed;
use crate::numbers as n;
use crate::plays::{KINDS, Play, classify_counts};
use crate::rules::RuleSet;

/// The words that switch options on.
const MUST_BEAT: &[u8] = b"must_beat";
const ROCKET_ENDS_TRICK: &[u8] = b"rocket_ends_trick";

/// Why a text is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionTextError {
    /// It does not have the form.
    #[error("the text does not have the form of a position")]
    Text,
    /// What it says is none.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl Position {
    /// Reads the line that [`Display`](fmt::Display) writes.
    ///
    /// - The hands from seat 0 on, a `/` between them, two or three: the letters
    ///   `3456789TJQKA2xX` in any order, `-` for no cards.
    /// - The seat that plays alone.
    /// - Whose turn it is.
    /// - What lies on the table: `-` for nothing, otherwise the seat that put it
    ///   down, `:` and the letters of the body; where it carries wings, `+` and how
    ///   many cards these are, since it does not matter which: `0:333+1`. All cards
    ///   may stand there too and are taken in their default reading: `0:3335`.
    /// - `must_beat`, `rocket_ends_trick`, where they hold.
    ///
    /// Blanks stand between these, one or several. Who passed is not written: it is
    /// the seats between the one that put the play down and the one whose turn it
    /// is.
    ///
    /// # Errors
    /// `Text` for a text that does not have this form, [`PositionError::Play`] where
    /// the letters on the table are no play of the rule set, then what
    /// [`Position::new`] answers.
    ///
    /// ```
    /// use ddz::plays::Kind;
    /// use ddz::position::Position;
    /// use ddz::rules::Preset;
    ///
    /// let rules = Preset::Standard.rule_set();
    /// let text = "A/4449/68J 0 1 0:333+1";
    /// let position = Position::parse(&rules, text)?;
    /// assert_eq!(position.table().kind(), Kind::TrioSingle);
    /// assert_eq!(position.to_string(), text);
    /// assert_eq!(Position::parse(&rules, "A/9444/J86  0 1 0:5333"), Ok(position));
    /// # Ok::<(), ddz::position::PositionTextError>(())
    /// ```
    pub fn parse(rules: &RuleSet, text: &str) -> Result<Position, PositionTextError> {
        let description = describe(rules, text)?;
        Ok(Position::new(rules, &description)?)
    }

    /// The line as text.
    pub fn text(&self) -> PositionText {
        let mut text = PositionText(Fixed::new(0));
        for seat in 0..self.seats() {
            if seat > 0 {
                text.push(b"/");
            }
            text.hand(self.hand(seat));
        }
        text.push(b" ");
        text.digit(self.solo());
        text.push(b" ");
        text.digit(self.to_move());
        match self.trick().table_seat() {
            None => text.push(b" -"),
            Some(seat) => {
                text.push(b" ");
                text.digit(seat);
                text.push(b":");
                let body = body(self.table());
                text.hand(body);
                let wings = self.table().cards().saturating_sub(body.len());
                if wings > 0 {
                    text.push(b"+");
                    text.digit(wings);
                }
            }
        }
        for (word, holds) in [
            (MUST_BEAT, self.must_beat()),
            (ROCKET_ENDS_TRICK, self.trick().rocket_ends_trick()),
        ] {
            if holds {
                text.push(b" ");
                text.push(word);
            }
        }
        text
    }
}

/// A position as text, without an allocator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionText(Fixed<u8, { PositionText::MAX }>);

impl PositionText {
    /// No position takes more bytes.
    pub const MAX: usize = n::POSITION_TEXT_MAX as usize;

    /// The line, without an end.
    pub fn as_str(&self) -> &str {
        // Every byte that is put in is ASCII.
        from_utf8(self.0.as_slice()).unwrap_or("")
    }

    fn push(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0.push(byte);
        }
    }

    /// A number below 10; no play has so many wings that it takes two digits.
    fn digit(&mut self, number: u8) {
        self.0.push(b'0' + number % 10);
    }

    fn hand(&mut self, hand: Counts) {
        if hand.is_empty() {
            self.push(b"-");
        }
        for (rank, &letter) in Rank::all().zip(Rank::LETTERS) {
            for _ in 0..hand.count(rank) {
                self.0.push(letter);
            }
        }
    }
}

/// The line of [`Position::parse`].
impl fmt::Display for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.text().as_str())
    }
}

/// The same with a name.
impl fmt::Debug for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Position({self})")
    }
}

fn describe(rules: &RuleSet, text: &str) -> Result<Description, PositionTextError> {
    let malformed = PositionTextError::Text;
    let mut d = Description::default();
    let mut fields = text.split_ascii_whitespace().map(str::as_bytes);
    let mut next = || fields.next().ok_or(malformed);

    let (hands, solo, to_move, table) = (next()?, next()?, next()?, next()?);
    let mut letters = [[0; Rank::COUNT]; ROOM];
    for hand in hands.split(|&letter| letter == b'/') {
        let place = letters.get_mut(usize::from(d.seats)).ok_or(malformed)?;
        if hand != b"-" {
            *place = counts(hand).ok_or(malformed)?;
        }
        d.seats += 1;
    }
    d.solo = digit(solo).ok_or(malformed)?;
    d.to_move = digit(to_move).ok_or(malformed)?;
    let table = match table {
        b"-" => None,
        _ => {
            let (seat, cards) = cut(table, b':').ok_or(malformed)?;
            d.table_seat = Some(digit(seat).ok_or(malformed)?);
            Some(Lying::read(cards).ok_or(malformed)?)
        }
    };
    for word in fields {
        let switch = match word {
            MUST_BEAT => &mut d.must_beat,
            ROCKET_ENDS_TRICK => &mut d.rocket_ends_trick,
            _ => return Err(malformed),
        };
        // Twice the same is a slip.
        if core::mem::replace(switch, true) {
            return Err(malformed);
        }
    }

    for (hand, letters) in d.hands.iter_mut().zip(letters) {
        *hand = Counts::from_counts(&letters).ok_or(PositionError::Deck)?;
    }
    if let Some(lying) = table {
        d.table = lying.play(rules).ok_or(PositionError::Play)?;
        if let Some(passed) = passed(&d) {
            d.passed = passed;
        }
    }
    Ok(d)
}

/// Those whom nobody had to write down; `None` where some seat is none.
fn passed(d: &Description) -> Option<u8> {
    let trick = super::Trick::resume(d.seats, d.table, d.table_seat?, d.to_move)?;
    Some(trick.passed())
}

/// What is said to lie on the table.
struct Lying {
    cards: [u8; Rank::COUNT],
    /// Cards of the wings, where the others are the body alone.
    wings: Option<u8>,
}

impl Lying {
    fn read(text: &[u8]) -> Option<Lying> {
        let (cards, wings) = match cut(text, b'+') {
            Some((body, wings)) => (body, Some(digit(wings)?)),
            None => (text, None),
        };
        let cards = counts(cards)?;
        Some(Lying { cards, wings })
    }

    fn play(&self, rules: &RuleSet) -> Option<Play> {
        let cards = Counts::from_counts(&self.cards)?;
        let play = match self.wings {
            None => classify_counts(rules, cards),
            Some(wings) => with_wings(cards, wings)?,
        };
        (!play.is_none()).then_some(play)
    }
}

/// The play of that body that carries so many cards; there are not two.
fn with_wings(cards: Counts, wings: u8) -> Option<Play> {
    let rank = Rank::all().filter(|&rank| cards.count(rank) > 0).last()?;
    KINDS.iter().find_map(|shape| {
        let run = cards.len() / shape.copies.max(1);
        let length = if shape.sequence { run } else { 1 };
        let play = Play::new(shape.kind, rank, length)?;
        let fits = play.cards() == cards.len() + wings && wings > 0 && body(play) == cards;
        fits.then_some(play)
    })
}

/// What stands before a mark and behind it.
fn cut(text: &[u8], mark: u8) -> Option<(&[u8], &[u8])> {
    let at = text.iter().position(|&byte| byte == mark)?;
    let (before, rest) = text.split_at_checked(at)?;
    Some((before, rest.split_first()?.1))
}

/// One digit.
fn digit(text: &[u8]) -> Option<u8> {
    match *text {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

/// How often each letter stands there, one at least.
fn counts(text: &[u8]) -> Option<[u8; Rank::COUNT]> {
    let mut counts = [0_u8; Rank::COUNT];
    for letter in text {
        let at = Rank::LETTERS.iter().position(|known| known == letter)?;
        let count = counts.get_mut(at)?;
        *count = count.saturating_add(1);
    }
    (!text.is_empty()).then_some(counts)
}
