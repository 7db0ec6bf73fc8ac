//! Programs that a suite needs, and where Debian has them.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use crate::shell;

/// A program and the Debian package that brings it.
#[derive(Clone, Copy)]
pub struct Tool {
    pub program: &'static str,
    pub package: &'static str,
}

pub const CC: Tool = tool("cc", "gcc libc6-dev");
pub const CXX: Tool = tool("c++", "g++");
pub const BINUTILS: Tool = tool("readelf", "binutils");
pub const CMAKE: Tool = tool("cmake", "cmake");
pub const MAKE: Tool = tool("make", "make");
pub const PKG_CONFIG: Tool = tool("pkg-config", "pkg-config");
pub const VALGRIND: Tool = tool("valgrind", "valgrind");
pub const MCS: Tool = tool("mcs", "mono-mcs");
pub const MONO: Tool = tool("mono", "mono-runtime");
pub const NUNIT: Tool = tool("nunit-console", "nunit-console");
/// A library; its full path stands for the program.
pub const NUNIT_FRAMEWORK: Tool = tool(
    "/usr/lib/cli/nunit.framework-2.6.3/nunit.framework.dll",
    "libnunit-framework2.6.3-cil",
);
pub const MINGW_CC: Tool = tool("x86_64-w64-mingw32-gcc-posix", "gcc-mingw-w64-x86-64-posix");
pub const MINGW_CXX: Tool = tool("x86_64-w64-mingw32-g++-posix", "g++-mingw-w64-x86-64-posix");
pub const WINE: Tool = tool("/usr/lib/wine/wine64", "wine64");
pub const ARM64_CC: Tool = tool("aarch64-linux-gnu-gcc", "gcc-aarch64-linux-gnu");
/// A file of the library stands for it.
pub const ARM64_LIBC: Tool = tool("/usr/aarch64-linux-gnu/lib/libc.a", "libc6-dev-arm64-cross");
pub const QEMU_ARM64: Tool = tool("qemu-aarch64", "qemu-user");
pub const LUA_5_1: Tool = tool("lua5.1", "lua5.1");
pub const LUA_5_2: Tool = tool("lua5.2", "lua5.2");
pub const LUA_5_3: Tool = tool("lua5.3", "lua5.3");
pub const LUA_5_4: Tool = tool("lua5.4", "lua5.4");
pub const LUAJIT: Tool = tool("luajit", "luajit");
pub const LUAROCKS: Tool = tool("luarocks", "luarocks");
/// The headers of each Lua; a file stands for the package.
pub const LUA_HEADERS: [Tool; 5] = [
    tool("/usr/include/lua5.1/lua.h", "liblua5.1-0-dev"),
    tool("/usr/include/lua5.2/lua.h", "liblua5.2-dev"),
    tool("/usr/include/lua5.3/lua.h", "liblua5.3-dev"),
    tool("/usr/include/lua5.4/lua.h", "liblua5.4-dev"),
    tool("/usr/include/luajit-2.1/lua.h", "libluajit-5.1-dev"),
];
pub const GO: Tool = tool("go", "golang-go");
pub const JAVAC: Tool = tool("javac", "default-jdk-headless");
/// A library; its full path stands for the program.
pub const JNA: Tool = tool("/usr/share/java/jna.jar", "libjna-java");
/// A component of the Rust toolchain, not a package.
pub const RUSTFMT: Tool = tool("rustfmt", "");
/// A component of the Rust toolchain, not a package.
pub const CLIPPY: Tool = tool("cargo-clippy", "");

pub const fn tool(program: &'static str, package: &'static str) -> Tool {
    Tool { program, package }
}

/// Brings what is missing, or says how to.
pub fn ensure(tools: &[Tool]) -> Result<(), String> {
    let missing: Vec<Tool> = tools.iter().copied().filter(|t| !is_here(t)).collect();
    for tool in &missing {
        install(tool)?;
    }
    Ok(())
}

/// Whether it is on the path.
pub fn is_here(tool: &Tool) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| is_program(&folder.join(tool.program)))
}

fn is_program(path: &Path) -> bool {
    path.is_file() || path.with_extension("exe").is_file()
}

fn install(tool: &Tool) -> Result<(), String> {
    if tool.package.is_empty() {
        let component = tool.program.trim_start_matches("cargo-");
        return Err(format!(
            "{} is missing; get it with: rustup component add {component}",
            tool.program
        ));
    }
    let by_hand = format!(
        "{} is missing; get it with: apt-get install {}",
        tool.program, tool.package
    );
    let Some(apt) = apt() else {
        return Err(by_hand);
    };
    println!(
        "installing {} from the Debian package {}",
        tool.program, tool.package
    );
    let mut install = apt_get(*apt);
    install.args(["install", "--yes", "--no-install-recommends"]);
    install.args(tool.package.split(' '));
    shell::run(&mut install).map_err(|error| format!("{by_hand} ({error})"))?;
    if is_here(tool) { Ok(()) } else { Err(by_hand) }
}

/// How we may call apt-get.
#[derive(Clone, Copy)]
enum Apt {
    Root,
    Sudo,
}

/// Whether we may, found out once; the package lists are then fresh.
fn apt() -> Option<&'static Apt> {
    static APT: OnceLock<Option<Apt>> = OnceLock::new();
    APT.get_or_init(|| {
        let may = if !is_here(&tool("apt-get", "")) {
            None
        } else if quietly("id", &["-u"]).is_some_and(|id| id.trim() == "0") {
            Some(Apt::Root)
        } else if quietly("sudo", &["-n", "true"]).is_some() {
            Some(Apt::Sudo)
        } else {
            None
        };
        if let Some(apt) = may
            && let Err(error) = shell::run(apt_get(apt).args(["update", "--quiet=2"]))
        {
            println!("{error}; going on with the lists that are there");
        }
        may
    })
    .as_ref()
}

fn apt_get(apt: Apt) -> Command {
    let mut command = match apt {
        Apt::Root => shell::program("apt-get"),
        Apt::Sudo => {
            let mut sudo = shell::program("sudo");
            sudo.args(["-n", "apt-get"]);
            sudo
        }
    };
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command.stdin(Stdio::null());
    command
}

/// What it prints, if it ends well.
fn quietly(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then_some(text)
}
