//! Running other programs from the root of the repository.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_owned()
}

/// The cargo that runs us.
pub fn cargo() -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// A program that starts in the root.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// Runs it with our own output; an answer other than 0 is an error.
pub fn run(command: &mut Command) -> Result<(), String> {
    let line = line(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{line}: {status}")),
        Err(error) => Err(format!("{line}: {error}")),
    }
}

/// The same command of xtask once more, built for speed.
pub fn run_released(command: &str, arguments: &[String]) -> Result<(), String> {
    let words = ["run", "--quiet", "--release", "--package", "xtask", "--"];
    run(cargo().args(words).arg(command).args(arguments))
}

/// Runs it and takes what it prints to its standard output.
pub fn output(command: &mut Command) -> Result<String, String> {
    let line = line(command);
    let output = command
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|error| format!("{line}: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("{line}: {}", output.status))
    }
}

/// Runs it and takes all that it prints.
pub fn all_output(command: &mut Command) -> Result<String, String> {
    let line = line(command);
    let output = command
        .output()
        .map_err(|error| format!("{line}: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        Ok(said.into_owned())
    } else {
        Err(format!("{line}: {}\n{said}", output.status))
    }
}

/// The command as a person would type it.
pub fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    words.join(" ")
}
