// Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.

/** The version that these sources belong to. */
export const VERSION_TEXT = "0.1.0";

// The number that changes only when something breaks (docs/abi.md).

/** Compare with `ddz_abi_version()` before the first call. */
export const ABI_VERSION = 1;

// Limits on how many cards a call takes.

/** Cards in a play or in a hand, at most. */
export const CARDS_MAX = 20;
/** Cards in the deck. */
export const DECK_LEN = 54;
/** Moves in a list, at most, under any rule set: `ddz_moves_max` of 20. */
export const MOVES_MAX = 837;
/** No list of `ddz_hint_list` is longer, under any rule set. */
export const HINTS_MAX = 232;
/** Readings of the same cards, at most, under any rule set. */
export const READINGS_MAX = 3;
/** Bytes of text that `ddz_cards_parse` reads, at most. */
export const TEXT_MAX = 4096;
/** Bytes of text that `ddz_cards_format` writes, at most. */
export const WRITTEN_MAX = 486;

// What a play is (`ddz_play.kind`).

/** A pass, or not a play. */
export const KIND_NONE = 0;
/** 单张: one card. */
export const KIND_SINGLE = 1;
/** 对子: two of a rank; the two jokers are a rocket. */
export const KIND_PAIR = 2;
/** 三张: three of a rank. */
export const KIND_TRIO = 3;
/** 三带一: a trio with one card of another rank. */
export const KIND_TRIO_SINGLE = 4;
/** 三带一对: a trio with a pair. */
export const KIND_TRIO_PAIR = 5;
/** 顺子: singles in sequence, 3 to A. */
export const KIND_STRAIGHT = 6;
/** 连对: pairs in sequence, 3 to A. */
export const KIND_PAIR_STRAIGHT = 7;
/** 飞机: trios in sequence, 3 to A. */
export const KIND_PLANE = 8;
/** 飞机带单: a plane with one card a trio. */
export const KIND_PLANE_SINGLES = 9;
/** 飞机带对: a plane with one pair a trio. */
export const KIND_PLANE_PAIRS = 10;
/** 四带二: a quad with two cards; not a bomb. */
export const KIND_FOUR_SINGLES = 11;
/** 四带两对: a quad with two pairs; not a bomb. */
export const KIND_FOUR_PAIRS = 12;
/** 航天飞机: quads in sequence, 3 to A. */
export const KIND_SHUTTLE = 13;
/** 航天飞机带小翼: a shuttle with two cards a quad. */
export const KIND_SHUTTLE_SINGLES = 14;
/** 航天飞机带大翼: a shuttle with two pairs a quad. */
export const KIND_SHUTTLE_PAIRS = 15;
/** 炸弹: four of a rank; beats all but higher bombs and the rocket. */
export const KIND_BOMB = 16;
/** 火箭: both jokers; beats everything. */
export const KIND_ROCKET = 17;

// Ranks from low to high (`ddz_play.rank`, rank indexes).

/** 3 */
export const RANK_3 = 0;
/** 4 */
export const RANK_4 = 1;
/** 5 */
export const RANK_5 = 2;
/** 6 */
export const RANK_6 = 3;
/** 7 */
export const RANK_7 = 4;
/** 8 */
export const RANK_8 = 5;
/** 9 */
export const RANK_9 = 6;
/** 10 */
export const RANK_10 = 7;
/** J */
export const RANK_J = 8;
/** Q */
export const RANK_Q = 9;
/** K */
export const RANK_K = 10;
/** A: the highest rank of a sequence. */
export const RANK_A = 11;
/** 2 */
export const RANK_2 = 12;
/** 小王, `x` */
export const RANK_SMALL_JOKER = 13;
/** 大王, `X` */
export const RANK_BIG_JOKER = 14;

// Rule sets by name (`ddz_rules_preset`; docs/rules.md has the table).

