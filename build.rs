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
    match env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux" | "android") => {
            cdylib("-Wl,-soname,libddz.so");
            cdylib("-Wl,-z,max-page-size=16384");
            cdylib("-Wl,-z,common-page-size=16384");
            // Nothing unwinds without std, but the linker keeps the unwind
            // header of code that it has dropped, and with it the name of the
            // unwinder's routine, which nobody defines.
            if env::var_os("CARGO_FEATURE_PANIC_HANDLER").is_some() {
                cdylib("-Wl,--defsym=rust_eh_personality=0");
            }
        }
        Ok("macos" | "ios") => cdylib("-Wl,-install_name,@rpath/libddz.dylib"),
        _ => {}
    }
}

fn cdylib(argument: &str) {
    println!("cargo::rustc-cdylib-link-arg={argument}");
}
