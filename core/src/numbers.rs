//! Every number of the contract, written once.
//!
//! The Rust types take their discriminants from here, and `build.rs` reads the
//! same table to write the constants of the C header and of the bindings. A
//! number that has been published is never reused.

/// The type that a constant has in C; it decides how the literal is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// `uint8_t`: a plain literal.
    U8,
    /// `uint32_t`: a literal with a `u` behind it.
    U32,
    /// `int32_t`: a literal, in parentheses where it is negative.
    I32,
}

/// One constant as the bindings see it: `DDZ_` + `name`.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// Without `DDZ_`, with the prefix of the family: `KIND_PAIR`.
    pub name: &'static str,
    /// What it is in C.
    pub ty: Type,
    /// Fits in `ty`.
    pub value: i64,
    /// One line; of a status, the text of `ddz_status_text`.
    pub doc: &'static str,
}

/// A family of constants, such as `DDZ_KIND_…`.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// `KIND` for `DDZ_KIND_…`. The limits, and `OK` among the statuses, do not
    /// begin with it.
    pub prefix: &'static str,
    /// One line, which names the field or the call that takes the numbers.
    pub doc: &'static str,
    /// In the order of the header, which is mostly that of their values.
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
    ($($prefix:tt $ty:tt $doc:literal { $($name:ident = $value:literal $text:literal)* })*) => {
        $($(
            #[doc = $text]
            pub const $name: $ty = $value;
        )*)*

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

        /// What each status means, in English.
        pub const STATUS_TEXTS: &[(i32, &str)] = {
            const COUNT: usize = statuses().len();
            const TEXTS: [(i32, &str); COUNT] = {
                let mut texts = [(0, ""); COUNT];
                let mut i = 0;
                while i < COUNT {
                    let Number { value, doc, .. } = statuses()[i];
                    texts[i] = (value as i32, doc);
                    i += 1;
                }
                texts
            };
            &TEXTS
        };

        /// The text of a constant, to document what stands for it in Rust.
        #[allow(unused_macros)]
        macro_rules! text_of {
            $($(($name) => { $text };)*)*
        }
        // Not in build.rs, which reads this file too.
        #[allow(unused_imports)]
        pub(crate) use text_of;
    };
}

/// The family of the statuses.
const fn statuses() -> &'static [Number] {
    let mut i = 0;
    loop {
        if let [b'E', b'R', b'R'] = FAMILIES[i].prefix.as_bytes() {
            return FAMILIES[i].numbers;
        }
        i += 1;
    }
}

