//! Is a description a state that a deal can be in?

mod possible;
mod trick;

pub use possible::GameError;
