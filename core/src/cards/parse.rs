//! Cards from the text that a person types.
//!
//! The text is read as a row of signs: ranks, suits and gaps. Only one thing in
//! it can mean two: a suit symbol between two ranks, as in `3♠4`. Some write
//! the symbol before the rank and some behind, so the whole text is read both
//! ways; when both make sense the text is refused rather than guessed at.

use core::str::{Chars, FromStr};

use super::card::{Card, Suit};
use super::list::CardList;
use super::rank::Rank;
use super::set::{Cards, CardsError};
use crate::numbers::{self as n, text_of};

/// Why a text is no list of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextError {
    /// More than 4096 bytes, whatever is in them.
    #[error("the text is longer than 4096 bytes")]
    Length,
    /// No list of cards, or one that could be two: `3♠4`.
    #[error("{}", text_of!(ERR_TEXT))]
    Text,
    /// More than 54 cards, or one of them twice. Never [`CardsError::Card`].
    #[error(transparent)]
    Cards(#[from] CardsError),
}

/// Reads cards in the order in which they are written.
///
/// - Ranks: `3` … `9`, `10` or `T`, `J`, `Q`, `K`, `A`, `2`, the letters in
///   either case. Jokers: `x` or `小王` is the small one, `X` or `大王` the big
///   one.
/// - Suits, directly at the rank: a symbol (`♠♥♦♣`, `♤♡♢♧`) before or behind,
///   the same way in the whole text; a letter (`s h d c`, either case) behind;
///   a Chinese name (黑桃, 红桃 or 红心, 方块 or 方片, 梅花 or 草花, also in
///   traditional characters) before, with or without blanks.
/// - Between cards, nothing or any number of blanks, tabs, line ends and
///   commas, `、` too.
/// - Full-width letters and digits count as the plain ones; the selectors
///   U+FE0E and U+FE0F, which come with typed symbols, count for nothing.
///
/// A card without a suit takes the lowest of diamond, club, heart, spade that
/// the text leaves free.
///
/// # Errors
/// `Length` for more than 4096 bytes, `Text` for text that is no list of cards
/// or could be two, `TooMany` for more than 54 cards, `Duplicate` for a card
/// that is named twice, the fifth card of a rank, the second of a joker; the
/// first of these.
pub fn parse(text: &str) -> Result<CardList, TextError> {
    if text.len() > n::TEXT_MAX as usize {
        return Err(TextError::Length);
    }
    let named = match (
        Named::read(text, Side::Before),
        Named::read(text, Side::Behind),
    ) {
        (Some(before), Some(behind)) if before == behind => before,
        (Some(named), None) | (None, Some(named)) => named,
        _ => return Err(TextError::Text),
    };
    Ok(named.cards()?)
}

/// [`parse`], as `"3 3 4".parse::<CardList>()`.
impl FromStr for CardList {
    type Err = TextError;

    fn from_str(text: &str) -> Result<CardList, TextError> {
        parse(text)
    }
}

/// [`parse`], without the order.
impl FromStr for Cards {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Cards, TextError> {
        Ok(parse(text)?.set())
    }
}

/// Where symbols stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Before,
    Behind,
}

/// A suit that waits for its rank.
#[derive(Clone, Copy)]
enum Waiting {
    Symbol(Suit),
    Name(Suit),
}

/// The cards that a text names, before suits are given to those without.
#[derive(PartialEq, Eq)]
struct Named {
    cards: [(Rank, Option<Suit>); n::DECK_LEN as usize],
    /// Counts on when the array is full.
    count: usize,
}

impl Named {
    fn read(text: &str, symbols: Side) -> Option<Named> {
        let mut named = Named {
            cards: [(Rank::THREE, None); n::DECK_LEN as usize],
            count: 0,
        };
        let mut waiting = None;
        // Does the last sign name a card that may still get a suit?
        let mut open = false;
        let mut signs = Signs(text.chars());
        while let Some(sign) = signs.next()? {
            match sign {
                Sign::Gap { blank } => {
                    match waiting {
                        None => {}
                        Some(Waiting::Name(_)) if blank => {}
                        _ => return None,
                    }
                    open = false;
                }
                Sign::Rank(rank) => {
                    let suit = waiting.take().map(|suit| match suit {
                        Waiting::Symbol(suit) | Waiting::Name(suit) => suit,
                    });
                    if rank.is_joker() && suit.is_some() {
                        return None;
                    }
                    named.push(rank, suit);
                    open = !rank.is_joker() && suit.is_none();
                }
                Sign::Symbol(suit) if symbols == Side::Before => {
                    if waiting.replace(Waiting::Symbol(suit)).is_some() {
                        return None;
                    }
                    open = false;
                }
                Sign::Name(suit) => {
                    if waiting.replace(Waiting::Name(suit)).is_some() {
                        return None;
                    }
                    open = false;
                }
                Sign::Symbol(suit) | Sign::Letter(suit) => {
                    if !open {
                        return None;
                    }
                    named.set_last_suit(suit);
                    open = false;
                }
            }
        }
        waiting.is_none().then_some(named)
    }

