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
/** Moves in a list, at most, under rule sets without wild ranks: what `ddz_moves_max` answers for 20 cards. */
export const MOVES_MAX = 837;
/** Hints in a list, at most, under rule sets without wild ranks: what `ddz_hints_max` answers. */
export const HINTS_MAX = 232;
/** Readings of the same cards, at most, under rule sets without wild ranks: what `ddz_readings_max` answers. */
export const READINGS_MAX = 3;
/** Bytes of text that `ddz_cards_parse` and `ddz_position_parse` read, at most. */
export const TEXT_MAX = 4096;
/** Bytes of text that `ddz_cards_format` writes, at most. */
export const WRITTEN_MAX = 486;
/** Bytes of text that `ddz_position_format` writes, at most. */
export const POSITION_TEXT_MAX = 128;

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

// A quad with two cards (`ddz_rules.four_singles`).

/** Not a play. */
export const FOUR_SINGLES_OFF = 0;
/** Two cards of different ranks. */
export const FOUR_SINGLES_DISTINCT = 1;
/** Any two cards: a pair as well. */
export const FOUR_SINGLES_PAIR = 2;

// A quad with two pairs (`ddz_rules.four_pairs`).

/** Not a play. */
export const FOUR_PAIRS_OFF = 0;
/** Two pairs of different ranks. */
export const FOUR_PAIRS_DISTINCT = 1;
/** Any two pairs: another quad as well. */
export const FOUR_PAIRS_QUAD = 2;

// Quads in sequence (`ddz_rules.shuttle`).

/** Not a play. */
export const SHUTTLE_OFF = 0;
/** An ordinary play. */
export const SHUTTLE_PLAY = 1;
/** A bomb: beats every single bomb and shorter shuttles; the rocket beats it. */
export const SHUTTLE_BOMB = 2;

// Languages of texts (`ddz_status_text`, `ddz_kind_text`).

/** English. */
export const LANGUAGE_ENGLISH = 0;
/** 中文 (简体). */
export const LANGUAGE_CHINESE = 1;

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

// Limits of a game (`ddz_game_…`, `ddz_record_…`).

/** Seats of a game, at most; seat numbers grow in playing order. */
export const SEATS_MAX = 3;
/** Points of the highest bid. */
export const BID_MAX = 3;
/** Actions that `ddz_game_legal` lists, at most. */
export const LEGAL_MAX = 4;
/** Bytes that `ddz_game_pack` writes, at most; in any later version too. */
export const PACKED_MAX = 512;
/** Bytes that `ddz_record_begin` writes, at most. */
export const RECORD_BEGIN_MAX = 520;
/** Bytes that `ddz_record_append` writes, at most. */
export const RECORD_ENTRY_MAX = 40;
/** Bytes of a record, at most; no deal has a longer one. */
export const RECORD_MAX = 65536;
/** Bytes of memory that a bot of any level needs at most, with the playouts that the level has. */
export const BOT_MEMORY_MAX = 81504;
/** Redeals of one game, at most; then the deal is void. */
export const REDEALS_MAX = 255;

// Seats are 0, 1 and 2.

/** No seat: no landlord yet, no winner. */
export const SEAT_NONE = 255;

// What is asked of a position (`ddz_solve_begin`).

/** Who wins, and where that is the side to move, by which move. */
export const GOAL_WINNER = 0;
/** Besides, the moves to the end: the side that wins hurries, the other one holds out. */
export const GOAL_LINE = 1;
/** Besides the winner, who wins behind each move. */
export const GOAL_ALL = 2;

// Who wins a position (`ddz_solved.winner`, `ddz_solve_value.winner`).

/** It is not known yet. */
export const SIDE_UNKNOWN = 0;
/** The seat that plays alone. */
export const SIDE_SOLO = 1;
/** The other seats. */
export const SIDE_OTHERS = 2;

// Limits of solving (`ddz_solve_…`).

/** Bytes of memory that `ddz_solve_begin` asks for, at least. */
export const SOLVE_MEMORY_MIN = 65536;
/** Moves of a line, at most. */
export const SOLVE_LINE_MAX = 168;

// How a deal goes, by name (`ddz_flow_preset`; docs/game.md has the table).

/** The official competition rules of 2016: one round of bids, the bottom shown after doubling, farmers double before the landlord. */
export const FLOW_STANDARD = 0;
/** As Pagat describes the game: bids until two pass. */
export const FLOW_PAGAT = 1;
/** 欢乐斗地主, as its rules are retold: call and rob, show-hand, every seat may double. */
export const FLOW_HAPPY = 2;
/** The server of the ET/Unity client: call and rob, each worth two; the rocket counts four. */
export const FLOW_ET = 3;
/** The WHGame family: one round of bids, the rocket ends the trick, doubles multiply for all. */
export const FLOW_WHGAME = 4;
/** OpenSpiel: bids until two pass, nobody bids is a draw. */
export const FLOW_OPENSPIEL = 5;
/** DouZero: no auction, no spring. */
export const FLOW_DOUZERO = 6;
/** The Cocos2d-x client: when nobody bids, the first seat is the landlord at three. */
export const FLOW_COCOS = 7;
/** The classic rules of the large platforms: one round of bids, no doubling. */
export const FLOW_CLASSIC = 8;

