/*
 * Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.
 *
 * ddz: Dou Dizhu, the rules behind a C door.
 *
 * RESULT. Every call that can fail returns int32_t: DDZ_OK (0), or a negative
 * DDZ_ERR_... whose text ddz_status_text gives. "Not a legal play" is an answer
 * (DDZ_KIND_NONE), not an error. A predicate writes 0 or 1.
 *
 * ERRORS. On an error nothing is written, but for out_len with DDZ_ERR_BUFFER,
 * and out_index where ddz_record_replay refuses an action. When several errors
 * apply, the first of these is returned: a NULL pointer, struct_size, an unknown
 * constant, a length (DDZ_ERR_LENGTH and DDZ_ERR_TOO_MANY), the rule set, the
 * flow, the game, the play on the table, the cards, the turn, the buffer. A
 * length is judged before a byte is read.
 *
 * POINTERS. Input pointers come first and are only read; outputs come last. No
 * pointer is kept and nothing is allocated, so there is nothing to free. Any
 * alignment will do, and an output may be, or overlap, any input. A pointer with
 * length 0 may be NULL.
 *
 * BUFFERS. A list is (out, cap, out_len), cap counted in items, or in bytes for
 * text. (NULL, 0) asks for the count: DDZ_OK, and *out_len holds it. With a cap
 * that is too small, 0 with a pointer included, only *out_len is written, the
 * full count, and the answer is DDZ_ERR_BUFFER. (NULL, cap > 0) is DDZ_ERR_NULL.
 * Text is UTF-8 without a NUL. Where there is no cap the text of the function
 * says how many bytes the output holds.
 *
 * LENGTHS. A play or a hand has 0 to DDZ_CARDS_MAX cards; what takes any cards
 * takes 0 to DDZ_DECK_LEN. More is DDZ_ERR_TOO_MANY.
 *
 * STRUCTS. Bytes and 32-bit numbers without padding; copy them as you like.
 * Where the first field is struct_size, set it to sizeof the struct before every
 * call, one that fills the struct included. Reserved bytes are 0.
 *
 * THREADS. No globals and no locks: a call depends on its arguments alone, and
 * any number of threads may call at once, on data of their own.
 *
 * STACK. A call uses at most 64 KiB of stack.
 *
 * VERSIONS. ddz_abi_version() changes only when something breaks; refuse a
 * library whose number is not DDZ_ABI_VERSION. Numbers are never reused.
 *
 * CARDS. A card is one byte: the suit in the high nibble, the face in the low
 * one. Any other byte is DDZ_ERR_CARD; the same card twice is DDZ_ERR_DUPLICATE.
 * The order of cards never matters.
 *
 *               3    4    5    6    7    8    9   10    J    Q    K    A    2
 *   diamond  0x03 0x04 0x05 0x06 0x07 0x08 0x09 0x0A 0x0B 0x0C 0x0D 0x01 0x02
 *   club     0x13 0x14 0x15 0x16 0x17 0x18 0x19 0x1A 0x1B 0x1C 0x1D 0x11 0x12
 *   heart    0x23 0x24 0x25 0x26 0x27 0x28 0x29 0x2A 0x2B 0x2C 0x2D 0x21 0x22
 *   spade    0x33 0x34 0x35 0x36 0x37 0x38 0x39 0x3A 0x3B 0x3C 0x3D 0x31 0x32
 *   small joker 0x4E, big joker 0x4F
 *
 * Every function below names its parameters with their units, and every status
 * that it can return. DDZ_ERR_INTERNAL, a fault of the library itself, is never
 * named and never expected.
 */

#ifndef DDZ_H
#define DDZ_H

#include <stdint.h>

/*
 * How a function is declared. Define DDZ_DLL before the include to import from
 * a Windows DLL; the static library and every other system need nothing.
 */
#ifndef DDZ_API
#  if defined(_WIN32) && defined(DDZ_DLL)
#    define DDZ_API __declspec(dllimport)
#  elif defined(__GNUC__)
#    define DDZ_API __attribute__((visibility("default")))
#  else
#    define DDZ_API
#  endif
#endif

/* The version of this header; ddz_version_number() and ddz_version_text() tell the library's. */
#define DDZ_VERSION_NUMBER 0x000100u
#define DDZ_VERSION_TEXT "0.1.0"

/* The number that changes only when something breaks (docs/abi.md). */
#define DDZ_ABI_VERSION 1u     /* Compare with `ddz_abi_version()` before the first call. */

/* Limits on how many cards a call takes. */
#define DDZ_CARDS_MAX         20u    /* Cards in a play or in a hand, at most. */
#define DDZ_DECK_LEN          54u    /* Cards in the deck. */
#define DDZ_MOVES_MAX         837u   /* Moves in a list, at most, under rule sets without wild ranks: what `ddz_moves_max` answers for 20 cards. */
#define DDZ_HINTS_MAX         232u   /* Hints in a list, at most, under rule sets without wild ranks: what `ddz_hints_max` answers. */
#define DDZ_READINGS_MAX      3u     /* Readings of the same cards, at most, under rule sets without wild ranks: what `ddz_readings_max` answers. */
#define DDZ_TEXT_MAX          4096u  /* Bytes of text that `ddz_cards_parse` and `ddz_position_parse` read, at most. */
#define DDZ_WRITTEN_MAX       486u   /* Bytes of text that `ddz_cards_format` writes, at most. */
#define DDZ_POSITION_TEXT_MAX 128u   /* Bytes of text that `ddz_position_format` writes, at most. */

/* What a play is (`ddz_play.kind`). */
#define DDZ_KIND_NONE            0      /* A pass, or not a play. */
#define DDZ_KIND_SINGLE          1      /* 单张: one card. */
#define DDZ_KIND_PAIR            2      /* 对子: two of a rank; the two jokers are a rocket. */
#define DDZ_KIND_TRIO            3      /* 三张: three of a rank. */
#define DDZ_KIND_TRIO_SINGLE     4      /* 三带一: a trio with one card of another rank. */
#define DDZ_KIND_TRIO_PAIR       5      /* 三带一对: a trio with a pair. */
#define DDZ_KIND_STRAIGHT        6      /* 顺子: singles in sequence, 3 to A. */
#define DDZ_KIND_PAIR_STRAIGHT   7      /* 连对: pairs in sequence, 3 to A. */
#define DDZ_KIND_PLANE           8      /* 飞机: trios in sequence, 3 to A. */
#define DDZ_KIND_PLANE_SINGLES   9      /* 飞机带单: a plane with one card a trio. */
#define DDZ_KIND_PLANE_PAIRS     10     /* 飞机带对: a plane with one pair a trio. */
#define DDZ_KIND_FOUR_SINGLES    11     /* 四带二: a quad with two cards; not a bomb. */
#define DDZ_KIND_FOUR_PAIRS      12     /* 四带两对: a quad with two pairs; not a bomb. */
#define DDZ_KIND_SHUTTLE         13     /* 航天飞机: quads in sequence, 3 to A. */
#define DDZ_KIND_SHUTTLE_SINGLES 14     /* 航天飞机带小翼: a shuttle with two cards a quad. */
#define DDZ_KIND_SHUTTLE_PAIRS   15     /* 航天飞机带大翼: a shuttle with two pairs a quad. */
#define DDZ_KIND_BOMB            16     /* 炸弹: four of a rank; beats all but higher bombs and the rocket. */
#define DDZ_KIND_ROCKET          17     /* 火箭: both jokers; beats everything. */

/* Ranks from low to high (`ddz_play.rank`, rank indexes). */
#define DDZ_RANK_3           0      /* 3 */
#define DDZ_RANK_4           1      /* 4 */
#define DDZ_RANK_5           2      /* 5 */
#define DDZ_RANK_6           3      /* 6 */
#define DDZ_RANK_7           4      /* 7 */
#define DDZ_RANK_8           5      /* 8 */
#define DDZ_RANK_9           6      /* 9 */
#define DDZ_RANK_10          7      /* 10 */
#define DDZ_RANK_J           8      /* J */
#define DDZ_RANK_Q           9      /* Q */
#define DDZ_RANK_K           10     /* K */
#define DDZ_RANK_A           11     /* A: the highest rank of a sequence. */
#define DDZ_RANK_2           12     /* 2 */
#define DDZ_RANK_SMALL_JOKER 13     /* 小王, `x` */
#define DDZ_RANK_BIG_JOKER   14     /* 大王, `X` */

/* Rule sets by name (`ddz_rules_preset`; docs/rules.md has the table). */
#define DDZ_PRESET_STANDARD  0u     /* The official competition rules of 2016. */
#define DDZ_PRESET_PAGAT     1u     /* As Pagat describes the game. */
#define DDZ_PRESET_HAPPY     2u     /* 欢乐斗地主, as its rules are retold. */
#define DDZ_PRESET_ET        3u     /* The ET/Unity client: no wings on planes, no four with two. */
#define DDZ_PRESET_U3D       4u     /* The u3d client: shuttles allowed. */
#define DDZ_PRESET_EGRET     5u     /* The Egret client: a quad may be two pairs. */
#define DDZ_PRESET_WHGAME    6u     /* The WHGame family (CGameLogic). */
#define DDZ_PRESET_COCOS     7u     /* The Cocos2d-x client. */
#define DDZ_PRESET_RLCARD    8u     /* RLCard: the same plays as STANDARD. */
#define DDZ_PRESET_DOUZERO   9u     /* DouZero, as its move generator has it. */
#define DDZ_PRESET_OPENSPIEL 10u    /* OpenSpiel: no four with two. */
#define DDZ_PRESET_BOTZONE   11u    /* Botzone FightTheLandlord2: shuttles allowed. */

/* A quad with two cards (`ddz_rules.four_singles`). */
#define DDZ_FOUR_SINGLES_OFF      0      /* Not a play. */
#define DDZ_FOUR_SINGLES_DISTINCT 1      /* Two cards of different ranks. */
#define DDZ_FOUR_SINGLES_PAIR     2      /* Any two cards: a pair as well. */

/* A quad with two pairs (`ddz_rules.four_pairs`). */
#define DDZ_FOUR_PAIRS_OFF      0      /* Not a play. */
#define DDZ_FOUR_PAIRS_DISTINCT 1      /* Two pairs of different ranks. */
#define DDZ_FOUR_PAIRS_QUAD     2      /* Any two pairs: another quad as well. */

/* Quads in sequence (`ddz_rules.shuttle`). */
#define DDZ_SHUTTLE_OFF  0      /* Not a play. */
#define DDZ_SHUTTLE_PLAY 1      /* An ordinary play. */
#define DDZ_SHUTTLE_BOMB 2      /* A bomb: beats every single bomb and shorter shuttles; the rocket beats it. */

/* Languages of texts (`ddz_status_text`, `ddz_kind_text`). */
#define DDZ_LANGUAGE_ENGLISH 0u     /* English. */
#define DDZ_LANGUAGE_CHINESE 1u     /* 中文 (简体). */

/* How `ddz_cards_sort` sorts. */
#define DDZ_ORDER_RANK_DESC 0u     /* High to low; spade, heart, club, diamond inside a rank. */
#define DDZ_ORDER_RANK_ASC  1u     /* Low to high; diamond, club, heart, spade inside a rank. */
#define DDZ_ORDER_GROUPED   2u     /* Larger groups first, then high to low: 66633, 665543. */

