//! The caller's memory as words, and what stands where in it.
//!
//! A header that says what is being solved and how far that is, a stack of frames
//! and the lists of moves of the positions on it, then the table of positions seen.

/// The memory of a solver.
pub(super) type Words = [[u8; 8]];

/// The least memory that a question can be asked in, in bytes.
pub(super) const LEAST: usize = 64 * 1024;

/// Words of the header.
pub(super) const HEADER: usize = 192;

/// Words of one frame.
pub(super) const FRAME: usize = 4;

/// Frames: 54 cards are at most 54 plays, and at most two seats pass on each.
pub(super) const FRAMES: usize = 168;

/// The first word of the lists.
pub(super) const LISTS: usize = HEADER + FRAME * FRAMES;

/// Room for lists in the least memory, in moves.
const LISTS_LEAST: usize = 768;

/// Room for lists that is enough in any.
const LISTS_MOST: usize = 16 * 1024;

/// Words of the lists, in a memory of so many words.
pub(super) const fn lists(words: usize) -> usize {
    let share = words / 16;
    if share < LISTS_LEAST {
        LISTS_LEAST
    } else if share > LISTS_MOST {
        LISTS_MOST
    } else {
        share
    }
}

/// The word at a place; 0 beyond the end.
#[inline(always)]
pub(super) fn get(words: &Words, at: usize) -> u64 {
    words.get(at).map_or(0, |word| u64::from_le_bytes(*word))
}

/// Writes the word at a place; beyond the end nothing.
#[inline(always)]
pub(super) fn set(words: &mut Words, at: usize, word: u64) {
    if let Some(place) = words.get_mut(at) {
        *place = word.to_le_bytes();
    }
}
