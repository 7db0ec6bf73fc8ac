//! What a call reads. Pointers may have any alignment and may overlap with what
//! is written, so all is read before anything is written.

use core::{ptr, slice};

use super::super::abi::ddz_play;
use super::super::status::Refusal;
use super::take::Argument;
use ddz::cards::{CardList, Cards, CardsError};
use ddz::game::Game;
use ddz::numbers as n;
use ddz::plays::{Kind, Question};
use ddz::position::Position;
use ddz::rules::RuleSet;

/// A number that names something, and the way to it.
#[derive(Clone, Copy)]
pub(in super::super) struct Named<T>(Option<T>);

impl<T: Copy> Named<T> {
    /// `named` is `None` for a number that names nothing.
    pub(in super::super) const fn new(named: Option<T>) -> Named<T> {
        Named(named)
    }
}

impl<T: Copy> Argument for Named<T> {
    type Taken = T;

    fn is_null(self) -> bool {
        false
    }

    fn is_named(self) -> bool {
        self.0.is_some()
    }

    fn taken(self) -> Result<T, Refusal> {
        self.0.ok_or(Refusal::ENUM)
    }
}

/// The play on the table; NULL is a lead.
#[derive(Clone, Copy)]
pub(in super::super) struct OnTable(*const ddz_play);

impl OnTable {
    /// # Safety
    /// `pointer` is NULL or can be read for one `ddz_play` during the call.
    #[inline(always)]
    pub(in super::super) const unsafe fn new(pointer: *const ddz_play) -> OnTable {
        OnTable(pointer)
    }
}

impl Argument for OnTable {
    type Taken = PlayBytes;

    #[inline(always)]
    fn is_null(self) -> bool {
        false
    }

    #[inline(always)]
    fn taken(self) -> Result<PlayBytes, Refusal> {
        const LEAD: [u8; 4] = [0; 4];
        let play: *const [u8; 4] = if self.0.is_null() {
            &LEAD
        } else {
            self.0.cast()
        };
        // SAFETY: promised to `new`, or our own constant.
        Ok(PlayBytes(unsafe { ptr::read_unaligned(play) }))
    }
}

/// The bytes of a play that may be none.
#[derive(Clone, Copy)]
pub(in super::super) struct PlayBytes([u8; 4]);

impl PlayBytes {
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(in super::super) fn check(self, rules: &RuleSet) -> Result<Question<'_>, Refusal> {
        Question::from_bytes(rules, self.0).ok_or(Refusal::PLAY)
    }
}

/// What cards are declared to be; NULL declares nothing, like all 0.
#[derive(Clone, Copy)]
pub(in super::super) struct Declaration(ddz_play);

impl Declaration {
    /// # Safety
    /// `pointer` is NULL or can be read for one `ddz_play` during the call.
    pub(in super::super) unsafe fn new(pointer: *const ddz_play) -> Declaration {
        if pointer.is_null() {
            return Declaration(ddz_play::default());
        }
        // SAFETY: promised by the caller; any alignment will do.
        Declaration(unsafe { ptr::read_unaligned(pointer) })
    }
}

impl Argument for Declaration {
    type Taken = ddz_play;

    fn is_null(self) -> bool {
        false
    }

    fn is_named(self) -> bool {
        Kind::new(self.0.kind).is_some()
    }

    fn taken(self) -> Result<ddz_play, Refusal> {
        Ok(self.0)
    }
}

/// What is judged before cards are.
pub(in super::super) trait BeforeCards {}
impl BeforeCards for RuleSet {}
impl BeforeCards for Question<'_> {}
impl BeforeCards for Game {}
impl BeforeCards for Position {}

/// A play or a hand: 0 to 20 card bytes.
#[derive(Clone, Copy)]
pub(in super::super) struct Hand(Bytes);

impl Hand {
    /// # Safety
    /// `pointer` can be read for `len` bytes during the call, or is NULL.
    #[inline(always)]
    pub(in super::super) unsafe fn new(pointer: *const u8, len: u32) -> Hand {
        // SAFETY: promised by the caller.
        Hand(unsafe { Bytes::new(pointer, len) })
    }
}

impl Argument for Hand {
    type Taken = HandBytes;

    #[inline(always)]
    fn is_null(self) -> bool {
        self.0.is_null()
    }

    #[inline(always)]
    fn fits(self) -> Result<(), Refusal> {
        match self.0.len <= n::CARDS_MAX {
            true => Ok(()),
            false => Err(CardsError::TooMany.into()),
        }
    }

    #[inline(always)]
    fn taken(self) -> Result<HandBytes, Refusal> {
        Ok(HandBytes(self.0))
    }
}

/// At most 20 card bytes.
#[derive(Clone, Copy)]
pub(in super::super) struct HandBytes(Bytes);

impl HandBytes {
    /// The cards, in any order.
    #[inline(always)]
    pub(in super::super) fn cards(self, _: &impl BeforeCards) -> Result<Cards, Refusal> {
        // SAFETY: a call writes last.
        Ok(Cards::from_bytes(unsafe { self.0.as_slice() })?)
    }
}

/// Up to `MAX` bytes: cards, ids, ranks, or text.
#[derive(Clone, Copy)]
pub(in super::super) struct UpTo<const MAX: usize> {
    bytes: Bytes,
    too_many: Refusal,
}

