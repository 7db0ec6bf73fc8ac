//! `ddz_abi_version`, `ddz_version_*`.

use super::c_char;

use ddz::numbers as n;

/// The number that changes only when something breaks; compare it with
/// DDZ_ABI_VERSION before the first call.
#[unsafe(no_mangle)]
pub extern "C" fn ddz_abi_version() -> u32 {
    n::ABI_VERSION
}

/// The version of the library as 0x00MMmmpp.
#[unsafe(no_mangle)]
pub extern "C" fn ddz_version_number() -> u32 {
    n::VERSION_NUMBER
}

/// The version of the library as text, for ever valid, not to be freed.
#[unsafe(no_mangle)]
pub extern "C" fn ddz_version_text() -> *const c_char {
    n::VERSION_TEXT.as_ptr().cast()
}
