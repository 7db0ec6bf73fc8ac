//! Reads the vector files; README.md beside this file explains the columns.

#![allow(dead_code)] // Each test that includes the reader uses a part of it.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::{Path, PathBuf};

use ddz::numbers::FAMILIES;
use ddz::rules::{Preset, Switches};

/// The files with the common columns whose rows are classify, beats, compare.
pub const PLAY_FILES: [&str; 10] = [
    "reports.tsv",
    "ambiguous.tsv",
    "kinds.tsv",
    "compare.tsv",
    "engines.tsv",
    "clients_s0.tsv",
    "clients_s1.tsv",
    "clients_s2.tsv",
    "clients_s3.tsv",
    "clients_s4.tsv",
];

const RANKS: &str = "3456789TJQKA2xX";

/// This folder, for the tests of the package and for the one below it.
fn folder() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut up = package.ancestors().map(|up| up.join("tests/vectors"));
    up.find(|folder| folder.is_dir()).expect("tests/vectors")
}

/// A file as lines of cells, the header taken off.
pub struct Table {
    file: String,
    header: Vec<String>,
    rows: Vec<(usize, Vec<String>)>,
}

impl Table {
    pub fn read(file: &str) -> Table {
        let path = folder().join(file);
        let text = std::fs::read_to_string(&path);
        let text = text.unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let mut lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .map(|(at, line)| (at + 1, line.split('\t').map(String::from).collect()));
        let (_, header): (usize, Vec<String>) = lines.next().expect("a header");
        let rows: Vec<(usize, Vec<String>)> = lines.collect();
        for (line, cells) in &rows {
            assert_eq!(cells.len(), header.len(), "{file}:{line}: columns");
            assert!(cells.iter().all(|c| !c.is_empty()), "{file}:{line}: empty");
        }
        assert!(!rows.is_empty(), "{file} has no rows");
        Table {
            file: String::from(file),
            header,
            rows,
        }
    }

    pub fn rows(&self) -> impl Iterator<Item = Cells<'_>> {
        self.rows.iter().map(|(line, cells)| Cells {
            table: self,
            line: *line,
            cells,
        })
    }
}

/// One row, its cells by the names of the columns.
pub struct Cells<'a> {
    table: &'a Table,
    line: usize,
    cells: &'a [String],
}

impl Cells<'_> {
    /// Where it stands, for messages.
    pub fn at(&self) -> String {
        format!("{}:{}", self.table.file, self.line)
    }

    pub fn get(&self, column: &str) -> &str {
        let at = self.table.header.iter().position(|name| name == column);
        &self.cells[at.unwrap_or_else(|| panic!("{}: no column {column}", self.table.file))]
    }

    pub fn number<T: std::str::FromStr<Err: Debug>>(&self, column: &str) -> T {
        let cell = self.get(column);
        cell.parse()
            .unwrap_or_else(|e| panic!("{}: {column} {cell:?}: {e:?}", self.at()))
    }

    /// The names in the column `rules`, `*` being every preset.
    pub fn rule_sets(&self) -> Vec<String> {
        let mut names = Vec::new();
        for name in self.get("rules").split(',') {
            if name == "*" {
                names.extend(presets().map(|(name, _)| name));
            } else {
                names.push(String::from(name));
            }
        }
        names
    }
}

/// The presets of the library by the names of presets.tsv.
pub fn presets() -> impl Iterator<Item = (String, Preset)> {
    let table = Table::read("presets.tsv");
    let named: Vec<_> = table
        .rows()
        .map(|row| {
            let preset = Preset::new(row.number("number")).expect("a preset");
            (String::from(row.get("name")), preset)
        })
        .collect();
    named.into_iter()
}

/// Every rule set that a row may name: presets.tsv and rule_sets.tsv, as the
/// files have them.
pub fn rule_sets() -> BTreeMap<String, Switches> {
    let mut sets = BTreeMap::new();
    for file in ["presets.tsv", "rule_sets.tsv"] {
        for row in Table::read(file).rows() {
            let mut switches = Preset::Standard.switches();
            for name in SWITCHES {
                set(&mut switches, name, row.number(name));
            }
            let twice = sets.insert(String::from(row.get("name")), switches);
            assert!(twice.is_none(), "{}: a name stands twice", row.at());
        }
    }
    sets
}

