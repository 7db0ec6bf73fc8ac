//! `bindings/abi`: lists whose difference is the review of an ABI change, and
//! which the tests of every binding read. Tab separated.

use std::fmt::Write as _;

use super::MARK;
use super::truth::numbers::FAMILIES;
use super::truth::{Truth, layout};

pub fn files(truth: &Truth) -> Vec<(&'static str, String)> {
    vec![
        ("bindings/abi/symbols.txt", symbols(truth)),
        ("bindings/abi/layout.txt", layout_list()),
        ("bindings/abi/status.txt", statuses()),
    ]
}

/// One exported name a line, in the order of the alphabet.
fn symbols(truth: &Truth) -> String {
    let mut names: Vec<&str> = truth.exports.iter().map(|e| e.name.as_str()).collect();
    names.sort_unstable();
    format!("# {MARK}\n{}\n", names.join("\n"))
}

/// A struct (name, size, align), then its fields (name.field, offset, size,
/// type as in C).
fn layout_list() -> String {
    let mut text = format!("# {MARK}\n# struct\tsize\talign; struct.field\toffset\tsize\ttype\n");
    for s in layout::STRUCTS {
        writeln!(text, "{}\t{}\t{}", s.name, s.size, s.align).expect("a string");
        for f in s.fields {
            let ty = c_type((f.type_name)());
            writeln!(
                text,
                "{}.{}\t{}\t{}\t{ty}",
                s.name, f.name, f.offset, f.size
            )
            .expect("a string");
        }
    }
    text
}

/// `[u8; 9]` as `uint8_t[9]`.
pub fn c_type(rust: &str) -> String {
    if let Some((item, len)) = rust
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
        .and_then(|rest| rest.split_once("; "))
    {
        return format!("{}[{len}]", c_type(item));
    }
    match rust {
        "u8" => "uint8_t".to_owned(),
        "i8" => "int8_t".to_owned(),
        "u16" => "uint16_t".to_owned(),
        "i16" => "int16_t".to_owned(),
        "u32" => "uint32_t".to_owned(),
        "i32" => "int32_t".to_owned(),
        path => {
            let name = path.rsplit("::").next().unwrap_or(path);
            assert!(name.starts_with("ddz_"), "{path} has no place in the ABI");
            name.to_owned()
        }
    }
}

/// Number, name and text of every status.
fn statuses() -> String {
    let mut text = format!("# {MARK}\n# number\tname\ttext of ddz_status_text\n");
    for family in FAMILIES.iter().filter(|family| family.prefix == "ERR") {
        for status in family.numbers {
            writeln!(
                text,
                "{}\tDDZ_{}\t{}",
                status.value, status.name, status.doc
            )
            .expect("a string");
        }
    }
    text
}
