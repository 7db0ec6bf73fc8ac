//! What a call writes, last of all and through raw pointers, since an output may
//! be any input.

use core::mem::size_of;
use core::{ptr, slice};

use super::super::abi::ddz_move;
use super::super::status::Refusal;
use super::take::Argument;
use ddz::moves::Move;

/// A struct or a number to write.
#[derive(Clone, Copy)]
pub(in super::super) struct Out<T>(*mut T);

impl<T: Copy> Out<T> {
    /// # Safety
    /// `pointer` is NULL or can be written for one `T` during the call.
    #[inline(always)]
    pub(in super::super) const unsafe fn new(pointer: *mut T) -> Out<T> {
        Out(pointer)
    }

    #[inline(always)]
    pub(in super::super) fn write(self, value: T) {
        // SAFETY: promised to `new`; any alignment will do.
        unsafe { ptr::write_unaligned(self.0, value) }
    }
}

impl<T: Copy> Argument for Out<T> {
    type Taken = Out<T>;

    #[inline(always)]
    fn is_null(self) -> bool {
        self.0.is_null()
    }

    #[inline(always)]
    fn taken(self) -> Result<Out<T>, Refusal> {
        Ok(self)
    }
}

/// A struct to write whose `struct_size` the caller has set.
#[derive(Clone, Copy)]
pub(in super::super) struct SizedOut<T>(Out<T>);

impl<T: Copy> SizedOut<T> {
    /// # Safety
    /// `pointer` is NULL, or its first four bytes can be read, and as many as
    /// these say can be written, during the call.
    #[inline(always)]
    pub(in super::super) const unsafe fn new(pointer: *mut T) -> SizedOut<T> {
        SizedOut(Out(pointer))
    }
}

impl<T: Copy> Argument for SizedOut<T> {
    type Taken = Out<T>;

    #[inline(always)]
    fn is_null(self) -> bool {
        self.0.is_null()
    }

    #[inline(always)]
    fn has_size(self) -> bool {
        // SAFETY: promised to `new`, and it is not NULL.
        let size = unsafe { ptr::read_unaligned(self.0.0.cast::<u32>()) };
        size as usize == size_of::<T>()
    }

    #[inline(always)]
    fn taken(self) -> Result<Out<T>, Refusal> {
        Ok(self.0)
    }
}

/// As many bytes to write as another argument has.
#[derive(Clone, Copy)]
pub(in super::super) struct OutBytes {
    pointer: *mut u8,
    len: u32,
}

impl OutBytes {
    /// # Safety
    /// `pointer` can be written for `len` bytes during the call, or is NULL.
    pub(in super::super) const unsafe fn new(pointer: *mut u8, len: u32) -> OutBytes {
        OutBytes { pointer, len }
    }

    pub(in super::super) fn write(self, bytes: &[u8]) {
        let len = bytes.len().min(self.len as usize);
        if len > 0 {
            // SAFETY: promised to `new`; `bytes` is a local of the export.
            unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), self.pointer, len) };
        }
    }
}

impl Argument for OutBytes {
    type Taken = OutBytes;

    fn is_null(self) -> bool {
        self.pointer.is_null() & (self.len != 0)
    }

    fn taken(self) -> Result<OutBytes, Refusal> {
        Ok(self)
    }
}

/// Memory of the caller in which a call works.
#[derive(Clone, Copy)]
pub(in super::super) struct Memory {
    pointer: *mut u8,
    len: u32,
}

impl Memory {
    /// # Safety
    /// `pointer` can be read and written for `len` bytes during the call, or is NULL.
    pub(in super::super) const unsafe fn new(pointer: *mut u8, len: u32) -> Memory {
        Memory { pointer, len }
    }

