//! `cargo xtask perft [file]`: counts all ways to go on from the positions of a
//! file in tests/vectors and compares: perft.tsv, unless another is named.

use std::time::Instant;

use crate::perft_count as perft;

pub fn run(mut names: impl Iterator<Item = String>) -> Result<(), String> {
    let file = names.next().unwrap_or_else(|| "perft.tsv".to_owned());
    let (mut total, began) = (0, Instant::now());
    for case in perft::cases(&file) {
        let nodes = case.check()?;
        let (depth, counted) = case.expected.last_key_value().ok_or("no depth")?;
        println!(
            "{:<24} {:<20} {:>4} {:>12} ways {:>12} nodes",
            case.id,
            case.rules,
            perft::depth_text(*depth),
            counted.leaves,
            counted.nodes
        );
        total += nodes;
    }
    let seconds = began.elapsed().as_secs_f64();
    let millions = total as f64 / 1e6;
    println!(
        "{total} nodes in {seconds:.2} s, {:.1} million a second",
        millions / seconds
    );
    Ok(())
}
