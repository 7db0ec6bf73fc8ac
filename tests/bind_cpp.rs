//! The C++ binding (`bindings/cpp`): every header in every dialect, and the
//! programs of `tests/bind_cpp`, plain and with sanitizers. They run as
//! processes, so a crash is a failure like any other.
#![cfg(target_os = "linux")]

mod artifacts;

use std::ffi::OsStr;
use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use artifacts::{SANITIZERS, STATIC_LIBRARIES, STRICT, attempt, release, root, run, text};

const DIALECTS: [&str; 4] = ["-std=c++11", "-std=c++14", "-std=c++17", "-std=c++20"];

/// As a Cocos2d-x game may be built, and as most others are.
const OFF: &[&str] = &["-fno-exceptions", "-fno-rtti"];
const ON: &[&str] = &["-fexceptions", "-frtti"];

/// Beyond the flags for C: a header is compiled under the warnings of others.
const HEADER_WARNINGS: [&str; 5] = [
    "-Wshadow",
    "-Wconversion",
    "-Wsign-conversion",
    "-Wold-style-cast",
    "-Wnon-virtual-dtor",
];

fn headers() -> PathBuf {
    root().join("bindings/cpp/include")
}

fn tests() -> PathBuf {
    root().join("tests/bind_cpp")
}

fn compiler(flags: &[&str]) -> Command {
    let mut compiler = artifacts::cpp_compiler();
    compiler
        .env("LC_ALL", "C")
        .args(STRICT)
        .args(flags)
        .arg("-I")
        .arg(root().join("include"))
        .arg("-I")
        .arg(headers());
    compiler
}

/// The files of a folder of tests with this ending, sorted.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension() == Some(OsStr::new(ending)) {
            found.push(path);
        }
    }
    found.sort();
    assert!(!found.is_empty(), "{} is empty", folder.display());
    found
}

/// The headers as a program names them.
fn header_names() -> Vec<String> {
    let headers = headers();
    let all = files(&headers, "hpp");
    let names = all.iter().map(|path| path.strip_prefix(&headers).unwrap());
    names
        .map(|path| path.to_str().unwrap().to_owned())
        .collect()
}

/// Sources, an archive or a shared library, and what the archive needs.
fn build(name: &str, flags: &[&str], sources: &[PathBuf], library: &Path) -> PathBuf {
    let program = artifacts::scratch("bind-cpp").join(name);
    run(compiler(flags)
        .arg("-g")
        .args(sources)
        .arg(library)
        .args(STATIC_LIBRARIES)
        .arg("-o")
        .arg(&program));
    program
}

/// A program of the folder `programs`, in C++11 with everything switched off.
fn program(name: &str) -> PathBuf {
    let source = tests().join("programs").join(name).with_extension("cpp");
    let flags = [&["-std=c++11"], OFF].concat();
    build(name, &flags, &[source], &archive())
}

fn archive() -> PathBuf {
    release().join("libddz.a")
}

/// Runs it and holds it to its last line, `N checks, 0 failed`.
#[track_caller]
fn passes(command: &mut Command, at_least: u32) -> String {
    let output = run(command);
    let last = output.lines().last().unwrap_or_default();
    let checks = last
        .strip_suffix(" checks, 0 failed")
        .and_then(|count| count.parse::<u32>().ok())
        .unwrap_or_else(|| panic!("{command:?} ended with: {last}"));
    assert!(checks >= at_least, "only {checks} checks");
    output
}

fn units() -> Vec<PathBuf> {
    files(&tests().join("units"), "cpp")
}

fn vectors() -> Vec<PathBuf> {
    files(&tests().join("vectors"), "cpp")
}

fn clients() -> Vec<PathBuf> {
    let mut sources = files(&tests().join("clients"), "cpp");
    let folder = tests().join("vectors");
    sources.extend(["tsv.cpp", "names.cpp"].map(|name| folder.join(name)));
    sources
}

