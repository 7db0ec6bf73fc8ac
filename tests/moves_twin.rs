//! Lists of moves beside the slow twin: all small hands, and a seeded slice of
//! hands and tables. `cargo xtask lists` does it in full.

mod oracle;
mod vectors;

use ddz::rules::RuleSet;
use oracle::Twin;
use oracle::lists::Lists;
use oracle::slice::{Random, every_set};

const SEED: u64 = 20_161_129;
/// Cards of the small hands; `cargo xtask lists` takes eight.
const SMALL: u8 = 4;
const PAIRS: usize = 4_000;

#[test]
fn lists_are_the_twins() {
    let (mut small, mut pairs) = (0, 0);
    let mut chosen = Random(SEED);
    for (name, switches) in vectors::rule_sets_and_fewer_kinds(|| chosen.next() as u32) {
        let rules = RuleSet::new(switches).expect("a rule set");
        let twin = Twin::new(switches);
        let lists = Lists::of(&twin);
        every_set(SMALL, &mut |hand| {
            lists
                .check_lead(&rules, hand)
                .unwrap_or_else(|fault| panic!("{name}: {fault}"));
            small += 1;
        });
        let mut random = Random(SEED);
        for _ in 0..PAIRS {
            let (hand, table) = lists.draw(&mut random);
            lists
                .check(&rules, &hand, table)
                .unwrap_or_else(|fault| panic!("{name}: {fault}"));
            pairs += 1;
        }
    }
    println!("{small} leads of small hands, {pairs} hands with a table");
    assert!(small > 50_000 && pairs > 50_000);
}
