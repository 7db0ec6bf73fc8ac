// Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.

import * as n from "./numbers";

/** What a play is. */
export enum PlayKind {
  /** A pass, or not a play. */
  None = n.KIND_NONE,
  /** 单张: one card. */
  Single = n.KIND_SINGLE,
  /** 对子: two of a rank; the two jokers are a rocket. */
  Pair = n.KIND_PAIR,
  /** 三张: three of a rank. */
  Trio = n.KIND_TRIO,
  /** 三带一: a trio with one card of another rank. */
  TrioSingle = n.KIND_TRIO_SINGLE,
  /** 三带一对: a trio with a pair. */
  TrioPair = n.KIND_TRIO_PAIR,
  /** 顺子: singles in sequence, 3 to A. */
  Straight = n.KIND_STRAIGHT,
  /** 连对: pairs in sequence, 3 to A. */
  PairStraight = n.KIND_PAIR_STRAIGHT,
  /** 飞机: trios in sequence, 3 to A. */
  Plane = n.KIND_PLANE,
  /** 飞机带单: a plane with one card a trio. */
  PlaneSingles = n.KIND_PLANE_SINGLES,
  /** 飞机带对: a plane with one pair a trio. */
  PlanePairs = n.KIND_PLANE_PAIRS,
  /** 四带二: a quad with two cards; not a bomb. */
  FourSingles = n.KIND_FOUR_SINGLES,
  /** 四带两对: a quad with two pairs; not a bomb. */
  FourPairs = n.KIND_FOUR_PAIRS,
  /** 航天飞机: quads in sequence, 3 to A. */
  Shuttle = n.KIND_SHUTTLE,
  /** 航天飞机带小翼: a shuttle with two cards a quad. */
  ShuttleSingles = n.KIND_SHUTTLE_SINGLES,
  /** 航天飞机带大翼: a shuttle with two pairs a quad. */
  ShuttlePairs = n.KIND_SHUTTLE_PAIRS,
  /** 炸弹: four of a rank; beats all but higher bombs and the rocket. */
  Bomb = n.KIND_BOMB,
  /** 火箭: both jokers; beats everything. */
  Rocket = n.KIND_ROCKET,
}

/** Ranks from low to high. */
export enum Rank {
  /** 3 */
  Three = n.RANK_3,
  /** 4 */
  Four = n.RANK_4,
  /** 5 */
  Five = n.RANK_5,
  /** 6 */
  Six = n.RANK_6,
  /** 7 */
  Seven = n.RANK_7,
  /** 8 */
  Eight = n.RANK_8,
  /** 9 */
  Nine = n.RANK_9,
  /** 10 */
  Ten = n.RANK_10,
  /** J */
  Jack = n.RANK_J,
  /** Q */
  Queen = n.RANK_Q,
  /** K */
  King = n.RANK_K,
  /** A: the highest rank of a sequence. */
  Ace = n.RANK_A,
  /** 2 */
  Two = n.RANK_2,
  /** 小王, `x` */
  SmallJoker = n.RANK_SMALL_JOKER,
  /** 大王, `X` */
  BigJoker = n.RANK_BIG_JOKER,
}

/** Rule sets by name. */
export enum Preset {
  /** The official competition rules of 2016. */
  Standard = n.PRESET_STANDARD,
  /** As Pagat describes the game. */
  Pagat = n.PRESET_PAGAT,
  /** 欢乐斗地主, as its rules are retold. */
  Happy = n.PRESET_HAPPY,
  /** The ET/Unity client: no wings on planes, no four with two. */
  Et = n.PRESET_ET,
  /** The u3d client: shuttles allowed. */
  U3d = n.PRESET_U3D,
  /** The Egret client: a quad may be two pairs. */
  Egret = n.PRESET_EGRET,
  /** The WHGame family (CGameLogic). */
  Whgame = n.PRESET_WHGAME,
  /** The Cocos2d-x client. */
  Cocos = n.PRESET_COCOS,
  /** RLCard: the same plays as Standard. */
  Rlcard = n.PRESET_RLCARD,
  /** DouZero, as its move generator has it. */
  Douzero = n.PRESET_DOUZERO,
  /** OpenSpiel: no four with two. */
  Openspiel = n.PRESET_OPENSPIEL,
  /** Botzone FightTheLandlord2: shuttles allowed. */
  Botzone = n.PRESET_BOTZONE,
}

