//! The Unity package with libraries in their places, ready to be copied into a
//! project's `Packages` folder.

use std::path::Path;

use super::{copy, copy_file, library};
use crate::shell;

/// Where the package waits for the library of a target; the `.meta` file there
/// names the platform. An archive is linked into the player, anything else is
/// loaded.
const PLACES: [(&str, &str); 12] = [
    ("x86_64-unknown-linux-gnu", "Linux/x86_64/libddz.so"),
    ("x86_64-pc-windows-msvc", "Windows/x86_64/ddz.dll"),
    ("x86_64-pc-windows-gnu", "Windows/x86_64/ddz.dll"),
    ("i686-pc-windows-msvc", "Windows/x86/ddz.dll"),
    ("i686-pc-windows-gnu", "Windows/x86/ddz.dll"),
    ("aarch64-apple-darwin", "macOS/libddz.dylib"),
    ("x86_64-apple-darwin", "macOS/libddz.dylib"),
    ("aarch64-linux-android", "Android/arm64-v8a/libddz.so"),
    ("armv7-linux-androideabi", "Android/armeabi-v7a/libddz.so"),
    ("x86_64-linux-android", "Android/x86_64/libddz.so"),
    ("aarch64-apple-ios", "iOS/libddz.a"),
    ("wasm32-unknown-emscripten", "WebGL/libddz.a"),
];

const PACKAGE: &str = "unity/com.ddz.rules";

/// Puts the package into `dist`, without libraries.
pub fn lay_out(dist: &Path) -> Result<(), String> {
    copy("bindings/csharp", &dist.join(PACKAGE))
}

/// Puts the library of a target in its place, from a folder that has it.
pub fn put(dist: &Path, target: &str, libraries: &Path) -> Result<(), String> {
    let Some(place) = place(target) else {
        println!("Unity does not run on {target}: its package has no library for it");
        return Ok(());
    };
    let to = dist.join(PACKAGE).join("Plugins").join(place);
    if to.exists() {
        return Err(format!(
            "{} is there already; join the libraries of both targets by hand",
            to.display()
        ));
    }
    copy_file(&libraries.join(to.file_name().unwrap_or_default()), &to)
}

/// The same for another system, whose archive is in `archives`. A library that
/// is loaded has to be linked, so where there is no linker for it, it is left
/// out: the archive is there all the same.
pub fn bring(dist: &Path, target: &str, archives: &Path) -> Result<(), String> {
    if place(target).is_none_or(|place| place.ends_with(".a")) {
        return put(dist, target, archives);
    }
    let folder = shell::root().join("target/dist-build/unity").join(target);
    match library("cdylib", Some(target), &folder) {
        Ok(_) => put(dist, target, &folder),
        Err(_) => {
            let variable = target.to_uppercase().replace('-', "_");
            println!(
                "the Unity package has no library for {target}, which could not be linked:\n\
                 name the linker in CARGO_TARGET_{variable}_LINKER, or see what is wrong with\n\
                 cargo rustc --lib --release --crate-type cdylib --target {target}"
            );
            Ok(())
        }
    }
}

fn place(target: &str) -> Option<&'static str> {
    let known = PLACES.iter().find(|(known, _)| *known == target);
    known.map(|(_, place)| *place)
}
