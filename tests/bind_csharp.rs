//! The C# package under Mono: its own tests with all vectors, and what needs a
//! process of its own: another library, two domains, a packed folder, the code
//! of its README.

mod artifacts;
#[path = "bind_csharp/mono.rs"]
mod mono;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use artifacts::{attempt, release, root, run};
use mono::{IOS, OLD_UNITY, OUTSIDE, UNITY, fresh, package, printed};

fn programs(name: &str) -> PathBuf {
    root().join("tests/bind_csharp/programs").join(name)
}

fn unity(name: &str) -> PathBuf {
    root().join("tests/bind_csharp/unity").join(name)
}

/// The tests that the sources declare: each [Test] is one, and each [TestCase].
fn declared(defines: &[&str]) -> usize {
    let spans = defines == OUTSIDE || defines == UNITY;
    let files = mono::sources(&package().join("Tests"));
    let texts = files.iter().map(|file| fs::read_to_string(file).unwrap());
    let texts = texts.filter(|text| spans || !text.starts_with("#if UNITY_2021_2_OR_NEWER"));
    let count = |text: &str| {
        let lines = text.lines().map(str::trim);
        lines
            .filter(|line| *line == "[Test]" || line.starts_with("[TestCase("))
            .count()
    };
    texts.map(|text| count(&text)).sum()
}

/// None fails, none is passed over, and there are as many as the sources have.
#[track_caller]
fn tests_pass(name: &str, defines: &[&str]) {
    let folder = fresh(name);
    let library = mono::runtime(&package(), &folder, defines);
    let tests = mono::tests(&library, defines);
    let results = mono::nunit(&tests, release());
    println!("{}", results.printed);
    for kind in [
        "errors",
        "failures",
        "not-run",
        "inconclusive",
        "ignored",
        "skipped",
        "invalid",
    ] {
        assert_eq!(results.count(kind), 0, "{kind}\n{}", results.printed);
    }
    assert!(results.ended_well, "{}", results.printed);
    assert_eq!(results.count("total"), declared(defines));
    println!("{} tests of the package passed", results.count("total"));
}

#[test]
fn tests_of_the_package() {
    tests_pass("csharp-outside", OUTSIDE);
}

#[test]
fn tests_of_the_package_in_unity() {
    tests_pass("csharp-unity", UNITY);
}

#[test]
fn tests_of_the_package_without_spans() {
    tests_pass("csharp-old-unity", OLD_UNITY);
}

/// On iOS and in the browser the library is linked into the player, and its
/// symbols are looked up in the process itself.
#[test]
fn symbols_of_the_process_itself() {
    let folder = fresh("csharp-internal");
    let library = mono::runtime(&package(), &folder, IOS);
    let program = mono::program(&library, "OneHand.exe", &[programs("OneHand.cs")]);
    let nowhere = fresh("csharp-internal/nowhere");

    let without = attempt(&mut mono::mono(&program, &nowhere));
    assert!(!without.status.success(), "{}", printed(&without));

    // A player into which the archive was linked: no file is called libddz.so.
    let player = folder.join("player.so");
    run(artifacts::c_compiler()
        .args(["-shared", "-Wl,--whole-archive"])
        .arg(release().join("libddz.a"))
        .arg("-Wl,--no-whole-archive")
        .args(artifacts::STATIC_LIBRARIES)
        .arg("-o")
        .arg(&player));
    let output = run(mono::mono(&program, &nowhere).env("LD_PRELOAD", player));
    assert_eq!(
        output.lines().next(),
        Some("PlaneSingles Four x2 (8 cards)")
    );
}

/// What every public call throws against some library.
fn thrown(name: &str, natives: &Path) -> Vec<(String, String)> {
    let folder = fresh(name);
    let library = mono::runtime(&package(), &folder, OUTSIDE);
    let program = mono::program(&library, "EveryCall.exe", &[programs("EveryCall.cs")]);
    let output = run(&mut mono::mono(&program, natives));
    let calls: Vec<(String, String)> = output
        .lines()
        .filter_map(|line| line.split_once(": "))
        .filter(|(call, _)| call.starts_with("Ddz."))
        .map(|(call, thrown)| (call.to_owned(), thrown.to_owned()))
        .collect();
    assert!(calls.len() >= 80, "only {} calls", calls.len());
    calls
}