/** A quad with two cards. */
export enum FourSingles {
  /** Not a play. */
  Off = n.FOUR_SINGLES_OFF,
  /** Two cards of different ranks. */
  Distinct = n.FOUR_SINGLES_DISTINCT,
  /** Any two cards: a pair as well. */
  Pair = n.FOUR_SINGLES_PAIR,
}

/** A quad with two pairs. */
export enum FourPairs {
  /** Not a play. */
  Off = n.FOUR_PAIRS_OFF,
  /** Two pairs of different ranks. */
  Distinct = n.FOUR_PAIRS_DISTINCT,
  /** Any two pairs: another quad as well. */
  Quad = n.FOUR_PAIRS_QUAD,
}

/** Quads in sequence. */
export enum Shuttle {
  /** Not a play. */
  Off = n.SHUTTLE_OFF,
  /** An ordinary play. */
  Play = n.SHUTTLE_PLAY,
  /** A bomb: beats every single bomb and shorter shuttles; the rocket beats it. */
  Bomb = n.SHUTTLE_BOMB,
}

/** Languages of texts. */
export enum Language {
  /** English. */
  English = n.LANGUAGE_ENGLISH,
  /** 中文 (简体). */
  Chinese = n.LANGUAGE_CHINESE,
}

/** How `Cards.sort` sorts. */
export enum Order {
  /** High to low; spade, heart, club, diamond inside a rank. */
  RankDesc = n.ORDER_RANK_DESC,
  /** Low to high; diamond, club, heart, spade inside a rank. */
  RankAsc = n.ORDER_RANK_ASC,
  /** Larger groups first, then high to low: 66633, 665543. */
  Grouped = n.ORDER_GROUPED,
}

/** The card ids of other programs. */
export enum Format {
  /** 1..54: A, 2, 3 … K, four each (heart, diamond, spade, club), 53 small joker, 54
   * big joker. */
  Egret = n.FORMAT_EGRET,
  /** 0..53: rank * 4 + suit, 3 lowest (heart, diamond, spade, club), 52 small joker,
   * 53 big joker. */
  Botzone = n.FORMAT_BOTZONE,
  /** 0..53: suit * 13 + rank, 3 lowest (club, diamond, heart, spade), 52 small joker,
   * 53 big joker. */
  Openspiel = n.FORMAT_OPENSPIEL,
}

/** How `Cards.format` writes cards. */
export enum Style {
  /** `3TJQKA2xX` */
  Ranks = n.STYLE_RANKS,
  /** `♠3 ♥T x X` */
  Suited = n.STYLE_SUITED,
  /** `黑桃3 红桃10 小王 大王` */
  Chinese = n.STYLE_CHINESE,
}

/** What is asked of a position. */
export enum Goal {
  /** Who wins, and where that is the side to move, by which move. */
  Winner = n.GOAL_WINNER,
  /** Besides, the moves to the end: the side that wins hurries, the other one holds
   * out. */
  Line = n.GOAL_LINE,
  /** Besides the winner, who wins behind each move. */
  All = n.GOAL_ALL,
}

/** Who wins a position. */
export enum Side {
  /** It is not known yet. */
  Unknown = n.SIDE_UNKNOWN,
  /** The seat that plays alone. */
  Solo = n.SIDE_SOLO,
  /** The other seats. */
  Others = n.SIDE_OTHERS,
}

/** How a deal goes, by name. */
export enum FlowPreset {
  /** The official competition rules of 2016: one round of bids, the bottom shown
   * after doubling, farmers double before the landlord. */
  Standard = n.FLOW_STANDARD,
  /** As Pagat describes the game: bids until two pass. */
  Pagat = n.FLOW_PAGAT,
  /** 欢乐斗地主, as its rules are retold: call and rob, show-hand, every seat may double. */
  Happy = n.FLOW_HAPPY,
  /** The server of the ET/Unity client: call and rob, each worth two; the rocket
   * counts four. */
  Et = n.FLOW_ET,
  /** The WHGame family: one round of bids, the rocket ends the trick, doubles
   * multiply for all. */
  Whgame = n.FLOW_WHGAME,
  /** OpenSpiel: bids until two pass, nobody bids is a draw. */
  Openspiel = n.FLOW_OPENSPIEL,
  /** DouZero: no auction, no spring. */
  Douzero = n.FLOW_DOUZERO,
  /** The Cocos2d-x client: when nobody bids, the first seat is the landlord at three. */
  Cocos = n.FLOW_COCOS,
  /** The classic rules of the large platforms: one round of bids, no doubling. */
  Classic = n.FLOW_CLASSIC,
}