    fn push(&mut self, rank: Rank, suit: Option<Suit>) {
        if let Some(place) = self.cards.get_mut(self.count) {
            *place = (rank, suit);
        }
        self.count += 1;
    }

    fn set_last_suit(&mut self, suit: Suit) {
        let last = self.count.checked_sub(1);
        if let Some((_, place)) = last.and_then(|last| self.cards.get_mut(last)) {
            *place = Some(suit);
        }
    }

    /// Cards that name their suit keep it, wherever they stand; the others
    /// share what is left.
    fn cards(&self) -> Result<CardList, CardsError> {
        let named = self.cards.get(..self.count).ok_or(CardsError::TooMany)?;
        let mut taken = Cards::EMPTY;
        for &(rank, suit) in named {
            if let Some(suit) = suit
                && !taken.insert(Card::of(rank, suit))
            {
                return Err(CardsError::Duplicate);
            }
        }
        let mut list = CardList::EMPTY;
        for &(rank, suit) in named {
            let card = match suit {
                Some(suit) => Card::of(rank, suit),
                None => taken.free(rank).ok_or(CardsError::Duplicate)?,
            };
            taken.insert(card);
            list.push(card);
        }
        Ok(list)
    }
}

/// What the characters of a text stand for.
enum Sign {
    Rank(Rank),
    Symbol(Suit),
    Letter(Suit),
    Name(Suit),
    /// A blank is no comma and no line end.
    Gap {
        blank: bool,
    },
}

struct Signs<'a>(Chars<'a>);

impl Signs<'_> {
    /// `Some(None)` at the end of the text, `None` for what is no sign.
    fn next(&mut self) -> Option<Option<Sign>> {
        let Some(first) = self.char() else {
            return Some(None);
        };
        let sign = match first {
            ' ' | '\t' | '\u{A0}' | '\u{3000}' => Sign::Gap { blank: true },
            ',' | '、' | '\n' | '\r' => Sign::Gap { blank: false },
            '♦' | '♢' => Sign::Symbol(Suit::Diamond),
            '♣' | '♧' => Sign::Symbol(Suit::Club),
            '♥' | '♡' => Sign::Symbol(Suit::Heart),
            '♠' | '♤' => Sign::Symbol(Suit::Spade),
            'd' | 'D' => Sign::Letter(Suit::Diamond),
            'c' | 'C' => Sign::Letter(Suit::Club),
            'h' | 'H' => Sign::Letter(Suit::Heart),
            's' | 'S' => Sign::Letter(Suit::Spade),
            '1' | '小' | '大' | '方' | '梅' | '草' | '红' | '紅' | '黑' => {
                match (first, self.char()?) {
                    ('1', '0') => Sign::Rank(Rank::TEN),
                    ('小', '王') => Sign::Rank(Rank::SMALL_JOKER),
                    ('大', '王') => Sign::Rank(Rank::BIG_JOKER),
                    ('方', '块' | '塊' | '片') => Sign::Name(Suit::Diamond),
                    ('梅' | '草', '花') => Sign::Name(Suit::Club),
                    ('红' | '紅', '桃' | '心') => Sign::Name(Suit::Heart),
                    ('黑', '桃') => Sign::Name(Suit::Spade),
                    _ => return None,
                }
            }
            letter => Sign::Rank(rank_of(letter)?),
        };
        Some(Some(sign))
    }

    fn char(&mut self) -> Option<char> {
        let seen = |&char: &char| !matches!(char, '\u{FE0E}' | '\u{FE0F}');
        self.0.find(seen).map(plain)
    }
}

/// The plain character of a full-width one (U+FF01 … U+FF5E); others stay.
fn plain(char: char) -> char {
    const FULL_WIDTH: u32 = '！' as u32 - '!' as u32;
    match char {
        '！'..='～' => char::from_u32(char as u32 - FULL_WIDTH).unwrap_or(char),
        _ => char,
    }
}

/// The rank of a letter. Only the jokers tell small letters from capitals.
fn rank_of(letter: char) -> Option<Rank> {
    let letter = match letter {
        't' | 'j' | 'q' | 'k' | 'a' => letter.to_ascii_uppercase(),
        _ => letter,
    };
    let mut letters = Rank::LETTERS.iter();
    let at = letters.position(|&other| char::from(other) == letter)?;
    Rank::new(u8::try_from(at).ok()?)
}
