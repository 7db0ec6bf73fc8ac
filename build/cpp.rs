//! The generated half of the C++ binding: its enums.

use std::fmt::Write as _;

use super::MARK;
use super::prose::wrapped;
use super::truth::Truth;
use super::truth::numbers::Type;
use super::words::{Enum, Language, enums};

pub fn files(truth: &Truth) -> Vec<(&'static str, String)> {
    vec![("bindings/cpp/include/ddz/enums.hpp", text(truth))]
}

fn text(truth: &Truth) -> String {
    let mut text = format!(
        "// {MARK}
// The named numbers of <ddz.h>.
#ifndef DDZ_ENUMS_HPP
#define DDZ_ENUMS_HPP

// Xlib's macros would turn our names into something else without a word.
#if defined(Status) || defined(None)
#error \"Xlib.h defines Status and None as macros: include <ddz/ddz.hpp> before it, or #undef them\"
#endif

#include <cstdint>

#include <ddz.h>

// A result that is dropped is a fault that is dropped.
#if (defined(__cplusplus) && __cplusplus >= 201703L) || (defined(_MSVC_LANG) && _MSVC_LANG >= 201703L)
#define DDZ_NODISCARD [[nodiscard]]
#else
#define DDZ_NODISCARD
#endif

namespace ddz {{
"
    );
    for one in enums(truth, Language::Cpp) {
        write(&mut text, &one).expect("a string");
    }
    text + "\n}  // namespace ddz\n\n#endif\n"
}

fn write(text: &mut String, one: &Enum) -> std::fmt::Result {
    let ty = match one.ty {
        Type::U8 => "std::uint8_t",
        Type::U32 => "std::uint32_t",
        Type::I32 => "std::int32_t",
    };
    text.push('\n');
    for line in wrapped(&one.doc, 90) {
        writeln!(text, "/// {line}")?;
    }
    // What a call answers must be looked at.
    let attribute = if one.name == "Status" {
        "DDZ_NODISCARD "
    } else {
        ""
    };
    writeln!(text, "enum class {attribute}{} : {ty} {{", one.name)?;
    for (i, member) in one.members.iter().enumerate() {
        for line in wrapped(&member.doc, 90) {
            writeln!(text, "  /// {line}")?;
        }
        let comma = if i + 1 < one.members.len() { "," } else { "" };
        writeln!(text, "  {} = DDZ_{}{comma}", member.name, member.number)?;
    }
    text.push_str("};\n");
    Ok(())
}
