//! Texts of the C header as another language writes them: `DDZ_KIND_PAIR` is
//! `PlayKind.Pair`, `ddz_rules.shuttle` is `Switches.Shuttle`. What is left of C
//! in a text stops the build, so that no name of C reaches somebody who has no C.

use super::truth::numbers::{FAMILIES, Family};
use super::words::{Language, Named, camel, member_name, named, pascal};

/// The structs whose fields are properties, and their names in C# and TypeScript.
const STRUCTS: [(&str, &str); 2] = [("ddz_rules", "Switches"), ("ddz_flow", "FlowSwitches")];

/// Calls, parameters, and fields that are no switches, with what they are in C# and
/// in TypeScript.
const NAMES: &[(&str, &str, &str)] = &[
    ("ddz_cards_sort", "Cards.Sort", "Cards.sort"),
    ("ddz_cards_format", "Cards.Format", "Cards.format"),
    ("first_seat", "`firstSeat`", "`firstSeat`"),
    ("struct_size", "`structSize`", "`structSize`"),
    ("to_move", "`ToMove`", "`toMove`"),
    ("table_seat", "`TableSeat`", "`tableSeat`"),
    ("must_beat", "`MustBeat`", "`mustBeat`"),
    ("`value`", "`Value`", "`value`"),
    ("`play`", "`Declared`", "`declared`"),
];

/// Who writes texts for a language.
pub struct Writer<'a> {
    pub language: Language,
    /// The switches, and the enums of those that have one.
    pub switches: &'a [(String, Option<&'static Named>)],
}

impl Writer<'_> {
    /// A text as the language has it. In the text of a family's own number its
    /// siblings have no prefix: "the same as STANDARD".
    pub fn text(&self, doc: &str, family: Option<&Family>) -> String {
        match self.language {
            Language::Cpp => return doc.to_owned(),
            Language::Lua => return super::lua::text_of(doc),
            Language::CSharp | Language::TypeScript => {}
        }
        let mut doc = doc.to_owned();
        for (c, csharp, typescript) in NAMES {
            let name = match self.language {
                Language::CSharp => csharp,
                _ => typescript,
            };
            doc = doc.replace(c, name);
        }
        let mut text = String::new();
        let mut rest = doc.as_str();
        while let Some(start) = rest.find(is_word) {
            text.push_str(&rest[..start]);
            let (word, behind) = first_word(&rest[start..]);
            rest = self.write(&mut text, word, behind, family);
        }
        text.push_str(rest);
        check(&text);
        text
    }

    /// Writes a word, with as much of what follows as belongs to it, and gives the
    /// rest.
    fn write<'t>(
        &self,
        text: &mut String,
        word: &str,
        behind: &'t str,
        family: Option<&Family>,
    ) -> &'t str {
        if let Some(number) = word.strip_prefix("DDZ_") {
            let (reference, rest) = self.reference(number, behind);
            text.push_str(&reference);
            return rest;
        }
        if let Some((_, name)) = STRUCTS.iter().find(|(c, _)| *c == word) {
            let field = behind.strip_prefix('.').map(first_word);
            let (field, rest) = field.expect("a struct is named for a field of it");
            *text += &format!("{name}.{}", self.property(field));
            return rest;
        }
        if let Some((switch, of)) = self.switches.iter().find(|(name, _)| name == word) {
            // "doubling is NONE": the switch has that member of its enum.
            if let Some((member, rest)) = member_behind(*of, behind) {
                *text += &format!("{} is {member}", self.property(switch));
                return rest;
            }
        }
        text.push_str(&self.single(word, family));
        behind
    }

    /// A word that stands for itself.
    fn single(&self, word: &str, family: Option<&Family>) -> String {
        let sibling = family.filter(|family| {
            let name = format!("{}_{word}", family.prefix);
            word.len() > 2 && family.numbers.iter().any(|number| number.name == name)
        });
        if word == "NULL" {
            "null".to_owned()
        } else if let Some(family) = sibling {
            member_name(family.prefix, &format!("{}_{word}", family.prefix))
        } else if word.contains('_') && self.switches.iter().any(|(name, _)| name == word) {
            self.property(word)
        } else {
            word.to_owned()
        }
    }

    fn property(&self, field: &str) -> String {
        match self.language {
            Language::CSharp => pascal(field),
            _ => camel(field),
        }
    }

    /// `KIND_PAIR` as `PlayKind.Pair`; `KIND_` before an ellipsis as `PlayKind`.
    fn reference<'t>(&self, number: &str, behind: &'t str) -> (String, &'t str) {
        if let (Some(prefix), Some(rest)) = (number.strip_suffix('_'), behind.strip_prefix('…')) {
            let of = named(prefix).unwrap_or_else(|| panic!("DDZ_{prefix}_… is no enum"));
            return (of.of(self.language).to_owned(), rest);
        }
        let has_it = |family: &&Family| family.numbers.iter().any(|n| n.name == number);
        let family = FAMILIES.iter().find(has_it);
        let of = family.and_then(|family| named(family.prefix));
        let of = of.unwrap_or_else(|| panic!("DDZ_{number} is no member of an enum"));
        (self.member(of, number), behind)
    }

    fn member(&self, of: &Named, number: &str) -> String {
        let name = of.of(self.language);
        format!("{name}.{}", member_name(of.prefix, number))
    }
}

/// ` is NONE, …` behind a switch: the member of its enum, and what follows.
fn member_behind<'t>(of: Option<&'static Named>, behind: &'t str) -> Option<(String, &'t str)> {
    let of = of?;
    let (word, rest) = first_word(behind.strip_prefix(" is ")?);
    let number = format!("{}_{word}", of.prefix);
    let mut numbers = FAMILIES.iter().flat_map(|family| family.numbers);
    let known = numbers.find(|known| known.name == number)?;
    Some((member_name(of.prefix, known.name), rest))
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The word at the beginning, and what stands behind it.
fn first_word(text: &str) -> (&str, &str) {
    text.split_at(text.find(|c| !is_word(c)).unwrap_or(text.len()))
}

/// Neither a name of C nor a constant without its prefix is left.
fn check(text: &str) {
    for word in text.split(|c| !is_word(c)) {
        let shouted = word.len() > 3 && word.chars().all(|c| c.is_ascii_uppercase());
        assert!(
            !word.contains('_') && !shouted,
            "`{word}` of C is left in: {text}\nSay in build/prose.rs what it is elsewhere."
        );
    }
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
