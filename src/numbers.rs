//! Every number of the contract, written once.
//!
//! The Rust types take their discriminants from here, and `build.rs` reads the
//! same table to write the constants of the C header, of the C# layer and of
//! the TypeScript package. A number that has been published is never reused.

/// The type that a constant has in C; it decides how the literal is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    U8,
    U32,
    I32,
}

/// One constant as the bindings see it: `DDZ_` + `name`.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    pub name: &'static str,
    pub ty: Type,
    pub value: i64,
    pub doc: &'static str,
}

/// A family of constants, such as `DDZ_KIND_…`.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    pub prefix: &'static str,
    pub doc: &'static str,
    pub numbers: &'static [Number],
}

/// The version as text, from the package, with a NUL behind it.
pub const VERSION_TEXT: &core::ffi::CStr = as_c(concat!(env!("CARGO_PKG_VERSION"), "\0"));

/// The version as `0x00MMmmpp`.
pub const VERSION_NUMBER: u32 = {
    let [major, minor, patch] = [
        decimal(env!("CARGO_PKG_VERSION_MAJOR")),
        decimal(env!("CARGO_PKG_VERSION_MINOR")),
        decimal(env!("CARGO_PKG_VERSION_PATCH")),
    ];
    major << 16 | minor << 8 | patch
};

const fn decimal(text: &str) -> u32 {
    let mut rest = text.as_bytes();
    let mut number = 0;
    while let [digit, tail @ ..] = rest {
        number = number * 10 + (*digit - b'0') as u32;
        rest = tail;
    }
    number
}

const fn as_c(text: &str) -> &core::ffi::CStr {
    match core::ffi::CStr::from_bytes_with_nul(text.as_bytes()) {
        Ok(text) => text,
        Err(_) => c"",
    }
}

macro_rules! type_of {
    (u8) => {
        Type::U8
    };
    (u32) => {
        Type::U32
    };
    (i32) => {
        Type::I32
    };
}

macro_rules! numbers {
    (@statuses "ERR" $status:ident $($name:ident $text:literal)*) => {
        match $status {
            $($name => return as_c(concat!($text, "\0")),)*
            _ => {}
        }
    };
    (@statuses $prefix:literal $status:ident $($name:ident $text:literal)*) => {};
    ($($prefix:tt $ty:tt $doc:literal { $($name:ident = $value:literal $text:literal)* })*) => {
        $($(
            #[doc = $text]
            pub const $name: $ty = $value;
        )*)*

        /// What a status means, in English.
        pub fn status_text(status: i32) -> &'static core::ffi::CStr {
            $(numbers!(@statuses $prefix status $($name $text)*);)*
            c"unknown status"
        }

        /// Every family, in the order in which the header prints them.
        pub const FAMILIES: &[Family] = &[$(Family {
            prefix: $prefix,
            doc: $doc,
            numbers: &[$(Number {
                name: stringify!($name),
                ty: type_of!($ty),
                value: $value,
                doc: $text,
            }),*],
        }),*];
    };
}

