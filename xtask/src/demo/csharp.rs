//! The examples in C#, where Mono is: they tell the stories of `examples/c` to
//! the letter, so only that is said.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use crate::shell;
use crate::tools;

/// Where there is no Mono, it only says so. `name` is that of the example in C#.
pub fn run(name: &str, library: &Path, told_in_c: &str, argument: &str) -> Result<(), String> {
    if !tools::is_here(&tools::MCS) || !tools::is_here(&tools::MONO) {
        println!("\nthere is no Mono, so {name} in C# was left out");
        return Ok(());
    }
    let program = library.join(format!("{name}.exe"));
    let mut output = OsString::from("-out:");
    output.push(&program);
    println!("\nmcs examples/csharp/{name}.cs, mono {name}.exe {argument}");
    let mut mcs = shell::program("mcs");
    mcs.args(["-langversion:7.2", "-unsafe", "-warnaserror"]);
    mcs.arg(output);
    for source in [name, "Show"] {
        mcs.arg(shell::root().join(format!("examples/csharp/{source}.cs")));
    }
    add_sources(&mut mcs, &shell::root().join("bindings/csharp/Runtime"))?;
    shell::run(&mut mcs)?;

    let mut mono = shell::program("mono");
    mono.arg(&program).arg(argument);
    mono.env("LD_LIBRARY_PATH", library);
    mono.env("DYLD_LIBRARY_PATH", library);
    let told = shell::output(&mut mono)?;
    if told != told_in_c {
        return Err(format!(
            "{name} in C# says something else than the example in C"
        ));
    }
    println!("the same {} lines as in C", told.lines().count());
    Ok(())
}

fn add_sources(mcs: &mut std::process::Command, folder: &Path) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|e| e.to_string())?.path();
        if path.is_dir() {
            add_sources(mcs, &path)?;
        } else if path.extension().is_some_and(|extension| extension == "cs") {
            mcs.arg(path);
        }
    }
    Ok(())
}
