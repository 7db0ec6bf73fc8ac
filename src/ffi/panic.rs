//! The panic handler of the artifacts without `std`. They hold no panicking
//! code: the linker drops this function, and a build in which it stayed has
//! `ddz_panic_reached` left undefined and does not load.

use core::panic::PanicInfo;

unsafe extern "C" {
    /// Defined nowhere.
    fn ddz_panic_reached() -> !;
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    // SAFETY: never linked, so never called.
    unsafe { ddz_panic_reached() }
}