/// Every rule set of the files, and each twice more without some kinds: about a
/// half of them, and about a quarter. `random` gives any bits.
pub fn rule_sets_and_fewer_kinds(mut random: impl FnMut() -> u32) -> Vec<(String, Switches)> {
    let mut sets = Vec::new();
    for (name, switches) in rule_sets() {
        let half = kinds_off(random());
        let quarter = kinds_off(random() & random());
        sets.push((name.clone(), switches));
        for mask in [half, quarter] {
            let without = format!("{name} without {mask:x}");
            let kinds_off = mask;
            sets.push((
                without,
                Switches {
                    kinds_off,
                    ..switches
                },
            ));
        }
    }
    sets
}

/// A mask of kinds that a rule set may switch off: those bits of `chosen` that are
/// kinds, but never the single.
pub fn kinds_off(chosen: u32) -> u32 {
    let kinds = ddz::plays::Kind::ALL.iter();
    let may =
        kinds.filter(|kind| !matches!(kind, ddz::plays::Kind::None | ddz::plays::Kind::Single));
    chosen & may.fold(0, |bits, kind| bits | 1 << kind.number())
}

macro_rules! switches {
    ($($name:ident)*) => {
        pub const SWITCHES: &[&str] = &[$(stringify!($name)),*];

        /// Sets one switch by its name.
        pub fn set(switches: &mut Switches, name: &str, value: u8) {
            match name {
                $(stringify!($name) => switches.$name = value,)*
                _ => panic!("no switch {name}"),
            }
        }
    };
}

switches! {
    straight_min pair_straight_min plane_min shuttle_min
    trio_plain trio_single trio_pair plane_singles plane_pairs
    wing_repeat wing_adjacent_trio wing_rocket wing_pairs_quad
    four_singles four_rocket four_pairs
    shuttle shuttle_singles shuttle_pairs
}

/// The bytes of a card cell: rank letters, `0x` and hexadecimal bytes, or `-`.
/// The suits of letters are given out in order, so that a fifth card of a rank
/// repeats the byte of the first.
pub fn card_bytes(cell: &str) -> Vec<u8> {
    if cell == "-" {
        return Vec::new();
    }
    if let Some(digits) = cell.strip_prefix("0x") {
        assert!(digits.len() % 2 == 0, "half a byte in {cell}");
        return (0..digits.len() / 2)
            .map(|i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).expect("hexadecimal"))
            .collect();
    }
    let mut given = [0; 15];
    cell.chars()
        .map(|letter| {
            let rank = rank_of(letter);
            let suit = given[rank] % 4;
            given[rank] += 1;
            match rank {
                13 => 0x4E,
                14 => 0x4F,
                11 | 12 => suit << 4 | (rank as u8 - 10),
                _ => suit << 4 | (rank as u8 + 3),
            }
        })
        .collect()
}

pub fn rank_of(letter: char) -> usize {
    let at = RANKS.find(letter);
    at.unwrap_or_else(|| panic!("no rank {letter:?}"))
}

pub fn letter_of(rank: usize) -> char {
    RANKS.as_bytes()[rank] as char
}

/// `kind:rank/length` as the numbers of `ddz_play`, the cards left out.
pub fn reading(text: &str) -> (u8, u8, u8) {
    let parts = text.split_once(':').and_then(|(kind, body)| {
        let (rank, length) = body.split_once('/')?;
        Some((kind_number(kind), rank, length))
    });
    let (kind, rank, length) = parts.unwrap_or_else(|| panic!("no reading: {text:?}"));
    let rank = rank_of(rank.parse().expect("one letter")) as u8;
    (kind, rank, length.parse().expect("a number"))
}

pub fn reading_text((kind, rank, length): (u8, u8, u8)) -> String {
    format!(
        "{}:{}/{length}",
        kind_name(kind),
        letter_of(usize::from(rank))
    )
}

/// The C constants `DDZ_KIND_…` in lower case.
pub fn kind_name(kind: u8) -> String {
    let mut kinds = FAMILIES.iter().flat_map(|family| family.numbers);
    let number = kinds.find(|n| n.name.starts_with("KIND_") && n.value == i64::from(kind));
    number.expect("a kind").name["KIND_".len()..].to_lowercase()
}

pub fn kind_number(name: &str) -> u8 {
    (0..18)
        .find(|&kind| kind_name(kind) == name)
        .unwrap_or_else(|| panic!("no kind {name:?}"))
}
