//! `ddz_cards_*` and `ddz_deck_shuffle`: every status, and that nothing is
//! written with one.

use core::ptr;

use ddz::cards::Card;
use ddz::numbers as n;
use ddz_c::ffi::*;

/// What memory holds before a call.
const FRESH: u8 = 0xEE;

const NO_CARD: u8 = 0x00;
const THREE: u8 = 0x03;

fn deck() -> [u8; 54] {
    Card::DECK.map(Card::byte)
}

/// Every way to refuse `len` bytes of cards, and what each call answers.
fn bad_cards() -> Vec<(Vec<u8>, i32)> {
    vec![
        (vec![THREE, NO_CARD], n::ERR_CARD),
        (vec![THREE, 0x0E], n::ERR_CARD),
        (vec![THREE, 0x4D], n::ERR_CARD),
        (vec![THREE, 0xFF], n::ERR_CARD),
        (vec![THREE, 0x13, THREE], n::ERR_DUPLICATE),
        (vec![0x4E, 0x4E], n::ERR_DUPLICATE),
        (vec![THREE, THREE, NO_CARD], n::ERR_CARD),
        (vec![NO_CARD; 55], n::ERR_TOO_MANY),
        ([&deck()[..], &[THREE]].concat(), n::ERR_TOO_MANY),
    ]
}

/// A call that takes `len` bytes and writes as many.
type Translate = unsafe fn(*const u8, u32, *mut u8) -> i32;

unsafe fn from_egret(input: *const u8, len: u32, out: *mut u8) -> i32 {
    unsafe { ddz_cards_from_ids(n::FORMAT_EGRET, input, len, out) }
}
unsafe fn to_egret(input: *const u8, len: u32, out: *mut u8) -> i32 {
    unsafe { ddz_cards_to_ids(n::FORMAT_EGRET, input, len, out) }
}
unsafe fn from_table(input: *const u8, len: u32, out: *mut u8) -> i32 {
    let table: [u8; 54] = core::array::from_fn(|at| 100 + at as u8);
    unsafe { ddz_cards_from_map(table.as_ptr(), input, len, out) }
}
unsafe fn to_table(input: *const u8, len: u32, out: *mut u8) -> i32 {
    let table: [u8; 54] = core::array::from_fn(|at| 100 + at as u8);
    unsafe { ddz_cards_to_map(table.as_ptr(), input, len, out) }
}
unsafe fn from_ranks(input: *const u8, len: u32, out: *mut u8) -> i32 {
    unsafe { ddz_cards_from_ranks(input, len, out) }
}
unsafe fn sort(input: *const u8, len: u32, out: *mut u8) -> i32 {
    // In place: sorts a copy, so that `out` shows what was written.
    unsafe {
        if out.is_null() {
            return ddz_cards_sort(out, len, n::ORDER_RANK_ASC);
        }
        ptr::copy(input, out, len as usize);
        ddz_cards_sort(out, len, n::ORDER_RANK_ASC)
    }
}

/// Runs a call on fresh memory: the status, and what was written.
fn run(call: Translate, input: &[u8]) -> (i32, Vec<u8>) {
    let mut out = [FRESH; 64];
    let status = unsafe { call(input.as_ptr(), input.len() as u32, out.as_mut_ptr()) };
    assert!(
        out[input.len()..].iter().all(|&byte| byte == FRESH),
        "wrote past the end"
    );
    (status, out[..input.len()].to_vec())
}

const TRANSLATIONS: [(&str, Translate); 6] = [
    ("from_ids", from_egret),
    ("to_ids", to_egret),
    ("from_table", from_table),
    ("to_table", to_table),
    ("from_ranks", from_ranks),
    ("sort", sort),
];

#[test]
fn results() {
    let (three, queen, joker) = (0x03, 0x3C, 0x4F);
    assert_eq!(
        run(from_egret, &[10, 47, 54]),
        (n::OK, vec![three, queen, joker])
    );
    assert_eq!(
        run(to_egret, &[three, queen, joker]),
        (n::OK, vec![10, 47, 54])
    );
    // The third card of the deck is the three of diamonds, the 51st the queen
    // of spades, the 54th the big joker.
    assert_eq!(
        run(from_table, &[102, 150, 153]),
        (n::OK, vec![three, queen, joker])
    );
    assert_eq!(
        run(to_table, &[three, queen, joker]),
        (n::OK, vec![102, 150, 153])
    );
    assert_eq!(
        run(from_ranks, &[0, 9, 14]),
        (n::OK, vec![three, 0x0C, joker])
    );
    assert_eq!(
        run(sort, &[joker, queen, three]),
        (n::OK, vec![three, queen, joker])
    );
    for (name, call) in TRANSLATIONS {
        assert_eq!(run(call, &[]), (n::OK, vec![]), "{name}");
    }
}

