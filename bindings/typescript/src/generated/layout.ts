// Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.
// Sizes and offsets of the structs, in bytes.

export const PLAY_SIZE = 4;
export const PLAY_KIND_AT = 0;
export const PLAY_RANK_AT = 1;
export const PLAY_LENGTH_AT = 2;
export const PLAY_CARDS_AT = 3;

export const MOVE_SIZE = 24;
export const MOVE_PLAY_AT = 0;
export const MOVE_CARDS_AT = 4;

export const RULES_SIZE = 32;
export const RULES_STRUCT_SIZE_AT = 0;
export const RULES_STRAIGHT_MIN_AT = 4;
export const RULES_PAIR_STRAIGHT_MIN_AT = 5;
export const RULES_PLANE_MIN_AT = 6;
export const RULES_SHUTTLE_MIN_AT = 7;
export const RULES_TRIO_PLAIN_AT = 8;
export const RULES_TRIO_SINGLE_AT = 9;
export const RULES_TRIO_PAIR_AT = 10;
export const RULES_PLANE_SINGLES_AT = 11;
export const RULES_PLANE_PAIRS_AT = 12;
export const RULES_WING_REPEAT_AT = 13;
export const RULES_WING_ADJACENT_TRIO_AT = 14;
export const RULES_WING_ROCKET_AT = 15;
export const RULES_WING_PAIRS_QUAD_AT = 16;
export const RULES_FOUR_SINGLES_AT = 17;
export const RULES_FOUR_ROCKET_AT = 18;
export const RULES_FOUR_PAIRS_AT = 19;
export const RULES_SHUTTLE_AT = 20;
export const RULES_SHUTTLE_SINGLES_AT = 21;
export const RULES_SHUTTLE_PAIRS_AT = 22;
export const RULES_RESERVED_AT = 23;