/* The card ids of other programs (`ddz_cards_from_ids`, `_to_ids`). */
#define DDZ_FORMAT_EGRET     0u     /* 1..54: A, 2, 3 … K, four each (heart, diamond, spade, club), 53 small joker, 54 big joker. */
#define DDZ_FORMAT_BOTZONE   1u     /* 0..53: rank * 4 + suit, 3 lowest (heart, diamond, spade, club), 52 small joker, 53 big joker. */
#define DDZ_FORMAT_OPENSPIEL 2u     /* 0..53: suit * 13 + rank, 3 lowest (club, diamond, heart, spade), 52 small joker, 53 big joker. */

/* How `ddz_cards_format` writes cards. */
#define DDZ_STYLE_RANKS   0u     /* `3TJQKA2xX` */
#define DDZ_STYLE_SUITED  1u     /* `♠3 ♥T x X` */
#define DDZ_STYLE_CHINESE 2u     /* `黑桃3 红桃10 小王 大王` */

/* Limits of a game (`ddz_game_…`, `ddz_record_…`). */
#define DDZ_SEATS_MAX        3u     /* Seats of a game, at most; seat numbers grow in playing order. */
#define DDZ_BID_MAX          3u     /* Points of the highest bid. */
#define DDZ_LEGAL_MAX        4u     /* Actions that `ddz_game_legal` lists, at most. */
#define DDZ_PACKED_MAX       512u   /* Bytes that `ddz_game_pack` writes, at most; in any later version too. */
#define DDZ_RECORD_BEGIN_MAX 520u   /* Bytes that `ddz_record_begin` writes, at most. */
#define DDZ_RECORD_ENTRY_MAX 40u    /* Bytes that `ddz_record_append` writes, at most. */
#define DDZ_RECORD_MAX       65536u /* Bytes of a record, at most; no deal has a longer one. */
#define DDZ_BOT_MEMORY_MAX   81504u /* Bytes of memory that a bot of any level needs at most, with the playouts that the level has. */
#define DDZ_REDEALS_MAX      255u   /* Redeals of one game, at most; then the deal is void. */

/* Seats are 0, 1 and 2. */
#define DDZ_SEAT_NONE 255    /* No seat: no landlord yet, no winner. */

/* What is asked of a position (`ddz_solve_begin`). */
#define DDZ_GOAL_WINNER 0u     /* Who wins, and where that is the side to move, by which move. */
#define DDZ_GOAL_LINE   1u     /* Besides, the moves to the end: the side that wins hurries, the other one holds out. */
#define DDZ_GOAL_ALL    2u     /* Besides the winner, who wins behind each move. */

/* Who wins a position (`ddz_solved.winner`, `ddz_solve_value.winner`). */
#define DDZ_SIDE_UNKNOWN 0      /* It is not known yet. */
#define DDZ_SIDE_SOLO    1      /* The seat that plays alone. */
#define DDZ_SIDE_OTHERS  2      /* The other seats. */

/* Limits of solving (`ddz_solve_…`). */
#define DDZ_SOLVE_MEMORY_MIN 65536u /* Bytes of memory that `ddz_solve_begin` asks for, at least. */
#define DDZ_SOLVE_LINE_MAX   168u   /* Moves of a line, at most. */

/* How a deal goes, by name (`ddz_flow_preset`; docs/game.md has the table). */
#define DDZ_FLOW_STANDARD  0u     /* The official competition rules of 2016: one round of bids, the bottom shown after doubling, farmers double before the landlord. */
#define DDZ_FLOW_PAGAT     1u     /* As Pagat describes the game: bids until two pass. */
#define DDZ_FLOW_HAPPY     2u     /* 欢乐斗地主, as its rules are retold: call and rob, show-hand, every seat may double. */
#define DDZ_FLOW_ET        3u     /* The server of the ET/Unity client: call and rob, each worth two; the rocket counts four. */
#define DDZ_FLOW_WHGAME    4u     /* The WHGame family: one round of bids, the rocket ends the trick, doubles multiply for all. */
#define DDZ_FLOW_OPENSPIEL 5u     /* OpenSpiel: bids until two pass, nobody bids is a draw. */
#define DDZ_FLOW_DOUZERO   6u     /* DouZero: no auction, no spring. */
#define DDZ_FLOW_COCOS     7u     /* The Cocos2d-x client: when nobody bids, the first seat is the landlord at three. */
#define DDZ_FLOW_CLASSIC   8u     /* The classic rules of the large platforms: one round of bids, no doubling. */

/* Who bids first (`ddz_flow.first_bidder`). */
#define DDZ_FIRST_GIVEN   0      /* first_seat, after a redeal too. */
#define DDZ_FIRST_NEXT    1      /* first_seat; the next seat after each redeal. */
#define DDZ_FIRST_RANDOM  2      /* Drawn from the seed for each deal; first_seat when the deck was given. */
#define DDZ_FIRST_FACE_UP 3      /* Who was dealt a card that lies face up, drawn from the seed; first_seat when the deck was given. */

/* How the landlord is found (`ddz_flow.bid_style`). */
#define DDZ_BID_SCORE_ONCE             0      /* 叫分: each seat once bids more than those before, or passes; 3 ends it. */
#define DDZ_BID_SCORE_UNTIL_TWO_PASSES 1      /* 叫分: until two pass in a row after a bid; 3 ends it; who passed may come back. */
#define DDZ_BID_CALL_ROB               2      /* 叫地主, 抢地主: the first to call, then the seats after it that have not declined may rob. */
#define DDZ_BID_NONE                   3      /* No auction: the first bidder is the landlord. */

/* Who may take the landlord's place back after a rob (`ddz_flow.rob_back`). */
#define DDZ_ROB_BACK_NONE   0      /* Nobody. */
#define DDZ_ROB_BACK_CALLER 1      /* The caller, once. */
#define DDZ_ROB_BACK_FIRST  2      /* The caller, once, if that was the first seat asked. */

/* What happens when nobody bids (`ddz_flow.all_pass`). */
#define DDZ_ALL_PASS_REDEAL 0      /* A new deal from the same seed; the end, void, when the deck was given. */
#define DDZ_ALL_PASS_DRAW   1      /* The end, void: nobody wins. */
#define DDZ_ALL_PASS_FORCED 2      /* The first bidder is the landlord, at forced_bid. */

/* When all see the bottom (`ddz_flow.bottom_shown`). */
#define DDZ_BOTTOM_AFTER_BID      0      /* When the landlord takes it, before the doubling. */
#define DDZ_BOTTOM_AFTER_DOUBLING 1      /* When the landlord takes it, after the doubling. */
#define DDZ_BOTTOM_NEVER          2      /* Never; the landlord takes it before the doubling. */

/* Who may double (`ddz_flow.doubling`). */
#define DDZ_DOUBLING_NONE          0      /* Nobody. */
#define DDZ_DOUBLING_FARMERS_FIRST 1      /* The farmers, then the landlord, only against farmers who doubled. */
#define DDZ_DOUBLING_PAIRWISE      2      /* Every seat; each farmer settles with their own factor times the landlord's. */
#define DDZ_DOUBLING_GLOBAL        3      /* Every seat; all factors multiply for all. */

/* When a hand was shown (`ddz_action.value` of SHOW, `ddz_view.shown`). */
#define DDZ_SHOW_UNDECIDED 0      /* Not shown, not declined. */
#define DDZ_SHOW_BEFORE    1      /* Before the deal. */
#define DDZ_SHOW_EARLY     2      /* Early in the deal. */
#define DDZ_SHOW_LATE      3      /* Late in the deal. */
#define DDZ_SHOW_LANDLORD  4      /* By the landlord, before the first lead. */
#define DDZ_SHOW_DECLINED  5      /* Declined before the auction. */

/* What a game waits for (`ddz_view.phase`). */
#define DDZ_PHASE_SHOW     1      /* Who shows a hand? Every seat answers, in any order. */
#define DDZ_PHASE_BID      2      /* A bid or a pass. */
#define DDZ_PHASE_CALL     3      /* A call or a pass. */
#define DDZ_PHASE_ROB      4      /* A rob or a pass. */
#define DDZ_PHASE_DOUBLE   5      /* Who doubles? The seats that may answer do so in any order. */
#define DDZ_PHASE_REDOUBLE 6      /* Does the landlord double against the farmers who doubled? */
#define DDZ_PHASE_PLAY     7      /* A play or a pass. */
#define DDZ_PHASE_OVER     8      /* Nothing: the deal is over. */

/* What a seat last said in the auction (`ddz_view.said`). */
#define DDZ_SAID_NOTHING 0      /* It was not asked yet. */
#define DDZ_SAID_BID_1   1      /* One. */
#define DDZ_SAID_BID_2   2      /* Two. */
#define DDZ_SAID_BID_3   3      /* Three. */
#define DDZ_SAID_PASS    4      /* Pass. */
#define DDZ_SAID_CALL    5      /* 叫地主. */
#define DDZ_SAID_ROB     6      /* 抢地主. */

/* The factors of doubling (`ddz_action.value` of DOUBLE, `ddz_view.doubles`). */
#define DDZ_DOUBLE_UNDECIDED 0      /* Not asked, not answered, or not to be known yet. */
#define DDZ_DOUBLE_NO        1      /* Declined. */
#define DDZ_DOUBLE_TWO       2      /* 加倍. */
#define DDZ_DOUBLE_FOUR      4      /* 超级加倍, where the flow has super_double. */

/* What a seat does (`ddz_action.kind`). */
#define DDZ_ACTION_PASS    1      /* Passes: no bid, no call, no rob, no doubling, no show, no play. */
#define DDZ_ACTION_BID     2      /* Bids `value`, 1..3. */
#define DDZ_ACTION_CALL    3      /* 叫地主. */
#define DDZ_ACTION_ROB     4      /* 抢地主. */
#define DDZ_ACTION_DOUBLE  5      /* Doubles by `value`, 2 or 4. */
#define DDZ_ACTION_SHOW    6      /* Shows the hand; `value` is DDZ_SHOW_…, when. */
#define DDZ_ACTION_PLAY    7      /* Plays `cards`, in the reading `play` if that is not all 0. */
#define DDZ_ACTION_TIMEOUT 8      /* The clock ran out: passes, or leads the lowest card where there is no passing. */

/* How to act for an absent player. */
#define DDZ_AUTO_TIMEOUT 0u     /* Passes wherever that is possible, else leads the lowest card. */
#define DDZ_AUTO_HINT    1u     /* Plays the first hint, but not on the partner's play unless it wins; passes outside the play. */
#define DDZ_AUTO_LIST    2u     /* Plays by the list policy, which knows partners and counts cards; passes outside the play. The best of the three. */

/* How strong a bot is (`ddz_bot_options.level`): a number of playouts for each choice, never a time. */
#define DDZ_BOT_LEVEL_BEGINNER  0u     /* No playouts: plays sensibly and errs like a beginner, who spends bombs and high cards and beats the partner. */
#define DDZ_BOT_LEVEL_CASUAL    1u     /* No playouts: knows its partner, and is careless with bombs and high cards. */
#define DDZ_BOT_LEVEL_LIST      2u     /* No playouts: the list policy, as DDZ_AUTO_LIST. */
#define DDZ_BOT_LEVEL_FAIR      3u     /* 50 playouts. */
#define DDZ_BOT_LEVEL_GOOD      4u     /* 200 playouts. */
#define DDZ_BOT_LEVEL_STRONG    5u     /* 500 playouts. */
#define DDZ_BOT_LEVEL_EXPERT    6u     /* 2600 playouts, with a tree. */
#define DDZ_BOT_LEVEL_STRONGEST 7u     /* 10000 playouts, with a tree. */

