//! The committed generated files are what the sources say today.
//! Needs the feature `generate`: build.rs has then written fresh ones.

use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn fresh() -> PathBuf {
    Path::new(env!("OUT_DIR")).join("generated")
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn committed_files_are_up_to_date() {
    let fresh = fresh();
    let mut stale = Vec::new();
    let files = files(&fresh);
    assert!(files.len() >= 9, "build.rs wrote only {files:?}");
    for file in files {
        let path = file.strip_prefix(&fresh).unwrap();
        if fs::read(root().join(path)).ok() != fs::read(&file).ok() {
            stale.push(path.display().to_string());
        }
    }
    assert!(stale.is_empty(), "{stale:?}: run cargo xtask regen");
}

/// A generated file that build.rs writes no more would stay as it is for ever.
fn assert_written(file: &Path) {
    let path = file.strip_prefix(root()).unwrap();
    assert!(
        fresh().join(path).is_file(),
        "{}: build.rs does not write it",
        path.display()
    );
}

#[test]
fn folders_of_generated_files_hold_nothing_else() {
    for folder in ["bindings/abi", "bindings/typescript/src/generated"] {
        for file in files(&root().join(folder)) {
            assert_written(&file);
        }
    }
}

/// In C# they lie among the others, and end with `.g.cs`.
#[test]
fn generated_files_of_csharp_are_written() {
    let mut generated = files(&root().join("bindings/csharp"));
    generated.retain(|file| file.to_string_lossy().ends_with(".g.cs"));
    assert!(!generated.is_empty(), "no generated file of C#");
    for file in generated {
        assert_written(&file);
    }
}
