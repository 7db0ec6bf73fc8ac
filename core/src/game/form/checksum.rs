//! CRC-32 (IEEE 802.3): it finds every flipped bit, and no forger.

/// The remainders of the sixteen values of four bits.
const NIBBLES: [u32; 16] = {
    let mut table = [0; 16];
    let mut i = 0;
    while i < table.len() {
        let mut remainder = i as u32;
        let mut bit = 0;
        while bit < 4 {
            let low = remainder & 1;
            remainder >>= 1;
            if low == 1 {
                remainder ^= 0xEDB8_8320;
            }
            bit += 1;
        }
        table[i] = remainder;
        i += 1;
    }
    table
};

/// The checksum of bytes that come in pieces.
#[derive(Clone, Copy)]
pub(crate) struct Checksum(u32);

impl Checksum {
    pub(crate) const fn new() -> Checksum {
        Checksum(!0)
    }

    pub(crate) fn add(self, bytes: &[u8]) -> Checksum {
        let mut sum = self.0;
        for &byte in bytes {
            sum ^= u32::from(byte);
            for _ in 0..2 {
                sum = sum >> 4 ^ NIBBLES[(sum & 15) as usize];
            }
        }
        Checksum(sum)
    }

    pub(crate) const fn value(self) -> u32 {
        !self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Checksum;

    #[test]
    fn the_published_check_value() {
        let sum = Checksum::new().add(b"1234").add(b"56789");
        assert_eq!(sum.value(), 0xCBF4_3926);
    }
}
