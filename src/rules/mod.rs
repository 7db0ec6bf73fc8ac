//! Which table we are at: the switches, what contradicts, the named presets.

mod needs;
mod preset;
mod rule_set;
mod switches;

pub(crate) use needs::{Extra, Needs};
pub use preset::Preset;
pub use rule_set::{RuleSet, RulesError};
pub use switches::Switches;
pub(crate) use switches::{SIZE, at};
