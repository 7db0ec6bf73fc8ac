//! Cards as text that [`super::parse`] reads back.

use core::fmt;
use core::str::from_utf8;

use super::card::{Card, Suit};
use super::list::CardList;
use super::rank::Rank;
use crate::numbered::numbered;
use crate::numbers as n;

numbered! {
    /// How cards are written.
    Style: u32 {
        Ranks = STYLE_RANKS,
        Suited = STYLE_SUITED,
        Chinese = STYLE_CHINESE,
    }
}

/// The letters of [`Rank::LETTERS`]; a test sees that none is lost.
const LETTERS: &str = match from_utf8(Rank::LETTERS) {
    Ok(letters) => letters,
    Err(_) => "",
};

impl Style {
    /// The cards of a list, in its order.
    pub const fn format(self, cards: &CardList) -> Written<'_> {
        Written { cards, style: self }
    }

    const fn gap(self) -> &'static str {
        match self {
            Style::Ranks => "",
            Style::Suited | Style::Chinese => " ",
        }
    }

    /// Nothing for a joker.
    pub(super) fn suit(self, card: Card) -> &'static str {
        match (self, card.suit()) {
            (Style::Ranks, _) | (_, None) => "",
            (Style::Suited, Some(Suit::Diamond)) => "♦",
            (Style::Suited, Some(Suit::Club)) => "♣",
            (Style::Suited, Some(Suit::Heart)) => "♥",
            (Style::Suited, Some(Suit::Spade)) => "♠",
            (Style::Chinese, Some(Suit::Diamond)) => "方块",
            (Style::Chinese, Some(Suit::Club)) => "梅花",
            (Style::Chinese, Some(Suit::Heart)) => "红桃",
            (Style::Chinese, Some(Suit::Spade)) => "黑桃",
        }
    }

    pub(super) fn rank(self, rank: Rank) -> &'static str {
        let index = rank.index();
        match (self, index) {
            (Style::Chinese, n::RANK_10) => "10",
            (Style::Chinese, n::RANK_SMALL_JOKER) => "小王",
            (Style::Chinese, n::RANK_BIG_JOKER) => "大王",
            _ => {
                let at = usize::from(index);
                LETTERS.get(at..at + 1).unwrap_or("")
            }
        }
    }
}

/// Cards about to be written.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    cards: &'a CardList,
    style: Style,
}

impl Written<'_> {
    /// No list takes more bytes.
    pub const MAX: usize = n::WRITTEN_MAX as usize;

    /// The pieces that make the text, some of them empty.
    pub fn pieces(&self) -> impl Iterator<Item = &'static str> {
        let style = self.style;
        let cards = self.cards.as_slice().iter();
        cards.enumerate().flat_map(move |(at, &card)| {
            let gap = if at == 0 { "" } else { style.gap() };
            [gap, style.suit(card), style.rank(card.rank())]
        })
    }
}

// A gap, a suit, a ten, for each card.
const _: () = assert!(Written::MAX == n::DECK_LEN as usize * "黑桃10 ".len());

impl fmt::Display for Written<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces().try_for_each(|piece| out.write_str(piece))
    }
}
