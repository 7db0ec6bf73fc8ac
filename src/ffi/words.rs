//! `ddz_status_text`, `ddz_kind_text`: what a player may be shown, in English
//! and, with the feature `chinese`, in Chinese.

use super::c_char;
use super::texts::{Numbered, Texts, bytes_of};
use ddz::numbers as n;

/// Lists of texts as they lie in the library.
macro_rules! texts {
    ($(static $name:ident = $list:expr, $other:literal;)*) => {$(
        static $name: Texts<{ $list.len() }, { bytes_of($list, $other) }> =
            Texts::new($list, $other);
    )*};
}

#[cfg(feature = "chinese")]
const CHINESE: u32 = n::LANGUAGE_CHINESE;

/// What a status means.
///
/// @param status DDZ_OK or DDZ_ERR_…; of any other number a text that says so
/// @param language DDZ_LANGUAGE_…; any other number is English, and so is every
/// language of a small build that was made without it
/// @return UTF-8 with a NUL behind it, valid for ever, not to be freed; never
/// NULL
#[unsafe(no_mangle)]
pub extern "C" fn ddz_status_text(status: i32, language: u32) -> *const c_char {
    match language {
        #[cfg(feature = "chinese")]
        CHINESE => STATUSES_IN_CHINESE.of(status),
        _ => STATUSES.of(status),
    }
}

/// The name of a kind of play.
///
/// @param kind DDZ_KIND_…; of any other number a text that says so
/// @param language DDZ_LANGUAGE_…; any other number is English, and so is every
/// language of a small build that was made without it
/// @return UTF-8 with a NUL behind it, valid for ever, not to be freed; never
/// NULL
#[unsafe(no_mangle)]
pub extern "C" fn ddz_kind_text(kind: u32, language: u32) -> *const c_char {
    // A number that no kind has stays one.
    let kind = i32::try_from(kind).unwrap_or(-1);
    match language {
        #[cfg(feature = "chinese")]
        CHINESE => KINDS_IN_CHINESE.of(kind),
        _ => KINDS.of(kind),
    }
}

texts! {
    static STATUSES = ENGLISH_STATUSES, "unknown status";
    static KINDS = ENGLISH_KINDS, "unknown kind";
}

#[cfg(feature = "chinese")]
texts! {
    static STATUSES_IN_CHINESE = CHINESE_STATUSES, "未知状态。";
    static KINDS_IN_CHINESE = CHINESE_KINDS, "未知牌型";
}

const ENGLISH_STATUSES: &[Numbered] = n::STATUS_TEXTS;

const ENGLISH_KINDS: &[Numbered] = &[
    (n::KIND_NONE as i32, "no play"),
    (n::KIND_SINGLE as i32, "single"),
    (n::KIND_PAIR as i32, "pair"),
    (n::KIND_TRIO as i32, "trio"),
    (n::KIND_TRIO_SINGLE as i32, "trio with a single"),
    (n::KIND_TRIO_PAIR as i32, "trio with a pair"),
    (n::KIND_STRAIGHT as i32, "straight"),
    (n::KIND_PAIR_STRAIGHT as i32, "pair straight"),
    (n::KIND_PLANE as i32, "plane"),
    (n::KIND_PLANE_SINGLES as i32, "plane with singles"),
    (n::KIND_PLANE_PAIRS as i32, "plane with pairs"),
    (n::KIND_FOUR_SINGLES as i32, "four with two singles"),
    (n::KIND_FOUR_PAIRS as i32, "four with two pairs"),
    (n::KIND_SHUTTLE as i32, "shuttle"),
    (n::KIND_SHUTTLE_SINGLES as i32, "shuttle with singles"),
    (n::KIND_SHUTTLE_PAIRS as i32, "shuttle with pairs"),
    (n::KIND_BOMB as i32, "bomb"),
    (n::KIND_ROCKET as i32, "rocket"),
];

