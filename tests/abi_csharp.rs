//! The raw C# layer against the header: a signature that differs is only seen
//! when a WebGL player traps, or when a stack is torn on 32-bit Windows. The two
//! come from different generators.

mod artifacts;

use std::collections::BTreeMap;
use std::fs;

use artifacts::{root, symbols};

/// The types of a function: what it returns, then its parameters.
type Signatures = BTreeMap<String, Vec<String>>;

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// The C# type for one of C.
fn translated(c: &str) -> String {
    let words = c
        .split_whitespace()
        .filter(|w| *w != "const" && *w != "struct");
    let joined = words.collect::<Vec<_>>().join(" ").replace(" *", "*");
    let stars = joined.matches('*').count();
    let bare = joined.trim_end_matches('*');
    let bare = match bare {
        "uint8_t" | "char" => "byte",
        "uint32_t" => "uint",
        "int32_t" => "int",
        other if other.starts_with("ddz_") && stars == 1 => other,
        other => panic!("the header has the type {other}"),
    };
    format!("{bare}{}", "*".repeat(stars))
}

/// Type and name of a parameter apart; the star may stand at either.
fn type_of(parameter: &str) -> &str {
    let name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '@';
    parameter.trim_end_matches(name).trim()
}

/// `int32_t ddz_x(const uint8_t *cards, uint32_t len);` over one line or more.
fn in_header() -> Signatures {
    let text = read("include/ddz.h");
    let code: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim_start().starts_with(['*', '/', '#']))
        .collect();
    let mut signatures = Signatures::new();
    for statement in code.join(" ").split(';') {
        let Some((_, prototype)) = statement.split_once("DDZ_API ") else {
            continue;
        };
        let (head, parameters) = prototype.trim().split_once('(').expect("a prototype");
        let parameters = parameters.strip_suffix(')').expect("a prototype");
        let result = type_of(head);
        let name = head[result.len()..].trim();
        let mut types = vec![translated(result)];
        let parameters = parameters.split(',').map(str::trim);
        types.extend(
            parameters
                .filter(|parameter| *parameter != "void")
                .map(|parameter| translated(type_of(parameter))),
        );
        signatures.insert(name.to_owned(), types);
    }
    signatures
}

/// `internal static extern int ddz_x(byte* cards, uint len);`
fn in_csharp() -> Signatures {
    let text = read("bindings/csharp/Runtime/Raw/NativeMethods.g.cs");
    let imports = text
        .lines()
        .filter_map(|line| line.trim().strip_prefix("internal static extern "));
    imports
        .map(|import| {
            let (head, parameters) = import.split_once('(').expect("a method");
            let parameters = parameters.strip_suffix(");").expect("a method");
            let (result, name) = head.split_once(' ').expect("a method");
            let mut types = vec![result.to_owned()];
            let parameters = parameters.split(',').map(str::trim);
            types.extend(
                parameters
                    .filter(|parameter| !parameter.is_empty())
                    .map(|parameter| type_of(parameter).to_owned()),
            );
            (name.to_owned(), types)
        })
        .collect()
}

#[test]
fn every_import_has_the_types_of_the_header() {
    let (header, csharp) = (in_header(), in_csharp());
    let names: Vec<String> = header.keys().cloned().collect();
    assert_eq!(names, symbols(), "what was read of the header");
    assert_eq!(header, csharp);
}
