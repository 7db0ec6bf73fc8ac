//! How far the moves of a position have been made, as the word of a frame.

/// How far the moves of a position have been made.
#[derive(Clone, Copy, Default)]
pub(super) struct Cursor {
    /// The first word of the list.
    pub start: usize,
    /// How many moves.
    pub len: usize,
    /// How many of them are no bombs.
    pub plain: usize,
    /// The next one to look at.
    pub at: usize,
    /// How many turns more than the fewest are looked for now.
    pub class: u64,
    /// Bombs are being looked at.
    pub bombs: bool,
    /// A pass is still to come.
    pub pass: bool,
    /// What was made last is the pass.
    pub passed: bool,
    /// The list had no room: the moves come as they are found.
    pub unlisted: bool,
}

impl Cursor {
    pub(super) fn word(self) -> u64 {
        self.start as u64
            | (self.len as u64) << 14
            | (self.plain as u64) << 24
            | (self.at as u64) << 34
            | self.class << 44
            | u64::from(self.bombs) << 47
            | u64::from(self.pass) << 48
            | u64::from(self.unlisted) << 49
            | u64::from(self.passed) << 50
    }

    pub(super) fn of(word: u64) -> Cursor {
        let part = |at: u32, bits: u32| (word >> at) as usize & ((1 << bits) - 1);
        Cursor {
            start: part(0, 14),
            len: part(14, 10),
            plain: part(24, 10),
            at: part(34, 10),
            class: word >> 44 & 7,
            bombs: word >> 47 & 1 != 0,
            pass: word >> 48 & 1 != 0,
            unlisted: word >> 49 & 1 != 0,
            passed: word >> 50 & 1 != 0,
        }
    }
}
