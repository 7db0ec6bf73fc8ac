//! The generated half of the Lua binding: its tables of names, the switches, both
//! as annotations for editors, and the declarations for LuaJIT's FFI.

use std::fmt::Write as _;

use super::MARK;
use super::ledgers::c_type;
use super::prose::wrapped;
use super::switches::switches;
use super::truth::numbers::FAMILIES;
use super::truth::{Export, Truth, layout};
use super::words::{CONSTANTS, ENUMS, Language, enums, loud_name, snake};

pub fn files(truth: &Truth) -> Vec<(&'static str, String)> {
    vec![
        ("bindings/lua/src/names.c", names(truth)),
        ("bindings/lua/ddz_cdef.lua", cdef(truth)),
        ("bindings/lua/meta/names.lua", annotations(truth)),
    ]
}

/// Every name and number that the module has from `numbers.rs` and `abi.rs`.
fn names(truth: &Truth) -> String {
    let mut text = format!(
        "// {MARK}\n// The names of numbers and switches, as Lua has them.\n\
         #include \"names.h\"\n\n#include <stddef.h>\n"
    );
    let mut tables = String::new();
    for one in enums(truth, Language::Lua) {
        let name = snake(one.name);
        write!(text, "\nstatic const ddzlua_number {name}_names[] = {{\n").expect("a string");
        for member in &one.members {
            writeln!(text, "    {{\"{}\", DDZ_{}}},", member.name, member.number)
                .expect("a string");
        }
        text += "    {NULL, 0}};\n";
        writeln!(tables, "    {{\"{name}\", {name}_names}},").expect("a string");
    }
    write!(
        text,
        "\nconst ddzlua_enum ddzlua_enums[] = {{\n{tables}    {{NULL, NULL}}}};\n"
    )
    .expect("a string");
    text += "\nconst ddzlua_number ddzlua_constants[] = {\n";
    for family in FAMILIES.iter().filter(|f| CONSTANTS.contains(&f.prefix)) {
        for number in family.numbers {
            writeln!(text, "    {{\"{0}\", DDZ_{0}}},", number.name).expect("a string");
        }
    }
    text += "    {NULL, 0}};\n";
    for of in ["ddz_rules", "ddz_flow"] {
        let name = of.trim_start_matches("ddz_");
        write!(
            text,
            "\nconst ddzlua_switch ddzlua_{name}_switches[] = {{\n"
        )
        .expect("a string");
        for switch in switches(truth, of, Language::Lua) {
            let (field, wide) = (&switch.field, i32::from(switch.is_word));
            writeln!(
                text,
                "    {{\"{field}\", offsetof({of}, {field}), {wide}}},"
            )
            .expect("a string");
        }
        text += "    {NULL, 0, 0}};\n";
    }
    text
}

/// The same names with what they mean, as annotations that editors read.
fn annotations(truth: &Truth) -> String {
    let mut text = format!("---@meta\n-- {MARK}\n\n---@class ddz\nlocal ddz = {{}}\n");
    for one in enums(truth, Language::Lua) {
        let name = snake(one.name);
        write!(text, "\n{}---@enum ddz.{name}\n", comment("", &one.doc)).expect("a string");
        writeln!(text, "ddz.{name} = {{").expect("a string");
        for member in &one.members {
            let value = value_of(member.number);
            let doc = comment("  ", &member.doc);
            writeln!(text, "{doc}  {} = {value},", member.name).expect("a string");
        }
        text += "}\n";
    }
    for family in FAMILIES.iter().filter(|f| CONSTANTS.contains(&f.prefix)) {
        for number in family.numbers {
            let doc = comment("", &text_of(number.doc));
            write!(text, "\n{doc}ddz.{} = {}\n", number.name, number.value).expect("a string");
        }
    }
    for (of, class) in [
        ("ddz_rules", "ddz.Switches"),
        ("ddz_flow", "ddz.FlowSwitches"),
    ] {
        write!(text, "\n---@class {class}\n").expect("a string");
        for switch in switches(truth, of, Language::Lua) {
            let ty = match switch.names {
                Some(name) => format!("ddz.{}", snake(name)),
                None => "integer".to_owned(),
            };
            writeln!(text, "---@field {} {ty} {}", switch.field, switch.doc).expect("a string");
        }
    }
    text
}

