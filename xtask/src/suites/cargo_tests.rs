//! The tests that `cargo test` knows, by what their file name begins with, so
//! that those which need a C compiler or valgrind are suites of their own.

use std::fs;

use crate::shell;

/// Beginnings of file names in `tests/` that belong to a suite of their own;
/// everything else is `rust`.
const CLAIMED: [&str; 6] = ["abi_", "c_", "bind_", "go_", "java_", "other_"];

pub fn rust() -> Result<(), String> {
    let tests = tests(|name| !CLAIMED.iter().any(|claimed| name.starts_with(claimed)))?;
    run(&["--lib", "--bins", "--examples"], &tests)?;
    shell::run(shell::cargo().args(["test", "--package", "ddz"]))
}

pub fn abi() -> Result<(), String> {
    run_all_of("abi_")
}

pub fn c() -> Result<(), String> {
    run_all_of("c_")
}

pub fn bind_csharp() -> Result<(), String> {
    run_all_of("bind_csharp")
}

pub fn bind_cpp() -> Result<(), String> {
    run_all_of("bind_cpp")
}

pub fn bind_lua() -> Result<(), String> {
    run_all_of("bind_lua")
}

pub fn go() -> Result<(), String> {
    run_all_of("go_")
}

pub fn java() -> Result<(), String> {
    run_all_of("java_")
}

pub fn windows() -> Result<(), String> {
    run_all_of("other_windows")
}

pub fn arm64() -> Result<(), String> {
    run_all_of("other_arm64")
}

pub fn archives() -> Result<(), String> {
    run_all_of("other_archives")
}

fn run_all_of(beginning: &str) -> Result<(), String> {
    let tests = tests(|name| name.starts_with(beginning))?;
    if tests.is_empty() {
        return Err(format!("no test file begins with {beginning}"));
    }
    run(&[], &tests)
}

/// The names of the files in `tests/`, sorted.
fn tests(wanted: impl Fn(&str) -> bool) -> Result<Vec<String>, String> {
    let folder = fs::read_dir(shell::root().join("tests")).map_err(|e| format!("tests: {e}"))?;
    let mut names: Vec<String> = folder
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| Some(name.strip_suffix(".rs")?.to_owned()))
        .filter(|name| wanted(name))
        .collect();
    names.sort();
    Ok(names)
}

fn run(targets: &[&str], tests: &[String]) -> Result<(), String> {
    let mut cargo = shell::cargo();
    cargo.args(["test", "--package", "ddz-c", "--features", "generate"]);
    cargo.arg("--no-fail-fast").args(targets);
    for test in tests {
        cargo.args(["--test", test]);
    }
    shell::run(&mut cargo)
}
