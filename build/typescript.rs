//! The generated half of the TypeScript package: constants, offsets of the
//! structs, and the exports of the WebAssembly module as types.

use std::fmt::Write as _;

use super::MARK;
use super::truth::numbers::FAMILIES;
use super::truth::{Export, Truth, layout};

pub fn files(truth: &Truth) -> Vec<(&'static str, String)> {
    vec![
        ("bindings/typescript/src/generated/numbers.ts", numbers()),
        (
            "bindings/typescript/src/generated/layout.ts",
            layout_constants(),
        ),
        (
            "bindings/typescript/src/generated/exports.ts",
            exports(truth),
        ),
    ]
}

fn numbers() -> String {
    let mut text = format!(
        "// {MARK}

/** The version that these sources belong to. */
export const VERSION_TEXT = \"{}\";
",
        env!("CARGO_PKG_VERSION")
    );
    for family in FAMILIES {
        write!(text, "\n// {}\n\n", family.doc).expect("a string");
        for number in family.numbers {
            writeln!(
                text,
                "/** {} */\nexport const {} = {};",
                number.doc, number.name, number.value
            )
            .expect("a string");
        }
    }
    text
}

/// `RULES_SIZE`, and an offset a field such as `RULES_STRAIGHT_MIN_AT`.
fn layout_constants() -> String {
    let mut text = format!("// {MARK}\n// Sizes and offsets of the structs, in bytes.\n");
    for s in layout::STRUCTS {
        let name = s.name.trim_start_matches("ddz_").to_uppercase();
        write!(text, "\nexport const {name}_SIZE = {};\n", s.size).expect("a string");
        for f in s.fields {
            let field = f.name.to_uppercase();
            writeln!(text, "export const {name}_{field}_AT = {};", f.offset).expect("a string");
        }
    }
    text
}

fn exports(truth: &Truth) -> String {
    let mut text = format!(
        "// {MARK}

/** A number of bytes from the start of the module's memory. */
export type Pointer = number;

/** OK or a negative ERR_… number. */
export type Status = number;

/** The exports of the module that ddz.h declares. */
export interface Exports {{
"
    );
    for export in &truth.exports {
        text.push_str(&declaration(export));
    }
    text + "}\n"
}

fn declaration(export: &Export) -> String {
    let mut text = "  /**\n".to_owned();
    for line in &export.docs {
        writeln!(text, "{}", format!("   * {line}").trim_end()).expect("a string");
    }
    let parameters: Vec<String> = export
        .parameters
        .iter()
        .map(|(name, ty)| format!("{}: {}", camel(name), type_of(ty)))
        .collect();
    let result = match export.result.as_str() {
        "i32" => "Status",
        other => type_of(other),
    };
    text + &format!(
        "   */\n  {}({}): {result};\n",
        export.name,
        parameters.join(", ")
    )
}

fn type_of(rust: &str) -> &'static str {
    match rust {
        "u8" | "u32" | "i32" => "number",
        pointer if pointer.starts_with('*') => "Pointer",
        other => panic!("{other} has no place in the ABI"),
    }
}

/// `out_len` as `outLen`.
fn camel(name: &str) -> String {
    let mut text = String::new();
    let mut up = false;
    for letter in name.chars() {
        if letter == '_' {
            up = true;
        } else {
            text.push(if up {
                letter.to_ascii_uppercase()
            } else {
                letter
            });
            up = false;
        }
    }
    text
}
