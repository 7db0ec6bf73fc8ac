//! The solver beside a search without table and cuts, on random small positions of
//! two and three seats under every preset, with kinds switched off.

mod oracle;
mod solve;
mod vectors;

use ddz::position::Side;
use ddz::solve::{Cuts, Solver};
use oracle::slice::Random;
use solve::Checked;

#[test]
fn a_plain_search_agrees() {
    let (mut random, mut c) = (Random(12), Checked::new());
    for _ in 0..15_000 {
        let rules = solve::random_rules(&mut random);
        solve::check(&mut random, &rules, Cuts::ALL, 13, &mut c);
    }
    let Checked {
        positions,
        plain_nodes,
        nodes,
        ..
    } = c;
    println!("{positions} positions, {nodes} nodes, {plain_nodes} of the plain search");
    assert!(positions >= 14_500 && nodes * 10 < plain_nodes);
}

#[test]
fn no_answer_depends_on_a_cut() {
    let (mut random, mut c) = (Random(34), Checked::new());
    for bits in (0..=Cuts::ALL.bits()).cycle().take(6_400) {
        let rules = solve::random_rules(&mut random);
        solve::check(&mut random, &rules, Cuts::from_bits(bits), 12, &mut c);
    }
    assert!(c.positions >= 6_000, "{}", c.positions);
}

#[test]
fn what_is_called_a_win_wins_against_every_answer() {
    let (mut random, mut memory) = (Random(56), vec![0; Solver::MEMORY_MIN]);
    let (mut out, mut solo) = (0, 0);
    for _ in 0..1_500 {
        let rules = solve::random_rules(&mut random);
        let position = solve::random_position(&mut random, &rules, 16);
        let solver = solve::solved(
            &rules,
            &position,
            ddz::solve::Goal::Winner,
            Cuts::ALL,
            &mut memory,
        );
        let winner = solver.winner().expect("known");
        let mut left = 3_000;
        if solve::play_out(&rules, &position, winner, &mut memory, &mut left).is_some() {
            out += 1;
            solo += u32::from(winner == Side::Solo);
        }
    }
    println!("{out} positions played out, {solo} of them won by solo");
    assert!(out >= 1_300 && (300..out - 300).contains(&solo));
}
