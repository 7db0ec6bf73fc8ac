//! `cargo xtask metas`: gives each file and folder of the Unity package that has
//! no `.meta` file one, as Unity itself would. One that is there is never
//! touched: projects refer to a file by the GUID in it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell;

const PACKAGE: &str = "bindings/csharp";

pub fn run() -> Result<(), String> {
    let package = shell::root().join(PACKAGE);
    let mut written = 0;
    for path in visible(&package)? {
        let meta = PathBuf::from(format!("{}.meta", path.display()));
        if meta.exists() {
            continue;
        }
        let inside = path.strip_prefix(&package).map_err(|e| e.to_string())?;
        let text = meta_of(&path, inside)?;
        fs::write(&meta, text).map_err(|e| format!("{}: {e}", meta.display()))?;
        println!("{PACKAGE}/{}.meta", inside.display());
        written += 1;
    }
    println!("{written} written");
    Ok(())
}

/// What Unity imports: nothing whose name begins with a dot or ends with a
/// tilde.
fn visible(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut paths = Vec::new();
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for entry in entries {
        let entry = entry.map_err(|e| e.to_string())?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') || name.ends_with('~') || name.ends_with(".meta") {
            continue;
        }
        let path = entry.path();
        if path.is_dir() {
            paths.extend(visible(&path)?);
        }
        paths.push(path);
    }
    paths.sort();
    Ok(paths)
}

fn meta_of(path: &Path, inside: &Path) -> Result<String, String> {
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let importer = match &*extension {
        _ if path.is_dir() => "folderAsset: yes\nDefaultImporter:\n  externalObjects: {}\n",
        "cs" => {
            "MonoImporter:\n  externalObjects: {}\n  serializedVersion: 2\n  \
             defaultReferences: []\n  executionOrder: 0\n  icon: {instanceID: 0}\n"
        }
        "asmdef" => "AssemblyDefinitionImporter:\n  externalObjects: {}\n",
        "json" if inside == "package.json" => "PackageManifestImporter:\n  externalObjects: {}\n",
        "md" => "TextScriptImporter:\n  externalObjects: {}\n",
        _ => {
            let name = inside.display();
            return Err(format!("{PACKAGE}/{name}: write its .meta by hand"));
        }
    };
    Ok(format!(
        "fileFormatVersion: 2\nguid: {:032x}\n{importer}  userData: \n  \
         assetBundleName: \n  assetBundleVariant: \n",
        guid(inside)
    ))
}

/// FNV-1a of the path inside the package: the same for everybody who makes the
/// file on his own, and no other file's.
fn guid(inside: &Path) -> u128 {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let name = format!("com.ddz.rules/{}", inside.display());
    name.bytes().fold(BASIS, |hash, byte| {
        (hash ^ u128::from(byte)).wrapping_mul(PRIME)
    })
}
