//! The Unity package with the library of this machine in its place, ready to be
//! copied into a project's `Packages` folder.

use std::env::consts::{ARCH, OS};
use std::path::Path;

use super::{copy, copy_file};

/// Where the package waits for the library, by system and processor; the `.meta`
/// files there name the platform.
const PLACES: [(&str, &str, &str); 5] = [
    ("linux", "x86_64", "Linux/x86_64/libddz.so"),
    ("windows", "x86_64", "Windows/x86_64/ddz.dll"),
    ("windows", "x86", "Windows/x86/ddz.dll"),
    ("macos", "x86_64", "macOS/libddz.dylib"),
    ("macos", "aarch64", "macOS/libddz.dylib"),
];

/// Puts the package into `dist`; `libraries` has what was built.
pub fn lay_out(dist: &Path, libraries: &Path) -> Result<(), String> {
    let package = dist.join("unity/com.ddz.rules");
    copy("bindings/csharp", &package)?;
    let place = PLACES
        .iter()
        .find(|(os, arch, _)| (*os, *arch) == (OS, ARCH));
    let Some((_, _, place)) = place else {
        println!("Unity does not run on {OS} {ARCH}: its package has no library");
        return Ok(());
    };
    let to = package.join("Plugins").join(place);
    let from = libraries.join(to.file_name().unwrap_or_default());
    copy_file(&from, &to)
}