/* How a bot bids and doubles (`ddz_bot_options.style`). */
#define DDZ_BOT_STYLE_CALCULATING 0u     /* By the chance alone. */
#define DDZ_BOT_STYLE_CAREFUL     1u     /* Only with a better chance than that. */
#define DDZ_BOT_STYLE_DARING      2u     /* With a worse one too. */

/* Whether one side never came to play (`ddz_score.spring`). */
#define DDZ_SPRING_NONE     0      /* Neither. */
#define DDZ_SPRING_LANDLORD 1      /* 春天: the landlord won and no farmer played. */
#define DDZ_SPRING_FARMERS  2      /* 反春天: the farmers won and the landlord played once. */

/* What a call answers when it could not do its work. */
#define DDZ_OK                           0      /* Success. */
#define DDZ_ERR_NULL                     (-100) /* A required pointer is NULL. */
#define DDZ_ERR_LENGTH                   (-101) /* A length is out of range. */
#define DDZ_ERR_ENUM                     (-102) /* An argument is not one of its named constants. */
#define DDZ_ERR_STRUCT_SIZE              (-103) /* struct_size is not the size of this version's struct. */
#define DDZ_ERR_TEXT                     (-104) /* The text does not name cards, or a position. */
#define DDZ_ERR_PLAY                     (-105) /* The rule set cannot produce the play on the table. */
#define DDZ_ERR_GAME                     (-106) /* The bytes are not a possible state of a game. */
#define DDZ_ERR_FORMAT                   (-107) /* The bytes are not a packed game, a record or an action of one that this library reads. */
#define DDZ_ERR_CHECKSUM                 (-108) /* The checksum does not match the bytes. */
#define DDZ_ERR_CARD                     (-200) /* A byte or an id is not a card. */
#define DDZ_ERR_DUPLICATE                (-201) /* A card appears twice. */
#define DDZ_ERR_TOO_MANY                 (-202) /* There are more cards than the call takes. */
#define DDZ_ERR_RULES_RANGE              (-300) /* A switch of the rule set is out of range. */
#define DDZ_ERR_RULES_FOUR_ROCKET        (-301) /* four_rocket is on without four_singles. */
#define DDZ_ERR_RULES_WING_PAIRS_QUAD    (-302) /* wing_pairs_quad is on without plane_pairs. */
#define DDZ_ERR_RULES_WING_ADJACENT_TRIO (-303) /* wing_adjacent_trio is on with wing_repeat below 3. */
#define DDZ_ERR_RULES_SHUTTLE_WINGS      (-304) /* shuttle_singles or shuttle_pairs is on without shuttle. */
#define DDZ_ERR_RULES_WING_ROCKET        (-305) /* wing_rocket is on with neither plane_singles nor shuttle_singles. */
#define DDZ_ERR_RULES_RESERVED           (-306) /* A reserved byte of the rule set is not 0. */
#define DDZ_ERR_RULES_KINDS              (-307) /* kinds_off has a bit that is no kind of play. */
#define DDZ_ERR_FLOW_RANGE               (-350) /* A switch of the flow is out of range. */
#define DDZ_ERR_FLOW_ROB_BACK            (-351) /* rob_back is on without DDZ_BID_CALL_ROB. */
#define DDZ_ERR_FLOW_REDEAL_MAX          (-352) /* redeal_max is on without DDZ_ALL_PASS_REDEAL. */
#define DDZ_ERR_FLOW_REVEALER            (-353) /* revealer_bids_first or revealer_takes is on without a show before the auction. */
#define DDZ_ERR_FLOW_BOTTOM              (-354) /* bottom_shown is AFTER_DOUBLING, but doubling is NONE. */
#define DDZ_ERR_FLOW_SUPER_DOUBLE        (-355) /* super_double is on without doubling. */
#define DDZ_ERR_FLOW_OVERFLOW            (-356) /* A score may pass the range of 32 bits; a lower base or a cap helps. */
#define DDZ_ERR_FLOW_RESERVED            (-357) /* A reserved byte of the flow is not 0. */
#define DDZ_ERR_TURN_OVER                (-400) /* The deal is over. */
#define DDZ_ERR_TURN_PHASE               (-401) /* This action is not possible in this phase of the game. */
#define DDZ_ERR_TURN_SEAT                (-402) /* It is not this seat's turn. */
#define DDZ_ERR_TURN_DECIDED             (-403) /* This seat has answered already. */
#define DDZ_ERR_TURN_FIELD               (-404) /* A field that this kind of action does not use is not 0. */
#define DDZ_ERR_TURN_BID_RANGE           (-405) /* A bid is 1, 2 or 3. */
#define DDZ_ERR_TURN_BID_LOW             (-406) /* The bid is not above the highest so far. */
#define DDZ_ERR_TURN_DOUBLE              (-407) /* The flow does not offer that doubling. */
#define DDZ_ERR_TURN_SHOW                (-408) /* The hand cannot be shown at that moment, or lies open already. */
#define DDZ_ERR_TURN_LEAD                (-409) /* The leader may not pass. */
#define DDZ_ERR_TURN_NOT_HELD            (-410) /* A card is not in the seat's hand. */
#define DDZ_ERR_TURN_NOT_A_PLAY          (-411) /* The cards are not a play. */
#define DDZ_ERR_TURN_READING             (-412) /* The cards cannot be read as the play that was declared. */
#define DDZ_ERR_TURN_NOT_HIGHER          (-413) /* The play does not beat the one on the table. */
#define DDZ_ERR_TURN_STALE               (-414) /* The turn that is answered is not the turn of the game. */
#define DDZ_ERR_POSITION_DECK            (-470) /* The hands of the position have more cards of a rank than a deck has. */
#define DDZ_ERR_POSITION_SEATS           (-471) /* A position has 2 or 3 seats. */
#define DDZ_ERR_POSITION_SEAT            (-472) /* solo, to_move or table_seat is no seat of the position. */
#define DDZ_ERR_POSITION_HANDICAP        (-473) /* handicap is not 0: there are no games with a handicap yet. */
#define DDZ_ERR_POSITION_ABSENT          (-474) /* A seat that the position does not have holds cards. */
#define DDZ_ERR_POSITION_HAND            (-475) /* A hand of the position has more than 20 cards. */
#define DDZ_ERR_POSITION_EMPTY           (-476) /* More than one hand of the position is empty. */
#define DDZ_ERR_POSITION_TABLE_SEAT      (-477) /* table and table_seat do not go together, or table_seat is to move. */
#define DDZ_ERR_POSITION_OVER            (-478) /* A hand of the position is empty, but its seat did not put down the last play. */
#define DDZ_ERR_POSITION_TABLE           (-479) /* The deck and the hands leave no cards for the play on the table. */
#define DDZ_ERR_POSITION_PASSED          (-480) /* passed is not the seats between table_seat and to_move. */
#define DDZ_ERR_POSITION_ROCKET          (-481) /* The rocket lies on the table, but it ends the trick at once. */
#define DDZ_ERR_POSITION_SWITCH          (-482) /* must_beat or rocket_ends_trick is neither 0 nor 1. */
#define DDZ_ERR_POSITION_RESERVED        (-483) /* A reserved byte of the position is not 0. */
#define DDZ_ERR_POSITION_PHASE           (-484) /* The cards of the game are not being played yet, or the deal was void. */
#define DDZ_ERR_POSITION_MUST_BEAT       (-485) /* A seat that can beat the table may not pass. */
#define DDZ_ERR_BUFFER                   (-500) /* The buffer is too small; the required length has been written. */
#define DDZ_ERR_SOLVE_MEMORY             (-510) /* The memory for solving has fewer than 65536 bytes. */
#define DDZ_ERR_SOLVE_OVER               (-511) /* The position is over: there is nothing to solve. */
#define DDZ_ERR_SOLVE_UNPREPARED         (-512) /* The memory was not prepared for solving, or was changed since. */
#define DDZ_ERR_SOLVE_GOAL               (-513) /* The memory was prepared for another goal than this call answers. */
#define DDZ_ERR_SOLVE_UNKNOWN            (-514) /* The answer is not known yet: more positions must be looked at. */
#define DDZ_ERR_BOT_OPTIONS              (-550) /* The bot is asked for more playouts than it ever plays, or a reserved byte of its options is not 0. */
#define DDZ_ERR_BOT_SEAT                 (-551) /* The seat of the view may not act now. */
#define DDZ_ERR_BOT_VIEW                 (-552) /* No game has this view. */
#define DDZ_ERR_BOT_ROOM                 (-553) /* The memory of the bot is too small. */
#define DDZ_ERR_BOT_MEMORY               (-554) /* The memory is not that of a bot, or was damaged. */
#define DDZ_ERR_INTERNAL                 (-600) /* Internal error of the library; please report it. */


/**
 * A rule set: one byte a switch.
 *
 * Minima are numbers; the others are 0 no, 1 yes, unless they say more.
 * Fill it with ddz_rules_preset, then change what differs; ddz_rules_check
 * names the first contradiction.
 */
typedef struct ddz_rules {
  /**
   * sizeof(ddz_rules), set before every call.
   */
  uint32_t struct_size;
  /**
   * Kinds that are switched off, whatever their switches say: bits
   * 1 << DDZ_KIND_…; 0 for none. All but DDZ_KIND_SINGLE can be.
   */
  uint32_t kinds_off;
  /**
   * Cards in a straight, at least: 2..12.
   */
  uint8_t straight_min;
  /**
   * Pairs in a pair straight, at least: 2..10.
   */
  uint8_t pair_straight_min;
  /**
   * Trios in a plane, with or without wings, at least: 2..6.
   */
  uint8_t plane_min;
  /**
   * Quads in a shuttle, with or without wings, at least: 2..5.
   */
  uint8_t shuttle_min;
  /**
   * A trio alone.
   */
  uint8_t trio_plain;
  /**
   * A trio with one card.
   */
  uint8_t trio_single;
  /**
   * A trio with a pair.
   */
  uint8_t trio_pair;
  /**
   * A plane with single cards.
   */
  uint8_t plane_singles;
  /**
   * A plane with pairs.
   */
  uint8_t plane_pairs;
  /**
   * How many single wings of a plane may share a rank: 1..4.
   */
  uint8_t wing_repeat;
  /**
   * Three or four equal single wings next to the body; a 2 is never next
   * to an A.
   */
  uint8_t wing_adjacent_trio;
  /**
   * Both jokers among single wings.
   */
  uint8_t wing_rocket;
  /**
   * A quad as two pair wings.
   */
  uint8_t wing_pairs_quad;
  /**
   * A quad with two cards: 0 off, 1 of two ranks, 2 a pair as well.
   */
  uint8_t four_singles;
  /**
   * Both jokers as these two cards.
   */
  uint8_t four_rocket;
  /**
   * A quad with two pairs: 0 off, 1 of two ranks, 2 a quad as well.
   */
  uint8_t four_pairs;
  /**
   * Quads in sequence: 0 off, 1 an ordinary play, 2 a bomb above bombs.
   */
  uint8_t shuttle;
  /**
   * A shuttle with two cards a quad, all of different ranks.
   */
  uint8_t shuttle_singles;
  /**
   * A shuttle with two pairs a quad, all of different ranks.
   */
  uint8_t shuttle_pairs;
  /**
   * 0.
   */
  uint8_t reserved[21];
} ddz_rules;

/**
 * One reading of a set of cards. All 0 is no play: a pass, or a lead where
 * the play on the table is asked for.
 */
