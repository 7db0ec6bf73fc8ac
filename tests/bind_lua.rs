//! The Lua binding (`bindings/lua`): its module compiled for each Lua, and the
//! scripts of `tests/bind_lua` run by each. They run as processes, so a crash is a
//! failure like any other.
#![cfg(target_os = "linux")]

mod artifacts;
#[path = "bind_lua/lua.rs"]
mod lua;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::Command;

use artifacts::{attempt, release, root, run, text};
use lua::{ALL, Lua, fresh, passes};

fn script(name: &str) -> PathBuf {
    root().join("tests/bind_lua").join(name)
}

/// The C sources of the module, without what is generated.
fn written_by_hand() -> String {
    let sources = lua::sources().into_iter();
    let by_hand = sources.filter(|path| !path.ends_with("names.c"));
    let texts: Vec<String> = by_hand
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let code: Vec<&str> = texts
        .iter()
        .flat_map(|text| text.lines())
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect();
    code.join("\n")
}

/// Rooms that the Lua binding does not have yet, as its README says.
const NOT_YET: [&str; 3] = ["ddz_position_", "ddz_solve_", "ddz_bot_"];

/// Nothing of the C header is forgotten: every function is called.
#[test]
fn nothing_is_forgotten() {
    let code = written_by_hand();
    let functions = artifacts::symbols();
    assert!(functions.len() > 40, "{functions:?}");
    let forgotten: Vec<&String> = functions
        .iter()
        .filter(|name| !NOT_YET.iter().any(|room| name.starts_with(room)))
        .filter(|name| !code.contains(&format!("{name}(")))
        .collect();
    assert!(forgotten.is_empty(), "bindings/lua lacks {forgotten:?}");
}

/// Fields that Lua does not show.
const HIDDEN: [&str; 6] = [
    // What the module sets and judges itself.
    "struct_size",
    "reserved",
    // Lists and strings have a length of their own.
    "ddz_action.len",
    "ddz_game.seats",
    // A view is sent again and again; a game has methods for both.
    "ddz_view.rules",
    "ddz_view.flow",
];

/// A struct, the file that shows it, and how a field stands there.
const SHOWN: [(&str, &str, &[&str]); 7] = [
    ("ddz_play", "give.c", &["play->"]),
    ("ddz_move", "give.c", &["moves[i]."]),
    (
        "ddz_game",
        "states.c",
        &["FIELD(", "game->", "(L, 1)->", "(ddz_game, "],
    ),
    ("ddz_action", "actions.c", &["action->"]),
    ("ddz_view", "views.c", &["VIEW(", "view->", "(ddz_view, "]),
    ("ddz_score", "views.c", &["SCORE(", "score->"]),
    ("ddz_unseen", "views.c", &["unseen->"]),
];

