//! `cargo xtask exhaustive [rule set…]`: classify and readings beside the slow
//! twin, for every set of 1 to 20 cards there is (509,430,669 by rank).
//!
//! The sets are counted through in the order of their words, and the plays of
//! the twin lie sorted in the same order, so that knowing the twin's answer is
//! one comparison with the next play.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{IsTerminal as _, Write as _, stderr};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use ddz::cards::{Hand, Rank};
use ddz::plays::{Kind, Play, classify_hand, readings};
use ddz::rules::{Preset, RuleSet, Switches};

use crate::oracle::{Counts, MOST_CARDS, Reading, Twin};
use crate::vectors;

/// The ranks from this one up are fixed for one piece of work; those below are
/// counted through.
const FIRST_FIXED: usize = 10;
const NIBBLE: u32 = 4;
const HANDS_AT_ONCE: usize = 4096;
const FAULTS_SHOWN: usize = 20;

pub fn run(arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let arguments: Vec<String> = arguments.collect();
    let names = names(&arguments)?;
    if cfg!(debug_assertions) {
        return in_release(&arguments);
    }

    let began = Instant::now();
    let sides = sides(names)?;
    let work = Work::new(&sides);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let tallies = Mutex::new(vec![Tally::default(); sides.len()]);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| scope.spawn(|| work.go(&tallies)))
            .collect();
        while workers.iter().any(|worker| !worker.is_finished()) {
            work.show(began, false);
            thread::sleep(Duration::from_millis(200));
        }
    });
    work.show(began, true);

    let faults = work.faults.into_inner().map_err(|e| e.to_string())?;
    let number = work.wrong.into_inner();
    if number > 0 {
        return Err(format!(
            "{number} answers differ from the twin's, among them:\n{}",
            faults.join("\n")
        ));
    }
    let done = work.done.into_inner();
    if done != sets_of_cards() {
        return Err(format!("{done} sets of cards, not {}", sets_of_cards()));
    }
    let tallies = tallies.into_inner().map_err(|e| e.to_string())?;
    for (side, tally) in sides.iter().zip(&tallies) {
        let plays = side.plays.len() as u64;
        if tally.hands() != plays {
            return Err(format!(
                "{}: {} plays met, but the twin has {plays}",
                side.names(),
                tally.hands()
            ));
        }
    }
    println!("{}", report(&sides, &tallies, done, threads, began));
    Ok(())
}

/// The rule sets that are named: every preset, or those of the arguments. A
/// name is a preset or stands in tests/vectors/rule_sets.tsv; `all` is all.
fn names(arguments: &[String]) -> Result<Vec<String>, String> {
    let presets: Vec<String> = vectors::presets().map(|(name, _)| name).collect();
    let known = vectors::rule_sets();
    let mut names = Vec::new();
    for argument in arguments {
        if argument == "all" {
            names.extend(known.keys().cloned());
        } else if known.contains_key(argument) {
            names.push(argument.clone());
        } else {
            let known: Vec<String> = known.into_keys().collect();
            return Err(format!(
                "no rule set {argument:?}; there are {}",
                known.join(", ")
            ));
        }
    }
    Ok(if names.is_empty() { presets } else { names })
}

/// Half a milliard sets want the optimiser: starts the same command again.
fn in_release(arguments: &[String]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| String::from("cargo"));
    let status = Command::new(cargo)
        .args(["run", "--quiet", "--release", "--package", "xtask", "--"])
        .arg("exhaustive")
        .args(arguments)
        .status()
        .map_err(|e| format!("cargo run --release: {e}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(String::from("exhaustive: failed"))
    }
}

/// One rule set, and what the twin says of it. Names that say the same are
/// looked at once.
struct Side {
    names: Vec<String>,
    rules: RuleSet,
    /// The cards of every play as the word of a `Hand`, ascending, with its
    /// readings.
    plays: Vec<(u64, Vec<Play>)>,
}

/// The twin goes by the switches of the vector files, the library by its own
/// presets.
fn sides(names: Vec<String>) -> Result<Vec<Side>, String> {
    let table = vectors::rule_sets();
    let presets: BTreeMap<String, Preset> = vectors::presets().collect();
    let mut sides: Vec<Side> = Vec::new();
    for name in names {
        let switches = table[&name];
        let rules = match presets.get(&name) {
            Some(preset) => preset.rule_set(),
            None => RuleSet::new(switches).map_err(|e| format!("{name}: {e}"))?,
        };
        match sides.iter_mut().find(|s| s.rules == rules) {
            Some(side) => side.names.push(name),
            None => sides.push(Side {
                names: vec![name],
                rules,
                plays: plays_of(switches),
            }),
        }
    }
    Ok(sides)
}

fn plays_of(switches: Switches) -> Vec<(u64, Vec<Play>)> {
    let as_plays = |all: &Vec<Reading>| all.iter().map(as_play).collect();
    let mut plays: Vec<(u64, Vec<Play>)> = Twin::new(switches)
        .plays()
        .iter()
        .map(|(cards, all)| (word(cards), as_plays(all)))
        .collect();
    plays.sort_by_key(|(word, _)| *word);
    plays
}