#[test]
fn null_and_length_0() {
    let mut bytes = deck();
    for (name, call) in TRANSLATIONS {
        unsafe {
            assert_eq!(call(ptr::null(), 0, ptr::null_mut()), n::OK, "{name}");
            assert_eq!(
                call(bytes.as_ptr(), 1, ptr::null_mut()),
                n::ERR_NULL,
                "{name}"
            );
            // NULL goes before a length that is too long.
            assert_eq!(
                call(bytes.as_ptr(), 55, ptr::null_mut()),
                n::ERR_NULL,
                "{name}"
            );
            if name != "sort" {
                let mut out = [FRESH; 54];
                assert_eq!(
                    call(ptr::null(), 1, out.as_mut_ptr()),
                    n::ERR_NULL,
                    "{name}"
                );
                assert_eq!(out, [FRESH; 54], "{name}");
            }
        }
    }
    unsafe {
        assert_eq!(ddz_cards_check(ptr::null(), 0), n::OK);
        assert_eq!(ddz_cards_check(ptr::null(), 1), n::ERR_NULL);
        let out = bytes.as_mut_ptr();
        assert_eq!(
            ddz_cards_from_map(ptr::null(), ptr::null(), 0, ptr::null_mut()),
            n::ERR_NULL
        );
        assert_eq!(
            ddz_cards_to_map(ptr::null(), ptr::null(), 0, ptr::null_mut()),
            n::ERR_NULL
        );
        assert_eq!(ddz_cards_from_map(ptr::null(), out, 54, out), n::ERR_NULL);
        assert_eq!(ddz_cards_to_map(ptr::null(), out, 54, out), n::ERR_NULL);
        assert_eq!(ddz_deck_shuffle(ptr::null(), out), n::ERR_NULL);
        assert_eq!(ddz_deck_shuffle(out, ptr::null_mut()), n::ERR_NULL);
    }
    assert_eq!(bytes, deck());
}

#[test]
fn bad_cards_are_refused() {
    for (cards, status) in bad_cards() {
        let checked = unsafe { ddz_cards_check(cards.as_ptr(), cards.len() as u32) };
        assert_eq!(checked, status, "{cards:02X?}");
        for call in [to_egret, to_table] {
            let nothing = vec![FRESH; cards.len()];
            assert_eq!(run(call, &cards), (status, nothing), "{cards:02X?}");
        }
        assert_eq!(run(sort, &cards), (status, cards.clone()), "{cards:02X?}");
    }
    assert_eq!(unsafe { ddz_cards_check(deck().as_ptr(), 54) }, n::OK);
}

#[test]
fn bad_ids_are_refused() {
    let nothing = |input: &[u8], status: i32| (status, vec![FRESH; input.len()]);
    for (call, first, below, above) in [
        (from_egret as Translate, 1, 0, 55),
        (from_table, 100, 99, 154),
    ] {
        for (ids, status) in [
            (vec![first, below], n::ERR_CARD),
            (vec![above], n::ERR_CARD),
            (vec![first, first], n::ERR_DUPLICATE),
            (vec![first, first, above], n::ERR_CARD),
            (vec![first; 55], n::ERR_TOO_MANY),
        ] {
            assert_eq!(run(call, &ids), nothing(&ids, status), "{ids:?}");
        }
    }
    for (ranks, status) in [
        (vec![0, 15], n::ERR_CARD),
        (vec![0; 5], n::ERR_DUPLICATE),
        (vec![14, 14], n::ERR_DUPLICATE),
        (vec![0, 0, 0, 0, 0, 15], n::ERR_CARD),
        (vec![15; 55], n::ERR_TOO_MANY),
    ] {
        assert_eq!(
            run(from_ranks, &ranks),
            nothing(&ranks, status),
            "{ranks:?}"
        );
    }
}

#[test]
fn a_table_with_an_id_twice() {
    let mut table: [u8; 54] = core::array::from_fn(|at| at as u8);
    table[53] = 0;
    let mut out = [FRESH; 54];
    let input = [NO_CARD; 55];
    for call in [ddz_cards_from_map, ddz_cards_to_map] {
        let mut ask = |len| unsafe { call(table.as_ptr(), input.as_ptr(), len, out.as_mut_ptr()) };
        // With no cards at all, before a bad card, and after the length.
        assert_eq!(ask(0), n::ERR_DUPLICATE);
        assert_eq!(ask(1), n::ERR_DUPLICATE);
        assert_eq!(ask(55), n::ERR_TOO_MANY);
    }
    assert_eq!(out, [FRESH; 54]);
}

