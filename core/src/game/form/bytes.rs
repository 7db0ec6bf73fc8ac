//! Bytes written into a buffer of fixed size, and read back.

/// Bytes so far. `N` is the length of the longest form; what is written beyond it
/// is dropped, and the checksum at the end with it, so no reader takes it.
#[derive(Clone, Copy, Debug)]
pub struct Written<const N: usize> {
    bytes: [u8; N],
    len: usize,
}

impl<const N: usize> Written<N> {
    pub(crate) const fn new() -> Written<N> {
        Written {
            bytes: [0; N],
            len: 0,
        }
    }

    pub(crate) fn put(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if let Some(place) = self.bytes.get_mut(self.len) {
                *place = byte;
                self.len += 1;
            }
        }
    }

    /// What was written, to be stored or sent; shorter than `N`, as a rule.
    pub fn as_slice(&self) -> &[u8] {
        self.bytes.get(..self.len).unwrap_or(&[])
    }
}

/// Takes bytes from the front of a slice; `None` when they run out.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a>(pub(crate) &'a [u8]);

impl<'a> Reader<'a> {
    pub(crate) fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (head, tail) = self.0.split_first_chunk()?;
        self.0 = tail;
        Some(*head)
    }

    pub(crate) fn byte(&mut self) -> Option<u8> {
        let [byte] = self.take()?;
        Some(byte)
    }

    /// Little-endian words.
    pub(crate) fn words<const N: usize>(&mut self) -> Option<[u64; N]> {
        let mut words = [0; N];
        for word in &mut words {
            *word = u64::from_le_bytes(self.take()?);
        }
        Some(words)
    }

    pub(in crate::game) fn slice(&mut self, len: usize) -> Option<&'a [u8]> {
        let (head, tail) = self.0.split_at_checked(len)?;
        self.0 = tail;
        Some(head)
    }
}
