// Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.
// The named numbers of <ddz.h>.
#ifndef DDZ_ENUMS_HPP
#define DDZ_ENUMS_HPP

// Xlib's macros would turn our names into something else without a word.
#if defined(Status) || defined(None)
#error "Xlib.h defines Status and None as macros: include <ddz/ddz.hpp> before it, or #undef them"
#endif

#include <cstdint>

#include <ddz.h>

// A result that is dropped is a fault that is dropped.
#if (defined(__cplusplus) && __cplusplus >= 201703L) || (defined(_MSVC_LANG) && _MSVC_LANG >= 201703L)
#define DDZ_NODISCARD [[nodiscard]]
#else
#define DDZ_NODISCARD
#endif

namespace ddz {

/// What a play is.
enum class Kind : std::uint8_t {
  /// A pass, or not a play.
  None = DDZ_KIND_NONE,
  /// 单张: one card.
  Single = DDZ_KIND_SINGLE,
  /// 对子: two of a rank; the two jokers are a rocket.
  Pair = DDZ_KIND_PAIR,
  /// 三张: three of a rank.
  Trio = DDZ_KIND_TRIO,
  /// 三带一: a trio with one card of another rank.
  TrioSingle = DDZ_KIND_TRIO_SINGLE,
  /// 三带一对: a trio with a pair.
  TrioPair = DDZ_KIND_TRIO_PAIR,
  /// 顺子: singles in sequence, 3 to A.
  Straight = DDZ_KIND_STRAIGHT,
  /// 连对: pairs in sequence, 3 to A.
  PairStraight = DDZ_KIND_PAIR_STRAIGHT,
  /// 飞机: trios in sequence, 3 to A.
  Plane = DDZ_KIND_PLANE,
  /// 飞机带单: a plane with one card a trio.
  PlaneSingles = DDZ_KIND_PLANE_SINGLES,
  /// 飞机带对: a plane with one pair a trio.
  PlanePairs = DDZ_KIND_PLANE_PAIRS,
  /// 四带二: a quad with two cards; not a bomb.
  FourSingles = DDZ_KIND_FOUR_SINGLES,
  /// 四带两对: a quad with two pairs; not a bomb.
  FourPairs = DDZ_KIND_FOUR_PAIRS,
  /// 航天飞机: quads in sequence, 3 to A.
  Shuttle = DDZ_KIND_SHUTTLE,
  /// 航天飞机带小翼: a shuttle with two cards a quad.
  ShuttleSingles = DDZ_KIND_SHUTTLE_SINGLES,
  /// 航天飞机带大翼: a shuttle with two pairs a quad.
  ShuttlePairs = DDZ_KIND_SHUTTLE_PAIRS,
  /// 炸弹: four of a rank; beats all but higher bombs and the rocket.
  Bomb = DDZ_KIND_BOMB,
  /// 火箭: both jokers; beats everything.
  Rocket = DDZ_KIND_ROCKET
};

/// Ranks from low to high.
enum class Rank : std::uint8_t {
  /// 3
  Three = DDZ_RANK_3,
  /// 4
  Four = DDZ_RANK_4,
  /// 5
  Five = DDZ_RANK_5,
  /// 6
  Six = DDZ_RANK_6,
  /// 7
  Seven = DDZ_RANK_7,
  /// 8
  Eight = DDZ_RANK_8,
  /// 9
  Nine = DDZ_RANK_9,
  /// 10
  Ten = DDZ_RANK_10,
  /// J
  Jack = DDZ_RANK_J,
  /// Q
  Queen = DDZ_RANK_Q,
  /// K
  King = DDZ_RANK_K,
  /// A: the highest rank of a sequence.
  Ace = DDZ_RANK_A,
  /// 2
  Two = DDZ_RANK_2,
  /// 小王, `x`
  SmallJoker = DDZ_RANK_SMALL_JOKER,
  /// 大王, `X`
  BigJoker = DDZ_RANK_BIG_JOKER
};

/// Rule sets by name.
enum class Preset : std::uint32_t {
  /// The official competition rules of 2016.
  Standard = DDZ_PRESET_STANDARD,
  /// As Pagat describes the game.
  Pagat = DDZ_PRESET_PAGAT,
  /// 欢乐斗地主, as its rules are retold.
  Happy = DDZ_PRESET_HAPPY,
  /// The ET/Unity client: no wings on planes, no four with two.
  Et = DDZ_PRESET_ET,
  /// The u3d client: shuttles allowed.
  U3d = DDZ_PRESET_U3D,
  /// The Egret client: a quad may be two pairs.
  Egret = DDZ_PRESET_EGRET,
  /// The WHGame family (CGameLogic).
  Whgame = DDZ_PRESET_WHGAME,
  /// The Cocos2d-x client.
  Cocos = DDZ_PRESET_COCOS,
  /// RLCard: the same plays as STANDARD.
  Rlcard = DDZ_PRESET_RLCARD,
  /// DouZero, as its move generator has it.
  Douzero = DDZ_PRESET_DOUZERO,
  /// OpenSpiel: no four with two.
  Openspiel = DDZ_PRESET_OPENSPIEL,
  /// Botzone FightTheLandlord2: shuttles allowed.
  Botzone = DDZ_PRESET_BOTZONE
};

/// A quad with two cards.
enum class FourSingles : std::uint8_t {
  /// Not a play.
  Off = DDZ_FOUR_SINGLES_OFF,
  /// Two cards of different ranks.
  Distinct = DDZ_FOUR_SINGLES_DISTINCT,
  /// Any two cards: a pair as well.
  Pair = DDZ_FOUR_SINGLES_PAIR
};

/// A quad with two pairs.
enum class FourPairs : std::uint8_t {
  /// Not a play.
  Off = DDZ_FOUR_PAIRS_OFF,
  /// Two pairs of different ranks.
  Distinct = DDZ_FOUR_PAIRS_DISTINCT,
  /// Any two pairs: another quad as well.
  Quad = DDZ_FOUR_PAIRS_QUAD
};

/// Quads in sequence.
enum class Shuttle : std::uint8_t {
  /// Not a play.
  Off = DDZ_SHUTTLE_OFF,
  /// An ordinary play.
  Play = DDZ_SHUTTLE_PLAY,
  /// A bomb: beats every single bomb and shorter shuttles; the rocket beats it.
  Bomb = DDZ_SHUTTLE_BOMB
};

/// Languages of texts.
enum class Language : std::uint32_t {
  /// English.
  English = DDZ_LANGUAGE_ENGLISH,
  /// 中文 (简体).
  Chinese = DDZ_LANGUAGE_CHINESE
};

/// How `ddz_cards_sort` sorts.
enum class Order : std::uint32_t {
  /// High to low; spade, heart, club, diamond inside a rank.
  RankDesc = DDZ_ORDER_RANK_DESC,
  /// Low to high; diamond, club, heart, spade inside a rank.
  RankAsc = DDZ_ORDER_RANK_ASC,
  /// Larger groups first, then high to low: 66633, 665543.
  Grouped = DDZ_ORDER_GROUPED
};

/// The card ids of other programs.
enum class Format : std::uint32_t {
  /// 1..54: A, 2, 3 … K, four each (heart, diamond, spade, club), 53 small joker, 54 big joker.
  Egret = DDZ_FORMAT_EGRET,
  /// 0..53: rank * 4 + suit, 3 lowest (heart, diamond, spade, club), 52 small joker, 53 big
  /// joker.
  Botzone = DDZ_FORMAT_BOTZONE,
  /// 0..53: suit * 13 + rank, 3 lowest (club, diamond, heart, spade), 52 small joker, 53 big
  /// joker.
  Openspiel = DDZ_FORMAT_OPENSPIEL
};

/// How `ddz_cards_format` writes cards.
enum class Style : std::uint32_t {
  /// `3TJQKA2xX`
  Ranks = DDZ_STYLE_RANKS,
  /// `♠3 ♥T x X`
  Suited = DDZ_STYLE_SUITED,
  /// `黑桃3 红桃10 小王 大王`
  Chinese = DDZ_STYLE_CHINESE
};

/// What is asked of a position.
enum class Goal : std::uint32_t {
  /// Who wins, and where that is the side to move, by which move.
  Winner = DDZ_GOAL_WINNER,
  /// Besides, the moves to the end: the side that wins hurries, the other one holds out.
  Line = DDZ_GOAL_LINE,
  /// Besides the winner, who wins behind each move.
  All = DDZ_GOAL_ALL
};

/// Who wins a position.
enum class Side : std::uint8_t {
  /// It is not known yet.
  Unknown = DDZ_SIDE_UNKNOWN,
  /// The seat that plays alone.
  Solo = DDZ_SIDE_SOLO,
  /// The other seats.
  Others = DDZ_SIDE_OTHERS
};

/// How a deal goes, by name.
enum class FlowPreset : std::uint32_t {
  /// The official competition rules of 2016: one round of bids, the bottom shown after
  /// doubling, farmers double before the landlord.
  Standard = DDZ_FLOW_STANDARD,
  /// As Pagat describes the game: bids until two pass.
  Pagat = DDZ_FLOW_PAGAT,
  /// 欢乐斗地主, as its rules are retold: call and rob, show-hand, every seat may double.
  Happy = DDZ_FLOW_HAPPY,
  /// The server of the ET/Unity client: call and rob, each worth two; the rocket counts four.
  Et = DDZ_FLOW_ET,
  /// The WHGame family: one round of bids, the rocket ends the trick, doubles multiply for all.
  Whgame = DDZ_FLOW_WHGAME,
  /// OpenSpiel: bids until two pass, nobody bids is a draw.
  Openspiel = DDZ_FLOW_OPENSPIEL,
  /// DouZero: no auction, no spring.
  Douzero = DDZ_FLOW_DOUZERO,
  /// The Cocos2d-x client: when nobody bids, the first seat is the landlord at three.
  Cocos = DDZ_FLOW_COCOS,
  /// The classic rules of the large platforms: one round of bids, no doubling.
  Classic = DDZ_FLOW_CLASSIC
};

/// Who bids first.
enum class FirstBidder : std::uint8_t {
  /// first_seat, after a redeal too.
  Given = DDZ_FIRST_GIVEN,
  /// first_seat; the next seat after each redeal.
  Next = DDZ_FIRST_NEXT,
  /// Drawn from the seed for each deal; first_seat when the deck was given.
  Random = DDZ_FIRST_RANDOM,
  /// Who was dealt a card that lies face up, drawn from the seed; first_seat when the deck was
  /// given.
  FaceUp = DDZ_FIRST_FACE_UP
};

/// How the landlord is found.
enum class BidStyle : std::uint8_t {
  /// 叫分: each seat once bids more than those before, or passes; 3 ends it.
  ScoreOnce = DDZ_BID_SCORE_ONCE,
  /// 叫分: until two pass in a row after a bid; 3 ends it; who passed may come back.
  ScoreUntilTwoPasses = DDZ_BID_SCORE_UNTIL_TWO_PASSES,
  /// 叫地主, 抢地主: the first to call, then the seats after it that have not declined may rob.
  CallRob = DDZ_BID_CALL_ROB,
  /// No auction: the first bidder is the landlord.
  None = DDZ_BID_NONE
};

/// Who may take the landlord's place back after a rob.
enum class RobBack : std::uint8_t {
  /// Nobody.
  None = DDZ_ROB_BACK_NONE,
  /// The caller, once.
  Caller = DDZ_ROB_BACK_CALLER,
  /// The caller, once, if that was the first seat asked.
  First = DDZ_ROB_BACK_FIRST
};

/// What happens when nobody bids.
enum class AllPass : std::uint8_t {
  /// A new deal from the same seed; the end, void, when the deck was given.
  Redeal = DDZ_ALL_PASS_REDEAL,
  /// The end, void: nobody wins.
  Draw = DDZ_ALL_PASS_DRAW,
  /// The first bidder is the landlord, at forced_bid.
  Forced = DDZ_ALL_PASS_FORCED
};

/// When all see the bottom.
enum class BottomShown : std::uint8_t {
  /// When the landlord takes it, before the doubling.
  AfterBid = DDZ_BOTTOM_AFTER_BID,
  /// When the landlord takes it, after the doubling.
  AfterDoubling = DDZ_BOTTOM_AFTER_DOUBLING,
  /// Never; the landlord takes it before the doubling.
  Never = DDZ_BOTTOM_NEVER
};

/// Who may double.
enum class Doubling : std::uint8_t {
  /// Nobody.
  None = DDZ_DOUBLING_NONE,
  /// The farmers, then the landlord, only against farmers who doubled.
  FarmersFirst = DDZ_DOUBLING_FARMERS_FIRST,
  /// Every seat; each farmer settles with their own factor times the landlord's.
  Pairwise = DDZ_DOUBLING_PAIRWISE,
  /// Every seat; all factors multiply for all.
  Global = DDZ_DOUBLING_GLOBAL
};

/// When a hand was shown.
enum class Shown : std::uint8_t {
  /// Not shown, not declined.
  Undecided = DDZ_SHOW_UNDECIDED,
  /// Before the deal.
  Before = DDZ_SHOW_BEFORE,
  /// Early in the deal.
  Early = DDZ_SHOW_EARLY,
  /// Late in the deal.
  Late = DDZ_SHOW_LATE,
  /// By the landlord, before the first lead.
  Landlord = DDZ_SHOW_LANDLORD,
  /// Declined before the auction.
  Declined = DDZ_SHOW_DECLINED
};

/// What a game waits for.
enum class Phase : std::uint8_t {
  /// Who shows a hand? Every seat answers, in any order.
  Show = DDZ_PHASE_SHOW,
  /// A bid or a pass.
  Bid = DDZ_PHASE_BID,
  /// A call or a pass.
  Call = DDZ_PHASE_CALL,
  /// A rob or a pass.
  Rob = DDZ_PHASE_ROB,
  /// Who doubles? The seats that may answer do so in any order.
  Double = DDZ_PHASE_DOUBLE,
  /// Does the landlord double against the farmers who doubled?
  Redouble = DDZ_PHASE_REDOUBLE,
  /// A play or a pass.
  Play = DDZ_PHASE_PLAY,
  /// Nothing: the deal is over.
  Over = DDZ_PHASE_OVER
};

/// What a seat last said in the auction.
enum class Said : std::uint8_t {
  /// It was not asked yet.
  Nothing = DDZ_SAID_NOTHING,
  /// One.
  Bid1 = DDZ_SAID_BID_1,
  /// Two.
  Bid2 = DDZ_SAID_BID_2,
  /// Three.
  Bid3 = DDZ_SAID_BID_3,
  /// Pass.
  Pass = DDZ_SAID_PASS,
  /// 叫地主.
  Call = DDZ_SAID_CALL,
  /// 抢地主.
  Rob = DDZ_SAID_ROB
};

/// The factors of doubling.
enum class Double : std::uint8_t {
  /// Not asked, not answered, or not to be known yet.
  Undecided = DDZ_DOUBLE_UNDECIDED,
  /// Declined.
  No = DDZ_DOUBLE_NO,
  /// 加倍.
  Two = DDZ_DOUBLE_TWO,
  /// 超级加倍, where the flow has super_double.
  Four = DDZ_DOUBLE_FOUR
};

/// What a seat does.
enum class ActionKind : std::uint8_t {
  /// Passes: no bid, no call, no rob, no doubling, no show, no play.
  Pass = DDZ_ACTION_PASS,
  /// Bids `value`, 1..3.
  Bid = DDZ_ACTION_BID,
  /// 叫地主.
  Call = DDZ_ACTION_CALL,
  /// 抢地主.
  Rob = DDZ_ACTION_ROB,
  /// Doubles by `value`, 2 or 4.
  Double = DDZ_ACTION_DOUBLE,
  /// Shows the hand; `value` is DDZ_SHOW_…, when.
  Show = DDZ_ACTION_SHOW,
  /// Plays `cards`, in the reading `play` if that is not all 0.
  Play = DDZ_ACTION_PLAY,
  /// The clock ran out: passes, or leads the lowest card where there is no passing.
  Timeout = DDZ_ACTION_TIMEOUT
};

/// How to act for an absent player.
enum class Auto : std::uint32_t {
  /// Passes wherever that is possible, else leads the lowest card.
  Timeout = DDZ_AUTO_TIMEOUT,
  /// Plays the first hint, but not on the partner's play unless it wins; passes outside the
  /// play.
  Hint = DDZ_AUTO_HINT,
  /// Plays by the list policy, which knows partners and counts cards; passes outside the play.
  /// The best of the three.
  List = DDZ_AUTO_LIST
};

/// How strong a bot is: a number of playouts for each choice, never a time.
enum class BotLevel : std::uint32_t {
  /// No playouts: plays sensibly and errs like a beginner, who spends bombs and high cards and
  /// beats the partner.
  Beginner = DDZ_BOT_LEVEL_BEGINNER,
  /// No playouts: knows its partner, and is careless with bombs and high cards.
  Casual = DDZ_BOT_LEVEL_CASUAL,
  /// No playouts: the list policy, as DDZ_AUTO_LIST.
  List = DDZ_BOT_LEVEL_LIST,
  /// 50 playouts.
  Fair = DDZ_BOT_LEVEL_FAIR,
  /// 200 playouts.
  Good = DDZ_BOT_LEVEL_GOOD,
  /// 500 playouts.
  Strong = DDZ_BOT_LEVEL_STRONG,
  /// 2600 playouts, with a tree.
  Expert = DDZ_BOT_LEVEL_EXPERT,
  /// 10000 playouts, with a tree.
  Strongest = DDZ_BOT_LEVEL_STRONGEST
};

/// How a bot bids and doubles.
enum class BotStyle : std::uint32_t {
  /// By the chance alone.
  Calculating = DDZ_BOT_STYLE_CALCULATING,
  /// Only with a better chance than that.
  Careful = DDZ_BOT_STYLE_CAREFUL,
  /// With a worse one too.
  Daring = DDZ_BOT_STYLE_DARING
};

/// Whether one side never came to play.
enum class Spring : std::uint8_t {
  /// Neither.
  None = DDZ_SPRING_NONE,
  /// 春天: the landlord won and no farmer played.
  Landlord = DDZ_SPRING_LANDLORD,
  /// 反春天: the farmers won and the landlord played once.
  Farmers = DDZ_SPRING_FARMERS
};

/// What a call answers when it could not do its work.
enum class DDZ_NODISCARD Status : std::int32_t {
  /// Success.
  Ok = DDZ_OK,
  /// A required pointer is NULL.
  Null = DDZ_ERR_NULL,
  /// A length is out of range.
  Length = DDZ_ERR_LENGTH,
  /// An argument is not one of its named constants.
  Enum = DDZ_ERR_ENUM,
  /// struct_size is not the size of this version's struct.
  StructSize = DDZ_ERR_STRUCT_SIZE,
  /// The text does not name cards, or a position.
  Text = DDZ_ERR_TEXT,
  /// The rule set cannot produce the play on the table.
  Play = DDZ_ERR_PLAY,
  /// The bytes are not a possible state of a game.
  Game = DDZ_ERR_GAME,
  /// The bytes are not a packed game, a record or an action of one that this library reads.
  Format = DDZ_ERR_FORMAT,
  /// The checksum does not match the bytes.
  Checksum = DDZ_ERR_CHECKSUM,
  /// A byte or an id is not a card.
  Card = DDZ_ERR_CARD,
  /// A card appears twice.
  Duplicate = DDZ_ERR_DUPLICATE,
  /// There are more cards than the call takes.
  TooMany = DDZ_ERR_TOO_MANY,
  /// A switch of the rule set is out of range.
  RulesRange = DDZ_ERR_RULES_RANGE,
  /// four_rocket is on without four_singles.
  RulesFourRocket = DDZ_ERR_RULES_FOUR_ROCKET,
  /// wing_pairs_quad is on without plane_pairs.
  RulesWingPairsQuad = DDZ_ERR_RULES_WING_PAIRS_QUAD,
  /// wing_adjacent_trio is on with wing_repeat below 3.
  RulesWingAdjacentTrio = DDZ_ERR_RULES_WING_ADJACENT_TRIO,
  /// shuttle_singles or shuttle_pairs is on without shuttle.
  RulesShuttleWings = DDZ_ERR_RULES_SHUTTLE_WINGS,
  /// wing_rocket is on with neither plane_singles nor shuttle_singles.
  RulesWingRocket = DDZ_ERR_RULES_WING_ROCKET,
  /// A reserved byte of the rule set is not 0.
  RulesReserved = DDZ_ERR_RULES_RESERVED,
  /// kinds_off has a bit that is no kind of play.
  RulesKinds = DDZ_ERR_RULES_KINDS,
  /// A switch of the flow is out of range.
  FlowRange = DDZ_ERR_FLOW_RANGE,
  /// rob_back is on without DDZ_BID_CALL_ROB.
  FlowRobBack = DDZ_ERR_FLOW_ROB_BACK,
  /// redeal_max is on without DDZ_ALL_PASS_REDEAL.
  FlowRedealMax = DDZ_ERR_FLOW_REDEAL_MAX,
  /// revealer_bids_first or revealer_takes is on without a show before the auction.
  FlowRevealer = DDZ_ERR_FLOW_REVEALER,
  /// bottom_shown is AFTER_DOUBLING, but doubling is NONE.
  FlowBottom = DDZ_ERR_FLOW_BOTTOM,
  /// super_double is on without doubling.
  FlowSuperDouble = DDZ_ERR_FLOW_SUPER_DOUBLE,
  /// A score may pass the range of 32 bits; a lower base or a cap helps.
  FlowOverflow = DDZ_ERR_FLOW_OVERFLOW,
  /// A reserved byte of the flow is not 0.
  FlowReserved = DDZ_ERR_FLOW_RESERVED,
  /// The deal is over.
  TurnOver = DDZ_ERR_TURN_OVER,
  /// This action is not possible in this phase of the game.
  TurnPhase = DDZ_ERR_TURN_PHASE,
  /// It is not this seat's turn.
  TurnSeat = DDZ_ERR_TURN_SEAT,
  /// This seat has answered already.
  TurnDecided = DDZ_ERR_TURN_DECIDED,
  /// A field that this kind of action does not use is not 0.
  TurnField = DDZ_ERR_TURN_FIELD,
  /// A bid is 1, 2 or 3.
  TurnBidRange = DDZ_ERR_TURN_BID_RANGE,
  /// The bid is not above the highest so far.
  TurnBidLow = DDZ_ERR_TURN_BID_LOW,
  /// The flow does not offer that doubling.
  TurnDouble = DDZ_ERR_TURN_DOUBLE,
  /// The hand cannot be shown at that moment, or lies open already.
  TurnShow = DDZ_ERR_TURN_SHOW,
  /// The leader may not pass.
  TurnLead = DDZ_ERR_TURN_LEAD,
  /// A card is not in the seat's hand.
  TurnNotHeld = DDZ_ERR_TURN_NOT_HELD,
  /// The cards are not a play.
  TurnNotAPlay = DDZ_ERR_TURN_NOT_A_PLAY,
  /// The cards cannot be read as the play that was declared.
  TurnReading = DDZ_ERR_TURN_READING,
  /// The play does not beat the one on the table.
  TurnNotHigher = DDZ_ERR_TURN_NOT_HIGHER,
  /// The turn that is answered is not the turn of the game.
  TurnStale = DDZ_ERR_TURN_STALE,
  /// The hands of the position have more cards of a rank than a deck has.
  PositionDeck = DDZ_ERR_POSITION_DECK,
  /// A position has 2 or 3 seats.
  PositionSeats = DDZ_ERR_POSITION_SEATS,
  /// solo, to_move or table_seat is no seat of the position.
  PositionSeat = DDZ_ERR_POSITION_SEAT,
  /// handicap is not 0: there are no games with a handicap yet.
  PositionHandicap = DDZ_ERR_POSITION_HANDICAP,
  /// A seat that the position does not have holds cards.
  PositionAbsent = DDZ_ERR_POSITION_ABSENT,
  /// A hand of the position has more than 20 cards.
  PositionHand = DDZ_ERR_POSITION_HAND,
  /// More than one hand of the position is empty.
  PositionEmpty = DDZ_ERR_POSITION_EMPTY,
  /// table and table_seat do not go together, or table_seat is to move.
  PositionTableSeat = DDZ_ERR_POSITION_TABLE_SEAT,
  /// A hand of the position is empty, but its seat did not put down the last play.
  PositionOver = DDZ_ERR_POSITION_OVER,
  /// The deck and the hands leave no cards for the play on the table.
  PositionTable = DDZ_ERR_POSITION_TABLE,
  /// passed is not the seats between table_seat and to_move.
  PositionPassed = DDZ_ERR_POSITION_PASSED,
  /// The rocket lies on the table, but it ends the trick at once.
  PositionRocket = DDZ_ERR_POSITION_ROCKET,
  /// must_beat or rocket_ends_trick is neither 0 nor 1.
  PositionSwitch = DDZ_ERR_POSITION_SWITCH,
  /// A reserved byte of the position is not 0.
  PositionReserved = DDZ_ERR_POSITION_RESERVED,
  /// The cards of the game are not being played yet, or the deal was void.
  PositionPhase = DDZ_ERR_POSITION_PHASE,
  /// A seat that can beat the table may not pass.
  PositionMustBeat = DDZ_ERR_POSITION_MUST_BEAT,
  /// The buffer is too small; the required length has been written.
  Buffer = DDZ_ERR_BUFFER,
  /// The memory for solving has fewer than 65536 bytes.
  SolveMemory = DDZ_ERR_SOLVE_MEMORY,
  /// The position is over: there is nothing to solve.
  SolveOver = DDZ_ERR_SOLVE_OVER,
  /// The memory was not prepared for solving, or was changed since.
  SolveUnprepared = DDZ_ERR_SOLVE_UNPREPARED,
  /// The memory was prepared for another goal than this call answers.
  SolveGoal = DDZ_ERR_SOLVE_GOAL,
  /// The answer is not known yet: more positions must be looked at.
  SolveUnknown = DDZ_ERR_SOLVE_UNKNOWN,
  /// The bot is asked for more playouts than it ever plays, or a reserved byte of its options
  /// is not 0.
  BotOptions = DDZ_ERR_BOT_OPTIONS,
  /// The seat of the view may not act now.
  BotSeat = DDZ_ERR_BOT_SEAT,
  /// No game has this view.
  BotView = DDZ_ERR_BOT_VIEW,
  /// The memory of the bot is too small.
  BotRoom = DDZ_ERR_BOT_ROOM,
  /// The memory is not that of a bot, or was damaged.
  BotMemory = DDZ_ERR_BOT_MEMORY,
  /// Internal error of the library; please report it.
  Internal = DDZ_ERR_INTERNAL
};

}  // namespace ddz

#endif