// Who bids first (`ddz_flow.first_bidder`).

/** first_seat, after a redeal too. */
export const FIRST_GIVEN = 0;
/** first_seat; the next seat after each redeal. */
export const FIRST_NEXT = 1;
/** Drawn from the seed for each deal; first_seat when the deck was given. */
export const FIRST_RANDOM = 2;
/** Who was dealt a card that lies face up, drawn from the seed; first_seat when the deck was given. */
export const FIRST_FACE_UP = 3;

// How the landlord is found (`ddz_flow.bid_style`).

/** 叫分: each seat once bids more than those before, or passes; 3 ends it. */
export const BID_SCORE_ONCE = 0;
/** 叫分: until two pass in a row after a bid; 3 ends it; who passed may come back. */
export const BID_SCORE_UNTIL_TWO_PASSES = 1;
/** 叫地主, 抢地主: the first to call, then the seats after it that have not declined may rob. */
export const BID_CALL_ROB = 2;
/** No auction: the first bidder is the landlord. */
export const BID_NONE = 3;

// Who may take the landlord's place back after a rob (`ddz_flow.rob_back`).

/** Nobody. */
export const ROB_BACK_NONE = 0;
/** The caller, once. */
export const ROB_BACK_CALLER = 1;
/** The caller, once, if that was the first seat asked. */
export const ROB_BACK_FIRST = 2;

// What happens when nobody bids (`ddz_flow.all_pass`).

/** A new deal from the same seed; the end, void, when the deck was given. */
export const ALL_PASS_REDEAL = 0;
/** The end, void: nobody wins. */
export const ALL_PASS_DRAW = 1;
/** The first bidder is the landlord, at forced_bid. */
export const ALL_PASS_FORCED = 2;

// When all see the bottom (`ddz_flow.bottom_shown`).

/** When the landlord takes it, before the doubling. */
export const BOTTOM_AFTER_BID = 0;
/** When the landlord takes it, after the doubling. */
export const BOTTOM_AFTER_DOUBLING = 1;
/** Never; the landlord takes it before the doubling. */
export const BOTTOM_NEVER = 2;

// Who may double (`ddz_flow.doubling`).

/** Nobody. */
export const DOUBLING_NONE = 0;
/** The farmers, then the landlord, only against farmers who doubled. */
export const DOUBLING_FARMERS_FIRST = 1;
/** Every seat; each farmer settles with their own factor times the landlord's. */
export const DOUBLING_PAIRWISE = 2;
/** Every seat; all factors multiply for all. */
export const DOUBLING_GLOBAL = 3;

// When a hand was shown (`ddz_action.value` of SHOW, `ddz_view.shown`).

/** Not shown, not declined. */
export const SHOW_UNDECIDED = 0;
/** Before the deal. */
export const SHOW_BEFORE = 1;
/** Early in the deal. */
export const SHOW_EARLY = 2;
/** Late in the deal. */
export const SHOW_LATE = 3;
/** By the landlord, before the first lead. */
export const SHOW_LANDLORD = 4;
/** Declined before the auction. */
export const SHOW_DECLINED = 5;

// What a game waits for (`ddz_view.phase`).

/** Who shows a hand? Every seat answers, in any order. */
export const PHASE_SHOW = 1;
/** A bid or a pass. */
export const PHASE_BID = 2;
/** A call or a pass. */
export const PHASE_CALL = 3;
/** A rob or a pass. */
export const PHASE_ROB = 4;
/** Who doubles? The seats that may answer do so in any order. */
export const PHASE_DOUBLE = 5;
/** Does the landlord double against the farmers who doubled? */
export const PHASE_REDOUBLE = 6;
/** A play or a pass. */
export const PHASE_PLAY = 7;
/** Nothing: the deal is over. */
export const PHASE_OVER = 8;

// What a seat last said in the auction (`ddz_view.said`).

/** It was not asked yet. */
export const SAID_NOTHING = 0;
/** One. */
export const SAID_BID_1 = 1;
/** Two. */
export const SAID_BID_2 = 2;
/** Three. */
export const SAID_BID_3 = 3;
/** Pass. */
export const SAID_PASS = 4;
/** 叫地主. */
export const SAID_CALL = 5;
/** 抢地主. */
export const SAID_ROB = 6;

