//! The door from Rust, with odd addresses and pointers into each other: small
//! enough to run under Miri (`cargo xtask test miri`). The C harness asks more.

use core::cell::UnsafeCell;
use core::mem::size_of;
use core::ptr;

use ddz::numbers as n;
use ddz_c::ffi::abi::{ddz_move, ddz_play, ddz_rules};
use ddz_c::ffi::*;

const ARENA: usize = 8 * 1024;

/// Where things lie in the arena, all at odd addresses.
const RULES: usize = 1;
const HAND: usize = 101;
const TABLE: usize = 201;
const LEN: usize = 301;
const LIST: usize = 401;

/// Memory of the alignment of a `u64`, so that odd places are odd; in a cell,
/// so that pointers into it live side by side.
#[repr(align(8))]
struct Arena(UnsafeCell<[u8; ARENA]>);

impl Arena {
    /// The standard rules, a hand and a pair of threes on the table.
    fn new(hand: &[u8]) -> Arena {
        let arena = Arena(UnsafeCell::new([0; ARENA]));
        arena.put(RULES, &(size_of::<ddz_rules>() as u32).to_ne_bytes());
        arena.put(HAND, hand);
        arena.put(TABLE, &[n::KIND_PAIR, n::RANK_3, 1, 2]);
        let rules = arena.at::<ddz_rules>(RULES);
        assert_eq!(
            unsafe { ddz_rules_preset(n::PRESET_STANDARD, rules) },
            n::OK
        );
        assert_eq!(unsafe { ddz_rules_check(rules) }, n::OK);
        arena
    }

    fn at<T>(&self, place: usize) -> *mut T {
        assert!(place + size_of::<T>() <= ARENA);
        // SAFETY: inside the arena.
        unsafe { self.0.get().cast::<u8>().add(place).cast() }
    }

    fn put(&self, place: usize, bytes: &[u8]) {
        for (i, byte) in bytes.iter().enumerate() {
            // SAFETY: inside the arena, and nobody else looks.
            unsafe { self.at::<u8>(place + i).write(*byte) };
        }
    }

    fn bytes<const N: usize>(&self, place: usize) -> [u8; N] {
        // SAFETY: inside the arena; bytes have no alignment.
        unsafe { self.at::<[u8; N]>(place).read() }
    }

    fn number(&self, place: usize) -> u32 {
        u32::from_ne_bytes(self.bytes(place))
    }
}

/// 3 3 4 4 5 5 J J
const PAIRS: [u8; 8] = [0x03, 0x13, 0x04, 0x14, 0x05, 0x15, 0x0B, 0x3B];

#[test]
fn plays_over_their_own_input() {
    for place in [TABLE, HAND, RULES, RULES + 3, HAND + 2] {
        let a = Arena::new(&PAIRS[6..]);
        let (rules, hand) = (a.at::<ddz_rules>(RULES), a.at::<u8>(HAND));
        let (table, out) = (a.at::<ddz_play>(TABLE), a.at::<ddz_play>(place));
        assert_eq!(unsafe { ddz_play_beats(rules, table, hand, 2, out) }, n::OK);
        assert_eq!(a.bytes(place), [n::KIND_PAIR, n::RANK_J, 1, 2]);

        let a = Arena::new(&PAIRS);
        let (rules, hand) = (a.at::<ddz_rules>(RULES), a.at::<u8>(HAND));
        let out = a.at::<ddz_play>(place);
        assert_eq!(unsafe { ddz_play_classify(rules, hand, 6, out) }, n::OK);
        assert_eq!(a.bytes(place), [n::KIND_PAIR_STRAIGHT, 2, 3, 6]);
    }
}

#[test]
fn lists_over_their_own_input() {
    for place in [LIST, HAND, RULES, TABLE, HAND - 3] {
        let a = Arena::new(&PAIRS);
        let (rules, hand) = (a.at::<ddz_rules>(RULES), a.at::<u8>(HAND));
        let (table, len) = (a.at::<ddz_play>(TABLE), a.at::<u32>(LEN + 2000));
        let out = a.at::<ddz_move>(place);
        let status = unsafe { ddz_moves_list(rules, hand, 8, table, out, 32, len) };
        assert_eq!(status, n::OK);
        assert_eq!(a.number(LEN + 2000), 3);
        assert_eq!(a.bytes(place), [n::KIND_PAIR, 1, 1, 2, 0x04, 0x14]);

        let a = Arena::new(&PAIRS);
        let (rules, hand) = (a.at::<ddz_rules>(RULES), a.at::<u8>(HAND));
        let (table, len) = (a.at::<ddz_play>(TABLE), a.at::<u32>(HAND + 1));
        let status = unsafe { ddz_hint_list(rules, hand, 8, table, ptr::null_mut(), 0, len) };
        assert_eq!(status, n::OK);
        assert_eq!(a.number(HAND + 1), 3);
    }
}

#[test]
fn cards_over_their_own_input() {
    let a = Arena::new(&PAIRS);
    let hand = a.at::<u8>(HAND);
    assert_eq!(
        unsafe { ddz_cards_sort(hand, 8, n::ORDER_RANK_DESC) },
        n::OK
    );
    assert_eq!(a.bytes(HAND), [0x3B, 0x0B]);
    let (hand, out) = (a.at::<u8>(HAND), a.at::<u8>(HAND + 1));
    assert_eq!(
        unsafe { ddz_cards_to_ids(n::FORMAT_EGRET, hand, 8, out) },
        n::OK
    );
    assert_eq!(
        unsafe { ddz_cards_from_ids(n::FORMAT_EGRET, out, 8, hand) },
        n::OK
    );
    assert_eq!(a.bytes(HAND), [0x3B, 0x0B]);
    let (seed, deck) = (a.at::<u8>(RULES), a.at::<u8>(RULES + 7));
    assert_eq!(unsafe { ddz_deck_shuffle(seed, deck) }, n::OK);
    assert_eq!(unsafe { ddz_cards_check(deck, 54) }, n::OK);
    let (text, len) = (a.at(LIST), a.at::<u32>(LEN));
    let status = unsafe { ddz_cards_format(deck, 54, n::STYLE_CHINESE, text, 1024, len) };
    assert_eq!(status, n::OK);
    let written = a.number(LEN);
    let (text, cards, len) = (a.at(LIST), a.at::<u8>(LIST + 1), a.at::<u32>(LEN));
    assert_eq!(
        unsafe { ddz_cards_parse(text, written, cards, 54, len) },
        n::OK
    );
    assert_eq!(a.number(LEN), 54);
    assert_eq!(a.bytes::<54>(LIST + 1), a.bytes(RULES + 7));
}

#[test]
fn nothing_where_nothing_is() {
    let a = Arena::new(&[]);
    let (rules, out) = (a.at::<ddz_rules>(RULES), a.at::<ddz_play>(LIST));
    assert_eq!(
        unsafe { ddz_play_classify(rules, ptr::null(), 0, out) },
        n::OK
    );
    assert_eq!(unsafe { ddz_cards_check(ptr::null(), 0) }, n::OK);
    let refused = unsafe { ddz_play_classify(rules, ptr::null(), 1, out) };
    assert_eq!(refused, n::ERR_NULL);
    // A pointer that leads nowhere is not followed when nothing is there.
    let nowhere = ptr::without_provenance::<u8>(8);
    assert_eq!(unsafe { ddz_cards_check(nowhere, 0) }, n::OK);
    assert_eq!(unsafe { ddz_cards_check(nowhere, 55) }, n::ERR_TOO_MANY);
}
