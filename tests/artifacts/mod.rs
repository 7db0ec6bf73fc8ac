//! Builds what the project ships and runs programs against it. The artifacts
//! lie in a target folder of their own, since those in the usual one may be
//! left over from other features.
#![allow(dead_code)]

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A folder for what a test makes; other tests have others.
pub fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The release build: the folder with `libddz.so` and `libddz.a`.
pub fn release() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let target = root().join("target/artifacts");
        build(root(), &target, &["--profile", "release"]);
        target.join("release")
    })
}

/// The arguments of the small build without std (design of the `tiny` profile
/// in Cargo.toml).
pub const TINY: [&str; 5] = [
    "--no-default-features",
    "--features",
    "panic_handler,chinese",
    "--profile",
    "tiny",
];

/// The small build without std: the folder with `libddz.so` and `libddz.a`.
pub fn tiny() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let target = root().join("target/artifacts");
        build(root(), &target, &TINY);
        target.join("tiny")
    })
}

/// Builds the library of a copy of the package.
pub fn build(package: &Path, target: &Path, arguments: &[&str]) {
    run(Command::new(cargo())
        .current_dir(package)
        .args(["build", "--quiet", "--lib", "--target-dir"])
        .arg(target)
        .args(arguments));
}

/// The same with one kind of artifact, which for a static library needs no
/// linker of the target.
pub fn build_kind(target: &Path, kind: &str, arguments: &[&str]) {
    run(Command::new(cargo())
        .current_dir(root())
        .args(["rustc", "--quiet", "--lib", "--crate-type", kind])
        .arg("--target-dir")
        .arg(target)
        .args(arguments));
}

/// Runs `cargo xtask dist`; gives what it said and where the package is.
pub fn dist(targets: &[&str]) -> (String, PathBuf) {
    let said = run(Command::new(cargo())
        .current_dir(root())
        .args(["run", "--quiet", "--package", "xtask", "--", "dist"])
        .args(targets));
    (said, root().join("target/dist"))
}

pub fn cargo() -> &'static str {
    env!("CARGO")
}

/// Runs a program that must be there and end well; gives what it printed.
#[track_caller]
pub fn run(command: &mut Command) -> String {
    let output = attempt(command);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(
        output.status.success(),
        "{command:?}: {}\n{out}\n{err}",
        output.status
    );
    out
}

/// Runs a program that must be there.
#[track_caller]
pub fn attempt(command: &mut Command) -> Output {
    command
        .output()
        .unwrap_or_else(|error| panic!("{command:?} does not run: {error}"))
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What a tool says about a file.
#[track_caller]
pub fn tool(program: &str, arguments: &[&str], file: &Path) -> String {
    run(Command::new(program).args(arguments).arg(file))
}

/// The C compiler as the cc crate finds it, without its own flags.
pub fn c_compiler() -> Command {
    compiler(false)
}

/// The C++ compiler.
pub fn cpp_compiler() -> Command {
    compiler(true)
}

fn compiler(cpp: bool) -> Command {
    let target = target();
    let path = cc::Build::new()
        .cpp(cpp)
        .target(&target)
        .host(&target)
        .opt_level(0)
        .cargo_metadata(false)
        .get_compiler()
        .path()
        .to_owned();
    Command::new(path)
}

/// The target that rustc builds for when nothing is said.
pub fn target() -> String {
    let version = run(Command::new(rustc()).arg("-vV"));
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.expect("rustc names its host").to_owned()
}

pub fn rustc() -> std::ffi::OsString {
    std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// The strict flags under which all our C must compile.
pub const STRICT: [&str; 5] = [
    "-Wall",
    "-Wextra",
    "-Wpedantic",
    "-pedantic-errors",
    "-Werror",
];

/// The system libraries that the static library needs (docs/abi.md); a test
/// compares them with what rustc says.
pub const STATIC_LIBRARIES: [&str; 6] = ["-lgcc_s", "-lutil", "-lrt", "-lpthread", "-lm", "-ldl"];

/// The lines of a ledger of `bindings/abi` that say something.
pub fn ledger(name: &str) -> Vec<Vec<String>> {
    let path = root().join("bindings/abi").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').map(str::to_owned).collect())
        .collect()
}

/// The exported names.
pub fn symbols() -> Vec<String> {
    ledger("symbols.txt").into_iter().flatten().collect()
}

/// Whether a program can be started at all.
pub fn exists(program: impl AsRef<OsStr>) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

/// AddressSanitizer and UndefinedBehaviorSanitizer for C and C++, the first
/// fault ending the program.
pub const SANITIZERS: [&str; 3] = [
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-fno-omit-frame-pointer",
];

/// The release archive with AddressSanitizer inside. The compiler has the
/// switch behind its bootstrap variable; the runtime comes from the C side.
pub fn sanitized() -> PathBuf {
    let target = target();
    let folder = root().join("target/artifacts-asan");
    run(Command::new(cargo())
        .current_dir(root())
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", "-Zsanitizer=address")
        .args(["rustc", "--quiet", "--lib", "--release"])
        .args(["--crate-type", "staticlib"])
        .args(["--target", &target, "--target-dir"])
        .arg(&folder));
    folder.join(target).join("release/libddz.a")
}

/// The archive of another Rust library, which allocates, panics and catches, so
/// that it needs all of its std. In the profile `fat` it is built with fat
/// link-time optimisation, in `release` without.
pub fn other_archive(profile: &str) -> PathBuf {
    let folder = scratch("other-archive");
    fs::create_dir_all(folder.join("src")).unwrap();
    fs::write(
        folder.join("Cargo.toml"),
        "[package]\nname = \"other\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\
         [lib]\ncrate-type = [\"staticlib\"]\n[workspace]\n\
         [profile.release]\nlto = \"off\"\n\
         [profile.fat]\ninherits = \"release\"\nlto = \"fat\"\n",
    )
    .unwrap();
    fs::write(
        folder.join("src/lib.rs"),
        r#"
#[unsafe(no_mangle)]
pub extern "C" fn other_sum(count: u32) -> u32 {
    let caught = std::panic::catch_unwind(|| {
        let numbers: Vec<u32> = (1..=count).collect();
        assert!(count < 100, "too many");
        numbers.iter().sum()
    });
    caught.unwrap_or(0)
}
"#,
    )
    .unwrap();
    let target = folder.join("target");
    build(&folder, &target, &["--profile", profile]);
    target.join(profile).join("libother.a")
}
