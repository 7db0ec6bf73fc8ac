//! The package that `cargo xtask dist` lays out and what CMake installs: found
//! by find_package, add_subdirectory, pkg-config and ndk-build from a project
//! outside the repository.
#![cfg(target_os = "linux")]

mod artifacts;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use artifacts::{STATIC_LIBRARIES, STRICT, attempt, root, run, text};

fn consumer() -> PathBuf {
    root().join("tests/bind_cpp/package")
}

/// A folder of this test, empty.
fn empty(name: &str) -> PathBuf {
    let folder = artifacts::scratch("bind-cpp-package").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// What `cargo xtask dist` makes, carried off to another place, as a package
/// is: nothing in it may name where it was made.
fn dist() -> &'static Path {
    static MOVED: OnceLock<PathBuf> = OnceLock::new();
    MOVED.get_or_init(|| {
        let (_, package) = artifacts::dist(&[]);
        let moved = empty("a package").join("ddz");
        run(Command::new("cp").arg("-R").arg(package).arg(&moved));
        moved
    })
}

/// The library with CMake from its sources, installed.
fn installed() -> &'static Path {
    static PREFIX: OnceLock<PathBuf> = OnceLock::new();
    PREFIX.get_or_init(|| {
        let prefix = empty("installed");
        let build = artifacts::scratch("bind-cpp-package").join("install-build");
        run(Command::new("cmake")
            .arg("-S")
            .arg(root().join("bindings/cpp"))
            .arg("-B")
            .arg(&build));
        run(Command::new("cmake").arg("--build").arg(&build));
        run(Command::new("cmake")
            .arg("--install")
            .arg(&build)
            .arg("--prefix")
            .arg(&prefix));
        prefix
    })
}

/// Configures the project outside with some definitions.
fn configure(name: &str, definitions: &[String]) -> (PathBuf, Command) {
    let build = empty(name);
    let mut cmake = Command::new("cmake");
    cmake.arg("-S").arg(consumer()).arg("-B").arg(&build);
    cmake.args(
        definitions
            .iter()
            .map(|definition| format!("-D{definition}")),
    );
    (build, cmake)
}

/// Configures it, builds it, runs both programs; says whether they load
/// `libddz.so`.
fn shared_after_build(name: &str, definitions: &[String]) -> bool {
    let (build, mut cmake) = configure(name, definitions);
    run(&mut cmake);
    run(Command::new("cmake").arg("--build").arg(&build));
    let shared = ["consumer", "consumer_c"].map(|program| {
        let program = build.join(program);
        run(&mut Command::new(&program));
        artifacts::tool("readelf", &["--dynamic"], &program).contains("libddz.so")
    });
    assert_eq!(shared[0], shared[1]);
    shared[0]
}

fn prefix_path(prefix: &Path) -> String {
    format!("CMAKE_PREFIX_PATH={}", prefix.display())
}

#[test]
fn find_package_finds_the_package() {
    let prefix = prefix_path(dist());
    assert!(!shared_after_build(
        "find-static",
        std::slice::from_ref(&prefix)
    ));
    assert!(shared_after_build(
        "find-shared",
        &[prefix, String::from("DDZ_SHARED=ON")]
    ));
}

#[test]
fn find_package_finds_what_cmake_installed() {
    let prefix = prefix_path(installed());
    assert!(!shared_after_build("find-installed", &[prefix]));
}

#[test]
fn add_subdirectory_takes_the_package_or_the_sources() {
    let folder = |path: &Path| format!("DDZ_FOLDER={}", path.display());
    assert!(!shared_after_build(
        "subdirectory-package",
        &[folder(dist())]
    ));
    let sources = folder(&root().join("bindings/cpp"));
    let shared = String::from("BUILD_SHARED_LIBS=ON");
    assert!(shared_after_build(
        "subdirectory-sources",
        &[sources, shared]
    ));
}

/// A version that the package does not serve, and a package without a library,
/// are refused with a sentence.
#[test]
fn find_package_refuses() {
    let refused = |name: &str, definitions: &[String], reason: &str| {
        let (_, mut cmake) = configure(name, definitions);
        let output = attempt(&mut cmake);
        let said = text(&output.stderr);
        assert!(!output.status.success(), "{name} was taken");
        assert!(said.contains(reason), "{name}: {said}");
    };
    let prefix = prefix_path(dist());
    let version = env!("CARGO_PKG_VERSION");
    let part = |nth: usize| -> u32 { version.split('.').nth(nth).unwrap().parse().unwrap() };
    let (major, minor) = (part(0), part(1));
    for wanted in [
        format!("{major}.{}", minor + 1),
        format!("{}.0", major + 1),
        format!("{version}.1"),
    ] {
        let definitions = [prefix.clone(), format!("DDZ_WANTED={wanted}")];
        refused("refused", &definitions, "requested version");
    }
    let definitions = [prefix, format!("DDZ_WANTED={major}.{minor}")];
    run(&mut configure("taken", &definitions).1);

    let bare = empty("bare").join("ddz");
    run(Command::new("cp").arg("-R").arg(dist()).arg(&bare));
    fs::remove_dir_all(bare.join("lib")).unwrap();
    refused(
        "bare-build",
        &[prefix_path(&bare)],
        "no ddz library for this system",
    );
}

