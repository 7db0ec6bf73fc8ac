//! What may be played.
//!
//! One entry a distinct multiset of ranks: a lead in its default reading, a
//! follow in the reading that beats the table. A pass is not listed.
//!
//! The order is part of the contract: by the number of the kind, then the
//! length, then the rank of the body, then the wings from low to high. A follow
//! therefore lists what is of the table's kind, then bombs, then the rocket;
//! shuttles that are bombs stand where their kind does.
//!
//! Of equal ranks the lowest suits are taken: diamond, club, heart, spade.

mod count;
mod entry;
mod follow;
mod held;
mod lead;
mod most;
mod search;
mod view;
mod wings;

pub(crate) use entry::Entry;
pub use entry::Move;
pub use most::moves_max;

use crate::cards::{Cards, Hand};
use crate::plays::TablePlay;
use crate::rules::RuleSet;
use search::Search;
use view::View;

/// Hands every move to `each`, in the order that this module keeps: at most
/// [`MOVES_MAX`](crate::numbers::MOVES_MAX) from 20 cards. None when only a pass
/// is left.
///
/// ```
/// use ddz::cards::Cards;
/// use ddz::moves::for_each;
/// use ddz::plays::TablePlay;
/// use ddz::rules::Preset;
///
/// let rules = Preset::Standard.rule_set();
/// let hand: Cards = "3 3 x X".parse()?;
/// let mut leads = Vec::new();
/// for_each(&rules, hand, TablePlay::LEAD, |found| leads.push(found.to_string()));
/// assert_eq!(leads, ["♦3", "x", "X", "♦3 ♣3", "x X"]);
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn for_each(rules: &RuleSet, hand: Cards, table: TablePlay, mut each: impl FnMut(Move)) {
    let table = table.under(rules);
    entries(rules, hand, table, |entry: Entry| each(entry.to_move()));
}

/// How many moves `for_each` has, without making them.
///
/// ```
/// use ddz::cards::Cards;
/// use ddz::moves::count;
/// use ddz::plays::TablePlay;
/// use ddz::rules::Preset;
///
/// let hand: Cards = "3 3 x X".parse()?;
/// let rules = Preset::Standard.rule_set();
/// assert_eq!(count(&rules, hand.hand(), TablePlay::LEAD), 5);
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn count(rules: &RuleSet, hand: Hand, table: TablePlay) -> u32 {
    count_entries(rules, hand, table.under(rules))
}

/// The same for a table of this rule set.
#[inline(always)]
pub(crate) fn count_entries(rules: &RuleSet, hand: Hand, table: TablePlay) -> u32 {
    let view = View::of_counts(rules, hand, table.is_lead());
    if table.is_lead() {
        view.count_leads()
    } else {
        view.count_follows(table.play())
    }
}

/// The same as `for_each`, in words, for a table of this rule set.
#[inline(always)]
pub(crate) fn entries(rules: &RuleSet, hand: Cards, table: TablePlay, sink: impl FnMut(Entry)) {
    let view = View::new(rules, hand, table.is_lead());
    let mut search = Search { view, sink };
    if table.is_lead() {
        search.leads();
    } else {
        search.follows(table.play());
    }
}
