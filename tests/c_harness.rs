//! The C harness (`tests/c`): plain, with sanitizers in C and in Rust, under
//! valgrind. It runs as a process, so a crash is a failure like any other.

mod artifacts;
mod harness;

use std::path::{Path, PathBuf};
use std::process::Command;

use artifacts::{SANITIZERS, STATIC_LIBRARIES, attempt, text};
use harness::passes;

/// Compiles the harness against an archive or a shared library.
fn compile(name: &str, flags: &[&str], library: &Path) -> PathBuf {
    let mut compiler = artifacts::c_compiler();
    compiler.args(flags);
    let library = library.to_str().expect("a path in UTF-8");
    let libraries = [&[library], &STATIC_LIBRARIES[..]].concat();
    harness::compile(compiler, name, &libraries).join("harness")
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