/// Nor is a field of the structs, but for the switches, which are generated.
#[test]
fn no_field_is_forgotten() {
    let mut seen = 0;
    for line in artifacts::ledger("layout.txt") {
        let Some((name, field)) = line[0].split_once('.') else {
            continue;
        };
        let Some((_, file, ways)) = SHOWN.iter().find(|(shown, ..)| *shown == name) else {
            let not_yet = ["ddz_position", "ddz_solved"].contains(&name)
                || NOT_YET.iter().any(|room| name.starts_with(room));
            assert!(
                not_yet || ["ddz_rules", "ddz_flow"].contains(&name),
                "{name}"
            );
            continue;
        };
        if HIDDEN.contains(&field) || HIDDEN.contains(&line[0].as_str()) {
            continue;
        }
        let source = fs::read_to_string(root().join("bindings/lua/src").join(file)).unwrap();
        let stands = |way: &&str| {
            let name = format!("{way}{field}");
            let mut found = source.split(name.as_str()).skip(1);
            found.any(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
        };
        assert!(ways.iter().any(stands), "bindings/lua lacks {}", line[0]);
        seen += 1;
    }
    assert!(seen > 75, "only {seen} fields");
}

#[test]
fn all_vectors() {
    let folder = root().join("tests/vectors");
    for lua in ALL {
        let said = passes(
            lua.command(&lua.module())
                .arg(script("vectors.lua"))
                .arg(&folder),
            45_000,
        );
        // Every file is run, or is named as one that is not.
        for entry in fs::read_dir(&folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            if name.ends_with(".tsv") {
                let run = said
                    .lines()
                    .any(|line| line.starts_with(&format!("{name} ")));
                assert_ne!(run, NOT_RUN.contains(&name.as_str()), "{name}");
            }
        }
    }
}

/// Rows in words; sums over all sets of cards there are; positions, which Lua does not
/// have yet; what only serves the other files.
const NOT_RUN: [&str; 8] = [
    "counts.tsv",
    "endgames.tsv",
    "game.tsv",
    "open3.tsv",
    "perft.tsv",
    "positions.tsv",
    "puzzles.tsv",
    "rule_sets.tsv",
];

#[test]
fn every_call() {
    for lua in ALL {
        passes(lua.command(&lua.module()).arg(script("calls.lua")), 700);
        passes(lua.command(&lua.module()).arg(script("games.lua")), 350);
    }
}

/// LuaJIT has the binary interface of Lua 5.1: one module for both.
#[test]
fn the_module_of_5_1_serves_luajit() {
    let [of_5_1, .., luajit] = ALL;
    assert_eq!((of_5_1.program, luajit.program), ("lua5.1", "luajit"));
    let mut command = luajit.command(&of_5_1.module());
    passes(command.arg(script("calls.lua")), 700);
}

#[test]
fn arguments_by_chance() {
    for lua in ALL {
        let mut command = lua.command(&lua.module());
        passes(command.arg(script("junk.lua")).arg("50000"), 10_000);
    }
}

#[test]
fn memory_is_flat() {
    for lua in ALL {
        println!(
            "{}",
            passes(lua.command(&lua.module()).arg(script("memory.lua")), 2)
        );
    }
}

/// The module under AddressSanitizer, which the interpreter loads first.
#[test]
fn with_sanitizers() {
    let lua = ALL.iter().find(|lua| lua.program == "lua5.4").unwrap();
    let module = lua.compiled("sanitized", &artifacts::SANITIZERS);
    let symbols = artifacts::tool("nm", &["-D"], &module.join("ddz.so"));
    assert!(symbols.contains("__asan_report_load1") && symbols.contains("__ubsan_handle"));
    let asan = run(artifacts::c_compiler().arg("-print-file-name=libasan.so"));
    let sanitized = |name: &str| {
        let mut command = lua.command(&module);
        command.env("LD_PRELOAD", asan.trim());
        // The interpreter itself does not give back all it has at its end.
        command.env("ASAN_OPTIONS", "detect_leaks=0");
        command.arg(script(name));
        command
    };
    passes(&mut sanitized("calls.lua"), 700);
    passes(&mut sanitized("games.lua"), 350);
    passes(sanitized("junk.lua").arg("50000"), 10_000);
    passes(
        sanitized("vectors.lua").arg(root().join("tests/vectors")),
        45_000,
    );
}

/// A state of Lua in each of many threads, as skynet has them.
#[test]
fn many_states_at_once() {
    let lua = ALL.iter().find(|lua| lua.program == "lua5.4").unwrap();
    let program = fresh("lua-states").join("states");
    run(artifacts::c_compiler()
        .args(["-std=gnu99", "-g", "-O1"])
        .args(artifacts::STRICT)
        .args(["-I", "/usr/include/lua5.4"])
        .arg(script("states.c"))
        .args(["-llua5.4", "-lpthread", "-o"])
        .arg(&program));
    for _ in 0..5 {
        let mut command = lua.started(&program, &lua.module());
        let said = run(command.arg(script("deals_by_seed.lua")));
        assert_eq!(said, "8 of 8 the same\n");
    }
}

/// They share nothing that could change: the module has no variables.
#[test]
fn no_state_of_its_own() {
    let folder = fresh("lua-objects");
    for source in lua::sources() {
        let object = folder.join("object.o");
        run(artifacts::c_compiler()
            .args(["-std=c99", "-O2", "-fPIC", "-I", "include", "-c"])
            .args(["-I", "/usr/include/lua5.4", "-o"])
            .arg(&object)
            .arg(&source)
            .current_dir(root()));
        let sections = artifacts::tool("size", &["-A"], &object);
        for section in [".data", ".bss"] {
            let mut lines = sections.lines().map(str::split_whitespace);
            let size = lines.find_map(|mut words| {
                let is_it = words.next() == Some(section);
                if is_it { words.next() } else { None }
            });
            assert_eq!(size, Some("0"), "{section} of {}", source.display());
        }
    }
}

/// One name goes out; the rest stays inside.
#[test]
fn exports() {
    for lua in ALL {
        let module = lua.module().join("ddz.so");
        let names = artifacts::tool("nm", &["-D", "--defined-only", "--format=posix"], &module);
        let names: Vec<&str> = names.lines().filter_map(|l| l.split(' ').next()).collect();
        assert_eq!(names, ["luaopen_ddz"], "{}", lua.program);
    }
}

/// A library with another number is refused when the module is loaded.
#[test]
fn another_abi_is_named() {
    let folder = fresh("lua-impostor");
    let mut source = String::from("int ddz_abi_version(void) { return 4711; }\n");
    for name in artifacts::symbols() {
        if name != "ddz_abi_version" {
            source += &format!("int {name}(void) {{ return 0; }}\n");
        }
    }
    fs::write(folder.join("impostor.c"), source).unwrap();
    run(artifacts::c_compiler()
        .args(["-shared", "-fPIC", "-Wl,-soname,libddz.so", "-o"])
        .arg(folder.join("libddz.so"))
        .arg(folder.join("impostor.c")));
    for lua in ALL {
        let mut command = lua.command(&lua.module());
        command.env("LD_LIBRARY_PATH", &folder);
        let output = attempt(command.args(["-e", "require 'ddz'"]));
        let said = text(&output.stderr);
        let sentence = "libddz has ABI 4711, this module was built for ABI 1";
        assert!(!output.status.success(), "{}", lua.program);
        assert!(said.contains(sentence), "{}: {said}", lua.program);
    }
}

/// What editors are told is what the module has.
#[test]
fn annotations() {
    for lua in ALL {
        let mut command = lua.command(&lua.module());
        command.arg(script("annotations.lua"));
        passes(command.arg(root().join("bindings/lua/meta")), 350);
    }
}

/// `ddz_cdef.lua` says what the library is.
#[test]
fn declarations_of_the_ffi() {
    let luajit = ALL.last().unwrap();
    let mut command = luajit.command(&luajit.module());
    command.arg(script("declarations.lua"));
    command.arg(release().join("libddz.so"));
    passes(command.arg(root().join("bindings/abi")), 300);
}

/// The room plays every deal to its end, the same in each Lua.
#[test]
fn the_room() {
    let examples = root().join("bindings/lua/examples");
    let (mut away, mut late) = (0, 0);
    for seed in 1..20 {
        let told = ALL.map(|lua| {
            let mut command = lua.command(&lua.module());
            command.env("LUA_PATH", format!("{}/?.lua", examples.display()));
            run(command.arg(examples.join("room.lua")).arg(seed.to_string()))
        });
        let [first, ..] = &told;
        assert!(first.ends_with("played back it ends the same\n"), "{first}");
        assert!(told.iter().all(|one| one == first), "seed {seed}");
        away += first.matches("(away)").count();
        late += first
            .matches("refused: The turn that is answered is not the turn of the game.")
            .count();
    }
    assert!(away > 50 && late > 20, "{away} away, {late} late");
}

/// A folder that looks like the root of the repository after a build.
fn pasted(name: &str) -> PathBuf {
    let folder = fresh(name);
    fs::create_dir_all(folder.join("target")).unwrap();
    for name in ["include", "bindings"] {
        symlink(root().join(name), folder.join(name)).unwrap();
    }
    symlink(release(), folder.join("target/release")).unwrap();
    folder
}

fn readme() -> String {
    fs::read_to_string(root().join("bindings/lua/README.md")).unwrap()
}

#[test]
fn first_screen_works_when_pasted() {
    let readme = readme();
    let folder = pasted("lua-pasted");
    let program = lua::blocks(&readme, "lua")[0];
    fs::write(folder.join("first.lua"), program).unwrap();
    let script = lua::blocks(&readme, "sh")[0];
    let (build, rest) = script.split_once('\n').unwrap();
    assert_eq!(build, "cargo build --release");
    let said = run(Command::new("sh").args(["-ec", rest]).current_dir(&folder));
    assert_eq!(said, lua::promised(program));
    assert_eq!(said.lines().count(), 4);
}

/// The section of the first README too: the library is built there already.
#[test]
fn first_readme_works_when_pasted() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let (_, section) = readme.split_once("\n## In Lua\n").unwrap();
    let folder = pasted("lua-pasted-first");
    fs::write(folder.join("first.lua"), lua::blocks(section, "lua")[0]).unwrap();
    let script = lua::blocks(section, "sh")[0];
    let said = run(Command::new("sh")
        .args(["-ec", script])
        .current_dir(&folder));
    assert_eq!(said, lua::blocks(section, "text")[0]);
}