/// Calls that reach the library, whichever it is.
const REACHING: [&str; 12] = [
    "Ddz.Cards.TryCheck",
    "Ddz.Cards.TrySort",
    "Ddz.Cards.TryFormat",
    "Ddz.Deck.TryShuffle",
    "Ddz.Rules.TryClassify",
    "Ddz.Rules.TryBeats",
    "Ddz.Moves.TryList",
    "Ddz.Hints.TryList",
    "Ddz.Hand.TrySplit",
    "Ddz.RuleSet.get_Standard",
    "Ddz.Library.StatusText",
    "Ddz.Clients.Et.CardHelper.PopEnable",
];

/// The first call of whatever kind says both numbers, and none gets past.
#[test]
fn another_abi_number_is_named() {
    let natives = fresh("csharp-other-abi/natives");
    mono::impostor(&natives, "other_abi.c");
    let calls = thrown("csharp-other-abi-calls", &natives);
    let own = ddz::numbers::ABI_VERSION;
    let sentence =
        format!("for ABI {own}, but the native library 'ddz' that was loaded has ABI 4711");
    for (call, thrown) in &calls {
        assert!(!thrown.contains("EntryPointNotFound"), "{call}: {thrown}");
    }
    for reaching in REACHING {
        let (call, thrown) = calls.iter().find(|(call, _)| call == reaching).unwrap();
        assert!(
            thrown.starts_with("Ddz.DdzAbiException: "),
            "{call}: {thrown}"
        );
        assert!(thrown.contains(&sentence), "{call}: {thrown}");
    }
}

#[test]
fn a_library_without_a_number_is_named() {
    let natives = fresh("csharp-no-number/natives");
    mono::impostor(&natives, "no_number.c");
    for (call, thrown) in thrown("csharp-no-number-calls", &natives) {
        if REACHING.contains(&call.as_str()) {
            assert!(
                thrown.starts_with("Ddz.DdzAbiException: "),
                "{call}: {thrown}"
            );
            assert!(thrown.contains("does not say which"), "{call}: {thrown}");
        }
    }
}

#[test]
fn a_library_that_is_not_there_is_named() {
    let natives = fresh("csharp-no-library/natives");
    for (call, thrown) in thrown("csharp-no-library-calls", &natives) {
        if REACHING.contains(&call.as_str()) {
            assert!(
                thrown.starts_with("System.DllNotFoundException: "),
                "{call}: {thrown}"
            );
            assert!(
                thrown.contains("belongs in a Plugins folder"),
                "{call}: {thrown}"
            );
        }
    }
}

#[test]
fn two_domains() {
    let folder = fresh("csharp-domains");
    let library = mono::runtime(&package(), &folder, OUTSIDE);
    let program = mono::program(&library, "TwoDomains.exe", &[programs("TwoDomains.cs")]);
    let output = run(&mut mono::mono(&program, release()));
    assert_eq!(
        output.lines().collect::<Vec<_>>(),
        ["one 20000", "two 20000", "two 40000", "one again 20000"]
    );
}

/// The sample against stand-ins for Unity's types: it compiles, and clicking
/// through it does what its comment says.
#[test]
fn sample() {
    let folder = fresh("csharp-sample");
    let library = mono::runtime(&package(), &folder, UNITY);
    let mut files = mono::sources(&package().join("Samples~"));
    files.extend([unity("Engine.cs"), unity("PlayScene.cs")]);
    let program = mono::program(&library, "Sample.exe", &files);
    let output = run(&mut mono::mono(&program, release()));
    let expected = "dealt 17
♦2 ♦K ♣9 ♦9 ♦7 ♦6 ♦5 ♦4 ♦3
The leader may not pass.
[♦2] ♦K [♣9] ♦9 ♦7 ♦6 ♦5 ♦4 ♦3
Not a play.
♦2 ♦K ♣9 ♦9 [♦7] [♦6] [♦5] [♦4] [♦3]
Played: 34567 left ♦2 ♦K ♣9 ♦9
Only a pass is left.
♦2 ♦K [♣9] [♦9]
Passed. ♦2 [♦K] ♣9 ♦9
";
    assert_eq!(output, expected);
}

