//! The examples in languages of servers: a copy to run them in, and what they
//! print.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::artifacts::{self, release, root, run};

/// A folder that looks like the root of the repository after a build, with the
/// example of that name.
pub fn laid_out(name: &str) -> PathBuf {
    let folder = artifacts::scratch(&format!("example-{name}"));
    fs::remove_dir_all(&folder).unwrap();
    for part in ["examples", "target", "tests"] {
        fs::create_dir_all(folder.join(part)).unwrap();
    }
    symlink(root().join("include"), folder.join("include")).unwrap();
    symlink(root().join("tests/vectors"), folder.join("tests/vectors")).unwrap();
    symlink(release(), folder.join("target/release")).unwrap();
    run(Command::new("cp")
        .arg("-r")
        .arg(root().join("examples").join(name))
        .arg(folder.join("examples")));
    folder
}

/// The commands of a README, but for the first, which builds the library.
pub fn script(readme: &Path) -> String {
    let page = fs::read_to_string(readme).unwrap();
    let (_, block) = page.split_once("```sh\n").expect("a block of commands");
    let (block, _) = block.split_once("```").expect("its end");
    let (build, rest) = block.split_once('\n').unwrap();
    assert_eq!(build, "cargo build --release");
    rest.to_owned()
}

/// All vectors are right, and the deal ends as it should.
#[track_caller]
pub fn plays_a_deal(said: &str) {
    let first = said.lines().next().unwrap_or_default();
    let runs = first.strip_suffix(" answers of the vectors are right");
    let runs: u32 = runs.and_then(|runs| runs.parse().ok()).expect(said);
    assert!(runs > 5_000, "only {runs} answers");
    assert!(said.ends_with("played back it ends the same\n"), "{said}");
    let points = said.lines().find_map(|line| line.strip_prefix("points: "));
    let points = points.expect(said).split(", ");
    let points: Vec<i32> = points.map(|number| number.parse().unwrap()).collect();
    assert_eq!((points.len(), points.iter().sum::<i32>()), (3, 0), "{said}");
}
