//! How programs get at the library: again and again, through C++, with dropped
//! sections, next to another Rust archive.
#![cfg(target_os = "linux")]

mod artifacts;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use artifacts::{STATIC_LIBRARIES, STRICT, release, root, run, symbols, tiny};

fn program_source(name: &str) -> PathBuf {
    root().join("tests/c/programs").join(name)
}

/// A compiler with our flags and the header on its path.
fn strict(mut compiler: Command, standard: &str) -> Command {
    compiler
        .arg(standard)
        .args(["-g", "-O1", "-D_DEFAULT_SOURCE"])
        .args(STRICT)
        .arg("-I")
        .arg(root().join("include"));
    compiler
}

/// An editor loads and drops a library all day.
#[test]
fn loaded_a_thousand_times() {
    let folder = artifacts::scratch("loading");
    let program = folder.join("load");
    run(strict(artifacts::c_compiler(), "-std=c99")
        .arg(program_source("load.c"))
        .args(["-ldl", "-o"])
        .arg(&program));
    for library in [release(), tiny()].map(|folder| folder.join("libddz.so")) {
        run(Command::new("valgrind")
            .args(["--quiet", "--error-exitcode=99", "--leak-check=full"])
            .args(["--errors-for-leak-kinds=definite,indirect,possible"])
            .arg(&program)
            .arg(&library)
            .arg("1000"));
    }
}

/// As in an iOS program: one archive, unused sections dropped, symbols
/// stripped, and still every name is there for `dlsym`.
#[test]
fn every_symbol_survives_a_stripped_link() {
    let folder = artifacts::scratch("stripped");
    let list: String = symbols().iter().map(|s| format!("SYMBOL({s})\n")).collect();
    fs::write(folder.join("symbols.inc"), list).unwrap();
    let program = folder.join("every_symbol");
    run(strict(artifacts::c_compiler(), "-std=c99")
        .arg("-I")
        .arg(&folder)
        .arg(program_source("every_symbol.c"))
        .arg(program_source("dlsym_all.c"))
        .arg("-DWITH_DLSYM")
        .arg(release().join("libddz.a"))
        .args(STATIC_LIBRARIES)
        .args(["-Wl,--gc-sections", "-s", "-rdynamic", "-o"])
        .arg(&program));
    let said = run(&mut Command::new(&program));
    assert_eq!(said.trim(), format!("{} functions", symbols().len()));
}

/// Two Rust archives in one program, each with its own std. Ours stands next to
/// one that was built without fat link-time optimisation, the small one, which
/// has no std, next to one that was built with it.
#[test]
fn next_to_another_rust_archive() {
    let program = artifacts::scratch("two-archives").join("two");
    for (ours, profile) in [(release(), "release"), (tiny(), "fat")] {
        let ours = ours.join("libddz.a");
        let other = artifacts::other_archive(profile);
        for archives in [[&ours, &other], [&other, &ours]] {
            run(strict(artifacts::c_compiler(), "-std=c99")
                .arg(program_source("two_archives.c"))
                .args(archives)
                .arg("-Wl,--gc-sections")
                .args(STATIC_LIBRARIES)
                .arg("-o")
                .arg(&program));
            run(&mut Command::new(&program));
        }
    }
}

/// From C++, static and shared, without exceptions and RTTI.
#[test]
fn from_cpp() {
    let folder = artifacts::scratch("from-cpp");
    for library in ["libddz.a", "libddz.so"] {
        let program = folder.join(library.replace('.', "_"));
        run(strict(artifacts::cpp_compiler(), "-std=c++11")
            .args(["-fno-exceptions", "-fno-rtti"])
            .arg(program_source("from_cpp.cpp"))
            .arg(release().join(library))
            .args(STATIC_LIBRARIES)
            .arg("-o")
            .arg(&program));
        run(Command::new(&program).env("LD_LIBRARY_PATH", release()));
    }
}
