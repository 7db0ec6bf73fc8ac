//! Plays that nothing among the cards that are out beats, bombs left aside.

use super::sight::Sight;
use crate::advice::starts;
use crate::cards::ONES;
use crate::moves::RankMove;
use crate::plays::Kind;

/// Can no opponent beat it with a play of its kind? Bombs are left aside: that all
/// four of a rank are in one hand is seldom, and whoever waits for it wins less.
#[inline(always)]
pub(super) fn is_unbeatable(sight: &Sight, item: &RankMove) -> bool {
    let play = item.play;
    if play.cards() > sight.most {
        return true;
    }
    let masks = sight.others.masks();
    let above = ONES & !0 << ((4 * u32::from(play.rank_index()) + 4) & 63);
    let length = u32::from(play.length());
    // Where a sequence begins that is higher.
    let higher = |mask: u64| {
        let lowest = above >> ((4 * (length - 1)) & 63);
        starts(mask, length) & lowest
    };
    let beating = match play.kind() {
        Kind::Rocket | Kind::None => 0,
        Kind::Single => masks.one & above,
        Kind::Pair => masks.two & above,
        Kind::Trio | Kind::TrioSingle | Kind::TrioPair => masks.three & above,
        Kind::Straight => higher(masks.one),
        Kind::PairStraight => higher(masks.two),
        Kind::Plane | Kind::PlaneSingles | Kind::PlanePairs => higher(masks.three),
        Kind::Bomb | Kind::FourSingles | Kind::FourPairs => masks.four & above,
        Kind::Shuttle | Kind::ShuttleSingles | Kind::ShuttlePairs => higher(masks.four),
    };
    beating == 0
}
