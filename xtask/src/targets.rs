//! What rustc can build for besides the machine it runs on.

use std::path::Path;

use crate::shell;

/// Whether the toolchain that runs us has the standard library of a target.
pub fn is_here(target: &str) -> Result<bool, String> {
    let sysroot = rustc(&["--print", "sysroot"])?;
    let folder = Path::new(sysroot.trim()).join("lib/rustlib").join(target);
    Ok(folder.join("lib").is_dir())
}

/// Has the toolchain that runs us the sources of `core`?
pub fn core_is_here() -> Result<bool, String> {
    let sysroot = rustc(&["--print", "sysroot"])?;
    let sources = "lib/rustlib/src/rust/library/core/Cargo.toml";
    Ok(Path::new(sysroot.trim()).join(sources).is_file())
}

/// Brings it where rustup can, or says how to.
pub fn ensure(target: &str) -> Result<(), String> {
    if is_here(target)? {
        return Ok(());
    }
    let add = ["target", "add", target];
    match shell::run(shell::program("rustup").args(add)) {
        Ok(()) if is_here(target)? => Ok(()),
        _ => Err(format!(
            "Rust's target {target} is missing; get it with: rustup target add {target}"
        )),
    }
}

/// The machine that it runs on.
pub fn host() -> Result<String, String> {
    let version = rustc(&["-vV"])?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.unwrap_or_default().to_owned())
}

/// What the compiler that runs us says of itself.
fn rustc(arguments: &[&str]) -> Result<String, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    shell::output(shell::program(rustc).args(arguments))
}