#[cfg(feature = "chinese")]
const CHINESE_KINDS: &[Numbered] = &[
    (n::KIND_NONE as i32, "不成牌型"),
    (n::KIND_SINGLE as i32, "单张"),
    (n::KIND_PAIR as i32, "对子"),
    (n::KIND_TRIO as i32, "三张"),
    (n::KIND_TRIO_SINGLE as i32, "三带一"),
    (n::KIND_TRIO_PAIR as i32, "三带一对"),
    (n::KIND_STRAIGHT as i32, "顺子"),
    (n::KIND_PAIR_STRAIGHT as i32, "连对"),
    (n::KIND_PLANE as i32, "飞机"),
    (n::KIND_PLANE_SINGLES as i32, "飞机带单"),
    (n::KIND_PLANE_PAIRS as i32, "飞机带对"),
    (n::KIND_FOUR_SINGLES as i32, "四带二"),
    (n::KIND_FOUR_PAIRS as i32, "四带两对"),
    (n::KIND_SHUTTLE as i32, "航天飞机"),
    (n::KIND_SHUTTLE_SINGLES as i32, "航天飞机带单"),
    (n::KIND_SHUTTLE_PAIRS as i32, "航天飞机带对"),
    (n::KIND_BOMB as i32, "炸弹"),
    (n::KIND_ROCKET as i32, "火箭"),
];

