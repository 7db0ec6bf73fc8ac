//! The first program of README.md works when it is pasted.
#![cfg(unix)]

mod artifacts;

use std::fs;
use std::os::unix::fs::symlink;
use std::process::Command;

use artifacts::{release, root, run};

/// The first block of that language.
fn block<'a>(page: &'a str, language: &str) -> &'a str {
    let (_, rest) = page
        .split_once(&format!("```{language}\n"))
        .expect("a block of code");
    rest.split_once("```").expect("its end").0
}

#[test]
fn first_program_works_when_pasted() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    // A folder that looks like this one after `cargo build --release`.
    let folder = artifacts::scratch("readme");
    fs::remove_dir_all(&folder).unwrap();
    fs::create_dir_all(folder.join("target")).unwrap();
    symlink(root().join("include"), folder.join("include")).unwrap();
    symlink(release(), folder.join("target/release")).unwrap();
    fs::write(folder.join("first.c"), block(&readme, "c")).unwrap();

    let script = block(&readme, "sh");
    let (build, rest) = script.split_once('\n').unwrap();
    assert_eq!(build, "cargo build --release");
    let said = run(Command::new("sh").args(["-ec", rest]).current_dir(&folder));
    assert_eq!(said.trim(), "三带一");
}

/// It compiles without a warning, too.
#[test]
fn first_program_has_no_warnings() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let source = artifacts::scratch("readme-strict").join("first.c");
    fs::write(&source, block(&readme, "c")).unwrap();
    run(artifacts::c_compiler()
        .args([
            "-std=c99",
            "-fsyntax-only",
            "-Wall",
            "-Wextra",
            "-Wpedantic",
            "-Werror",
            "-I",
        ])
        .arg(root().join("include"))
        .arg(&source));
}
