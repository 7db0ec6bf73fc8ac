//! The door under Miri, which finds undefined behaviour that a machine hides.
//! Only where Miri is installed; the toolchains of distributions have none.

use std::process::{Command, Stdio};

use crate::shell;

pub fn is_here() -> Result<(), String> {
    let mut version = miri();
    version.arg("--version");
    match version.stdout(Stdio::null()).stderr(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        _ => Err("Miri is not installed (rustup +nightly component add miri)".to_owned()),
    }
}

fn miri() -> Command {
    let mut command = shell::program("cargo");
    command.args(["+nightly", "miri"]);
    command
}

pub fn run() -> Result<(), String> {
    shell::run(miri().args([
        "test",
        "--package",
        "ddz-c",
        "--test",
        "abi_door",
        "--target-dir",
        "target/miri",
    ]))
}
