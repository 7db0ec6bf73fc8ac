//! Every set of cards, in the order of the words of `Counts`.

use ddz::cards::{Counts, Rank};

use crate::oracle::MOST_CARDS;

pub(super) fn copies(rank: usize) -> u64 {
    if rank < 13 { 4 } else { 1 }
}

/// How many different sets of 1 to 20 cards there are: the terms of
/// (1 + x + x^2 + x^3 + x^4)^13 (1 + x)^2 up to x^20, without the first.
pub(super) fn sets_of_cards() -> u64 {
    let most = usize::from(MOST_CARDS);
    let mut ways = vec![0; most + 1];
    ways[0] = 1;
    for rank in 0..Rank::COUNT {
        for total in (0..=most).rev() {
            let fewer = 1..=(copies(rank) as usize).min(total);
            ways[total] += fewer.map(|count| ways[total - count]).sum::<u64>();
        }
    }
    ways[1..].iter().sum()
}

/// Every way to fill the ranks below `rank` with at most `left` cards, in
/// ascending order of the word.
pub(super) fn each(
    rank: usize,
    left: u64,
    counts: &mut [u8; Rank::COUNT],
    f: &mut impl FnMut(&[u8; Rank::COUNT]),
) {
    let Some(rank) = rank.checked_sub(1) else {
        f(counts);
        return;
    };
    for count in 0..=copies(rank).min(left) {
        counts[rank] = count as u8;
        each(rank, left - count, counts, f);
    }
    counts[rank] = 0;
}

pub(super) fn letters(hand: Counts) -> String {
    let ranks = Rank::all().zip(Rank::LETTERS);
    ranks
        .flat_map(|(rank, &letter)| {
            std::iter::repeat_n(char::from(letter), usize::from(hand.count(rank)))
        })
        .collect()
}
