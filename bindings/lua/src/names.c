// Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.
// The names of numbers and switches, as Lua has them.
#include "names.h"

#include <stddef.h>

static const ddzlua_number kind_names[] = {
    {"NONE", DDZ_KIND_NONE},
    {"SINGLE", DDZ_KIND_SINGLE},
    {"PAIR", DDZ_KIND_PAIR},
    {"TRIO", DDZ_KIND_TRIO},
    {"TRIO_SINGLE", DDZ_KIND_TRIO_SINGLE},
    {"TRIO_PAIR", DDZ_KIND_TRIO_PAIR},
    {"STRAIGHT", DDZ_KIND_STRAIGHT},
    {"PAIR_STRAIGHT", DDZ_KIND_PAIR_STRAIGHT},
    {"PLANE", DDZ_KIND_PLANE},
    {"PLANE_SINGLES", DDZ_KIND_PLANE_SINGLES},
    {"PLANE_PAIRS", DDZ_KIND_PLANE_PAIRS},
    {"FOUR_SINGLES", DDZ_KIND_FOUR_SINGLES},
    {"FOUR_PAIRS", DDZ_KIND_FOUR_PAIRS},
    {"SHUTTLE", DDZ_KIND_SHUTTLE},
    {"SHUTTLE_SINGLES", DDZ_KIND_SHUTTLE_SINGLES},
    {"SHUTTLE_PAIRS", DDZ_KIND_SHUTTLE_PAIRS},
    {"BOMB", DDZ_KIND_BOMB},
    {"ROCKET", DDZ_KIND_ROCKET},
    {NULL, 0}};

static const ddzlua_number rank_names[] = {
    {"THREE", DDZ_RANK_3},
    {"FOUR", DDZ_RANK_4},
    {"FIVE", DDZ_RANK_5},
    {"SIX", DDZ_RANK_6},
    {"SEVEN", DDZ_RANK_7},
    {"EIGHT", DDZ_RANK_8},
    {"NINE", DDZ_RANK_9},
    {"TEN", DDZ_RANK_10},
    {"JACK", DDZ_RANK_J},
    {"QUEEN", DDZ_RANK_Q},
    {"KING", DDZ_RANK_K},
    {"ACE", DDZ_RANK_A},
    {"TWO", DDZ_RANK_2},
    {"SMALL_JOKER", DDZ_RANK_SMALL_JOKER},
    {"BIG_JOKER", DDZ_RANK_BIG_JOKER},
    {NULL, 0}};

static const ddzlua_number preset_names[] = {
    {"STANDARD", DDZ_PRESET_STANDARD},
    {"PAGAT", DDZ_PRESET_PAGAT},
    {"HAPPY", DDZ_PRESET_HAPPY},
    {"ET", DDZ_PRESET_ET},
    {"U3D", DDZ_PRESET_U3D},
    {"EGRET", DDZ_PRESET_EGRET},
    {"WHGAME", DDZ_PRESET_WHGAME},
    {"COCOS", DDZ_PRESET_COCOS},
    {"RLCARD", DDZ_PRESET_RLCARD},
    {"DOUZERO", DDZ_PRESET_DOUZERO},
    {"OPENSPIEL", DDZ_PRESET_OPENSPIEL},
    {"BOTZONE", DDZ_PRESET_BOTZONE},
    {NULL, 0}};

static const ddzlua_number four_singles_names[] = {
    {"OFF", DDZ_FOUR_SINGLES_OFF},
    {"DISTINCT", DDZ_FOUR_SINGLES_DISTINCT},
    {"PAIR", DDZ_FOUR_SINGLES_PAIR},
    {NULL, 0}};

static const ddzlua_number four_pairs_names[] = {
    {"OFF", DDZ_FOUR_PAIRS_OFF},
    {"DISTINCT", DDZ_FOUR_PAIRS_DISTINCT},
    {"QUAD", DDZ_FOUR_PAIRS_QUAD},
    {NULL, 0}};

static const ddzlua_number shuttle_names[] = {
    {"OFF", DDZ_SHUTTLE_OFF},
    {"PLAY", DDZ_SHUTTLE_PLAY},
    {"BOMB", DDZ_SHUTTLE_BOMB},
    {NULL, 0}};

