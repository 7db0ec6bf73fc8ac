//! The C harness (`tests/c`): plain, with sanitizers in C and in Rust, under
//! valgrind. It runs as a process, so a crash is a failure like any other.

mod artifacts;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use artifacts::{SANITIZERS, STATIC_LIBRARIES, STRICT, attempt, root, run, text};

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

fn sources() -> Vec<PathBuf> {
    let folders = ["tests/c", "tests/c/rooms"];
    let mut sources: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(root().join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "c"))
        .collect();
    sources.sort();
    sources
}

/// Compiles the harness against an archive or a shared library.
fn compile(name: &str, flags: &[&str], library: &Path) -> PathBuf {
    let folder = artifacts::scratch(name);
    write_ledgers(&folder);
    let program = folder.join("harness");
    run(artifacts::c_compiler()
        .args(["-std=c99", "-g", "-O1"])
        .args(STRICT)
        .args(flags)
        .arg(format!("-DVECTORS={:?}", root().join("tests/vectors")))
        .arg("-I")
        .arg(root().join("include"))
        .arg("-I")
        .arg(&folder)
        .args(sources())
        .arg(library)
        .args(STATIC_LIBRARIES)
        .arg("-o")
        .arg(&program));
    program
}

/// Runs it and holds it to its last line.
#[track_caller]
fn passes(command: &mut Command) {
    let output = run(command);
    let last = output.lines().last().unwrap_or_default();
    let passed = last
        .strip_suffix(" passed, 0 failed")
        .and_then(|count| count.parse::<u32>().ok())
        .unwrap_or_else(|| panic!("the harness ended with: {last}"));
    assert!(passed >= 20, "only {passed} tests ran");
    println!("{output}");
}

#[test]
fn plain() {
    let program = compile("c-plain", &[], &artifacts::release().join("libddz.a"));
    let symbols = artifacts::tool("nm", &[], &program);
    assert!(!symbols.contains("__asan_") && !symbols.contains("__ubsan_"));
    passes(&mut Command::new(program));
}

/// The same against the small build without std.
#[test]
fn without_std() {
    let folder = artifacts::tiny();
    let program = compile("c-tiny", &[], &folder.join("libddz.so"));
    passes(Command::new(program).env("LD_LIBRARY_PATH", folder));
}

/// Not for the checkers: their code uses stack of its own, and painting a stack
/// that is in use is what they are there to find.
const WITHOUT_STACK: [&str; 2] = ["--without", "KiB of stack"];

#[test]
fn with_sanitizers() {
    let program = compile("c-asan", &SANITIZERS, &artifacts::sanitized());

    // They are in: the C side and the library call them …
    let symbols = artifacts::tool("nm", &[], &program);
    for symbol in ["__asan_report_load1", "__ubsan_handle"] {
        assert!(symbols.contains(symbol), "{symbol} is not in the harness");
    }
    // … and they bite: in C, in the library, at the end.
    for (fault, cry) in [
        ("heap", "heap-buffer-overflow"),
        ("shift", "shift exponent"),
        ("library", "heap-buffer-overflow"),
        ("leak", "detected memory leaks"),
    ] {
        let output = attempt(Command::new(&program).args(["--plant", fault]));
        let said = text(&output.stderr);
        assert!(!output.status.success(), "{fault} went unseen");
        assert!(said.contains(cry), "{fault}: {said}");
        if fault == "library" {
            assert!(said.contains("READ of size"), "{said}");
            assert!(said.contains("ddz_play_classify"), "{said}");
        }
    }

    passes(Command::new(&program).args(WITHOUT_STACK));
}

#[test]
fn under_valgrind() {
    let archive = artifacts::release().join("libddz.a");
    let program = compile("c-valgrind", &[], &archive);
    let valgrind = || {
        let mut command = Command::new("valgrind");
        command
            .args(["--quiet", "--error-exitcode=99", "--leak-check=full"])
            .args(["--show-leak-kinds=all", "--errors-for-leak-kinds=definite"])
            .env("DDZ_FUZZ_ROUNDS", "40")
            .arg(&program);
        command
    };
    for fault in ["heap", "library", "leak"] {
        let output = attempt(valgrind().args(["--plant", fault]));
        assert_eq!(output.status.code(), Some(99), "{fault} went unseen");
    }
    passes(valgrind().args(WITHOUT_STACK));
}