fn value_of(name: &str) -> i64 {
    let mut numbers = FAMILIES.iter().flat_map(|family| family.numbers);
    numbers
        .find(|number| number.name == name)
        .expect("a number")
        .value
}

fn comment(indent: &str, doc: &str) -> String {
    let lines = wrapped(doc, 90);
    lines
        .iter()
        .map(|line| format!("{indent}---{line}\n"))
        .collect()
}

/// What `ffi.cdef` of LuaJIT takes: constants, structs, functions.
fn cdef(truth: &Truth) -> String {
    let mut text = format!(
        "-- {MARK}
-- The declarations of <ddz.h> as text for LuaJIT's FFI:
--
--     local ffi = require \"ffi\"
--     ffi.cdef(require \"ddz_cdef\")
--     local C = ffi.load \"ddz\"
return [[
enum {{
"
    );
    for family in FAMILIES {
        for number in family.numbers {
            writeln!(text, "  DDZ_{} = {},", number.name, number.value).expect("a string");
        }
    }
    text += "};\n";
    for s in layout::STRUCTS {
        write!(text, "\ntypedef struct {} {{\n", s.name).expect("a string");
        for f in s.fields {
            let ty = c_type((f.type_name)());
            // `uint8_t[9]` has its length behind the name.
            let (item, length) = ty.split_at(ty.find('[').unwrap_or(ty.len()));
            writeln!(text, "  {item} {}{length};", f.name).expect("a string");
        }
        writeln!(text, "}} {};", s.name).expect("a string");
    }
    text.push('\n');
    for export in &truth.exports {
        text += &prototype(export);
    }
    text + "]]\n"
}

fn prototype(export: &Export) -> String {
    let parameters: Vec<String> = export
        .parameters
        .iter()
        .map(|(name, ty)| {
            let ty = in_c(ty);
            // A star stands at the name.
            let gap = if ty.ends_with('*') { "" } else { " " };
            format!("{ty}{gap}{name}")
        })
        .collect();
    let list = if parameters.is_empty() {
        "void".to_owned()
    } else {
        parameters.join(", ")
    };
    let result = in_c(&export.result);
    let gap = if result.ends_with('*') { "" } else { " " };
    format!("{result}{gap}{}({list});\n", export.name)
}

/// `*constddz_rules` as `const ddz_rules *`.
fn in_c(rust: &str) -> String {
    if let Some(item) = rust.strip_prefix("*const") {
        return format!("const {} *", in_c(item));
    }
    if let Some(item) = rust.strip_prefix("*mut") {
        return format!("{} *", in_c(item));
    }
    match rust {
        "c_char" => "char".to_owned(),
        other => c_type(other),
    }
}

/// A text of the C header as Lua has it: `DDZ_KIND_…` is the table `ddz.kind`,
/// `DDZ_KIND_PAIR` is `ddz.kind.PAIR`. Functions and fields have their names of C.
pub fn text_of(doc: &str) -> String {
    let mut text = String::new();
    let mut rest = doc;
    while let Some(at) = rest.find("DDZ_") {
        text.push_str(&rest[..at]);
        let name = &rest[at + 4..];
        let end = name
            .find(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_'))
            .unwrap_or(name.len());
        let (name, behind) = name.split_at(end);
        let family = behind.strip_prefix('…');
        text.push_str(&reference(name, family.is_some()));
        rest = family.unwrap_or(behind);
    }
    text + rest
}

fn reference(name: &str, is_family: bool) -> String {
    for named in ENUMS {
        let Some(rest) = name.strip_prefix(named.prefix) else {
            continue;
        };
        let table = format!("ddz.{}", snake(named.of(Language::Lua)));
        if is_family && rest == "_" {
            return table;
        }
        let family = FAMILIES.iter().find(|family| family.prefix == named.prefix);
        if family.is_some_and(|f| f.numbers.iter().any(|n| n.name == name)) {
            return format!("{table}.{}", loud_name(named.prefix, name));
        }
    }
    format!("DDZ_{name}")
}
