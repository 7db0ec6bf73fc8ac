//! The small build without std: no allocator, no panicking code, loads with
//! everything bound. A planted panic shows that the proof can fail.
#![cfg(target_os = "linux")]

mod artifacts;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use artifacts::{STRICT, TINY, attempt, root, run, text, tiny, tool};

/// Undefined symbols that somebody must define; weak ones need not be.
fn undefined(library: &Path) -> Vec<String> {
    let list = tool("nm", &["-D", "--undefined-only"], library);
    let mut names = Vec::new();
    for line in list.lines() {
        if let ["U", name] = line.split_whitespace().collect::<Vec<_>>()[..] {
            names.push(name.split('@').next().unwrap().to_owned());
        }
    }
    names
}

/// Loads the library with RTLD_NOW and calls what `programs/load.c` calls.
fn load(library: &Path, rounds: &str) -> Output {
    let program = artifacts::scratch("tiny").join("load");
    run(artifacts::c_compiler()
        .args(["-std=c99", "-D_DEFAULT_SOURCE"])
        .args(STRICT)
        .arg("-I")
        .arg(root().join("include"))
        .arg(root().join("tests/c/programs/load.c"))
        .args(["-ldl", "-o"])
        .arg(&program));
    attempt(Command::new(program).arg(library).arg(rounds))
}

#[test]
fn asks_for_nothing_but_memory_functions() {
    let library = tiny().join("libddz.so");
    for name in undefined(&library) {
        let known = ["memcpy", "memmove", "memset", "memcmp", "bcmp"];
        assert!(known.contains(&name.as_str()), "{name} is undefined");
    }
}

#[test]
fn loads_with_everything_bound() {
    let output = load(&tiny().join("libddz.so"), "1");
    assert!(output.status.success(), "{}", text(&output.stderr));
}

/// The calls of the rules core: what must stay small enough for a mini-game.
const CORE: [&str; 7] = [
    "ddz_abi_",
    "ddz_version_",
    "ddz_status_",
    "ddz_rules_",
    "ddz_cards_",
    "ddz_deck_",
    "ddz_play_",
];

/// The core alone, linked from the archive, loads at most 64 KiB. (The bytes
/// that are loaded, since a linker pads the file to its own taste.)
#[test]
fn core_is_small() {
    let whole = fs::metadata(tiny().join("libddz.so")).unwrap().len();
    println!("libddz.so without std, stripped: {whole} bytes");

    let folder = artifacts::scratch("tiny");
    let exports: String = artifacts::symbols()
        .into_iter()
        .filter(|name| CORE.iter().any(|core| name.starts_with(core)))
        .map(|name| format!("{name}; "))
        .collect();
    let map = folder.join("core.map");
    fs::write(&map, format!("{{ global: {exports} local: *; }};")).unwrap();
    let library = folder.join("libcore.so");
    run(artifacts::c_compiler()
        .args(["-shared", "-nostdlib", "-s", "-Wl,--gc-sections"])
        .arg(format!("-Wl,--version-script={}", map.display()))
        .arg("-Wl,--defsym=rust_eh_personality=0")
        .arg("-Wl,--whole-archive")
        .arg(tiny().join("libddz.a"))
        .args(["-Wl,--no-whole-archive", "-o"])
        .arg(&library));
    assert!(!undefined(&library).contains(&"ddz_panic_reached".to_owned()));
    // text, data and bss, then their sum.
    let sizes = tool("size", &[], &library);
    let sum = sizes
        .lines()
        .nth(1)
        .and_then(|line| line.split_whitespace().nth(3));
    let sum: u64 = sum.and_then(|sum| sum.parse().ok()).expect(&sizes);
    println!("the core of it: {sum} bytes loaded");
    assert!(sum > 20_000, "the core is not in there: {sizes}");
    assert!(sum <= 64 * 1024, "{sum} bytes");
}

/// The archive links into a program with sections collected; nothing in it
/// reaches the panic handler either.
#[test]
fn archive_links_without_panics() {
    let program = artifacts::scratch("tiny").join("static");
    run(artifacts::c_compiler()
        .args(["-std=c99"])
        .args(STRICT)
        .arg("-I")
        .arg(root().join("include"))
        .arg("-I")
        .arg(symbol_list())
        .arg(root().join("tests/c/programs/every_symbol.c"))
        .arg(tiny().join("libddz.a"))
        .args([
            "-Wl,--gc-sections",
            "-Wl,--defsym=rust_eh_personality=0",
            "-o",
        ])
        .arg(&program));
    run(&mut Command::new(&program));
}

/// A folder with `symbols.inc`.
fn symbol_list() -> PathBuf {
    let folder = artifacts::scratch("tiny-symbols");
    let list = artifacts::symbols().into_iter();
    let list: String = list.map(|name| format!("SYMBOL({name})\n")).collect();
    fs::write(folder.join("symbols.inc"), list).unwrap();
    folder
}

/// A copy of the package with one more export, which indexes where its caller
/// says.
fn package_with_a_panic() -> PathBuf {
    let copy = artifacts::scratch("planted-panic");
    for entry in fs::read_dir(root()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let wanted = name.starts_with("Cargo.")
            || [
                "build.rs", "src", "core", "build", "tests", "benches", "examples", "xtask",
            ]
            .contains(&name.as_str());
        if wanted {
            copy_all(&path, &copy.join(name));
        }
    }
    let file = copy.join("src/ffi/version.rs");
    let source = fs::read_to_string(&file).unwrap();
    let planted = r#"
/// Panics when `at` is above 2.
#[unsafe(no_mangle)]
pub extern "C" fn ddz_planted(at: u32) -> i32 {
    super::door::guard(|| {
        core::hint::black_box([1_u8, 2, 3][at as usize]);
        Ok(())
    })
}
"#;
    fs::write(file, source + planted).unwrap();
    copy
}

fn copy_all(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let path = entry.unwrap().path();
            copy_all(&path, &to.join(path.file_name().unwrap()));
        }
        remove_what_is_gone(from, to);
    } else if fs::read(to).ok() != fs::read(from).ok() {
        fs::copy(from, to).unwrap();
    }
}

/// A file that an earlier copy has and the package no longer.
fn remove_what_is_gone(from: &Path, to: &Path) {
    for entry in fs::read_dir(to).unwrap() {
        let path = entry.unwrap().path();
        if from.join(path.file_name().unwrap()).exists() {
            continue;
        }
        if path.is_dir() {
            fs::remove_dir_all(path).unwrap();
        } else {
            fs::remove_file(path).unwrap();
        }
    }
}

/// In the tiny build the planted panic is found; in the release build the net
/// catches it.
#[test]
fn a_planted_panic_is_found_and_caught() {
    let package = package_with_a_panic();
    let target = root().join("target/artifacts-planted");

    artifacts::build(&package, &target, &TINY);
    let library = target.join("tiny/libddz.so");
    assert!(
        undefined(&library).contains(&"ddz_panic_reached".to_owned()),
        "the planted panic went unseen"
    );
    let output = load(&library, "1");
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("ddz_panic_reached"));

    artifacts::build(&package, &target, &["--release"]);
    let program = artifacts::scratch("tiny").join("caught");
    run(artifacts::c_compiler()
        .args(["-std=c99"])
        .args(STRICT)
        .arg(root().join("tests/c/programs/planted.c"))
        .arg(target.join("release/libddz.a"))
        .args(artifacts::STATIC_LIBRARIES)
        .arg("-o")
        .arg(&program));
    run(&mut Command::new(program));
}