static const ddzlua_number language_names[] = {
    {"ENGLISH", DDZ_LANGUAGE_ENGLISH},
    {"CHINESE", DDZ_LANGUAGE_CHINESE},
    {NULL, 0}};

static const ddzlua_number order_names[] = {
    {"RANK_DESC", DDZ_ORDER_RANK_DESC},
    {"RANK_ASC", DDZ_ORDER_RANK_ASC},
    {"GROUPED", DDZ_ORDER_GROUPED},
    {NULL, 0}};

static const ddzlua_number format_names[] = {
    {"EGRET", DDZ_FORMAT_EGRET},
    {"BOTZONE", DDZ_FORMAT_BOTZONE},
    {"OPENSPIEL", DDZ_FORMAT_OPENSPIEL},
    {NULL, 0}};

static const ddzlua_number style_names[] = {
    {"RANKS", DDZ_STYLE_RANKS},
    {"SUITED", DDZ_STYLE_SUITED},
    {"CHINESE", DDZ_STYLE_CHINESE},
    {NULL, 0}};

static const ddzlua_number goal_names[] = {
    {"WINNER", DDZ_GOAL_WINNER},
    {"LINE", DDZ_GOAL_LINE},
    {"ALL", DDZ_GOAL_ALL},
    {NULL, 0}};

static const ddzlua_number side_names[] = {
    {"UNKNOWN", DDZ_SIDE_UNKNOWN},
    {"SOLO", DDZ_SIDE_SOLO},
    {"OTHERS", DDZ_SIDE_OTHERS},
    {NULL, 0}};

static const ddzlua_number flow_preset_names[] = {
    {"STANDARD", DDZ_FLOW_STANDARD},
    {"PAGAT", DDZ_FLOW_PAGAT},
    {"HAPPY", DDZ_FLOW_HAPPY},
    {"ET", DDZ_FLOW_ET},
    {"WHGAME", DDZ_FLOW_WHGAME},
    {"OPENSPIEL", DDZ_FLOW_OPENSPIEL},
    {"DOUZERO", DDZ_FLOW_DOUZERO},
    {"COCOS", DDZ_FLOW_COCOS},
    {"CLASSIC", DDZ_FLOW_CLASSIC},
    {NULL, 0}};

static const ddzlua_number first_bidder_names[] = {
    {"GIVEN", DDZ_FIRST_GIVEN},
    {"NEXT", DDZ_FIRST_NEXT},
    {"RANDOM", DDZ_FIRST_RANDOM},
    {"FACE_UP", DDZ_FIRST_FACE_UP},
    {NULL, 0}};

static const ddzlua_number bid_style_names[] = {
    {"SCORE_ONCE", DDZ_BID_SCORE_ONCE},
    {"SCORE_UNTIL_TWO_PASSES", DDZ_BID_SCORE_UNTIL_TWO_PASSES},
    {"CALL_ROB", DDZ_BID_CALL_ROB},
    {"NONE", DDZ_BID_NONE},
    {NULL, 0}};

static const ddzlua_number rob_back_names[] = {
    {"NONE", DDZ_ROB_BACK_NONE},
    {"CALLER", DDZ_ROB_BACK_CALLER},
    {"FIRST", DDZ_ROB_BACK_FIRST},
    {NULL, 0}};

static const ddzlua_number all_pass_names[] = {
    {"REDEAL", DDZ_ALL_PASS_REDEAL},
    {"DRAW", DDZ_ALL_PASS_DRAW},
    {"FORCED", DDZ_ALL_PASS_FORCED},
    {NULL, 0}};

static const ddzlua_number bottom_shown_names[] = {
    {"AFTER_BID", DDZ_BOTTOM_AFTER_BID},
    {"AFTER_DOUBLING", DDZ_BOTTOM_AFTER_DOUBLING},
    {"NEVER", DDZ_BOTTOM_NEVER},
    {NULL, 0}};

static const ddzlua_number doubling_names[] = {
    {"NONE", DDZ_DOUBLING_NONE},
    {"FARMERS_FIRST", DDZ_DOUBLING_FARMERS_FIRST},
    {"PAIRWISE", DDZ_DOUBLING_PAIRWISE},
    {"GLOBAL", DDZ_DOUBLING_GLOBAL},
    {NULL, 0}};

