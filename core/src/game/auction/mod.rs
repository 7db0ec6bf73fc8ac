//! From the first question to the landlord.

mod all_passed;
mod answers;
mod asking;
mod bidding;

pub(in crate::game) use answers::{ANSWERS, Answers};
pub(in crate::game) use asking::{Auction, Standing};