#[test]
fn unknown_numbers() {
    let cards = [NO_CARD; 55];
    let mut out = [FRESH; 64];
    let mut len = 7;
    for number in [3, 4, 255, 256, 0x8000_0000, u32::MAX] {
        // Also with no cards, and before a length or a card that is bad.
        for count in [0, 1, 55] {
            let (cards, out) = (cards.as_ptr(), out.as_mut_ptr());
            unsafe {
                assert_eq!(ddz_cards_sort(out, count, number), n::ERR_ENUM);
                assert_eq!(ddz_cards_from_ids(number, cards, count, out), n::ERR_ENUM);
                assert_eq!(ddz_cards_to_ids(number, cards, count, out), n::ERR_ENUM);
                let status = ddz_cards_format(cards, count, number, out.cast(), 64, &mut len);
                assert_eq!(status, n::ERR_ENUM);
            }
        }
        // NULL goes first.
        unsafe {
            assert_eq!(ddz_cards_sort(ptr::null_mut(), 1, number), n::ERR_NULL);
            assert_eq!(
                ddz_cards_from_ids(number, ptr::null(), 1, out.as_mut_ptr()),
                n::ERR_NULL
            );
        }
    }
    assert_eq!((out, len), ([FRESH; 64], 7));
}

/// A call that writes a list: `(out, cap, out_len)`.
type Write = unsafe fn(*mut u8, u32, *mut u32) -> i32;

unsafe fn parse_five(out: *mut u8, cap: u32, out_len: *mut u32) -> i32 {
    unsafe { ddz_cards_parse("33344".as_ptr().cast(), 5, out, cap, out_len) }
}
unsafe fn format_two(out: *mut u8, cap: u32, out_len: *mut u32) -> i32 {
    let cards = [0x33, 0x4F];
    unsafe { ddz_cards_format(cards.as_ptr(), 2, n::STYLE_SUITED, out.cast(), cap, out_len) }
}
unsafe fn parse_nothing(out: *mut u8, cap: u32, out_len: *mut u32) -> i32 {
    unsafe { ddz_cards_parse(ptr::null(), 0, out, cap, out_len) }
}
unsafe fn format_nothing(out: *mut u8, cap: u32, out_len: *mut u32) -> i32 {
    unsafe { ddz_cards_format(ptr::null(), 0, n::STYLE_CHINESE, out.cast(), cap, out_len) }
}

#[test]
fn buffers() {
    let cases: [(&str, Write, &[u8]); 4] = [
        ("parse", parse_five, &[0x03, 0x13, 0x23, 0x04, 0x14]),
        ("format", format_two, "♠3 X".as_bytes()),
        ("parse nothing", parse_nothing, &[]),
        ("format nothing", format_nothing, &[]),
    ];
    for (name, call, expected) in cases {
        let full = expected.len() as u32;
        let mut len = 0xEEEE_EEEE;
        unsafe {
            assert_eq!(call(ptr::null_mut(), 0, &mut len), n::OK, "{name}");
            assert_eq!(len, full, "{name}");
            assert_eq!(call(ptr::null_mut(), 1, &mut len), n::ERR_NULL, "{name}");
            assert_eq!(
                call([FRESH; 9].as_mut_ptr(), 9, ptr::null_mut()),
                n::ERR_NULL,
                "{name}"
            );
            assert_eq!(
                call(ptr::null_mut(), 0, ptr::null_mut()),
                n::ERR_NULL,
                "{name}"
            );
        }
        for cap in 0..=full + 1 {
            let mut out = [FRESH; 16];
            let mut len = 0xEEEE_EEEE;
            let status = unsafe { call(out.as_mut_ptr(), cap, &mut len) };
            assert_eq!(len, full, "{name} {cap}");
            if cap < full {
                assert_eq!(status, n::ERR_BUFFER, "{name} {cap}");
                assert_eq!(out, [FRESH; 16], "{name} {cap}");
            } else {
                assert_eq!(status, n::OK, "{name} {cap}");
                assert_eq!(&out[..full as usize], expected, "{name} {cap}");
                assert!(out[full as usize..].iter().all(|&byte| byte == FRESH));
            }
        }
    }
}

#[test]
fn parse_refuses() {
    let mut out = [FRESH; 54];
    let mut len = 7;
    let mut parse = |text: &[u8], claimed: usize| unsafe {
        let (out, len) = (out.as_mut_ptr(), &mut len);
        ddz_cards_parse(text.as_ptr().cast(), claimed as u32, out, 54, len)
    };
    // A length is judged before a byte is read: these texts are not there.
    for claimed in [4097, 1 << 20, u32::MAX as usize] {
        assert_eq!(parse(b"3", claimed), n::ERR_LENGTH);
    }
    assert_eq!(parse(b"3 p", 3), n::ERR_TEXT);
    assert_eq!(parse(b"3\0", 2), n::ERR_TEXT);
    assert_eq!(parse(b"3\xFF", 2), n::ERR_TEXT);
    assert_eq!(parse(b"33333", 5), n::ERR_DUPLICATE);
    assert_eq!(parse(&[b'3'; 55], 55), n::ERR_TOO_MANY);
    let null = unsafe { ddz_cards_parse(ptr::null(), 1, out.as_mut_ptr(), 54, &mut len) };
    assert_eq!(null, n::ERR_NULL);
    // What is wrong with the text goes before what is wrong with the buffer.
    let text = "3 p".as_ptr().cast();
    assert_eq!(
        unsafe { ddz_cards_parse(text, 3, out.as_mut_ptr(), 0, &mut len) },
        n::ERR_TEXT
    );
    assert_eq!((out, len), ([FRESH; 54], 7));
}

