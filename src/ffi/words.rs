//! `ddz_status_text`, `ddz_kind_text`: what a player may be shown, in English
//! and, with the feature `chinese`, in Chinese.

use super::c_char;
use core::ffi::CStr;

use ddz::numbers as n;

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
    let text = match language {
        #[cfg(feature = "chinese")]
        CHINESE => status_in_chinese(status),
        _ => n::status_text(status),
    };
    text.as_ptr().cast()
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
    let text = match language {
        #[cfg(feature = "chinese")]
        CHINESE => kind_in_chinese(kind),
        _ => kind_in_english(kind),
    };
    text.as_ptr().cast()
}

fn kind_in_english(kind: u32) -> &'static CStr {
    match u8::try_from(kind) {
        Ok(n::KIND_NONE) => c"no play",
        Ok(n::KIND_SINGLE) => c"single",
        Ok(n::KIND_PAIR) => c"pair",
        Ok(n::KIND_TRIO) => c"trio",
        Ok(n::KIND_TRIO_SINGLE) => c"trio with a single",
        Ok(n::KIND_TRIO_PAIR) => c"trio with a pair",
        Ok(n::KIND_STRAIGHT) => c"straight",
        Ok(n::KIND_PAIR_STRAIGHT) => c"pair straight",
        Ok(n::KIND_PLANE) => c"plane",
        Ok(n::KIND_PLANE_SINGLES) => c"plane with singles",
        Ok(n::KIND_PLANE_PAIRS) => c"plane with pairs",
        Ok(n::KIND_FOUR_SINGLES) => c"four with two singles",
        Ok(n::KIND_FOUR_PAIRS) => c"four with two pairs",
        Ok(n::KIND_SHUTTLE) => c"shuttle",
        Ok(n::KIND_SHUTTLE_SINGLES) => c"shuttle with singles",
        Ok(n::KIND_SHUTTLE_PAIRS) => c"shuttle with pairs",
        Ok(n::KIND_BOMB) => c"bomb",
        Ok(n::KIND_ROCKET) => c"rocket",
        _ => c"unknown kind",
    }
}

#[cfg(feature = "chinese")]
fn kind_in_chinese(kind: u32) -> &'static CStr {
    match u8::try_from(kind) {
        Ok(n::KIND_NONE) => c"不成牌型",
        Ok(n::KIND_SINGLE) => c"单张",
        Ok(n::KIND_PAIR) => c"对子",
        Ok(n::KIND_TRIO) => c"三张",
        Ok(n::KIND_TRIO_SINGLE) => c"三带一",
        Ok(n::KIND_TRIO_PAIR) => c"三带一对",
        Ok(n::KIND_STRAIGHT) => c"顺子",
        Ok(n::KIND_PAIR_STRAIGHT) => c"连对",
        Ok(n::KIND_PLANE) => c"飞机",
        Ok(n::KIND_PLANE_SINGLES) => c"飞机带单",
        Ok(n::KIND_PLANE_PAIRS) => c"飞机带对",
        Ok(n::KIND_FOUR_SINGLES) => c"四带二",
        Ok(n::KIND_FOUR_PAIRS) => c"四带两对",
        Ok(n::KIND_SHUTTLE) => c"航天飞机",
        Ok(n::KIND_SHUTTLE_SINGLES) => c"航天飞机带单",
        Ok(n::KIND_SHUTTLE_PAIRS) => c"航天飞机带对",
        Ok(n::KIND_BOMB) => c"炸弹",
        Ok(n::KIND_ROCKET) => c"火箭",
        _ => c"未知牌型",
    }
}

