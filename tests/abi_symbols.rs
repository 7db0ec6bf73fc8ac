//! What the libraries export, and nothing else, is what
//! `bindings/abi/symbols.txt` says; so are the header and the bindings.

mod artifacts;

use std::fs;
use std::path::Path;

use artifacts::{release, root, symbols, tiny, tool};

#[test]
fn shared_libraries_export_the_ledger() {
    for folder in [release(), tiny()] {
        let library = folder.join("libddz.so");
        let list = tool("nm", &["-D", "--defined-only"], &library);
        let mut exported: Vec<&str> = list
            .lines()
            .filter_map(|line| line.split_whitespace().nth(2))
            .collect();
        exported.sort_unstable();
        assert_eq!(exported, symbols(), "{}", library.display());
    }
}

/// A global or weak symbol that a member of an archive defines.
struct Defined {
    member: String,
    name: String,
}

/// `readelf` and not `nm`: it does not stumble over the bitcode that lies in
/// the archive of the small build.
fn defined(archive: &Path) -> Vec<Defined> {
    let mut found = Vec::new();
    let mut member = String::new();
    for line in tool("readelf", &["-sW"], archive).lines() {
        if let Some(file) = line.strip_prefix("File: ") {
            let inner = file.split_once('(').unwrap().1;
            member = inner.trim_end_matches(')').to_owned();
        }
        let columns: Vec<&str> = line.split_whitespace().collect();
        if let [_, _, _, _, "GLOBAL" | "WEAK", _, section, name] = columns[..]
            && section != "UND"
        {
            found.push(Defined {
                member: member.clone(),
                name: name.to_owned(),
            });
        }
    }
    found
}

/// Rust's own part of libgcc, in Rust (`compiler_builtins-….o`) and in C
/// (`<hash>-divdc3.o`); weak or hidden, so it meets another copy in peace.
fn is_compiler_builtins(member: &str) -> bool {
    let hash = member.split('-').next().unwrap_or("");
    member.starts_with("compiler_builtins-")
        || (hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

#[test]
fn archives_define_nothing_else() {
    for folder in [release(), tiny()] {
        let archive = folder.join("libddz.a");
        let mut ours = Vec::new();
        for Defined { member, name } in defined(&archive) {
            let known = name.starts_with("_R")
                || name.starts_with("_ZN")
                || name == "rust_eh_personality"
                || name == "DW.ref.rust_eh_personality"
                || is_compiler_builtins(&member);
            if name.starts_with("ddz_") {
                ours.push(name);
            } else {
                assert!(known, "{}({member}): {name}", archive.display());
            }
        }
        ours.sort();
        assert_eq!(ours, symbols(), "{}", archive.display());
    }
}

/// Every name that follows `before` in a text, up to the parenthesis.
fn names_after(text: &str, before: &str) -> Vec<String> {
    let mut names: Vec<String> = text
        .split(before)
        .skip(1)
        .map(|rest| rest.split(['(', '"']).next().unwrap_or(""))
        .map(|rest| rest.rsplit([' ', '*']).next().unwrap_or("").to_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn header_declares_the_ledger() {
    let header = fs::read_to_string(root().join("include/ddz.h")).unwrap();
    // A long declaration has its macro on a line of its own.
    let header = header.replace("\nDDZ_API\n", "\nDDZ_API ");
    assert_eq!(names_after(&header, "\nDDZ_API "), symbols());
}

/// csbindgen leaves out in silence what it does not understand.
#[test]
fn raw_csharp_declares_the_ledger() {
    let file = root().join("bindings/csharp/Runtime/Raw/NativeMethods.g.cs");
    let raw = fs::read_to_string(file).unwrap();
    assert_eq!(names_after(&raw, "EntryPoint = \""), symbols());
    assert_eq!(
        raw.matches("CallingConvention.Cdecl, ExactSpelling = true)")
            .count(),
        symbols().len()
    );
    for word in [
        "nuint",
        "UIntPtr",
        "bool",
        "MarshalAs",
        "delegate",
        "string ",
    ] {
        let code = raw.replace("const string __DllName", "");
        assert!(!code.contains(word), "{word} in the raw layer");
    }
}

#[test]
fn typescript_declares_the_ledger() {
    let file = root().join("bindings/typescript/src/generated/exports.ts");
    let text = fs::read_to_string(file).unwrap();
    let mut names: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("  ddz_")?.split_once('('))
        .map(|(name, _)| name)
        .collect();
    names.sort_unstable();
    let symbols = symbols();
    let expected: Vec<&str> = symbols.iter().map(|name| &name["ddz_".len()..]).collect();
    assert_eq!(names, expected);
}
