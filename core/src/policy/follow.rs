//! What to put on a play, or a pass.

use super::list::List;
use super::policy::{Policy, each_alike, group};
use super::sight::Sight;
use super::unbeatable::is_unbeatable;
use super::weights::{self as w, bucket};
use crate::cards::Counts;
use crate::moves::RankMove;
use crate::plays::{Kind, Play, Question};

/// The best play found so far.
struct Best<'a> {
    question: Question<'a>,
    sight: &'a Sight,
    found: Option<RankMove>,
    score: i32,
}

impl Policy<'_> {
    pub(super) fn follow(
        &self,
        question: Question<'_>,
        sight: &Sight,
        list: &List,
    ) -> Option<RankMove> {
        let mut best = Best {
            question,
            sight,
            found: None,
            score: 0,
        };
        let beatable = list
            .plays()
            .iter()
            .filter(|item| !is_unbeatable(sight, item));
        let beatable = beatable.count();
        let table = question.table();
        // A play of the list that nobody beats, with one beatable play behind it at
        // most: the deal is won. Bombs only where nothing else does it.
        let mut winning: Option<RankMove> = None;
        for item in list.plays() {
            let fits = question.is_beaten_by(item.play);
            if fits
                && beatable <= 1
                && self.weights.at(sight.role, w::CLOSES) > 0
                && is_unbeatable(sight, item)
            {
                let bomb = self.is_bomb(item.play);
                if winning.is_none_or(|other| self.is_bomb(other.play) && !bomb) {
                    winning = Some(*item);
                }
            }
        }
        if winning.is_some() {
            return winning;
        }
        for item in list.plays() {
            match table.kind() {
                Kind::Single => self.single(&mut best, list, item),
                Kind::Pair => self.pair(&mut best, list, item),
                Kind::Trio | Kind::TrioSingle | Kind::TrioPair => self.trio(&mut best, list, item),
                kind if item.play.kind() == kind && !self.is_bomb(item.play) => {
                    self.try_on(&mut best, list, *item, false);
                }
                _ => {}
            }
        }
        if best.found.is_none() && !sight.of_partner {
            if table.length() > 1 {
                self.sequence(&mut best, list);
            }
            if best.found.is_none() {
                return self.bomb(question, sight, list);
            }
        }
        best.found
    }

    /// A single card: one that stands alone, or one that leaves no more plays.
    #[inline(always)]
    fn single(&self, best: &mut Best<'_>, list: &List, item: &RankMove) {
        let word = item.counts.word();
        let one = |rank: u32| {
            let play = Play::of(Kind::Single, rank as u8, 1, 1);
            let counts = Counts::from_word(1 << ((4 * rank) & 63));
            RankMove { play, counts }
        };
        let body = u32::from(item.play.rank_index());
        match item.play.kind() {
            Kind::Single => self.try_on(best, list, *item, false),
            Kind::Pair | Kind::Trio => self.try_on(best, list, one(body), true),
            Kind::TrioSingle | Kind::TrioPair => {
                let wing = (word & !(15 << (4 * body))).trailing_zeros() / 4;
                self.try_on(best, list, one(wing), true);
            }
            Kind::Straight if item.play.length() > 5 => {
                self.try_on(best, list, one(body), true);
                self.try_on(best, list, one(word.trailing_zeros() / 4), true);
            }
            _ => {}
        }
    }

    #[inline(always)]
    fn pair(&self, best: &mut Best<'_>, list: &List, item: &RankMove) {
        let word = item.counts.word();
        let two = |rank: u32| {
            let play = Play::of(Kind::Pair, rank as u8, 1, 2);
            let counts = Counts::from_word(2 << ((4 * rank) & 63));
            RankMove { play, counts }
        };
        let body = u32::from(item.play.rank_index());
        match item.play.kind() {
            Kind::Pair => self.try_on(best, list, *item, false),
            Kind::Trio => self.try_on(best, list, two(body), true),
            Kind::TrioPair => {
                let wing = (word & !(15 << (4 * body))).trailing_zeros() / 4;
                self.try_on(best, list, two(wing), true);
            }
            Kind::PairStraight if item.play.length() > 3 => {
                self.try_on(best, list, two(body), true);
                self.try_on(best, list, two(word.trailing_zeros() / 4), true);
            }
            _ => {}
        }
    }

    /// A trio with the wings that the table asks for, whatever it has in the list.
    #[inline(always)]
    fn trio(&self, best: &mut Best<'_>, list: &List, item: &RankMove) {
        let kind = item.play.kind();
        if !matches!(kind, Kind::Trio | Kind::TrioSingle | Kind::TrioPair) {
            return;
        }
        let table = best.question.table();
        if item.play.rank_index() <= table.rank_index() {
            return;
        }
        let body = u32::from(item.play.rank_index());
        let cards = 3 << ((4 * body) & 63);
        let own = item.counts.word() - cards;
        let wings = match (table.kind(), kind) {
            (Kind::Trio, _) => 0,
            (asked, held) if asked == held => own,
            // Half of the pair that it carries.
            (Kind::TrioSingle, Kind::TrioPair) => match lowest(list, Kind::Single) {
                0 => own / 2,
                single => single,
            },
            (Kind::TrioSingle, _) => match lowest(list, Kind::Single) {
                0 => lowest(list, Kind::Pair) / 2,
                single => single,
            },
            _ => lowest(list, Kind::Pair),
        };
        if wings == 0 && table.kind() != Kind::Trio {
            return;
        }
        let counts = Counts::from_word(cards + wings);
        let play = best.question.beats(counts);
        if play.kind() == table.kind() {
            let found = RankMove { play, counts };
            self.try_on(best, list, found, kind != table.kind());
        }
    }

    /// A sequence that is not in the list, where it leaves no more turns.
    fn sequence(&self, best: &mut Best<'_>, list: &List) {
        let (question, hand) = (best.question, best.sight.hand);
        let turns = list.plays().len() as u32;
        let kept = self.ways.bombs_and_rocket(hand.word());
        let bombs = list.plays().iter().filter(|item| self.is_bomb(item.play));
        let turns = turns - bombs.count() as u32;
        each_alike(question, hand, &mut |found| {
            let rest = hand.word() - found.counts.word();
            if rest & kept == kept && self.ways.turns(rest - kept, turns + 1).is_some() {
                self.try_on(best, list, found, true);
            }
        });
    }

    /// Weighs one play that may be put on the table.
    #[inline(never)]
    fn try_on(&self, best: &mut Best<'_>, list: &List, found: RankMove, breaks: bool) {
        let (sight, play) = (best.sight, found.play);
        let table = best.question.table();
        if play.rank_index() <= table.rank_index() || !best.question.is_beaten_by(play) {
            return;
        }
        let at = |index: usize| self.weights.at(sight.role, index);
        let part = if sight.of_partner {
            w::FOLLOW[1]
        } else {
            w::FOLLOW[0]
        };
        let left = list.plays().len().saturating_sub(usize::from(!breaks));
        let gap = i32::from(play.rank_index()) - i32::from(table.rank_index());
        let mut score = at(part + group(play.kind()) as usize) - gap * at(part + w::GAP)
            + at(part + w::FEWEST + bucket(sight.fewest))
            + at(w::LEFT + left.min(6));
        let high = self.high(sight, play);
        if sight.next_at_one && play.kind() == Kind::Single {
            // The next one goes out on anything lower than what it holds.
            score += 200 + 40 * i32::from(play.rank_index());
        } else {
            score -= high;
        }
        if sight.of_partner {
            score += at(w::PARTNER + bucket(sight.partner));
        }
        if breaks {
            score -= at(part + w::BREAK);
        }
        if score > best.score {
            best.score = score;
            best.found = Some(found);
        }
    }

    /// A bomb, where one is worth it; else, where an opponent is about to go out,
    /// whatever beats the table.
    fn bomb(&self, question: Question<'_>, sight: &Sight, list: &List) -> Option<RankMove> {
        let at = |index: usize| self.weights.at(sight.role, index);
        let fits = |item: &&RankMove| self.is_bomb(item.play) && question.is_beaten_by(item.play);
        let bomb = list.plays().iter().filter(fits).min_by_key(|item| {
            // Of bombs the lowest, and the rocket last.
            (item.play.kind(), item.play.rank_index())
        });
        if let Some(bomb) = bomb {
            let left = list.plays().len().saturating_sub(1);
            let score = at(w::BOMB)
                + at(w::BOMB_FEWEST + bucket(sight.fewest))
                + at(w::BOMB_LEFT + left.min(6));
            if score > 0 {
                return Some(*bomb);
            }
        }
        if i32::from(sight.fewest) <= at(w::DESPERATE) {
            return self.highest(question, sight.hand);
        }
        None
    }
}

/// The cards of the lowest play of a kind; 0 for none. High cards are no wings.
#[inline(always)]
fn lowest(list: &List, kind: Kind) -> u64 {
    let alike = list.plays().iter().filter(|item| item.play.kind() == kind);
    let low = alike.filter(|item| item.play.rank_index() < 11);
    let lowest = low.min_by_key(|item| item.play.rank_index());
    lowest.map_or(0, |item| item.counts.word())
}