    /// # Safety
    /// Nothing else of the call is read or written as long as it is in use.
    pub(in super::super) unsafe fn as_mut_slice<'a>(self) -> &'a mut [u8] {
        if self.len == 0 {
            return &mut [];
        }
        // SAFETY: promised to `new` and by the caller, and it is not NULL.
        unsafe { slice::from_raw_parts_mut(self.pointer, self.len as usize) }
    }
}

impl Argument for Memory {
    type Taken = Memory;

    fn is_null(self) -> bool {
        self.pointer.is_null() & (self.len != 0)
    }

    fn taken(self) -> Result<Memory, Refusal> {
        Ok(self)
    }
}

/// A list `(out, cap, out_len)`.
#[derive(Clone, Copy)]
pub(in super::super) struct List<T> {
    out: *mut T,
    cap: u32,
    out_len: *mut u32,
}

impl<T: Copy> List<T> {
    /// # Safety
    /// `out` can be written for `cap` items during the call, or is NULL;
    /// `out_len` can be written, or is NULL.
    #[inline(always)]
    pub(in super::super) const unsafe fn new(out: *mut T, cap: u32, out_len: *mut u32) -> List<T> {
        List { out, cap, out_len }
    }

    /// Writes the length, and the items if they fit.
    pub(in super::super) fn write(self, items: &[T]) -> Result<(), Refusal> {
        self.write_len(items.len() as u32)?;
        if !self.is_query() {
            for (i, item) in items.iter().enumerate() {
                // SAFETY: `write_len` found room for all.
                unsafe { ptr::write_unaligned(self.out.add(i), *item) };
            }
        }
        Ok(())
    }

    /// Writes one item, where there is room.
    pub(in super::super) fn write_at(self, at: u32, item: T) {
        if at < self.cap && !self.is_query() {
            // SAFETY: `at` is below the cap that was promised to `new`.
            unsafe { ptr::write_unaligned(self.out.add(at as usize), item) };
        }
    }

    /// Only the count is asked for.
    #[inline(always)]
    pub(in super::super) fn is_query(self) -> bool {
        self.out.is_null()
    }

    /// Is there room for so many?
    #[inline(always)]
    pub(in super::super) fn has_room(self, items: u32) -> bool {
        items <= self.cap
    }

    /// Writes the length; `Buffer` when that many items have no room.
    #[inline(always)]
    pub(in super::super) fn write_len(self, len: u32) -> Result<(), Refusal> {
        // SAFETY: promised to `new`.
        unsafe { ptr::write_unaligned(self.out_len, len) };
        if !self.is_query() && len > self.cap {
            return Err(Refusal::BUFFER);
        }
        Ok(())
    }
}

impl<T: Copy> Argument for List<T> {
    type Taken = List<T>;

    #[inline(always)]
    fn is_null(self) -> bool {
        self.out_len.is_null() | (self.out.is_null() & (self.cap != 0))
    }

    #[inline(always)]
    fn taken(self) -> Result<List<T>, Refusal> {
        Ok(self)
    }
}

impl List<ddz_move> {
    /// Takes every move and keeps none.
    pub(in super::super) const NO_ROOM: List<ddz_move> = List {
        out: ptr::null_mut(),
        cap: 0,
        out_len: ptr::null_mut(),
    };

    /// Writes one move, where there is room.
    #[inline(always)]
    pub(in super::super) fn write_move(self, at: u32, found: &Move) {
        if at < self.cap {
            let place: *mut [u64; 3] = self.out.wrapping_add(at as usize).cast();
            // SAFETY: `at` is below the cap that was promised to `new`.
            unsafe { ptr::write_unaligned(place, found.to_words().map(u64::to_le)) };
        }
    }

    /// Writes the length, and the moves if they fit.
    pub(in super::super) fn write_moves(
        self,
        len: usize,
        moves: impl Iterator<Item = Move>,
    ) -> Result<(), Refusal> {
        self.write_len(len as u32)?;
        for (at, found) in (0..).zip(moves.take(len)) {
            self.write_move(at, &found);
        }
        Ok(())
    }
}
