//! Structs that a call reads. Pointers may have any alignment, so what is not
//! aligned is copied.

use core::mem::{MaybeUninit, size_of};
use core::ptr;

use super::super::abi::ddz_rules;
use super::super::status::Refusal;
use super::take::Argument;
use ddz::rules::RuleSet;

/// A struct that begins with `struct_size`, or is to be written and does; a
/// fixed number of bytes; any other plain thing.
#[derive(Clone, Copy)]
pub(in super::super) struct In<T>(*const T);

impl<T: Copy> In<T> {
    /// # Safety
    /// `pointer` is NULL or can be read for one `T` during the call.
    #[inline(always)]
    pub(in super::super) const unsafe fn new(pointer: *const T) -> In<T> {
        In(pointer)
    }
}

impl<T: Copy> Argument for In<T> {
    type Taken = T;

    #[inline(always)]
    fn is_null(self) -> bool {
        self.0.is_null()
    }

    #[inline(always)]
    fn taken(self) -> Result<T, Refusal> {
        // SAFETY: promised to `new`, and it is not NULL.
        Ok(unsafe { ptr::read_unaligned(self.0) })
    }
}

/// A struct that begins with `struct_size`.
#[derive(Clone, Copy)]
pub(in super::super) struct SizedIn<T>(*const T);

impl<T: Copy> SizedIn<T> {
    /// # Safety
    /// `pointer` is NULL, or can be read during the call for its first four bytes
    /// and for as many as these say.
    #[inline(always)]
    pub(in super::super) const unsafe fn new(pointer: *const T) -> SizedIn<T> {
        SizedIn(pointer)
    }
}

impl<T: Copy> Argument for SizedIn<T> {
    type Taken = Whole<T>;

    #[inline(always)]
    fn is_null(self) -> bool {
        self.0.is_null()
    }

    #[inline(always)]
    fn has_size(self) -> bool {
        // SAFETY: promised to `new`, and it is not NULL.
        let size = unsafe { ptr::read_unaligned(self.0.cast::<u32>()) };
        size as usize == size_of::<T>()
    }

    #[inline(always)]
    fn taken(self) -> Result<Whole<T>, Refusal> {
        Ok(Whole(self.0))
    }
}

/// A struct that is as long as this version has it.
#[derive(Clone, Copy)]
pub(in super::super) struct Whole<T>(*const T);

impl<T: Copy> Whole<T> {
    #[inline(always)]
    pub(in super::super) fn read(self) -> T {
        // SAFETY: `SizedIn` found a whole one; any alignment will do.
        unsafe { ptr::read_unaligned(self.0) }
    }

    /// The struct where it lies, if it is aligned there, else a copy in `room`.
    ///
    /// # Safety
    /// Nothing is written through any pointer of the call as long as it is in use.
    #[inline(always)]
    pub(in super::super) unsafe fn look(self, room: &mut MaybeUninit<T>) -> &T {
        if self.0.is_aligned() {
            // SAFETY: `SizedIn` found a whole one, and the caller promises the rest.
            unsafe { &*self.0 }
        } else {
            room.write(self.read())
        }
    }

    /// The bytes behind `struct_size` as they lie there.
    ///
    /// # Safety
    /// `T` has no padding, and nothing is written through any pointer of the
    /// call as long as they are in use.
    #[inline(always)]
    unsafe fn behind_size<'a, const N: usize>(self) -> &'a [u8; N] {
        const { assert!(size_of::<T>() == 4 + N) };
        // SAFETY: `SizedIn` found a whole one, and the caller promises the rest.
        unsafe { &*self.0.cast::<u8>().add(4).cast() }
    }
}

impl Whole<ddz_rules> {
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(in super::super) fn check(self) -> Result<RuleSet, Refusal> {
        // SAFETY: layout.rs finds no hole, and a call writes last.
        Ok(RuleSet::from_bytes(unsafe { self.behind_size() })?)
    }
}

/// A struct that begins with `struct_size`, to be read and then changed.
#[derive(Clone, Copy)]
pub(in super::super) struct SizedInOut<T>(*mut T);

impl<T: Copy> SizedInOut<T> {
    /// # Safety
    /// As [`SizedIn::new`], and it can be written as far as it can be read.
    #[inline(always)]
    pub(in super::super) const unsafe fn new(pointer: *mut T) -> SizedInOut<T> {
        SizedInOut(pointer)
    }
}

impl<T: Copy> Argument for SizedInOut<T> {
    type Taken = (Whole<T>, Change<T>);

    #[inline(always)]
    fn is_null(self) -> bool {
        self.0.is_null()
    }

    #[inline(always)]
    fn has_size(self) -> bool {
        SizedIn(self.0.cast_const()).has_size()
    }

    #[inline(always)]
    fn taken(self) -> Result<(Whole<T>, Change<T>), Refusal> {
        Ok((Whole(self.0.cast_const()), Change(self.0)))
    }
}

/// A struct that may be changed once nothing more is read.
#[derive(Clone, Copy)]
pub(in super::super) struct Change<T>(*mut T);

impl<T: Copy> Change<T> {
    #[inline(always)]
    pub(in super::super) fn by(self, change: impl FnOnce(&mut T)) {
        if self.0.is_aligned() {
            // SAFETY: `SizedInOut` found a whole one that may be written.
            change(unsafe { &mut *self.0 });
        } else {
            // SAFETY: the same; any alignment will do.
            unsafe {
                let mut copy = ptr::read_unaligned(self.0);
                change(&mut copy);
                ptr::write_unaligned(self.0, copy);
            }
        }
    }
}