typedef struct ddz_play {
  /**
   * DDZ_KIND_…
   */
  uint8_t kind;
  /**
   * Index of the highest rank of the body, 0..14.
   */
  uint8_t rank;
  /**
   * Ranks in the body; 1 for every kind that is not a sequence.
   */
  uint8_t length;
  /**
   * How many cards, wings included.
   */
  uint8_t cards;
} ddz_play;

/**
 * A play with the cards that make it.
 */
typedef struct ddz_move {
  /**
   * What is played.
   */
  struct ddz_play play;
  /**
   * The cards, taken from the hand: body first, then wings; unused bytes 0.
   */
  uint8_t cards[20];
} ddz_move;

/**
 * A position with open hands: what the rules of turns need, and no more. For
 * searches, solvers and puzzles.
 *
 * Hands are counts by rank, since suits never matter to the rules. Copy it with
 * memcpy: a move is taken back by the copy that was kept.
 */
typedef struct ddz_position {
  /**
   * sizeof(ddz_position), set before every call.
   */
  uint32_t struct_size;
  /**
   * 15 bytes a seat: how many cards of each rank it holds; all 0 for seats
   * that there are not.
   */
  uint8_t counts[60];
  /**
   * What must be beaten; all 0 when a play leads.
   */
  struct ddz_play table;
  /**
   * How many seats: 2 or 3.
   */
  uint8_t seats;
  /**
   * The seat that plays against all others: the landlord.
   */
  uint8_t solo;
  /**
   * Whose turn it is; when the position is over, who moved last.
   */
  uint8_t to_move;
  /**
   * Who put down `table`, or DDZ_SEAT_NONE when a play leads.
   */
  uint8_t table_seat;
  /**
   * The seats that have passed since: bits 1 << seat.
   */
  uint8_t passed;
  /**
   * A seat besides `solo` has emptied its hand when this many cards are left:
   * 0, until there are games with a handicap.
   */
  uint8_t handicap;
  /**
   * 1 when a seat that can beat the table may not pass.
   */
  uint8_t must_beat;
  /**
   * 1 when the rocket ends the trick at once.
   */
  uint8_t rocket_ends_trick;
  /**
   * 0.
   */
  uint8_t reserved[8];
} ddz_position;

/**
 * The options of bidding, doubling, dealing and scoring: one byte a switch.
 *
 * Fill it with ddz_flow_preset, then change what differs; ddz_flow_check names
 * the first contradiction. Switches are 0 no, 1 yes, unless they say more.
 */
typedef struct ddz_flow {
  /**
   * sizeof(ddz_flow), set before every call.
   */
  uint32_t struct_size;
  /**
   * Points that are multiplied by everything else: 1 or more. No score may
   * pass 32 bits; a game with large stakes leaves this 1 and multiplies by
   * itself, or sets a cap.
   */
  uint32_t base;
  /**
   * Who bids first: DDZ_FIRST_…
   */
  uint8_t first_bidder;
  /**
   * Whoever shows a hand first, before the auction, bids first.
   */
  uint8_t revealer_bids_first;
  /**
   * How the landlord is found: DDZ_BID_…
   */
  uint8_t bid_style;
  /**
   * Points of a bid that a call stands for: 1..3.
   */
  uint8_t call_bid;
  /**
   * Who may take the landlord's place back after a rob: DDZ_ROB_BACK_…
   */
  uint8_t rob_back;
  /**
   * Robs in one auction, at most: 1..3; the one that takes back counts.
   */
  uint8_t rob_max;
  /**
   * What happens when nobody bids: DDZ_ALL_PASS_…
   */
  uint8_t all_pass;
  /**
   * Redeals, at most: 1..100, then the landlord is drawn from the seed; 0 is
   * no such limit.
   */
  uint8_t redeal_max;
  /**
   * When nobody bids, the first who showed a hand is the landlord.
   */
  uint8_t revealer_takes;
  /**
   * The bid of a landlord who did not bid: 1..3.
   */
  uint8_t forced_bid;
  /**
   * When all see the bottom: DDZ_BOTTOM_…
   */
  uint8_t bottom_shown;
  /**
   * Who may double: DDZ_DOUBLING_…
   */
  uint8_t doubling;
  /**
   * May a seat double by 4 as well as by 2?
   */
  uint8_t super_double;
  /**
   * Factor of a hand shown before the deal: 1..6; 0 when not offered.
   */
  uint8_t show_before;
  /**
   * Factor of a hand shown early in the deal: 1..6, or 0.
   */
  uint8_t show_early;
  /**
   * Factor of a hand shown late in the deal: 1..6, or 0.
   */
  uint8_t show_late;
  /**
   * Factor of a landlord who shows before the first lead: 1..6, or 0.
   */
  uint8_t show_landlord;
  /**
   * Do several shows multiply? Otherwise the largest counts.
   */
  uint8_t show_product;
  /**
   * Does the rocket end the trick at once, so that nobody need pass?
   */
  uint8_t rocket_ends_trick;
  /**
   * Factor of each rob: 1..4.
   */
  uint8_t rob_factor;
  /**
   * Factor of each bomb: 1..4.
   */
  uint8_t bomb_factor;
  /**
   * Factor of the rocket: 1..4.
   */
  uint8_t rocket_factor;
  /**
   * Factor of each shuttle, where ddz_rules.shuttle is 2: 1..8.
   */
  uint8_t shuttle_factor;
  /**
   * Factor of a landlord who wins before a farmer has played: 1..4.
   */
  uint8_t spring_factor;
  /**
   * Factor of a landlord who loses after a single play: 1..4.
   */
  uint8_t antispring_factor;
  /**
   * Farmers' parts that the landlord wins or loses: 2.
   */
  uint8_t landlord_share;
  /**
   * A farmer's multiplier (all but base and bid) is at most two to the power
   * of this: 1..30; 0 is no limit.
   */
  uint8_t cap;
  /**
   * 0.
   */
  uint8_t reserved[93];
} ddz_flow;

/**
 * One deal: what a server keeps. Copy it with memcpy, compare it with memcmp.
 *
 * Made by ddz_game_new, changed by ddz_game_act; every call checks it and
 * refuses bytes that contradict each other (DDZ_ERR_GAME). It holds every hand
 * and the seed, so a player is sent a ddz_view. ddz_game_pack writes it for
 * files and networks.
 *
 * Seats are 0..2 or DDZ_SEAT_NONE; a set of seats has bit 1 << seat. A set of
 * cards is two words, the low one first: bit rank * 4 + suit, a joker at
 * rank * 4.
 */
typedef struct ddz_game {
  /**
   * sizeof(ddz_game), set before every call.
   */
  uint32_t struct_size;
  /**
   * Actions accepted so far.
   */
  uint32_t actions;
  /**
   * The rules that it was made with.
   */
  struct ddz_rules rules;
  /**
   * The flow that it was made with.
   */
  struct ddz_flow flow;
  /**
   * The seed, or all 0 when the deck was given.
   */
  uint8_t seed[32];
  /**
   * The hand of each seat, two words a seat.
   */
  uint32_t hands[6];
  /**
   * What each seat has put down, two words a seat.
   */
  uint32_t played[6];
  /**
   * What each seat last put down in this trick, two words a seat.
   */
  uint32_t latest[6];
  /**
   * The three cards that the landlord takes.
   */
  uint32_t bottom[2];
  /**
   * What must be beaten; all 0 when a play leads.
   */
  struct ddz_play table;
  /**
   * DDZ_PHASE_…
   */
  uint8_t phase;
  /**
   * The seats that may act.
   */
  uint8_t waiting;
  /**
   * The landlord's seat.
   */
  uint8_t landlord;
  /**
   * Who got rid of all cards.
   */
  uint8_t winner;
  /**
   * As it was given.
   */
  uint8_t first_seat;
  /**
   * Who bids first in this deal.
   */
  uint8_t first_bidder;
  /**
   * The card that lies face up, or 0.
   */
  uint8_t face_up;
  /**
   * 1 when the decks come from the seed.
   */
  uint8_t seeded;
  /**
   * Deals before this one in which nobody bid.
   */
  uint8_t redeals;
  /**
   * The landlord's bid; 0 before there is one.
   */
  uint8_t bid;
  /**
   * Robs of the auction, when it is over.
   */
  uint8_t robs;
  /**
   * The first who showed a hand before the auction.
   */
  uint8_t first_revealer;
  /**
   * Who put down the last play.
   */
  uint8_t table_seat;
  /**
   * The seats whose last action in this trick is a pass.
   */
  uint8_t passed;
  /**
   * Bombs played.
   */
  uint8_t bombs;
  /**
   * Rockets played: 0 or 1.
   */
  uint8_t rockets;
  /**
   * Shuttles played that count as bombs.
   */
  uint8_t shuttles;
  /**
   * DDZ_SHOW_… of each seat.
   */
  uint8_t shown[3];
  /**
   * DDZ_SAID_… in the order in which it was said, then 0.
   */
  uint8_t answers[8];
  /**
   * DDZ_DOUBLE_… of each seat.
   */
  uint8_t doubles[3];
  /**
   * Plays of each seat; passes do not count.
   */
  uint8_t plays[3];
  /**
   * Seats of the game: 3.
   */
  uint8_t seats;
  /**
   * 0.
   */
  uint8_t reserved[49];
} ddz_game;

/**
 * What is known of a position that is being solved.
 */
typedef struct ddz_solved {
  /**
   * sizeof(ddz_solved), set before every call.
   */
  uint32_t struct_size;
  /**
   * Positions that have been looked at, the low 32 bits.
   */
  uint32_t nodes;
  /**
   * The high 32 bits of it.
   */
  uint32_t nodes_high;
  /**
   * What the seat to move should do; all 0 is a pass, or nothing where
   * `has_best` is 0.
   */
  struct ddz_move best;
  /**
   * DDZ_SIDE_…
   */
  uint8_t winner;
  /**
   * 1 when `best` is known.
   */
  uint8_t has_best;
  /**
   * 1 when all is answered that was asked.
   */
  uint8_t done;
  /**
   * With DDZ_GOAL_LINE, how many plays the side that wins still needs; 0 while
   * that is not known.
   */
  uint8_t plays;
  /**
   * 0.
   */
  uint8_t reserved[24];
} ddz_solved;

/**
 * A move of a position, and who wins behind it.
 */
typedef struct ddz_solve_value {
  /**
   * The move; all 0 is a pass.
   */
  struct ddz_move turn;
  /**
   * DDZ_SIDE_…
   */
  uint8_t winner;
  /**
   * 0.
   */
  uint8_t reserved[3];
} ddz_solve_value;

/**
 * What a seat does. Fields that the kind does not use are 0.
 */
typedef struct ddz_action {
  /**
   * Who acts: 0..2.
   */
  uint8_t seat;
  /**
   * DDZ_ACTION_…
   */
  uint8_t kind;
  /**
   * BID: the points, 1..3. DOUBLE: DDZ_DOUBLE_… SHOW: DDZ_SHOW_…
   */
  uint8_t value;
  /**
   * PLAY: how many cards, 1..20.
   */
  uint8_t len;
  /**
   * PLAY: what the cards are declared to be; all 0 leaves it to the rules.
   */
  struct ddz_play play;
  /**
   * PLAY: the cards, in any order.
   */
  uint8_t cards[20];
  /**
   * The number of the turn that is answered, so that an answer that comes late
   * is refused: `actions` of the game, or of the view, plus 1. 0 is any turn.
   */
  uint32_t turn;
  /**
   * 0.
   */
  uint8_t reserved[4];
} ddz_action;