/** Who bids first. */
export enum FirstBidder {
  /** `firstSeat`, after a redeal too. */
  Given = n.FIRST_GIVEN,
  /** `firstSeat`; the next seat after each redeal. */
  Next = n.FIRST_NEXT,
  /** Drawn from the seed for each deal; `firstSeat` when the deck was given. */
  Random = n.FIRST_RANDOM,
  /** Who was dealt a card that lies face up, drawn from the seed; `firstSeat` when
   * the deck was given. */
  FaceUp = n.FIRST_FACE_UP,
}

/** How the landlord is found. */
export enum BidStyle {
  /** 叫分: each seat once bids more than those before, or passes; 3 ends it. */
  ScoreOnce = n.BID_SCORE_ONCE,
  /** 叫分: until two pass in a row after a bid; 3 ends it; who passed may come back. */
  ScoreUntilTwoPasses = n.BID_SCORE_UNTIL_TWO_PASSES,
  /** 叫地主, 抢地主: the first to call, then the seats after it that have not declined may
   * rob. */
  CallRob = n.BID_CALL_ROB,
  /** No auction: the first bidder is the landlord. */
  None = n.BID_NONE,
}

/** Who may take the landlord's place back after a rob. */
export enum RobBack {
  /** Nobody. */
  None = n.ROB_BACK_NONE,
  /** The caller, once. */
  Caller = n.ROB_BACK_CALLER,
  /** The caller, once, if that was the first seat asked. */
  First = n.ROB_BACK_FIRST,
}

/** What happens when nobody bids. */
export enum AllPass {
  /** A new deal from the same seed; the end, void, when the deck was given. */
  Redeal = n.ALL_PASS_REDEAL,
  /** The end, void: nobody wins. */
  Draw = n.ALL_PASS_DRAW,
  /** The first bidder is the landlord, at forcedBid. */
  Forced = n.ALL_PASS_FORCED,
}

/** When all see the bottom. */
export enum BottomShown {
  /** When the landlord takes it, before the doubling. */
  AfterBid = n.BOTTOM_AFTER_BID,
  /** When the landlord takes it, after the doubling. */
  AfterDoubling = n.BOTTOM_AFTER_DOUBLING,
  /** Never; the landlord takes it before the doubling. */
  Never = n.BOTTOM_NEVER,
}

/** Who may double. */
export enum Doubling {
  /** Nobody. */
  None = n.DOUBLING_NONE,
  /** The farmers, then the landlord, only against farmers who doubled. */
  FarmersFirst = n.DOUBLING_FARMERS_FIRST,
  /** Every seat; each farmer settles with their own factor times the landlord's. */
  Pairwise = n.DOUBLING_PAIRWISE,
  /** Every seat; all factors multiply for all. */
  Global = n.DOUBLING_GLOBAL,
}

/** When a hand was shown. */
export enum Shown {
  /** Not shown, not declined. */
  Undecided = n.SHOW_UNDECIDED,
  /** Before the deal. */
  Before = n.SHOW_BEFORE,
  /** Early in the deal. */
  Early = n.SHOW_EARLY,
  /** Late in the deal. */
  Late = n.SHOW_LATE,
  /** By the landlord, before the first lead. */
  Landlord = n.SHOW_LANDLORD,
  /** Declined before the auction. */
  Declined = n.SHOW_DECLINED,
}