/// Functions that no call of the package makes, each with its reason.
const UNCALLED: &[(&str, &str)] = &[];

/// Nothing of the C header is forgotten: what is written by hand above the imports
/// calls every function, or its name stands above. (NumberTests does the same for
/// constants.)
#[test]
fn nothing_is_forgotten() {
    let files = mono::sources(&package().join("Runtime"));
    let by_hand = files
        .iter()
        .filter(|path| !path.to_string_lossy().ends_with(".g.cs"));
    let text: String = by_hand
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let code = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let calls: Vec<&str> = code
        .flat_map(|line| line.split("NativeMethods.").skip(1))
        .filter_map(|rest| rest.split_once('('))
        .map(|(name, _)| name)
        .collect();
    let functions = artifacts::symbols();
    assert!(functions.len() > 40, "{functions:?}");
    let is_called = |name: &str| calls.contains(&name);
    let forgotten: Vec<&String> = functions
        .iter()
        .filter(|name| !is_called(name) && UNCALLED.iter().all(|(known, _)| known != name))
        .collect();
    assert!(forgotten.is_empty(), "bindings/csharp lacks {forgotten:?}");
    for (name, reason) in UNCALLED {
        let exists = functions.iter().any(|function| function == name);
        assert!(exists && !is_called(name), "{name} is not: {reason}");
    }
}

/// The package, laid out once for all tests of this file.
fn dist() -> &'static Path {
    static PACKAGE: OnceLock<PathBuf> = OnceLock::new();
    PACKAGE.get_or_init(|| artifacts::dist(&[]).1)
}

/// What `cargo xtask dist` lays out for Unity, as somebody copies it: the library
/// lies where its .meta file waits for it, and nothing of the repository is near.
#[test]
fn package_as_copied() {
    let folder = fresh("csharp-copied");
    let copy = folder.join("com.ddz.rules");
    mono::copy(&dist().join("unity/com.ddz.rules"), &copy);
    let natives = copy.join("Plugins/Linux/x86_64");
    assert!(natives.join("libddz.so").is_file());
    assert!(natives.join("libddz.so.meta").is_file());

    let library = mono::runtime(&copy, &folder, UNITY);
    let program = mono::program(&library, "OneHand.exe", &[programs("OneHand.cs")]);
    let output = run(&mut mono::mono(&program, &natives));
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        output,
        format!("PlaneSingles Four x2 (8 cards)\n{version}\n")
    );
}

/// An example in C# and its twin in C, compiled: both are to print the same.
struct Story {
    in_csharp: PathBuf,
    in_c: PathBuf,
}

impl Story {
    fn compile(folder: &str, csharp: &str, c: &str) -> Story {
        let folder = fresh(folder);
        let library = mono::runtime(&package(), &folder, OUTSIDE);
        let examples = root().join("examples");
        let sources = [csharp, "Show"].map(|name| examples.join(format!("csharp/{name}.cs")));
        let in_csharp = mono::program(&library, &format!("{csharp}.exe"), &sources);
        let in_c = folder.join(c);
        run(artifacts::c_compiler()
            .args(["-std=c99", "-I", "include", "-o"])
            .arg(&in_c)
            .args([c, "show"].map(|name| examples.join(format!("c/{name}.c"))))
            .arg(release().join("libddz.so"))
            .current_dir(root()));
        Story { in_csharp, in_c }
    }

