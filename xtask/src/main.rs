//! `cargo xtask <command>`: what the project does beyond `cargo build`.
//! One file a command.

mod regen;
mod shell;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask <command>

  regen   write the generated files (header, raw C#, TypeScript, bindings/abi)";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let result = match arguments.next().as_deref() {
        Some("regen") => regen::run(),
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
