//! The door: the few shapes in which data crosses it, each with one helper.
//!
//! Pointers may have any alignment and may overlap each other, so inputs are
//! copied to locals and outputs are written last, through raw pointers. Every
//! export checks in this order: NULL, STRUCT_SIZE, ENUM, LENGTH (of text and of
//! cards alike), rules, the play on the table, cards, BUFFER.

use core::mem::size_of;
use core::ptr;

use super::abi::{ddz_move, ddz_play, ddz_rules};
use super::status::Refusal;
use crate::cards::{Cards, CardsError};
use crate::moves::Move;
use crate::numbers as n;
use crate::plays::{Packed, Play, TablePlay};
use crate::rules::{self, RuleSet};

/// Runs an export. A panic is a fault of the library; with `std` it becomes a
/// status, without it no panicking code is left.
#[inline(always)]
pub(super) fn guard(body: impl FnOnce() -> Result<(), Refusal>) -> i32 {
    #[cfg(feature = "std")]
    {
        match std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| answer(body()))) {
            Ok(status) => status,
            Err(_) => n::ERR_INTERNAL,
        }
    }
    #[cfg(not(feature = "std"))]
    answer(body())
}

#[inline(always)]
fn answer(result: Result<(), Refusal>) -> i32 {
    match result {
        Ok(()) => n::OK,
        Err(refusal) => refusal.status(),
    }
}

/// A struct or a fixed number of bytes to read.
#[derive(Clone, Copy)]
pub(super) struct In<T>(*const T);

impl<T: Copy> In<T> {
    /// # Safety
    /// `pointer` is NULL or can be read for one `T` during the call.
    #[inline(always)]
    pub(super) unsafe fn new(pointer: *const T) -> Result<In<T>, Refusal> {
        if pointer.is_null() {
            return Err(Refusal::Null);
        }
        Ok(In(pointer))
    }

    #[inline(always)]
    pub(super) fn read(self) -> T {
        // SAFETY: promised to `new`; any alignment will do.
        unsafe { ptr::read_unaligned(self.0) }
    }
}

/// A struct that begins with `struct_size`, which is the right one.
#[derive(Clone, Copy)]
pub(super) struct SizedIn<T>(In<T>);

impl<T: Copy> SizedIn<T> {
    /// Reads no more than `struct_size` until that is the right one.
    ///
    /// # Safety
    /// `pointer` can be read for as many bytes as its first four say, and for
    /// these four, and `T` begins with them.
    #[inline(always)]
    pub(super) unsafe fn new(pointer: In<T>) -> Result<SizedIn<T>, Refusal> {
        // SAFETY: the caller can read the first field.
        let size = unsafe { ptr::read_unaligned(pointer.0.cast::<u32>()) };
        if size as usize != size_of::<T>() {
            return Err(Refusal::StructSize);
        }
        Ok(SizedIn(pointer))
    }

    #[inline(always)]
    pub(super) fn read(self) -> T {
        self.0.read()
    }
}

/// A rule set whose size has been looked at, and nothing more.
#[derive(Clone, Copy)]
pub(super) struct SizedRules(*const [u8; rules::SIZE]);

impl SizedRules {
    /// Reads no more than `struct_size` until that is the right one.
    ///
    /// # Safety
    /// `pointer` is NULL or can be read for as many bytes as its first four
    /// say, and for these four.
    #[inline(always)]
    pub(super) unsafe fn new(rules: In<ddz_rules>) -> Result<SizedRules, Refusal> {
        // SAFETY: the caller can read the first field.
        let size = unsafe { ptr::read_unaligned(rules.0.cast::<u32>()) };
        if size as usize != size_of::<ddz_rules>() {
            return Err(Refusal::StructSize);
        }
        Ok(SizedRules(rules.0.cast()))
    }

    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn check(self) -> Result<RuleSet, Refusal> {
        // In words: a copy of bytes on the stack that is read back as words
        // makes the processor wait for the copy.
        // SAFETY: `new` found the whole struct; any alignment will do.
        let word = |at| u64::from_le(unsafe { ptr::read_unaligned(self.0.byte_add(at).cast()) });
        // SAFETY: as above.
        let tail = unsafe { ptr::read_unaligned(self.0.byte_add(28).cast()) };
        Ok(RuleSet::from_words([word(4), word(12), word(20)], tail)?)
    }
}

/// Bytes to read: cards, ids, ranks or text.
#[derive(Clone, Copy)]
pub(super) struct Bytes {
    pointer: *const u8,
    len: u32,
}

