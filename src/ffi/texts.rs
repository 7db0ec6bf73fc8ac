//! Texts by number, in as few bytes as will do: a small build has no room for a
//! pointer to each text, and none for the table of jumps that a `match` becomes.

use super::c_char;

/// A number and its text.
pub(super) type Numbered = (i32, &'static str);

/// The texts one behind the other, each with a NUL, the last one for all other
/// numbers.
pub(super) struct Texts<const COUNT: usize, const BYTES: usize> {
    numbers: [i16; COUNT],
    bytes: [u8; BYTES],
}

impl<const COUNT: usize, const BYTES: usize> Texts<COUNT, BYTES> {
    /// `COUNT` is the length of the list, `BYTES` what [`bytes_of`] says.
    pub(super) const fn new(list: &[Numbered], other: &str) -> Texts<COUNT, BYTES> {
        let mut texts = Texts {
            numbers: [0; COUNT],
            bytes: [0; BYTES],
        };
        let (mut i, mut at) = (0, 0);
        while i < COUNT {
            let (number, text) = list[i];
            texts.numbers[i] = number as i16;
            assert!(texts.numbers[i] as i32 == number);
            at = put(&mut texts.bytes, at, text);
            i += 1;
        }
        assert!(put(&mut texts.bytes, at, other) == BYTES);
        texts
    }

    /// The text of a number: UTF-8 with a NUL behind it.
    pub(super) fn of(&'static self, number: i32) -> *const c_char {
        let mut before = self
            .numbers
            .iter()
            .take_while(|&&known| i32::from(known) != number)
            .count();
        let mut at = 0;
        for byte in &self.bytes {
            if before == 0 {
                break;
            }
            before -= usize::from(*byte == 0);
            at += 1;
        }
        self.bytes.as_ptr().wrapping_add(at).cast()
    }
}

/// How many bytes the texts of a list take, and that for all other numbers.
pub(super) const fn bytes_of(list: &[Numbered], other: &str) -> usize {
    let (mut i, mut bytes) = (0, other.len() + 1);
    while i < list.len() {
        bytes += list[i].1.len() + 1;
        i += 1;
    }
    bytes
}

/// Writes a text, and gives the place behind its NUL.
const fn put(bytes: &mut [u8], at: usize, text: &str) -> usize {
    let text = text.as_bytes();
    let mut i = 0;
    while i < text.len() {
        assert!(text[i] != 0);
        bytes[at + i] = text[i];
        i += 1;
    }
    at + text.len() + 1
}