/// Each header by itself, in the oldest and the newest dialect; all of them in
/// each dialect, with exceptions and RTTI off and on, and with the sizes of
/// enumerations and the sign of `char` that other systems have.
#[test]
fn headers_compile() {
    let check = |flags: &[&str], source: &Path| {
        run(compiler(flags)
            .args(HEADER_WARNINGS)
            .args(["-fsyntax-only", "-x", "c++"])
            .arg(source));
    };
    let folder = artifacts::scratch("bind-cpp-headers");
    for name in header_names() {
        let alone = folder.join(name.replace('/', "_")).with_extension("cpp");
        fs::write(&alone, format!("#include <{name}>\n")).unwrap();
        let flags = if name == "ddz/throw.hpp" { ON } else { OFF };
        for dialect in ["-std=c++11", "-std=c++20"] {
            check(&[&[dialect], flags].concat(), &alone);
        }
    }
    let all = tests().join("programs/all_headers.hpp");
    for dialect in DIALECTS {
        for flags in [
            OFF,
            ON,
            &["-fshort-enums"],
            &["-fsigned-char"],
            &["-funsigned-char"],
        ] {
            check(&[&[dialect], flags].concat(), &all);
        }
    }
}

/// `all_headers.hpp` has them all, `ddz.hpp` all but those that stand apart.
#[test]
fn headers_are_listed() {
    let listed = |path: &Path| -> Vec<String> {
        let text = fs::read_to_string(path).unwrap();
        let names = text
            .lines()
            .filter_map(|line| line.strip_prefix("#include <"));
        let names = names.map(|name| name.trim_end_matches('>').to_owned());
        names.filter(|name| name.starts_with("ddz/")).collect()
    };
    let mut expected = header_names();
    expected.retain(|name| name != "ddz/throw.hpp");
    assert_eq!(listed(&tests().join("programs/all_headers.hpp")), expected);

    let mut rooms = listed(&headers().join("ddz/ddz.hpp"));
    let parts =
        ["enums", "list", "result", "span", "status", "ddz"].map(|n| format!("ddz/{n}.hpp"));
    rooms.extend(parts);
    rooms.sort();
    expected.retain(|name| !name.starts_with("ddz/clients/"));
    assert_eq!(rooms, expected);
}

/// What the C header has and C++ need not name.
const C_ONLY: [&str; 8] = [
    "DDZ_API",
    "DDZ_H",
    // The library judges them.
    "DDZ_BID_MAX",
    "DDZ_RECORD_MAX",
    "DDZ_REDEALS_MAX",
    "DDZ_TEXT_MAX",
    // They are compared with what the library says, by the tests.
    "DDZ_VERSION_NUMBER",
    "DDZ_VERSION_TEXT",
];