#[test]
fn format_refuses() {
    let mut out = [FRESH; 64];
    let mut len = 7;
    for (cards, status) in bad_cards() {
        for cap in [0, 64] {
            let answer = unsafe {
                let (cards, count) = (cards.as_ptr(), cards.len() as u32);
                ddz_cards_format(
                    cards,
                    count,
                    n::STYLE_RANKS,
                    out.as_mut_ptr().cast(),
                    cap,
                    &mut len,
                )
            };
            assert_eq!(answer, status, "{cards:02X?}");
        }
    }
    assert_eq!((out, len), ([FRESH; 64], 7));
}

/// A length above the limit is refused before a byte is read.
#[test]
fn lengths_are_judged_first() {
    let one = [THREE];
    let mut out = [FRESH; 1];
    for len in [55, 1 << 20, u32::MAX] {
        assert_eq!(
            unsafe { ddz_cards_check(one.as_ptr(), len) },
            n::ERR_TOO_MANY
        );
        assert_eq!(
            unsafe { ddz_cards_sort(out.as_mut_ptr(), len, 0) },
            n::ERR_TOO_MANY
        );
        for (name, call) in TRANSLATIONS {
            if name != "sort" {
                let status = unsafe { call(one.as_ptr(), len, out.as_mut_ptr()) };
                assert_eq!(status, n::ERR_TOO_MANY, "{name}");
            }
        }
    }
    assert_eq!(out, [FRESH]);
}

/// Input and output in one place, and one byte apart, at any alignment.
#[test]
fn overlapping_memory() {
    let input = [deck()[9], deck()[40], deck()[2], deck()[53]];
    for (name, there, back) in [
        ("ids", to_egret as Translate, from_egret as Translate),
        ("table", to_table, from_table),
    ] {
        let (_, ids) = run(there, &input);
        for (from, to) in [(0, 0), (0, 1), (1, 0), (3, 2), (2, 5)] {
            let mut memory = [FRESH; 16];
            memory[from..from + 4].copy_from_slice(&input);
            let base = memory.as_mut_ptr();
            unsafe {
                assert_eq!(there(base.add(from), 4, base.add(to)), n::OK, "{name}");
                assert_eq!(memory[to..to + 4], ids[..], "{name} {from} {to}");
                assert_eq!(back(base.add(to), 4, base.add(from)), n::OK, "{name}");
            }
            assert_eq!(memory[from..from + 4], input, "{name} {from} {to}");
        }
    }

    // Text over cards, cards over text.
    let mut memory = [FRESH; 64];
    memory[..4].copy_from_slice(&[0x33, 0x2A, 0x4E, 0x01]);
    let base = memory.as_mut_ptr();
    let mut len = 0;
    unsafe {
        let style = n::STYLE_SUITED;
        assert_eq!(
            ddz_cards_format(base, 4, style, base.add(1).cast(), 60, &mut len),
            n::OK
        );
        let text = "♠3 ♥T x ♦A".as_bytes();
        assert_eq!(&memory[1..=len as usize], text);
        let base = memory.as_mut_ptr();
        assert_eq!(
            ddz_cards_parse(base.add(1).cast(), len, base.add(3), 54, &mut len),
            n::OK
        );
    }
    assert_eq!(memory[3..7], [0x33, 0x2A, 0x4E, 0x01]);

    // A table that is its own output, and a seed inside its deck.
    let mut memory: [u8; 54] = core::array::from_fn(|at| at as u8);
    let cards = deck();
    let base = memory.as_mut_ptr();
    assert_eq!(
        unsafe { ddz_cards_to_map(base, cards.as_ptr(), 54, base) },
        n::OK
    );
    assert_eq!(memory, core::array::from_fn(|at| at as u8));
    let mut apart = [FRESH; 54];
    let base = memory.as_mut_ptr();
    unsafe {
        assert_eq!(ddz_deck_shuffle(base.add(7), apart.as_mut_ptr()), n::OK);
        assert_eq!(ddz_deck_shuffle(base.add(7), base), n::OK);
    }
    assert_eq!(memory, apart);
}
