//! Compiling C# with Mono and running it against the library.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::artifacts::{self, attempt, root, run, scratch, text};

/// The law for all our C#: what Unity 2018 to this day can compile, and not a
/// warning.
const LAW: [&str; 4] = ["-langversion:7.2", "-unsafe", "-warnaserror", "-warn:4"];

/// The symbols under which the package is compiled: outside Unity, in a Unity
/// that is too old for spans, in a newer one, for a player that links the
/// library into itself.
pub const OUTSIDE: &[&str] = &[];
pub const OLD_UNITY: &[&str] = &["UNITY_5_3_OR_NEWER", "UNITY_INCLUDE_TESTS"];
pub const UNITY: &[&str] = &[
    "UNITY_5_3_OR_NEWER",
    "UNITY_2021_2_OR_NEWER",
    "UNITY_INCLUDE_TESTS",
];
pub const IOS: &[&str] = &["UNITY_5_3_OR_NEWER", "UNITY_2021_2_OR_NEWER", "UNITY_IOS"];

/// Where Debian's packages put the test framework.
const FRAMEWORK: &str = "/usr/lib/cli/nunit.framework-2.6.3/nunit.framework.dll";

pub fn package() -> PathBuf {
    root().join("bindings/csharp")
}

/// Every C# file of a folder and of those in it, sorted.
pub fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "cs") {
                files.push(path);
            }
        }
    }
    assert!(!files.is_empty(), "{}: no C#", folder.display());
    files.sort();
    files
}

fn compiler(defines: &[&str]) -> Command {
    let mut mcs = Command::new("mcs");
    mcs.args(LAW).arg("-debug");
    for define in defines {
        mcs.arg(format!("-define:{define}"));
    }
    mcs
}

/// Compiles the Runtime folder of a package into `folder`, its documentation
/// included: a public thing without any is a warning, so an error.
pub fn runtime(package: &Path, folder: &Path, defines: &[&str]) -> PathBuf {
    let library = folder.join("Ddz.Rules.dll");
    run(compiler(defines)
        .arg("-target:library")
        .arg(option("-out:", &library))
        .arg(option("-doc:", &folder.join("Ddz.Rules.xml")))
        .args(sources(&package.join("Runtime"))));
    library
}

/// Compiles a program against the library beside it.
pub fn program(library: &Path, name: &str, files: &[PathBuf]) -> PathBuf {
    let program = library.with_file_name(name);
    run(compiler(OUTSIDE)
        .arg(option("-out:", &program))
        .arg(option("-reference:", library))
        .args(files));
    program
}

/// Compiles the tests of the package against the library beside them.
pub fn tests(library: &Path, defines: &[&str]) -> PathBuf {
    let tests = library.with_file_name("Ddz.Rules.Tests.dll");
    fs::copy(FRAMEWORK, library.with_file_name("nunit.framework.dll"))
        .unwrap_or_else(|e| panic!("{FRAMEWORK}: {e}"));
    run(compiler(defines)
        .arg("-target:library")
        .arg(option("-out:", &tests))
        .arg(option("-reference:", library))
        .arg(option("-reference:", Path::new(FRAMEWORK)))
        .args(sources(&package().join("Tests"))));
    tests
}

fn option(name: &str, path: &Path) -> String {
    format!("{name}{}", path.display())
}

/// The runtime, which looks for the native library in one folder and nowhere
/// else.
pub fn mono(program: &Path, natives: &Path) -> Command {
    let mut mono = Command::new("mono");
    mono.arg("--debug").arg(program);
    surroundings(&mut mono, natives);
    mono
}

/// No library and no setting of whoever runs the tests: the native library is
/// looked for in one folder.
pub fn surroundings(command: &mut Command, natives: &Path) {
    command
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .env("HOME", artifacts::scratch("csharp-home"))
        .env("LANG", "C.UTF-8")
        .env("LD_LIBRARY_PATH", natives);
}

/// Runs the tests and gives the attributes of the result.
pub fn nunit(tests: &Path, natives: &Path) -> Results {
    let folder = tests.parent().expect("a folder");
    let report = folder.join("results.xml");
    let mut console = Command::new("nunit-console");
    surroundings(&mut console, natives);
    let output = attempt(
        console
            .current_dir(folder)
            .env("DDZ_REPOSITORY", root())
            .args([
                "-nologo",
                "-noshadow",
                "-nothread",
                "-domain=None",
                "-labels",
            ])
            .arg(option("-xml=", &report))
            .arg(tests),
    );
    let printed = printed(&output);
    let xml = fs::read_to_string(&report).unwrap_or_else(|e| panic!("{e}\n{printed}"));
    let line = xml.lines().find(|line| line.contains("<test-results "));
    let line = line.unwrap_or_else(|| panic!("no results\n{printed}"));
    Results {
        line: line.to_owned(),
        ended_well: output.status.success(),
        printed,
    }
}

pub struct Results {
    line: String,
    pub ended_well: bool,
    pub printed: String,
}

impl Results {
    /// One of total, errors, failures, not-run, inconclusive, ignored, skipped,
    /// invalid.
    pub fn count(&self, name: &str) -> usize {
        let value = self.line.split(&format!(" {name}=\"")).nth(1);
        let value = value.and_then(|rest| rest.split('"').next()?.parse().ok());
        value.unwrap_or_else(|| panic!("no {name} in {}", self.line))
    }
}

pub fn printed(output: &Output) -> String {
    text(&output.stdout) + &text(&output.stderr)
}

/// A fresh folder for what a test makes.
pub fn fresh(name: &str) -> PathBuf {
    let folder = scratch(name);
    fs::remove_dir_all(&folder).unwrap();
    scratch(name)
}

/// A native library that calls itself ours, from one C file.
pub fn impostor(folder: &Path, source: &str) {
    run(artifacts::c_compiler()
        .args(["-std=c99", "-shared", "-fPIC"])
        .args(artifacts::STRICT)
        .arg(root().join("tests/bind_csharp/programs").join(source))
        .arg("-o")
        .arg(folder.join("libddz.so")));
}

/// Copies a folder with all that is in it.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
