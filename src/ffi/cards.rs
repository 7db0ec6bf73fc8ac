//! `ddz_cards_*`, `ddz_deck_shuffle`.

use super::c_char;
use super::door::input::{Deck, Named, Text};
use super::door::output::{List, Out, OutBytes};
use super::door::structs::In;
use super::door::{Arguments, guard};
use super::status::Refusal;
use ddz::cards::{self, Card, CardList, Format, IdMap, Order, SEED_LEN, Style, TextError, Written};
use ddz::numbers as n;

/// As many bytes as the deck has cards.
type DeckBytes = [u8; n::DECK_LEN as usize];

/// Says whether the bytes are cards, each there once.
///
/// @param cards card bytes, in any order
/// @param len how many, 0..54
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_cards_check(cards: *const u8, len: u32) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (cards,) = (unsafe { Deck::of(cards, len) },).take()?;
        cards.card_list()?;
        Ok(())
    })
}

/// Sorts cards where they are. Every order is total, so the result does not
/// depend on how the cards stood before.
///
/// @param cards card bytes, in any order
/// @param len how many, 0..54
/// @param order DDZ_ORDER_…
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
/// DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_cards_sort(cards: *mut u8, len: u32, order: u32) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (input, out) = unsafe { (Deck::of(cards, len), OutBytes::new(cards, len)) };
        let (order, input, out) = (Named::new(Order::new(order)), input, out).take()?;
        let cards = input.card_list()?.set();
        out.write(&deck_bytes(cards::sorted(cards, order), Card::byte));
        Ok(())
    })
}

/// Turns the ids of another program into cards, in their order. `out` may be
/// `ids`.
///
/// @param format DDZ_FORMAT_…
/// @param ids the ids
/// @param len how many, 0..54
/// @param out room for `len` card bytes
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
/// DDZ_ERR_TOO_MANY, DDZ_ERR_CARD (an id out of range), DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_cards_from_ids(
    format: u32,
    ids: *const u8,
    len: u32,
    out: *mut u8,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (ids, out) = unsafe { (Deck::of(ids, len), OutBytes::new(out, len)) };
        let (format, ids, out) = (Named::new(Format::new(format)), ids, out).take()?;
        write_cards(out, &format.cards(ids.as_slice())?);
        Ok(())
    })
}

/// Turns cards into the ids of another program, in their order. `out` may be
/// `cards`.
///
/// @param format DDZ_FORMAT_…
/// @param cards card bytes
/// @param len how many, 0..54
/// @param out room for `len` ids
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
/// DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_cards_to_ids(
    format: u32,
    cards: *const u8,
    len: u32,
    out: *mut u8,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (cards, out) = unsafe { (Deck::of(cards, len), OutBytes::new(out, len)) };
        let (format, cards, out) = (Named::new(Format::new(format)), cards, out).take()?;
        write_ids(out, &cards.card_list()?, |card| format.id(card));
        Ok(())
    })
}

/// Makes cards from ranks, for clients that have no suits. The first card of a
/// rank is the diamond, then club, heart, spade. `out` may be `ranks`.
///
/// @param ranks rank indexes, 0 (the 3) to 14 (the big joker), in any order
/// @param len how many, 0..54
/// @param out room for `len` card bytes
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_CARD (a rank above 14), DDZ_ERR_DUPLICATE (the fifth card of a rank,
/// the second of a joker)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_cards_from_ranks(ranks: *const u8, len: u32, out: *mut u8) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (Deck::of(ranks, len), OutBytes::new(out, len)) };
        let (ranks, out) = taken.take()?;
        write_cards(out, &cards::from_ranks(ranks.as_slice())?);
        Ok(())
    })
}

/// Reads cards from what a person types, in the order in which they stand.
///
/// Ranks: 3 … 9, 10 or T, J, Q, K, A, 2, the letters in either case. Jokers: x
/// or 小王 is the small one, X or 大王 the big one. A suit is a symbol (♠♥♦♣,
/// ♤♡♢♧) directly before or behind its rank, the same way in the whole text, a
/// letter (s h d c, either case) directly behind, or a Chinese name (黑桃, 红桃
/// or 红心, 方块 or 方片, 梅花 or 草花) before. Blanks, tabs, line ends, commas
/// and 、 may stand between cards, and need not. Full-width letters and digits
/// count as the plain ones. A card without a suit takes the lowest of diamond,
/// club, heart, spade that the text leaves free. No text, no cards.
///
/// @param text UTF-8 without a NUL
/// @param text_len bytes of text, 0..DDZ_TEXT_MAX
/// @param out room for the cards, or NULL with cap 0 to count; 54 always do
/// @param cap cards that fit in `out`
/// @param out_len how many cards there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_LENGTH, DDZ_ERR_TEXT
/// (not cards, or a suit symbol that could belong to either neighbour, as in
/// 3♠4), DDZ_ERR_TOO_MANY (above 54), DDZ_ERR_DUPLICATE (a card named twice,
/// the fifth card of a rank, the second of a joker), DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_cards_parse(
    text: *const c_char,
    text_len: u32,
    out: *mut u8,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                Text::new(text.cast(), text_len, Refusal::LENGTH),
                List::new(out, cap, out_len),
            )
        };
        let (text, list) = taken.take()?;
        let text = core::str::from_utf8(text.as_slice()).map_err(|_| Refusal::TEXT)?;
        let cards = cards::parse(text)?;
        let bytes = deck_bytes(cards.as_slice().iter().copied(), Card::byte);
        list.write(bytes.get(..cards.as_slice().len()).unwrap_or(&[]))
    })
}

