//! What rustc can build for besides the machine it runs on.

use std::path::Path;

use crate::shell;

/// Whether the toolchain that runs us has the standard library of a target.
pub fn is_here(target: &str) -> Result<bool, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let sysroot = shell::output(shell::program(rustc).args(["--print", "sysroot"]))?;
    let folder = Path::new(sysroot.trim()).join("lib/rustlib").join(target);
    Ok(folder.join("lib").is_dir())
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
