//! What the loaders of Linux and Android ask of the shared library.
//! On another system there is no ELF file to look at.
#![cfg(target_os = "linux")]

mod artifacts;

use std::path::{Path, PathBuf};
use std::process::Command;

use artifacts::{STATIC_LIBRARIES, release, root, tiny, tool};

fn libraries() -> [PathBuf; 2] {
    [release(), tiny()].map(|folder| folder.join("libddz.so"))
}

/// The names in brackets of the dynamic entries of that tag.
fn dynamic(tag: &str, library: &Path) -> Vec<String> {
    let list = tool("readelf", &["-dW"], library);
    let entries = list.lines().filter(|line| line.contains(tag));
    entries
        .filter_map(|line| Some(line.split_once('[')?.1.split_once(']')?.0.to_owned()))
        .collect()
}

/// Android finds a library by its SONAME; ours is the file name.
#[test]
fn soname_is_the_file_name() {
    for library in libraries() {
        assert_eq!(dynamic("(SONAME)", &library), ["libddz.so"]);
    }
}

#[test]
fn needs_only_the_system() {
    for library in libraries() {
        for needed in dynamic("(NEEDED)", &library) {
            let known = ["libc.so.6", "libgcc_s.so.1", "ld-linux-x86-64.so.2"];
            assert!(
                known.contains(&needed.as_str()) || needed.starts_with("ld-linux-"),
                "{}: {needed}",
                library.display()
            );
        }
    }
    let tiny = dynamic("(NEEDED)", &tiny().join("libddz.so"));
    assert!(tiny.iter().all(|needed| needed == "libc.so.6"), "{tiny:?}");
}

/// Google Play wants 16 KiB.
#[test]
fn segments_are_aligned_to_16_kib() {
    for library in libraries() {
        let list = tool("readelf", &["-lW"], &library);
        let mut segments = 0;
        for line in list.lines().filter(|line| line.trim().starts_with("LOAD")) {
            let align = line.rsplit_once("0x").unwrap().1;
            assert!(u64::from_str_radix(align, 16).unwrap() >= 0x4000, "{line}");
            segments += 1;
        }
        assert!(segments >= 2, "{list}");
    }
}

/// Ubuntu 22.04, which Unity's build images use, has 2.35.
#[test]
fn glibc_floor() {
    const FLOOR: (u32, u32) = (2, 35);
    for library in libraries() {
        let list = tool("objdump", &["-T"], &library);
        let versions: Vec<(u32, u32)> = list
            .split("GLIBC_")
            .skip(1)
            .map(|rest| {
                let number = rest.split([')', ' ', '\n']).next().unwrap();
                let mut parts = number.split('.').map(|part| part.parse().unwrap());
                (parts.next().unwrap(), parts.next().unwrap_or(0))
            })
            .collect();
        let highest = versions.iter().max().expect("a glibc symbol");
        assert!(*highest <= FLOOR, "{}: {highest:?}", library.display());
    }
}

/// Who links the archive needs exactly the libraries that docs/abi.md lists.
#[test]
fn static_libraries_are_the_published_ones() {
    let said = artifacts::attempt(
        Command::new(artifacts::cargo())
            .current_dir(root())
            .args(["rustc", "--lib", "--release", "--crate-type", "staticlib"])
            .args(["--target-dir", "target/artifacts-native"])
            .args(["--", "--print", "native-static-libs"]),
    );
    let said = artifacts::text(&said.stderr);
    let list = said
        .lines()
        .find_map(|line| line.split_once("native-static-libs: "))
        .unwrap_or_else(|| panic!("rustc named no libraries: {said}"))
        .1;
    let mut needed: Vec<&str> = list.split(' ').filter(|&name| name != "-lc").collect();
    needed.sort_unstable();
    needed.dedup();
    let mut published = STATIC_LIBRARIES.to_vec();
    published.sort_unstable();
    assert_eq!(needed, published);
    let page = std::fs::read_to_string(root().join("docs/abi.md")).unwrap();
    assert!(
        page.contains(&STATIC_LIBRARIES.join(" ")),
        "docs/abi.md does not list {STATIC_LIBRARIES:?}"
    );
}