/**
 * What one seat may know. Cards are sorted by rank, low to high, then diamond,
 * club, heart, spade; unused bytes are 0.
 */
typedef struct ddz_view {
  /**
   * sizeof(ddz_view), set before every call.
   */
  uint32_t struct_size;
  /**
   * Actions accepted so far.
   */
  uint32_t actions;
  /**
   * The rules of the game.
   */
  struct ddz_rules rules;
  /**
   * The flow of the game.
   */
  struct ddz_flow flow;
  /**
   * What all multiply by so far: robs, shows, bombs, rocket, shuttles.
   */
  uint32_t multiplier;
  /**
   * What must be beaten; all 0 when a play leads.
   */
  struct ddz_play table;
  /**
   * Whose view it is: 0..2.
   */
  uint8_t seat;
  /**
   * DDZ_PHASE_…
   */
  uint8_t phase;
  /**
   * The seats that may act: bits 1 << seat.
   */
  uint8_t waiting;
  /**
   * The landlord's seat, or DDZ_SEAT_NONE.
   */
  uint8_t landlord;
  /**
   * Who got rid of all cards, or DDZ_SEAT_NONE.
   */
  uint8_t winner;
  /**
   * Who bids first in this deal.
   */
  uint8_t first_bidder;
  /**
   * The card that lies face up, or 0.
   */
  uint8_t face_up;
  /**
   * Deals before this one in which nobody bid.
   */
  uint8_t redeals;
  /**
   * The highest bid so far; the landlord's once there is one.
   */
  uint8_t bid;
  /**
   * Robs so far.
   */
  uint8_t robs;
  /**
   * Who put down the last play, or DDZ_SEAT_NONE.
   */
  uint8_t table_seat;
  /**
   * The seats whose last action in this trick is a pass.
   */
  uint8_t passed;
  /**
   * Bombs played.
   */
  uint8_t bombs;
  /**
   * Rockets played: 0 or 1.
   */
  uint8_t rockets;
  /**
   * Shuttles played that count as bombs.
   */
  uint8_t shuttles;
  /**
   * Cards in `bottom`: 3, or 0 while they are hidden from this seat.
   */
  uint8_t bottom_len;
  /**
   * The three cards that the landlord took.
   */
  uint8_t bottom[3];
  /**
   * How many cards each seat holds.
   */
  uint8_t counts[3];
  /**
   * How many cards each seat has put down.
   */
  uint8_t played_counts[3];
  /**
   * How many cards each seat last put down in this trick.
   */
  uint8_t latest_counts[3];
  /**
   * Plays of each seat; passes do not count.
   */
  uint8_t plays[3];
  /**
   * DDZ_SHOW_… of each seat.
   */
  uint8_t shown[3];
  /**
   * DDZ_SAID_… of each seat.
   */
  uint8_t said[3];
  /**
   * DDZ_DOUBLE_… of each seat; others' are hidden until all have answered.
   */
  uint8_t doubles[3];
  /**
   * 20 bytes a seat: the hands that this seat sees, its own, those shown,
   * and all when the deal has been won. A hidden hand is all 0.
   */
  uint8_t cards[60];
  /**
   * 20 bytes a seat: what each has put down.
   */
  uint8_t played[60];
  /**
   * 20 bytes a seat: what each last put down in this trick.
   */
  uint8_t latest[60];
  /**
   * Seats of the game: 3.
   */
  uint8_t seats;
  /**
   * 0.
   */
  uint8_t reserved[35];
} ddz_view;

/**
 * The score with its factors. A farmer's points are base * bid *
 * `multipliers[farmer]`, won or lost; the landlord's are those of both farmers
 * with the sign turned. A multiplier is the product of all factors, or two to
 * the power of the flow's cap if that is less. Before the end the factors are
 * those of the moment and the points 0.
 */
typedef struct ddz_score {
  /**
   * sizeof(ddz_score), set before every call.
   */
  uint32_t struct_size;
  /**
   * What each seat wins; the sum is 0.
   */
  int32_t points[3];
  /**
   * The flow's base.
   */
  uint32_t base;
  /**
   * The landlord's bid; 0 when there is no landlord.
   */
  uint32_t bid;
  /**
   * Product of the robs.
   */
  uint32_t rob_factor;
  /**
   * Largest or product of the shows, as the flow says.
   */
  uint32_t show_factor;
  /**
   * Product of the bombs.
   */
  uint32_t bomb_factor;
  /**
   * Factor of the rocket; 1 when it was not played.
   */
  uint32_t rocket_factor;
  /**
   * Product of the shuttles that count as bombs.
   */
  uint32_t shuttle_factor;
  /**
   * Factor of spring or anti-spring; 1 when there is neither.
   */
  uint32_t spring_factor;
  /**
   * Doubling of each farmer, with the landlord's part in it; 1 for the
   * landlord.
   */
  uint32_t double_factors[3];
  /**
   * Of each farmer; for the landlord the sum of both.
   */
  uint32_t multipliers[3];
  /**
   * The landlord's seat, or DDZ_SEAT_NONE.
   */
  uint8_t landlord;
  /**
   * Who got rid of all cards, or DDZ_SEAT_NONE.
   */
  uint8_t winner;
  /**
   * DDZ_SPRING_…
   */
  uint8_t spring;
  /**
   * 1 when the deal is over.
   */
  uint8_t over;
  /**
   * Seats of the game: 3.
   */
  uint8_t seats;
  /**
   * 0.
   */
  uint8_t reserved[3];
} ddz_score;

/**
 * The card counter (记牌器) of one seat: counts by rank index, 0..14.
 */
typedef struct ddz_unseen {
  /**
   * sizeof(ddz_unseen), set before every call.
   */
  uint32_t struct_size;
  /**
   * Cards that the seat has seen nowhere: not its own, not played, not
   * shown, not in an open bottom.
   */
  uint8_t unseen[15];
  /**
   * Cards that others hold or that lie in the bottom: all but its own and
   * those played.
   */
  uint8_t out[15];
  /**
   * Cards of the open bottom that the landlord still holds.
   */
  uint8_t bottom[15];
  /**
   * 0.
   */
  uint8_t reserved[3];
} ddz_unseen;

/**
 * How a bot is to play.
 */
typedef struct ddz_bot_options {
  /**
   * sizeof(ddz_bot_options), set before every call.
   */
  uint32_t struct_size;
  /**
   * DDZ_BOT_LEVEL_…
   */
  uint32_t level;
  /**
   * DDZ_BOT_STYLE_…
   */
  uint32_t style;
  /**
   * Playouts for each choice, at most 1000000; 0 as many as the level has. A level
   * that plays none takes no notice.
   */
  uint32_t playouts;
  /**
   * What its lots are drawn from: the same seed and the same view, the same action.
   */
  uint32_t seed;
  /**
   * 0.
   */
  uint8_t reserved[12];
} ddz_bot_options;

/**
 * A choice of a bot, with what has come of it so far.
 */
typedef struct ddz_bot_choice {
  /**
   * What the seat would do.
   */
  struct ddz_action action;
  /**
   * How many of the playouts behind it the seat's side has won.
   */
  uint32_t wins;
  /**
   * How many there were; 0 when nothing was tried.
   */
  uint32_t playouts;
} ddz_bot_choice;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The number that changes only when something breaks; compare it with
 * DDZ_ABI_VERSION before the first call.
 */
DDZ_API uint32_t ddz_abi_version(void);

/**
 * The version of the library as 0x00MMmmpp.
 */
DDZ_API uint32_t ddz_version_number(void);

/**
 * The version of the library as text, for ever valid, not to be freed.
 */
DDZ_API const char *ddz_version_text(void);

/**
 * What a status means.
 *
 * @param status DDZ_OK or DDZ_ERR_…; of any other number a text that says so
 * @param language DDZ_LANGUAGE_…; any other number is English, and so is every
 * language of a small build that was made without it
 * @return UTF-8 with a NUL behind it, valid for ever, not to be freed; never
 * NULL
 */
DDZ_API const char *ddz_status_text(int32_t status, uint32_t language);

/**
 * The name of a kind of play.
 *
 * @param kind DDZ_KIND_…; of any other number a text that says so
 * @param language DDZ_LANGUAGE_…; any other number is English, and so is every
 * language of a small build that was made without it
 * @return UTF-8 with a NUL behind it, valid for ever, not to be freed; never
 * NULL
 */
DDZ_API const char *ddz_kind_text(uint32_t kind, uint32_t language);

/**
 * Fills `out` with a named rule set.
 *
 * @param preset DDZ_PRESET_…
 * @param out its struct_size is set by the caller before the call
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
 */
DDZ_API int32_t ddz_rules_preset(uint32_t preset, struct ddz_rules *out);

/**
 * Says whether a rule set is one: every switch in its range, no contradiction.
 *
 * @param rules the rule set
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, or the first of
 * DDZ_ERR_RULES_RANGE, DDZ_ERR_RULES_KINDS, DDZ_ERR_RULES_FOUR_ROCKET,
 * DDZ_ERR_RULES_WING_PAIRS_QUAD, DDZ_ERR_RULES_WING_ADJACENT_TRIO,
 * DDZ_ERR_RULES_SHUTTLE_WINGS, DDZ_ERR_RULES_WING_ROCKET,
 * DDZ_ERR_RULES_RESERVED
 */
DDZ_API int32_t ddz_rules_check(const struct ddz_rules *rules);

/**
 * Says whether the bytes are cards, each there once.
 *
 * @param cards card bytes, in any order
 * @param len how many, 0..54
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API int32_t ddz_cards_check(const uint8_t *cards, uint32_t len);

/**
 * Sorts cards where they are. Every order is total, so the result does not
 * depend on how the cards stood before.
 *
 * @param cards card bytes, in any order
 * @param len how many, 0..54
 * @param order DDZ_ORDER_…
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
 * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API int32_t ddz_cards_sort(uint8_t *cards, uint32_t len, uint32_t order);

/**
 * Turns the ids of another program into cards, in their order. `out` may be
 * `ids`.
 *
 * @param format DDZ_FORMAT_…
 * @param ids the ids
 * @param len how many, 0..54
 * @param out room for `len` card bytes
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
 * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD (an id out of range), DDZ_ERR_DUPLICATE
 */
DDZ_API int32_t ddz_cards_from_ids(uint32_t format, const uint8_t *ids, uint32_t len, uint8_t *out);

/**
 * Turns cards into the ids of another program, in their order. `out` may be
 * `cards`.
 *
 * @param format DDZ_FORMAT_…
 * @param cards card bytes
 * @param len how many, 0..54
 * @param out room for `len` ids
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
 * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API int32_t ddz_cards_to_ids(uint32_t format, const uint8_t *cards, uint32_t len, uint8_t *out);

/**
 * Makes cards from ranks, for clients that have no suits. The first card of a
 * rank is the diamond, then club, heart, spade. `out` may be `ranks`.
 *
 * @param ranks rank indexes, 0 (the 3) to 14 (the big joker), in any order
 * @param len how many, 0..54
 * @param out room for `len` card bytes
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_CARD (a rank above 14), DDZ_ERR_DUPLICATE (the fifth card of a rank,
 * the second of a joker)
 */
DDZ_API int32_t ddz_cards_from_ranks(const uint8_t *ranks, uint32_t len, uint8_t *out);

