//! A bot as bytes, to lie in memory of the caller between two slices.

/// Bytes that a bot takes, its tree aside.
pub const BOT_LEN: usize = 1024;
