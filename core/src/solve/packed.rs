//! A move of a list in one word.
//!
//! The words of a list are sorted as numbers: from the top, a bit for moves that have
//! been made, a bit for bombs, 20 less the cards, the rank, the kind, three free bits
//! and the cards in three bits a rank. So moves of many cards come first, then low
//! ones, and bombs behind all others.

use crate::cards::Counts;
use crate::moves::RankMove;
use crate::numbers as n;
use crate::plays::{KINDS, Play};

/// The bit of a move that has been made.
pub(super) const DONE: u64 = 1 << 63;

/// The bit of bombs and the rocket.
pub(super) const BOMB: u64 = 1 << 62;

/// The bits of the cards.
const CARDS: u64 = (1 << 45) - 1;

#[inline(always)]
pub(super) fn pack(found: &RankMove, is_bomb: bool) -> u64 {
    let [kind, rank, _, cards] = found.play.to_bytes();
    let fewer = (n::CARDS_MAX as u8).saturating_sub(cards);
    squeeze(found.counts.word())
        | u64::from(kind & 31) << 48
        | u64::from(rank & 15) << 53
        | u64::from(fewer & 31) << 57
        | if is_bomb { BOMB } else { 0 }
}

#[inline(always)]
pub(super) fn unpack(word: u64) -> RankMove {
    let kind = (word >> 48 & 31) as u8;
    let rank = (word >> 53 & 15) as u8;
    let cards = (n::CARDS_MAX as u8).saturating_sub((word >> 57 & 31) as u8);
    let each = EACH.get(usize::from(kind)).copied().unwrap_or(1);
    // Never by 0, on no path: an optimiser that takes traps for impossible divides
    // before it has looked.
    let length = (cards / each.max(1)).max(1);
    RankMove {
        play: Play::from_word(u32::from_le_bytes([kind, rank, length, cards])),
        counts: Counts::from_word(cards_of(word)),
    }
}

/// The cards of a move alone.
#[inline(always)]
pub(super) fn cards_of(word: u64) -> u64 {
    stretch(word & CARDS)
}

/// Cards of each rank of a sequence, by the number of the kind; of others more than any
/// play has.
const EACH: [u8; 32] = {
    let mut each = [u8::MAX; 32];
    let mut i = 0;
    while i < KINDS.len() {
        if KINDS[i].sequence {
            each[KINDS[i].kind as usize] = KINDS[i].each();
        }
        i += 1;
    }
    each
};

/// Counts below 8 in nibbles become three bits each.
#[inline(always)]
const fn squeeze(word: u64) -> u64 {
    let word = word & 0x0707_0707_0707_0707 | (word & 0x7070_7070_7070_7070) >> 1;
    let word = word & 0x003F_003F_003F_003F | (word & 0x3F00_3F00_3F00_3F00) >> 2;
    let word = word & 0x0000_0FFF_0000_0FFF | (word & 0x0FFF_0000_0FFF_0000) >> 4;
    word & 0x00FF_FFFF | (word & 0x00FF_FFFF_0000_0000) >> 8
}

/// The inverse of [`squeeze`].
#[inline(always)]
const fn stretch(word: u64) -> u64 {
    let word = word & 0x00FF_FFFF | (word & 0xFFFF_FF00_0000) << 8;
    let word = word & 0x0000_0FFF_0000_0FFF | (word & 0x00FF_F000_00FF_F000) << 4;
    let word = word & 0x003F_003F_003F_003F | (word & 0x0FC0_0FC0_0FC0_0FC0) << 2;
    word & 0x0707_0707_0707_0707 | (word & 0x3838_3838_3838_3838) << 1
}
