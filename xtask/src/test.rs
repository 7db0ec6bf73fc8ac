//! `cargo xtask test`: runs the suites and says what passed, what failed and
//! what could not run.

use std::env;
use std::time::Instant;

use crate::suites::{Needs, SUITES, Suite};
use crate::targets;
use crate::tools;

enum Outcome {
    Passed,
    Failed(String),
    /// Something is missing that we may not install.
    NotRun(String),
}

pub fn run(names: impl Iterator<Item = String>) -> Result<(), String> {
    let suites = chosen(&names.collect::<Vec<_>>())?;
    let outcomes: Vec<(&Suite, Outcome)> = suites
        .into_iter()
        .map(|suite| (suite, outcome(suite)))
        .collect();
    report(&outcomes)
}

fn chosen(names: &[String]) -> Result<Vec<&'static Suite>, String> {
    if names.is_empty() {
        return Ok(SUITES.iter().collect());
    }
    names
        .iter()
        .map(|name| {
            let known = SUITES.iter().find(|suite| suite.name == name);
            known.ok_or_else(|| {
                let all: Vec<&str> = SUITES.iter().map(|suite| suite.name).collect();
                format!("there is no suite {name}; there are {}", all.join(", "))
            })
        })
        .collect()
}

fn outcome(suite: &Suite) -> Outcome {
    println!("\n==== {}", suite.name);
    // A machine that is there to test must be able to.
    let ci = env::var_os("CI").is_some_and(|ci| ci == "true");
    let (ready, must_run) = match suite.needs {
        Needs::Tools(needed) => (tools::ensure(needed), ci),
        Needs::Asked(ensure) => (ensure(), ci),
        Needs::Targets(targets, needed) => {
            match targets
                .iter()
                .try_for_each(|target| targets::ensure(target))
            {
                Ok(()) => (tools::ensure(needed), ci),
                Err(missing) => (Err(missing), false),
            }
        }
        Needs::Luck(is_here) => (is_here(), false),
    };
    if let Err(missing) = ready {
        println!("{missing}");
        return if must_run {
            Outcome::Failed(missing)
        } else {
            Outcome::NotRun(missing)
        };
    }
    let start = Instant::now();
    let result = (suite.run)();
    println!("---- {}: {} s", suite.name, start.elapsed().as_secs());
    match result {
        Ok(()) => Outcome::Passed,
        Err(reason) => {
            println!("{reason}");
            Outcome::Failed(reason)
        }
    }
}

/// The last line is for programs: `N passed, N failed`, and what was skipped.
fn report(outcomes: &[(&Suite, Outcome)]) -> Result<(), String> {
    let (mut passed, mut failed, mut not_run) = (0, 0, 0);
    println!("\n==== suites");
    for (suite, outcome) in outcomes {
        let (word, reason) = match outcome {
            Outcome::Passed => {
                passed += 1;
                ("passed", "")
            }
            Outcome::Failed(reason) => {
                failed += 1;
                ("FAILED", reason.as_str())
            }
            Outcome::NotRun(reason) => {
                not_run += 1;
                ("not run", reason.as_str())
            }
        };
        println!("{:<12} {word:<8} {reason}", suite.name);
    }
    if not_run == 0 {
        println!("{passed} passed, {failed} failed");
    } else {
        println!("{passed} passed, {failed} failed, {not_run} skipped");
    }
    if failed == 0 {
        Ok(())
    } else {
        Err(String::new())
    }
}
