//! The example in Go (`examples/go`): as its README says it is run, and through
//! more deals.
#![cfg(target_os = "linux")]

mod artifacts;
#[path = "servers/mod.rs"]
mod servers;

use std::path::Path;
use std::process::Command;

use artifacts::{release, root, run};

/// Go, or a shell that calls it, without the network and with a cache of its own.
fn offline(program: &str, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .current_dir(folder)
        .env("GOCACHE", artifacts::scratch("go-cache"))
        .env("GOPATH", artifacts::scratch("go-path"))
        .env("GOPROXY", "off")
        .env("GOFLAGS", "-mod=mod");
    command
}

#[test]
fn the_readme_and_more_deals() {
    let folder = servers::laid_out("go");
    let example = folder.join("examples/go");
    assert_eq!(run(Command::new("gofmt").arg("-l").arg(&example)), "");
    run(offline("go", &example).arg("vet"));
    let script = servers::script(&example.join("README.md"));
    servers::plays_a_deal(&run(offline("sh", &folder).args(["-ec", &script])));

    let program = folder.join("room");
    run(offline("go", &example).args(["build", "-o"]).arg(&program));
    for number in 2..40 {
        let mut command = Command::new(&program);
        command.env("LD_LIBRARY_PATH", release());
        command.arg(root().join("tests/vectors"));
        servers::plays_a_deal(&run(command.arg(number.to_string())));
    }
}