/// All code of the page prints what its comments say, in each Lua.
#[test]
fn code_of_the_readme() {
    let readme = readme();
    let folder = fresh("lua-readme");
    let run_block = |lua: &Lua, program: &str| {
        let path = folder.join("block.lua");
        fs::write(&path, program).unwrap();
        let mut command = lua.command(&lua.module());
        command.env("LD_LIBRARY_PATH", release());
        assert_eq!(
            run(command.arg(path)),
            lua::promised(program),
            "{}",
            lua.program
        );
    };
    let blocks = lua::blocks(&readme, "lua");
    assert_eq!(blocks.len(), 3);
    for lua in ALL {
        for program in &blocks {
            run_block(&lua, program);
        }
    }
    for program in lua::blocks(&readme, "luajit") {
        run_block(ALL.last().unwrap(), program);
    }
}

/// What `luarocks make` installs loads; the rock has the version of the library
/// and every source.
#[test]
fn the_rock() {
    let rockspec = format!("ddz-{}-1.rockspec", env!("CARGO_PKG_VERSION"));
    let spec = fs::read_to_string(root().join("bindings/lua").join(&rockspec));
    let spec = spec.unwrap_or_else(|error| panic!("{rockspec}: {error}"));
    assert!(spec.contains(&format!("version = \"{}-1\"", env!("CARGO_PKG_VERSION"))));
    for source in lua::sources() {
        let name = format!("\"src/{}\"", source.file_name().unwrap().to_str().unwrap());
        assert!(spec.contains(&name), "{rockspec} lacks {name}");
    }

    // As the README says, in a copy, since it leaves what it makes; the rock goes
    // into a tree of ours.
    let folder = fresh("lua-rock");
    let (copy, tree) = (folder.join("bindings/lua"), folder.join("tree"));
    for part in ["bindings", "target"] {
        fs::create_dir_all(folder.join(part)).unwrap();
    }
    symlink(root().join("include"), folder.join("include")).unwrap();
    symlink(release(), folder.join("target/release")).unwrap();
    run(Command::new("cp")
        .arg("-r")
        .arg(root().join("bindings/lua"))
        .arg(&copy));
    let config = folder.join("config.lua");
    fs::write(&config, format!("rocks_trees = {{ {tree:?} }}\n")).unwrap();
    run(Command::new("sh")
        .current_dir(&copy)
        .env("HOME", &folder)
        .env("LUAROCKS_CONFIG", &config)
        .args(["-ec", lua::blocks(&readme(), "sh")[1]]));
    let lua = ALL.iter().find(|lua| lua.program == "lua5.4").unwrap();
    let mut command = lua.command(&tree.join("lib/lua/5.4"));
    command.env("LUA_PATH", tree.join("share/lua/5.4/?.lua"));
    let said = run(command.args([
        "-e",
        "print(require 'ddz'.version_text(), #require 'ddz_cdef' > 1000)",
    ]));
    assert_eq!(said, format!("{}\ttrue\n", env!("CARGO_PKG_VERSION")));
}
