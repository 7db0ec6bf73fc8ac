//! `ddz_abi_version`, `ddz_version_*`, `ddz_status_text`.

use super::c_char;
use core::ffi::CStr;

use crate::numbers as n;

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

/// A status in English, for ever valid, not to be freed; never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn ddz_status_text(status: i32) -> *const c_char {
    let text: &CStr = n::status_text(status);
    text.as_ptr().cast()
}