impl Side {
    fn names(&self) -> String {
        self.names.join(" = ")
    }

    /// Where the plays from this word up begin.
    fn from(&self, word: u64) -> usize {
        self.plays.partition_point(|(cards, _)| *cards < word)
    }
}

fn as_play(reading: &Reading) -> Play {
    Play {
        kind: Kind::new(reading.kind).unwrap_or_default(),
        rank: reading.rank,
        length: reading.length,
        cards: reading.cards,
    }
}

/// The word of a `Hand`, spelled out: the twin has its own notion of cards.
fn word(cards: &Counts) -> u64 {
    let ranks = cards.iter().enumerate();
    ranks.fold(0, |word, (rank, &count)| {
        word | u64::from(count) << (NIBBLE * rank as u32)
    })
}

fn copies(rank: usize) -> u64 {
    if rank < 13 { 4 } else { 1 }
}

/// How many different sets of 1 to 20 cards there are: the terms of
/// (1 + x + x^2 + x^3 + x^4)^13 (1 + x)^2 up to x^20, without the first.
fn sets_of_cards() -> u64 {
    let most = usize::from(MOST_CARDS);
    let mut ways = vec![0; most + 1];
    ways[0] = 1;
    for rank in 0..Rank::COUNT {
        for total in (0..=most).rev() {
            let fewer = 1..=(copies(rank) as usize).min(total);
            ways[total] += fewer.map(|count| ways[total - count]).sum::<u64>();
        }
    }
    ways[1..].iter().sum()
}

/// What the library answered, by the number of the kind.
#[derive(Clone, Default)]
struct Tally {
    classified: [u64; Kind::ALL.len()],
    read: [u64; Kind::ALL.len()],
    several: u64,
}

impl Tally {
    fn hands(&self) -> u64 {
        self.classified.iter().sum()
    }

    fn add(&mut self, other: &Tally) {
        for kind in 0..Kind::ALL.len() {
            self.classified[kind] += other.classified[kind];
            self.read[kind] += other.read[kind];
        }
        self.several += other.several;
    }
}

struct Work<'a> {
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
    fn new(sides: &'a [Side]) -> Work<'a> {
        let mut pieces = vec![0];
        for rank in (FIRST_FIXED..Rank::COUNT).rev() {
            let with = |piece: &u64| {
                let piece = *piece;
                (0..=copies(rank)).map(move |count| piece | count << (NIBBLE * rank as u32))
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
    fn go(&self, tallies: &Mutex<Vec<Tally>>) {
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
        let mut look = |hands: &mut Vec<Hand>| {
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
            hands.extend(Hand::from_counts(counts).filter(|hand| !hand.is_empty()));
            if hands.len() == HANDS_AT_ONCE {
                look(&mut hands);
            }
        });
        look(&mut hands);
        let end = piece + (1 << (NIBBLE * FIRST_FIXED as u32));
        for (side, next) in self.sides.iter().zip(&next) {
            if *next != side.from(end) {
                self.fault(format!("{}: a play was not met", side.names()));
            }
        }
    }

    /// One rule set, hands in ascending order.
    fn look(&self, side: &Side, hands: &[Hand], next: &mut usize, tally: &mut Tally) {
        let mut coming = side.plays.get(*next).map_or(u64::MAX, |(word, _)| *word);
        for &hand in hands {
            let play = classify_hand(&side.rules, hand);
            let all = readings(&side.rules, hand);
            let all = all.as_slice();
            let expected: &[Play] = if hand.word() == coming {
                let (_, expected) = &side.plays[*next];
                *next += 1;
                coming = side.plays.get(*next).map_or(u64::MAX, |(word, _)| *word);
                tally.classified[play.kind as usize] += 1;
                for reading in all {
                    tally.read[reading.kind as usize] += 1;
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

    /// A line that is written over on a terminal, a line every tenth elsewhere.
    fn show(&self, began: Instant, last: bool) {
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

/// Every way to fill the ranks below `rank` with at most `left` cards, in
/// ascending order of the word.
fn each(
    rank: usize,
    left: u64,
    counts: &mut [u8; Rank::COUNT],
    f: &mut impl FnMut(&[u8; Rank::COUNT]),
) {
    let Some(rank) = rank.checked_sub(1) else {
        f(counts);
        return;
    };
    for count in 0..=copies(rank).min(left) {
        counts[rank] = count as u8;
        each(rank, left - count, counts, f);
    }
    counts[rank] = 0;
}

fn letters(hand: Hand) -> String {
    let ranks = Rank::all().zip(Rank::LETTERS);
    ranks
        .flat_map(|(rank, &letter)| {
            std::iter::repeat_n(char::from(letter), usize::from(hand.count(rank)))
        })
        .collect()
}

fn report(sides: &[Side], tallies: &[Tally], done: u64, threads: usize, began: Instant) -> String {
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
