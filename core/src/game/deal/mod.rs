//! Who gets which cards.

mod dealing;
mod lots;

pub(in crate::game) use dealing::{BOTTOM, DEALT};
pub(in crate::game) use lots::Lot;
