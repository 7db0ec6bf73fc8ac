//! The structs as Rust lays them out are those of `bindings/abi/layout.txt`,
//! and the numbers are distinct. C and C# compare theirs with the same file.

mod artifacts;

use std::collections::HashMap;

use ddz::numbers::FAMILIES;
use ddz_c::ffi::layout::STRUCTS;

#[test]
fn rust_has_the_published_layout() {
    let mut lines = artifacts::ledger("layout.txt").into_iter();
    let mut next = || -> Vec<String> { lines.next().expect("a line for each struct and field") };
    for s in STRUCTS {
        assert_eq!(
            next(),
            [s.name, &s.size.to_string(), &s.align.to_string()],
            "{}",
            s.name
        );
        for f in s.fields {
            let line = next();
            assert_eq!(line[0], format!("{}.{}", s.name, f.name));
            assert_eq!(line[1], f.offset.to_string(), "{}", line[0]);
            assert_eq!(line[2], f.size.to_string(), "{}", line[0]);
        }
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn no_number_and_no_name_stands_twice() {
    let mut names = HashMap::new();
    for family in FAMILIES {
        let mut values = HashMap::new();
        for number in family.numbers {
            // Limits may be equal; an enumerator or a status may not.
            if !matches!(family.prefix, "CARDS" | "ABI") && number.name.starts_with(family.prefix) {
                let other = values.insert(number.value, number.name);
                assert_eq!(other, None, "{} {}", number.name, number.value);
            }
            assert_eq!(
                names.insert(number.name, family.prefix),
                None,
                "{}",
                number.name
            );
        }
    }
    assert!(names.len() > 60, "only {} numbers", names.len());
}
