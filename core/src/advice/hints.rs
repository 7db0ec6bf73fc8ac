//! What a player is offered (提示), best first; docs/hints.md has the policy
//! with its reasons.

use super::allowance::Allowance;
use super::body::Load;
use super::choices::{Choice, each_choice};
use super::lay::lay;
use super::order::{Place, place};
use super::search::MANY;
use super::wings::{Chooser, Wings};
use crate::cards::{Cards, Counts};
use crate::moves::Move;
use crate::numbers as n;
use crate::plays::{Play, Question};

/// One choice, with the cards that it takes, by rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hint {
    pub play: Play,
    pub cards: Counts,
}

/// The choices of a player, best first: one for each kind, length and rank.
#[derive(Clone, Copy, Debug)]
pub struct Hints {
    held: Cards,
    hints: [Hint; Hints::MAX],
    /// For each place of the order the number that puts it there, and in its
    /// low byte the index of the hint.
    order: [u64; Hints::MAX],
    len: usize,
}

// An index fits in the low byte.
const _: () = assert!(Hints::MAX <= 256);

impl Hints {
    /// No hand of 20 cards has more choices, under any rule set.
    pub const MAX: usize = n::HINTS_MAX as usize;

    /// How many choices there are, at most [`Hints::MAX`]. None means that the
    /// player has to pass, or that there are no cards.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Is there nothing that may be played?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The choices, best first.
    pub fn iter(&self) -> impl Iterator<Item = Move> {
        let order = self.order.get(..self.len).unwrap_or(&[]);
        order.iter().filter_map(|&key| {
            let hint = self.hints.get((key & 0xFF) as usize)?;
            Some(lay(self.held, hint.play, hint.cards))
        })
    }

    /// The best of them; `None` when the player has to pass.
    pub fn first(&self) -> Option<Move> {
        self.iter().next()
    }

    fn push(&mut self, hint: Hint, place: Place) {
        let index = self.len;
        debug_assert!(index < Hints::MAX, "more hints than HINTS_MAX");
        let Some(free) = self.hints.get_mut(index) else {
            return;
        };
        *free = hint;
        self.len += 1;
        let mut key = place.number() << 8 | index as u64;
        for other in self.order.iter_mut().take(self.len) {
            if key < *other {
                core::mem::swap(&mut key, other);
            }
        }
    }
}

/// What the player may put on the table, best first; leading, when nothing is
/// on it. Empty for more than [`CARDS_MAX`](crate::numbers::CARDS_MAX) cards,
/// which nobody ever holds.
///
/// ```
/// use ddz::advice::hints;
/// use ddz::cards::Cards;
/// use ddz::plays::{Question, classify};
/// use ddz::rules::Preset;
///
/// let rules = Preset::Standard.rule_set();
/// let on_table = classify(&rules, "4 4".parse()?);
/// let question = Question::new(&rules, on_table).expect("a play");
/// let hand: Cards = "3 6 6 7 7 7 x X".parse()?;
/// let hints: Vec<String> = hints(question, hand)
///     .iter()
///     .map(|choice| choice.to_string())
///     .collect();
/// // The trio is not torn apart while there is a pair, nor is the rocket spent.
/// assert_eq!(hints, ["♦6 ♣6", "♦7 ♣7", "x X"]);
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn hints(question: Question<'_>, cards: Cards) -> Hints {
    let hand = cards.counts();
    let mut hints = Hints {
        held: cards,
        hints: [Hint {
            play: Play::NONE,
            cards: Counts::EMPTY,
        }; Hints::MAX],
        order: [u64::MAX; Hints::MAX],
        len: 0,
    };
    if hand.is_empty() || u32::from(hand.len()) > n::CARDS_MAX {
        return hints;
    }
    let allowance = Allowance::of(question.rules());
    let mut chooser = Chooser {
        question,
        allowance: &allowance,
        hand,
        least: 0,
    };
    // One play less than the fewest is the best that any choice can leave.
    let fewest = chooser.turns(hand.word(), MANY, 0).unwrap_or(0);
    chooser.least = fewest.saturating_sub(1);
    each_choice(question, hand, |choice| {
        if let Some(Wings { wings, turns }) = chooser.best(&choice) {
            let cards = choice.span * u64::from(choice.copies) + wings;
            let hint = Hint {
                play: choice.play,
                cards: Counts::from_word(cards),
            };
            hints.push(hint, place(question, &allowance, hand, hint, turns));
        }
    });
    hints
}

impl Chooser<'_> {
    fn best(&self, choice: &Choice) -> Option<Wings> {
        if choice.load != Load::Nothing {
            return self.cheapest(choice);
        }
        if !self.is_read(choice, 0) {
            return None;
        }
        let rest = self.hand.word() - choice.span * u64::from(choice.copies);
        let turns = self.turns(rest, MANY, self.least)?;
        Some(Wings { wings: 0, turns })
    }
}
