//! Positions as text: positions.tsv, by the library and through the C functions.

mod vectors;

use ddz::numbers::{FAMILIES, POSITION_TEXT_MAX};
use ddz::position::Position;
use ddz::rules::{Preset, RuleSet};
use ddz_c::ffi::abi::{ddz_position, ddz_rules};
use ddz_c::ffi::{ddz_position_check, ddz_position_format, ddz_position_parse};
use vectors::{Cells, Table};

fn rules(row: &Cells<'_>) -> RuleSet {
    let mut switches = vectors::rule_sets()[row.get("rules")];
    for kind in row.get("off").split(',').filter(|kind| *kind != "-") {
        switches.kinds_off |= 1 << vectors::kind_number(kind);
    }
    RuleSet::new(switches).expect("a rule set")
}

/// The name of a status in lower case, without `DDZ_ERR_`.
fn status_name(status: i32) -> String {
    let mut numbers = FAMILIES.iter().flat_map(|family| family.numbers);
    let found = numbers.find(|n| n.name.starts_with("ERR_") && n.value == i64::from(status));
    found.expect("a status").name["ERR_".len()..].to_lowercase()
}

pub fn empty() -> ddz_position {
    ddz_position {
        struct_size: size_of::<ddz_position>() as u32,
        counts: [0; 60],
        table: Default::default(),
        seats: 0,
        solo: 0,
        to_move: 0,
        table_seat: 0,
        passed: 0,
        handicap: 0,
        must_beat: 0,
        rocket_ends_trick: 0,
        reserved: [0; 8],
    }
}

fn parse(rules: &ddz_rules, text: &str) -> Result<ddz_position, i32> {
    let mut out = empty();
    let len = text.len() as u32;
    match unsafe { ddz_position_parse(rules, text.as_ptr().cast(), len, &mut out) } {
        0 => Ok(out),
        status => Err(status),
    }
}

fn format(position: &ddz_position) -> String {
    let mut text = [0_u8; POSITION_TEXT_MAX as usize];
    let mut len = 0;
    let cap = text.len() as u32;
    let status = unsafe { ddz_position_format(position, text.as_mut_ptr().cast(), cap, &mut len) };
    assert_eq!(status, 0);
    String::from_utf8(text[..len as usize].to_vec()).expect("UTF-8")
}

#[test]
fn the_lines_of_the_file() {
    let (mut good, mut bad) = (0, 0);
    for row in Table::read("positions.tsv").rows() {
        let (rules, text) = (rules(&row), row.get("text"));
        let given = ddz_rules::from(rules);
        let read = Position::parse(&rules, text);
        let through_c = parse(&given, text);
        match row.get("expected").strip_prefix("error:") {
            Some(status) => {
                bad += 1;
                assert!(read.is_err(), "{}: {read:?}", row.at());
                let answer = through_c.map_err(status_name);
                assert_eq!(answer.err().as_deref(), Some(status), "{}", row.at());
            }
            None => {
                good += 1;
                let line = row.get("expected");
                let position = read.unwrap_or_else(|error| panic!("{}: {error}", row.at()));
                assert_eq!(position.to_string(), line, "{}", row.at());
                assert_eq!(Position::parse(&rules, line), Ok(position), "{}", row.at());
                let through_c = through_c.unwrap_or_else(|s| panic!("{}: {s}", row.at()));
                assert_eq!(through_c, ddz_position::from(&position), "{}", row.at());
                assert_eq!(unsafe { ddz_position_check(&given, &through_c) }, 0);
                assert_eq!(format(&through_c), line, "{}", row.at());
            }
        }
    }
    assert!(good >= 30 && bad >= 30, "{good} good, {bad} bad");
}

/// The longest line there is: three hands that leave nothing of the deck but a
/// play with wings, and both options.
#[test]
fn the_longest_line_fits() {
    let rules = Preset::Botzone.rule_set();
    let longest = "3333444455556666/777788889999TTTTJJJJ/QQQQKKKKA2222x 1 1 \
                   0:AAA+1 must_beat rocket_ends_trick";
    let position = Position::parse(&rules, longest).expect("a position");
    let line = position.to_string();
    assert_eq!(line, longest);
    assert!(line.len() <= POSITION_TEXT_MAX as usize);
}