static const ddzlua_number shown_names[] = {
    {"UNDECIDED", DDZ_SHOW_UNDECIDED},
    {"BEFORE", DDZ_SHOW_BEFORE},
    {"EARLY", DDZ_SHOW_EARLY},
    {"LATE", DDZ_SHOW_LATE},
    {"LANDLORD", DDZ_SHOW_LANDLORD},
    {"DECLINED", DDZ_SHOW_DECLINED},
    {NULL, 0}};

static const ddzlua_number phase_names[] = {
    {"SHOW", DDZ_PHASE_SHOW},
    {"BID", DDZ_PHASE_BID},
    {"CALL", DDZ_PHASE_CALL},
    {"ROB", DDZ_PHASE_ROB},
    {"DOUBLE", DDZ_PHASE_DOUBLE},
    {"REDOUBLE", DDZ_PHASE_REDOUBLE},
    {"PLAY", DDZ_PHASE_PLAY},
    {"OVER", DDZ_PHASE_OVER},
    {NULL, 0}};

static const ddzlua_number said_names[] = {
    {"NOTHING", DDZ_SAID_NOTHING},
    {"BID_1", DDZ_SAID_BID_1},
    {"BID_2", DDZ_SAID_BID_2},
    {"BID_3", DDZ_SAID_BID_3},
    {"PASS", DDZ_SAID_PASS},
    {"CALL", DDZ_SAID_CALL},
    {"ROB", DDZ_SAID_ROB},
    {NULL, 0}};

static const ddzlua_number double_names[] = {
    {"UNDECIDED", DDZ_DOUBLE_UNDECIDED},
    {"NO", DDZ_DOUBLE_NO},
    {"TWO", DDZ_DOUBLE_TWO},
    {"FOUR", DDZ_DOUBLE_FOUR},
    {NULL, 0}};

static const ddzlua_number action_kind_names[] = {
    {"PASS", DDZ_ACTION_PASS},
    {"BID", DDZ_ACTION_BID},
    {"CALL", DDZ_ACTION_CALL},
    {"ROB", DDZ_ACTION_ROB},
    {"DOUBLE", DDZ_ACTION_DOUBLE},
    {"SHOW", DDZ_ACTION_SHOW},
    {"PLAY", DDZ_ACTION_PLAY},
    {"TIMEOUT", DDZ_ACTION_TIMEOUT},
    {NULL, 0}};

static const ddzlua_number auto_names[] = {
    {"TIMEOUT", DDZ_AUTO_TIMEOUT},
    {"HINT", DDZ_AUTO_HINT},
    {"LIST", DDZ_AUTO_LIST},
    {NULL, 0}};

static const ddzlua_number bot_level_names[] = {
    {"BEGINNER", DDZ_BOT_LEVEL_BEGINNER},
    {"CASUAL", DDZ_BOT_LEVEL_CASUAL},
    {"LIST", DDZ_BOT_LEVEL_LIST},
    {"FAIR", DDZ_BOT_LEVEL_FAIR},
    {"GOOD", DDZ_BOT_LEVEL_GOOD},
    {"STRONG", DDZ_BOT_LEVEL_STRONG},
    {"EXPERT", DDZ_BOT_LEVEL_EXPERT},
    {"STRONGEST", DDZ_BOT_LEVEL_STRONGEST},
    {NULL, 0}};

static const ddzlua_number bot_style_names[] = {
    {"CALCULATING", DDZ_BOT_STYLE_CALCULATING},
    {"CAREFUL", DDZ_BOT_STYLE_CAREFUL},
    {"DARING", DDZ_BOT_STYLE_DARING},
    {NULL, 0}};

static const ddzlua_number spring_names[] = {
    {"NONE", DDZ_SPRING_NONE},
    {"LANDLORD", DDZ_SPRING_LANDLORD},
    {"FARMERS", DDZ_SPRING_FARMERS},
    {NULL, 0}};

