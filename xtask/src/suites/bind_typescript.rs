//! The TypeScript package: both modules, the scripts, and the tests, which run
//! in node and in a browser.

use std::path::PathBuf;
use std::process::Command;

use crate::shell;
use crate::tools::{self, Tool, tool};
use crate::wasm;

const TOOLS: &[Tool] = &[
    tool("node", "nodejs"),
    tool("npm", "npm"),
    tool("wasm-validate", "wabt"),
    tool("chromium", "chromium"),
];

/// Everything that WebAssembly has gained since it was first published, but
/// for what the modules may use.
const LATER: [&str; 5] = [
    "--disable-bulk-memory",
    "--disable-reference-types",
    "--disable-multi-value",
    "--disable-saturating-float-to-int",
    "--disable-simd",
];

/// Brings what is missing, or says how to.
pub fn ensure() -> Result<(), String> {
    tools::ensure(TOOLS)?;
    wasm::ensure()
}

pub fn run() -> Result<(), String> {
    wasm::run()?;
    for name in ["ddz.wasm", "ddz-table.wasm"] {
        let mut validate = shell::program("wasm-validate");
        shell::run(validate.args(LATER).arg(wasm::package(name)))?;
    }
    shell::run(npm().args(["ci", "--no-audit", "--no-fund"]))?;
    shell::run(npm().args(["run", "build"]))?;
    shell::run(npm().arg("test"))
}

fn npm() -> Command {
    let mut npm = shell::program("npm");
    npm.current_dir(folder());
    npm
}

fn folder() -> PathBuf {
    shell::root().join("bindings/typescript")
}
