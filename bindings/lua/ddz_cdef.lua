-- Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.
-- The declarations of <ddz.h> as text for LuaJIT's FFI:
--
--     local ffi = require "ffi"
--     ffi.cdef(require "ddz_cdef")
--     local C = ffi.load "ddz"
return [[
enum {
  DDZ_ABI_VERSION = 1,
  DDZ_CARDS_MAX = 20,
  DDZ_DECK_LEN = 54,
  DDZ_MOVES_MAX = 837,
  DDZ_HINTS_MAX = 232,
  DDZ_READINGS_MAX = 3,
  DDZ_TEXT_MAX = 4096,
  DDZ_WRITTEN_MAX = 486,
  DDZ_POSITION_TEXT_MAX = 128,
  DDZ_KIND_NONE = 0,
  DDZ_KIND_SINGLE = 1,
  DDZ_KIND_PAIR = 2,
  DDZ_KIND_TRIO = 3,
  DDZ_KIND_TRIO_SINGLE = 4,
  DDZ_KIND_TRIO_PAIR = 5,
  DDZ_KIND_STRAIGHT = 6,
  DDZ_KIND_PAIR_STRAIGHT = 7,
  DDZ_KIND_PLANE = 8,
  DDZ_KIND_PLANE_SINGLES = 9,
  DDZ_KIND_PLANE_PAIRS = 10,
  DDZ_KIND_FOUR_SINGLES = 11,
  DDZ_KIND_FOUR_PAIRS = 12,
  DDZ_KIND_SHUTTLE = 13,
  DDZ_KIND_SHUTTLE_SINGLES = 14,
  DDZ_KIND_SHUTTLE_PAIRS = 15,
  DDZ_KIND_BOMB = 16,
  DDZ_KIND_ROCKET = 17,
  DDZ_RANK_3 = 0,
  DDZ_RANK_4 = 1,
  DDZ_RANK_5 = 2,
  DDZ_RANK_6 = 3,
  DDZ_RANK_7 = 4,
  DDZ_RANK_8 = 5,
  DDZ_RANK_9 = 6,
  DDZ_RANK_10 = 7,
  DDZ_RANK_J = 8,
  DDZ_RANK_Q = 9,
  DDZ_RANK_K = 10,
  DDZ_RANK_A = 11,
  DDZ_RANK_2 = 12,
  DDZ_RANK_SMALL_JOKER = 13,
  DDZ_RANK_BIG_JOKER = 14,
  DDZ_PRESET_STANDARD = 0,
  DDZ_PRESET_PAGAT = 1,
  DDZ_PRESET_HAPPY = 2,
  DDZ_PRESET_ET = 3,
  DDZ_PRESET_U3D = 4,
  DDZ_PRESET_EGRET = 5,
  DDZ_PRESET_WHGAME = 6,
  DDZ_PRESET_COCOS = 7,
  DDZ_PRESET_RLCARD = 8,
  DDZ_PRESET_DOUZERO = 9,
  DDZ_PRESET_OPENSPIEL = 10,
  DDZ_PRESET_BOTZONE = 11,
  DDZ_FOUR_SINGLES_OFF = 0,
  DDZ_FOUR_SINGLES_DISTINCT = 1,
  DDZ_FOUR_SINGLES_PAIR = 2,
  DDZ_FOUR_PAIRS_OFF = 0,
  DDZ_FOUR_PAIRS_DISTINCT = 1,
  DDZ_FOUR_PAIRS_QUAD = 2,
  DDZ_SHUTTLE_OFF = 0,
  DDZ_SHUTTLE_PLAY = 1,
  DDZ_SHUTTLE_BOMB = 2,
  DDZ_LANGUAGE_ENGLISH = 0,
  DDZ_LANGUAGE_CHINESE = 1,
  DDZ_ORDER_RANK_DESC = 0,
  DDZ_ORDER_RANK_ASC = 1,
  DDZ_ORDER_GROUPED = 2,
  DDZ_FORMAT_EGRET = 0,
  DDZ_FORMAT_BOTZONE = 1,
  DDZ_FORMAT_OPENSPIEL = 2,
  DDZ_STYLE_RANKS = 0,
  DDZ_STYLE_SUITED = 1,
  DDZ_STYLE_CHINESE = 2,
  DDZ_SEATS_MAX = 3,
  DDZ_BID_MAX = 3,
  DDZ_LEGAL_MAX = 4,
  DDZ_PACKED_MAX = 512,
  DDZ_RECORD_BEGIN_MAX = 520,
  DDZ_RECORD_ENTRY_MAX = 40,
  DDZ_RECORD_MAX = 65536,
  DDZ_BOT_MEMORY_MAX = 81504,
  DDZ_REDEALS_MAX = 255,
  DDZ_SEAT_NONE = 255,
  DDZ_GOAL_WINNER = 0,
  DDZ_GOAL_LINE = 1,
  DDZ_GOAL_ALL = 2,
  DDZ_SIDE_UNKNOWN = 0,
  DDZ_SIDE_SOLO = 1,
  DDZ_SIDE_OTHERS = 2,
  DDZ_SOLVE_MEMORY_MIN = 65536,
  DDZ_SOLVE_LINE_MAX = 168,
  DDZ_FLOW_STANDARD = 0,
  DDZ_FLOW_PAGAT = 1,
  DDZ_FLOW_HAPPY = 2,
  DDZ_FLOW_ET = 3,
  DDZ_FLOW_WHGAME = 4,
  DDZ_FLOW_OPENSPIEL = 5,
  DDZ_FLOW_DOUZERO = 6,
  DDZ_FLOW_COCOS = 7,
  DDZ_FLOW_CLASSIC = 8,
  DDZ_FIRST_GIVEN = 0,
  DDZ_FIRST_NEXT = 1,
  DDZ_FIRST_RANDOM = 2,
  DDZ_FIRST_FACE_UP = 3,
  DDZ_BID_SCORE_ONCE = 0,
  DDZ_BID_SCORE_UNTIL_TWO_PASSES = 1,
  DDZ_BID_CALL_ROB = 2,
  DDZ_BID_NONE = 3,
  DDZ_ROB_BACK_NONE = 0,
  DDZ_ROB_BACK_CALLER = 1,
  DDZ_ROB_BACK_FIRST = 2,
  DDZ_ALL_PASS_REDEAL = 0,
  DDZ_ALL_PASS_DRAW = 1,
  DDZ_ALL_PASS_FORCED = 2,
  DDZ_BOTTOM_AFTER_BID = 0,
  DDZ_BOTTOM_AFTER_DOUBLING = 1,
  DDZ_BOTTOM_NEVER = 2,
  DDZ_DOUBLING_NONE = 0,
  DDZ_DOUBLING_FARMERS_FIRST = 1,
  DDZ_DOUBLING_PAIRWISE = 2,
  DDZ_DOUBLING_GLOBAL = 3,
  DDZ_SHOW_UNDECIDED = 0,
  DDZ_SHOW_BEFORE = 1,
  DDZ_SHOW_EARLY = 2,
  DDZ_SHOW_LATE = 3,
  DDZ_SHOW_LANDLORD = 4,
  DDZ_SHOW_DECLINED = 5,
  DDZ_PHASE_SHOW = 1,
  DDZ_PHASE_BID = 2,
  DDZ_PHASE_CALL = 3,
  DDZ_PHASE_ROB = 4,
  DDZ_PHASE_DOUBLE = 5,
  DDZ_PHASE_REDOUBLE = 6,
  DDZ_PHASE_PLAY = 7,
  DDZ_PHASE_OVER = 8,
  DDZ_SAID_NOTHING = 0,
  DDZ_SAID_BID_1 = 1,
  DDZ_SAID_BID_2 = 2,
  DDZ_SAID_BID_3 = 3,
  DDZ_SAID_PASS = 4,
  DDZ_SAID_CALL = 5,
  DDZ_SAID_ROB = 6,
  DDZ_DOUBLE_UNDECIDED = 0,
  DDZ_DOUBLE_NO = 1,
  DDZ_DOUBLE_TWO = 2,
  DDZ_DOUBLE_FOUR = 4,
  DDZ_ACTION_PASS = 1,
  DDZ_ACTION_BID = 2,
  DDZ_ACTION_CALL = 3,
  DDZ_ACTION_ROB = 4,
  DDZ_ACTION_DOUBLE = 5,
  DDZ_ACTION_SHOW = 6,
  DDZ_ACTION_PLAY = 7,
  DDZ_ACTION_TIMEOUT = 8,
  DDZ_AUTO_TIMEOUT = 0,
  DDZ_AUTO_HINT = 1,
  DDZ_AUTO_LIST = 2,
  DDZ_BOT_LEVEL_BEGINNER = 0,
  DDZ_BOT_LEVEL_CASUAL = 1,
  DDZ_BOT_LEVEL_LIST = 2,
  DDZ_BOT_LEVEL_FAIR = 3,
  DDZ_BOT_LEVEL_GOOD = 4,
  DDZ_BOT_LEVEL_STRONG = 5,
  DDZ_BOT_LEVEL_EXPERT = 6,
  DDZ_BOT_LEVEL_STRONGEST = 7,
  DDZ_BOT_STYLE_CALCULATING = 0,
  DDZ_BOT_STYLE_CAREFUL = 1,
  DDZ_BOT_STYLE_DARING = 2,
  DDZ_SPRING_NONE = 0,
  DDZ_SPRING_LANDLORD = 1,
  DDZ_SPRING_FARMERS = 2,
  DDZ_OK = 0,
  DDZ_ERR_NULL = -100,
  DDZ_ERR_LENGTH = -101,
  DDZ_ERR_ENUM = -102,
  DDZ_ERR_STRUCT_SIZE = -103,
  DDZ_ERR_TEXT = -104,
  DDZ_ERR_PLAY = -105,
  DDZ_ERR_GAME = -106,
  DDZ_ERR_FORMAT = -107,
  DDZ_ERR_CHECKSUM = -108,
  DDZ_ERR_CARD = -200,
  DDZ_ERR_DUPLICATE = -201,
  DDZ_ERR_TOO_MANY = -202,
  DDZ_ERR_RULES_RANGE = -300,
  DDZ_ERR_RULES_FOUR_ROCKET = -301,
  DDZ_ERR_RULES_WING_PAIRS_QUAD = -302,
  DDZ_ERR_RULES_WING_ADJACENT_TRIO = -303,
  DDZ_ERR_RULES_SHUTTLE_WINGS = -304,
  DDZ_ERR_RULES_WING_ROCKET = -305,
  DDZ_ERR_RULES_RESERVED = -306,
  DDZ_ERR_RULES_KINDS = -307,
  DDZ_ERR_FLOW_RANGE = -350,
  DDZ_ERR_FLOW_ROB_BACK = -351,
  DDZ_ERR_FLOW_REDEAL_MAX = -352,
  DDZ_ERR_FLOW_REVEALER = -353,
  DDZ_ERR_FLOW_BOTTOM = -354,
  DDZ_ERR_FLOW_SUPER_DOUBLE = -355,
  DDZ_ERR_FLOW_OVERFLOW = -356,
  DDZ_ERR_FLOW_RESERVED = -357,
  DDZ_ERR_TURN_OVER = -400,
  DDZ_ERR_TURN_PHASE = -401,
  DDZ_ERR_TURN_SEAT = -402,
  DDZ_ERR_TURN_DECIDED = -403,
  DDZ_ERR_TURN_FIELD = -404,
  DDZ_ERR_TURN_BID_RANGE = -405,
  DDZ_ERR_TURN_BID_LOW = -406,
  DDZ_ERR_TURN_DOUBLE = -407,
  DDZ_ERR_TURN_SHOW = -408,
  DDZ_ERR_TURN_LEAD = -409,
  DDZ_ERR_TURN_NOT_HELD = -410,
  DDZ_ERR_TURN_NOT_A_PLAY = -411,
  DDZ_ERR_TURN_READING = -412,
  DDZ_ERR_TURN_NOT_HIGHER = -413,
  DDZ_ERR_TURN_STALE = -414,
  DDZ_ERR_POSITION_DECK = -470,
  DDZ_ERR_POSITION_SEATS = -471,
  DDZ_ERR_POSITION_SEAT = -472,
  DDZ_ERR_POSITION_HANDICAP = -473,
  DDZ_ERR_POSITION_ABSENT = -474,
  DDZ_ERR_POSITION_HAND = -475,
  DDZ_ERR_POSITION_EMPTY = -476,
  DDZ_ERR_POSITION_TABLE_SEAT = -477,
  DDZ_ERR_POSITION_OVER = -478,
  DDZ_ERR_POSITION_TABLE = -479,
  DDZ_ERR_POSITION_PASSED = -480,
  DDZ_ERR_POSITION_ROCKET = -481,
  DDZ_ERR_POSITION_SWITCH = -482,
  DDZ_ERR_POSITION_RESERVED = -483,
  DDZ_ERR_POSITION_PHASE = -484,
  DDZ_ERR_POSITION_MUST_BEAT = -485,
  DDZ_ERR_BUFFER = -500,
  DDZ_ERR_SOLVE_MEMORY = -510,
  DDZ_ERR_SOLVE_OVER = -511,
  DDZ_ERR_SOLVE_UNPREPARED = -512,
  DDZ_ERR_SOLVE_GOAL = -513,
  DDZ_ERR_SOLVE_UNKNOWN = -514,
  DDZ_ERR_BOT_OPTIONS = -550,
  DDZ_ERR_BOT_SEAT = -551,
  DDZ_ERR_BOT_VIEW = -552,
  DDZ_ERR_BOT_ROOM = -553,
  DDZ_ERR_BOT_MEMORY = -554,
  DDZ_ERR_INTERNAL = -600,
};

typedef struct ddz_play {
  uint8_t kind;
  uint8_t rank;
  uint8_t length;
  uint8_t cards;
} ddz_play;

typedef struct ddz_move {
  ddz_play play;
  uint8_t cards[20];
} ddz_move;

typedef struct ddz_rules {
  uint32_t struct_size;
  uint32_t kinds_off;
  uint8_t straight_min;
  uint8_t pair_straight_min;
  uint8_t plane_min;
  uint8_t shuttle_min;
  uint8_t trio_plain;
  uint8_t trio_single;
  uint8_t trio_pair;
  uint8_t plane_singles;
  uint8_t plane_pairs;
  uint8_t wing_repeat;
  uint8_t wing_adjacent_trio;
  uint8_t wing_rocket;
  uint8_t wing_pairs_quad;
  uint8_t four_singles;
  uint8_t four_rocket;
  uint8_t four_pairs;
  uint8_t shuttle;
  uint8_t shuttle_singles;
  uint8_t shuttle_pairs;
  uint8_t reserved[21];
} ddz_rules;

typedef struct ddz_flow {
  uint32_t struct_size;
  uint32_t base;
  uint8_t first_bidder;
  uint8_t revealer_bids_first;
  uint8_t bid_style;
  uint8_t call_bid;
  uint8_t rob_back;
  uint8_t rob_max;
  uint8_t all_pass;
  uint8_t redeal_max;
  uint8_t revealer_takes;
  uint8_t forced_bid;
  uint8_t bottom_shown;
  uint8_t doubling;
  uint8_t super_double;
  uint8_t show_before;
  uint8_t show_early;
  uint8_t show_late;
  uint8_t show_landlord;
  uint8_t show_product;
  uint8_t rocket_ends_trick;
  uint8_t rob_factor;
  uint8_t bomb_factor;
  uint8_t rocket_factor;
  uint8_t shuttle_factor;
  uint8_t spring_factor;
  uint8_t antispring_factor;
  uint8_t landlord_share;
  uint8_t cap;
  uint8_t reserved[93];
} ddz_flow;

typedef struct ddz_game {
  uint32_t struct_size;
  uint32_t actions;
  ddz_rules rules;
  ddz_flow flow;
  uint8_t seed[32];
  uint32_t hands[6];
  uint32_t played[6];
  uint32_t latest[6];
  uint32_t bottom[2];
  ddz_play table;
  uint8_t phase;
  uint8_t waiting;
  uint8_t landlord;
  uint8_t winner;
  uint8_t first_seat;
  uint8_t first_bidder;
  uint8_t face_up;
  uint8_t seeded;
  uint8_t redeals;
  uint8_t bid;
  uint8_t robs;
  uint8_t first_revealer;
  uint8_t table_seat;
  uint8_t passed;
  uint8_t bombs;
  uint8_t rockets;
  uint8_t shuttles;
  uint8_t shown[3];
  uint8_t answers[8];
  uint8_t doubles[3];
  uint8_t plays[3];
  uint8_t seats;
  uint8_t reserved[49];
} ddz_game;

typedef struct ddz_action {
  uint8_t seat;
  uint8_t kind;
  uint8_t value;
  uint8_t len;
  ddz_play play;
  uint8_t cards[20];
  uint32_t turn;
  uint8_t reserved[4];
} ddz_action;

typedef struct ddz_view {
  uint32_t struct_size;
  uint32_t actions;
  ddz_rules rules;
  ddz_flow flow;
  uint32_t multiplier;
  ddz_play table;
  uint8_t seat;
  uint8_t phase;
  uint8_t waiting;
  uint8_t landlord;
  uint8_t winner;
  uint8_t first_bidder;
  uint8_t face_up;
  uint8_t redeals;
  uint8_t bid;
  uint8_t robs;
  uint8_t table_seat;
  uint8_t passed;
  uint8_t bombs;
  uint8_t rockets;
  uint8_t shuttles;
  uint8_t bottom_len;
  uint8_t bottom[3];
  uint8_t counts[3];
  uint8_t played_counts[3];
  uint8_t latest_counts[3];
  uint8_t plays[3];
  uint8_t shown[3];
  uint8_t said[3];
  uint8_t doubles[3];
  uint8_t cards[60];
  uint8_t played[60];
  uint8_t latest[60];
  uint8_t seats;
  uint8_t reserved[35];
} ddz_view;

typedef struct ddz_score {
  uint32_t struct_size;
  int32_t points[3];
  uint32_t base;
  uint32_t bid;
  uint32_t rob_factor;
  uint32_t show_factor;
  uint32_t bomb_factor;
  uint32_t rocket_factor;
  uint32_t shuttle_factor;
  uint32_t spring_factor;
  uint32_t double_factors[3];
  uint32_t multipliers[3];
  uint8_t landlord;
  uint8_t winner;
  uint8_t spring;
  uint8_t over;
  uint8_t seats;
  uint8_t reserved[3];
} ddz_score;

typedef struct ddz_unseen {
  uint32_t struct_size;
  uint8_t unseen[15];
  uint8_t out[15];
  uint8_t bottom[15];
  uint8_t reserved[3];
} ddz_unseen;

typedef struct ddz_position {
  uint32_t struct_size;
  uint8_t counts[60];
  ddz_play table;
  uint8_t seats;
  uint8_t solo;
  uint8_t to_move;
  uint8_t table_seat;
  uint8_t passed;
  uint8_t handicap;
  uint8_t must_beat;
  uint8_t rocket_ends_trick;
  uint8_t reserved[8];
} ddz_position;

typedef struct ddz_solved {
  uint32_t struct_size;
  uint32_t nodes;
  uint32_t nodes_high;
  ddz_move best;
  uint8_t winner;
  uint8_t has_best;
  uint8_t done;
  uint8_t plays;
  uint8_t reserved[24];
} ddz_solved;

typedef struct ddz_solve_value {
  ddz_move turn;
  uint8_t winner;
  uint8_t reserved[3];
} ddz_solve_value;

typedef struct ddz_bot_options {
  uint32_t struct_size;
  uint32_t level;
  uint32_t style;
  uint32_t playouts;
  uint32_t seed;
  uint8_t reserved[12];
} ddz_bot_options;

typedef struct ddz_bot_choice {
  ddz_action action;
  uint32_t wins;
  uint32_t playouts;
} ddz_bot_choice;

uint32_t ddz_abi_version(void);
uint32_t ddz_version_number(void);
const char *ddz_version_text(void);
const char *ddz_status_text(int32_t status, uint32_t language);
const char *ddz_kind_text(uint32_t kind, uint32_t language);
int32_t ddz_rules_preset(uint32_t preset, ddz_rules *out);
int32_t ddz_rules_check(const ddz_rules *rules);
int32_t ddz_cards_check(const uint8_t *cards, uint32_t len);
int32_t ddz_cards_sort(uint8_t *cards, uint32_t len, uint32_t order);
int32_t ddz_cards_from_ids(uint32_t format, const uint8_t *ids, uint32_t len, uint8_t *out);
int32_t ddz_cards_to_ids(uint32_t format, const uint8_t *cards, uint32_t len, uint8_t *out);
int32_t ddz_cards_from_ranks(const uint8_t *ranks, uint32_t len, uint8_t *out);
int32_t ddz_cards_parse(const char *text, uint32_t text_len, uint8_t *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_cards_format(const uint8_t *cards, uint32_t len, uint32_t style, char *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_cards_from_map(const uint8_t *map54, const uint8_t *ids, uint32_t len, uint8_t *out);
int32_t ddz_cards_to_map(const uint8_t *map54, const uint8_t *cards, uint32_t len, uint8_t *out);
int32_t ddz_deck_shuffle(const uint8_t *seed32, uint8_t *out54);
int32_t ddz_play_classify(const ddz_rules *rules, const uint8_t *cards, uint32_t len, ddz_play *out);
int32_t ddz_play_readings(const ddz_rules *rules, const uint8_t *cards, uint32_t len, ddz_play *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_readings_max(const ddz_rules *rules, uint32_t *out_max);
int32_t ddz_play_beats(const ddz_rules *rules, const ddz_play *table, const uint8_t *cards, uint32_t len, ddz_play *out);
int32_t ddz_play_compare(const ddz_rules *rules, const uint8_t *first, uint32_t first_len, const uint8_t *next, uint32_t next_len, uint8_t *out_beats);
int32_t ddz_moves_list(const ddz_rules *rules, const uint8_t *hand, uint32_t len, const ddz_play *table, ddz_move *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_moves_count(const ddz_rules *rules, const uint8_t *hand, uint32_t len, const ddz_play *table, uint32_t *out_count);
int32_t ddz_moves_max(const ddz_rules *rules, uint32_t hand_len, uint32_t *out_max);
int32_t ddz_hand_min_turns(const ddz_rules *rules, const uint8_t *hand, uint32_t len, uint32_t *out_turns);
int32_t ddz_hand_split(const ddz_rules *rules, const uint8_t *hand, uint32_t len, ddz_move *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_hint_list(const ddz_rules *rules, const uint8_t *hand, uint32_t len, const ddz_play *table, ddz_move *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_hints_max(const ddz_rules *rules, uint32_t *out_max);
int32_t ddz_position_check(const ddz_rules *rules, const ddz_position *position);
int32_t ddz_position_play(const ddz_rules *rules, ddz_position *position, const uint8_t *cards, uint32_t len, const ddz_play *declared);
int32_t ddz_position_from_game(const ddz_game *game, ddz_position *out);
int32_t ddz_position_parse(const ddz_rules *rules, const char *text, uint32_t text_len, ddz_position *out);
int32_t ddz_position_format(const ddz_position *position, char *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_solve_begin(const ddz_rules *rules, const ddz_position *position, uint32_t goal, uint8_t *memory, uint32_t memory_len);
int32_t ddz_solve_think(uint8_t *memory, uint32_t memory_len, uint32_t nodes, uint8_t *out_done);
int32_t ddz_solve_best(uint8_t *memory, uint32_t memory_len, ddz_solved *out);
int32_t ddz_solve_line(uint8_t *memory, uint32_t memory_len, ddz_move *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_solve_all(uint8_t *memory, uint32_t memory_len, ddz_solve_value *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_flow_preset(uint32_t preset, ddz_flow *out);
int32_t ddz_flow_check(const ddz_flow *flow);
int32_t ddz_game_new(const ddz_rules *rules, const ddz_flow *flow, const uint8_t *seed32, uint32_t first_seat, ddz_game *game);
int32_t ddz_game_new_dealt(const ddz_rules *rules, const ddz_flow *flow, const uint8_t *deck, uint32_t len, uint32_t first_seat, ddz_game *game);
int32_t ddz_game_check(const ddz_game *game);
int32_t ddz_game_act(ddz_game *game, const ddz_action *action);
int32_t ddz_game_legal(const ddz_game *game, uint32_t seat, ddz_action *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_game_moves(const ddz_game *game, uint32_t seat, ddz_move *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_game_auto(const ddz_game *game, uint32_t seat, uint32_t how, ddz_action *out);
int32_t ddz_game_pack(const ddz_game *game, uint8_t *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_game_unpack(const uint8_t *bytes, uint32_t len, ddz_game *game);
int32_t ddz_game_view(const ddz_game *game, uint32_t seat, ddz_view *out);
int32_t ddz_game_score(const ddz_game *game, ddz_score *out);
int32_t ddz_game_unseen(const ddz_game *game, uint32_t seat, ddz_unseen *out);
int32_t ddz_record_begin(const ddz_game *game, uint8_t *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_record_append(const ddz_game *game, const ddz_action *action, uint8_t *out, uint32_t cap, uint32_t *out_len);
int32_t ddz_record_replay(const uint8_t *record, uint32_t len, uint32_t count, ddz_game *game, uint32_t *out_index);
int32_t ddz_record_action(const uint8_t *record, uint32_t len, uint32_t index, ddz_action *out);
int32_t ddz_bot_size(const ddz_bot_options *options, uint32_t *out_size);
int32_t ddz_bot_act(const ddz_view *view, const ddz_bot_options *options, uint8_t *memory, uint32_t len, ddz_action *out);
int32_t ddz_bot_begin(const ddz_view *view, const ddz_bot_options *options, uint8_t *memory, uint32_t len);
int32_t ddz_bot_think(uint8_t *memory, uint32_t len, uint32_t playouts, uint32_t *out_left);
int32_t ddz_bot_best(const uint8_t *memory, uint32_t len, ddz_action *out, uint32_t *out_permille);
int32_t ddz_bot_choices(const uint8_t *memory, uint32_t len, ddz_bot_choice *out, uint32_t cap, uint32_t *out_len);
]]