/** What a game waits for. */
export enum Phase {
  /** Who shows a hand? Every seat answers, in any order. */
  Show = n.PHASE_SHOW,
  /** A bid or a pass. */
  Bid = n.PHASE_BID,
  /** A call or a pass. */
  Call = n.PHASE_CALL,
  /** A rob or a pass. */
  Rob = n.PHASE_ROB,
  /** Who doubles? The seats that may answer do so in any order. */
  Double = n.PHASE_DOUBLE,
  /** Does the landlord double against the farmers who doubled? */
  Redouble = n.PHASE_REDOUBLE,
  /** A play or a pass. */
  Play = n.PHASE_PLAY,
  /** Nothing: the deal is over. */
  Over = n.PHASE_OVER,
}

/** What a seat last said in the auction. */
export enum Said {
  /** It was not asked yet. */
  Nothing = n.SAID_NOTHING,
  /** One. */
  Bid1 = n.SAID_BID_1,
  /** Two. */
  Bid2 = n.SAID_BID_2,
  /** Three. */
  Bid3 = n.SAID_BID_3,
  /** Pass. */
  Pass = n.SAID_PASS,
  /** 叫地主. */
  Call = n.SAID_CALL,
  /** 抢地主. */
  Rob = n.SAID_ROB,
}

/** The factors of doubling. */
export enum DoubleFactor {
  /** Not asked, not answered, or not to be known yet. */
  Undecided = n.DOUBLE_UNDECIDED,
  /** Declined. */
  No = n.DOUBLE_NO,
  /** 加倍. */
  Two = n.DOUBLE_TWO,
  /** 超级加倍, where the flow has superDouble. */
  Four = n.DOUBLE_FOUR,
}

/** What a seat does. */
export enum ActionKind {
  /** Passes: no bid, no call, no rob, no doubling, no show, no play. */
  Pass = n.ACTION_PASS,
  /** Bids `value`, 1..3. */
  Bid = n.ACTION_BID,
  /** 叫地主. */
  Call = n.ACTION_CALL,
  /** 抢地主. */
  Rob = n.ACTION_ROB,
  /** Doubles by `value`, 2 or 4. */
  Double = n.ACTION_DOUBLE,
  /** Shows the hand; `value` is Shown, when. */
  Show = n.ACTION_SHOW,
  /** Plays `cards`, in the reading `declared` if that is not all 0. */
  Play = n.ACTION_PLAY,
  /** The clock ran out: passes, or leads the lowest card where there is no passing. */
  Timeout = n.ACTION_TIMEOUT,
}

/** How to act for an absent player. */
export enum Auto {
  /** Passes wherever that is possible, else leads the lowest card. */
  Timeout = n.AUTO_TIMEOUT,
  /** Plays the first hint, but not on the partner's play unless it wins; passes
   * outside the play. */
  Hint = n.AUTO_HINT,
  /** Plays by the list policy, which knows partners and counts cards; passes outside
   * the play. The best of the three. */
  List = n.AUTO_LIST,
}

/** How strong a bot is: a number of playouts for each choice, never a time. */
export enum BotLevel {
  /** No playouts: plays sensibly and errs like a beginner, who spends bombs and high
   * cards and beats the partner. */
  Beginner = n.BOT_LEVEL_BEGINNER,
  /** No playouts: knows its partner, and is careless with bombs and high cards. */
  Casual = n.BOT_LEVEL_CASUAL,
  /** No playouts: the list policy, as Auto.List. */
  List = n.BOT_LEVEL_LIST,
  /** 50 playouts. */
  Fair = n.BOT_LEVEL_FAIR,
  /** 200 playouts. */
  Good = n.BOT_LEVEL_GOOD,
  /** 500 playouts. */
  Strong = n.BOT_LEVEL_STRONG,
  /** 2600 playouts, with a tree. */
  Expert = n.BOT_LEVEL_EXPERT,
  /** 10000 playouts, with a tree. */
  Strongest = n.BOT_LEVEL_STRONGEST,
}

/** How a bot bids and doubles. */
export enum BotStyle {
  /** By the chance alone. */
  Calculating = n.BOT_STYLE_CALCULATING,
  /** Only with a better chance than that. */
  Careful = n.BOT_STYLE_CAREFUL,
  /** With a worse one too. */
  Daring = n.BOT_STYLE_DARING,
}

/** Whether one side never came to play. */
export enum Spring {
  /** Neither. */
  None = n.SPRING_NONE,
  /** 春天: the landlord won and no farmer played. */
  Landlord = n.SPRING_LANDLORD,
  /** 反春天: the farmers won and the landlord played once. */
  Farmers = n.SPRING_FARMERS,
}

