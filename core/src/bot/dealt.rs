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

/// Deals of which the likeliest is taken where the landlord has bid.
const DRAWS: u32 = 2;

/// Three hands that fit what was seen. Whoever has bid for its hand holds more high
/// cards than chance gives it: of a few deals the one that gives it most.
#[inline(always)]
pub(super) fn deal_likely(seen: &Seen, pool: &mut Pool, lots: &mut Lots) -> [Counts; 3] {
    let mut best = deal(seen, pool, lots);
    if !seen.bidder {
        return best;
    }
    let strength = |hands: &[Counts; 3]| hands.get(usize::from(seen.solo)).map(high_cards);
    for _ in 1..DRAWS {
        let other = deal(seen, pool, lots);
        if strength(&other) > strength(&best) {
            best = other;
        }
    }
    best
}

/// What people count when they bid: jokers, 2, A and bombs.
fn high_cards(hand: &Counts) -> u32 {
    let held = |rank: u32| (hand.word() >> (4 * rank) & 15) as u32;
    let bombs = hand.masks().four.count_ones();
    8 * held(14) + 6 * held(13) + 4 * held(12) + held(11) + 6 * bombs
}

/// Three hands that fit what was seen: hidden cards shuffled into their places.
#[inline(always)]
fn deal(seen: &Seen, pool: &mut Pool, lots: &mut Lots) -> [Counts; 3] {
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
            word += 1 << ((4 * u32::from(rank)) & 63);
            rest = others;
        }
        *hand = Counts::from_word(word);
    }
    hands
}
