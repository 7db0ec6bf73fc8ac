//! `include/ddz.h`: structs and functions from cbindgen; prose, macros and
//! constants from here.
//!
//! All comments are block comments that end in ASCII: MSVC on a Chinese
//! Windows reads the file as GBK, where a UTF-8 letter at the end of a line
//! comment can swallow the line's end.

use std::fmt::Write as _;

use super::MARK;
use super::truth::numbers::{FAMILIES, Number, Type, VERSION_NUMBER};
use super::truth::{Truth, layout};

/// The law of the API in prose.
const LAW: &str = include_str!("law.txt");

pub fn text(truth: &Truth) -> String {
    let config = cbindgen::Config::from_file("cbindgen.toml").expect("cbindgen.toml is good");
    let mut builder = cbindgen::Builder::new()
        .with_config(config)
        .with_header(prose())
        .with_after_include(macros());
    for source in &truth.sources {
        builder = builder.with_src(source);
    }
    // A struct that no function takes yet is published all the same.
    for known in layout::STRUCTS {
        builder = builder.include_item(known.name);
    }
    let mut header = Vec::new();
    builder
        .generate()
        .expect("cbindgen reads the sources")
        .write(&mut header);
    String::from_utf8(header).expect("cbindgen writes UTF-8")
}

/// The comment at the top.
fn prose() -> String {
    let mut text = format!("/*\n * {MARK}\n *\n");
    for line in LAW.trim_end().lines() {
        if line == "{card table}" {
            text.push_str(&card_table());
        } else {
            text.push_str(format!(" * {line}").trim_end());
            text.push('\n');
        }
    }
    text.push_str(" */");
    text
}

/// All 54 card bytes, a row a suit.
fn card_table() -> String {
    let faces = [
        ("3", 3),
        ("4", 4),
        ("5", 5),
        ("6", 6),
        ("7", 7),
        ("8", 8),
        ("9", 9),
        ("10", 10),
        ("J", 11),
        ("Q", 12),
        ("K", 13),
        ("A", 1),
        ("2", 2),
    ];
    let mut table = format!(" *   {:<8}", "");
    for (face, _) in faces {
        write!(table, " {face:>4}").expect("a string");
    }
    table.push('\n');
    for (suit, nibble) in [("diamond", 0), ("club", 1), ("heart", 2), ("spade", 3)] {
        write!(table, " *   {suit:<8}").expect("a string");
        for (_, face) in faces {
            write!(table, " 0x{:02X}", nibble << 4 | face).expect("a string");
        }
        table.push('\n');
    }
    table.push_str(" *   small joker 0x4E, big joker 0x4F\n");
    table
}

const API: &str = "
/*
 * How a function is declared. Define DDZ_DLL before the include to import from
 * a Windows DLL; the static library and every other system need nothing.
 */
#ifndef DDZ_API
#  if defined(_WIN32) && defined(DDZ_DLL)
#    define DDZ_API __declspec(dllimport)
#  elif defined(__GNUC__)
#    define DDZ_API __attribute__((visibility(\"default\")))
#  else
#    define DDZ_API
#  endif
#endif
";

fn macros() -> String {
    let mut text = API.to_owned();
    let version = env!("CARGO_PKG_VERSION");
    write!(
        text,
        "
/* The version of this header; ddz_version_number() and ddz_version_text() tell the library's. */
#define DDZ_VERSION_NUMBER 0x{VERSION_NUMBER:06X}u
#define DDZ_VERSION_TEXT \"{version}\"
"
    )
    .expect("a string");
    for family in FAMILIES {
        write!(text, "\n/* {} */\n", family.doc).expect("a string");
        let width = family.numbers.iter().map(|n| n.name.len()).max();
        for number in family.numbers {
            writeln!(
                text,
                "#define DDZ_{:<width$} {:<6} /* {} */",
                number.name,
                literal(number),
                number.doc,
                width = width.unwrap_or(0)
            )
            .expect("a string");
        }
    }
    text
}

/// A literal that means the same in `#if`, in C and in C++.
fn literal(number: &Number) -> String {
    match number.ty {
        Type::U8 => number.value.to_string(),
        Type::U32 => format!("{}u", number.value),
        Type::I32 if number.value < 0 => format!("({})", number.value),
        Type::I32 => number.value.to_string(),
    }
}
