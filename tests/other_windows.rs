//! On Windows: the DLL is built with MinGW, and the C harness and the C++ example
//! run under Wine. MSVC and Windows itself are not tried here.
//!
//! A suite of its own, since it wants a target of Rust that not everybody has.

mod artifacts;
mod harness;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use artifacts::{TINY, root, run, symbols, text, tool};

const TARGET: &str = "x86_64-pc-windows-gnu";
/// The compilers with POSIX threads, which the harness has.
const GCC: &str = "x86_64-w64-mingw32-gcc-posix";
const GXX: &str = "x86_64-w64-mingw32-g++-posix";
const UNITY: &str = "unity/com.ddz.rules/Plugins/Windows/x86_64/ddz.dll";
const WINE: &str = "/usr/lib/wine/wine64";

/// Builds a kind of library; gives the folder in which it lies.
fn built(kind: &str, profile: &str, arguments: &[&str]) -> PathBuf {
    let target = root().join("target/other");
    let arguments = [arguments, &["--target", TARGET]].concat();
    artifacts::build_kind(&target, kind, &arguments);
    target.join(TARGET).join(profile)
}

/// The folder with `ddz.dll` and its import library.
fn release() -> PathBuf {
    built("cdylib", "release", &["--release"])
}

/// The same without std.
fn tiny() -> PathBuf {
    built("cdylib", "tiny", &TINY)
}

/// A program for Windows. Wine keeps its world in a folder of ours.
fn wine(program: &Path) -> Command {
    let mut command = Command::new(WINE);
    command
        .env("WINEPREFIX", artifacts::scratch("wine"))
        .env("WINEDEBUG", "-all")
        .arg(program);
    command
}

/// Every Windows since 8 has `bcryptprimitives.dll`, which Rust's std asks for
/// the seeds of its maps; Wine has it since 9. This one stands in for it.
fn stand_in(folder: &Path) {
    let source = folder.join("stand_in.c");
    fs::write(
        &source,
        "#include <windows.h>\n#include <ntsecapi.h>\n\
         __declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T len) {\n\
         return RtlGenRandom(bytes, (ULONG)len);\n}\n",
    )
    .unwrap();
    run(Command::new(GCC)
        .arg("-shared")
        .arg(source)
        .args(["-ladvapi32", "-o"])
        .arg(folder.join("bcryptprimitives.dll")));
}

/// The harness against the DLL in `library`, in a folder of that name.
fn harness_passes(name: &str, library: &Path) {
    let compiler = Command::new(GCC);
    let import = library.join("libddz.dll.a");
    let libraries = [import.to_str().unwrap(), "-static"];
    let folder = harness::compile(compiler, name, &libraries);
    fs::copy(library.join("ddz.dll"), folder.join("ddz.dll")).unwrap();
    stand_in(&folder);
    harness::passes(&mut wine(&folder.join("harness.exe")));
}

#[test]
fn harness() {
    harness_passes("windows-release", &release());
}

#[test]
fn harness_without_std() {
    harness_passes("windows-tiny", &tiny());
}

/// Named as a target, Windows has its library in both packages.
#[test]
fn packages() {
    let (_, package) = artifacts::dist(&[TARGET]);
    let ours = ["lib/x86_64-pc-windows-gnu/libddz.a", UNITY];
    assert!(ours.iter().all(|file| package.join(file).is_file()));
    let meta = package.join(UNITY.to_owned() + ".meta");
    assert!(meta.is_file(), "Unity waits for it elsewhere");
}

/// What `x86_64-w64-mingw32-objdump -p` says of a DLL.
fn headers(library: &Path) -> String {
    tool(
        "x86_64-w64-mingw32-objdump",
        &["-p"],
        &library.join("ddz.dll"),
    )
}

/// The DLL exports the ledger and nothing else.
#[test]
fn exports_are_the_ledger() {
    for library in [release(), tiny()] {
        let headers = headers(&library);
        let exports = headers
            .split_once("[Ordinal/Name Pointer] Table")
            .unwrap()
            .1;
        let exported: Vec<&str> = exports
            .lines()
            .filter_map(|line| line.trim().strip_prefix('['))
            .filter_map(|line| Some(line.split_once(']')?.1.trim()))
            .collect();
        let mut ledger = symbols();
        ledger.sort();
        assert_eq!(exported, ledger, "{}", library.display());
    }
}