impl Bytes {
    /// A length of 0 takes any pointer.
    ///
    /// # Safety
    /// `pointer` can be read for `len` bytes, or is NULL.
    #[inline(always)]
    pub(super) unsafe fn new(pointer: *const u8, len: u32) -> Result<Bytes, Refusal> {
        if pointer.is_null() & (len != 0) {
            return Err(Refusal::Null);
        }
        Ok(Bytes { pointer, len })
    }

    /// A play or a hand: 0 to 20 cards.
    #[inline(always)]
    pub(super) fn as_hand(self) -> Result<HandBytes, Refusal> {
        if self.len > n::CARDS_MAX {
            return Err(CardsError::TooMany.into());
        }
        Ok(HandBytes(self))
    }

    /// A copy of up to 54 cards, ids or ranks.
    pub(super) fn as_deck(self) -> Result<Local<{ n::DECK_LEN as usize }>, Refusal> {
        self.copy(CardsError::TooMany.into())
    }

    /// The caller's bytes themselves, for what is too long to copy.
    ///
    /// # Safety
    /// Nothing is written through any pointer of the call as long as the slice
    /// is in use.
    pub(super) unsafe fn borrow<'a>(self, longest: u32) -> Result<&'a [u8], Refusal> {
        if self.len > longest {
            return Err(Refusal::Length);
        }
        if self.len == 0 {
            return Ok(&[]);
        }
        // SAFETY: promised to `new` and by the caller; `longest` is far below
        // the largest size of an object.
        Ok(unsafe { core::slice::from_raw_parts(self.pointer, self.len as usize) })
    }

    /// A copy of at most `N` bytes.
    pub(super) fn copy<const N: usize>(self, too_many: Refusal) -> Result<Local<N>, Refusal> {
        let len = self.len as usize;
        let mut bytes = [0; N];
        if len > N {
            return Err(too_many);
        }
        if len > 0 {
            // SAFETY: promised to `new`; the local is no part of the caller's.
            unsafe { ptr::copy_nonoverlapping(self.pointer, bytes.as_mut_ptr(), len) };
        }
        Ok(Local { bytes, len })
    }
}

/// A copy of the caller's bytes.
pub(super) struct Local<const N: usize> {
    bytes: [u8; N],
    len: usize,
}

impl<const N: usize> Local<N> {
    pub(super) fn as_slice(&self) -> &[u8] {
        self.bytes.get(..self.len).unwrap_or(&[])
    }
}

/// At most 20 card bytes.
#[derive(Clone, Copy)]
pub(super) struct HandBytes(Bytes);

impl HandBytes {
    /// The cards, in any order.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn cards(self) -> Result<Cards, Refusal> {
        let Bytes { pointer, len } = self.0;
        let len = len as usize;
        let mut word = 0;
        let mut at = 0;
        // Four, two and one at a time: a loop of single steps takes as many
        // branches as there are cards, and a fixed number of steps as many
        // loads as there may be; both were measured to be slower.
        while at + 4 <= len {
            // SAFETY: `Bytes::new` was promised `len` bytes.
            let four: [u8; 4] = unsafe { ptr::read(pointer.add(at).cast()) };
            word |= four
                .into_iter()
                .fold(0, |word, byte| word | Cards::bits_of(byte));
            at += 4;
        }
        if len & 2 != 0 {
            // SAFETY: as above.
            let two: [u8; 2] = unsafe { ptr::read(pointer.add(at).cast()) };
            word |= two
                .into_iter()
                .fold(0, |word, byte| word | Cards::bits_of(byte));
            at += 2;
        }
        if len & 1 != 0 {
            // SAFETY: as above.
            word |= Cards::bits_of(unsafe { *pointer.add(at) });
        }
        Ok(Cards::from_word(word, len)?)
    }
}

/// The play on the table.
#[derive(Clone, Copy)]
pub(super) struct Table([u8; 4]);

impl Table {
    /// NULL is a lead.
    ///
    /// # Safety
    /// `pointer` can be read for one `ddz_play`, or is NULL.
    #[inline(always)]
    pub(super) unsafe fn new(pointer: *const ddz_play) -> Table {
        const LEAD: [u8; 4] = [0; 4];
        let play: *const [u8; 4] = if pointer.is_null() {
            &LEAD
        } else {
            pointer.cast()
        };
        // SAFETY: promised by the caller, or our own constant.
        Table(unsafe { ptr::read_unaligned(play) })
    }

    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn check(self, rules: &RuleSet) -> Result<TablePlay, Refusal> {
        TablePlay::from_bytes(rules, self.0).ok_or(Refusal::Play)
    }
}

/// A struct or a number to write, last of all.
#[derive(Clone, Copy)]
pub(super) struct Out<T>(*mut T);

