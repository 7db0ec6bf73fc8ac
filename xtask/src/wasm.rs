//! `cargo xtask wasm`: the library as WebAssembly modules, for the TypeScript
//! package (`bindings/typescript/dist`): `ddz.wasm` without the game, for a
//! client, and `ddz-game.wasm` with all calls and with texts in Chinese.
//!
//! Built with `core` from its sources: by Debian's `rustc-web` where that can be
//! had, else by the toolchain that runs us, with rustup's component `rust-src`.
//! The compiled `core` of a target will not do: linked in one piece with the
//! library, it brings its instructions for copying memory in bulk everywhere.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::shell;
use crate::targets;
use crate::tools::{self, Tool, tool};

const TARGET: &str = "wasm32-unknown-unknown";
const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
const CORE: &str = "/usr/lib/rustlib/src/rust/library/core/Cargo.toml";

const DEBIAN: &[Tool] = &[
    tool(RUSTC, "rustc-web"),
    tool(CARGO, "cargo-web"),
    tool(CORE, "rust-web-src"),
    tool("wasm-ld", "lld"),
];
const BINARYEN: Tool = tool("wasm-opt", "binaryen");

/// The first version of WebAssembly, and two small additions that every engine
/// has had for five years or longer. Copying memory in bulk came to Safari
/// later, and would gain nothing here.
const FEATURES: [&str; 2] = [
    "-Ctarget-cpu=mvp",
    "-Ctarget-feature=+mutable-globals,+sign-ext",
];
/// The same to `wasm-opt`.
const OPT_FEATURES: [&str; 3] = [
    "--mvp-features",
    "--enable-mutable-globals",
    "--enable-sign-ext",
];

/// The stack stands below the data, so that running out of it is a trap and
/// not a fault of the data. No call needs more.
const STACK: &str = "-Clink-arg=-zstack-size=65536";

/// Small before fast: a copy of a function at each place that calls it costs
/// more in the download than it gains. What these flags are worth was measured;
/// a compiler that does not know one refuses it.
const SMALL: &str = "-Cllvm-args=-disable-licm-promotion -inline-threshold=30 -unroll-threshold=20 \
                     -unroll-runtime=false -unroll-allow-partial=false \
                     -sink-common-insts -jump-threading-threshold=1";
const OPT_SMALL: &str = "-Oz --converge --const-hoisting --vacuum --reorder-locals \
                         --low-memory-unused --ignore-implicit-traps --strip-debug --strip-producers --strip-target-features";

/// The rooms that a client needs, which `ddz.wasm` has: the game stands on the
/// server. A new room is not in it until it is named here.
const ROOMS: [&str; 11] = [
    "ddz_abi_",
    "ddz_cards_",
    "ddz_deck_",
    "ddz_hand_",
    "ddz_hint",
    "ddz_moves_",
    "ddz_play_",
    "ddz_readings_",
    "ddz_rules_",
    "ddz_status_",
    "ddz_version_",
];

pub fn run() -> Result<(), String> {
    ensure()?;
    let small = shell::root().join("target/wasm/without-game.wasm");
    without_game(&build("panic_handler", "s", &["--cfg=ddz_client"])?, &small)?;
    let whole = build("panic_handler,chinese", "2", &[])?;
    for (from, name) in [(&small, "ddz.wasm"), (&whole, "ddz-game.wasm")] {
        let module = package(name);
        optimise(from, &module)?;
        let bytes = fs::metadata(&module)
            .map_err(|error| error.to_string())?
            .len();
        println!("{name}: {bytes} bytes, {} gzipped", gzipped(&module)?);
    }
    Ok(())
}

/// Brings what the build needs, or says how to.
pub fn ensure() -> Result<(), String> {
    if !debian_is_here() && !own_is_here()? {
        tools::ensure(DEBIAN)?;
    }
    tools::ensure(&[BINARYEN])
}

fn debian_is_here() -> bool {
    [RUSTC, CARGO, CORE]
        .iter()
        .all(|file| Path::new(file).exists())
}