/** The official competition rules of 2016. */
export const PRESET_STANDARD = 0;
/** As Pagat describes the game. */
export const PRESET_PAGAT = 1;
/** 欢乐斗地主, as its rules are retold. */
export const PRESET_HAPPY = 2;
/** The ET/Unity client: no wings on planes, no four with two. */
export const PRESET_ET = 3;
/** The u3d client: shuttles allowed. */
export const PRESET_U3D = 4;
/** The Egret client: a quad may be two pairs. */
export const PRESET_EGRET = 5;
/** The WHGame family (CGameLogic). */
export const PRESET_WHGAME = 6;
/** The Cocos2d-x client. */
export const PRESET_COCOS = 7;
/** RLCard: the same plays as STANDARD. */
export const PRESET_RLCARD = 8;
/** DouZero, as its move generator has it. */
export const PRESET_DOUZERO = 9;
/** OpenSpiel: no four with two. */
export const PRESET_OPENSPIEL = 10;
/** Botzone FightTheLandlord2: shuttles allowed. */
export const PRESET_BOTZONE = 11;

// How `ddz_cards_sort` sorts.

/** High to low; spade, heart, club, diamond inside a rank. */
export const ORDER_RANK_DESC = 0;
/** Low to high; diamond, club, heart, spade inside a rank. */
export const ORDER_RANK_ASC = 1;
/** Larger groups first, then high to low: 66633, 665543. */
export const ORDER_GROUPED = 2;

// The card ids of other programs (`ddz_cards_from_ids`, `_to_ids`).

/** 1..54: A, 2, 3 … K, four each (heart, diamond, spade, club), 53 small joker, 54 big joker. */
export const FORMAT_EGRET = 0;
/** 0..53: rank * 4 + suit, 3 lowest (heart, diamond, spade, club), 52 small joker, 53 big joker. */
export const FORMAT_BOTZONE = 1;
/** 0..53: suit * 13 + rank, 3 lowest (club, diamond, heart, spade), 52 small joker, 53 big joker. */
export const FORMAT_OPENSPIEL = 2;

// How `ddz_cards_format` writes cards.

/** `3TJQKA2xX` */
export const STYLE_RANKS = 0;
/** `♠3 ♥T x X` */
export const STYLE_SUITED = 1;
/** `黑桃3 红桃10 小王 大王` */
export const STYLE_CHINESE = 2;

// What a call answers when it could not do its work.

/** The call did its work. */
export const OK = 0;
/** A pointer is NULL that may not be. */
export const ERR_NULL = -100;
/** A length is out of range. */
export const ERR_LENGTH = -101;
/** An argument is not one of the named constants. */
export const ERR_ENUM = -102;
/** struct_size is not the size that this library knows. */
export const ERR_STRUCT_SIZE = -103;
/** The text does not name cards. */
export const ERR_TEXT = -104;
/** The play on the table is not one that the rule set can produce. */
export const ERR_PLAY = -105;
/** A byte or an id is not a card. */
export const ERR_CARD = -200;
/** The same card stands there twice. */
export const ERR_DUPLICATE = -201;
/** There are more cards than the call takes. */
export const ERR_TOO_MANY = -202;
/** A switch of the rule set is out of range. */
export const ERR_RULES_RANGE = -300;
/** four_rocket is on without four_singles. */
export const ERR_RULES_FOUR_ROCKET = -301;
/** wing_pairs_quad is on without plane_pairs. */
export const ERR_RULES_WING_PAIRS_QUAD = -302;
/** wing_adjacent_trio is on with wing_repeat below 3. */
export const ERR_RULES_WING_ADJACENT_TRIO = -303;
/** shuttle_singles or shuttle_pairs is on without shuttle. */
export const ERR_RULES_SHUTTLE_WINGS = -304;
/** wing_rocket is on with neither plane_singles nor shuttle_singles. */
export const ERR_RULES_WING_ROCKET = -305;
/** A reserved byte of the rule set is not 0. */
export const ERR_RULES_RESERVED = -306;
/** The buffer is too small; the length that it needs has been written. */
export const ERR_BUFFER = -500;
/** A fault of the library itself; please report it. */
export const ERR_INTERNAL = -600;
