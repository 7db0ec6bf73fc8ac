//! `cargo xtask spread`: looks for a multiplier that gives every pattern of a play
//! a place of its own in the table of `core/src/plays/pattern.rs`. Needed when a
//! new kind makes the assertion there fail; the number that is found goes there.

use crate::shell;

pub fn run() -> Result<(), String> {
    let mut cargo = shell::cargo();
    cargo.args(["test", "--package", "ddz", "--lib", "--release"]);
    cargo.args(["find_a_multiplier", "--", "--ignored", "--nocapture"]);
    shell::run(&mut cargo)
}
