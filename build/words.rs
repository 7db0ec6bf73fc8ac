//! The enumerators with their texts, as each language has them: what stands in
//! `numbers.rs` is the only copy.

use super::prose::Writer;
use super::switches::switch_enums;
use super::truth::Truth;
use super::truth::numbers::{FAMILIES, Family, Number, Type};

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
pub struct Named {
    pub prefix: &'static str,
    name: &'static str,
    managed: Option<&'static str>,
}

const fn alike(prefix: &'static str, name: &'static str) -> Named {
    Named {
        prefix,
        name,
        managed: None,
    }
}

/// Every family that is an enum. One that is neither here nor in [`CONSTANTS`]
/// does not generate, until somebody says what it is.
pub const ENUMS: &[Named] = &[
    // C# and TypeScript have no namespace for the kinds of plays alone.
    Named {
        prefix: "KIND",
        name: "Kind",
        managed: Some("PlayKind"),
    },
    alike("RANK", "Rank"),
    alike("PRESET", "Preset"),
    alike("FOUR_SINGLES", "FourSingles"),
    alike("FOUR_PAIRS", "FourPairs"),
    alike("SHUTTLE", "Shuttle"),
    alike("LANGUAGE", "Language"),
    alike("ORDER", "Order"),
    alike("FORMAT", "Format"),
    alike("STYLE", "Style"),
    alike("GOAL", "Goal"),
    alike("SIDE", "Side"),
    alike("FLOW", "FlowPreset"),
    alike("FIRST", "FirstBidder"),
    alike("BID", "BidStyle"),
    alike("ROB_BACK", "RobBack"),
    alike("ALL_PASS", "AllPass"),
    alike("BOTTOM", "BottomShown"),
    alike("DOUBLING", "Doubling"),
    alike("SHOW", "Shown"),
    alike("PHASE", "Phase"),
    alike("SAID", "Said"),
    // Double is a number in both.
    Named {
        prefix: "DOUBLE",
        name: "Double",
        managed: Some("DoubleFactor"),
    },
    alike("ACTION", "ActionKind"),
    alike("AUTO", "Auto"),
    alike("BOT_LEVEL", "BotLevel"),
    alike("BOT_STYLE", "BotStyle"),
    alike("SPRING", "Spring"),
    alike("ERR", "Status"),
];

/// Families of numbers that stand alone: limits, and the seat that is none.
pub const CONSTANTS: &[&str] = &["ABI", "CARDS", "GAME", "SEAT", "SOLVE"];

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
pub fn enums(truth: &Truth, language: Language) -> Vec<Enum> {
    let switches = switch_enums(truth);
    let writer = Writer {
        language,
        switches: &switches,
    };
    let mut found = Vec::new();
    for family in FAMILIES {
        match named(family.prefix) {
            Some(named) => found.push(Enum {
                name: named.of(language),
                ty: family.numbers[0].ty,
                doc: writer.text(&without_parentheses(family.doc), None),
                members: family
                    .numbers
                    .iter()
                    .map(|number| member(family, number, &writer))
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

/// The enum of a family, if it is one.
pub fn named(prefix: &str) -> Option<&'static Named> {
    ENUMS.iter().find(|named| named.prefix == prefix)
}

impl Named {
    pub fn of(&self, language: Language) -> &'static str {
        match (language, self.managed) {
            (Language::CSharp | Language::TypeScript, Some(name)) => name,
            _ => self.name,
        }
    }
}

fn member(family: &Family, number: &Number, writer: &Writer) -> Member {
    Member {
        name: match writer.language {
            Language::Lua => loud_name(family.prefix, number.name),
            _ => member_name(family.prefix, number.name),
        },
        number: number.name,
        doc: writer.text(number.doc, Some(family)),
    }
}

/// `KIND_TRIO_PAIR` as `TrioPair`.
pub fn member_name(prefix: &str, number: &str) -> String {
    written_otherwise(number).map_or_else(|| pascal(without_prefix(prefix, number)), str::to_owned)
}

/// `KIND_TRIO_PAIR` as `TRIO_PAIR`, `RANK_3` as `THREE`.
pub fn loud_name(prefix: &str, number: &str) -> String {
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
