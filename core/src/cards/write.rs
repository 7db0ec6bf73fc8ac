//! How `{}` and `{:?}` write cards: with suits, as [`Style::Suited`] has them.
//! What is written without a style is read back by [`parse`](super::parse()).

use core::fmt::{self, Debug, Display, Formatter, Write};

use super::card::Card;
use super::counts::Counts;
use super::list::CardList;
use super::rank::Rank;
use super::set::Cards;
use super::text::Style;

/// A letter of [`Rank::LETTERS`].
impl Display for Rank {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str(Style::Ranks.rank(*self))
    }
}

/// `♠3`; a joker is `x` or `X`.
impl Display for Card {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str(Style::Suited.suit(*self))?;
        out.write_str(Style::Suited.rank(self.rank()))
    }
}

/// `♦3 ♣3 x`, in the order of [`Cards::iter`].
impl Display for Cards {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&CardList::from(*self), out)
    }
}

/// `♦3 ♣3 x`, in the order of the list. [`Style::format`] writes other forms.
impl Display for CardList {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&Style::Suited.format(self), out)
    }
}

/// `33x`, the 3 first.
impl Display for Counts {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        for rank in Rank::all() {
            for _ in 0..self.count(rank) {
                Display::fmt(&rank, out)?;
            }
        }
        Ok(())
    }
}

/// The numbers within mean nothing to a person, so `{:?}` is `{}` with a name.
fn named(name: &str, what: &dyn Display, out: &mut Formatter<'_>) -> fmt::Result {
    out.write_str(name)?;
    out.write_char('(')?;
    what.fmt(out)?;
    out.write_char(')')
}

impl Debug for Rank {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        named("Rank", self, out)
    }
}

impl Debug for Card {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        named("Card", self, out)
    }
}

impl Debug for Cards {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        named("Cards", self, out)
    }
}

impl Debug for CardList {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        named("CardList", self, out)
    }
}

impl Debug for Counts {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        named("Counts", self, out)
    }
}
