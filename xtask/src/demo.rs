//! `cargo xtask demo`: builds the library, compiles the examples in C against
//! header and library as a client would, and runs them. Needs Rust and a C
//! compiler; where Mono is, those in C# run too.

mod csharp;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell;

/// A program of `examples/c` and what it is given.
struct Program {
    name: &'static str,
    in_csharp: &'static str,
    argument: &'static str,
}

/// The seed of the deal that is shown.
pub const DEAL: &str = "41";

const PROGRAMS: &[Program] = &[
    Program {
        name: "hands",
        in_csharp: "Hands",
        argument: "examples/hands.txt",
    },
    Program {
        name: "deal",
        in_csharp: "Deal",
        argument: DEAL,
    },
];

pub fn run() -> Result<(), String> {
    let library = library()?;
    for program in PROGRAMS {
        let binary = compile(program, &library)?;
        shell::run(&mut command(program, &binary, &library))?;
        let told = shell::output(&mut command(program, &binary, &library))?;
        csharp::run(program.in_csharp, &library, &told, program.argument)?;
    }
    Ok(())
}

/// What the programs print, for the tests.
pub fn printed() -> Result<String, String> {
    let library = library()?;
    let mut all = String::new();
    for program in PROGRAMS {
        let binary = compile(program, &library)?;
        all += &shell::output(&mut command(program, &binary, &library))?;
    }
    Ok(all)
}

/// Builds the release library; the folder in which it lies.
fn library() -> Result<PathBuf, String> {
    let target = shell::root().join("target/artifacts");
    shell::run(
        shell::cargo()
            .args([
                "build",
                "--quiet",
                "--package",
                "ddz-c",
                "--lib",
                "--release",
            ])
            .arg("--target-dir")
            .arg(&target),
    )?;
    Ok(target.join("release"))
}

/// Compiles one program with the system's compiler, or with `$CC`.
fn compile(program: &Program, library: &Path) -> Result<PathBuf, String> {
    let binary = library.join(program.name);
    let source = format!("examples/c/{}.c", program.name);
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let mut command = shell::program(&compiler);
    command
        .args([
            "-std=c99",
            "-O2",
            "-Wall",
            "-Wextra",
            "-pedantic",
            "-I",
            "include",
        ])
        .args([&source, "examples/c/show.c"])
        .arg(format!("-L{}", library.display()))
        .arg("-lddz")
        .arg(format!("-Wl,-rpath,{}", library.display()))
        .arg("-o")
        .arg(&binary);
    println!("{compiler} {source} -lddz");
    shell::run(&mut command)?;
    match fs::metadata(&binary) {
        Ok(_) => Ok(binary),
        Err(error) => Err(format!("{}: {error}", binary.display())),
    }
}

fn command(program: &Program, binary: &Path, library: &Path) -> Command {
    let mut command = shell::program(binary);
    command.arg(program.argument);
    // Cargo names its own folders to what it runs, and they come before the run
    // path: a library of another build must not be taken for this one.
    command.env("LD_LIBRARY_PATH", library);
    command.env("DYLD_LIBRARY_PATH", library);
    command
}
