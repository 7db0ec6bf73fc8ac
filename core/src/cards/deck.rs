//! A deck from a seed: the same on every platform for ever.

use chacha20::cipher::{KeyIvInit, StreamCipherCore};
use chacha20::variants::Ietf;
use chacha20::{ChaChaCore, R20};

use super::card::Card;
use crate::numbers as n;

/// How many bytes a seed has.
pub const SEED_LEN: usize = 32;

/// Shuffles the deck.
///
/// The order is a function of the seed and of `redeal` alone: the keystream of
/// ChaCha20 (RFC 8439) with the seed as key, counter 0, and a nonce whose first
/// four bytes are `redeal`, little-endian, and whose others are 0. Its 32-bit
/// little-endian words drive a Fisher-Yates shuffle of [`Card::DECK`] from the
/// last card down, without modulo bias.
///
/// `ddz_deck_shuffle` is `redeal` 0. A table where nobody bids takes the next
/// number for its next deck.
pub fn shuffle(seed: &[u8; SEED_LEN], redeal: u32) -> [Card; n::DECK_LEN as usize] {
    let mut deck = Card::DECK;
    let mut words = Keystream::new(seed, redeal, 0);
    let mut rest = deck.as_mut_slice();
    let mut left = n::DECK_LEN;
    while let [others @ .., last] = rest {
        if others.is_empty() {
            break;
        }
        let at = below(left, || words.next());
        // The last place swaps with itself.
        if let Some(other) = others.get_mut(at as usize) {
            core::mem::swap(other, last);
        }
        rest = others;
        left -= 1;
    }
    deck
}

/// Draws a lot besides the deck: a number below `bound`, all equally likely.
///
/// As in [`shuffle`], with `lot` (not 0) as the second four bytes of the nonce,
/// so that what is drawn says nothing about the deck.
pub fn draw(seed: &[u8; SEED_LEN], redeal: u32, lot: u32, bound: u32) -> u32 {
    let mut words = Keystream::new(seed, redeal, lot);
    below(bound, || words.next())
}

/// A number below `bound` (at least 1), all equally likely: words from the
/// part of the range that `bound` does not divide are drawn again.
fn below(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    let bound = u64::from(bound.max(1));
    let fair = (1 << 32) / bound * bound;
    loop {
        let word = u64::from(word());
        if word < fair {
            return (word % bound) as u32;
        }
    }
}

struct Keystream {
    cipher: ChaChaCore<R20, Ietf>,
    /// The words of the last block that are still unused, the next one last.
    words: [u32; Keystream::BLOCK_WORDS],
    left: usize,
}

impl Keystream {
    const BLOCK_WORDS: usize = 16;

    fn new(seed: &[u8; SEED_LEN], redeal: u32, lot: u32) -> Keystream {
        let [a, b, c, d] = redeal.to_le_bytes();
        let [e, f, g, h] = lot.to_le_bytes();
        let nonce = [a, b, c, d, e, f, g, h, 0, 0, 0, 0];
        Keystream {
            cipher: ChaChaCore::new(&(*seed).into(), &nonce.into()),
            words: [0; Keystream::BLOCK_WORDS],
            left: 0,
        }
    }

    fn next(&mut self) -> u32 {
        if self.left == 0 {
            self.refill();
        }
        self.left -= 1;
        self.words.get(self.left).copied().unwrap_or(0)
    }

    fn refill(&mut self) {
        let mut block = [0; 4 * Keystream::BLOCK_WORDS].into();
        self.cipher.write_keystream_block(&mut block);
        let (words, _) = block.as_chunks();
        for (place, &word) in self.words.iter_mut().rev().zip(words) {
            *place = u32::from_le_bytes(word);
        }
        self.left = Keystream::BLOCK_WORDS;
    }
}

#[cfg(test)]
mod tests {
    use super::below;

    /// Draws from a fixed list; says the number and how many words it took.
    fn draw(bound: u32, words: &[u32]) -> (u32, usize) {
        let mut taken = 0;
        let number = below(bound, || {
            taken += 1;
            words[taken - 1]
        });
        (number, taken)
    }

    #[test]
    fn words_above_the_fair_range_are_drawn_again() {
        for bound in 2..=54u32 {
            let fair = ((1u64 << 32) / u64::from(bound)) * u64::from(bound);
            let highest = (fair - 1) as u32;
            assert_eq!(draw(bound, &[highest]), (bound - 1, 1), "{bound}");
            if fair <= u64::from(u32::MAX) {
                let first_unfair = fair as u32;
                assert_eq!(draw(bound, &[first_unfair, u32::MAX, 7]), (7 % bound, 3));
            } else {
                // A power of two divides the range, so no word is unfair.
                assert!(bound.is_power_of_two());
                assert_eq!(draw(bound, &[u32::MAX]), (bound - 1, 1));
            }
        }
    }
}
