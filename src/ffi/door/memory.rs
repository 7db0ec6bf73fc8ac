//! Memory that a caller lends for longer than a call, to be read and written.

use core::slice;

use super::super::status::Refusal;
use super::take::Argument;
use ddz::solve::{SolveError, Solver};

/// The memory of a solver.
#[derive(Clone, Copy)]
pub(in super::super) struct Memory {
    pointer: *mut u8,
    len: u32,
}

impl Memory {
    /// # Safety
    /// `pointer` can be read and written for `len` bytes during the call, or is
    /// NULL.
    pub(in super::super) const unsafe fn new(pointer: *mut u8, len: u32) -> Memory {
        Memory { pointer, len }
    }

    /// # Safety
    /// Nothing is read or written through any other pointer of the call as long as
    /// the slice is in use.
    pub(in super::super) unsafe fn as_slice<'a>(self) -> &'a mut [u8] {
        // SAFETY: promised to `new` and by the caller; every byte is a byte.
        unsafe { slice::from_raw_parts_mut(self.pointer, self.len as usize) }
    }
}

impl Argument for Memory {
    type Taken = Memory;

    fn is_null(self) -> bool {
        self.pointer.is_null()
    }

    fn fits(self) -> Result<(), Refusal> {
        // More than any object has is no memory of the caller.
        let is_object = isize::try_from(self.len).is_ok();
        match self.len as usize >= Solver::MEMORY_MIN && is_object {
            true => Ok(()),
            false => Err(SolveError::Memory.into()),
        }
    }

    fn taken(self) -> Result<Memory, Refusal> {
        Ok(self)
    }
}
