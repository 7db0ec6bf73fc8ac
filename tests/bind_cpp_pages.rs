//! What the pages of the C++ binding say, done; and its examples.
#![cfg(target_os = "linux")]

mod artifacts;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use artifacts::{STATIC_LIBRARIES, STRICT, attempt, release, root, run, text};

/// The code of the n-th block of a page with this language, and what follows.
fn block(page: &str, language: &str, nth: usize) -> (String, String) {
    let text = fs::read_to_string(root().join(page)).unwrap();
    let opening = format!("```{language}\n");
    let block = text.splitn(nth + 2, &opening).nth(nth + 1);
    let block = block.unwrap_or_else(|| panic!("{page} has no {language}"));
    let (code, rest) = block.split_once("```").unwrap();
    (code.to_owned(), rest.to_owned())
}

fn compile(name: &str, sources: &[PathBuf], include: &[&Path]) -> PathBuf {
    let program = artifacts::scratch("bind-cpp-pages").join(name);
    let mut compiler = artifacts::cpp_compiler();
    compiler.arg("-std=c++11").args(STRICT);
    for folder in include {
        compiler.arg("-I").arg(folder);
    }
    run(compiler
        .arg("-I")
        .arg(root().join("include"))
        .arg("-I")
        .arg(root().join("bindings/cpp/include"))
        .args(sources)
        .arg(release().join("libddz.a"))
        .args(STATIC_LIBRARIES)
        .arg("-o")
        .arg(&program));
    program
}

fn cocos2d() -> PathBuf {
    root().join("tests/bind_cpp/cocos2d")
}

/// The package, laid out once for all tests of this file.
fn dist() -> &'static Path {
    static PACKAGE: OnceLock<PathBuf> = OnceLock::new();
    PACKAGE.get_or_init(|| artifacts::dist(&[]).1)
}

const CPP_PAGE: &str = "bindings/cpp/README.md";

/// A folder that looks like the root of the repository to who has saved the first
/// program there and laid out the package.
fn with_the_first_program(name: &str) -> PathBuf {
    let folder = artifacts::scratch("bind-cpp-pages").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(folder.join("target")).unwrap();
    symlink(dist(), folder.join("target/dist")).unwrap();
    fs::write(folder.join("first.cpp"), block(CPP_PAGE, "cpp", 0).0).unwrap();
    folder
}

/// Lines of a page in a shell that finds no library but the system's.
fn shell(lines: &str, folder: &Path) -> Command {
    let mut shell = Command::new("sh");
    shell
        .args(["-ec", lines])
        .current_dir(folder)
        .env_remove("LD_LIBRARY_PATH")
        .env_remove("LIBRARY_PATH")
        .env_remove("PKG_CONFIG_PATH");
    shell
}

/// The first program, pasted and built as the page says, says what the page says.
#[test]
fn the_first_program() {
    let folder = with_the_first_program("first");
    let (lines, rest) = block(CPP_PAGE, "sh", 0);
    let (laid_out, build) = lines.split_once('\n').unwrap();
    assert_eq!(laid_out, "cargo xtask dist");
    assert!(build.contains(&STATIC_LIBRARIES.join(" ")), "{build}");
    let (_, said) = rest.split_once("```text\n").unwrap();
    let said = said.split("```").next().unwrap();
    assert_eq!(run(&mut shell(build, &folder)), said);

    // Nor is there a warning in it.
    compile("first-strict", &[folder.join("first.cpp")], &[]);
}

/// So does it with pkg-config and the shared library, which is not found when the
/// program was not told where it lies.
#[test]
fn the_lines_for_pkg_config() {
    let folder = with_the_first_program("pkg-config");
    let (lines, _) = block(CPP_PAGE, "sh", 1);
    let (said, _) = block(CPP_PAGE, "text", 0);
    assert_eq!(run(&mut shell(&lines, &folder)), said);
    let first = folder.join("first");
    assert!(artifacts::tool("readelf", &["--dynamic"], &first).contains("libddz.so"));

    let (before, path) = lines.split_once("-Wl,-rpath,").unwrap();
    let (_, after) = path.split_once(" -o ").unwrap();
    let told_nothing = format!("{before} -o {after}");
    let output = attempt(&mut shell(&told_nothing, &folder));
    assert!(!output.status.success(), "{told_nothing}");
    let complaint = text(&output.stderr);
    assert!(complaint.contains("libddz.so: cannot open"), "{complaint}");
    let folder_named = format!("export LD_LIBRARY_PATH=target/dist/lib\n{told_nothing}");
    assert_eq!(run(&mut shell(&folder_named, &folder)), said);
}

