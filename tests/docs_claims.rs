//! What README.md and docs say about the code is so.

use std::fs;
use std::path::Path;

use ddz::cards::{Card, Rank, Suit};
use ddz::numbers::FAMILIES;
use ddz::rules::{Preset, Switches};

fn read(path: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The rows of the table under a heading of README.md, as cells; the first row
/// names the columns.
fn table(heading: &str) -> Vec<Vec<String>> {
    let readme = read("README.md");
    let (_, section) = readme
        .split_once(&format!("\n## {heading}\n"))
        .unwrap_or_else(|| panic!("README.md has no section {heading}"));
    let lines = section
        .lines()
        .skip_while(|line| !line.starts_with('|'))
        .take_while(|line| line.starts_with('|'))
        .filter(|line| !line.starts_with("|---"));
    let cells = |line: &str| {
        let cells = line.trim_matches('|').split('|');
        cells.map(|cell| cell.trim().to_owned()).collect()
    };
    lines.map(cells).collect()
}

#[test]
fn readme_has_every_card() {
    let table = table("Cards");
    let ranks: Vec<Rank> = Rank::all().take(13).collect();
    let names = table[0][1..].iter().map(|name| match name.as_str() {
        "10" => 'T',
        other => other.chars().next().unwrap(),
    });
    let letters = ranks
        .iter()
        .map(|rank| Rank::LETTERS[usize::from(rank.index())]);
    assert!(names.eq(letters.map(char::from)));
    assert_eq!(table.len(), 1 + Suit::ALL.len());
    for (row, suit) in table[1..].iter().zip(Suit::ALL) {
        assert_eq!(row.len(), 1 + ranks.len());
        for (cell, &rank) in row[1..].iter().zip(&ranks) {
            assert_eq!(*cell, format!("{:02X}", Card::of(rank, suit).byte()));
        }
    }
    let readme = read("README.md");
    for joker in [Card::SMALL_JOKER, Card::BIG_JOKER] {
        assert!(readme.contains(&format!("`{:02X}`", joker.byte())));
    }
}

/// The switches by their names.
fn named(s: &Switches) -> [(&'static str, u8); 19] {
    macro_rules! pairs {
        ($($name:ident)*) => { [$((stringify!($name), s.$name)),*] };
    }
    pairs! {
        straight_min pair_straight_min plane_min shuttle_min
        trio_plain trio_single trio_pair plane_singles plane_pairs
        wing_repeat wing_adjacent_trio wing_rocket wing_pairs_quad
        four_singles four_rocket four_pairs
        shuttle shuttle_singles shuttle_pairs
    }
}

#[test]
fn readme_has_every_preset() {
    let table = table("Rule sets");
    let presets = FAMILIES.iter().find(|f| f.prefix == "PRESET").unwrap();
    assert_eq!(table.len(), 1 + presets.numbers.len());
    let standard = named(&Preset::Standard.switches());
    for (row, number) in table[1..].iter().zip(presets.numbers) {
        assert_eq!(format!("PRESET_{}", row[0]), number.name);
        let preset = Preset::new(number.value as u32).unwrap();
        for (at, (name, value)) in named(&preset.switches()).into_iter().enumerate() {
            match table[0].iter().position(|column| column == name) {
                Some(column) => assert_eq!(row[column], value.to_string(), "{} {name}", row[0]),
                // What has no column is the same for all.
                None => assert_eq!(value, standard[at].1, "{} {name}", row[0]),
            }
        }
    }
    let s = Preset::Standard.switches();
    let said = (
        s.straight_min,
        s.pair_straight_min,
        s.plane_min,
        s.shuttle_min,
    );
    assert_eq!(said, (5, 3, 2, 2));
    assert_eq!((s.trio_plain, s.trio_single, s.trio_pair), (1, 1, 1));
}

/// Paths in the house's table, and links, lead somewhere.
#[test]
fn readme_leads_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let house = table("The house");
    assert!(house.len() > 10);
    for row in &house[1..] {
        let path = row[0].trim_matches('`');
        assert!(root.join(path).exists(), "README.md: {path}");
    }
    for (page, folder) in [("README.md", "."), ("CHANGELOG.md", ".")] {
        let text = read(page);
        for link in text.split("](").skip(1) {
            let target = link.split([')', '#']).next().unwrap();
            if !target.is_empty() && !target.starts_with("http") {
                assert!(root.join(folder).join(target).exists(), "{page}: {target}");
            }
        }
    }
}

/// Each test that docs/integration.md names is there.
#[test]
fn integration_names_real_tests() {
    let page = read("docs/integration.md");
    let mut named = 0;
    for quoted in page.split('`').skip(1).step_by(2) {
        let Some((file, function)) = quoted.split_once(": ") else {
            continue;
        };
        if file == "file" {
            continue; // the explanation of the form
        }
        let source = read(file);
        let forms = ["fn ", "static void ", "void ", "test(\"", "int "];
        assert!(
            forms
                .iter()
                .any(|form| source.contains(&format!("{form}{function}"))),
            "docs/integration.md: {file} has no {function}"
        );
        named += 1;
    }
    assert!(named >= 25, "only {named} tests are named");
    for number in 1..=26 {
        assert!(page.contains(&format!("G2-{number:02}")), "G2-{number:02}");
    }
}

/// Every path that CONTRIBUTING.md and docs/rules.md name is there.
#[test]
fn contributing_names_what_is_there() {
    let text = read("CONTRIBUTING.md") + &read("docs/rules.md");
    let named: Vec<&str> = text
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|name| name.contains('/') && !name.contains(' '))
        .collect();
    assert!(named.len() > 30, "{named:?}");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let missing: Vec<&&str> = named
        .iter()
        .filter(|name| !root.join(name).exists())
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Every name of the code in the glossary is a name of the code, and every kind of
/// play has its line.
#[test]
fn glossary_speaks_of_the_code() {
    let text = read("docs/glossary.md");
    let rows = text
        .lines()
        .filter(|line| line.starts_with("| ") && line.contains('`'));
    let names: Vec<&str> = rows
        .flat_map(|row| row.split('`').skip(1).step_by(2))
        .collect();
    let mut code = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("core/src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                code += &fs::read_to_string(path).unwrap();
            }
        }
    }
    let words: Vec<&str> = code
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .collect();
    // In other languages, where `Kind` alone would say too little.
    let managed = ["PlayKind"];
    let strange: Vec<&&str> = names
        .iter()
        .filter(|name| !words.contains(name) && !managed.contains(name))
        .collect();
    assert!(names.len() > 40 && strange.is_empty(), "{strange:?}");
    let kinds = (1..=u8::MAX).filter_map(ddz::plays::Kind::new);
    for kind in kinds {
        let name = format!("{kind:?}");
        assert!(names.contains(&name.as_str()), "{name}");
    }
}
