//! `cargo xtask deals [how many]`: whole deals by chance under every flow, a
//! million each unless told otherwise (tests/game_random.rs).

use crate::shell;

pub fn run(mut arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let count = arguments.next().unwrap_or_else(|| "1000000".to_owned());
    if count.parse::<u64>().is_err() {
        return Err(format!("{count} is no number of deals"));
    }
    let mut cargo = shell::cargo();
    cargo.args([
        "test",
        "--release",
        "--package",
        "ddz-c",
        "--test",
        "game_random",
    ]);
    cargo.args(["--", "--nocapture", "--test-threads", "1"]);
    shell::run(cargo.env("DDZ_DEALS", count))
}
