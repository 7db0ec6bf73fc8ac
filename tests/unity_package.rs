//! The C# binding as a package for Unity: what the editor would only complain
//! about after the import, or not at all. Nothing here needs Mono or Unity.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn package() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("bindings/csharp")
}

fn read(path: &str) -> String {
    let path = package().join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A platform as a .meta file names it, the CPU, and the OS for the editor.
type Place = (&'static str, &'static str, &'static str);

/// Where each platform's library goes, and where alone it is on.
const LIBRARIES: &[(&str, &[Place])] = &[
    (
        "Plugins/Linux/x86_64/libddz.so",
        &[("Editor", "x86_64", "Linux"), ("Linux64", "x86_64", "")],
    ),
    (
        "Plugins/Windows/x86_64/ddz.dll",
        &[("Editor", "x86_64", "Windows"), ("Win64", "x86_64", "")],
    ),
    ("Plugins/Windows/x86/ddz.dll", &[("Win", "x86", "")]),
    (
        "Plugins/macOS/libddz.dylib",
        &[("Editor", "AnyCPU", "OSX"), ("OSXUniversal", "AnyCPU", "")],
    ),
    (
        "Plugins/Android/arm64-v8a/libddz.so",
        &[("Android", "ARM64", "")],
    ),
    (
        "Plugins/Android/armeabi-v7a/libddz.so",
        &[("Android", "ARMv7", "")],
    ),
    (
        "Plugins/Android/x86_64/libddz.so",
        &[("Android", "X86_64", "")],
    ),
    ("Plugins/iOS/libddz.a", &[("iOS", "AnyCPU", "")]),
    ("Plugins/WebGL/libddz.a", &[("WebGL", "", "")]),
];

const PLATFORMS: [&str; 8] = [
    "Android",
    "Editor",
    "Linux64",
    "OSXUniversal",
    "WebGL",
    "Win",
    "Win64",
    "iOS",
];

/// Everything that Unity imports, as paths inside the package: it passes over
/// names that begin with a dot or end with a tilde.
fn visible() -> Vec<String> {
    fn walk(folder: &Path, inside: &str, all: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            if name.starts_with('.') || name.ends_with('~') {
                continue;
            }
            let inside = format!("{inside}{name}");
            if entry.path().is_dir() {
                walk(&entry.path(), &format!("{inside}/"), all);
            }
            all.push(inside);
        }
    }
    let mut all = Vec::new();
    walk(&package(), "", &mut all);
    all.sort();
    all
}

/// Unity makes a .meta file of its own for what has none, with another GUID in
/// each copy of the package; the code in `xtask/src/metas.rs` makes them first.
#[test]
fn every_file_has_its_meta_and_every_meta_its_file() {
    let visible = visible();
    let is_library = |path: &str| LIBRARIES.iter().any(|(library, _)| *library == path);
    for path in &visible {
        match path.strip_suffix(".meta") {
            // Libraries are built, not committed.
            Some(file) => assert!(
                visible.iter().any(|other| other == file) || is_library(file),
                "{path} belongs to nothing"
            ),
            None => {
                let meta = format!("{path}.meta");
                assert!(
                    visible.contains(&meta),
                    "{path} has no .meta file; `cargo xtask metas` makes it"
                );
            }
        }
    }
    for (library, _) in LIBRARIES {
        assert!(visible.contains(&format!("{library}.meta")), "{library}");
    }
}

#[test]
fn guids_are_guids_and_differ() {
    let mut seen = BTreeMap::new();
    for path in visible().into_iter().filter(|path| path.ends_with(".meta")) {
        let text = read(&path);
        let mut lines = text.lines();
        assert_eq!(lines.next(), Some("fileFormatVersion: 2"), "{path}");
        let guid = lines.next().and_then(|line| line.strip_prefix("guid: "));
        let guid = guid.unwrap_or_else(|| panic!("{path}: no guid")).to_owned();
        let is_hex = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
        assert!(
            guid.len() == 32 && guid.chars().all(is_hex),
            "{path}: {guid}"
        );
        assert!(guid.chars().any(|c| c != '0'), "{path}: {guid}");
        if let Some(other) = seen.insert(guid, path.clone()) {
            panic!("{path} has the GUID of {other}");
        }
    }
    assert!(seen.len() > 50, "only {} .meta files", seen.len());
}

#[test]
fn each_kind_of_file_has_its_importer() {
    for path in visible() {
        let Some(file) = path.strip_suffix(".meta") else {
            continue;
        };
        let is_library = LIBRARIES.iter().any(|(library, _)| *library == file);
        let importer = match file.rsplit_once('.').map(|(_, extension)| extension) {
            _ if is_library => "PluginImporter",
            _ if package().join(file).is_dir() => "DefaultImporter",
            Some("cs") => "MonoImporter",
            Some("asmdef") => "AssemblyDefinitionImporter",
            Some("json") => "PackageManifestImporter",
            Some("md") => "TextScriptImporter",
            _ => panic!("{file}: which importer?"),
        };
        let text = read(&path);
        let importers: Vec<&str> = text
            .lines()
            .filter(|line| !line.starts_with(' ') && line.ends_with("Importer:"))
            .collect();
        assert_eq!(importers, [format!("{importer}:")], "{path}");
        let folder = text.contains("\nfolderAsset: yes\n");
        assert_eq!(folder, importer == "DefaultImporter", "{path}");
    }
}

/// What a .meta file says of a platform.
#[derive(Default)]
struct Platform {
    enabled: bool,
    cpu: String,
    os: String,
}

/// The blocks under platformData, by the platform's name, and what is excluded
/// from "any platform".
fn platforms(meta: &str) -> (BTreeMap<String, Platform>, Vec<String>) {
    let mut platforms: BTreeMap<String, Platform> = BTreeMap::new();
    let mut excluded = Vec::new();
    let data = meta
        .split("  platformData:\n")
        .nth(1)
        .expect("platformData");
    for block in data.split("  - first:\n").filter(|block| !block.is_empty()) {
        let mut lines = block.lines().map(str::trim);
        let name = lines.next().unwrap().rsplit_once(':').unwrap().1.trim();
        let platform = platforms.entry(name.to_owned()).or_default();
        for line in lines {
            match line.split_once(':').map(|(key, value)| (key, value.trim())) {
                Some(("enabled", value)) => platform.enabled = value == "1",
                Some(("CPU", value)) => value.clone_into(&mut platform.cpu),
                Some(("OS", value)) => value.clone_into(&mut platform.os),
                Some((key, "1")) if key.starts_with("Exclude ") => {
                    excluded.push(key["Exclude ".len()..].to_owned());
                }
                _ => {}
            }
        }
    }
    (platforms, excluded)
}

/// A library that is on where it does not belong stops that player's build, or
/// is loaded in place of the right one.
#[test]
fn libraries_are_on_where_they_belong_and_nowhere_else() {
    for (library, wanted) in LIBRARIES {
        let (platforms, excluded) = platforms(&read(&format!("{library}.meta")));
        // "Any platform" has two blocks: what is excluded from it, and itself.
        for name in ["Any", ""] {
            assert!(!platforms[name].enabled, "{library}: on everywhere");
        }
        for name in PLATFORMS {
            let platform = platforms
                .get(name)
                .unwrap_or_else(|| panic!("{library}: nothing about {name}"));
            let wanted = wanted.iter().find(|(wanted, _, _)| *wanted == name);
            assert_eq!(platform.enabled, wanted.is_some(), "{library}: {name}");
            let is_excluded = excluded.iter().any(|excluded| excluded == name);
            assert_eq!(is_excluded, wanted.is_none(), "{library}: Exclude {name}");
            if let Some((_, cpu, os)) = wanted {
                assert_eq!(platform.cpu, *cpu, "{library}: {name}");
                assert_eq!(platform.os, *os, "{library}: {name}");
            }
        }
        assert_eq!(
            platforms.len(),
            PLATFORMS.len() + 2,
            "{library}: a platform that this test does not know"
        );
    }
}

/// The loader asks for the name in the sources.
#[test]
fn libraries_are_named_as_the_sources_ask() {
    let raw = read("Runtime/Raw/NativeMethods.g.cs");
    assert!(raw.contains("const string __DllName = \"ddz\";"));
    assert!(raw.contains("#if !UNITY_EDITOR && (UNITY_IOS || UNITY_WEBGL)"));
    for (library, _) in LIBRARIES {
        let name = library.rsplit('/').next().unwrap();
        assert!(
            ["libddz.so", "ddz.dll", "libddz.dylib", "libddz.a"].contains(&name),
            "{library}"
        );
    }
}

#[test]
fn manifest() {
    let manifest = read("package.json");
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    for line in [
        "\"name\": \"com.ddz.rules\"",
        "\"unity\": \"2018.4\"",
        "\"license\": \"MIT OR Apache-2.0\"",
        &version,
    ] {
        assert!(manifest.contains(line), "package.json: no {line}");
    }
    let samples: Vec<&str> = manifest
        .lines()
        .filter_map(|line| line.trim().strip_prefix("\"path\": \"")?.strip_suffix('"'))
        .collect();
    assert!(!samples.is_empty());
    for sample in samples {
        assert!(sample.starts_with("Samples~/"), "{sample}");
        assert!(package().join(sample).is_dir(), "{sample} is not there");
    }
    let mit = fs::read_to_string(package().join("../../LICENSE-MIT")).unwrap();
    assert!(read("LICENSE.md").ends_with(&mit));
}

#[test]
fn assemblies() {
    let runtime = read("Runtime/Ddz.Rules.asmdef");
    for line in [
        "\"name\": \"Ddz.Rules\"",
        "\"references\": []",
        "\"includePlatforms\": []",
        "\"allowUnsafeCode\": true",
        "\"noEngineReferences\": true",
    ] {
        assert!(runtime.contains(line), "Ddz.Rules.asmdef: no {line}");
    }
    let tests = read("Tests/Runtime/Ddz.Rules.Tests.asmdef");
    for line in [
        "\"name\": \"Ddz.Rules.Tests\"",
        "\"Ddz.Rules\",",
        "\"nunit.framework.dll\"",
        "\"autoReferenced\": false",
        "\"UNITY_INCLUDE_TESTS\"",
    ] {
        assert!(tests.contains(line), "Ddz.Rules.Tests.asmdef: no {line}");
    }
    let friend = read("Runtime/AssemblyInfo.cs");
    assert!(friend.contains("InternalsVisibleTo(\"Ddz.Rules.Tests\")"));
}

/// The runtime knows nothing of the engine, so it works outside Unity too.
#[test]
fn sources_are_plain_csharp() {
    let sources = visible().into_iter().filter(|path| path.ends_with(".cs"));
    let mut runtime = 0;
    for path in sources.filter(|path| path.starts_with("Runtime/")) {
        runtime += 1;
        let text = read(&path);
        assert!(!text.contains("using Unity"), "{path}");
        assert!(!text.starts_with('\u{FEFF}'), "{path}: a byte order mark");
        assert!(!text.contains('\r'), "{path}: line ends");
    }
    assert!(runtime > 20, "only {runtime} files");
}
