//! The sets of cards in pieces, one thread taking one after the other.

use std::io::{IsTerminal as _, Write as _, stderr};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

use ddz::cards::{Counts, Rank};
use ddz::plays::{Play, classify_counts, readings};

use super::sets::{copies, each, letters, sets_of_cards};
use super::side::Side;
use super::tally::Tally;
use crate::oracle::MOST_CARDS;

/// The ranks from this one up are fixed for one piece of work; those below are
/// counted through.
const FIRST_FIXED: usize = 10;
const HANDS_AT_ONCE: usize = 4096;
const FAULTS_SHOWN: usize = 20;

pub(super) struct Work<'a> {
    sides: &'a [Side],
    /// The fixed ranks of each piece, as words, and the next piece to take.
    pieces: Vec<u64>,
    next: AtomicUsize,
    /// Sets of cards looked at under all rule sets.
    done: AtomicU64,
    wrong: AtomicU64,
    stop: AtomicBool,
    faults: Mutex<Vec<String>>,
    shown: AtomicU64,
}

impl<'a> Work<'a> {
    pub fn new(sides: &'a [Side]) -> Work<'a> {
        let mut pieces = vec![0];
        for rank in (FIRST_FIXED..Rank::COUNT).rev() {
            let with = |piece: &u64| {
                let piece = *piece;
                (0..=copies(rank)).map(move |count| piece | count << (4 * rank as u32))
            };
            pieces = pieces.iter().flat_map(with).collect();
        }
        Work {
            sides,
            pieces,
            next: AtomicUsize::new(0),
            done: AtomicU64::new(0),
            wrong: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            faults: Mutex::new(Vec::new()),
            shown: AtomicU64::new(0),
        }
    }

    /// Takes pieces until there are none.
    pub fn go(&self, tallies: &Mutex<Vec<Tally>>) {
        let mut own = vec![Tally::default(); self.sides.len()];
        while let Some(&piece) = self.pieces.get(self.next.fetch_add(1, Ordering::Relaxed)) {
            if self.stop.load(Ordering::Relaxed) {
                break;
            }
            let fixed: u64 = (0..Rank::COUNT).map(|r| piece >> (4 * r) & 15).sum();
            if fixed <= u64::from(MOST_CARDS) {
                let left = u64::from(MOST_CARDS) - fixed;
                self.piece(piece, left, &mut own);
            }
        }
        if let Ok(mut tallies) = tallies.lock() {
            for (all, own) in tallies.iter_mut().zip(&own) {
                all.add(own);
            }
        }
    }

    fn piece(&self, piece: u64, left: u64, tallies: &mut [Tally]) {
        let mut next: Vec<usize> = self.sides.iter().map(|side| side.from(piece)).collect();
        let mut hands = Vec::with_capacity(HANDS_AT_ONCE);
        let mut look = |hands: &mut Vec<Counts>| {
            for ((side, next), tally) in self.sides.iter().zip(&mut next).zip(&mut *tallies) {
                self.look(side, hands, next, tally);
            }
            self.done.fetch_add(hands.len() as u64, Ordering::Relaxed);
            hands.clear();
        };
        let mut counts = [0; Rank::COUNT];
        for (rank, count) in counts.iter_mut().enumerate() {
            *count = (piece >> (4 * rank) & 15) as u8;
        }
        each(FIRST_FIXED, left, &mut counts, &mut |counts| {
            hands.extend(Counts::from_counts(counts).filter(|hand| !hand.is_empty()));
            if hands.len() == HANDS_AT_ONCE {
                look(&mut hands);
            }
        });
        look(&mut hands);
        let end = piece + (1 << (4 * FIRST_FIXED as u32));
        for (side, next) in self.sides.iter().zip(&next) {
            if *next != side.from(end) {
                self.fault(format!("{}: a play was not met", side.names()));
            }
        }
    }

    /// One rule set, hands in ascending order.
    fn look(&self, side: &Side, hands: &[Counts], next: &mut usize, tally: &mut Tally) {
        let mut coming = side.plays.get(*next).map_or(u64::MAX, |(word, _)| *word);
        for &hand in hands {
            let play = classify_counts(&side.rules, hand);
            let all = readings(&side.rules, hand);
            let all = all.as_slice();
            let expected: &[Play] = if hand.word() == coming {
                let (_, expected) = &side.plays[*next];
                *next += 1;
                coming = side.plays.get(*next).map_or(u64::MAX, |(word, _)| *word);
                tally.classified[usize::from(play.kind().number())] += 1;
                for reading in all {
                    tally.read[usize::from(reading.kind().number())] += 1;
                }
                tally.several += u64::from(all.len() > 1);
                expected
            } else {
                &[]
            };
            let first = expected.first().copied().unwrap_or(Play::NONE);
            if play != first || all != expected {
                self.fault(format!(
                    "{}: {}: {play:?} and {all:?}, the twin has {expected:?}",
                    side.names(),
                    letters(hand)
                ));
            }
        }
    }

    #[cold]
    fn fault(&self, text: String) {
        let number = self.wrong.fetch_add(1, Ordering::Relaxed);
        if let Ok(mut faults) = self.faults.lock()
            && faults.len() < FAULTS_SHOWN
        {
            faults.push(text);
        }
        if number as usize >= FAULTS_SHOWN {
            self.stop.store(true, Ordering::Relaxed);
        }
    }

    /// How many sets were looked at, how many answers were wrong, and the first
    /// of these in words.
    pub fn outcome(self) -> (u64, u64, Vec<String>) {
        let faults = self.faults.into_inner().unwrap_or_default();
        (self.done.into_inner(), self.wrong.into_inner(), faults)
    }

    /// A line that is written over on a terminal, a line every tenth elsewhere.
    pub fn show(&self, began: Instant, last: bool) {
        let (done, all) = (self.done.load(Ordering::Relaxed), sets_of_cards());
        let part = done as f64 / all as f64;
        let passed = began.elapsed().as_secs_f64();
        let left = passed / part.max(1e-9) - passed;
        let bar = "#".repeat((part * 30.0) as usize);
        let text = format!(
            "[{bar:<30}] {:5.1} %  {done} of {all} sets, {passed:.0} s, {left:.0} s left",
            100.0 * part
        );
        if stderr().is_terminal() {
            eprint!("\r{text}  {}", if last { "\n" } else { "" });
            let _ = stderr().flush();
        } else if last || (part * 10.0) as u64 > self.shown.load(Ordering::Relaxed) {
            self.shown.store((part * 10.0) as u64, Ordering::Relaxed);
            eprintln!("{text}");
        }
    }
}