// The factors of doubling (`ddz_action.value` of DOUBLE, `ddz_view.doubles`).

/** Not asked, not answered, or not to be known yet. */
export const DOUBLE_UNDECIDED = 0;
/** Declined. */
export const DOUBLE_NO = 1;
/** 加倍. */
export const DOUBLE_TWO = 2;
/** 超级加倍, where the flow has super_double. */
export const DOUBLE_FOUR = 4;

// What a seat does (`ddz_action.kind`).

/** Passes: no bid, no call, no rob, no doubling, no show, no play. */
export const ACTION_PASS = 1;
/** Bids `value`, 1..3. */
export const ACTION_BID = 2;
/** 叫地主. */
export const ACTION_CALL = 3;
/** 抢地主. */
export const ACTION_ROB = 4;
/** Doubles by `value`, 2 or 4. */
export const ACTION_DOUBLE = 5;
/** Shows the hand; `value` is DDZ_SHOW_…, when. */
export const ACTION_SHOW = 6;
/** Plays `cards`, in the reading `play` if that is not all 0. */
export const ACTION_PLAY = 7;
/** The clock ran out: passes, or leads the lowest card where there is no passing. */
export const ACTION_TIMEOUT = 8;

// How to act for an absent player.

/** Passes wherever that is possible, else leads the lowest card. */
export const AUTO_TIMEOUT = 0;
/** Plays the first hint, but not on the partner's play unless it wins; passes outside the play. */
export const AUTO_HINT = 1;
/** Plays by the list policy, which knows partners and counts cards; passes outside the play. The best of the three. */
export const AUTO_LIST = 2;

// How strong a bot is (`ddz_bot_options.level`): a number of playouts for each choice, never a time.

/** No playouts: plays sensibly and errs like a beginner, who spends bombs and high cards and beats the partner. */
export const BOT_LEVEL_BEGINNER = 0;
/** No playouts: knows its partner, and is careless with bombs and high cards. */
export const BOT_LEVEL_CASUAL = 1;
/** No playouts: the list policy, as DDZ_AUTO_LIST. */
export const BOT_LEVEL_LIST = 2;
/** 50 playouts. */
export const BOT_LEVEL_FAIR = 3;
/** 200 playouts. */
export const BOT_LEVEL_GOOD = 4;
/** 500 playouts. */
export const BOT_LEVEL_STRONG = 5;
/** 2600 playouts, with a tree. */
export const BOT_LEVEL_EXPERT = 6;
/** 10000 playouts, with a tree. */
export const BOT_LEVEL_STRONGEST = 7;

// How a bot bids and doubles (`ddz_bot_options.style`).

/** By the chance alone. */
export const BOT_STYLE_CALCULATING = 0;
/** Only with a better chance than that. */
export const BOT_STYLE_CAREFUL = 1;
/** With a worse one too. */
export const BOT_STYLE_DARING = 2;

// Whether one side never came to play (`ddz_score.spring`).

/** Neither. */
export const SPRING_NONE = 0;
/** 春天: the landlord won and no farmer played. */
export const SPRING_LANDLORD = 1;
/** 反春天: the farmers won and the landlord played once. */
export const SPRING_FARMERS = 2;

// What a call answers when it could not do its work.