/**
 * Reads cards from what a person types, in the order in which they stand.
 *
 * Ranks: 3 … 9, 10 or T, J, Q, K, A, 2, the letters in either case. Jokers: x
 * or 小王 is the small one, X or 大王 the big one. A suit is a symbol (♠♥♦♣,
 * ♤♡♢♧) directly before or behind its rank, the same way in the whole text, a
 * letter (s h d c, either case) directly behind, or a Chinese name (黑桃, 红桃
 * or 红心, 方块 or 方片, 梅花 or 草花) before. Blanks, tabs, line ends, commas
 * and 、 may stand between cards, and need not. Full-width letters and digits
 * count as the plain ones. A card without a suit takes the lowest of diamond,
 * club, heart, spade that the text leaves free. No text, no cards.
 *
 * @param text UTF-8 without a NUL
 * @param text_len bytes of text, 0..DDZ_TEXT_MAX
 * @param out room for the cards, or NULL with cap 0 to count; 54 always do
 * @param cap cards that fit in `out`
 * @param out_len how many cards there are
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_LENGTH, DDZ_ERR_TEXT
 * (not cards, or a suit symbol that could belong to either neighbour, as in
 * 3♠4), DDZ_ERR_TOO_MANY (above 54), DDZ_ERR_DUPLICATE (a card named twice,
 * the fifth card of a rank, the second of a joker), DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_cards_parse(const char *text,
                        uint32_t text_len,
                        uint8_t *out,
                        uint32_t cap,
                        uint32_t *out_len);

/**
 * Writes cards as text that ddz_cards_parse reads back: the same cards in the
 * same order, except that DDZ_STYLE_RANKS drops the suits.
 *
 * @param cards card bytes
 * @param len how many, 0..54
 * @param style DDZ_STYLE_…
 * @param out room for UTF-8 text, or NULL with cap 0 to count; no NUL is
 * written
 * @param cap bytes that fit in `out`
 * @param out_len bytes of text
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
 * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_cards_format(const uint8_t *cards,
                         uint32_t len,
                         uint32_t style,
                         char *out,
                         uint32_t cap,
                         uint32_t *out_len);

/**
 * Turns a client's own ids into cards, in their order. `out` may be `ids`.
 *
 * @param map54 54 different ids: `map54[i]` is the id of the i-th card of
 * the deck in ascending order of the card byte
 * @param ids the ids
 * @param len how many, 0..54
 * @param out room for `len` card bytes
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_DUPLICATE (the table has an id twice), DDZ_ERR_CARD (an id that the
 * table does not have), DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_cards_from_map(const uint8_t *map54,
                           const uint8_t *ids,
                           uint32_t len,
                           uint8_t *out);

/**
 * Turns cards into a client's own ids, in their order. `out` may be `cards`.
 *
 * @param map54 54 different ids: `map54[i]` is the id of the i-th card of
 * the deck in ascending order of the card byte
 * @param cards card bytes
 * @param len how many, 0..54
 * @param out room for `len` ids
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_DUPLICATE (the table has an id twice), DDZ_ERR_CARD,
 * DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_cards_to_map(const uint8_t *map54,
                         const uint8_t *cards,
                         uint32_t len,
                         uint8_t *out);

/**
 * Shuffles a deck: the same for a seed on every platform, in every version,
 * for ever.
 *
 * The keystream of ChaCha20 (RFC 8439: the seed is the key, nonce 0, counter
 * 0) is taken as little-endian 32-bit words. The deck starts in ascending
 * order of the card byte. For i from 53 down to 1: take a word r, and again
 * while r >= floor(2^32 / (i + 1)) * (i + 1); swap the cards i and
 * r mod (i + 1).
 *
 * @param seed32 32 bytes; who knows them knows the deck
 * @param out54 room for 54 card bytes
 * @return DDZ_OK, DDZ_ERR_NULL
 */
DDZ_API int32_t ddz_deck_shuffle(const uint8_t *seed32, uint8_t *out54);

/**
 * Names a play, in the default reading: rocket, bomb, shuttle, plane without
 * wings, then the longest body, then the highest. The order of the cards never
 * matters.
 *
 * @param rules the rule set
 * @param cards card bytes, in any order
 * @param len how many, 0..20
 * @param out the play; DDZ_KIND_NONE when the cards are none
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_play_classify(const struct ddz_rules *rules,
                          const uint8_t *cards,
                          uint32_t len,
                          struct ddz_play *out);

/**
 * Lists every reading of the cards, the default one first. At most 3.
 *
 * @param rules the rule set
 * @param cards card bytes, in any order
 * @param len how many, 0..20
 * @param out room for the readings, or NULL with cap 0 to count
 * @param cap plays that fit in `out`
 * @param out_len how many there are; 0 when the cards are not a play
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_play_readings(const struct ddz_rules *rules,
                          const uint8_t *cards,
                          uint32_t len,
                          struct ddz_play *out,
                          uint32_t cap,
                          uint32_t *out_len);

/**
 * The most readings that any cards have under these rules.
 *
 * @param rules the rule set
 * @param out_max readings; for rules without wild ranks DDZ_READINGS_MAX
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_RULES_…
 */
DDZ_API int32_t ddz_readings_max(const struct ddz_rules *rules, uint32_t *out_max);

/**
 * May these cards be played on the table, and as what? Cards that have a
 * reading of the bomb class are taken as that and nothing else; otherwise
 * the reading of the table's kind and length with the highest body counts.
 *
 * @param rules the rule set
 * @param table the play that must be beaten; NULL or all 0 is a lead, and so is
 * DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
 * @param cards card bytes, in any order
 * @param len how many, 0..20
 * @param out the reading that beats the table; DDZ_KIND_NONE when none does
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_play_beats(const struct ddz_rules *rules,
                       const struct ddz_play *table,
                       const uint8_t *cards,
                       uint32_t len,
                       struct ddz_play *out);

/**
 * May `next` be played on `first`, taken in its default reading? For those who
 * keep no resolved play; ddz_play_beats is the better question. The cards of
 * `first` are judged before those of `next`.
 *
 * @param rules the rule set
 * @param first card bytes on the table; none is a lead
 * @param first_len how many, 0..20
 * @param next card bytes, in any order
 * @param next_len how many, 0..20
 * @param out_beats 1 or 0; 0 when `first` is not a play
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_play_compare(const struct ddz_rules *rules,
                         const uint8_t *first,
                         uint32_t first_len,
                         const uint8_t *next,
                         uint32_t next_len,
                         uint8_t *out_beats);

/**
 * Lists what may be played: every distinct choice of ranks, a lead in its
 * default reading, a follow in the reading that beats the table. A pass is not
 * listed. The order is for ever: by DDZ_KIND_… number, then length, then rank,
 * then the wings from low to high. Of equal ranks the lowest suits are taken:
 * diamond, club, heart, spade.
 *
 * Room for as many moves as ddz_moves_max says is always enough and saves the
 * library a count.
 *
 * @param rules the rule set
 * @param hand card bytes, in any order
 * @param len how many, 0..20
 * @param table the play that must be beaten; NULL or all 0 is a lead, and so is
 * DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
 * @param out room for the moves, or NULL with cap 0 to count
 * @param cap moves that fit in `out`
 * @param out_len how many there are
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
 * DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_moves_list(const struct ddz_rules *rules,
                       const uint8_t *hand,
                       uint32_t len,
                       const struct ddz_play *table,
                       struct ddz_move *out,
                       uint32_t cap,
                       uint32_t *out_len);

/**
 * Counts what may be played, without making it.
 *
 * @param rules the rule set
 * @param hand card bytes, in any order
 * @param len how many, 0..20
 * @param table the play that must be beaten; NULL or all 0 is a lead, and so is
 * DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
 * @param out_count what ddz_moves_list would write to `out_len`
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_moves_count(const struct ddz_rules *rules,
                        const uint8_t *hand,
                        uint32_t len,
                        const struct ddz_play *table,
                        uint32_t *out_count);

/**
 * The longest list of moves that a hand of that size has under these rules, so
 * that a buffer can be made once.
 *
 * @param rules the rule set
 * @param hand_len how many cards, 0..20
 * @param out_max moves; for 20 cards and rules without wild ranks DDZ_MOVES_MAX
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…
 */
DDZ_API int32_t ddz_moves_max(const struct ddz_rules *rules, uint32_t hand_len, uint32_t *out_max);

/**
 * The fewest plays that empty a hand when nobody answers (拆牌).
 *
 * @param rules the rule set
 * @param hand card bytes, in any order
 * @param len how many, 0..20
 * @param out_turns how many plays, 0..20; 0 for no cards
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_hand_min_turns(const struct ddz_rules *rules,
                           const uint8_t *hand,
                           uint32_t len,
                           uint32_t *out_turns);

/**
 * Takes a hand apart into the fewest plays (理牌): one of the ways, always the
 * same for the same cards, that keeps as many bombs whole as can be (the
 * rocket is one of them).
 *
 * In the order in which people lay a hand out: the rocket, bombs from high to
 * low, then the other plays, those with more cards first, equals from high to
 * low. Together the plays are the hand, each card once.
 *
 * @param rules the rule set
 * @param hand card bytes, in any order
 * @param len how many, 0..20
 * @param out room for the plays, or NULL with cap 0 to count; `len` is enough
 * @param cap moves that fit in `out`
 * @param out_len how many there are: what ddz_hand_min_turns answers
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_hand_split(const struct ddz_rules *rules,
                       const uint8_t *hand,
                       uint32_t len,
                       struct ddz_move *out,
                       uint32_t cap,
                       uint32_t *out_len);

/**
 * What a player is offered (提示), best first: one move for each kind, length
 * and rank that may be played, with its cheapest wings.
 *
 * Leading: the play that leaves the fewest turns, then the one that spends no
 * bomb, then the one with the lowest card. Following: plays of the table's
 * kind that leave the fewest turns, then bombs from low to high, then the
 * rocket. A play that empties the hand comes before all. Wings are not taken
 * from a bomb or the rocket while others can be had. docs/hints.md is the
 * whole policy with its reasons.
 *
 * @param rules the rule set
 * @param hand card bytes, in any order
 * @param len how many, 0..20
 * @param table the play that must be beaten; NULL or all 0 is a lead, and so is
 * DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
 * @param out room for the moves, or NULL with cap 0 to count; DDZ_HINTS_MAX
 * is enough
 * @param cap moves that fit in `out`
 * @param out_len how many there are; 0 when only a pass is left
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
 * DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_hint_list(const struct ddz_rules *rules,
                      const uint8_t *hand,
                      uint32_t len,
                      const struct ddz_play *table,
                      struct ddz_move *out,
                      uint32_t cap,
                      uint32_t *out_len);

/**
 * The longest list of hints that a hand has under these rules.
 *
 * @param rules the rule set
 * @param out_max hints; for rules without wild ranks DDZ_HINTS_MAX
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_RULES_…
 */
DDZ_API int32_t ddz_hints_max(const struct ddz_rules *rules, uint32_t *out_max);

/**
 * Says whether a position is one that play can have come to: no rank more often
 * than in a deck, no hand above 20 cards, a play on the table that the rule set
 * has and that the other cards leave room for, and turns that lead to the seat
 * that is to move (docs/position.md). Every other call checks the same first.
 *
 * @param rules the rule set
 * @param position the position
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_RULES_…, or the
 * first of DDZ_ERR_POSITION_SWITCH, DDZ_ERR_POSITION_DECK, DDZ_ERR_PLAY,
 * DDZ_ERR_POSITION_SEATS, DDZ_ERR_POSITION_SEAT, DDZ_ERR_POSITION_HANDICAP,
 * DDZ_ERR_POSITION_ABSENT, DDZ_ERR_POSITION_HAND, DDZ_ERR_POSITION_EMPTY,
 * DDZ_ERR_POSITION_TABLE_SEAT, DDZ_ERR_POSITION_OVER, DDZ_ERR_POSITION_TABLE,
 * DDZ_ERR_POSITION_PASSED, DDZ_ERR_POSITION_ROCKET, DDZ_ERR_POSITION_RESERVED
 */
