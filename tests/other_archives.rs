//! Archives for systems whose SDK is not here: that they can be made at all says
//! that every struct has its layout there, and each has every call.
//!
//! A suite of its own, since it wants targets of Rust that not everybody has.

mod artifacts;

use std::fs;

use artifacts::{root, symbols};
use object::read::archive::ArchiveFile;

/// The names in the index of an archive, as C has them.
fn defined(target: &str, file: &str, prefix: &str) -> Vec<String> {
    let folder = root().join("target/other");
    artifacts::build_kind(&folder, "staticlib", &["--release", "--target", target]);
    let bytes = fs::read(folder.join(target).join("release").join(file)).unwrap();
    let archive = ArchiveFile::parse(&*bytes).expect("an archive");
    let index = archive.symbols().unwrap().expect("an index");
    let names = index.map(|symbol| String::from_utf8_lossy(symbol.unwrap().name()).into_owned());
    names
        .filter_map(|name| Some(name.strip_prefix(prefix)?.to_owned()))
        .collect()
}

fn has_every_call(target: &str, file: &str, prefix: &str) {
    let defined = defined(target, file, prefix);
    for symbol in symbols() {
        assert!(defined.contains(&symbol), "{target}: {symbol}");
    }
}

#[test]
fn ios() {
    has_every_call("aarch64-apple-ios", "libddz.a", "_");
}

#[test]
fn windows_with_msvc() {
    has_every_call("x86_64-pc-windows-msvc", "ddz.lib", "");
}

#[test]
fn android() {
    has_every_call("aarch64-linux-android", "libddz.a", "");
}

/// An archive goes into the Unity package as it is. What has to be linked is left
/// out where it cannot be, and the archive for other programs is there all the
/// same.
#[test]
fn packages() {
    let (said, package) = artifacts::dist(&["aarch64-apple-ios", "aarch64-linux-android"]);
    let plugins = package.join("unity/com.ddz.rules/Plugins");
    let is_file = |path: &str| package.join(path).is_file();
    assert!(is_file("lib/aarch64-apple-ios/libddz.a") && is_file("lib/arm64-v8a/libddz.a"));
    assert!(plugins.join("iOS/libddz.a").is_file());
    assert!(plugins.join("iOS/libddz.a.meta").is_file());
    let android = plugins.join("Android/arm64-v8a/libddz.so");
    let left_out = said.contains("CARGO_TARGET_AARCH64_LINUX_ANDROID_LINKER");
    assert_ne!(android.is_file(), left_out, "{said}");
}