numbers! {
    "ABI" u32 "The number that changes only when something breaks (docs/abi.md)." {
        ABI_VERSION = 1 "Compare with `ddz_abi_version()` before the first call."
    }
    "CARDS" u32 "Limits on how many cards a call takes." {
        CARDS_MAX = 20 "Cards in a play or in a hand, at most."
        DECK_LEN = 54 "Cards in the deck."
        MOVES_MAX = 837 "Moves in a list, at most, under any rule set: `ddz_moves_max` of 20."
        HINTS_MAX = 232 "No list of `ddz_hint_list` is longer, under any rule set."
        READINGS_MAX = 3 "Readings of the same cards, at most, under any rule set."
        TEXT_MAX = 4096 "Bytes of text that `ddz_cards_parse` reads, at most."
        WRITTEN_MAX = 486 "Bytes of text that `ddz_cards_format` writes, at most."
    }
    "KIND" u8 "What a play is (`ddz_play.kind`)." {
        KIND_NONE = 0 "A pass, or not a play."
        KIND_SINGLE = 1 "单张: one card."
        KIND_PAIR = 2 "对子: two of a rank; the two jokers are a rocket."
        KIND_TRIO = 3 "三张: three of a rank."
        KIND_TRIO_SINGLE = 4 "三带一: a trio with one card of another rank."
        KIND_TRIO_PAIR = 5 "三带一对: a trio with a pair."
        KIND_STRAIGHT = 6 "顺子: singles in sequence, 3 to A."
        KIND_PAIR_STRAIGHT = 7 "连对: pairs in sequence, 3 to A."
        KIND_PLANE = 8 "飞机: trios in sequence, 3 to A."
        KIND_PLANE_SINGLES = 9 "飞机带单: a plane with one card a trio."
        KIND_PLANE_PAIRS = 10 "飞机带对: a plane with one pair a trio."
        KIND_FOUR_SINGLES = 11 "四带二: a quad with two cards; not a bomb."
        KIND_FOUR_PAIRS = 12 "四带两对: a quad with two pairs; not a bomb."
        KIND_SHUTTLE = 13 "航天飞机: quads in sequence, 3 to A."
        KIND_SHUTTLE_SINGLES = 14 "航天飞机带小翼: a shuttle with two cards a quad."
        KIND_SHUTTLE_PAIRS = 15 "航天飞机带大翼: a shuttle with two pairs a quad."
        KIND_BOMB = 16 "炸弹: four of a rank; beats all but higher bombs and the rocket."
        KIND_ROCKET = 17 "火箭: both jokers; beats everything."
    }
    "RANK" u8 "Ranks from low to high (`ddz_play.rank`, rank indexes)." {
        RANK_3 = 0 "3"
        RANK_4 = 1 "4"
        RANK_5 = 2 "5"
        RANK_6 = 3 "6"
        RANK_7 = 4 "7"
        RANK_8 = 5 "8"
        RANK_9 = 6 "9"
        RANK_10 = 7 "10"
        RANK_J = 8 "J"
        RANK_Q = 9 "Q"
        RANK_K = 10 "K"
        RANK_A = 11 "A: the highest rank of a sequence."
        RANK_2 = 12 "2"
        RANK_SMALL_JOKER = 13 "小王, `x`"
        RANK_BIG_JOKER = 14 "大王, `X`"
    }
    "PRESET" u32 "Rule sets by name (`ddz_rules_preset`; docs/rules.md has the table)." {
        PRESET_STANDARD = 0 "The official competition rules of 2016."
        PRESET_PAGAT = 1 "As Pagat describes the game."
        PRESET_HAPPY = 2 "欢乐斗地主, as its rules are retold."
        PRESET_ET = 3 "The ET/Unity client: no wings on planes, no four with two."
        PRESET_U3D = 4 "The u3d client: shuttles allowed."
        PRESET_EGRET = 5 "The Egret client: a quad may be two pairs."
        PRESET_WHGAME = 6 "The WHGame family (CGameLogic)."
        PRESET_COCOS = 7 "The Cocos2d-x client."
        PRESET_RLCARD = 8 "RLCard: the same plays as STANDARD."
        PRESET_DOUZERO = 9 "DouZero, as its move generator has it."
        PRESET_OPENSPIEL = 10 "OpenSpiel: no four with two."
        PRESET_BOTZONE = 11 "Botzone FightTheLandlord2: shuttles allowed."
    }
    "ORDER" u32 "How `ddz_cards_sort` sorts." {
        ORDER_RANK_DESC = 0 "High to low; spade, heart, club, diamond inside a rank."
        ORDER_RANK_ASC = 1 "Low to high; diamond, club, heart, spade inside a rank."
        ORDER_GROUPED = 2 "Larger groups first, then high to low: 66633, 665543."
    }
    "FORMAT" u32 "The card ids of other programs (`ddz_cards_from_ids`, `_to_ids`)." {
        FORMAT_EGRET = 0 "1..54: A, 2, 3 … K, four each (heart, diamond, spade, club), 53 small joker, 54 big joker."
        FORMAT_BOTZONE = 1 "0..53: rank * 4 + suit, 3 lowest (heart, diamond, spade, club), 52 small joker, 53 big joker."
        FORMAT_OPENSPIEL = 2 "0..53: suit * 13 + rank, 3 lowest (club, diamond, heart, spade), 52 small joker, 53 big joker."
    }
    "STYLE" u32 "How `ddz_cards_format` writes cards." {
        STYLE_RANKS = 0 "`3TJQKA2xX`"
        STYLE_SUITED = 1 "`♠3 ♥T x X`"
        STYLE_CHINESE = 2 "`黑桃3 红桃10 小王 大王`"
    }
    "ERR" i32 "What a call answers when it could not do its work." {
        OK = 0 "The call did its work."
        ERR_NULL = -100 "A pointer is NULL that may not be."
        ERR_LENGTH = -101 "A length is out of range."
        ERR_ENUM = -102 "An argument is not one of the named constants."
        ERR_STRUCT_SIZE = -103 "struct_size is not the size that this library knows."
        ERR_TEXT = -104 "The text does not name cards."
        ERR_PLAY = -105 "The play on the table is not one that the rule set can produce."
        ERR_CARD = -200 "A byte or an id is not a card."
        ERR_DUPLICATE = -201 "The same card stands there twice."
        ERR_TOO_MANY = -202 "There are more cards than the call takes."
        ERR_RULES_RANGE = -300 "A switch of the rule set is out of range."
        ERR_RULES_FOUR_ROCKET = -301 "four_rocket is on without four_singles."
        ERR_RULES_WING_PAIRS_QUAD = -302 "wing_pairs_quad is on without plane_pairs."
        ERR_RULES_WING_ADJACENT_TRIO = -303 "wing_adjacent_trio is on with wing_repeat below 3."
        ERR_RULES_SHUTTLE_WINGS = -304 "shuttle_singles or shuttle_pairs is on without shuttle."
        ERR_RULES_WING_ROCKET = -305 "wing_rocket is on with neither plane_singles nor shuttle_singles."
        ERR_RULES_RESERVED = -306 "A reserved byte of the rule set is not 0."
        ERR_BUFFER = -500 "The buffer is too small; the length that it needs has been written."
        ERR_INTERNAL = -600 "A fault of the library itself; please report it."
    }
}
