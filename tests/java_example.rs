//! The example in Java (`examples/java`): as its README says it is run, through
//! more deals, and its numbers and structs against the header's.
#![cfg(target_os = "linux")]

mod artifacts;
#[path = "servers/mod.rs"]
mod servers;

use std::fs;
use std::process::Command;

use artifacts::{release, root, run};

const JNA: &str = "/usr/share/java/jna.jar";

#[test]
fn the_readme_and_more_deals() {
    let folder = servers::laid_out("java");
    let script = servers::script(&folder.join("examples/java/README.md"));
    let mut shell = Command::new("sh");
    let said = run(shell.current_dir(&folder).args(["-ec", &script]));
    servers::plays_a_deal(&said);

    let sources = ["Ddz", "Main", "Room", "Vectors"];
    run(Command::new("javac")
        .args([
            "-Xlint:all",
            "-Werror",
            "-encoding",
            "UTF-8",
            "-cp",
            JNA,
            "-d",
        ])
        .arg(folder.join("strict"))
        .args(sources.map(|name| folder.join(format!("examples/java/ddz/{name}.java")))));
    for number in 2..8 {
        let mut command = Command::new("java");
        command.arg("-Dfile.encoding=UTF-8");
        command.arg(format!("-Djna.library.path={}", release().display()));
        command.arg("-cp");
        command.arg(format!("{JNA}:{}", folder.join("strict").display()));
        command.arg("ddz.Main").arg(root().join("tests/vectors"));
        servers::plays_a_deal(&run(command.arg(number.to_string())));
    }
}

fn declarations() -> String {
    fs::read_to_string(root().join("examples/java/ddz/Ddz.java")).unwrap()
}

/// The constants are those of the header, and the sizes those of the ledger.
#[test]
fn numbers_are_those_of_the_header() {
    let header = fs::read_to_string(root().join("include/ddz.h")).unwrap();
    let defined = |name: &str| {
        let mut lines = header.lines().map(str::split_whitespace);
        let value = lines.find_map(|mut words| {
            let found = words.next() == Some("#define") && words.next()? == format!("DDZ_{name}");
            if found { words.next() } else { None }
        });
        value.map(|value| value.trim_matches(['(', ')', 'u']).to_owned())
    };
    let sizes = artifacts::ledger("layout.txt");
    let sized = |name: &str| {
        let name = format!("ddz_{}", name.strip_suffix("_SIZE")?.to_lowercase());
        Some(sizes.iter().find(|line| line[0] == name)?[1].clone())
    };
    let mut seen = 0;
    for line in declarations().lines() {
        let Some((name, value)) = line
            .strip_prefix("    int ")
            .and_then(|line| line.strip_suffix(';')?.split_once(" = "))
        else {
            continue;
        };
        // Every one of them, which no constant is called.
        if name == "ALL_ACTIONS" {
            continue;
        }
        let expected = sized(name).or_else(|| defined(name));
        assert_eq!(Some(value), expected.as_deref(), "{name}");
        seen += 1;
    }
    assert!(seen > 25, "only {seen} numbers");
}

/// The structs that have all fields have them in the order of the header.
#[test]
fn fields_are_those_of_the_header() {
    let text = declarations();
    let mut seen = 0;
    for part in text.split("@FieldOrder({").skip(1) {
        let (fields, rest) = part.split_once("})").unwrap();
        let (_, rest) = rest.split_once("class ").unwrap();
        let name = rest.split_once(' ').unwrap().0;
        // Of these only a few are looked at.
        if ["Flow", "Game", "Score"].contains(&name) {
            continue;
        }
        let fields: Vec<&str> = fields
            .split(',')
            .map(|field| field.trim().trim_matches('"'))
            .collect();
        let prefix = format!("ddz_{}.", name.to_lowercase());
        let lines = artifacts::ledger("layout.txt").into_iter();
        let expected: Vec<String> = lines
            .filter_map(|line| line[0].strip_prefix(&prefix).map(str::to_owned))
            .collect();
        assert_eq!(fields, expected, "{name}");
        seen += 1;
    }
    assert_eq!(seen, 4);
}