DDZ_API
int32_t ddz_position_check(const struct ddz_rules *rules,
                           const struct ddz_position *position);

/**
 * Plays cards for the seat that is to move, or passes, or says why not and
 * changes nothing. The position is over when a hand is empty; `to_move` then
 * keeps whose it is.
 *
 * Unless a play is declared, a lead is read as ddz_play_classify reads it and a
 * follow as ddz_play_beats does.
 *
 * @param rules the rule set
 * @param position changed when the answer is DDZ_OK
 * @param cards card bytes, in any order; their suits do not matter
 * @param len how many, 1..20; 0 passes
 * @param declared what the cards are declared to be; NULL or all 0 leaves it to
 * the rules
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_ENUM (the declared kind), DDZ_ERR_TOO_MANY, DDZ_ERR_RULES_…,
 * DDZ_ERR_PLAY, DDZ_ERR_POSITION_… as ddz_position_check has them, DDZ_ERR_CARD,
 * DDZ_ERR_DUPLICATE, DDZ_ERR_TURN_FIELD (a pass that declares something, or a
 * declaration without a kind that is not all 0), DDZ_ERR_TURN_OVER,
 * DDZ_ERR_TURN_LEAD, DDZ_ERR_POSITION_MUST_BEAT, DDZ_ERR_TURN_NOT_HELD,
 * DDZ_ERR_TURN_NOT_A_PLAY, DDZ_ERR_TURN_READING, DDZ_ERR_TURN_NOT_HIGHER
 */
DDZ_API
int32_t ddz_position_play(const struct ddz_rules *rules,
                          struct ddz_position *position,
                          const uint8_t *cards,
                          uint32_t len,
                          const struct ddz_play *declared);

/**
 * Fills `out` with the position of a game, every hand of it open: for the server,
 * and for whoever may see all hands when the deal is over.
 *
 * @param game the game
 * @param out its struct_size is set by the caller before the call
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_GAME, DDZ_ERR_POSITION_PHASE (neither in DDZ_PHASE_PLAY nor won)
 */
DDZ_API int32_t ddz_position_from_game(const struct ddz_game *game, struct ddz_position *out);

/**
 * Reads a position from a line of text, such as `A/4449/68J 0 1 0:333+1`: the
 * hands of the seats, the seat that plays alone, the seat that is to move, what
 * lies on the table and whose it is, then `must_beat` and `rocket_ends_trick`
 * where they hold (docs/position.md).
 *
 * @param rules the rule set
 * @param text UTF-8 without a NUL
 * @param text_len bytes of text, 0..DDZ_TEXT_MAX
 * @param out its struct_size is set by the caller before the call
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_LENGTH, DDZ_ERR_RULES_…, DDZ_ERR_TEXT (not that form), DDZ_ERR_PLAY,
 * DDZ_ERR_POSITION_… as ddz_position_check has them
 */
DDZ_API
int32_t ddz_position_parse(const struct ddz_rules *rules,
                           const char *text,
                           uint32_t text_len,
                           struct ddz_position *out);

/**
 * Writes a position as the line that ddz_position_parse reads back, each always
 * in the same words. It does not matter by which rules it is played.
 *
 * @param position the position
 * @param out room for UTF-8 text, or NULL with cap 0 to count; no NUL is
 * written; DDZ_POSITION_TEXT_MAX bytes always do
 * @param cap bytes that fit in `out`
 * @param out_len bytes of text
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_PLAY (a table that no rule set has), DDZ_ERR_POSITION_… as
 * ddz_position_check has them, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_position_format(const struct ddz_position *position,
                            char *out,
                            uint32_t cap,
                            uint32_t *out_len);

/**
 * Prepares memory for a question about a position with open hands. The memory is
 * the caller's: it holds all that is known and nothing else does, so that it can be
 * copied, kept and handed on, and is given up whenever it is no longer wanted. It
 * may lie at any address.
 *
 * @param rules the rule set
 * @param position the position
 * @param goal DDZ_GOAL_…
 * @param memory room for the solver; what was in it is lost
 * @param memory_len bytes, DDZ_SOLVE_MEMORY_MIN or more; 1 MiB is enough for most
 * positions, and more never changes an answer
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM,
 * DDZ_ERR_SOLVE_MEMORY, DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_POSITION_… as
 * ddz_position_check has them, DDZ_ERR_SOLVE_OVER
 */
DDZ_API
int32_t ddz_solve_begin(const struct ddz_rules *rules,
                        const struct ddz_position *position,
                        uint32_t goal,
                        uint8_t *memory,
                        uint32_t memory_len);

/**
 * Looks at so many more positions, at most: some hundred are a slice for a frame of
 * a game, a million take about a second. Neither the answers nor the number of
 * positions that they take depend on the slices.
 *
 * @param memory what ddz_solve_begin has prepared
 * @param memory_len the same length as there
 * @param nodes positions
 * @param out_done 1 when all is answered that was asked, else 0
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_SOLVE_MEMORY,
 * DDZ_ERR_SOLVE_UNPREPARED
 */
DDZ_API
int32_t ddz_solve_think(uint8_t *memory,
                        uint32_t memory_len,
                        uint32_t nodes,
                        uint8_t *out_done);

/**
 * Fills `out` with what is known so far: who wins, what the seat to move should do,
 * and how many positions it took.
 *
 * With DDZ_GOAL_LINE the move is the first of the line, for the side that loses too.
 * Otherwise it is a move that wins, and the side that loses has none.
 *
 * @param memory what ddz_solve_begin has prepared
 * @param memory_len the same length as there
 * @param out its struct_size is set by the caller before the call
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_SOLVE_MEMORY, DDZ_ERR_SOLVE_UNPREPARED
 */
DDZ_API int32_t ddz_solve_best(uint8_t *memory, uint32_t memory_len, struct ddz_solved *out);

/**
 * Lists the moves to the end, passes among them: the side that wins takes the first
 * move that is the fastest, the other side the first that holds out longest, in the
 * order of ddz_moves_list, a pass last. Fast and long are by the plays that the side
 * that wins still has to make.
 *
 * @param memory what ddz_solve_begin has prepared with DDZ_GOAL_LINE
 * @param memory_len the same length as there
 * @param out room for the moves, or NULL with cap 0 to count; DDZ_SOLVE_LINE_MAX
 * always do; a pass is all 0
 * @param cap moves that fit in `out`
 * @param out_len how many there are
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_SOLVE_MEMORY,
 * DDZ_ERR_SOLVE_UNPREPARED, DDZ_ERR_SOLVE_GOAL, DDZ_ERR_SOLVE_UNKNOWN,
 * DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_solve_line(uint8_t *memory,
                       uint32_t memory_len,
                       struct ddz_move *out,
                       uint32_t cap,
                       uint32_t *out_len);

/**
 * Lists every move of the seat that is to move, in the order of ddz_moves_list, a
 * pass last where one may pass, and who wins behind each.
 *
 * @param memory what ddz_solve_begin has prepared with DDZ_GOAL_ALL
 * @param memory_len the same length as there
 * @param out room for the moves, or NULL with cap 0 to count; one more than
 * ddz_moves_max always do
 * @param cap moves that fit in `out`
 * @param out_len how many there are
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_SOLVE_MEMORY,
 * DDZ_ERR_SOLVE_UNPREPARED, DDZ_ERR_SOLVE_GOAL, DDZ_ERR_SOLVE_UNKNOWN,
 * DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_solve_all(uint8_t *memory,
                      uint32_t memory_len,
                      struct ddz_solve_value *out,
                      uint32_t cap,
                      uint32_t *out_len);

/**
 * Fills `out` with a named flow.
 *
 * @param preset DDZ_FLOW_…
 * @param out its struct_size is set by the caller before the call
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_ENUM
 */
DDZ_API int32_t ddz_flow_preset(uint32_t preset, struct ddz_flow *out);

/**
 * Says whether a flow is one: every switch in its range, no contradiction, no
 * score that could pass 32 bits.
 *
 * @param flow the flow
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, or the first of
 * DDZ_ERR_FLOW_RANGE, DDZ_ERR_FLOW_ROB_BACK, DDZ_ERR_FLOW_REDEAL_MAX,
 * DDZ_ERR_FLOW_REVEALER, DDZ_ERR_FLOW_BOTTOM, DDZ_ERR_FLOW_SUPER_DOUBLE,
 * DDZ_ERR_FLOW_OVERFLOW, DDZ_ERR_FLOW_RESERVED
 */
DDZ_API int32_t ddz_flow_check(const struct ddz_flow *flow);

/**
 * Makes a game whose decks come from a seed, and deals.
 *
 * The first deck is that of ddz_deck_shuffle: its first 17 cards are seat 0's,
 * the next 17 seat 1's, the next 17 seat 2's, the last three the bottom. Who
 * knows the seed knows every card, so it stays on the server.
 *
 * @param rules the rule set
 * @param flow the flow
 * @param seed32 32 random bytes
 * @param first_seat who bids first, 0..2, unless the flow draws one
 * @param game its struct_size is set by the caller before the call
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_ENUM (the seat), DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…
 */
DDZ_API
int32_t ddz_game_new(const struct ddz_rules *rules,
                     const struct ddz_flow *flow,
                     const uint8_t *seed32,
                     uint32_t first_seat,
                     struct ddz_game *game);

/**
 * Makes a game with a given deck, dealt as ddz_game_new deals. It never
 * redeals: where it would, the deal ends without a landlord, and the caller
 * makes another game. Where the flow draws the first bidder, it is
 * `first_seat`.
 *
 * @param rules the rule set
 * @param flow the flow
 * @param deck the cards in the order in which they are dealt
 * @param len how many: DDZ_DECK_LEN
 * @param first_seat who bids first, 0..2
 * @param game its struct_size is set by the caller before the call
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_ENUM (the seat), DDZ_ERR_LENGTH, DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…,
 * DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_game_new_dealt(const struct ddz_rules *rules,
                           const struct ddz_flow *flow,
                           const uint8_t *deck,
                           uint32_t len,
                           uint32_t first_seat,
                           struct ddz_game *game);

/**
 * Says whether the bytes hold together as the state of a deal: every card in
 * one place, answers that lead to this landlord, a trick that turns can come
 * to. Plays of earlier tricks are counted and not judged; a record does that.
 * Every other call checks the same first.
 *
 * @param game the game
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_GAME
 */
DDZ_API int32_t ddz_game_check(const struct ddz_game *game);

