//! Writes every generated file, under its path in the repository, into
//! `OUT_DIR/generated`.

mod c_header;
mod cpp;
mod csharp;
mod ledgers;
mod lua;
mod prose;
mod switches;
mod truth;
mod typescript;
mod words;

use std::path::{Path, PathBuf};
use std::{env, fs};

use truth::Truth;

/// The line that every generated file opens with, behind its comment mark.
const MARK: &str = "Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.";

pub fn all() {
    for source in [
        "build",
        "cbindgen.toml",
        "Cargo.toml",
        "core/src/numbers.rs",
        "src/ffi",
    ] {
        println!("cargo::rerun-if-changed={source}");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("generated");
    if out.exists() {
        fs::remove_dir_all(&out).expect("OUT_DIR can be cleared");
    }
    let truth = Truth::read();
    write(&out, "include/ddz.h", &c_header::text(&truth));
    for (path, text) in csharp::files(&truth)
        .into_iter()
        .chain(typescript::files(&truth))
        .chain(ledgers::files(&truth))
        .chain(lua::files(&truth))
        .chain(cpp::files(&truth))
    {
        write(&out, path, &text);
    }
}

fn write(out: &Path, path: &str, text: &str) {
    let file = out.join(path);
    let folder = file.parent().expect("a path in the repository");
    fs::create_dir_all(folder).expect("OUT_DIR can be written");
    fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}