/// The first screens, pasted, say what the pages say that they say.
#[test]
fn the_first_screens() {
    for (page, nth) in [("README.md", 0), (CPP_PAGE, 1)] {
        let (screen, rest) = block(page, "cpp", nth);
        let folder = artifacts::scratch("bind-cpp-screen");
        fs::write(folder.join("screen.hpp"), screen).unwrap();
        let source = cocos2d().join("main.cpp");
        let program = compile("first-screen", &[source], &[&folder, &cocos2d()]);
        let (_, said) = rest.split_once("```text\n").unwrap();
        let said = said.split("```").next().unwrap();
        assert_eq!(run(&mut Command::new(program)), said, "{page}");
    }
}

/// The lines for CMake, pasted into a project: those of the package with the
/// package as the folder `ddz`, and those for a game.
#[test]
fn the_lines_for_cmake() {
    const COCOS: &str = "set(APP_NAME game)\n\
                         add_library(cocos2d INTERFACE)\n\
                         target_link_libraries(${APP_NAME} cocos2d)\n";
    for (name, page, before) in [
        ("game", "bindings/cpp/README.md", ""),
        ("cocos-game", "bindings/cpp/COCOS.md", COCOS),
        ("cocos-first-game", "README.md", COCOS),
    ] {
        let folder = artifacts::scratch("bind-cpp-pages").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        fs::create_dir_all(&folder).unwrap();
        run(Command::new("cp")
            .arg("-R")
            .arg(dist())
            .arg(folder.join("ddz")));
        let main = root().join("tests/bind_cpp/package/main.cpp");
        fs::copy(main, folder.join("main.cpp")).unwrap();
        let (lines, _) = block(page, "cmake", 0);
        fs::write(
            folder.join("CMakeLists.txt"),
            format!(
                "cmake_minimum_required(VERSION 3.11)\nproject(game CXX)\n\
                 add_executable(game main.cpp)\n{before}{lines}"
            ),
        )
        .unwrap();
        let build = folder.join("build");
        run(Command::new("cmake")
            .arg("-S")
            .arg(&folder)
            .arg("-B")
            .arg(&build));
        run(Command::new("cmake").arg("--build").arg(&build));
        run(&mut Command::new(build.join("game")));
    }
}

/// The includes of the Cocos page are headers.
#[test]
fn the_lines_of_code() {
    for nth in 0..2 {
        let folder = artifacts::scratch("bind-cpp-pages");
        let source = folder.join(format!("includes-{nth}.cpp"));
        let (lines, _) = block("bindings/cpp/COCOS.md", "cpp", nth);
        fs::write(&source, format!("{lines}\nint main() {{}}\n")).unwrap();
        compile(&format!("includes-{nth}"), &[source], &[]);
    }
}

fn example(name: &str, files: &[&str]) -> PathBuf {
    let sources = files
        .iter()
        .map(|file| root().join("examples/cpp").join(file));
    compile(name, &sources.collect::<Vec<_>>(), &[])
}

/// The same stories in C++ and in C, to the letter: hands, and whole deals.
#[test]
fn the_same_stories_as_in_c() {
    let hands = root().join("examples/hands.txt");
    let mut told = [0; 2];
    for (story, name) in ["hands", "deal"].into_iter().enumerate() {
        let cpp = example(name, &[&format!("{name}.cpp"), "show.cpp"]);
        let c = artifacts::scratch("bind-cpp-pages").join(format!("{name}-in-c"));
        let sources = [format!("{name}.c"), String::from("show.c")];
        run(artifacts::c_compiler()
            .arg("-std=c99")
            .arg("-I")
            .arg(root().join("include"))
            .args(sources.map(|source| root().join("examples/c").join(source)))
            .arg(release().join("libddz.a"))
            .args(STATIC_LIBRARIES)
            .arg("-o")
            .arg(&c));
        // In the last of them nobody calls.
        let seeds = (0..60)
            .chain([124])
            .map(|seed| PathBuf::from(seed.to_string()));
        let arguments: Vec<PathBuf> = match name {
            "hands" => vec![hands.clone()],
            _ => seeds.collect(),
        };
        for argument in arguments {
            let [cpp, c] = [&cpp, &c].map(|program| run(Command::new(program).arg(&argument)));
            told[story] += c.lines().count();
            assert_eq!(cpp, c, "{name} {}", argument.display());
        }
    }
    assert!(told[0] > 200 && told[1] > 60 * 30, "{told:?} lines");
}

#[test]
fn the_scene_without_graphics() {
    let program = example("game_scene", &["game_scene.cpp"]);
    let expected = fs::read_to_string(root().join("tests/bind_cpp/game_scene.txt")).unwrap();
    assert_eq!(run(&mut Command::new(program)), expected);
}
