//! `cargo xtask solve …`: the solver beside a plain search.

use std::time::Instant;

use ddz::solve::Cuts;

use crate::solve_cases as cases;

pub fn run(mut names: impl Iterator<Item = String>) -> Result<(), String> {
    match names.next().as_deref() {
        Some("files") => files(names.next()),
        _ => Err("cargo xtask solve files".to_owned()),
    }
}

fn files(off: Option<String>) -> Result<(), String> {
    let off: u8 = off.map_or(0, |bits| bits.parse().expect("bits"));
    let cuts = Cuts::ALL.without(Cuts::from_bits(off));
    let parts = [
        ("puzzles", cases::puzzles(), 0, 60, 64 << 10),
        ("puzzles, 1 MiB", cases::puzzles(), 0, 60, 1 << 20),
        ("open3 up to 17", cases::open3(), 0, 17, 8 << 20),
        ("open3 up to 21", cases::open3(), 18, 21, 8 << 20),
        ("open3 up to 31", cases::open3(), 22, 31, 8 << 20),
        //("open3 above 31", cases::open3(), 32, 60, 8 << 20),
    ];
    for (name, cases, least, most, bytes) in parts {
        let mut memory = vec![0; bytes];
        let (mut total, mut worst, mut open, mut wrong, mut count) = (0, 0, 0, 0, 0);
        let began = Instant::now();
        for case in cases.iter().filter(|c| (least..=most).contains(&c.cards)) {
            let (winner, nodes) = cases::winner(case, cuts, &mut memory, 4_000_000);
            count += 1;
            total += nodes;
            worst = worst.max(nodes);
            open += u32::from(winner.is_none());
            if winner.is_some() && case.winner.is_some() && winner != case.winner {
                wrong += 1;
                println!("wrong: {} {}", case.at, case.position);
            }
        }
        let seconds = began.elapsed().as_secs_f64();
        println!(
            "{name:<16} {count:>4} positions {total:>9} nodes {worst:>8} worst {open} open {wrong} wrong {seconds:.3} s {:.0} ns",
            seconds * 1e9 / total as f64
        );
    }
    Ok(())
}
