//! The table of positions that have been decided.
//!
//! An entry is one word: the key of a position, or, where the target wins, the key
//! with some bits turned over. A word that is neither is another position, so that
//! an entry whose bits are damaged is as good as none.

use super::memory::{Words, get, set};

/// Entries that a position can stand in.
const LINE: usize = 4;

/// The bits that are turned over in the key of a win. The lowest is not among them:
/// it is set in every key, so that no entry is 0.
const WON: u64 = 0xA5C3_96E1_5A3C_691E;

/// Spreads a word over all others, one to one.
#[inline(always)]
const fn spread(mut word: u64) -> u64 {
    word = (word ^ word >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    word = (word ^ word >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    word ^ word >> 32
}

/// The key of some words. Each is spread before the next one is added: two words
/// that were only put over each other have made different positions equal.
#[inline(always)]
pub(super) const fn key(words: [u64; 4]) -> u64 {
    let [a, b, c, d] = words;
    let mut key = spread(a.wrapping_add(0x9E37_79B9_7F4A_7C15));
    key = spread(key.wrapping_add(b));
    key = spread(key.wrapping_add(c));
    spread(key.wrapping_add(d)) | 1
}

/// Where the line of a key begins.
#[inline(always)]
fn line(words: &Words, key: u64) -> usize {
    let lines = (words.len() / LINE) as u64;
    // No memory has so many words that the product would not fit.
    let line = ((key >> 32) * (lines & 0xFFFF_FFFF)) >> 32;
    line as usize * LINE
}

/// Does the target win, if that is known?
#[inline(always)]
pub(super) fn look_up(words: &Words, key: u64) -> Option<bool> {
    let at = line(words, key);
    for i in at..at + LINE {
        let difference = get(words, i) ^ key;
        if difference == 0 {
            return Some(false);
        }
        if difference == WON {
            return Some(true);
        }
    }
    None
}

/// Keeps what is known; the oldest entry of the line makes room.
#[inline(always)]
pub(super) fn insert(words: &mut Words, key: u64, won: bool) {
    let at = line(words, key);
    let mut entry = if won { key ^ WON } else { key };
    for i in at..at + LINE {
        let next = get(words, i);
        set(words, i, entry);
        entry = next;
    }
}
