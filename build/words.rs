//! The enumerators and the switches with their texts, as each language has them:
//! what stands in `numbers.rs` and `abi.rs` is the only copy.

use super::truth::numbers::{FAMILIES, Family, Number, Type};
use super::truth::{Field, Truth};

/// A language that the words are written for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Language {
    Cpp,
    CSharp,
    TypeScript,
    Lua,
}

/// A family of numbers that is an enum, with its name, and the name that it has
/// in C# and TypeScript where the others call it otherwise.
struct Named {
    prefix: &'static str,
    name: &'static str,
    managed: Option<&'static str>,
}

const fn named(prefix: &'static str, name: &'static str) -> Named {
    Named {
        prefix,
        name,
        managed: None,
    }
}

/// Every family that is an enum. One that is neither here nor in [`CONSTANTS`]
/// does not generate, until somebody says what it is.
const ENUMS: &[Named] = &[
    // C# and TypeScript have no namespace for the kinds of plays alone.
    Named {
        prefix: "KIND",
        name: "Kind",
        managed: Some("PlayKind"),
    },
    named("RANK", "Rank"),
    named("PRESET", "Preset"),
    named("FOUR_SINGLES", "FourSingles"),
    named("FOUR_PAIRS", "FourPairs"),
    named("SHUTTLE", "Shuttle"),
    named("LANGUAGE", "Language"),
    named("ORDER", "Order"),
    named("FORMAT", "Format"),
    named("STYLE", "Style"),
    named("FLOW", "FlowPreset"),
    named("FIRST", "FirstBidder"),
    named("BID", "BidStyle"),
    named("ROB_BACK", "RobBack"),
    named("ALL_PASS", "AllPass"),
    named("BOTTOM", "BottomShown"),
    named("DOUBLING", "Doubling"),
    named("SHOW", "Shown"),
    named("PHASE", "Phase"),
    named("SAID", "Said"),
    // Double is a number in both.
    Named {
        prefix: "DOUBLE",
        name: "Double",
        managed: Some("DoubleFactor"),
    },
    named("ACTION", "ActionKind"),
    named("AUTO", "Auto"),
    named("SPRING", "Spring"),
    named("ERR", "Status"),
];

/// Families of numbers that stand alone: limits, and the seat that is none.
pub const CONSTANTS: &[&str] = &["ABI", "CARDS", "GAME", "SEAT"];

/// Members that are written otherwise than their numbers.
const MEMBERS: &[(&str, &str)] = &[
    ("RANK_3", "Three"),
    ("RANK_4", "Four"),
    ("RANK_5", "Five"),
    ("RANK_6", "Six"),
    ("RANK_7", "Seven"),
    ("RANK_8", "Eight"),
    ("RANK_9", "Nine"),
    ("RANK_10", "Ten"),
    ("RANK_J", "Jack"),
    ("RANK_Q", "Queen"),
    ("RANK_K", "King"),
    ("RANK_A", "Ace"),
    ("RANK_2", "Two"),
];

/// An enum of a language.
pub struct Enum {
    pub name: &'static str,
    pub ty: Type,
    pub doc: String,
    pub members: Vec<Member>,
}

pub struct Member {
    pub name: String,
    /// The number's name, without `DDZ_`.
    pub number: &'static str,
    pub doc: String,
}

/// Every enum, in the order of the header.
pub fn enums(language: Language) -> Vec<Enum> {
    let mut found = Vec::new();
    for family in FAMILIES {
        match ENUMS.iter().find(|named| named.prefix == family.prefix) {
            Some(named) => found.push(Enum {
                name: named.of(language),
                ty: family.numbers[0].ty,
                doc: translated(&without_parentheses(family.doc), language),
                members: family
                    .numbers
                    .iter()
                    .map(|n| member(family, n, language))
                    .collect(),
            }),
            None => assert!(
                CONSTANTS.contains(&family.prefix),
                "{}: name it in build/words.rs, as an enum or as constants",
                family.prefix
            ),
        }
    }
    found
}

impl Named {
    fn of(&self, language: Language) -> &'static str {
        match (language, self.managed) {
            (Language::CSharp | Language::TypeScript, Some(name)) => name,
            _ => self.name,
        }
    }
}

fn member(family: &Family, number: &Number, language: Language) -> Member {
    Member {
        name: match language {
            Language::Lua => loud_name(family.prefix, number.name),
            _ => member_name(family.prefix, number.name),
        },
        number: number.name,
        doc: translated(number.doc, language),
    }
}

/// `KIND_TRIO_PAIR` as `TrioPair`.
fn member_name(prefix: &str, number: &str) -> String {
    written_otherwise(number).map_or_else(|| pascal(without_prefix(prefix, number)), str::to_owned)
}

/// `KIND_TRIO_PAIR` as `TRIO_PAIR`, `RANK_3` as `THREE`.
fn loud_name(prefix: &str, number: &str) -> String {
    let name = written_otherwise(number).unwrap_or_else(|| without_prefix(prefix, number));
    name.to_uppercase()
}

