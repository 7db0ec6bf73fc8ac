//! `cargo xtask <command>`: what the project does beyond `cargo build`.
//! One file a command.

mod arena;
mod bench;
mod deals;
mod demo;
mod dist;
mod duel;
#[path = "../../tests/duel/mod.rs"]
mod duel_seats;
mod exhaustive;
mod lists;
mod longest;
mod metas;
#[path = "../../tests/oracle/mod.rs"]
mod oracle;
mod perft;
#[path = "../../tests/perft/mod.rs"]
mod perft_count;
mod puzzles;
mod regen;
mod shell;
mod solve;
#[path = "../../tests/solve/mod.rs"]
mod solve_cases;
mod spread;
mod suites;
mod targets;
mod test;
mod tools;
mod tune;
#[path = "../../tests/vectors/mod.rs"]
mod vectors;
mod wasm;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask <command>

  demo                    compile the examples in C; read real hands, play a deal
  test [suite…]           run every suite, or those named
  wasm                    build the WebAssembly module of the TypeScript package
  regen                   write the generated files (header, raw C#, TypeScript, Lua, bindings/abi)
  metas                   give new files of the Unity package their .meta files
  dist [target…]          lay out packages for C, C++ and Unity in target/dist
  bench [room…]           run the benchmarks, or those of the rooms named
  exhaustive [rule set…]  compare with the slow twin for every set of cards there is
  lists [rule set…]       compare lists of moves with the slow twin's, in full
  duel [deals] [preset]   the hints as play, against the lowest legal move
  arena A B [option…]     two players against each other, on duplicated decks
  tune [rounds] [decks]   look for better numbers of the list policy by self-play
  deals [how many]        whole deals by chance under every flow, a million each
  perft [file]            count all ways to go on from the positions of a vector file
  puzzles [seed]          make the puzzles of tests/vectors/endgames.tsv
  solve [positions]       the solver beside a plain search, two million positions
  longest [rule set…]     count the leads of every hand: the longest lists there are
  spread                  look for a multiplier that spreads the patterns of plays";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let result = match arguments.next().as_deref() {
        Some("demo") => demo::run(),
        Some("test") => test::run(arguments),
        Some("wasm") => wasm::run(),
        Some("regen") => regen::run(),
        Some("metas") => metas::run(),
        Some("dist") => dist::run(arguments),
        Some("lists") => lists::run(arguments),
        Some("perft") => perft::run(arguments),
        Some("puzzles") => puzzles::run(arguments),
        Some("solve") => solve::run(arguments),
        Some("longest") => longest::run(arguments),
        Some("exhaustive") => exhaustive::run(arguments),
        Some("duel") => duel::run(arguments),
        Some("arena") => arena::run(arguments),
        Some("tune") => tune::run(arguments),
        Some("spread") => spread::run(),
        Some("bench") => bench::run(arguments),
        Some("deals") => deals::run(arguments),
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            if !message.is_empty() {
                eprintln!("{message}");
            }
            ExitCode::FAILURE
        }
    }
}