/// Writes cards as text that ddz_cards_parse reads back: the same cards in the
/// same order, except that DDZ_STYLE_RANKS drops the suits.
///
/// @param cards card bytes
/// @param len how many, 0..54
/// @param style DDZ_STYLE_…
/// @param out room for UTF-8 text, or NULL with cap 0 to count; no NUL is
/// written
/// @param cap bytes that fit in `out`
/// @param out_len bytes of text
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
/// DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_cards_format(
    cards: *const u8,
    len: u32,
    style: u32,
    out: *mut c_char,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let (cards, list) = unsafe {
            (
                Deck::of(cards, len),
                List::new(out.cast::<u8>(), cap, out_len),
            )
        };
        let (style, cards, list) = (Named::new(Style::new(style)), cards, list).take()?;
        let cards = cards.card_list()?;
        let mut text = [0; Written::MAX];
        let mut len = 0;
        let pieces = style.format(&cards);
        let bytes = pieces.pieces().flat_map(str::bytes);
        for (place, byte) in text.iter_mut().zip(bytes) {
            *place = byte;
            len += 1;
        }
        list.write(text.get(..len).unwrap_or(&[]))
    })
}

/// Turns a client's own ids into cards, in their order. `out` may be `ids`.
///
/// @param map54 54 different ids: `map54[i]` is the id of the i-th card of
/// the deck in ascending order of the card byte
/// @param ids the ids
/// @param len how many, 0..54
/// @param out room for `len` card bytes
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_DUPLICATE (the table has an id twice), DDZ_ERR_CARD (an id that the
/// table does not have), DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_cards_from_map(
    map54: *const u8,
    ids: *const u8,
    len: u32,
    out: *mut u8,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                In::<DeckBytes>::new(map54.cast()),
                Deck::of(ids, len),
                OutBytes::new(out, len),
            )
        };
        let (map, ids, out) = taken.take()?;
        write_cards(out, &IdMap::new(map)?.cards(ids.as_slice())?);
        Ok(())
    })
}

/// Turns cards into a client's own ids, in their order. `out` may be `cards`.
///
/// @param map54 54 different ids: `map54[i]` is the id of the i-th card of
/// the deck in ascending order of the card byte
/// @param cards card bytes
/// @param len how many, 0..54
/// @param out room for `len` ids
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
/// DDZ_ERR_DUPLICATE (the table has an id twice), DDZ_ERR_CARD,
/// DDZ_ERR_DUPLICATE
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_cards_to_map(
    map54: *const u8,
    cards: *const u8,
    len: u32,
    out: *mut u8,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                In::<DeckBytes>::new(map54.cast()),
                Deck::of(cards, len),
                OutBytes::new(out, len),
            )
        };
        let (map, cards, out) = taken.take()?;
        let map = IdMap::new(map)?;
        write_ids(out, &cards.card_list()?, |card| map.id(card));
        Ok(())
    })
}

/// Shuffles a deck: the same for a seed on every platform, in every version,
/// for ever.
///
/// The keystream of ChaCha20 (RFC 8439: the seed is the key, nonce 0, counter
/// 0) is taken as little-endian 32-bit words. The deck starts in ascending
/// order of the card byte. For i from 53 down to 1: take a word r, and again
/// while r >= floor(2^32 / (i + 1)) * (i + 1); swap the cards i and
/// r mod (i + 1).
///
/// @param seed32 32 bytes; who knows them knows the deck
/// @param out54 room for 54 card bytes
/// @return DDZ_OK, DDZ_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_deck_shuffle(seed32: *const u8, out54: *mut u8) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                In::<[u8; SEED_LEN]>::new(seed32.cast()),
                Out::<DeckBytes>::new(out54.cast()),
            )
        };
        let (seed, out) = taken.take()?;
        out.write(cards::shuffle(&seed, 0).map(Card::byte));
        Ok(())
    })
}

fn write_cards(out: OutBytes, cards: &CardList) {
    write_ids(out, cards, Card::byte);
}

fn write_ids(out: OutBytes, cards: &CardList, id: impl Fn(Card) -> u8) {
    out.write(&deck_bytes(cards.as_slice().iter().copied(), id));
}

/// A byte for each card, the rest 0.
fn deck_bytes(cards: impl Iterator<Item = Card>, byte: impl Fn(Card) -> u8) -> DeckBytes {
    let mut bytes = [0; n::DECK_LEN as usize];
    for (place, card) in bytes.iter_mut().zip(cards) {
        *place = byte(card);
    }
    bytes
}

impl From<TextError> for Refusal {
    fn from(error: TextError) -> Refusal {
        match error {
            TextError::Length => Refusal::LENGTH,
            TextError::Text => Refusal::TEXT,
            TextError::Cards(error) => error.into(),
        }
    }
}