/** Success. */
export const OK = 0;
/** A required pointer is NULL. */
export const ERR_NULL = -100;
/** A length is out of range. */
export const ERR_LENGTH = -101;
/** An argument is not one of its named constants. */
export const ERR_ENUM = -102;
/** struct_size is not the size of this version's struct. */
export const ERR_STRUCT_SIZE = -103;
/** The text does not name cards, or a position. */
export const ERR_TEXT = -104;
/** The rule set cannot produce the play on the table. */
export const ERR_PLAY = -105;
/** The bytes are not a possible state of a game. */
export const ERR_GAME = -106;
/** The bytes are not a packed game, a record or an action of one that this library reads. */
export const ERR_FORMAT = -107;
/** The checksum does not match the bytes. */
export const ERR_CHECKSUM = -108;
/** A byte or an id is not a card. */
export const ERR_CARD = -200;
/** A card appears twice. */
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
/** kinds_off has a bit that is no kind of play. */
export const ERR_RULES_KINDS = -307;
/** A switch of the flow is out of range. */
export const ERR_FLOW_RANGE = -350;
/** rob_back is on without DDZ_BID_CALL_ROB. */
export const ERR_FLOW_ROB_BACK = -351;
/** redeal_max is on without DDZ_ALL_PASS_REDEAL. */
export const ERR_FLOW_REDEAL_MAX = -352;
/** revealer_bids_first or revealer_takes is on without a show before the auction. */
export const ERR_FLOW_REVEALER = -353;
/** bottom_shown is AFTER_DOUBLING, but doubling is NONE. */
export const ERR_FLOW_BOTTOM = -354;
/** super_double is on without doubling. */
export const ERR_FLOW_SUPER_DOUBLE = -355;
/** A score may pass the range of 32 bits; a lower base or a cap helps. */
export const ERR_FLOW_OVERFLOW = -356;
/** A reserved byte of the flow is not 0. */
export const ERR_FLOW_RESERVED = -357;
/** The deal is over. */
export const ERR_TURN_OVER = -400;
/** This action is not possible in this phase of the game. */
export const ERR_TURN_PHASE = -401;
/** It is not this seat's turn. */
export const ERR_TURN_SEAT = -402;
/** This seat has answered already. */
export const ERR_TURN_DECIDED = -403;
/** A field that this kind of action does not use is not 0. */
export const ERR_TURN_FIELD = -404;
/** A bid is 1, 2 or 3. */
export const ERR_TURN_BID_RANGE = -405;
/** The bid is not above the highest so far. */
export const ERR_TURN_BID_LOW = -406;
/** The flow does not offer that doubling. */
export const ERR_TURN_DOUBLE = -407;
/** The hand cannot be shown at that moment, or lies open already. */
export const ERR_TURN_SHOW = -408;
/** The leader may not pass. */
export const ERR_TURN_LEAD = -409;
/** A card is not in the seat's hand. */
export const ERR_TURN_NOT_HELD = -410;
/** The cards are not a play. */
export const ERR_TURN_NOT_A_PLAY = -411;
/** The cards cannot be read as the play that was declared. */
export const ERR_TURN_READING = -412;
/** The play does not beat the one on the table. */
export const ERR_TURN_NOT_HIGHER = -413;
/** The turn that is answered is not the turn of the game. */
export const ERR_TURN_STALE = -414;
/** The hands of the position have more cards of a rank than a deck has. */
export const ERR_POSITION_DECK = -470;
/** A position has 2 or 3 seats. */
export const ERR_POSITION_SEATS = -471;
/** solo, to_move or table_seat is no seat of the position. */
export const ERR_POSITION_SEAT = -472;
/** handicap is not 0: there are no games with a handicap yet. */
export const ERR_POSITION_HANDICAP = -473;
/** A seat that the position does not have holds cards. */
export const ERR_POSITION_ABSENT = -474;
/** A hand of the position has more than 20 cards. */
export const ERR_POSITION_HAND = -475;
/** More than one hand of the position is empty. */
export const ERR_POSITION_EMPTY = -476;
/** table and table_seat do not go together, or table_seat is to move. */
export const ERR_POSITION_TABLE_SEAT = -477;
/** A hand of the position is empty, but its seat did not put down the last play. */
export const ERR_POSITION_OVER = -478;
/** The deck and the hands leave no cards for the play on the table. */
export const ERR_POSITION_TABLE = -479;
/** passed is not the seats between table_seat and to_move. */
export const ERR_POSITION_PASSED = -480;
/** The rocket lies on the table, but it ends the trick at once. */
export const ERR_POSITION_ROCKET = -481;
/** must_beat or rocket_ends_trick is neither 0 nor 1. */
export const ERR_POSITION_SWITCH = -482;
/** A reserved byte of the position is not 0. */
export const ERR_POSITION_RESERVED = -483;
/** The cards of the game are not being played yet, or the deal was void. */
export const ERR_POSITION_PHASE = -484;
/** A seat that can beat the table may not pass. */
export const ERR_POSITION_MUST_BEAT = -485;
/** The buffer is too small; the required length has been written. */
export const ERR_BUFFER = -500;
/** The memory for solving has fewer than 65536 bytes. */
export const ERR_SOLVE_MEMORY = -510;
/** The position is over: there is nothing to solve. */
export const ERR_SOLVE_OVER = -511;
/** The memory was not prepared for solving, or was changed since. */
export const ERR_SOLVE_UNPREPARED = -512;
/** The memory was prepared for another goal than this call answers. */
export const ERR_SOLVE_GOAL = -513;
/** The answer is not known yet: more positions must be looked at. */
export const ERR_SOLVE_UNKNOWN = -514;
/** The bot is asked for more playouts than it ever plays, or a reserved byte of its options is not 0. */
export const ERR_BOT_OPTIONS = -550;
/** The seat of the view may not act now. */
export const ERR_BOT_SEAT = -551;
/** No game has this view. */
export const ERR_BOT_VIEW = -552;
/** The memory of the bot is too small. */
export const ERR_BOT_ROOM = -553;
/** The memory is not that of a bot, or was damaged. */
export const ERR_BOT_MEMORY = -554;
/** Internal error of the library; please report it. */
export const ERR_INTERNAL = -600;