/// Has the toolchain that runs us the target, and the sources of `core`?
fn own_is_here() -> Result<bool, String> {
    Ok(targets::is_here(TARGET)? && targets::core_is_here()?)
}

/// Where a module of the package is.
pub fn package(name: &str) -> PathBuf {
    shell::root().join("bindings/typescript/dist").join(name)
}

/// All calls, as the linker leaves them. Level `s` is what lets the module for
/// clients stay within its budget; it costs them up to half of the speed.
fn build(features: &str, opt_level: &str, own: &[&'static str]) -> Result<PathBuf, String> {
    let mut flags = vec![FEATURES[0], FEATURES[1], STACK, SMALL];
    flags.extend(own);
    let mut cargo = if debian_is_here() {
        flags.push("-Clinker=wasm-ld");
        debian_cargo()
    } else {
        shell::cargo()
    };
    // That is switched on like a nightly feature, which the released compiler
    // allows when asked.
    cargo.env("RUSTC_BOOTSTRAP", "1");
    cargo.args([
        "-Zbuild-std=core",
        "build",
        "--package",
        "ddz-c",
        "--lib",
        "--target",
        TARGET,
    ]);
    cargo.args(["--no-default-features", "--features", features]);
    cargo.args(["--profile", "tiny", "--target-dir", "target/wasm"]);
    cargo.env("CARGO_PROFILE_TINY_OPT_LEVEL", opt_level);
    // Whatever the caller has set for other targets stays out of this.
    cargo.env_remove("RUSTFLAGS");
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    shell::run(&mut cargo)?;
    Ok(shell::root().join(format!("target/wasm/{TARGET}/tiny/ddz.wasm")))
}

fn debian_cargo() -> Command {
    let mut cargo = shell::program(CARGO);
    cargo.env("RUSTC", RUSTC);
    cargo.env_remove("RUSTUP_TOOLCHAIN");
    cargo
}

/// Takes out what clients do without and `ddz_client` leaves in, and the code that only
/// that reaches.
fn without_game(from: &Path, to: &Path) -> Result<(), String> {
    let symbols = shell::root().join("bindings/abi/symbols.txt");
    let symbols = fs::read_to_string(&symbols).map_err(|error| error.to_string())?;
    let kept: Vec<&str> = symbols
        .lines()
        .filter(|line| line.starts_with("ddz_"))
        .filter(|name| ROOMS.iter().any(|room| name.starts_with(room)))
        .chain(["ddz_scratch", "ddz_scratch_len", "memory"])
        .collect();
    let outside = format!(
        r#"{{"name": "outside", "root": true, "reaches": ["{}"]}}"#,
        kept.join(r#"", ""#)
    );
    let exports = kept
        .iter()
        .map(|name| format!(r#"{{"name": "{name}", "export": "{name}"}}"#));
    let nodes: Vec<String> = std::iter::once(outside).chain(exports).collect();
    let graph = to.with_extension("json");
    fs::write(&graph, format!("[{}]", nodes.join(",\n")))
        .map_err(|error| format!("{}: {error}", graph.display()))?;

    let mut metadce = shell::program("wasm-metadce");
    metadce.args(OPT_FEATURES).arg("--graph-file").arg(&graph);
    metadce.arg(from).arg("--output").arg(to);
    // It lists what it has taken out.
    shell::run(metadce.stdout(Stdio::null()))
}

fn optimise(from: &Path, to: &Path) -> Result<(), String> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let mut optimise = shell::program(BINARYEN.program);
    optimise
        .args(OPT_FEATURES)
        .args(OPT_SMALL.split_whitespace());
    shell::run(optimise.arg(from).arg("--output").arg(to))
}

fn gzipped(file: &Path) -> Result<usize, String> {
    let output = shell::program("gzip")
        .args(["-9", "--stdout"])
        .arg(file)
        .output()
        .map_err(|error| format!("gzip: {error}"))?;
    if output.status.success() {
        Ok(output.stdout.len())
    } else {
        Err(format!("gzip: {}", output.status))
    }
}
