//! The generated half of the TypeScript package: constants, offsets of the
//! structs, and the exports of the WebAssembly module as types.

use std::fmt::Write as _;

use super::MARK;
use super::prose::wrapped;
use super::switches::switches;
use super::truth::numbers::FAMILIES;
use super::truth::{Export, Truth, layout};
use super::words::{Language, Member, camel, enums};

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
        (
            "bindings/typescript/src/generated/enums.ts",
            public_enums(truth),
        ),
        (
            "bindings/typescript/src/generated/switches.ts",
            public_switches(truth),
        ),
        (
            "bindings/typescript/src/generated/presets.ts",
            public_presets(truth),
        ),
    ]
}

/// The named numbers as users see them.
fn public_enums(truth: &Truth) -> String {
    let mut text = format!("// {MARK}\n\nimport * as n from \"./numbers\";\n");
    for one in enums(truth, Language::TypeScript) {
        text += &format!("\n{}export enum {} {{\n", comment("", &one.doc), one.name);
        for member in &one.members {
            let doc = comment("  ", &member.doc);
            text += &format!("{doc}  {} = n.{},\n", member.name, member.number);
        }
        text += "}\n";
    }
    text
}

/// The switches of rule sets and flows, and where each stands.
fn public_switches(truth: &Truth) -> String {
    let all = [
        (
            "ddz_rules",
            "Switches",
            "SWITCHES",
            "The switches of a rule set. Minima are numbers; the others are 0 no, 1 yes, unless they say more.",
        ),
        (
            "ddz_flow",
            "FlowSwitches",
            "FLOW_SWITCHES",
            "The switches of a flow; those that are numbers are 0 no, 1 yes, unless they say more.",
        ),
    ];
    let mut used: Vec<&str> = Vec::new();
    let mut body = String::new();
    for (of, name, places, doc) in all {
        let struct_name = of.trim_start_matches("ddz_").to_uppercase();
        body += &format!("\n{}export interface {name} {{\n", comment("", doc));
        let mut offsets = String::new();
        for switch in switches(truth, of, Language::TypeScript) {
            let ty = switch.names.unwrap_or("number");
            if switch.names.is_some() && !used.contains(&ty) {
                used.push(ty);
            }
            let field = camel(&switch.field);
            body += &format!("{}  {field}: {ty};\n", comment("  ", &switch.doc));
            let at = switch.field.to_uppercase();
            offsets += &format!("  {field}: at.{struct_name}_{at}_AT,\n");
        }
        body += &format!(
            "}}\n\n/** Where each of them stands: a byte, or a word where it is a \
             multiple of four that `{places}_WORDS` names. */\n\
             export const {places}: {{ [name in keyof {name}]: number }} = {{\n{offsets}}};\n"
        );
        let words = switches(truth, of, Language::TypeScript);
        let words: Vec<String> = words
            .iter()
            .filter(|switch| switch.is_word)
            .map(|switch| format!("\"{}\"", camel(&switch.field)))
            .collect();
        body += &format!(
            "\n/** Those that are words of four bytes. */\n\
             export const {places}_WORDS: readonly (keyof {name})[] = [{}];\n",
            words.join(", ")
        );
    }
    used.sort_unstable();
    format!(
        "// {MARK}\n\nimport {{ {} }} from \"./enums\";\nimport * as at from \"./layout\";\n{body}",
        used.join(", ")
    )
}

/// The named rule sets and flows as static getters. A class of TypeScript stands in
/// one file, so they are a class that the one written by hand extends.
fn public_presets(truth: &Truth) -> String {
    let all = enums(truth, Language::TypeScript);
    let mut text = format!(
        "// {MARK}\n\nimport type {{ Flow }} from \"../game/flow\";\n\
         import type {{ RuleSet }} from \"../rule-set\";\n\
         import {{ FlowPreset, Preset }} from \"./enums\";\n"
    );
    for (of, class) in [("Preset", "RuleSet"), ("FlowPreset", "Flow")] {
        let presets = all.iter().find(|one| one.name == of);
        let presets = presets.expect("presets are an enum");
        let doc = comment("", &presets.doc);
        text += &format!(
            "\n{doc}export abstract class {class}Presets {{\n  \
             protected static readonly of: (preset: {of}) => {class};\n"
        );
        for Member { name, doc, .. } in &presets.members {
            let (first, rest) = name.split_at(1);
            text += &format!(
                "\n{}  static get {}{rest}(): {class} {{\n    return this.of({of}.{name});\n  }}\n",
                comment("  ", doc),
                first.to_lowercase()
            );
        }
        text += "}\n";
    }
    text
}

fn comment(indent: &str, doc: &str) -> String {
    let lines = wrapped(doc, 80);
    if let [line] = lines.as_slice() {
        return format!("{indent}/** {line} */\n");
    }
    let lines: Vec<String> = lines
        .iter()
        .map(|line| format!("{indent} * {line}\n"))
        .collect();
    let text = lines.concat();
    let first = text.trim_start_matches([' ', '*']);
    format!("{indent}/** {} */\n", first.trim_end())
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
