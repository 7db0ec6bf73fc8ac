//! Hidden hands dealt by chance.

use super::lots::Lots;
use super::seen::Seen;
use crate::cards::Counts;
use crate::fixed::Fixed;

/// Ranks of hidden cards, one entry a card.
pub(super) type Pool = Fixed<u8, 54>;

/// The cards of a pool, one by one.
pub(super) fn pool(counts: Counts) -> Pool {
    let mut pool = Pool::new(0);
    let mut left = counts.word();
    while left != 0 && pool.len() < 54 {
        let rank = left.trailing_zeros() / 4;
        left -= 1 << (4 * rank);
        pool.push(rank as u8);
    }
    pool
}

/// Three hands that fit what was seen: hidden cards shuffled into their places.
#[inline(always)]
pub(super) fn deal(seen: &Seen, pool: &mut Pool, lots: &mut Lots) -> [Counts; 3] {
    let mut hands = seen.known;
    let mut rest = pool.as_mut_slice();
    for (hand, &hidden) in hands.iter_mut().zip(&seen.hidden) {
        let mut word = hand.word();
        for _ in 0..hidden {
            let at = lots.below(rest.len() as u32) as usize;
            if at < rest.len() {
                rest.swap(0, at);
            }
            let Some((&mut rank, others)) = core::mem::take(&mut rest).split_first_mut() else {
                break;
            };
            word += 1 << (4 * u32::from(rank) & 63);
            rest = others;
        }
        *hand = Counts::from_word(word);
    }
    hands
}
