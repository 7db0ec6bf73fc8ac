//! `cargo xtask regen`: copies what build.rs generates into the source tree.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell;

pub fn run() -> Result<(), String> {
    let generated = generate()?;
    let mut changed = 0;
    for file in files(&generated).map_err(|error| error.to_string())? {
        let path = file.strip_prefix(&generated).unwrap_or(&file);
        if copy(&file, &shell::root().join(path))
            .map_err(|error| format!("{}: {error}", path.display()))?
        {
            println!("wrote {}", path.display());
            changed += 1;
        }
    }
    if changed == 0 {
        println!("all generated files are as they should be");
    }
    Ok(())
}

/// Runs build.rs with the feature `generate`; cargo tells where it wrote.
fn generate() -> Result<PathBuf, String> {
    let messages = shell::output(shell::cargo().args([
        "build",
        "--lib",
        "--features",
        "generate",
        "--message-format",
        "json-render-diagnostics",
    ]))?;
    messages
        .lines()
        .filter(|line| line.contains(r#""reason":"build-script-executed""#))
        .filter_map(|line| line.split_once(r#""out_dir":""#)?.1.split_once('"'))
        .map(|(out, _)| PathBuf::from(out.replace(r"\\", r"\")).join("generated"))
        .find(|out| out.is_dir())
        .ok_or_else(|| "cargo did not say where build.rs wrote".to_owned())
}

fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Leaves an equal file alone.
fn copy(from: &Path, to: &Path) -> std::io::Result<bool> {
    let text = fs::read(from)?;
    if fs::read(to).is_ok_and(|old| old == text) {
        return Ok(false);
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(to, text)?;
    Ok(true)
}
