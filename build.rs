//! Link arguments, always. With the feature `generate` also the header and the
//! other generated files, into OUT_DIR: only `cargo xtask regen` writes them
//! into the source tree.

use std::env;

#[cfg(feature = "generate")]
#[path = "build/generate.rs"]
mod generate;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    link_arguments();
    #[cfg(feature = "generate")]
    generate::all();
}

/// The name that the loader looks for is the file name, without a version:
/// what fits together is what `ddz_abi_version` says (docs/abi.md). Google Play
/// refuses libraries with segments aligned below 16 KiB.
fn link_arguments() {
    let arguments: &[&str] = match env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux" | "android") => &[
            "-Wl,-soname,libddz.so",
            "-Wl,-z,max-page-size=16384",
            "-Wl,-z,common-page-size=16384",
        ],
        Ok("macos" | "ios") => &["-Wl,-install_name,@rpath/libddz.dylib"],
        _ => &[],
    };
    for argument in arguments {
        println!("cargo::rustc-cdylib-link-arg={argument}");
    }
}