static const ddzlua_number status_names[] = {
    {"OK", DDZ_OK},
    {"NULL", DDZ_ERR_NULL},
    {"LENGTH", DDZ_ERR_LENGTH},
    {"ENUM", DDZ_ERR_ENUM},
    {"STRUCT_SIZE", DDZ_ERR_STRUCT_SIZE},
    {"TEXT", DDZ_ERR_TEXT},
    {"PLAY", DDZ_ERR_PLAY},
    {"GAME", DDZ_ERR_GAME},
    {"FORMAT", DDZ_ERR_FORMAT},
    {"CHECKSUM", DDZ_ERR_CHECKSUM},
    {"CARD", DDZ_ERR_CARD},
    {"DUPLICATE", DDZ_ERR_DUPLICATE},
    {"TOO_MANY", DDZ_ERR_TOO_MANY},
    {"RULES_RANGE", DDZ_ERR_RULES_RANGE},
    {"RULES_FOUR_ROCKET", DDZ_ERR_RULES_FOUR_ROCKET},
    {"RULES_WING_PAIRS_QUAD", DDZ_ERR_RULES_WING_PAIRS_QUAD},
    {"RULES_WING_ADJACENT_TRIO", DDZ_ERR_RULES_WING_ADJACENT_TRIO},
    {"RULES_SHUTTLE_WINGS", DDZ_ERR_RULES_SHUTTLE_WINGS},
    {"RULES_WING_ROCKET", DDZ_ERR_RULES_WING_ROCKET},
    {"RULES_RESERVED", DDZ_ERR_RULES_RESERVED},
    {"RULES_KINDS", DDZ_ERR_RULES_KINDS},
    {"FLOW_RANGE", DDZ_ERR_FLOW_RANGE},
    {"FLOW_ROB_BACK", DDZ_ERR_FLOW_ROB_BACK},
    {"FLOW_REDEAL_MAX", DDZ_ERR_FLOW_REDEAL_MAX},
    {"FLOW_REVEALER", DDZ_ERR_FLOW_REVEALER},
    {"FLOW_BOTTOM", DDZ_ERR_FLOW_BOTTOM},
    {"FLOW_SUPER_DOUBLE", DDZ_ERR_FLOW_SUPER_DOUBLE},
    {"FLOW_OVERFLOW", DDZ_ERR_FLOW_OVERFLOW},
    {"FLOW_RESERVED", DDZ_ERR_FLOW_RESERVED},
    {"TURN_OVER", DDZ_ERR_TURN_OVER},
    {"TURN_PHASE", DDZ_ERR_TURN_PHASE},
    {"TURN_SEAT", DDZ_ERR_TURN_SEAT},
    {"TURN_DECIDED", DDZ_ERR_TURN_DECIDED},
    {"TURN_FIELD", DDZ_ERR_TURN_FIELD},
    {"TURN_BID_RANGE", DDZ_ERR_TURN_BID_RANGE},
    {"TURN_BID_LOW", DDZ_ERR_TURN_BID_LOW},
    {"TURN_DOUBLE", DDZ_ERR_TURN_DOUBLE},
    {"TURN_SHOW", DDZ_ERR_TURN_SHOW},
    {"TURN_LEAD", DDZ_ERR_TURN_LEAD},
    {"TURN_NOT_HELD", DDZ_ERR_TURN_NOT_HELD},
    {"TURN_NOT_A_PLAY", DDZ_ERR_TURN_NOT_A_PLAY},
    {"TURN_READING", DDZ_ERR_TURN_READING},
    {"TURN_NOT_HIGHER", DDZ_ERR_TURN_NOT_HIGHER},
    {"TURN_STALE", DDZ_ERR_TURN_STALE},
    {"POSITION_DECK", DDZ_ERR_POSITION_DECK},
    {"POSITION_SEATS", DDZ_ERR_POSITION_SEATS},
    {"POSITION_SEAT", DDZ_ERR_POSITION_SEAT},
    {"POSITION_HANDICAP", DDZ_ERR_POSITION_HANDICAP},
    {"POSITION_ABSENT", DDZ_ERR_POSITION_ABSENT},
    {"POSITION_HAND", DDZ_ERR_POSITION_HAND},
    {"POSITION_EMPTY", DDZ_ERR_POSITION_EMPTY},
    {"POSITION_TABLE_SEAT", DDZ_ERR_POSITION_TABLE_SEAT},
    {"POSITION_OVER", DDZ_ERR_POSITION_OVER},
    {"POSITION_TABLE", DDZ_ERR_POSITION_TABLE},
    {"POSITION_PASSED", DDZ_ERR_POSITION_PASSED},
    {"POSITION_ROCKET", DDZ_ERR_POSITION_ROCKET},
    {"POSITION_SWITCH", DDZ_ERR_POSITION_SWITCH},
    {"POSITION_RESERVED", DDZ_ERR_POSITION_RESERVED},
    {"POSITION_PHASE", DDZ_ERR_POSITION_PHASE},
    {"POSITION_MUST_BEAT", DDZ_ERR_POSITION_MUST_BEAT},
    {"BUFFER", DDZ_ERR_BUFFER},
    {"SOLVE_MEMORY", DDZ_ERR_SOLVE_MEMORY},
    {"SOLVE_OVER", DDZ_ERR_SOLVE_OVER},
    {"SOLVE_UNPREPARED", DDZ_ERR_SOLVE_UNPREPARED},
    {"SOLVE_GOAL", DDZ_ERR_SOLVE_GOAL},
    {"SOLVE_UNKNOWN", DDZ_ERR_SOLVE_UNKNOWN},
    {"BOT_OPTIONS", DDZ_ERR_BOT_OPTIONS},
    {"BOT_SEAT", DDZ_ERR_BOT_SEAT},
    {"BOT_VIEW", DDZ_ERR_BOT_VIEW},
    {"BOT_ROOM", DDZ_ERR_BOT_ROOM},
    {"BOT_MEMORY", DDZ_ERR_BOT_MEMORY},
    {"INTERNAL", DDZ_ERR_INTERNAL},
    {NULL, 0}};

