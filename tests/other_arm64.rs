//! On ARM64, the processor of phones: the small build as rustc makes it for
//! Android, in a program for Linux that QEMU runs. Android itself is not tried
//! here.
//!
//! A suite of its own, since it wants a target of Rust that not everybody has.

mod artifacts;
mod harness;

use std::process::Command;

use artifacts::{TINY, root};

const TARGET: &str = "aarch64-linux-android";

#[test]
fn harness() {
    let target = root().join("target/other");
    let arguments = [&TINY[..], &["--target", TARGET]].concat();
    artifacts::build_kind(&target, "staticlib", &arguments);
    let archive = target.join(TARGET).join("tiny/libddz.a");
    let compiler = Command::new("aarch64-linux-gnu-gcc");
    let libraries = [archive.to_str().unwrap(), "-static"];
    let folder = harness::compile(compiler, "arm64", &libraries);
    harness::passes(Command::new("qemu-aarch64").arg(folder.join("harness")));
}