impl<const MAX: usize> UpTo<MAX> {
    /// # Safety
    /// `pointer` can be read for `len` bytes during the call, or is NULL.
    pub(in super::super) unsafe fn new(
        pointer: *const u8,
        len: u32,
        too_many: Refusal,
    ) -> UpTo<MAX> {
        UpTo {
            // SAFETY: promised by the caller.
            bytes: unsafe { Bytes::new(pointer, len) },
            too_many,
        }
    }
}

impl<const MAX: usize> Argument for UpTo<MAX> {
    type Taken = Local<MAX>;

    fn is_null(self) -> bool {
        self.bytes.is_null()
    }

    fn fits(self) -> Result<(), Refusal> {
        match self.bytes.len as usize <= MAX {
            true => Ok(()),
            false => Err(self.too_many),
        }
    }

    fn taken(self) -> Result<Local<MAX>, Refusal> {
        let len = self.bytes.len as usize;
        let mut bytes = [0; MAX];
        if len > MAX {
            return Err(self.too_many);
        }
        // SAFETY: promised to `new`, and there is room for them.
        unsafe { ptr::copy_nonoverlapping(self.bytes.pointer, bytes.as_mut_ptr(), len) };
        Ok(Local { bytes, len })
    }
}

/// Text, which is copied.
pub(in super::super) type Text = UpTo<{ n::TEXT_MAX as usize }>;

/// Up to 54 cards, ids or ranks.
pub(in super::super) type Deck = UpTo<{ n::DECK_LEN as usize }>;

impl Deck {
    /// # Safety
    /// `pointer` can be read for `len` bytes during the call, or is NULL.
    pub(in super::super) unsafe fn of(pointer: *const u8, len: u32) -> Deck {
        // SAFETY: promised by the caller.
        unsafe { UpTo::new(pointer, len, Refusal::TOO_MANY) }
    }
}

/// A copy of the caller's bytes.
pub(in super::super) struct Local<const N: usize> {
    bytes: [u8; N],
    len: usize,
}

impl<const N: usize> Local<N> {
    pub(in super::super) fn as_slice(&self) -> &[u8] {
        self.bytes.get(..self.len).unwrap_or(&[])
    }

    /// Card bytes in the caller's order.
    pub(in super::super) fn card_list(&self) -> Result<CardList, Refusal> {
        Ok(CardList::from_bytes(self.as_slice())?)
    }
}

/// Just `N` bytes, by their length.
#[derive(Clone, Copy)]
pub(in super::super) struct Exactly<const N: usize>(Bytes);

impl<const N: usize> Exactly<N> {
    /// # Safety
    /// `pointer` can be read for `len` bytes during the call, or is NULL.
    pub(in super::super) unsafe fn new(pointer: *const u8, len: u32) -> Exactly<N> {
        // SAFETY: promised by the caller.
        Exactly(unsafe { Bytes::new(pointer, len) })
    }
}

impl<const N: usize> Argument for Exactly<N> {
    type Taken = [u8; N];

    fn is_null(self) -> bool {
        self.0.is_null()
    }

    fn fits(self) -> Result<(), Refusal> {
        match self.0.len as usize == N {
            true => Ok(()),
            false => Err(Refusal::LENGTH),
        }
    }

    fn taken(self) -> Result<[u8; N], Refusal> {
        // SAFETY: promised to `new`, and there are as many.
        Ok(unsafe { ptr::read_unaligned(self.0.pointer.cast()) })
    }
}

/// The caller's bytes themselves, for what is too long to copy.
#[derive(Clone, Copy)]
pub(in super::super) struct Borrowed {
    bytes: Bytes,
    longest: u32,
}

impl Borrowed {
    /// # Safety
    /// `pointer` can be read for `len` bytes during the call, or is NULL, and
    /// nothing is written as long as the slice is in use.
    pub(in super::super) unsafe fn new(pointer: *const u8, len: u32, longest: u32) -> Borrowed {
        Borrowed {
            // SAFETY: promised by the caller.
            bytes: unsafe { Bytes::new(pointer, len) },
            longest,
        }
    }
}

impl Argument for Borrowed {
    type Taken = &'static [u8];

    fn is_null(self) -> bool {
        self.bytes.is_null()
    }

    fn fits(self) -> Result<(), Refusal> {
        match self.bytes.len <= self.longest {
            true => Ok(()),
            false => Err(Refusal::LENGTH),
        }
    }

    fn taken(self) -> Result<&'static [u8], Refusal> {
        // SAFETY: promised to `new`. No call keeps the slice.
        Ok(unsafe { self.bytes.as_slice() })
    }
}

/// A pointer and a length; a length of 0 takes any pointer.
#[derive(Clone, Copy)]
struct Bytes {
    pointer: *const u8,
    len: u32,
}

impl Bytes {
    /// # Safety
    /// `pointer` can be read for `len` bytes during the call, or is NULL.
    #[inline(always)]
    unsafe fn new(pointer: *const u8, len: u32) -> Bytes {
        // What is not read may be NULL, which no slice may.
        let pointer = if len == 0 { ptr::dangling() } else { pointer };
        Bytes { pointer, len }
    }

    #[inline(always)]
    fn is_null(self) -> bool {
        self.pointer.is_null()
    }

    /// # Safety
    /// `is_null` and a limit have been asked, and nothing is written as long as
    /// the slice is in use.
    #[inline(always)]
    unsafe fn as_slice<'a>(self) -> &'a [u8] {
        // SAFETY: promised to `new` and by the caller; every limit is far below
        // the largest size of an object.
        unsafe { slice::from_raw_parts(self.pointer, self.len as usize) }
    }
}
