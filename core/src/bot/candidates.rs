//! What a seat chooses between.

use super::seen::Seen;
use crate::advice::hints;
use crate::cards::Counts;
use crate::fixed::Fixed;
use crate::moves::RankMove;
use crate::plays::{Play, Question};
use crate::policy::Policy;

/// Plays that are looked at, at most, the pass among them.
pub(super) const MOST: usize = 24;

/// One choice, and what has come of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Candidate {
    /// A pass is no cards.
    pub found: RankMove,
    pub wins: u32,
    pub playouts: u32,
    /// Is it still in the running?
    pub live: bool,
}

impl Candidate {
    pub(super) const PASS: Candidate = Candidate::of(RankMove {
        play: Play::NONE,
        counts: Counts::EMPTY,
    });

    pub(super) const fn of(found: RankMove) -> Candidate {
        Candidate {
            found,
            wins: 0,
            playouts: 0,
            live: true,
        }
    }
}

pub(super) type Candidates = Fixed<Candidate, MOST>;

/// The choice of the policy first, then a pass where one may pass, then hints from
/// the best on.
pub(super) fn candidates(policy: &Policy<'_>, question: Question<'_>, seen: &Seen) -> Candidates {
    let mut all = Candidates::new(Candidate::PASS);
    let hand = seen.hand;
    let first = seen.choice(policy);
    if let Some(found) = first {
        all.push(Candidate::of(found));
    }
    if !question.is_lead() {
        all.push(Candidate::PASS);
    }
    for hint in hints(question, hand).iter() {
        if all.len() == MOST {
            break;
        }
        let found = RankMove {
            play: hint.play(),
            counts: hint.cards().counts(),
        };
        if Some(found) != first {
            all.push(Candidate::of(found));
        }
    }
    all
}