#[cfg(feature = "chinese")]
fn status_in_chinese(status: i32) -> &'static CStr {
    match status {
        n::OK => c"成功。",
        n::ERR_NULL => c"必需的指针为 NULL。",
        n::ERR_LENGTH => c"长度超出范围。",
        n::ERR_ENUM => c"参数不是规定的常量。",
        n::ERR_STRUCT_SIZE => c"struct_size 与本版本的结构体大小不符。",
        n::ERR_TEXT => c"文本不是牌,也不是局面。",
        n::ERR_PLAY => c"桌上的牌型不符合规则。",
        n::ERR_GAME => c"数据不是可能出现的牌局状态。",
        n::ERR_FORMAT => c"数据不是本版本能识别的牌局、记录或动作。",
        n::ERR_CHECKSUM => c"校验和不符。",
        n::ERR_CARD => c"字节或编号不是牌。",
        n::ERR_DUPLICATE => c"同一张牌出现两次。",
        n::ERR_TOO_MANY => c"牌的张数过多。",
        n::ERR_RULES_RANGE => c"规则开关超出范围。",
        n::ERR_RULES_KINDS => c"kinds_off 中有不是牌型或不能关闭的牌型的位。",
        n::ERR_RULES_FOUR_ROCKET => c"打开了 four_rocket,但没有打开 four_singles。",
        n::ERR_RULES_WING_PAIRS_QUAD => c"打开了 wing_pairs_quad,但没有打开 plane_pairs。",
        n::ERR_RULES_WING_ADJACENT_TRIO => c"打开了 wing_adjacent_trio,但 wing_repeat 小于 3。",
        n::ERR_RULES_SHUTTLE_WINGS => {
            c"打开了 shuttle_singles 或 shuttle_pairs,但没有打开 shuttle。"
        }
        n::ERR_RULES_WING_ROCKET => {
            c"打开了 wing_rocket,但 plane_singles 和 shuttle_singles 都没有打开。"
        }
        n::ERR_RULES_RESERVED => c"规则的保留字节不为 0。",
        n::ERR_FLOW_RANGE => c"流程开关超出范围。",
        n::ERR_FLOW_ROB_BACK => c"打开了 rob_back,但叫牌方式不是 DDZ_BID_CALL_ROB。",
        n::ERR_FLOW_REDEAL_MAX => c"设置了 redeal_max,但 all_pass 不是 DDZ_ALL_PASS_REDEAL。",
        n::ERR_FLOW_REVEALER => c"打开了 revealer_bids_first 或 revealer_takes,但叫牌前不能明牌。",
        n::ERR_FLOW_BOTTOM => c"bottom_shown 为 AFTER_DOUBLING,但 doubling 为 NONE。",
        n::ERR_FLOW_SUPER_DOUBLE => c"打开了 super_double,但没有加倍。",
        n::ERR_FLOW_OVERFLOW => c"得分可能超出 32 位;请减小底分或设置封顶。",
        n::ERR_FLOW_RESERVED => c"流程的保留字节不为 0。",
        n::ERR_TURN_OVER => c"本局已经结束。",
        n::ERR_TURN_PHASE => c"现在的阶段不能进行这个动作。",
        n::ERR_TURN_SEAT => c"还没有轮到这个座位。",
        n::ERR_TURN_DECIDED => c"这个座位已经作出选择。",
        n::ERR_TURN_FIELD => c"动作中未使用的字段不为 0。",
        n::ERR_TURN_BID_RANGE => c"叫分只能是 1、2 或 3。",
        n::ERR_TURN_BID_LOW => c"叫分必须高于当前最高叫分。",
        n::ERR_TURN_DOUBLE => c"流程不允许这样加倍。",
        n::ERR_TURN_SHOW => c"现在不能明牌,或已经明牌。",
        n::ERR_TURN_LEAD => c"轮到首先出牌时不能不出。",
        n::ERR_TURN_NOT_HELD => c"手里没有这张牌。",
        n::ERR_TURN_NOT_A_PLAY => c"不是合法的牌型。",
        n::ERR_TURN_READING => c"这些牌不能当作所声明的牌型。",
        n::ERR_TURN_NOT_HIGHER => c"大不过桌上的牌。",
        n::ERR_TURN_STALE => c"动作对应的不是当前回合。",
        n::ERR_POSITION_DECK => c"局面中某个点数的牌多于一副牌。",
        n::ERR_POSITION_SEATS => c"局面只能有 2 个或 3 个座位。",
        n::ERR_POSITION_SEAT => c"solo、to_move 或 table_seat 不是局面中的座位。",
        n::ERR_POSITION_HANDICAP => c"handicap 不为 0;目前还没有让牌的玩法。",
        n::ERR_POSITION_ABSENT => c"局面中不存在的座位有牌。",
        n::ERR_POSITION_HAND => c"局面中有一手牌超过 20 张。",
        n::ERR_POSITION_EMPTY => c"局面中不止一手牌已经出完。",
        n::ERR_POSITION_TABLE_SEAT => c"table 与 table_seat 不符,或轮到 table_seat 出牌。",
        n::ERR_POSITION_OVER => c"有一手牌已经出完,但最后一手不是那个座位出的。",
        n::ERR_POSITION_TABLE => c"除去各家手牌,一副牌不够组成桌上的牌。",
        n::ERR_POSITION_PASSED => c"passed 不是 table_seat 与 to_move 之间的座位。",
        n::ERR_POSITION_ROCKET => c"桌上是火箭,但火箭出后这一轮应立即结束。",
        n::ERR_POSITION_SWITCH => c"must_beat 或 rocket_ends_trick 不是 0 或 1。",
        n::ERR_POSITION_RESERVED => c"局面的保留字节不为 0。",
        n::ERR_POSITION_PHASE => c"牌局还没有开始出牌,或本局流局。",
        n::ERR_POSITION_MUST_BEAT => c"能大过桌上的牌时不能不出。",
        n::ERR_BOT_OPTIONS => c"要求的模拟局数超过上限,或选项的保留字节不为 0。",
        n::ERR_BOT_SEAT => c"视图中的座位现在不能行动。",
        n::ERR_BOT_VIEW => c"任何牌局都没有这样的视图。",
        n::ERR_BOT_ROOM => c"机器人的内存太小。",
        n::ERR_BOT_MEMORY => c"这块内存不属于机器人,或已损坏。",
        n::ERR_BUFFER => c"缓冲区太小;已写入所需长度。",
        n::ERR_INTERNAL => c"库内部错误,请报告。",
        _ => c"未知状态。",
    }
}
