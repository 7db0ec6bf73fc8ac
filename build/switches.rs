//! The switches of a rule set and of a flow with their texts, as each language has
//! them: what stands in `src/ffi/abi.rs` is the only copy.

use super::prose::Writer;
use super::truth::{Field, Truth};
use super::words::{ENUMS, Language, Named};

/// Switches of the structs that are no enum: numbers, 0 and 1 for no and yes, sets
/// of bits. One that is not here says in its text whose numbers it takes; without
/// either it does not generate, until somebody says what it is.
const PLAIN: [(&str, &[&str]); 2] = [
    (
        "ddz_rules",
        &[
            "kinds_off",
            "straight_min",
            "pair_straight_min",
            "plane_min",
            "shuttle_min",
            "trio_plain",
            "trio_single",
            "trio_pair",
            "plane_singles",
            "plane_pairs",
            "wing_repeat",
            "wing_adjacent_trio",
            "wing_rocket",
            "wing_pairs_quad",
            "four_singles",
            "four_rocket",
            "four_pairs",
            "shuttle",
            "shuttle_singles",
            "shuttle_pairs",
        ],
    ),
    (
        "ddz_flow",
        &[
            "base",
            "revealer_bids_first",
            "call_bid",
            "rob_max",
            "redeal_max",
            "revealer_takes",
            "forced_bid",
            "super_double",
            "show_before",
            "show_early",
            "show_late",
            "show_landlord",
            "show_product",
            "rocket_ends_trick",
            "rob_factor",
            "bomb_factor",
            "rocket_factor",
            "shuttle_factor",
            "spring_factor",
            "antispring_factor",
            "landlord_share",
            "cap",
        ],
    ),
];

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
    let all = switch_enums(truth);
    let writer = Writer {
        language,
        switches: &all,
    };
    fields(truth, of)
        .map(|field| {
            let named = enum_of(of, field);
            let doc = field.docs.join(" ");
            // The type says it better than "Who may double: DDZ_DOUBLING_…".
            let doc = match named {
                Some(_) => doc.split(": DDZ_").next().unwrap_or(&doc).to_owned() + ".",
                None => doc,
            };
            Switch {
                field: field.name.clone(),
                doc: writer.text(&doc, None),
                is_word: field.ty == "u32",
                names: named.map(|named| named.of(language)),
            }
        })
        .collect()
}

/// The switches of a rule set and of a flow, with the enums of those that have one.
pub fn switch_enums(truth: &Truth) -> Vec<(String, Option<&'static Named>)> {
    check_plain(truth);
    PLAIN
        .iter()
        .flat_map(|(of, _)| fields(truth, of).map(|field| (field.name.clone(), enum_of(of, field))))
        .collect()
}

fn fields<'a>(truth: &'a Truth, of: &str) -> impl Iterator<Item = &'a Field> {
    let known = truth.structs.iter().find(|s| s.name == of);
    let fields = known.expect("a struct of the ABI").fields.iter();
    fields.filter(|field| field.name != "struct_size" && field.name != "reserved")
}

/// The enum whose numbers a switch takes.
fn enum_of(of: &str, field: &Field) -> Option<&'static Named> {
    let doc = field.docs.join(" ");
    let ends_with = |named: &&Named| doc.ends_with(&format!(": DDZ_{}_…", named.prefix));
    let named = ENUMS.iter().find(ends_with);
    let is_plain = PLAIN
        .iter()
        .any(|(known, names)| *known == of && names.contains(&field.name.as_str()));
    assert!(
        is_plain != named.is_some(),
        "{of}.{}: either its text ends with the enum that it takes, \": DDZ_…_…\", or \
         build/switches.rs names it among the plain ones",
        field.name
    );
    named
}

/// A switch that is gone stays in no list.
fn check_plain(truth: &Truth) {
    for (of, names) in PLAIN {
        for name in names {
            assert!(
                fields(truth, of).any(|field| field.name == *name),
                "{of} has no {name}, but build/switches.rs names it"
            );
        }
    }
}
