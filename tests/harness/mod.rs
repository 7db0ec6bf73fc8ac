//! The C harness (`tests/c`): how it is compiled, and what it must say.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::artifacts::{self, STRICT, root, run};

/// What the C sources need of `bindings/abi`, as they can include it.
fn write_ledgers(folder: &Path) {
    let mut layout = String::new();
    for line in artifacts::ledger("layout.txt") {
        match (line[0].split_once('.'), &line[1..]) {
            (None, [size, _]) => layout += &format!("STRUCT({}, {size})\n", line[0]),
            (Some((name, field)), [at, size, _]) => {
                layout += &format!("FIELD({name}, {field}, {at}, {size})\n");
            }
            _ => panic!("{line:?}"),
        }
    }
    let statuses = artifacts::ledger("status.txt");
    let statuses = statuses
        .iter()
        .map(|line| format!("STATUS({}, {}, {:?})\n", line[0], line[1], line[2]));
    let symbols = artifacts::symbols();
    let symbols = symbols.iter().map(|name| format!("SYMBOL({name})\n"));
    fs::write(folder.join("layout.inc"), layout).unwrap();
    fs::write(folder.join("status.inc"), statuses.collect::<String>()).unwrap();
    fs::write(folder.join("symbols.inc"), symbols.collect::<String>()).unwrap();
}

/// Windows gives a thread no stack of ours, so the file that looks at the stack
/// is left out there.
fn sources(windows: bool) -> Vec<PathBuf> {
    let folders = ["tests/c", "tests/c/rooms"];
    let mut sources: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(root().join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "c"))
        .filter(|path| !(windows && path.ends_with("stack.c")))
        .collect();
    sources.sort();
    sources
}

/// Compiles the harness in a folder of that name, whose path is the answer. The
/// libraries come last, so `compiler` may bring flags.
pub fn compile(mut compiler: Command, name: &str, libraries: &[&str]) -> PathBuf {
    let folder = artifacts::scratch(name);
    write_ledgers(&folder);
    let windows = compiler.get_program().to_string_lossy().contains("mingw");
    run(compiler
        .args(["-std=c99", "-g", "-O1"])
        .args(STRICT)
        .arg(format!("-DVECTORS={:?}", root().join("tests/vectors")))
        .arg("-I")
        .arg(root().join("include"))
        .arg("-I")
        .arg(&folder)
        .args(sources(windows))
        .args(libraries)
        .arg("-o")
        .arg(folder.join("harness")));
    folder
}

/// Runs it and holds it to its last line.
#[track_caller]
pub fn passes(command: &mut Command) {
    let output = run(command);
    let last = output.lines().last().unwrap_or_default();
    let passed = last
        .trim_end()
        .strip_suffix(" passed, 0 failed")
        .and_then(|count| count.parse::<u32>().ok())
        .unwrap_or_else(|| panic!("the harness ended with: {last}"));
    assert!(passed >= 20, "only {passed} tests ran");
    println!("{output}");
}
