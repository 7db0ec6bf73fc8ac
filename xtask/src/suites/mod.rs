//! What `cargo xtask test` runs. A new suite is a file here and a line in the
//! table.

mod bind_typescript;
mod cargo_tests;
mod crates;
mod demo;
mod lint;
mod miri;

use crate::tools::{self, Tool};

/// A group of tests that passes or fails as one.
pub struct Suite {
    pub name: &'static str,
    pub needs: Needs,
    pub run: fn() -> Result<(), String>,
}

/// Without what a suite cannot run.
pub enum Needs {
    /// Programs that we install where we may.
    Tools(&'static [Tool]),
    /// The same, where what they are depends on the machine.
    Asked(fn() -> Result<(), String>),
    /// Targets of Rust, and programs. No package brings a target: where rustup
    /// has none to give, the suite does not run.
    Targets(&'static [&'static str], &'static [Tool]),
    /// Something that no package brings: the suite runs where it happens to be.
    Luck(fn() -> Result<(), String>),
}

/// In this order: what fails fast comes first.
pub const SUITES: &[Suite] = &[
    Suite {
        name: "format",
        needs: Needs::Tools(&[tools::RUSTFMT]),
        run: lint::format,
    },
    Suite {
        name: "lints",
        needs: Needs::Tools(&[tools::CLIPPY, tools::CC]),
        run: lint::lints,
    },
    Suite {
        name: "docs",
        needs: Needs::Tools(&[tools::CC]),
        run: lint::docs,
    },
    Suite {
        name: "crate",
        needs: Needs::Tools(&[tools::CC]),
        run: crates::with_std,
    },
    Suite {
        name: "no-std",
        needs: Needs::Targets(&[crates::BARE], &[]),
        run: crates::without_std,
    },
    Suite {
        name: "rust",
        needs: Needs::Tools(&[tools::CC]),
        run: cargo_tests::rust,
    },
    Suite {
        name: "abi",
        needs: Needs::Tools(&[tools::CC, tools::BINUTILS]),
        run: cargo_tests::abi,
    },
    Suite {
        name: "c",
        needs: Needs::Tools(&[tools::CC, tools::CXX, tools::BINUTILS, tools::VALGRIND]),
        run: cargo_tests::c,
    },
    Suite {
        name: "bind_cpp",
        needs: Needs::Tools(&[
            tools::CXX,
            tools::BINUTILS,
            tools::CMAKE,
            tools::MAKE,
            tools::PKG_CONFIG,
        ]),
        run: cargo_tests::bind_cpp,
    },
    Suite {
        name: "bind_csharp",
        needs: Needs::Tools(&[
            tools::CC,
            tools::MCS,
            tools::MONO,
            tools::NUNIT,
            tools::NUNIT_FRAMEWORK,
        ]),
        run: cargo_tests::bind_csharp,
    },
    Suite {
        name: "bind_lua",
        needs: Needs::Tools(&[
            tools::CC,
            tools::BINUTILS,
            tools::LUA_5_1,
            tools::LUA_5_2,
            tools::LUA_5_3,
            tools::LUA_5_4,
            tools::LUAJIT,
            tools::LUAROCKS,
            tools::LUA_HEADERS[0],
            tools::LUA_HEADERS[1],
            tools::LUA_HEADERS[2],
            tools::LUA_HEADERS[3],
            tools::LUA_HEADERS[4],
        ]),
        run: cargo_tests::bind_lua,
    },
    Suite {
        name: "bind_typescript",
        needs: Needs::Asked(bind_typescript::ensure),
        run: bind_typescript::run,
    },
    Suite {
        name: "go",
        needs: Needs::Tools(&[tools::CC, tools::GO]),
        run: cargo_tests::go,
    },
    Suite {
        name: "java",
        needs: Needs::Tools(&[tools::CC, tools::JAVAC, tools::JNA]),
        run: cargo_tests::java,
    },
    Suite {
        name: "demo",
        needs: Needs::Tools(&[tools::CC]),
        run: demo::run,
    },
    Suite {
        name: "windows",
        needs: Needs::Targets(
            &["x86_64-pc-windows-gnu"],
            &[
                tools::CXX,
                tools::MINGW_CC,
                tools::MINGW_CXX,
                tools::WINE,
                tools::LUA_HEADERS[3],
            ],
        ),
        run: cargo_tests::windows,
    },
    Suite {
        name: "arm64",
        needs: Needs::Targets(
            &["aarch64-linux-android"],
            &[tools::ARM64_CC, tools::ARM64_LIBC, tools::QEMU_ARM64],
        ),
        run: cargo_tests::arm64,
    },
    Suite {
        name: "archives",
        needs: Needs::Targets(
            &[
                "aarch64-apple-ios",
                "aarch64-linux-android",
                "x86_64-pc-windows-msvc",
            ],
            &[],
        ),
        run: cargo_tests::archives,
    },
    Suite {
        name: "miri",
        needs: Needs::Luck(miri::is_here),
        run: miri::run,
    },
];
