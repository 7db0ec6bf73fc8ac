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

mod bodies;
mod count;
mod follow;
mod held;
mod lay;
mod lead;
mod most;
mod one_move;
mod search;
mod view;
mod wings;

pub(crate) use bodies::for_each_body;
pub use lay::RankMove;
pub use most::moves_max;
pub use one_move::Move;

use core::convert::Infallible;
use core::ops::ControlFlow;

use crate::cards::{Cards, Counts};
use crate::plays::Question;
use lay::Lay;
use search::Search;
use view::View;

/// Hands every move to `each`, in the order that this module keeps: at most
/// [`moves_max`] of them. None when only a pass is left.
///
/// ```
/// use ddz::cards::Cards;
/// use ddz::moves::for_each;
/// use ddz::plays::Question;
/// use ddz::rules::Preset;
///
/// let rules = Preset::Standard.rule_set();
/// let hand: Cards = "3 3 x X".parse()?;
/// let mut leads = Vec::new();
/// for_each(Question::lead(&rules), hand, |found| leads.push(found.to_string()));
/// assert_eq!(leads, ["♦3", "x", "X", "♦3 ♣3", "x X"]);
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
#[inline(always)]
pub fn for_each(question: Question<'_>, hand: Cards, mut each: impl FnMut(Move)) {
    let all: ControlFlow<Infallible> = try_for_each(question, hand, move |found| {
        each(found);
        ControlFlow::Continue(())
    });
    let ControlFlow::Continue(()) = all;
}

/// The same, until `each` breaks off; what it breaks off with is the answer.
#[inline(always)]
pub fn try_for_each<B>(
    question: Question<'_>,
    hand: Cards,
    each: impl FnMut(Move) -> ControlFlow<B>,
) -> ControlFlow<B> {
    run(View::new(question, hand), question, each)
}

/// The first move that `wanted` takes; none are looked for behind it.
///
/// ```
/// use ddz::cards::Cards;
/// use ddz::moves::find;
/// use ddz::plays::{Question, classify};
/// use ddz::rules::Preset;
///
/// let rules = Preset::Standard.rule_set();
/// let question = Question::new(&rules, classify(&rules, "K K".parse()?)).expect("a play");
/// let hand: Cards = "3 3 A A".parse()?;
/// // Is there any move at all?
/// assert!(find(question, hand, |_| true).is_some());
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn find(
    question: Question<'_>,
    hand: Cards,
    mut wanted: impl FnMut(&Move) -> bool,
) -> Option<Move> {
    try_for_each(question, hand, |found| match wanted(&found) {
        true => ControlFlow::Break(found),
        false => ControlFlow::Continue(()),
    })
    .break_value()
}

/// Moves by rank, in the same order, until `each` breaks off: all that a search
/// needs, which knows no suits.
///
/// ```
/// use core::ops::ControlFlow;
/// use ddz::cards::Cards;
/// use ddz::moves::try_for_each_by_rank;
/// use ddz::plays::{Kind, Question};
/// use ddz::rules::Preset;
///
/// let rules = Preset::Standard.rule_set();
/// let hand: Cards = "3 3 x X".parse()?;
/// let pair = try_for_each_by_rank(Question::lead(&rules), hand.counts(), |found| {
///     match found.play.kind() {
///         Kind::Pair => ControlFlow::Break(found.counts.len()),
///         _ => ControlFlow::Continue(()),
///     }
/// });
/// assert_eq!(pair, ControlFlow::Break(2));
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
#[inline(always)]
pub fn try_for_each_by_rank<B>(
    question: Question<'_>,
    hand: Counts,
    each: impl FnMut(RankMove) -> ControlFlow<B>,
) -> ControlFlow<B> {
    run(View::of_counts(question, hand), question, each)
}

#[inline(always)]
fn run<L: Lay, B>(
    view: View<'_>,
    question: Question<'_>,
    each: impl FnMut(L) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut search = Search::new(view, each);
    if question.is_lead() {
        search.leads()
    } else {
        search.follows(question.table())
    }
}

/// How many moves `for_each` has, without making them.
///
/// ```
/// use ddz::cards::Cards;
/// use ddz::moves::count;
/// use ddz::plays::Question;
/// use ddz::rules::Preset;
///
/// let hand: Cards = "3 3 x X".parse()?;
/// let rules = Preset::Standard.rule_set();
/// assert_eq!(count(Question::lead(&rules), hand.counts()), 5);
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
#[inline(always)]
pub fn count(question: Question<'_>, hand: Counts) -> u32 {
    let view = View::of_counts(question, hand);
    if question.is_lead() {
        view.count_leads()
    } else {
        view.count_follows(question.table())
    }
}
