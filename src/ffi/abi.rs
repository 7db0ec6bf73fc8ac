//! The structs of the C header. Plain bytes and 32-bit numbers, explicit
//! padding, no pointers.
#![allow(non_camel_case_types)]

/// One reading of a set of cards. All 0 is no play: a pass, or a lead where
/// the play on the table is asked for.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ddz_play {
    /// DDZ_KIND_…
    pub kind: u8,
    /// Index of the highest rank of the body, 0..14.
    pub rank: u8,
    /// Ranks in the body; 1 for every kind that is not a sequence.
    pub length: u8,
    /// How many cards, wings included.
    pub cards: u8,
}

/// A play with the cards that make it.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_move {
    /// What is played.
    pub play: ddz_play,
    /// The cards, taken from the hand: body first, then wings; unused bytes 0.
    pub cards: [u8; 20],
}

/// A rule set: one byte a switch.
///
/// Minima are numbers; the others are 0 no, 1 yes, unless they say more.
/// Fill it with ddz_rules_preset, then change what differs; ddz_rules_check
/// names the first contradiction.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_rules {
    /// sizeof(ddz_rules), set before every call.
    pub struct_size: u32,
    /// Cards in a straight, at least: 2..12.
    pub straight_min: u8,
    /// Pairs in a pair straight, at least: 2..10.
    pub pair_straight_min: u8,
    /// Trios in a plane, with or without wings, at least: 2..6.
    pub plane_min: u8,
    /// Quads in a shuttle, with or without wings, at least: 2..5.
    pub shuttle_min: u8,
    /// A trio alone.
    pub trio_plain: u8,
    /// A trio with one card.
    pub trio_single: u8,
    /// A trio with a pair.
    pub trio_pair: u8,
    /// A plane with single cards.
    pub plane_singles: u8,
    /// A plane with pairs.
    pub plane_pairs: u8,
    /// How many single wings of a plane may share a rank: 1..4.
    pub wing_repeat: u8,
    /// Three or four equal single wings next to the body; a 2 is never next
    /// to an A.
    pub wing_adjacent_trio: u8,
    /// Both jokers among single wings.
    pub wing_rocket: u8,
    /// A quad as two pair wings.
    pub wing_pairs_quad: u8,
    /// A quad with two cards: 0 off, 1 of two ranks, 2 a pair as well.
    pub four_singles: u8,
    /// Both jokers as these two cards.
    pub four_rocket: u8,
    /// A quad with two pairs: 0 off, 1 of two ranks, 2 a quad as well.
    pub four_pairs: u8,
    /// Quads in sequence: 0 off, 1 an ordinary play, 2 a bomb above bombs.
    pub shuttle: u8,
    /// A shuttle with two cards a quad, all of different ranks.
    pub shuttle_singles: u8,
    /// A shuttle with two pairs a quad, all of different ranks.
    pub shuttle_pairs: u8,
    /// 0.
    pub reserved: [u8; 9],
}
