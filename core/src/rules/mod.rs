//! Which rules are played by: the switches, what contradicts, the named presets.

mod in_force;
mod needs;
mod preset;
mod rule_set;
mod switches;

pub(crate) use in_force::InForce;
pub(crate) use needs::{Extra, Needs};
pub use preset::Preset;
pub use rule_set::{RuleSet, RulesError};
pub use switches::Switches;
pub(crate) use switches::at;