/** What a call answers when it could not do its work. */
export enum Status {
  /** Success. */
  Ok = n.OK,
  /** A required pointer is null. */
  Null = n.ERR_NULL,
  /** A length is out of range. */
  Length = n.ERR_LENGTH,
  /** An argument is not one of its named constants. */
  Enum = n.ERR_ENUM,
  /** `structSize` is not the size of this version's struct. */
  StructSize = n.ERR_STRUCT_SIZE,
  /** The text does not name cards, or a position. */
  Text = n.ERR_TEXT,
  /** The rule set cannot produce the play on the table. */
  Play = n.ERR_PLAY,
  /** The bytes are not a possible state of a game. */
  Game = n.ERR_GAME,
  /** The bytes are not a packed game, a record or an action of one that this library
   * reads. */
  Format = n.ERR_FORMAT,
  /** The checksum does not match the bytes. */
  Checksum = n.ERR_CHECKSUM,
  /** A byte or an id is not a card. */
  Card = n.ERR_CARD,
  /** A card appears twice. */
  Duplicate = n.ERR_DUPLICATE,
  /** There are more cards than the call takes. */
  TooMany = n.ERR_TOO_MANY,
  /** A switch of the rule set is out of range. */
  RulesRange = n.ERR_RULES_RANGE,
  /** fourRocket is on without fourSingles. */
  RulesFourRocket = n.ERR_RULES_FOUR_ROCKET,
  /** wingPairsQuad is on without planePairs. */
  RulesWingPairsQuad = n.ERR_RULES_WING_PAIRS_QUAD,
  /** wingAdjacentTrio is on with wingRepeat below 3. */
  RulesWingAdjacentTrio = n.ERR_RULES_WING_ADJACENT_TRIO,
  /** shuttleSingles or shuttlePairs is on without shuttle. */
  RulesShuttleWings = n.ERR_RULES_SHUTTLE_WINGS,
  /** wingRocket is on with neither planeSingles nor shuttleSingles. */
  RulesWingRocket = n.ERR_RULES_WING_ROCKET,
  /** A reserved byte of the rule set is not 0. */
  RulesReserved = n.ERR_RULES_RESERVED,
  /** kindsOff has a bit that is no kind of play. */
  RulesKinds = n.ERR_RULES_KINDS,
  /** A switch of the flow is out of range. */
  FlowRange = n.ERR_FLOW_RANGE,
  /** robBack is on without BidStyle.CallRob. */
  FlowRobBack = n.ERR_FLOW_ROB_BACK,
  /** redealMax is on without AllPass.Redeal. */
  FlowRedealMax = n.ERR_FLOW_REDEAL_MAX,
  /** revealerBidsFirst or revealerTakes is on without a show before the auction. */
  FlowRevealer = n.ERR_FLOW_REVEALER,
  /** bottomShown is AfterDoubling, but doubling is None. */
  FlowBottom = n.ERR_FLOW_BOTTOM,
  /** superDouble is on without doubling. */
  FlowSuperDouble = n.ERR_FLOW_SUPER_DOUBLE,
  /** A score may pass the range of 32 bits; a lower base or a cap helps. */
  FlowOverflow = n.ERR_FLOW_OVERFLOW,
  /** A reserved byte of the flow is not 0. */
  FlowReserved = n.ERR_FLOW_RESERVED,
  /** The deal is over. */
  TurnOver = n.ERR_TURN_OVER,
  /** This action is not possible in this phase of the game. */
  TurnPhase = n.ERR_TURN_PHASE,
  /** It is not this seat's turn. */
  TurnSeat = n.ERR_TURN_SEAT,
  /** This seat has answered already. */
  TurnDecided = n.ERR_TURN_DECIDED,
  /** A field that this kind of action does not use is not 0. */
  TurnField = n.ERR_TURN_FIELD,
  /** A bid is 1, 2 or 3. */
  TurnBidRange = n.ERR_TURN_BID_RANGE,
  /** The bid is not above the highest so far. */
  TurnBidLow = n.ERR_TURN_BID_LOW,
  /** The flow does not offer that doubling. */
  TurnDouble = n.ERR_TURN_DOUBLE,
  /** The hand cannot be shown at that moment, or lies open already. */
  TurnShow = n.ERR_TURN_SHOW,
  /** The leader may not pass. */
  TurnLead = n.ERR_TURN_LEAD,
  /** A card is not in the seat's hand. */
  TurnNotHeld = n.ERR_TURN_NOT_HELD,
  /** The cards are not a play. */
  TurnNotAPlay = n.ERR_TURN_NOT_A_PLAY,
  /** The cards cannot be read as the play that was declared. */
  TurnReading = n.ERR_TURN_READING,
  /** The play does not beat the one on the table. */
  TurnNotHigher = n.ERR_TURN_NOT_HIGHER,
  /** The turn that is answered is not the turn of the game. */
  TurnStale = n.ERR_TURN_STALE,
  /** The hands of the position have more cards of a rank than a deck has. */
  PositionDeck = n.ERR_POSITION_DECK,
  /** A position has 2 or 3 seats. */
  PositionSeats = n.ERR_POSITION_SEATS,
  /** solo, `toMove` or `tableSeat` is no seat of the position. */
  PositionSeat = n.ERR_POSITION_SEAT,
  /** handicap is not 0: there are no games with a handicap yet. */
  PositionHandicap = n.ERR_POSITION_HANDICAP,
  /** A seat that the position does not have holds cards. */
  PositionAbsent = n.ERR_POSITION_ABSENT,
  /** A hand of the position has more than 20 cards. */
  PositionHand = n.ERR_POSITION_HAND,
  /** More than one hand of the position is empty. */
  PositionEmpty = n.ERR_POSITION_EMPTY,
  /** table and `tableSeat` do not go together, or `tableSeat` is to move. */
  PositionTableSeat = n.ERR_POSITION_TABLE_SEAT,
  /** A hand of the position is empty, but its seat did not put down the last play. */
  PositionOver = n.ERR_POSITION_OVER,
  /** The deck and the hands leave no cards for the play on the table. */
  PositionTable = n.ERR_POSITION_TABLE,
  /** passed is not the seats between `tableSeat` and `toMove`. */
  PositionPassed = n.ERR_POSITION_PASSED,
  /** The rocket lies on the table, but it ends the trick at once. */
  PositionRocket = n.ERR_POSITION_ROCKET,
  /** `mustBeat` or rocketEndsTrick is neither 0 nor 1. */
  PositionSwitch = n.ERR_POSITION_SWITCH,
  /** A reserved byte of the position is not 0. */
  PositionReserved = n.ERR_POSITION_RESERVED,
  /** The cards of the game are not being played yet, or the deal was void. */
  PositionPhase = n.ERR_POSITION_PHASE,
  /** A seat that can beat the table may not pass. */
  PositionMustBeat = n.ERR_POSITION_MUST_BEAT,
  /** The buffer is too small; the required length has been written. */
  Buffer = n.ERR_BUFFER,
  /** The memory for solving has fewer than 65536 bytes. */
  SolveMemory = n.ERR_SOLVE_MEMORY,
  /** The position is over: there is nothing to solve. */
  SolveOver = n.ERR_SOLVE_OVER,
  /** The memory was not prepared for solving, or was changed since. */
  SolveUnprepared = n.ERR_SOLVE_UNPREPARED,
  /** The memory was prepared for another goal than this call answers. */
  SolveGoal = n.ERR_SOLVE_GOAL,
  /** The answer is not known yet: more positions must be looked at. */
  SolveUnknown = n.ERR_SOLVE_UNKNOWN,
  /** The bot is asked for more playouts than it ever plays, or a reserved byte of its
   * options is not 0. */
  BotOptions = n.ERR_BOT_OPTIONS,
  /** The seat of the view may not act now. */
  BotSeat = n.ERR_BOT_SEAT,
  /** No game has this view. */
  BotView = n.ERR_BOT_VIEW,
  /** The memory of the bot is too small. */
  BotRoom = n.ERR_BOT_ROOM,
  /** The memory is not that of a bot, or was damaged. */
  BotMemory = n.ERR_BOT_MEMORY,
  /** Internal error of the library; please report it. */
  Internal = n.ERR_INTERNAL,
}
