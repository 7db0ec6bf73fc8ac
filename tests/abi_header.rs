//! The header alone: as every C and C++ that clients use, and as a document.

mod artifacts;

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use artifacts::{STRICT, root, run};

fn header() -> String {
    fs::read_to_string(root().join("include/ddz.h")).unwrap()
}

/// Compiles the header, included twice, without code.
fn compiles(mut compiler: Command, language: &str, flags: &[&str]) {
    let folder = artifacts::scratch("header");
    let source = folder.join(format!("twice.{language}"));
    fs::write(&source, "#include <ddz.h>\n#include <ddz.h>\n").unwrap();
    run(compiler
        .args(["-x", language, "-fsyntax-only"])
        .args(STRICT)
        .args(flags)
        .arg("-I")
        .arg(root().join("include"))
        .arg(&source));
}

const C: [&str; 3] = ["-std=c99", "-std=c11", "-std=c17"];
const CPP: [&str; 4] = ["-std=c++11", "-std=c++14", "-std=c++17", "-std=c++20"];

#[test]
fn compiles_alone_in_every_standard() {
    for short in [&[][..], &["-fshort-enums"]] {
        for standard in C {
            compiles(artifacts::c_compiler(), "c", &[&[standard], short].concat());
        }
        for standard in CPP {
            let flags = [&[standard, "-fno-exceptions", "-fno-rtti"], short].concat();
            compiles(artifacts::cpp_compiler(), "c++", &flags);
        }
    }
    if artifacts::exists("clang") {
        for standard in C {
            compiles(Command::new("clang"), "c", &[standard]);
        }
        for standard in CPP {
            compiles(Command::new("clang"), "c++", &[standard]);
        }
    } else {
        println!("clang is not there; gcc alone has read the header");
    }
}

/// On 32 bits and with short enums every struct has its published layout. A
/// freestanding compile needs no 32-bit C library.
#[cfg(target_arch = "x86_64")]
#[test]
fn layout_is_the_same_on_32_bits() {
    let mut source = "#include <stddef.h>\n#include <ddz.h>\n".to_owned();
    for line in artifacts::ledger("layout.txt") {
        match (line[0].split_once('.'), &line[1..]) {
            (None, [size, align]) => {
                source += &format!(
                    "_Static_assert(sizeof({0}) == {size} && _Alignof({0}) == {align}, \"{0}\");\n",
                    line[0]
                );
            }
            (Some((name, field)), [at, ..]) => {
                source += &format!(
                    "_Static_assert(offsetof({name}, {field}) == {at}, \"{name}.{field}\");\n"
                );
            }
            _ => panic!("{line:?}"),
        }
    }
    let file = artifacts::scratch("header").join("layout.c");
    fs::write(&file, source).unwrap();
    for flags in [&["-m32"][..], &["-m64"], &["-m32", "-fshort-enums"]] {
        run(artifacts::c_compiler()
            .args(["-std=c11", "-ffreestanding", "-fsyntax-only"])
            .args(STRICT)
            .args(flags)
            .arg("-I")
            .arg(root().join("include"))
            .arg(&file));
    }
}

/// The card table of the comment is the deck.
#[test]
fn card_table_is_the_deck() {
    let header = header();
    let table = header.split_once("CARDS. ").unwrap().1;
    let table = table.split_once("Every function below").unwrap().0;
    let mut bytes: Vec<u8> = table
        .split("0x")
        .skip(1)
        .map(|rest| u8::from_str_radix(&rest[..2], 16).unwrap())
        .collect();
    assert_eq!(bytes.len(), 54);
    // Each row and column names what it should: the first row is the diamonds
    // from 3 up to 2.
    let ranks: Vec<u8> = bytes[..13]
        .iter()
        .map(|&byte| ddz::cards::Card::new(byte).unwrap().rank().index())
        .collect();
    assert_eq!(ranks, (0..13).collect::<Vec<u8>>());
    bytes.sort_unstable();
    let deck: Vec<u8> = ddz::cards::Card::DECK
        .iter()
        .map(|card| card.byte())
        .collect();
    assert_eq!(bytes, deck);
}

