//! `cargo xtask bench`: the benchmarks, one file a room in `benches/`.

use crate::shell;

pub fn run(rooms: impl Iterator<Item = String>) -> Result<(), String> {
    let mut rooms = rooms.peekable();
    let mut cargo = shell::cargo();
    cargo.args(["bench", "--package", "ddz-c"]);
    if rooms.peek().is_none() {
        cargo.arg("--benches");
    }
    for room in rooms {
        cargo.args(["--bench", &room]);
    }
    shell::run(&mut cargo)
}
