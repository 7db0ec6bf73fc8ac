//! The section of README.md for Rust works when it is pasted.
#![cfg(unix)]

mod artifacts;

use std::fs;
use std::os::unix::fs::symlink;
use std::process::Command;

use artifacts::{root, run};

/// The first block of a language in the section, without the fence.
fn block<'a>(section: &'a str, language: &str) -> &'a str {
    let (_, rest) = section
        .split_once(&format!("```{language}\n"))
        .unwrap_or_else(|| panic!("no {language}"));
    rest.split_once("```").expect("its end").0
}

#[test]
fn the_section_for_rust_works_when_pasted() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let (_, rest) = readme.split_once("\n## In Rust\n").expect("the section");
    let section = rest.split("\n## ").next().unwrap();

    let folder = artifacts::scratch("readme-rust");
    fs::remove_dir_all(&folder).unwrap();
    fs::create_dir_all(folder.join("game/src")).unwrap();
    symlink(root(), folder.join("ddz")).unwrap();
    let game = folder.join("game");
    // What `cargo new game` writes, the lines of the section, and a workspace
    // of its own, since it lies inside this one. The lock file keeps it to
    // crates that are here already.
    let manifest = format!(
        "[package]\nname = \"game\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n\
         {}\n[workspace]\n",
        block(section, "toml")
    );
    fs::write(game.join("Cargo.toml"), manifest).unwrap();
    fs::write(game.join("src/main.rs"), block(section, "rust")).unwrap();
    fs::copy(root().join("Cargo.lock"), game.join("Cargo.lock")).unwrap();

    let printed = run(Command::new(artifacts::cargo())
        .current_dir(&game)
        .args(["run", "--quiet", "--offline"])
        .env("RUSTFLAGS", "-Dwarnings")
        .env_remove("CARGO_TARGET_DIR"));
    assert_eq!(printed, block(section, "text"));
}