const ddzlua_enum ddzlua_enums[] = {
    {"kind", kind_names},
    {"rank", rank_names},
    {"preset", preset_names},
    {"four_singles", four_singles_names},
    {"four_pairs", four_pairs_names},
    {"shuttle", shuttle_names},
    {"language", language_names},
    {"order", order_names},
    {"format", format_names},
    {"style", style_names},
    {"goal", goal_names},
    {"side", side_names},
    {"flow_preset", flow_preset_names},
    {"first_bidder", first_bidder_names},
    {"bid_style", bid_style_names},
    {"rob_back", rob_back_names},
    {"all_pass", all_pass_names},
    {"bottom_shown", bottom_shown_names},
    {"doubling", doubling_names},
    {"shown", shown_names},
    {"phase", phase_names},
    {"said", said_names},
    {"double", double_names},
    {"action_kind", action_kind_names},
    {"auto", auto_names},
    {"bot_level", bot_level_names},
    {"bot_style", bot_style_names},
    {"spring", spring_names},
    {"status", status_names},
    {NULL, NULL}};

const ddzlua_number ddzlua_constants[] = {
    {"ABI_VERSION", DDZ_ABI_VERSION},
    {"CARDS_MAX", DDZ_CARDS_MAX},
    {"DECK_LEN", DDZ_DECK_LEN},
    {"MOVES_MAX", DDZ_MOVES_MAX},
    {"HINTS_MAX", DDZ_HINTS_MAX},
    {"READINGS_MAX", DDZ_READINGS_MAX},
    {"TEXT_MAX", DDZ_TEXT_MAX},
    {"WRITTEN_MAX", DDZ_WRITTEN_MAX},
    {"POSITION_TEXT_MAX", DDZ_POSITION_TEXT_MAX},
    {"SEATS_MAX", DDZ_SEATS_MAX},
    {"BID_MAX", DDZ_BID_MAX},
    {"LEGAL_MAX", DDZ_LEGAL_MAX},
    {"PACKED_MAX", DDZ_PACKED_MAX},
    {"RECORD_BEGIN_MAX", DDZ_RECORD_BEGIN_MAX},
    {"RECORD_ENTRY_MAX", DDZ_RECORD_ENTRY_MAX},
    {"RECORD_MAX", DDZ_RECORD_MAX},
    {"BOT_MEMORY_MAX", DDZ_BOT_MEMORY_MAX},
    {"REDEALS_MAX", DDZ_REDEALS_MAX},
    {"SEAT_NONE", DDZ_SEAT_NONE},
    {"SOLVE_MEMORY_MIN", DDZ_SOLVE_MEMORY_MIN},
    {"SOLVE_LINE_MAX", DDZ_SOLVE_LINE_MAX},
    {NULL, 0}};

