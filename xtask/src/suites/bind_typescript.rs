//! The TypeScript package: both modules, the scripts, and the tests, which run
//! in node and in a browser.

use std::path::PathBuf;
use std::process::Command;

use crate::demo;
use crate::shell;
use crate::tools::{self, Tool, tool};
use crate::wasm;

const TOOLS: &[Tool] = &[
    tools::CC,
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
    for name in ["ddz.wasm", "ddz-game.wasm"] {
        let mut validate = shell::program("wasm-validate");
        shell::run(validate.args(LATER).arg(wasm::package(name)))?;
    }
    shell::run(npm().args(["ci", "--no-audit", "--no-fund"]))?;
    shell::run(npm().args(["run", "build"]))?;
    shell::run(npm().arg("test"))?;
    tells_the_same_story()
}

/// The examples print what those in C do.
fn tells_the_same_story() -> Result<(), String> {
    shell::run(npm().args(["exec", "--", "tsc", "-p", "../../examples/typescript"]))?;
    let mut deal = shell::program("node");
    deal.args(["examples/typescript/run-deal.mjs", demo::DEAL]);
    let hands = shell::output(shell::program("node").arg("examples/typescript/run.mjs"))?;
    let told = hands + &shell::output(&mut deal)?;
    let in_c = demo::printed()?;
    for (line, expected) in told.lines().zip(in_c.lines()) {
        if line != expected {
            return Err(format!("the examples print {line:?}, in C {expected:?}"));
        }
    }
    let lines = told.lines().count();
    println!("the examples print {lines} lines, as in C");
    if lines < 250 || lines != in_c.lines().count() {
        return Err("the examples stop too early, or too late".to_owned());
    }
    Ok(())
}

fn npm() -> Command {
    let mut npm = shell::program("npm");
    npm.current_dir(folder());
    npm
}

fn folder() -> PathBuf {
    shell::root().join("bindings/typescript")
}