/// No runtime of a compiler, nothing that a clean Windows lacks.
#[test]
fn needs_only_the_system() {
    let needs = |library: &Path| -> Vec<String> {
        let headers = headers(library);
        let names = headers
            .lines()
            .filter_map(|l| l.trim().strip_prefix("DLL Name: "));
        names.map(str::to_lowercase).collect()
    };
    let system = [
        "api-ms-win-core-synch-l1-2-0.dll",
        "bcryptprimitives.dll",
        "kernel32.dll",
        "msvcrt.dll",
        "ntdll.dll",
        "userenv.dll",
        "ws2_32.dll",
    ];
    let release = needs(&release());
    assert!(
        release.iter().all(|name| system.contains(&name.as_str())),
        "{release:?}"
    );
    assert_eq!(needs(&tiny()), ["kernel32.dll", "msvcrt.dll"]);
}

/// The C++ example says on Windows what it says here.
#[test]
fn cpp_example() {
    let folder = artifacts::scratch("windows-cpp");
    let here = folder.join("deal");
    let there = folder.join("deal.exe");
    let mingw = Command::new(GXX);
    let libraries = [
        artifacts::release().join("libddz.a"),
        built("staticlib", "release", &["--release"]).join("libddz.a"),
    ];
    let system = [
        &artifacts::STATIC_LIBRARIES[..],
        &[
            "-static",
            "-lkernel32",
            "-lntdll",
            "-luserenv",
            "-lws2_32",
            "-ldbghelp",
        ],
    ];
    let compilers = [artifacts::cpp_compiler(), mingw];
    for (i, mut compiler) in compilers.into_iter().enumerate() {
        run(compiler
            .args(["-std=c++11", "-O1"])
            .args(artifacts::STRICT)
            .arg("-I")
            .arg(root().join("include"))
            .arg("-I")
            .arg(root().join("bindings/cpp/include"))
            .args(["deal.cpp", "show.cpp"].map(|file| root().join("examples/cpp").join(file)))
            .arg(&libraries[i])
            .args(system[i])
            .arg("-o")
            .arg([&here, &there][i]));
    }
    stand_in(&folder);
    let said_here = run(&mut Command::new(here));
    let output = artifacts::attempt(&mut wine(&there));
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout).replace("\r\n", "\n"), said_here);
}

/// The Lua module compiles for Windows, its seeds from the C runtime there. There
/// is no Lua for Windows here that could load it.
#[test]
fn lua_module_compiles() {
    let folder = artifacts::scratch("lua-windows");
    let headers = folder.join("include");
    fs::create_dir_all(&headers).unwrap();
    // Lua's headers alone: the folder that they lie in has others of this system.
    for name in ["lua.h", "lauxlib.h", "luaconf.h"] {
        let from = Path::new("/usr/include/lua5.4").join(name);
        fs::copy(from, headers.join(name)).unwrap();
    }
    let mut compiled = 0;
    for entry in fs::read_dir(root().join("bindings/lua/src")).unwrap() {
        let source = entry.unwrap().path();
        if source.extension().is_some_and(|extension| extension == "c") {
            let object = folder.join(source.file_stem().unwrap());
            run(Command::new(GCC)
                .args(["-std=c99", "-O2", "-DDDZ_DLL", "-c"])
                .args(artifacts::STRICT)
                .arg("-I")
                .arg(root().join("include"))
                .arg("-I")
                .arg(&headers)
                .arg(&source)
                .arg("-o")
                .arg(object.with_extension("o")));
            compiled += 1;
        }
    }
    assert!(compiled > 10, "only {compiled} files");
    let symbols = tool("nm", &["--defined-only"], &folder.join("module.o"));
    assert!(symbols.contains(" T luaopen_ddz"), "{symbols}");
}