/// A function of the header with its comment.
struct Function {
    comment: String,
    declaration: String,
}

fn functions() -> Vec<Function> {
    // A long declaration has its macro on a line of its own.
    let header = header().replace("\nDDZ_API\n", "\nDDZ_API ");
    let mut functions = Vec::new();
    for piece in header.split("\n/**\n").skip(1) {
        let (comment, rest) = piece.split_once("*/\n").unwrap();
        if let Some(declaration) = rest.strip_prefix("DDZ_API ") {
            functions.push(Function {
                comment: comment.to_owned(),
                declaration: declaration.split_once(';').unwrap().0.to_owned(),
            });
        }
    }
    functions
}

/// The words of C names in a text.
fn names(text: &str) -> BTreeSet<&str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
        .collect()
}

#[test]
fn every_function_is_documented() {
    let functions = functions();
    assert_eq!(functions.len(), artifacts::symbols().len());
    for Function {
        comment,
        declaration,
    } in functions
    {
        if !declaration.starts_with("int32_t ") {
            continue;
        }
        let parameters = declaration.split_once('(').unwrap().1;
        for parameter in parameters.trim_end_matches(')').split(',') {
            let name = parameter.rsplit([' ', '*', '\n']).next().unwrap();
            assert!(
                comment.contains(&format!("@param {name} ")),
                "{declaration}: {name}"
            );
        }
        assert_eq!(
            comment.matches("@param").count(),
            parameters.matches(',').count() + 1,
            "{declaration}"
        );
        let result = comment.split_once("@return ").expect("what it returns").1;
        assert!(names(result).contains("DDZ_OK"), "{declaration}");
        if declaration.contains('*') {
            assert!(names(result).contains("DDZ_ERR_NULL"), "{declaration}");
        }
        if declaration.contains("struct ddz_rules") {
            assert!(
                names(result).contains("DDZ_ERR_STRUCT_SIZE"),
                "{declaration}"
            );
        }
        if declaration.contains("*out_len") {
            assert!(names(result).contains("DDZ_ERR_BUFFER"), "{declaration}");
        }
    }
}

/// Every constant that a comment mentions is defined.
#[test]
fn comments_name_only_real_constants() {
    let header = header();
    let defined: BTreeSet<&str> = header
        .lines()
        .filter_map(|line| {
            line.trim_start()
                .strip_prefix("#define ")?
                .split([' ', '('])
                .next()
        })
        .collect();
    for name in names(&header) {
        let family = defined.iter().any(|constant| constant.starts_with(name));
        let known = defined.contains(name) || (name.ends_with('_') && family);
        let outside = ["DDZ_DLL", "DDZ_API", "DDZ_H"].contains(&name);
        assert!(!name.starts_with("DDZ_") || known || outside, "{name}");
    }
}

/// Only fixed-width integers, our structs and pointers to them; characters only
/// behind a pointer.
#[test]
fn types_are_plain() {
    for Function { declaration, .. } in functions() {
        let plain = declaration
            .replace("const char *", " ")
            .replace("char *", " ");
        for word in names(&plain) {
            for foreign in [
                "bool",
                "_Bool",
                "enum",
                "size_t",
                "long",
                "int",
                "short",
                "float",
                "double",
                "char",
                "uint64_t",
                "int64_t",
                "uintptr_t",
            ] {
                assert_ne!(word, foreign, "{declaration}");
            }
        }
        assert!(
            !declaration.contains("(*") && !declaration.contains("..."),
            "{declaration}"
        );
    }
}

/// MSVC on a Chinese Windows reads the file as GBK, where a UTF-8 letter at the
/// end of a line comment swallows the line's end; block comments are safe.
#[test]
fn letters_beyond_ascii_stand_in_block_comments() {
    let header = header();
    for (number, line) in header.lines().enumerate() {
        if let Some(at) = line.find("//") {
            assert!(line[at..].is_ascii(), "line {}: {line}", number + 1);
        }
        let end = line.find("*/").map(|end| &line[..end]);
        if let Some(before) = end {
            assert!(before.ends_with(' '), "line {}: {line}", number + 1);
        }
    }
}
