//! `cargo xtask dist [target…]`: a package in `target/dist` that a C or C++
//! program can use without Rust, and one for Unity in `target/dist/unity`.
//!
//! Without a target both libraries of this machine, in `lib`. With targets the
//! static library of each, which needs no linker and so no SDK: Android's in
//! `lib/<ABI>`, others in `lib/<target>`. Unity loads a shared library on most
//! systems; that is in its package where it could be linked.

mod unity;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::shell;
use crate::targets;

/// What Android calls the targets of Rust.
const ANDROID: [(&str, &str); 4] = [
    ("aarch64-linux-android", "arm64-v8a"),
    ("armv7-linux-androideabi", "armeabi-v7a"),
    ("x86_64-linux-android", "x86_64"),
    ("i686-linux-android", "x86"),
];

pub fn run(targets: impl Iterator<Item = String>) -> Result<(), String> {
    let dist = shell::root().join("target/dist");
    if dist.exists() {
        fs::remove_dir_all(&dist).map_err(|e| format!("{}: {e}", dist.display()))?;
    }
    let targets: Vec<String> = targets.collect();
    unity::lay_out(&dist)?;
    if targets.is_empty() {
        let needed = library("staticlib", None, &dist.join("lib"))?;
        library("cdylib", None, &dist.join("lib"))?;
        pkg_config(&dist, &needed)?;
        unity::put(&dist, &targets::host()?, &dist.join("lib"))?;
    }
    for target in &targets {
        let abi = ANDROID.iter().find(|(known, _)| known == target);
        let folder = abi.map_or(target.as_str(), |(_, abi)| abi);
        let folder = dist.join("lib").join(folder);
        library("staticlib", Some(target), &folder)?;
        unity::bring(&dist, target, &folder)?;
    }

    copy("include", &dist.join("include"))?;
    copy("bindings/cpp/include", &dist.join("include"))?;
    copy("bindings/cpp/cmake", &dist.join("cmake"))?;
    rename(
        &dist.join("cmake/package-CMakeLists.txt"),
        &dist.join("CMakeLists.txt"),
    )?;
    for page in ["Android.mk", "README.md", "COCOS.md"] {
        copy(&format!("bindings/cpp/{page}"), &dist.join(page))?;
    }
    for page in licences()? {
        copy(&page, &dist.join(&page))?;
    }
    println!("the package is in {}", dist.display());
    Ok(())
}

fn licences() -> Result<Vec<String>, String> {
    let root = fs::read_dir(shell::root()).map_err(|e| e.to_string())?;
    let names = root.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    Ok(names.filter(|name| name.starts_with("LICENSE")).collect())
}

/// Builds one kind of library into a folder; gives the system libraries that it
/// needs as rustc names them.
fn library(kind: &str, target: Option<&str>, into: &Path) -> Result<String, String> {
    let mut cargo = shell::cargo();
    cargo.args(["rustc", "--package", "ddz-c", "--lib", "--release"]);
    cargo.args(["--crate-type", kind, "--target-dir", "target/dist-build"]);
    let mut built = shell::root().join("target/dist-build");
    if let Some(target) = target {
        cargo.args(["--target", target]);
        built.push(target);
    }
    cargo.args(["--", "--print", "native-static-libs"]);
    let line = shell::line(&cargo);
    let output = cargo
        .stdout(Stdio::inherit())
        .output()
        .map_err(|e| format!("{line}: {e}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("{said}{line}: {}", output.status));
    }

    let mut files = 0;
    for name in NAMES {
        let from = built.join("release").join(name.file);
        if name.kind == kind && from.is_file() {
            copy_file(&from, &into.join(name.file))?;
            files += 1;
        }
    }
    if files == 0 {
        return Err(format!("{line}: left nothing in {}", built.display()));
    }
    let needed = said
        .lines()
        .find_map(|line| line.split_once("native-static-libs: "))
        .map_or("", |(_, libraries)| libraries);
    Ok(needed.to_owned())
}

struct Name {
    kind: &'static str,
    file: &'static str,
}

/// What Cargo calls the libraries on the systems that it builds for.
const NAMES: [Name; 7] = [
    Name {
        kind: "staticlib",
        file: "libddz.a",
    },
    Name {
        kind: "staticlib",
        file: "ddz.lib",
    },
    Name {
        kind: "cdylib",
        file: "libddz.so",
    },
    Name {
        kind: "cdylib",
        file: "libddz.dylib",
    },
    Name {
        kind: "cdylib",
        file: "ddz.dll",
    },
    Name {
        kind: "cdylib",
        file: "ddz.dll.lib",
    },
    Name {
        kind: "cdylib",
        file: "libddz.dll.a",
    },
];

/// Each library once, in the order of its last place: what comes later may need
/// it. Every compiler brings the C library by itself.
fn once(needed: &str) -> String {
    let mut list: Vec<&str> = Vec::new();
    for library in needed.split_whitespace().filter(|&name| name != "-lc") {
        list.retain(|&known| known != library);
        list.push(library);
    }
    list.join(" ")
}

fn pkg_config(dist: &Path, needed: &str) -> Result<(), String> {
    let template = read(&shell::root().join("bindings/cpp/ddz.pc.in"))?;
    let text = template
        .replace("@DDZ_UP@", "..")
        .replace("@DDZ_LIBDIR@", "lib")
        .replace(
            "@DDZ_VERSION@",
            &ddz::numbers::VERSION_TEXT.to_string_lossy(),
        )
        .replace("@DDZ_SYSTEM_LIBRARIES@", &once(needed));
    write(&dist.join("pkgconfig/ddz.pc"), &text)
}

/// Copies a file or a folder of the repository.
fn copy(from: &str, to: &Path) -> Result<(), String> {
    copy_path(&shell::root().join(from), to)
}

fn copy_path(from: &Path, to: &Path) -> Result<(), String> {
    if !from.is_dir() {
        return copy_file(from, to);
    }
    let entries = fs::read_dir(from).map_err(|e| format!("{}: {e}", from.display()))?;
    for entry in entries {
        let path: PathBuf = entry.map_err(|e| e.to_string())?.path();
        copy_path(&path, &to.join(path.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

fn copy_file(from: &Path, to: &Path) -> Result<(), String> {
    make_parent(to)?;
    fs::copy(from, to)
        .map(drop)
        .map_err(|e| format!("{} to {}: {e}", from.display(), to.display()))
}

fn rename(from: &Path, to: &Path) -> Result<(), String> {
    fs::rename(from, to).map_err(|e| format!("{}: {e}", from.display()))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    make_parent(path)?;
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

fn make_parent(path: &Path) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))
}
