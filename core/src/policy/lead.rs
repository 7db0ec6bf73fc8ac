//! What to lead.

use super::list::List;
use super::policy::Policy;
use super::sight::Sight;
use super::unbeatable::is_unbeatable;
use super::weights as w;
use crate::cards::Counts;
use crate::moves::RankMove;
use crate::plays::{Kind, Play};

impl Policy<'_> {
    /// The play that is led; `None` for a hand without cards.
    pub(super) fn lead(&self, sight: &Sight, list: &List) -> Option<RankMove> {
        if self.weights.at(sight.role, w::CLOSES) > 0
            && let Some(closing) = closing(sight, list)
        {
            return Some(closing);
        }
        let mut best = None;
        let mut most = i32::MIN;
        let mut consider = |item: &RankMove, score: i32| {
            if score > most {
                most = score;
                best = Some(*item);
            }
        };
        for item in list.plays() {
            consider(item, self.lead_score(sight, item));
        }
        // A partner with one card is let out, be it by a card out of a pair.
        if sight.partner == 1 {
            let lowest = sight.hand.word().trailing_zeros() / 4;
            let item = RankMove {
                play: Play::of(Kind::Single, lowest as u8, 1, 1),
                counts: Counts::from_word(1 << ((4 * lowest) & 63)),
            };
            consider(&item, self.lead_score(sight, &item));
        }
        best
    }

    fn lead_score(&self, sight: &Sight, item: &RankMove) -> i32 {
        let play = item.play;
        let at = |index: usize| self.weights.at(sight.role, index);
        if self.is_bomb(play) {
            // Kept, while anything else can be led.
            return -20_000 + i32::from(play.rank_index());
        }
        let lowest = (item.counts.word().trailing_zeros() / 4) as i32;
        let cards = i32::from(play.cards());
        let mut score = at(w::LEAD_KIND + super::policy::group(play.kind()) as usize)
            - lowest * at(w::LEAD_RANK)
            + cards * at(w::LEAD_CARDS)
            - self.high(sight, play) * at(w::LEAD_HIGH) / 16;
        let unbeatable = is_unbeatable(sight, item);
        if unbeatable {
            score += at(w::LEAD_UNBEATABLE);
        } else if play.cards() == sight.fewest {
            match play.kind() {
                Kind::Single => {
                    score -= at(w::LEAD_TO_ONE);
                    score += lowest * at(w::LEAD_TO_ONE_RANK);
                }
                Kind::Pair => score -= at(w::LEAD_TO_TWO),
                _ => {}
            }
        }
        match (play.kind(), sight.partner) {
            (Kind::Single, 1) => score += at(w::LEAD_PARTNER_ONE),
            (Kind::Pair, 2) => score += at(w::LEAD_PARTNER_TWO),
            _ => {}
        }
        score
    }
}

/// Where all plays but one are unbeatable, one of these: the last is led when
/// nobody can answer any more.
fn closing(sight: &Sight, list: &List) -> Option<RankMove> {
    let mut beatable = 0;
    let mut found: Option<RankMove> = None;
    for item in list.plays() {
        if !is_unbeatable(sight, item) {
            beatable += 1;
            if beatable > 1 {
                return None;
            }
            continue;
        }
        // Bombs last, and the longest first.
        let place = |item: &RankMove| match item.play.kind() {
            Kind::Bomb => 0,
            Kind::Rocket => 1,
            _ => 1 + item.play.cards(),
        };
        if found.is_none_or(|other| place(item) > place(&other)) {
            found = Some(*item);
        }
    }
    found
}