/// The words that pkg-config answers; it writes a blank in a path as `\ `.
fn pkg_config(folder: &Path, arguments: &[&str]) -> Vec<String> {
    let said = run(Command::new("pkg-config")
        .env("PKG_CONFIG_PATH", folder)
        .args(arguments)
        .arg("ddz"));
    let words = said.replace("\\ ", "\0");
    let words = words.split_whitespace();
    words.map(|word| word.replace('\0', " ")).collect()
}

#[test]
fn pkg_config_finds_both() {
    let folder = empty("pkg-config");
    for (name, pc, libraries) in [
        ("package", dist().join("pkgconfig"), dist().join("lib")),
        (
            "installed",
            installed().join("lib/pkgconfig"),
            installed().join("lib"),
        ),
    ] {
        // CMake puts libraries into the folder of this machine's architecture
        // when it is told to; here it was not.
        assert!(libraries.is_dir(), "{}", libraries.display());
        assert_eq!(
            pkg_config(&pc, &["--modversion"]),
            [env!("CARGO_PKG_VERSION")]
        );
        let private = pkg_config(&pc, &["--static", "--libs-only-l"]);
        let expected = [&["-lddz"], &STATIC_LIBRARIES[..]].concat();
        assert_eq!(private, expected, "{name}");

        let program = folder.join(name);
        let mut words = pkg_config(&pc, &["--cflags"]);
        words.push(consumer().join("main.cpp").display().to_string());
        words.extend(pkg_config(&pc, &["--static", "--libs"]));
        run(artifacts::cpp_compiler()
            .arg("-std=c++11")
            .args(STRICT)
            .args(&words)
            .arg("-o")
            .arg(&program));
        run(Command::new(&program).env("LD_LIBRARY_PATH", &libraries));
        // The package has both libraries, and a linker takes the shared one.
        let shared = artifacts::tool("readelf", &["--dynamic"], &program).contains("libddz.so");
        assert_eq!(shared, libraries.join("libddz.so").exists(), "{name}");
    }
    assert!(!installed().join("lib/libddz.so").exists());
}

/// CMake's own list is the published one.
#[test]
fn the_list_of_system_libraries_is_one() {
    let file = root().join("bindings/cpp/cmake/ddz-system-libraries.cmake");
    let file = fs::read_to_string(file).unwrap();
    let line = file
        .lines()
        .rfind(|line| line.contains("set(DDZ_SYSTEM_LIBRARIES"));
    let line = line.unwrap().trim().trim_end_matches(')');
    let names = line.split(' ').skip(1).map(|name| format!("-l{name}"));
    assert_eq!(names.collect::<Vec<_>>(), STATIC_LIBRARIES);
}

/// What the C++ programmer is given, and nothing that names our folders.
#[test]
fn the_package_is_whole() {
    let package = dist();
    for file in [
        "include/ddz.h",
        "include/ddz/ddz.hpp",
        "include/ddz/clients/whgame.hpp",
        "include/ddz/clients/cocos.hpp",
        "lib/libddz.a",
        "lib/libddz.so",
        "cmake/ddz-config.cmake",
        "cmake/ddz-config-version.cmake",
        "pkgconfig/ddz.pc",
        "CMakeLists.txt",
        "Android.mk",
        "README.md",
        "COCOS.md",
    ] {
        assert!(package.join(file).is_file(), "{file} is missing");
    }
    let grep = attempt(
        Command::new("grep")
            .args([
                "--recursive",
                "--files-with-matches",
                "--binary-files=without-match",
            ])
            .arg(root())
            .arg(package),
    );
    assert_eq!(
        text(&grep.stdout),
        "",
        "these name the folder of the sources"
    );
    let licences = fs::read_dir(package).unwrap();
    let mut names = licences.map(|entry| entry.unwrap().file_name());
    assert!(names.any(|name| name.to_string_lossy().starts_with("LICENSE")));
}

/// Android.mk read by plain make with stand-ins for the NDK's own files. The NDK
/// itself is not here.
#[test]
fn android_mk_names_the_archive() {
    let make = |ndk: &str| {
        run(Command::new("make")
            .args(["--no-print-directory", "-f"])
            .arg(consumer().join("ndk.mk"))
            .arg(format!("STUBS={}", consumer().display()))
            .arg(format!(
                "ANDROID_MK={}",
                root().join("bindings/cpp/Android.mk").display()
            ))
            .arg(format!("NDK={ndk}")))
    };
    let folder = root().join("bindings/cpp");
    let folder = folder.display();
    assert_eq!(
        make("yes").trim(),
        format!(
            "modules:ddz_static|{folder}/lib/arm64-v8a/libddz.a|{folder}/include|-ldl -llog -lm \
             left:ddz_static"
        )
    );
    // Outside ndk-build it defines nothing at all.
    assert_eq!(make("no").trim(), "modules: left:");
}