#[cfg(feature = "chinese")]
const CHINESE_STATUSES: &[Numbered] = &[
    (n::OK, "成功。"),
    (n::ERR_NULL, "必需的指针为 NULL。"),
    (n::ERR_LENGTH, "长度超出范围。"),
    (n::ERR_ENUM, "参数不是规定的常量。"),
    (n::ERR_STRUCT_SIZE, "struct_size 与本版本的结构体大小不符。"),
    (n::ERR_TEXT, "文本不是牌,也不是局面。"),
    (n::ERR_PLAY, "桌上的牌型不符合规则。"),
    (n::ERR_GAME, "数据不是可能出现的牌局状态。"),
    (n::ERR_FORMAT, "数据不是本版本能识别的牌局、记录或动作。"),
    (n::ERR_CHECKSUM, "校验和不符。"),
    (n::ERR_CARD, "字节或编号不是牌。"),
    (n::ERR_DUPLICATE, "同一张牌出现两次。"),
    (n::ERR_TOO_MANY, "牌的张数过多。"),
    (n::ERR_RULES_RANGE, "规则开关超出范围。"),
    (
        n::ERR_RULES_KINDS,
        "kinds_off 中有不是牌型或不能关闭的牌型的位。",
    ),
    (
        n::ERR_RULES_FOUR_ROCKET,
        "打开了 four_rocket,但没有打开 four_singles。",
    ),
    (
        n::ERR_RULES_WING_PAIRS_QUAD,
        "打开了 wing_pairs_quad,但没有打开 plane_pairs。",
    ),
    (
        n::ERR_RULES_WING_ADJACENT_TRIO,
        "打开了 wing_adjacent_trio,但 wing_repeat 小于 3。",
    ),
    (
        n::ERR_RULES_SHUTTLE_WINGS,
        "打开了 shuttle_singles 或 shuttle_pairs,但没有打开 shuttle。",
    ),
    (
        n::ERR_RULES_WING_ROCKET,
        "打开了 wing_rocket,但 plane_singles 和 shuttle_singles 都没有打开。",
    ),
    (n::ERR_RULES_RESERVED, "规则的保留字节不为 0。"),
    (n::ERR_FLOW_RANGE, "流程开关超出范围。"),
    (
        n::ERR_FLOW_ROB_BACK,
        "打开了 rob_back,但叫牌方式不是 DDZ_BID_CALL_ROB。",
    ),
    (
        n::ERR_FLOW_REDEAL_MAX,
        "设置了 redeal_max,但 all_pass 不是 DDZ_ALL_PASS_REDEAL。",
    ),
    (
        n::ERR_FLOW_REVEALER,
        "打开了 revealer_bids_first 或 revealer_takes,但叫牌前不能明牌。",
    ),
    (
        n::ERR_FLOW_BOTTOM,
        "bottom_shown 为 AFTER_DOUBLING,但 doubling 为 NONE。",
    ),
    (n::ERR_FLOW_SUPER_DOUBLE, "打开了 super_double,但没有加倍。"),
    (
        n::ERR_FLOW_OVERFLOW,
        "得分可能超出 32 位;请减小底分或设置封顶。",
    ),
    (n::ERR_FLOW_RESERVED, "流程的保留字节不为 0。"),
    (n::ERR_TURN_OVER, "本局已经结束。"),
    (n::ERR_TURN_PHASE, "现在的阶段不能进行这个动作。"),
    (n::ERR_TURN_SEAT, "还没有轮到这个座位。"),
    (n::ERR_TURN_DECIDED, "这个座位已经作出选择。"),
    (n::ERR_TURN_FIELD, "动作中未使用的字段不为 0。"),
    (n::ERR_TURN_BID_RANGE, "叫分只能是 1、2 或 3。"),
    (n::ERR_TURN_BID_LOW, "叫分必须高于当前最高叫分。"),
    (n::ERR_TURN_DOUBLE, "流程不允许这样加倍。"),
    (n::ERR_TURN_SHOW, "现在不能明牌,或已经明牌。"),
    (n::ERR_TURN_LEAD, "轮到首先出牌时不能不出。"),
    (n::ERR_TURN_NOT_HELD, "手里没有这张牌。"),
    (n::ERR_TURN_NOT_A_PLAY, "不是合法的牌型。"),
    (n::ERR_TURN_READING, "这些牌不能当作所声明的牌型。"),
    (n::ERR_TURN_NOT_HIGHER, "大不过桌上的牌。"),
    (n::ERR_TURN_STALE, "动作对应的不是当前回合。"),
    (n::ERR_POSITION_DECK, "局面中某个点数的牌多于一副牌。"),
    (n::ERR_POSITION_SEATS, "局面只能有 2 个或 3 个座位。"),
    (
        n::ERR_POSITION_SEAT,
        "solo、to_move 或 table_seat 不是局面中的座位。",
    ),
    (
        n::ERR_POSITION_HANDICAP,
        "handicap 不为 0;目前还没有让牌的玩法。",
    ),
    (n::ERR_POSITION_ABSENT, "局面中不存在的座位有牌。"),
    (n::ERR_POSITION_HAND, "局面中有一手牌超过 20 张。"),
    (n::ERR_POSITION_EMPTY, "局面中不止一手牌已经出完。"),
    (
        n::ERR_POSITION_TABLE_SEAT,
        "table 与 table_seat 不符,或轮到 table_seat 出牌。",
    ),
    (
        n::ERR_POSITION_OVER,
        "有一手牌已经出完,但最后一手不是那个座位出的。",
    ),
    (
        n::ERR_POSITION_TABLE,
        "除去各家手牌,一副牌不够组成桌上的牌。",
    ),
    (
        n::ERR_POSITION_PASSED,
        "passed 不是 table_seat 与 to_move 之间的座位。",
    ),
    (
        n::ERR_POSITION_ROCKET,
        "桌上是火箭,但火箭出后这一轮应立即结束。",
    ),
    (
        n::ERR_POSITION_SWITCH,
        "must_beat 或 rocket_ends_trick 不是 0 或 1。",
    ),
    (n::ERR_POSITION_RESERVED, "局面的保留字节不为 0。"),
    (n::ERR_POSITION_PHASE, "牌局还没有开始出牌,或本局流局。"),
    (n::ERR_POSITION_MUST_BEAT, "能大过桌上的牌时不能不出。"),
    (n::ERR_SOLVE_MEMORY, "求解用的内存不足 65536 字节。"),
    (n::ERR_SOLVE_OVER, "局面已经结束,没有可求解的。"),
    (
        n::ERR_SOLVE_UNPREPARED,
        "内存没有为求解准备好,或之后被改动过。",
    ),
    (
        n::ERR_SOLVE_GOAL,
        "内存是为另一种目标准备的,不能回答这个调用。",
    ),
    (n::ERR_SOLVE_UNKNOWN, "答案还不知道:还需要搜索更多局面。"),
    (
        n::ERR_BOT_OPTIONS,
        "要求的模拟局数超过上限,或选项的保留字节不为 0。",
    ),
    (n::ERR_BOT_SEAT, "视图中的座位现在不能行动。"),
    (n::ERR_BOT_VIEW, "任何牌局都没有这样的视图。"),
    (n::ERR_BOT_ROOM, "机器人的内存太小。"),
    (n::ERR_BOT_MEMORY, "这块内存不属于机器人,或已损坏。"),
    (n::ERR_BUFFER, "缓冲区太小;已写入所需长度。"),
    (n::ERR_INTERNAL, "库内部错误,请报告。"),
];
