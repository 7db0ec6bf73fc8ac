//! Size and offsets of every struct in `abi`, measured by the compiler.
//!
//! The list names the fields; the compiler refuses it when one is missing,
//! out of order, or followed by a hole. `build.rs` writes
//! `bindings/abi/layout.txt` from it, and each binding compares its own view.

use core::any::type_name;
use core::mem::{align_of, offset_of, size_of};

use super::abi::*;

/// A struct as a binding must see it.
#[derive(Clone, Copy)]
pub struct Struct {
    /// As in C: `ddz_play`.
    pub name: &'static str,
    /// Bytes.
    pub size: usize,
    /// Bytes, at most 4.
    pub align: usize,
    /// All of them, in order.
    pub fields: &'static [Field],
}

/// A field of a [`Struct`]; sizes and offsets are bytes.
#[derive(Clone, Copy)]
pub struct Field {
    /// As in C.
    pub name: &'static str,
    /// From the beginning of the struct.
    pub offset: usize,
    /// Without what may follow it; there are no holes.
    pub size: usize,
    /// The Rust type, path and all.
    pub type_name: fn() -> &'static str,
}

/// The size of a field that a closure points at.
const fn size_of_field<S, F>(_: fn(&S) -> &F) -> usize {
    size_of::<F>()
}

fn type_of_field<S, F>(_: fn(&S) -> &F) -> &'static str {
    type_name::<F>()
}

macro_rules! structs {
    ($($name:ident, $size:literal bytes: $($field:ident)*;)*) => {
        /// Every struct of the header, in its order.
        pub const STRUCTS: &[Struct] = &[$(Struct {
            name: stringify!($name),
            size: size_of::<$name>(),
            align: align_of::<$name>(),
            fields: &[$(Field {
                name: stringify!($field),
                offset: offset_of!($name, $field),
                size: size_of_field(|s: &$name| &s.$field),
                type_name: || type_of_field(|s: &$name| &s.$field),
            }),*],
        }),*];

        // A field that is missing here does not compile.
        $(const _: fn($name) = |$name { $($field: _),* }| ();)*

        // The published sizes.
        $(const _: () = assert!(size_of::<$name>() == $size);)*
    };
}

structs! {
    ddz_play, 4 bytes: kind rank length cards;
    ddz_move, 24 bytes: play cards;
    ddz_rules, 48 bytes: struct_size kinds_off
        straight_min pair_straight_min plane_min shuttle_min
        trio_plain trio_single trio_pair plane_singles plane_pairs
        wing_repeat wing_adjacent_trio wing_rocket wing_pairs_quad
        four_singles four_rocket four_pairs
        shuttle shuttle_singles shuttle_pairs
        reserved;
    ddz_flow, 128 bytes: struct_size base first_bidder revealer_bids_first bid_style call_bid
        rob_back rob_max all_pass redeal_max revealer_takes forced_bid bottom_shown
        doubling super_double show_before show_early show_late show_landlord
        show_product rocket_ends_trick rob_factor bomb_factor rocket_factor
        shuttle_factor spring_factor antispring_factor landlord_share cap reserved;
    ddz_game, 384 bytes: struct_size actions rules flow seed hands played latest bottom
        table phase waiting landlord winner first_seat first_bidder face_up seeded
        redeals bid robs first_revealer table_seat passed bombs rockets shuttles shown
        answers doubles plays seats reserved;
    ddz_action, 36 bytes: seat kind value len play cards turn reserved;
    ddz_view, 448 bytes: struct_size actions rules flow multiplier table seat phase
        waiting landlord winner first_bidder face_up redeals bid robs table_seat passed
        bombs rockets shuttles bottom_len bottom counts played_counts latest_counts
        plays shown said doubles cards played latest seats reserved;
    ddz_score, 80 bytes: struct_size points base bid rob_factor show_factor bomb_factor
        rocket_factor shuttle_factor spring_factor double_factors multipliers landlord
        winner spring over seats reserved;
    ddz_unseen, 52 bytes: struct_size unseen out bottom reserved;
    ddz_position, 84 bytes: struct_size counts table seats solo to_move table_seat passed
        handicap must_beat rocket_ends_trick reserved;
    ddz_solved, 64 bytes: struct_size nodes nodes_high best winner has_best done plays
        reserved;
    ddz_solve_value, 28 bytes: turn winner reserved;
    ddz_bot_options, 32 bytes: struct_size level style playouts seed reserved;
    ddz_bot_choice, 44 bytes: action wins playouts;
}

/// No holes, no trailing padding, alignment at most 4: a struct means the same
/// bytes to every compiler.
const _: () = {
    let mut i = 0;
    while i < STRUCTS.len() {
        let Struct {
            size,
            align,
            fields,
            ..
        } = STRUCTS[i];
        let (mut end, mut j) = (0, 0);
        while j < fields.len() {
            assert!(fields[j].offset == end, "a hole, or fields out of order");
            end += fields[j].size;
            j += 1;
        }
        assert!(end == size, "padding behind the last field");
        assert!(align <= 4);
        i += 1;
    }
};
