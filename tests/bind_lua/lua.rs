//! The interpreters, and the module compiled for each.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::artifacts::{self, STRICT, release, root, run};

/// An interpreter and where Debian has its headers.
#[derive(Clone, Copy)]
pub struct Lua {
    pub program: &'static str,
    headers: &'static str,
}

const fn lua(program: &'static str, headers: &'static str) -> Lua {
    Lua { program, headers }
}

pub const ALL: [Lua; 5] = [
    lua("lua5.1", "/usr/include/lua5.1"),
    lua("lua5.2", "/usr/include/lua5.2"),
    lua("lua5.3", "/usr/include/lua5.3"),
    lua("lua5.4", "/usr/include/lua5.4"),
    lua("luajit", "/usr/include/luajit-2.1"),
];

/// An empty folder of that name.
pub fn fresh(name: &str) -> PathBuf {
    let folder = artifacts::scratch(name);
    fs::remove_dir_all(&folder).unwrap();
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The C sources, sorted.
pub fn sources() -> Vec<PathBuf> {
    let folder = fs::read_dir(root().join("bindings/lua/src")).unwrap();
    let paths = folder.map(|entry| entry.unwrap().path());
    let mut found: Vec<PathBuf> = paths
        .filter(|path| path.extension() == Some(OsStr::new("c")))
        .collect();
    found.sort();
    assert!(found.len() > 10, "{found:?}");
    found
}

impl Lua {
    /// The folder with the module, compiled once for all tests of the file.
    pub fn module(&self) -> PathBuf {
        static DONE: [OnceLock<PathBuf>; ALL.len()] = [const { OnceLock::new() }; ALL.len()];
        let at = ALL.iter().position(|lua| lua.program == self.program);
        DONE[at.unwrap()]
            .get_or_init(|| self.compiled("plain", &["-O2"]))
            .clone()
    }

    /// Compiles the module with the strict flags and these.
    pub fn compiled(&self, name: &str, flags: &[&str]) -> PathBuf {
        let folder = fresh(&format!("lua-{}-{name}", self.program));
        run(artifacts::c_compiler()
            .args(["-std=c99", "-g", "-fPIC", "-shared"])
            .args(STRICT)
            .args(flags)
            .arg("-I")
            .arg(root().join("include"))
            .arg("-I")
            .arg(self.headers)
            .args(sources())
            .arg(release().join("libddz.so"))
            .arg("-o")
            .arg(folder.join("ddz.so")));
        folder
    }

    /// The interpreter with that module and nothing else on its paths but our
    /// scripts.
    pub fn command(&self, module: &Path) -> Command {
        self.started(Path::new(self.program), module)
    }

    /// The same for a program that has this Lua inside.
    pub fn started(&self, program: &Path, module: &Path) -> Command {
        let scripts = root().join("tests/bind_lua/?.lua");
        let binding = root().join("bindings/lua/?.lua");
        let mut command = Command::new(program);
        command
            .current_dir(root())
            .env("LUA_CPATH", module.join("?.so"))
            .env(
                "LUA_PATH",
                format!("{};{}", scripts.display(), binding.display()),
            )
            .env_remove("LUA_INIT")
            .env("LD_LIBRARY_PATH", release());
        command
    }
}

/// Runs it and holds it to its last line, `N checks, 0 failed`.
#[track_caller]
pub fn passes(command: &mut Command, at_least: u32) -> String {
    let output = run(command);
    let last = output.lines().last().unwrap_or_default();
    let checks = last
        .strip_suffix(" checks, 0 failed")
        .and_then(|count| count.parse::<u32>().ok())
        .unwrap_or_else(|| panic!("{command:?} ended with: {last}"));
    assert!(checks >= at_least, "only {checks} checks");
    output
}

/// The blocks of code in that language.
pub fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let begin = format!("```{language}\n");
    let parts = page.split(begin.as_str()).skip(1);
    parts
        .map(|rest| rest.split_once("```").expect("its end").0)
        .collect()
}

/// What the comments behind `print` say that it prints.
pub fn promised(program: &str) -> String {
    let prints = program
        .lines()
        .filter(|line| line.trim_start().starts_with("print("));
    let said = prints.map(|line| line.split_once(" -- ").expect("a comment").1);
    said.flat_map(|line| [line, "\n"]).collect()
}
