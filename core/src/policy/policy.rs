//! The choice.

use core::ops::ControlFlow;

use super::list::List;
use super::sight::{Role, Sight};
use super::weights::{self as w, Group, Weights};
use crate::advice::Ways;
use crate::cards::Counts;
use crate::moves::{self, RankMove};
use crate::plays::{Kind, Play, Question, is_bomb};
use crate::position::Position;
use crate::rules::RuleSet;

/// Plays by the list of a hand, under one rule set: about a microsecond a choice.
///
/// ```
/// use ddz::policy::Policy;
/// use ddz::position::Position;
/// use ddz::rules::Preset;
///
/// // The partner has passed on the landlord's 5, and seat 2 beats it with what
/// // it can spare.
/// let rules = Preset::Standard.rule_set();
/// let position = Position::parse(&rules, "3355/4789TTJJ/366789TJQ2 0 2 0:5")?;
/// let policy = Policy::new(&rules);
/// let choice = policy.choose(&position).ok_or("a play")?;
/// assert!(!choice.counts.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Policy<'r> {
    pub(super) ways: Ways<'r>,
    pub(super) weights: &'r Weights,
}

impl<'r> Policy<'r> {
    /// The policy of the library.
    pub fn new(rules: &'r RuleSet) -> Policy<'r> {
        Policy::with_weights(rules, &Weights::TUNED)
    }

    /// The same with other numbers, to find better ones.
    pub fn with_weights(rules: &'r RuleSet, weights: &'r Weights) -> Policy<'r> {
        let ways = Ways::of(rules);
        Policy { ways, weights }
    }

    /// The rule set.
    #[inline(always)]
    pub const fn rules(&self) -> &'r RuleSet {
        self.ways.rules()
    }

    /// A hand laid out.
    pub fn list(&self, hand: Counts) -> List {
        List::of(&self.ways, hand)
    }

    /// What the seat whose turn it is plays in a position; `None` is a pass, or that
    /// the position is over. It looks at no hand but the seat's own.
    pub fn choose(&self, position: &Position) -> Option<RankMove> {
        if position.winner().is_some() {
            return None;
        }
        let seat = position.to_move();
        let seats = position.seats();
        let role = Role::of(seats, position.solo(), seat);
        let from_here = [0, 1, 2].map(|step| {
            let other = seat.wrapping_add(step);
            let wraps = other >= seats;
            position.hand(if wraps {
                other.wrapping_sub(seats)
            } else {
                other
            })
        });
        let mut sight = Sight::new(seats, role, from_here.map(Counts::len));
        sight.hand = position.hand(seat);
        sight.table = position.table();
        let side = position.side(seat);
        let last = position.trick().table_seat();
        sight.of_partner = last.is_some_and(|last| position.side(last) == side);
        let others = (0..seats).filter(|&other| other != seat);
        sight.others = others.fold(Counts::EMPTY, |sum, other| {
            Counts::from_word(sum.word() + position.hand(other).word())
        });
        let choice = self.choose_by(&sight, &self.list(sight.hand));
        if choice.is_none() && position.must_beat() {
            return position
                .moves(self.rules(), ControlFlow::Break)
                .break_value();
        }
        choice
    }

    /// What a seat plays that sees this and has laid its hand out so; `None` is a
    /// pass. What is played is legal: it is asked of the rules before it is said.
    #[inline(always)]
    pub fn choose_by(&self, sight: &Sight, list: &List) -> Option<RankMove> {
        let question = Question::new(self.rules(), sight.table)?;
        // All cards at once end the deal.
        let all = question.beats(sight.hand);
        if !all.is_none() && !sight.hand.is_empty() {
            return Some(RankMove {
                play: all,
                counts: sight.hand,
            });
        }
        if question.is_lead() {
            self.lead(sight, list)
        } else {
            self.follow(question, sight, list)
        }
    }

    /// What must be beaten, under these rules.
    #[inline(always)]
    pub(crate) fn question(&self, table: Play) -> Option<Question<'r>> {
        Question::new(self.rules(), table)
    }

    #[inline(always)]
    pub(super) fn is_bomb(&self, play: Play) -> bool {
        matches!(play.kind(), Kind::Bomb | Kind::Rocket) || is_bomb(self.rules(), play)
    }

    /// What the high cards of a play cost.
    #[inline(always)]
    pub(super) fn high(&self, sight: &Sight, play: Play) -> i32 {
        let Some(above) = usize::from(play.rank_index()).checked_sub(LOW_RANKS) else {
            return 0;
        };
        let table = match group(play.kind()) {
            Group::Single => 0,
            Group::Pair => 1,
            _ => 2,
        };
        self.weights
            .at(sight.role, w::HIGH + table * HIGH_RANKS + above)
    }

    /// The last move of the table's kind that there is, bombs aside.
    pub(super) fn highest(&self, question: Question<'_>, hand: Counts) -> Option<RankMove> {
        let mut last = None;
        each_alike(question, hand, &mut |found| last = Some(found));
        last
    }
}

/// Hands every move of the table's kind to `each`. One copy of the enumeration for
/// all that ask, since it is large and seldom asked.
#[inline(never)]
pub(super) fn each_alike(question: Question<'_>, hand: Counts, each: &mut dyn FnMut(RankMove)) {
    let kind = question.table().kind();
    let _: ControlFlow<()> = moves::try_for_each_by_rank(question, hand, |found| {
        if found.play.kind() != kind {
            return ControlFlow::Break(());
        }
        each(found);
        ControlFlow::Continue(())
    });
}

/// Ranks below the J cost nothing, and these are above.
const LOW_RANKS: usize = 8;
const HIGH_RANKS: usize = 7;

/// The group of a kind.
#[inline(always)]
pub(super) const fn group(kind: Kind) -> Group {
    match kind {
        Kind::Single => Group::Single,
        Kind::Pair => Group::Pair,
        Kind::Trio | Kind::TrioSingle | Kind::TrioPair => Group::Trio,
        Kind::Straight | Kind::PairStraight => Group::Sequence,
        _ => Group::Other,
    }
}