impl<T: Copy> Out<T> {
    /// # Safety
    /// `pointer` is NULL or can be written for one `T` during the call.
    #[inline(always)]
    pub(super) unsafe fn new(pointer: *mut T) -> Result<Out<T>, Refusal> {
        if pointer.is_null() {
            return Err(Refusal::Null);
        }
        Ok(Out(pointer))
    }

    #[inline(always)]
    pub(super) fn write(self, value: T) {
        // SAFETY: promised to `new`; any alignment will do.
        unsafe { ptr::write_unaligned(self.0, value) }
    }
}

/// Exactly as many bytes to write as the input has.
#[derive(Clone, Copy)]
pub(super) struct OutBytes {
    pointer: *mut u8,
    len: u32,
}

impl OutBytes {
    /// # Safety
    /// `pointer` can be written for `len` bytes, or is NULL.
    #[inline(always)]
    pub(super) unsafe fn new(pointer: *mut u8, len: u32) -> Result<OutBytes, Refusal> {
        if pointer.is_null() & (len != 0) {
            return Err(Refusal::Null);
        }
        Ok(OutBytes { pointer, len })
    }

    pub(super) fn write(self, bytes: &[u8]) {
        let len = bytes.len().min(self.len as usize);
        if len > 0 {
            // SAFETY: promised to `new`; `bytes` is a local of the export.
            unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), self.pointer, len) };
        }
    }
}

/// A list `(out, cap, out_len)`.
#[derive(Clone, Copy)]
pub(super) struct List<T> {
    out: *mut T,
    cap: u32,
    out_len: *mut u32,
}

impl<T: Copy> List<T> {
    /// # Safety
    /// `out` can be written for `cap` items, or is NULL; `out_len` can be
    /// written, or is NULL.
    #[inline(always)]
    pub(super) unsafe fn new(out: *mut T, cap: u32, out_len: *mut u32) -> Result<List<T>, Refusal> {
        if out_len.is_null() | (out.is_null() & (cap != 0)) {
            return Err(Refusal::Null);
        }
        Ok(List { out, cap, out_len })
    }

    /// Only the count is asked for.
    #[inline(always)]
    pub(super) fn is_query(self) -> bool {
        self.out.is_null()
    }

    pub(super) const fn cap(self) -> u32 {
        self.cap
    }

    /// Writes the length, and the items if they fit.
    pub(super) fn write(self, items: &[T]) -> Result<(), Refusal> {
        self.write_len(items.len() as u32)?;
        if !self.is_query() {
            for (i, item) in items.iter().enumerate() {
                // SAFETY: `write_len` found room for all.
                unsafe { ptr::write_unaligned(self.out.add(i), *item) };
            }
        }
        Ok(())
    }

    /// Writes the length; `Buffer` when that many items have no room.
    #[inline(always)]
    pub(super) fn write_len(self, len: u32) -> Result<(), Refusal> {
        // SAFETY: promised to `new`.
        unsafe { ptr::write_unaligned(self.out_len, len) };
        if !self.is_query() && len > self.cap {
            return Err(Refusal::Buffer);
        }
        Ok(())
    }
}

impl List<ddz_move> {
    /// Takes every move and keeps none.
    pub(super) const NO_ROOM: List<ddz_move> = List {
        out: ptr::null_mut(),
        cap: 0,
        out_len: ptr::null_mut(),
    };

    /// Writes the length, and the moves if they fit.
    pub(super) fn write_moves(
        self,
        len: usize,
        moves: impl Iterator<Item = Move>,
    ) -> Result<(), Refusal> {
        self.write_len(len as u32)?;
        if !self.is_query() {
            // `write_len` found room for all.
            for (i, Move { play, cards }) in moves.take(len).enumerate() {
                let play = play.into();
                // SAFETY: promised to `new`.
                unsafe { ptr::write_unaligned(self.out.add(i), ddz_move { play, cards }) };
            }
        }
        Ok(())
    }

    /// Writes one move from its three words, where there is room.
    #[inline(always)]
    pub(super) fn write_words(self, at: u32, words: [u64; 3]) {
        if at < self.cap {
            let place: *mut [u64; 3] = self.out.wrapping_add(at as usize).cast();
            // SAFETY: `at` is below the cap that was promised to `new`.
            unsafe { ptr::write_unaligned(place, words.map(u64::to_le)) };
        }
    }
}

impl From<Play> for ddz_play {
    #[inline(always)]
    fn from(play: Play) -> ddz_play {
        play.pack().into()
    }
}

impl From<Packed> for ddz_play {
    #[inline(always)]
    fn from(play: Packed) -> ddz_play {
        let [kind, rank, length, cards] = play.to_bytes();
        ddz_play {
            kind,
            rank,
            length,
            cards,
        }
    }
}