/// Nothing of the C header is forgotten: every function is called and every
/// constant has its enumerator.
#[test]
fn nothing_is_forgotten() {
    let ours: String = files(&headers(), "hpp")
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let code = ours
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let code: String = code.flat_map(|line| [line, "\n"]).collect();
    let words: Vec<&str> = code
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .collect();
    let header = fs::read_to_string(root().join("include/ddz.h")).unwrap();
    let constants: Vec<&str> = header
        .lines()
        .filter_map(|line| line.trim_start_matches("# ").strip_prefix("#define "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| !C_ONLY.contains(name))
        .collect();
    assert!(constants.len() > 60, "{constants:?}");
    let functions = artifacts::symbols();
    let names = constants
        .into_iter()
        .chain(functions.iter().map(String::as_str));
    let forgotten: Vec<&str> = names.filter(|name| !words.contains(name)).collect();
    assert!(forgotten.is_empty(), "bindings/cpp lacks {forgotten:?}");
}

/// Sizes and places as `bindings/abi/layout.txt` has them, from C++ too.
#[test]
fn layout_is_that_of_the_ledger() {
    let mut source = String::from("#include <cstddef>\n#include <ddz.h>\n");
    for line in artifacts::ledger("layout.txt") {
        source += &match (line[0].split_once('.'), &line[1..]) {
            (None, [size, align]) => format!(
                "static_assert(sizeof({0}) == {size} && alignof({0}) == {align}, \"{0}\");\n",
                line[0]
            ),
            (Some((name, field)), [at, size, _]) => format!(
                "static_assert(offsetof({name}, {field}) == {at} && \
                 sizeof({name}::{field}) == {size}, \"{}\");\n",
                line[0]
            ),
            _ => panic!("{line:?}"),
        };
    }
    assert!(source.lines().count() > 100, "{source}");
    let path = artifacts::scratch("bind-cpp-headers").join("layout.cpp");
    fs::write(&path, source).unwrap();
    for flag in ["-std=c++11", "-std=c++20", "-fshort-enums"] {
        run(compiler(&[flag, "-fsyntax-only"]).arg(&path));
    }
}

#[test]
fn units_in_every_dialect() {
    for dialect in DIALECTS {
        for (switches, name) in [(OFF, "off"), (ON, "on")] {
            let flags = [&[dialect], switches].concat();
            let program = build(
                &format!("units{dialect}-{name}"),
                &flags,
                &units(),
                &archive(),
            );
            passes(&mut Command::new(program), 500);
        }
    }
}

/// Static in the oldest dialect, shared in the newest.
#[test]
fn all_vectors() {
    let folder = root().join("tests/vectors");
    for (dialect, library) in [("-std=c++11", "libddz.a"), ("-std=c++20", "libddz.so")] {
        let library = release().join(library);
        let program = build(
            &format!("vectors{dialect}"),
            &[dialect],
            &vectors(),
            &library,
        );
        let mut command = Command::new(program);
        command.arg(&folder).env("LD_LIBRARY_PATH", release());
        let said = passes(&mut command, 30_000);
        println!("{said}");
        // Every file is run, or is named as one that is not.
        for path in files(&folder, "tsv") {
            let name = path.file_name().unwrap().to_str().unwrap();
            let run = said
                .lines()
                .any(|line| line.starts_with(&format!("{name} ")));
            assert_ne!(run, NOT_RUN.contains(&name), "{name}");
        }
    }
}

/// Rows in words; sums over all sets of cards there are; all ways to go on from a
/// position; what takes the solver long; what only serves the other files.
const NOT_RUN: [&str; 7] = [
    "counts.tsv",
    "endgames.tsv",
    "game.tsv",
    "open3.tsv",
    "perft.tsv",
    "puzzles.tsv",
    "rule_sets.tsv",
];

#[test]
fn client_adapters() {
    for dialect in ["-std=c++11", "-std=c++20"] {
        let flags = [&[dialect], OFF].concat();
        let program = build(&format!("clients{dialect}"), &flags, &clients(), &archive());
        passes(
            Command::new(program).arg(root().join("tests/vectors")),
            50_000,
        );
    }
}

#[test]
fn with_sanitizers() {
    let library = artifacts::sanitized();
    let flags = [&["-std=c++17", "-O1"], &SANITIZERS[..]].concat();
    let vectors_folder = root().join("tests/vectors");
    for (name, sources, checks) in [
        ("asan-units", units(), 500),
        ("asan-vectors", vectors(), 30_000),
        ("asan-clients", clients(), 50_000),
    ] {
        let program = build(name, &flags, &sources, &library);
        let symbols = artifacts::tool("nm", &[], &program);
        assert!(symbols.contains("__asan_report_load1") && symbols.contains("__ubsan_handle"));
        passes(Command::new(program).arg(&vectors_folder), checks);
    }

    // And they bite: a length that is not there is read in the library, an
    // index that is not there in a header.
    let planted = tests().join("programs/planted.cpp");
    let program = build("asan-planted", &flags, &[planted], &library);
    for (fault, cry, place) in [
        ("library", "heap-buffer-overflow", "ddz_cards_check"),
        ("header", "out of bounds", "ddz/list.hpp"),
    ] {
        let output = attempt(Command::new(&program).arg(fault));
        let said = text(&output.stderr);
        assert!(!output.status.success(), "{fault} went unseen");
        assert!(
            said.contains(cry) && said.contains(place),
            "{fault}: {said}"
        );
    }
}

#[test]
fn twice_in_one_program() {
    let sources = ["twice_a.cpp", "twice_b.cpp"].map(|name| tests().join("programs").join(name));
    for dialect in DIALECTS {
        let program = build(&format!("twice{dialect}"), &[dialect], &sources, &archive());
        run(&mut Command::new(program));
    }
}

/// Dialects of one program may differ from file to file.
#[test]
fn two_dialects_in_one_program() {
    let folder = artifacts::scratch("bind-cpp");
    let objects = [("twice_a", "-std=c++11"), ("twice_b", "-std=c++20")].map(|(name, dialect)| {
        let object = folder.join(name).with_extension("o");
        run(compiler(&[dialect, "-c"])
            .arg(tests().join("programs").join(name).with_extension("cpp"))
            .arg("-o")
            .arg(&object));
        object
    });
    let program = build("two-dialects", &[], &objects, &archive());
    run(&mut Command::new(program));
}

#[test]
fn errors_are_thrown_where_one_asks() {
    let source = tests().join("programs/throwing.cpp");
    for (name, flags) in [
        ("throwing", ON),
        ("throwing-no-rtti", &["-fexceptions", "-fno-rtti"]),
    ] {
        let flags = [&["-std=c++11"], flags].concat();
        let program = build(name, &flags, std::slice::from_ref(&source), &archive());
        passes(&mut Command::new(program), 3);
    }
}

#[test]
fn a_value_that_is_not_there_ends_the_program() {
    const SIGABRT: i32 = 6;
    let output = attempt(&mut Command::new(program("aborting")));
    assert_eq!(output.status.signal(), Some(SIGABRT));
}

#[test]
fn the_macros_of_others() {
    for name in ["windows_macros", "family_macros"] {
        run(&mut Command::new(program(name)));
    }
}

/// Each file of `refused` does not compile, for the reason that its first line
/// ends with, and does once that is set right.
#[test]
fn faults_are_refused() {
    for path in files(&tests().join("refused"), "cpp") {
        let source = fs::read_to_string(&path).unwrap();
        let reason = source.lines().next().unwrap().rsplit_once(": ");
        let reason = reason.expect("a reason").1;
        let strict = || {
            let mut compiler = compiler(&["-std=c++17", "-fsyntax-only"]);
            compiler.args(OFF).arg(&path);
            compiler
        };
        run(strict().arg("-DRIGHT"));
        let output = attempt(&mut strict());
        let said = text(&output.stderr);
        assert!(!output.status.success(), "{} compiles", path.display());
        let first = said.lines().find(|line| line.contains(" error: "));
        let first = first.unwrap_or_default();
        assert!(first.contains(reason), "{}: {first}", path.display());
    }
}

/// With nothing but the list that docs/abi.md publishes, and what C++ itself
/// needs.
#[test]
fn links_with_the_published_list() {
    let program = artifacts::scratch("bind-cpp").join("published-list");
    run(compiler(&["-std=c++11", "-nodefaultlibs"])
        .arg(tests().join("package/main.cpp"))
        .arg(archive())
        .args(STATIC_LIBRARIES)
        .args(["-lstdc++", "-lc", "-o"])
        .arg(&program));
    run(&mut Command::new(program));
}

#[test]
fn next_to_another_rust_archive() {
    let other = artifacts::other_archive("release");
    let source = tests().join("programs/other_archive.cpp");
    for (name, first, second) in [
        ("two-archives-a", archive(), other.clone()),
        ("two-archives-b", other.clone(), archive()),
    ] {
        let sources = [source.clone(), first];
        let program = build(name, &["-std=c++11"], &sources, &second);
        run(&mut Command::new(program));
    }
}