numbers! {
    "ABI" u32 "The number that changes only when something breaks (docs/abi.md)." {
        ABI_VERSION = 1 "Compare with `ddz_abi_version()` before the first call."
    }
    "CARDS" u32 "Limits on how many cards a call takes." {
        CARDS_MAX = 20 "Cards in a play or in a hand, at most."
        DECK_LEN = 54 "Cards in the deck."
        MOVES_MAX = 837 "Moves in a list, at most, under rule sets without wild ranks: what `ddz_moves_max` answers for 20 cards."
        HINTS_MAX = 232 "Hints in a list, at most, under rule sets without wild ranks: what `ddz_hints_max` answers."
        READINGS_MAX = 3 "Readings of the same cards, at most, under rule sets without wild ranks: what `ddz_readings_max` answers."
        TEXT_MAX = 4096 "Bytes of text that `ddz_cards_parse` and `ddz_position_parse` read, at most."
        WRITTEN_MAX = 486 "Bytes of text that `ddz_cards_format` writes, at most."
        POSITION_TEXT_MAX = 128 "Bytes of text that `ddz_position_format` writes, at most."
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
    "FOUR_SINGLES" u8 "A quad with two cards (`ddz_rules.four_singles`)." {
        FOUR_SINGLES_OFF = 0 "Not a play."
        FOUR_SINGLES_DISTINCT = 1 "Two cards of different ranks."
        FOUR_SINGLES_PAIR = 2 "Any two cards: a pair as well."
    }
    "FOUR_PAIRS" u8 "A quad with two pairs (`ddz_rules.four_pairs`)." {
        FOUR_PAIRS_OFF = 0 "Not a play."
        FOUR_PAIRS_DISTINCT = 1 "Two pairs of different ranks."
        FOUR_PAIRS_QUAD = 2 "Any two pairs: another quad as well."
    }
    "SHUTTLE" u8 "Quads in sequence (`ddz_rules.shuttle`)." {
        SHUTTLE_OFF = 0 "Not a play."
        SHUTTLE_PLAY = 1 "An ordinary play."
        SHUTTLE_BOMB = 2 "A bomb: beats every single bomb and shorter shuttles; the rocket beats it."
    }
    "LANGUAGE" u32 "Languages of texts (`ddz_status_text`, `ddz_kind_text`)." {
        LANGUAGE_ENGLISH = 0 "English."
        LANGUAGE_CHINESE = 1 "中文 (简体)."
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
    "GAME" u32 "Limits of a game (`ddz_game_…`, `ddz_record_…`)." {
        SEATS_MAX = 3 "Seats of a game, at most; seat numbers grow in playing order."
        BID_MAX = 3 "Points of the highest bid."
        LEGAL_MAX = 4 "Actions that `ddz_game_legal` lists, at most."
        PACKED_MAX = 512 "Bytes that `ddz_game_pack` writes, at most; in any later version too."
        RECORD_BEGIN_MAX = 520 "Bytes that `ddz_record_begin` writes, at most."
        RECORD_ENTRY_MAX = 40 "Bytes that `ddz_record_append` writes, at most."
        RECORD_MAX = 65536 "Bytes of a record, at most; no deal has a longer one."
        BOT_MEMORY_MAX = 81504 "Bytes of memory that a bot of any level needs at most, with the playouts that the level has."
        REDEALS_MAX = 255 "Redeals of one game, at most; then the deal is void."
    }
    "SEAT" u8 "Seats are 0, 1 and 2." {
        SEAT_NONE = 255 "No seat: no landlord yet, no winner."
    }
    "GOAL" u32 "What is asked of a position (`ddz_solve_begin`)." {
        GOAL_WINNER = 0 "Who wins, and where that is the side to move, by which move."
        GOAL_LINE = 1 "Besides, the moves to the end: the side that wins hurries, the other one holds out."
        GOAL_ALL = 2 "Besides the winner, who wins behind each move."
    }
    "SIDE" u8 "Who wins a position (`ddz_solved.winner`, `ddz_solve_value.winner`)." {
        SIDE_UNKNOWN = 0 "It is not known yet."
        SIDE_SOLO = 1 "The seat that plays alone."
        SIDE_OTHERS = 2 "The other seats."
    }
    "SOLVE" u32 "Limits of solving (`ddz_solve_…`)." {
        SOLVE_MEMORY_MIN = 65536 "Bytes of memory that `ddz_solve_begin` asks for, at least."
        SOLVE_LINE_MAX = 168 "Moves of a line, at most."
    }
    "FLOW" u32 "How a deal goes, by name (`ddz_flow_preset`; docs/game.md has the table)." {
        FLOW_STANDARD = 0 "The official competition rules of 2016: one round of bids, the bottom shown after doubling, farmers double before the landlord."
        FLOW_PAGAT = 1 "As Pagat describes the game: bids until two pass."
        FLOW_HAPPY = 2 "欢乐斗地主, as its rules are retold: call and rob, show-hand, every seat may double."
        FLOW_ET = 3 "The server of the ET/Unity client: call and rob, each worth two; the rocket counts four."
        FLOW_WHGAME = 4 "The WHGame family: one round of bids, the rocket ends the trick, doubles multiply for all."
        FLOW_OPENSPIEL = 5 "OpenSpiel: bids until two pass, nobody bids is a draw."
        FLOW_DOUZERO = 6 "DouZero: no auction, no spring."
        FLOW_COCOS = 7 "The Cocos2d-x client: when nobody bids, the first seat is the landlord at three."
        FLOW_CLASSIC = 8 "The classic rules of the large platforms: one round of bids, no doubling."
    }
    "FIRST" u8 "Who bids first (`ddz_flow.first_bidder`)." {
        FIRST_GIVEN = 0 "first_seat, after a redeal too."
        FIRST_NEXT = 1 "first_seat; the next seat after each redeal."
        FIRST_RANDOM = 2 "Drawn from the seed for each deal; first_seat when the deck was given."
        FIRST_FACE_UP = 3 "Who was dealt a card that lies face up, drawn from the seed; first_seat when the deck was given."
    }
    "BID" u8 "How the landlord is found (`ddz_flow.bid_style`)." {
        BID_SCORE_ONCE = 0 "叫分: each seat once bids more than those before, or passes; 3 ends it."
        BID_SCORE_UNTIL_TWO_PASSES = 1 "叫分: until two pass in a row after a bid; 3 ends it; who passed may come back."
        BID_CALL_ROB = 2 "叫地主, 抢地主: the first to call, then the seats after it that have not declined may rob."
        BID_NONE = 3 "No auction: the first bidder is the landlord."
    }
    "ROB_BACK" u8 "Who may take the landlord's place back after a rob (`ddz_flow.rob_back`)." {
        ROB_BACK_NONE = 0 "Nobody."
        ROB_BACK_CALLER = 1 "The caller, once."
        ROB_BACK_FIRST = 2 "The caller, once, if that was the first seat asked."
    }
    "ALL_PASS" u8 "What happens when nobody bids (`ddz_flow.all_pass`)." {
        ALL_PASS_REDEAL = 0 "A new deal from the same seed; the end, void, when the deck was given."
        ALL_PASS_DRAW = 1 "The end, void: nobody wins."
        ALL_PASS_FORCED = 2 "The first bidder is the landlord, at forced_bid."
    }
    "BOTTOM" u8 "When all see the bottom (`ddz_flow.bottom_shown`)." {
        BOTTOM_AFTER_BID = 0 "When the landlord takes it, before the doubling."
        BOTTOM_AFTER_DOUBLING = 1 "When the landlord takes it, after the doubling."
        BOTTOM_NEVER = 2 "Never; the landlord takes it before the doubling."
    }
    "DOUBLING" u8 "Who may double (`ddz_flow.doubling`)." {
        DOUBLING_NONE = 0 "Nobody."
        DOUBLING_FARMERS_FIRST = 1 "The farmers, then the landlord, only against farmers who doubled."
        DOUBLING_PAIRWISE = 2 "Every seat; each farmer settles with their own factor times the landlord's."
        DOUBLING_GLOBAL = 3 "Every seat; all factors multiply for all."
    }
    "SHOW" u8 "When a hand was shown (`ddz_action.value` of SHOW, `ddz_view.shown`)." {
        SHOW_UNDECIDED = 0 "Not shown, not declined."
        SHOW_BEFORE = 1 "Before the deal."
        SHOW_EARLY = 2 "Early in the deal."
        SHOW_LATE = 3 "Late in the deal."
        SHOW_LANDLORD = 4 "By the landlord, before the first lead."
        SHOW_DECLINED = 5 "Declined before the auction."
    }
    "PHASE" u8 "What a game waits for (`ddz_view.phase`)." {
        PHASE_SHOW = 1 "Who shows a hand? Every seat answers, in any order."
        PHASE_BID = 2 "A bid or a pass."
        PHASE_CALL = 3 "A call or a pass."
        PHASE_ROB = 4 "A rob or a pass."
        PHASE_DOUBLE = 5 "Who doubles? The seats that may answer do so in any order."
        PHASE_REDOUBLE = 6 "Does the landlord double against the farmers who doubled?"
        PHASE_PLAY = 7 "A play or a pass."
        PHASE_OVER = 8 "Nothing: the deal is over."
    }
    "SAID" u8 "What a seat last said in the auction (`ddz_view.said`)." {
        SAID_NOTHING = 0 "It was not asked yet."
        SAID_BID_1 = 1 "One."
        SAID_BID_2 = 2 "Two."
        SAID_BID_3 = 3 "Three."
        SAID_PASS = 4 "Pass."
        SAID_CALL = 5 "叫地主."
        SAID_ROB = 6 "抢地主."
    }
    "DOUBLE" u8 "The factors of doubling (`ddz_action.value` of DOUBLE, `ddz_view.doubles`)." {
        DOUBLE_UNDECIDED = 0 "Not asked, not answered, or not to be known yet."
        DOUBLE_NO = 1 "Declined."
        DOUBLE_TWO = 2 "加倍."
        DOUBLE_FOUR = 4 "超级加倍, where the flow has super_double."
    }
    "ACTION" u8 "What a seat does (`ddz_action.kind`)." {
        ACTION_PASS = 1 "Passes: no bid, no call, no rob, no doubling, no show, no play."
        ACTION_BID = 2 "Bids `value`, 1..3."
        ACTION_CALL = 3 "叫地主."
        ACTION_ROB = 4 "抢地主."
        ACTION_DOUBLE = 5 "Doubles by `value`, 2 or 4."
        ACTION_SHOW = 6 "Shows the hand; `value` is DDZ_SHOW_…, when."
        ACTION_PLAY = 7 "Plays `cards`, in the reading `play` if that is not all 0."
        ACTION_TIMEOUT = 8 "The clock ran out: passes, or leads the lowest card where there is no passing."
    }
    "AUTO" u32 "How to act for an absent player." {
        AUTO_TIMEOUT = 0 "Passes wherever that is possible, else leads the lowest card."
        AUTO_HINT = 1 "Plays the first hint, but not on the partner's play unless it wins; passes outside the play."
        AUTO_LIST = 2 "Plays by the list policy, which knows partners and counts cards; passes outside the play. The best of the three."
    }
    "BOT_LEVEL" u32 "How strong a bot is (`ddz_bot_options.level`): a number of playouts for each choice, never a time." {
        BOT_LEVEL_BEGINNER = 0 "No playouts: plays sensibly and errs like a beginner, who spends bombs and high cards and beats the partner."
        BOT_LEVEL_CASUAL = 1 "No playouts: knows its partner, and is careless with bombs and high cards."
        BOT_LEVEL_LIST = 2 "No playouts: the list policy, as DDZ_AUTO_LIST."
        BOT_LEVEL_FAIR = 3 "50 playouts."
        BOT_LEVEL_GOOD = 4 "200 playouts."
        BOT_LEVEL_STRONG = 5 "500 playouts."
        BOT_LEVEL_EXPERT = 6 "2600 playouts, with a tree."
        BOT_LEVEL_STRONGEST = 7 "10000 playouts, with a tree."
    }
    "BOT_STYLE" u32 "How a bot bids and doubles (`ddz_bot_options.style`)." {
        BOT_STYLE_CALCULATING = 0 "By the chance alone."
        BOT_STYLE_CAREFUL = 1 "Only with a better chance than that."
        BOT_STYLE_DARING = 2 "With a worse one too."
    }
    "SPRING" u8 "Whether one side never came to play (`ddz_score.spring`)." {
        SPRING_NONE = 0 "Neither."
        SPRING_LANDLORD = 1 "春天: the landlord won and no farmer played."
        SPRING_FARMERS = 2 "反春天: the farmers won and the landlord played once."
    }
    "ERR" i32 "What a call answers when it could not do its work." {
        OK = 0 "Success."
        ERR_NULL = -100 "A required pointer is NULL."
        ERR_LENGTH = -101 "A length is out of range."
        ERR_ENUM = -102 "An argument is not one of its named constants."
        ERR_STRUCT_SIZE = -103 "struct_size is not the size of this version's struct."
        ERR_TEXT = -104 "The text does not name cards, or a position."
        ERR_PLAY = -105 "The rule set cannot produce the play on the table."
        ERR_GAME = -106 "The bytes are not a possible state of a game."
        ERR_FORMAT = -107 "The bytes are not a packed game, a record or an action of one that this library reads."
        ERR_CHECKSUM = -108 "The checksum does not match the bytes."
        ERR_CARD = -200 "A byte or an id is not a card."
        ERR_DUPLICATE = -201 "A card appears twice."
        ERR_TOO_MANY = -202 "There are more cards than the call takes."
        ERR_RULES_RANGE = -300 "A switch of the rule set is out of range."
        ERR_RULES_FOUR_ROCKET = -301 "four_rocket is on without four_singles."
        ERR_RULES_WING_PAIRS_QUAD = -302 "wing_pairs_quad is on without plane_pairs."
        ERR_RULES_WING_ADJACENT_TRIO = -303 "wing_adjacent_trio is on with wing_repeat below 3."
        ERR_RULES_SHUTTLE_WINGS = -304 "shuttle_singles or shuttle_pairs is on without shuttle."
        ERR_RULES_WING_ROCKET = -305 "wing_rocket is on with neither plane_singles nor shuttle_singles."
        ERR_RULES_RESERVED = -306 "A reserved byte of the rule set is not 0."
        ERR_RULES_KINDS = -307 "kinds_off has a bit that is no kind of play."
        ERR_FLOW_RANGE = -350 "A switch of the flow is out of range."
        ERR_FLOW_ROB_BACK = -351 "rob_back is on without DDZ_BID_CALL_ROB."
        ERR_FLOW_REDEAL_MAX = -352 "redeal_max is on without DDZ_ALL_PASS_REDEAL."
        ERR_FLOW_REVEALER = -353 "revealer_bids_first or revealer_takes is on without a show before the auction."
        ERR_FLOW_BOTTOM = -354 "bottom_shown is AFTER_DOUBLING, but doubling is NONE."
        ERR_FLOW_SUPER_DOUBLE = -355 "super_double is on without doubling."
        ERR_FLOW_OVERFLOW = -356 "A score may pass the range of 32 bits; a lower base or a cap helps."
        ERR_FLOW_RESERVED = -357 "A reserved byte of the flow is not 0."
        ERR_TURN_OVER = -400 "The deal is over."
        ERR_TURN_PHASE = -401 "This action is not possible in this phase of the game."
        ERR_TURN_SEAT = -402 "It is not this seat's turn."
        ERR_TURN_DECIDED = -403 "This seat has answered already."
        ERR_TURN_FIELD = -404 "A field that this kind of action does not use is not 0."
        ERR_TURN_BID_RANGE = -405 "A bid is 1, 2 or 3."
        ERR_TURN_BID_LOW = -406 "The bid is not above the highest so far."
        ERR_TURN_DOUBLE = -407 "The flow does not offer that doubling."
        ERR_TURN_SHOW = -408 "The hand cannot be shown at that moment, or lies open already."
        ERR_TURN_LEAD = -409 "The leader may not pass."
        ERR_TURN_NOT_HELD = -410 "A card is not in the seat's hand."
        ERR_TURN_NOT_A_PLAY = -411 "The cards are not a play."
        ERR_TURN_READING = -412 "The cards cannot be read as the play that was declared."
        ERR_TURN_NOT_HIGHER = -413 "The play does not beat the one on the table."
        ERR_TURN_STALE = -414 "The turn that is answered is not the turn of the game."
        ERR_POSITION_DECK = -470 "The hands of the position have more cards of a rank than a deck has."
        ERR_POSITION_SEATS = -471 "A position has 2 or 3 seats."
        ERR_POSITION_SEAT = -472 "solo, to_move or table_seat is no seat of the position."
        ERR_POSITION_HANDICAP = -473 "handicap is not 0: there are no games with a handicap yet."
        ERR_POSITION_ABSENT = -474 "A seat that the position does not have holds cards."
        ERR_POSITION_HAND = -475 "A hand of the position has more than 20 cards."
        ERR_POSITION_EMPTY = -476 "More than one hand of the position is empty."
        ERR_POSITION_TABLE_SEAT = -477 "table and table_seat do not go together, or table_seat is to move."
        ERR_POSITION_OVER = -478 "A hand of the position is empty, but its seat did not put down the last play."
        ERR_POSITION_TABLE = -479 "The deck and the hands leave no cards for the play on the table."
        ERR_POSITION_PASSED = -480 "passed is not the seats between table_seat and to_move."
        ERR_POSITION_ROCKET = -481 "The rocket lies on the table, but it ends the trick at once."
        ERR_POSITION_SWITCH = -482 "must_beat or rocket_ends_trick is neither 0 nor 1."
        ERR_POSITION_RESERVED = -483 "A reserved byte of the position is not 0."
        ERR_POSITION_PHASE = -484 "The cards of the game are not being played yet, or the deal was void."
        ERR_POSITION_MUST_BEAT = -485 "A seat that can beat the table may not pass."
        ERR_BUFFER = -500 "The buffer is too small; the required length has been written."
        ERR_SOLVE_MEMORY = -510 "The memory for solving has fewer than 65536 bytes."
        ERR_SOLVE_OVER = -511 "The position is over: there is nothing to solve."
        ERR_SOLVE_UNPREPARED = -512 "The memory was not prepared for solving, or was changed since."
        ERR_SOLVE_GOAL = -513 "The memory was prepared for another goal than this call answers."
        ERR_SOLVE_UNKNOWN = -514 "The answer is not known yet: more positions must be looked at."
        ERR_BOT_OPTIONS = -550 "The bot is asked for more playouts than it ever plays, or a reserved byte of its options is not 0."
        ERR_BOT_SEAT = -551 "The seat of the view may not act now."
        ERR_BOT_VIEW = -552 "No game has this view."
        ERR_BOT_ROOM = -553 "The memory of the bot is too small."
        ERR_BOT_MEMORY = -554 "The memory is not that of a bot, or was damaged."
        ERR_INTERNAL = -600 "Internal error of the library; please report it."
    }
}
