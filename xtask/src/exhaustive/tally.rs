//! What was met, by kind.

use std::fmt::Write as _;
use std::time::Instant;

use ddz::plays::Kind;

use super::side::Side;
use crate::vectors;

/// What the library answered, by the number of the kind.
#[derive(Clone, Default)]
pub(super) struct Tally {
    pub classified: [u64; Kind::ALL.len()],
    pub read: [u64; Kind::ALL.len()],
    pub several: u64,
}

impl Tally {
    pub fn hands(&self) -> u64 {
        self.classified.iter().sum()
    }

    pub fn add(&mut self, other: &Tally) {
        for kind in 0..Kind::ALL.len() {
            self.classified[kind] += other.classified[kind];
            self.read[kind] += other.read[kind];
        }
        self.several += other.several;
    }
}

pub(super) fn report(
    sides: &[Side],
    tallies: &[Tally],
    done: u64,
    threads: usize,
    began: Instant,
) -> String {
    let mut text = String::new();
    for (side, tally) in sides.iter().zip(tallies) {
        let (hands, all) = (tally.hands(), tally.read.iter().sum::<u64>());
        let _ = writeln!(
            text,
            "\n{}: {hands} plays, {all} readings, {} plays with several\n  {:<15} {:>7} {:>8}",
            side.names(),
            tally.several,
            "kind",
            "default",
            "readings"
        );
        for kind in Kind::ALL {
            let (first, read) = (tally.classified[kind as usize], tally.read[kind as usize]);
            if read > 0 {
                let kind = vectors::kind_name(kind as u8);
                let _ = writeln!(text, "  {kind:<15} {first:>7} {read:>8}");
            }
        }
    }
    let names: usize = sides.iter().map(|side| side.names.len()).sum();
    let _ = write!(
        text,
        "\nclassify and readings as the twin: {done} sets of 1 to 20 cards under {names} names \
         ({} rule sets), {threads} threads, {:.0} s",
        sides.len(),
        began.elapsed().as_secs_f64()
    );
    text
}
