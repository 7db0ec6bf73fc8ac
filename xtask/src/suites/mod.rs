//! What `cargo xtask test` runs. A new suite is a file here and a line in the
//! table.

mod cargo_tests;
mod lint;

use crate::tools::{self, Tool};

/// A group of tests that passes or fails as one.
pub struct Suite {
    pub name: &'static str,
    /// Without these it cannot run.
    pub needs: &'static [Tool],
    pub run: fn() -> Result<(), String>,
}

/// In this order: what fails fast comes first.
pub const SUITES: &[Suite] = &[
    Suite {
        name: "format",
        needs: &[tools::RUSTFMT],
        run: lint::format,
    },
    Suite {
        name: "lints",
        needs: &[tools::CLIPPY, tools::CC],
        run: lint::lints,
    },
    Suite {
        name: "docs",
        needs: &[tools::CC],
        run: lint::docs,
    },
    Suite {
        name: "no-std",
        needs: &[tools::CC],
        run: lint::no_std,
    },
    Suite {
        name: "rust",
        needs: &[tools::CC],
        run: cargo_tests::rust,
    },
    Suite {
        name: "abi",
        needs: &[tools::CC, tools::BINUTILS],
        run: cargo_tests::abi,
    },
    Suite {
        name: "c",
        needs: &[tools::CC, tools::CXX, tools::BINUTILS, tools::VALGRIND],
        run: cargo_tests::c,
    },
];
