//! How the code reads and what the compiler says.

use crate::shell;

pub fn format() -> Result<(), String> {
    shell::run(shell::cargo().args(["fmt", "--all", "--check"]))
}

/// With and without std; the latter as the small artifact is built.
pub fn lints() -> Result<(), String> {
    clippy(&["--workspace", "--all-targets", "--features", "generate"])?;
    clippy(&[
        "--package",
        "ddz-c",
        "--lib",
        "--no-default-features",
        "--features",
        "panic_handler",
        "--profile",
        "tiny",
    ])
}

fn clippy(arguments: &[&str]) -> Result<(), String> {
    let mut cargo = shell::cargo();
    cargo.arg("clippy").args(arguments);
    shell::run(cargo.args(["--", "--deny", "warnings"]))
}

/// Broken links and the like in the Rust documentation.
pub fn docs() -> Result<(), String> {
    shell::run(
        shell::cargo()
            .args(["doc", "--package", "ddz-c", "--no-deps"])
            .env("RUSTDOCFLAGS", "--deny warnings"),
    )
}
