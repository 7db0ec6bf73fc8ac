//! What the Rust sources say: the numbers and the layout as the compiler sees
//! them, the exports as they are written.

use std::path::PathBuf;
use std::{env, fs};

#[path = "../core/src/numbers.rs"]
#[allow(dead_code)]
pub mod numbers;

#[path = "../src/ffi/abi.rs"]
#[allow(dead_code)]
pub mod abi;

#[path = "../src/ffi/layout.rs"]
pub mod layout;

/// The rooms of the door in reading order; a room that is not named comes
/// behind them.
const ROOMS: [&str; 14] = [
    "version", "words", "rules", "cards", "plays", "moves", "advice", "position", "solve", "flow",
    "game", "view", "record", "bot",
];

/// An exported function.
pub struct Export {
    pub name: String,
    /// The lines of its documentation, one leading space taken off.
    pub docs: Vec<String>,
    /// Names and Rust types without spaces, such as `*constu8`.
    pub parameters: Vec<(String, String)>,
    /// The Rust type of what it returns.
    pub result: String,
}

/// A struct of the header.
pub struct Struct {
    pub name: String,
    pub fields: Vec<Field>,
}

/// A field of one.
pub struct Field {
    pub name: String,
    /// The Rust type without spaces.
    pub ty: String,
    pub docs: Vec<String>,
}

pub struct Truth {
    /// In the order of the header.
    pub structs: Vec<Struct>,
    /// The source files with exports, in reading order, `abi.rs` first.
    pub sources: Vec<PathBuf>,
    pub exports: Vec<Export>,
}

impl Truth {
    pub fn read() -> Truth {
        let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
        let door = root.join("src/ffi");
        let mut rooms: Vec<PathBuf> = fs::read_dir(&door)
            .expect("src/ffi is there")
            .map(|entry| entry.expect("src/ffi can be read").path())
            .filter(|path| path.extension().is_some_and(|ext| ext == "rs"))
            .collect();
        rooms.sort_by_key(|path| {
            let name = path
                .file_stem()
                .map(|name| name.to_string_lossy().into_owned());
            let place = ROOMS.iter().position(|room| Some(*room) == name.as_deref());
            (place.unwrap_or(ROOMS.len()), name)
        });
        let mut sources = vec![door.join("abi.rs")];
        let mut exports = Vec::new();
        for room in rooms {
            let found = exports_of(&fs::read_to_string(&room).expect("a source file"));
            if !found.is_empty() {
                sources.push(room);
                exports.extend(found);
            }
        }
        let abi = fs::read_to_string(&sources[0]).expect("src/ffi/abi.rs is there");
        let structs = structs_of(&abi);
        for known in &structs {
            assert!(
                layout::STRUCTS.iter().any(|s| s.name == known.name),
                "{} has no line in src/ffi/layout.rs, and so would be in no ledger",
                known.name
            );
        }
        Truth {
            structs,
            sources,
            exports,
        }
    }
}

fn structs_of(abi: &str) -> Vec<Struct> {
    let file = syn::parse_file(abi).expect("src/ffi/abi.rs is Rust");
    let structs = file.items.into_iter().filter_map(|item| match item {
        syn::Item::Struct(item) => Some(item),
        _ => None,
    });
    let field = |field: &syn::Field| Field {
        name: field
            .ident
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
        ty: plain(&field.ty),
        docs: field.attrs.iter().filter_map(doc_line).collect(),
    };
    structs
        .map(|item| Struct {
            name: item.ident.to_string(),
            fields: item.fields.iter().map(field).collect(),
        })
        .collect()
}

fn exports_of(source: &str) -> Vec<Export> {
    let file = syn::parse_file(source).expect("src/ffi is Rust");
    // What only some targets have is no part of the ABI.
    if file.attrs.iter().any(|attr| attr.path().is_ident("cfg")) {
        return Vec::new();
    }
    file.items
        .into_iter()
        .filter_map(|item| match item {
            syn::Item::Fn(item) if item.sig.abi.is_some() => Some(export(&item)),
            _ => None,
        })
        .collect()
}

fn export(item: &syn::ItemFn) -> Export {
    let parameters = item.sig.inputs.iter().map(|input| match input {
        syn::FnArg::Typed(typed) => (plain(&typed.pat), plain(&typed.ty)),
        syn::FnArg::Receiver(_) => panic!("{}: an export takes no self", item.sig.ident),
    });
    Export {
        name: item.sig.ident.to_string(),
        docs: item.attrs.iter().filter_map(doc_line).collect(),
        parameters: parameters.collect(),
        result: match &item.sig.output {
            syn::ReturnType::Default => "()".to_owned(),
            syn::ReturnType::Type(_, ty) => plain(ty),
        },
    }
}

/// Source text without spaces.
fn plain(tokens: &impl quote::ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(' ', "")
}

fn doc_line(attribute: &syn::Attribute) -> Option<String> {
    let syn::Meta::NameValue(pair) = &attribute.meta else {
        return None;
    };
    match &pair.value {
        syn::Expr::Lit(syn::ExprLit {
            lit: syn::Lit::Str(text),
            ..
        }) if pair.path.is_ident("doc") => {
            let text = text.value();
            Some(text.strip_prefix(' ').unwrap_or(&text).to_owned())
        }
        _ => None,
    }
}
