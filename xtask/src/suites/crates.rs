//! What a Rust program gets that depends on the crate `ddz`: fresh projects, and
//! what `cargo publish` would pack.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell;

/// A target without an operating system, of which a library is built.
pub const BARE: &str = "thumbv7em-none-eabi";

/// With std a dependent runs, and no name of the C library is in it; what is
/// published is what it needs.
pub fn with_std() -> Result<(), String> {
    let project = fresh("with-std", "src/main.rs", WITH_STD)?;
    let text = shell::output(
        shell::cargo()
            .current_dir(&project)
            .args(["run", "--quiet"]),
    )?;
    if text.trim() != "PairStraight of 3 ranks up to 5" {
        return Err(format!("a program that depends on ddz printed {text}"));
    }
    let program = fs::read(project.join("target/debug/with-std")).map_err(|e| e.to_string())?;
    if let Some(name) = exported(&program) {
        return Err(format!("a Rust program has {name} of the C library in it"));
    }
    published()
}

/// A name in a program that begins as all names of the C library do. In a table of
/// names each stands behind a 0; some systems write a `_` before it.
fn exported(program: &[u8]) -> Option<String> {
    let starts = [b"\0ddz_".as_slice(), b"\0_ddz_"];
    let at = (0..program.len())
        .find(|&at| starts.iter().any(|start| program[at..].starts_with(start)))?;
    let name = program[at + 1..].split(|&byte| byte == 0).next()?;
    Some(String::from_utf8_lossy(name).into_owned())
}

/// Without std a dependent is built for a target that has none.
pub fn without_std() -> Result<(), String> {
    let project = fresh("without-std", "src/lib.rs", WITHOUT_STD)?;
    let mut build = shell::cargo();
    build.current_dir(&project);
    shell::run(build.args(["build", "--quiet", "--target", BARE]))
}

/// A project that depends on the crate by its path.
fn fresh(name: &str, file: &str, source: &str) -> Result<PathBuf, String> {
    let project = shell::root().join("target/dependents").join(name);
    let core = shell::root().join("core");
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\
         [dependencies]\nddz = {{ path = {core:?} }}\n[workspace]\n"
    );
    write(&project.join("Cargo.toml"), &manifest)?;
    write(&project.join(file), source)?;
    Ok(project)
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(wrong)?;
    }
    fs::write(path, text).map_err(wrong)
}

const WITH_STD: &str = r#"
use ddz::plays::classify;
use ddz::rules::Preset;

fn main() {
    let cards = "334455".parse().expect("cards");
    println!("{}", classify(&Preset::Standard.rule_set(), cards));
}
"#;

const WITHOUT_STD: &str = r#"
#![no_std]
use ddz::cards::Counts;
use ddz::plays::Question;
use ddz::rules::RuleSet;

pub fn moves(rules: &RuleSet, hand: Counts) -> u32 {
    ddz::moves::count(Question::lead(rules), hand)
}
"#;

/// `cargo publish` has nothing to say and packs what a Rust user needs.
fn published() -> Result<(), String> {
    let package = ["--package", "ddz", "--allow-dirty"];
    let mut publish = shell::cargo();
    publish.args(["publish", "--dry-run", "--color", "never"]);
    let said = shell::all_output(publish.args(package))?;
    // What every dry run says.
    let usual = "aborting upload due to dry run";
    if let Some(line) = said
        .lines()
        .find(|line| line.contains("warning") && !line.contains(usual))
    {
        return Err(format!("cargo publish: {line}"));
    }
    let mut list = shell::cargo();
    let list = shell::output(list.args(["package", "--list"]).args(package))?;
    let files: Vec<&str> = list
        .lines()
        .filter(|file| !file.starts_with("src/") && *file != ".cargo_vcs_info.json")
        .collect();
    if files == PACKED {
        Ok(())
    } else {
        Err(format!("the package ddz has {files:?} beside src"))
    }
}

const PACKED: [&str; 7] = [
    "CHANGELOG.md",
    "Cargo.lock",
    "Cargo.toml",
    "Cargo.toml.orig",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
];