    /// Both tell it to the letter; how many lines that is.
    #[track_caller]
    fn tell(&self, argument: &str) -> usize {
        let in_csharp = run(mono::mono(&self.in_csharp, release())
            .arg(argument)
            .current_dir(root()));
        let in_c = run(Command::new(&self.in_c)
            .arg(argument)
            .current_dir(root())
            .env("LD_LIBRARY_PATH", release()));
        assert_eq!(in_csharp, in_c, "{argument}");
        in_c.lines().count()
    }
}

#[test]
fn the_story_of_the_hands() {
    let story = Story::compile("csharp-hands", "Hands", "hands");
    assert!(story.tell("examples/hands.txt") > 200);
}

#[test]
fn the_story_of_a_deal() {
    let story = Story::compile("csharp-deal", "Deal", "deal");
    // In the last of them nobody calls.
    for seed in (0..60).chain([124]) {
        assert!(story.tell(&seed.to_string()) > 30);
    }
}

/// The code of a README between ``` and ```, in order, by its language.
fn blocks(readme: &str, language: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut lines = readme.lines();
    while let Some(line) = lines.next() {
        if let Some(name) = line.strip_prefix("```") {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            if name == language {
                blocks.push(block.join("\n") + "\n");
            }
        }
    }
    blocks
}

/// The first screen for Unity, as pasted, prints what the README says.
#[track_caller]
fn first_screen(readme: &Path, name: &str) {
    let text = fs::read_to_string(readme).unwrap();
    let code = blocks(&text, "csharp")
        .into_iter()
        .next()
        .expect("a block of C#");
    let expected = blocks(&text, "text");
    let folder = fresh(name);
    let pasted = folder.join("Pasted.cs");
    fs::write(&pasted, code).unwrap();
    let library = mono::runtime(&package(), &folder, UNITY);
    let files = [pasted, unity("Engine.cs"), unity("Start.cs")];
    let program = mono::program(&library, "Pasted.exe", &files);
    let output = run(&mut mono::mono(&program, release()));
    assert!(
        expected.contains(&output),
        "{}: it prints\n{output}",
        readme.display()
    );
}

#[test]
fn first_screen_of_the_project() {
    first_screen(&root().join("README.md"), "csharp-project-readme");
}

#[test]
fn first_screen_of_the_package() {
    first_screen(&package().join("README.md"), "csharp-readme");
}

/// The program of the page's game, saved in a folder that looks like the root of
/// the repository, compiled and started with the lines of the page.
#[test]
fn game_of_the_page() {
    let text = fs::read_to_string(package().join("README.md")).unwrap();
    let programs = blocks(&text, "csharp");
    let program = programs
        .iter()
        .find(|block| block.contains("static void Main()"))
        .expect("a program");
    let [script] = &blocks(&text, "sh")[..] else {
        panic!("one block of commands");
    };
    let lines: Vec<&str> = script.lines().collect();
    let ["cargo xtask dist", compile, start] = lines[..] else {
        panic!("other lines: {script}");
    };

    let folder = fresh("csharp-game");
    mono::copy(dist(), &folder.join("target/dist"));
    fs::write(folder.join("Deal.cs"), program).unwrap();
    let shell = |line: &str| {
        let mut shell = Command::new("sh");
        mono::surroundings(&mut shell, &folder.join("nowhere"));
        shell.args(["-ec", line]).current_dir(&folder);
        shell
    };
    // Nothing is said by the compiler: not a warning.
    assert_eq!(printed(&attempt(&mut shell(compile))), "");
    let expected = blocks(&text, "text");
    let says_it = |line: &str| {
        let output = run(&mut shell(line));
        assert!(expected.contains(&output), "{line} prints\n{output}");
    };
    says_it(start);

    // Beside the program the library is found too, and without either it is not.
    let (_, alone) = start.split_once(' ').expect("a folder and a command");
    assert!(text.contains(&format!("beside `Deal.exe`; then `{alone}` suffices")));
    let nowhere = attempt(&mut shell(alone));
    assert!(printed(&nowhere).contains("DllNotFoundException"));
    fs::copy(dist().join("lib/libddz.so"), folder.join("libddz.so")).unwrap();
    says_it(alone);
}