const ddzlua_switch ddzlua_rules_switches[] = {
    {"kinds_off", offsetof(ddz_rules, kinds_off), 1},
    {"straight_min", offsetof(ddz_rules, straight_min), 0},
    {"pair_straight_min", offsetof(ddz_rules, pair_straight_min), 0},
    {"plane_min", offsetof(ddz_rules, plane_min), 0},
    {"shuttle_min", offsetof(ddz_rules, shuttle_min), 0},
    {"trio_plain", offsetof(ddz_rules, trio_plain), 0},
    {"trio_single", offsetof(ddz_rules, trio_single), 0},
    {"trio_pair", offsetof(ddz_rules, trio_pair), 0},
    {"plane_singles", offsetof(ddz_rules, plane_singles), 0},
    {"plane_pairs", offsetof(ddz_rules, plane_pairs), 0},
    {"wing_repeat", offsetof(ddz_rules, wing_repeat), 0},
    {"wing_adjacent_trio", offsetof(ddz_rules, wing_adjacent_trio), 0},
    {"wing_rocket", offsetof(ddz_rules, wing_rocket), 0},
    {"wing_pairs_quad", offsetof(ddz_rules, wing_pairs_quad), 0},
    {"four_singles", offsetof(ddz_rules, four_singles), 0},
    {"four_rocket", offsetof(ddz_rules, four_rocket), 0},
    {"four_pairs", offsetof(ddz_rules, four_pairs), 0},
    {"shuttle", offsetof(ddz_rules, shuttle), 0},
    {"shuttle_singles", offsetof(ddz_rules, shuttle_singles), 0},
    {"shuttle_pairs", offsetof(ddz_rules, shuttle_pairs), 0},
    {NULL, 0, 0}};

const ddzlua_switch ddzlua_flow_switches[] = {
    {"base", offsetof(ddz_flow, base), 1},
    {"first_bidder", offsetof(ddz_flow, first_bidder), 0},
    {"revealer_bids_first", offsetof(ddz_flow, revealer_bids_first), 0},
    {"bid_style", offsetof(ddz_flow, bid_style), 0},
    {"call_bid", offsetof(ddz_flow, call_bid), 0},
    {"rob_back", offsetof(ddz_flow, rob_back), 0},
    {"rob_max", offsetof(ddz_flow, rob_max), 0},
    {"all_pass", offsetof(ddz_flow, all_pass), 0},
    {"redeal_max", offsetof(ddz_flow, redeal_max), 0},
    {"revealer_takes", offsetof(ddz_flow, revealer_takes), 0},
    {"forced_bid", offsetof(ddz_flow, forced_bid), 0},
    {"bottom_shown", offsetof(ddz_flow, bottom_shown), 0},
    {"doubling", offsetof(ddz_flow, doubling), 0},
    {"super_double", offsetof(ddz_flow, super_double), 0},
    {"show_before", offsetof(ddz_flow, show_before), 0},
    {"show_early", offsetof(ddz_flow, show_early), 0},
    {"show_late", offsetof(ddz_flow, show_late), 0},
    {"show_landlord", offsetof(ddz_flow, show_landlord), 0},
    {"show_product", offsetof(ddz_flow, show_product), 0},
    {"rocket_ends_trick", offsetof(ddz_flow, rocket_ends_trick), 0},
    {"rob_factor", offsetof(ddz_flow, rob_factor), 0},
    {"bomb_factor", offsetof(ddz_flow, bomb_factor), 0},
    {"rocket_factor", offsetof(ddz_flow, rocket_factor), 0},
    {"shuttle_factor", offsetof(ddz_flow, shuttle_factor), 0},
    {"spring_factor", offsetof(ddz_flow, spring_factor), 0},
    {"antispring_factor", offsetof(ddz_flow, antispring_factor), 0},
    {"landlord_share", offsetof(ddz_flow, landlord_share), 0},
    {"cap", offsetof(ddz_flow, cap), 0},
    {NULL, 0, 0}};