/**
 * Does what a seat wants, or says why not and changes nothing.
 *
 * Unless a play is declared (`action->play` all 0), a lead is read as
 * ddz_play_classify reads it and a follow as ddz_play_beats does. A declared
 * reading must be one of ddz_play_readings; a bomb that follows is never read
 * as anything less. The reading is kept: later plays are compared with it.
 *
 * @param game changed when the answer is DDZ_OK
 * @param action what the seat wants
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_ENUM (seat, kind, value of DOUBLE and SHOW, kind of `play`),
 * DDZ_ERR_TOO_MANY, DDZ_ERR_GAME, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
 * DDZ_ERR_TURN_FIELD, DDZ_ERR_TURN_STALE, DDZ_ERR_TURN_OVER, DDZ_ERR_TURN_PHASE,
 * DDZ_ERR_TURN_SEAT, DDZ_ERR_TURN_DECIDED, DDZ_ERR_TURN_BID_RANGE,
 * DDZ_ERR_TURN_BID_LOW, DDZ_ERR_TURN_DOUBLE, DDZ_ERR_TURN_SHOW,
 * DDZ_ERR_TURN_LEAD, DDZ_ERR_TURN_NOT_HELD, DDZ_ERR_TURN_NOT_A_PLAY,
 * DDZ_ERR_TURN_READING, DDZ_ERR_TURN_NOT_HIGHER
 */
DDZ_API int32_t ddz_game_act(struct ddz_game *game, const struct ddz_action *action);

/**
 * Lists what a seat may do now besides playing cards, for which there is
 * ddz_game_moves. Each entry may be given to ddz_game_act as it is; a pass
 * comes first. A seat that nothing is asked of has an empty list.
 * DDZ_ACTION_TIMEOUT is always accepted from a seat that is waited for and is
 * not listed.
 *
 * @param game the game
 * @param seat 0..2
 * @param out room for the actions, or NULL with cap 0 to count
 * @param cap actions that fit in `out`; DDZ_LEGAL_MAX is always enough
 * @param out_len how many there are
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_game_legal(const struct ddz_game *game,
                       uint32_t seat,
                       struct ddz_action *out,
                       uint32_t cap,
                       uint32_t *out_len);

/**
 * Lists what a seat may play now, as ddz_moves_list lists it; nothing when it
 * is not its turn to play. A pass is not listed: ddz_game_legal says whether
 * there is one.
 *
 * @param game the game
 * @param seat 0..2
 * @param out room for the moves, or NULL with cap 0 to count
 * @param cap moves that fit in `out`; DDZ_MOVES_MAX is always enough
 * @param out_len how many there are
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_game_moves(const struct ddz_game *game,
                       uint32_t seat,
                       struct ddz_move *out,
                       uint32_t cap,
                       uint32_t *out_len);

/**
 * Says what to do for a seat whose player is absent; ddz_game_act does it.
 *
 * @param game the game
 * @param seat 0..2
 * @param how DDZ_AUTO_…
 * @param out the action
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_ENUM (seat or `how`), DDZ_ERR_GAME, DDZ_ERR_TURN_OVER,
 * DDZ_ERR_TURN_SEAT (nothing is asked of it)
 */
DDZ_API
int32_t ddz_game_auto(const struct ddz_game *game,
                      uint32_t seat,
                      uint32_t how,
                      struct ddz_action *out);

/**
 * Writes a game as bytes that mean the same for ever and everywhere, with a
 * checksum at the end (docs/game.md).
 *
 * @param game the game
 * @param out room for the bytes, or NULL with cap 0 to ask for the length
 * @param cap bytes that fit in `out`; DDZ_PACKED_MAX is always enough
 * @param out_len how many there are
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_GAME, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_game_pack(const struct ddz_game *game,
                      uint8_t *out,
                      uint32_t cap,
                      uint32_t *out_len);

/**
 * Reads what ddz_game_pack wrote.
 *
 * @param bytes the packed game
 * @param len how many, 0..DDZ_PACKED_MAX
 * @param game its struct_size is set by the caller before the call
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_LENGTH, DDZ_ERR_FORMAT, DDZ_ERR_CHECKSUM, DDZ_ERR_RULES_…,
 * DDZ_ERR_FLOW_…, DDZ_ERR_GAME
 */
DDZ_API int32_t ddz_game_unpack(const uint8_t *bytes, uint32_t len, struct ddz_game *game);

/**
 * Fills `out` with what a seat may know: the only thing that a client should
 * be sent. It holds nothing that depends on hidden cards or on the seed.
 *
 * @param game the game
 * @param seat 0..2
 * @param out its struct_size is set by the caller before the call
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME
 */
DDZ_API int32_t ddz_game_view(const struct ddz_game *game, uint32_t seat, struct ddz_view *out);

/**
 * Fills `out` with the score and its factors; before the end with the factors
 * of the moment. It knows doubles that the seats may not know yet.
 *
 * @param game the game
 * @param out its struct_size is set by the caller before the call
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_GAME
 */
DDZ_API int32_t ddz_game_score(const struct ddz_game *game, struct ddz_score *out);

/**
 * Counts by rank the cards that a seat has not seen (记牌器).
 *
 * @param game the game
 * @param seat 0..2
 * @param out its struct_size is set by the caller before the call
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME
 */
DDZ_API int32_t ddz_game_unseen(const struct ddz_game *game, uint32_t seat, struct ddz_unseen *out);

/**
 * Writes the beginning of a record: the game as it is before the actions that
 * will be appended. A record of a whole deal begins with a new game.
 *
 * @param game the game
 * @param out room for the bytes, or NULL with cap 0 to ask for the length
 * @param cap bytes that fit in `out`; DDZ_RECORD_BEGIN_MAX is always enough
 * @param out_len how many there are
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_GAME, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_record_begin(const struct ddz_game *game,
                         uint8_t *out,
                         uint32_t cap,
                         uint32_t *out_len);

/**
 * Writes the bytes of one action, which the caller puts behind those that it
 * has. They hold the action and a checksum of the state that it led to.
 *
 * @param game the game after ddz_game_act has accepted the action
 * @param action that action
 * @param out room for the bytes, or NULL with cap 0 to ask for the length
 * @param cap bytes that fit in `out`; DDZ_RECORD_ENTRY_MAX is always enough
 * @param out_len how many there are
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_ENUM, DDZ_ERR_TOO_MANY, DDZ_ERR_GAME, DDZ_ERR_CARD,
 * DDZ_ERR_DUPLICATE, DDZ_ERR_TURN_FIELD, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_record_append(const struct ddz_game *game,
                          const struct ddz_action *action,
                          uint8_t *out,
                          uint32_t cap,
                          uint32_t *out_len);

/**
 * Plays a record back, or its first `count` actions. A record that was changed
 * is refused at the first action that is not what was played; a checksum keeps
 * off accidents, not forgers.
 *
 * @param record the bytes
 * @param len how many, 0..DDZ_RECORD_MAX
 * @param count actions to play, at most; 0xFFFFFFFF plays all
 * @param game the state after them; its struct_size is set by the caller
 * before the call; untouched on an error
 * @param out_index how many were played; on an error that an action makes, the
 * index of that action, counted from 0, and on any other error untouched
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
 * DDZ_ERR_LENGTH, of the beginning DDZ_ERR_FORMAT, DDZ_ERR_CHECKSUM,
 * DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…, DDZ_ERR_GAME, of an action DDZ_ERR_FORMAT,
 * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_TURN_…,
 * DDZ_ERR_CHECKSUM
 */
DDZ_API
int32_t ddz_record_replay(const uint8_t *record,
                          uint32_t len,
                          uint32_t count,
                          struct ddz_game *game,
                          uint32_t *out_index);

/**
 * Reads the action of that index out of a record, without playing it.
 *
 * @param record the bytes
 * @param len how many, 0..DDZ_RECORD_MAX
 * @param index counted from 0
 * @param out the action
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_LENGTH (also when
 * there are no more than `index` actions), of the beginning DDZ_ERR_FORMAT,
 * DDZ_ERR_CHECKSUM, DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…, DDZ_ERR_GAME, of an
 * action DDZ_ERR_FORMAT, DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_record_action(const uint8_t *record,
                          uint32_t len,
                          uint32_t index,
                          struct ddz_action *out);

/**
 * Says how many bytes of memory a bot needs that plays so: under a kilobyte without
 * a tree, 32 bytes a playout with one.
 *
 * @param options how it is to play
 * @param out_size bytes
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
 * (level or style), DDZ_ERR_BOT_OPTIONS
 */
DDZ_API int32_t ddz_bot_size(const struct ddz_bot_options *options, uint32_t *out_size);

/**
 * Says what a seat does, from what it may know and nothing else: in every phase,
 * legal in every game. It thinks to the end; in slices do so ddz_bot_begin,
 * ddz_bot_think and ddz_bot_best. The same view and options give the same action on
 * every platform. Where there is nothing to choose, it costs nothing.
 *
 * @param view what ddz_game_view has filled for the seat
 * @param options how it is to play
 * @param memory as many bytes as ddz_bot_size says, of any alignment and content;
 * what they hold afterwards means nothing
 * @param len how many
 * @param out what the seat does; its turn is that of the view
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
 * (level or style), DDZ_ERR_BOT_OPTIONS, DDZ_ERR_BOT_ROOM, DDZ_ERR_BOT_SEAT,
 * DDZ_ERR_BOT_VIEW
 */
DDZ_API
int32_t ddz_bot_act(const struct ddz_view *view,
                    const struct ddz_bot_options *options,
                    uint8_t *memory,
                    uint32_t len,
                    struct ddz_action *out);

/**
 * Begins to think about what a seat does. The memory is the bot then: it may be
 * copied and moved, and calling no more is all that ends it.
 *
 * @param view what ddz_game_view has filled for the seat
 * @param options how it is to play
 * @param memory as many bytes as ddz_bot_size says, of any alignment and content
 * @param len how many
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
 * (level or style), DDZ_ERR_BOT_OPTIONS, DDZ_ERR_BOT_ROOM, DDZ_ERR_BOT_SEAT,
 * DDZ_ERR_BOT_VIEW
 */
DDZ_API
int32_t ddz_bot_begin(const struct ddz_view *view,
                      const struct ddz_bot_options *options,
                      uint8_t *memory,
                      uint32_t len);

/**
 * Thinks on for about so many playouts: 200 take some tenths of a millisecond. What
 * it answers in the end does not depend on the slices.
 *
 * @param memory what ddz_bot_begin has filled
 * @param len as it was then
 * @param playouts how many more; it may be a few above
 * @param out_left playouts that are left to do; 0 when it has decided
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_BOT_ROOM,
 * DDZ_ERR_BOT_MEMORY
 */
DDZ_API int32_t ddz_bot_think(uint8_t *memory, uint32_t len, uint32_t playouts, uint32_t *out_left);

/**
 * The best action so far, at any time, and the chance of the seat's side to win the
 * deal with it; in the auction, with the seat as the landlord.
 *
 * @param memory what ddz_bot_begin has filled
 * @param len as it was then
 * @param out what the seat does
 * @param out_permille the chance in thousandths, 0..1000; 500 when nothing was tried
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_BOT_ROOM,
 * DDZ_ERR_BOT_MEMORY
 */
DDZ_API
int32_t ddz_bot_best(const uint8_t *memory,
                     uint32_t len,
                     struct ddz_action *out,
                     uint32_t *out_permille);

/**
 * Lists the choices with what has come of each so far: for a coach, or to find the
 * move that lost a game. In the auction there is one, to play as the landlord.
 * Choices that were left out early have fewer playouts.
 *
 * @param memory what ddz_bot_begin has filled
 * @param len as it was then
 * @param out room for the choices, or NULL with cap 0 to count
 * @param cap choices that fit in `out`; 24 are always enough
 * @param out_len how many there are
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_BOT_ROOM,
 * DDZ_ERR_BOT_MEMORY, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_bot_choices(const uint8_t *memory,
                        uint32_t len,
                        struct ddz_bot_choice *out,
                        uint32_t cap,
                        uint32_t *out_len);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* DDZ_H */