fn written_otherwise(number: &str) -> Option<&'static str> {
    let found = MEMBERS.iter().find(|(known, _)| *known == number);
    found.map(|(_, name)| *name)
}

fn without_prefix<'a>(prefix: &str, number: &'a str) -> &'a str {
    let rest = number.strip_prefix(prefix).unwrap_or(number);
    rest.trim_start_matches('_')
}

/// `trio_pair` and `TRIO_PAIR` as `TrioPair`.
pub fn pascal(snake: &str) -> String {
    let words = snake.split('_').filter(|word| !word.is_empty());
    words
        .map(|word| {
            let (first, rest) = word.split_at(1);
            first.to_uppercase() + &rest.to_lowercase()
        })
        .collect()
}

/// `trio_pair` as `trioPair`.
pub fn camel(snake: &str) -> String {
    let pascal = pascal(snake);
    let (first, rest) = pascal.split_at(1);
    first.to_lowercase() + rest
}

/// `FlowPreset` as `flow_preset`.
pub fn snake(pascal: &str) -> String {
    let mut text = String::new();
    for letter in pascal.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// A family says in parentheses where C has it.
fn without_parentheses(doc: &str) -> String {
    match doc.split_once(" (`") {
        Some((before, rest)) => {
            let after = rest.split_once(')').map_or(".", |(_, after)| after);
            format!("{before}{after}")
        }
        None => doc.to_owned(),
    }
}

/// The names of C in a text as the language has them: `DDZ_KIND_…` is the enum,
/// `DDZ_KIND_PAIR` its member, a field of a struct a property.
pub fn translated(doc: &str, language: Language) -> String {
    if language == Language::Cpp {
        return doc.to_owned();
    }
    let mut text = String::new();
    let mut rest = doc;
    while let Some(at) = rest.find("DDZ_") {
        text.push_str(&rest[..at]);
        let name = &rest[at + 4..];
        let end = name
            .find(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_'))
            .unwrap_or(name.len());
        let (name, behind) = name.split_at(end);
        let is_family = behind.starts_with('…');
        text.push_str(&reference(name, is_family, language));
        rest = if is_family {
            &behind['…'.len_utf8()..]
        } else {
            behind
        };
    }
    text.push_str(rest);
    match language {
        Language::CSharp => with_properties(&text, pascal),
        Language::Lua => text,
        _ => with_properties(&text, camel),
    }
}

fn reference(name: &str, is_family: bool, language: Language) -> String {
    for named in ENUMS {
        let Some(rest) = name.strip_prefix(named.prefix) else {
            continue;
        };
        let (owner, member) = match language {
            Language::Lua => (
                format!("ddz.{}", snake(named.name)),
                loud_name(named.prefix, name),
            ),
            _ => (
                named.of(language).to_owned(),
                member_name(named.prefix, name),
            ),
        };
        if is_family && rest == "_" {
            return owner;
        }
        let family = FAMILIES.iter().find(|family| family.prefix == named.prefix);
        if family.is_some_and(|f| f.numbers.iter().any(|n| n.name == name)) {
            return format!("{owner}.{member}");
        }
    }
    format!("DDZ_{name}")
}

/// Fields of structs, which are the only words with an underscore in them.
fn with_properties(text: &str, written: fn(&str) -> String) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_word) {
        out.push_str(&rest[..start]);
        let word = &rest[start..];
        let end = word.find(|c| !is_word(c)).unwrap_or(word.len());
        let (word, behind) = word.split_at(end);
        let is_field = word.contains('_')
            && !word.starts_with("ddz_")
            && word.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        if is_field {
            out.push_str(&written(word));
        } else {
            out.push_str(word);
        }
        rest = behind;
    }
    out + rest
}

/// A switch of a rule set or a flow.
pub struct Switch {
    /// As C has it.
    pub field: String,
    pub doc: String,
    pub is_word: bool,
    /// The enum whose numbers it takes, if its text says so.
    pub names: Option<&'static str>,
}

/// The switches of `ddz_rules` or `ddz_flow`, in order.
pub fn switches(truth: &Truth, of: &str, language: Language) -> Vec<Switch> {
    let known = truth.structs.iter().find(|s| s.name == of);
    let fields = &known.expect("a struct of the ABI").fields;
    let wanted = |field: &&Field| field.name != "struct_size" && field.name != "reserved";
    let switch = |field: &Field| {
        let doc = field.docs.join(" ");
        // `Who may double: DDZ_DOUBLING_…`
        let names = ENUMS
            .iter()
            .find(|named| doc.ends_with(&format!(": DDZ_{}_…", named.prefix)));
        let doc = match names {
            Some(_) => doc.split(": DDZ_").next().unwrap_or(&doc).to_owned() + ".",
            None => doc,
        };
        Switch {
            field: field.name.clone(),
            doc: translated(&doc, language),
            is_word: field.ty == "u32",
            names: names.map(|named| named.of(language)),
        }
    };
    fields.iter().filter(wanted).map(switch).collect()
}

/// A text in lines of at most so many characters.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
