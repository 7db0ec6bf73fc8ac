---@meta
-- Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.

---@class ddz
local ddz = {}

---What a play is.
---@enum ddz.kind
ddz.kind = {
  ---A pass, or not a play.
  NONE = 0,
  ---单张: one card.
  SINGLE = 1,
  ---对子: two of a rank; the two jokers are a rocket.
  PAIR = 2,
  ---三张: three of a rank.
  TRIO = 3,
  ---三带一: a trio with one card of another rank.
  TRIO_SINGLE = 4,
  ---三带一对: a trio with a pair.
  TRIO_PAIR = 5,
  ---顺子: singles in sequence, 3 to A.
  STRAIGHT = 6,
  ---连对: pairs in sequence, 3 to A.
  PAIR_STRAIGHT = 7,
  ---飞机: trios in sequence, 3 to A.
  PLANE = 8,
  ---飞机带单: a plane with one card a trio.
  PLANE_SINGLES = 9,
  ---飞机带对: a plane with one pair a trio.
  PLANE_PAIRS = 10,
  ---四带二: a quad with two cards; not a bomb.
  FOUR_SINGLES = 11,
  ---四带两对: a quad with two pairs; not a bomb.
  FOUR_PAIRS = 12,
  ---航天飞机: quads in sequence, 3 to A.
  SHUTTLE = 13,
  ---航天飞机带小翼: a shuttle with two cards a quad.
  SHUTTLE_SINGLES = 14,
  ---航天飞机带大翼: a shuttle with two pairs a quad.
  SHUTTLE_PAIRS = 15,
  ---炸弹: four of a rank; beats all but higher bombs and the rocket.
  BOMB = 16,
  ---火箭: both jokers; beats everything.
  ROCKET = 17,
}

---Ranks from low to high.
---@enum ddz.rank
ddz.rank = {
  ---3
  THREE = 0,
  ---4
  FOUR = 1,
  ---5
  FIVE = 2,
  ---6
  SIX = 3,
  ---7
  SEVEN = 4,
  ---8
  EIGHT = 5,
  ---9
  NINE = 6,
  ---10
  TEN = 7,
  ---J
  JACK = 8,
  ---Q
  QUEEN = 9,
  ---K
  KING = 10,
  ---A: the highest rank of a sequence.
  ACE = 11,
  ---2
  TWO = 12,
  ---小王, `x`
  SMALL_JOKER = 13,
  ---大王, `X`
  BIG_JOKER = 14,
}

---Rule sets by name.
---@enum ddz.preset
ddz.preset = {
  ---The official competition rules of 2016.
  STANDARD = 0,
  ---As Pagat describes the game.
  PAGAT = 1,
  ---欢乐斗地主, as its rules are retold.
  HAPPY = 2,
  ---The ET/Unity client: no wings on planes, no four with two.
  ET = 3,
  ---The u3d client: shuttles allowed.
  U3D = 4,
  ---The Egret client: a quad may be two pairs.
  EGRET = 5,
  ---The WHGame family (CGameLogic).
  WHGAME = 6,
  ---The Cocos2d-x client.
  COCOS = 7,
  ---RLCard: the same plays as STANDARD.
  RLCARD = 8,
  ---DouZero, as its move generator has it.
  DOUZERO = 9,
  ---OpenSpiel: no four with two.
  OPENSPIEL = 10,
  ---Botzone FightTheLandlord2: shuttles allowed.
  BOTZONE = 11,
}

---A quad with two cards.
---@enum ddz.four_singles
ddz.four_singles = {
  ---Not a play.
  OFF = 0,
  ---Two cards of different ranks.
  DISTINCT = 1,
  ---Any two cards: a pair as well.
  PAIR = 2,
}

---A quad with two pairs.
---@enum ddz.four_pairs
ddz.four_pairs = {
  ---Not a play.
  OFF = 0,
  ---Two pairs of different ranks.
  DISTINCT = 1,
  ---Any two pairs: another quad as well.
  QUAD = 2,
}

---Quads in sequence.
---@enum ddz.shuttle
ddz.shuttle = {
  ---Not a play.
  OFF = 0,
  ---An ordinary play.
  PLAY = 1,
  ---A bomb: beats every single bomb and shorter shuttles; the rocket beats it.
  BOMB = 2,
}

---Languages of texts.
---@enum ddz.language
ddz.language = {
  ---English.
  ENGLISH = 0,
  ---中文 (简体).
  CHINESE = 1,
}

---How `ddz_cards_sort` sorts.
---@enum ddz.order
ddz.order = {
  ---High to low; spade, heart, club, diamond inside a rank.
  RANK_DESC = 0,
  ---Low to high; diamond, club, heart, spade inside a rank.
  RANK_ASC = 1,
  ---Larger groups first, then high to low: 66633, 665543.
  GROUPED = 2,
}

---The card ids of other programs.
---@enum ddz.format
ddz.format = {
  ---1..54: A, 2, 3 … K, four each (heart, diamond, spade, club), 53 small joker, 54 big joker.
  EGRET = 0,
  ---0..53: rank * 4 + suit, 3 lowest (heart, diamond, spade, club), 52 small joker, 53 big
  ---joker.
  BOTZONE = 1,
  ---0..53: suit * 13 + rank, 3 lowest (club, diamond, heart, spade), 52 small joker, 53 big
  ---joker.
  OPENSPIEL = 2,
}

---How `ddz_cards_format` writes cards.
---@enum ddz.style
ddz.style = {
  ---`3TJQKA2xX`
  RANKS = 0,
  ---`♠3 ♥T x X`
  SUITED = 1,
  ---`黑桃3 红桃10 小王 大王`
  CHINESE = 2,
}

---What is asked of a position.
---@enum ddz.goal
ddz.goal = {
  ---Who wins, and where that is the side to move, by which move.
  WINNER = 0,
  ---Besides, the moves to the end: the side that wins hurries, the other one holds out.
  LINE = 1,
  ---Besides the winner, who wins behind each move.
  ALL = 2,
}

---Who wins a position.
---@enum ddz.side
ddz.side = {
  ---It is not known yet.
  UNKNOWN = 0,
  ---The seat that plays alone.
  SOLO = 1,
  ---The other seats.
  OTHERS = 2,
}

---How a deal goes, by name.
---@enum ddz.flow_preset
ddz.flow_preset = {
  ---The official competition rules of 2016: one round of bids, the bottom shown after
  ---doubling, farmers double before the landlord.
  STANDARD = 0,
  ---As Pagat describes the game: bids until two pass.
  PAGAT = 1,
  ---欢乐斗地主, as its rules are retold: call and rob, show-hand, every seat may double.
  HAPPY = 2,
  ---The server of the ET/Unity client: call and rob, each worth two; the rocket counts four.
  ET = 3,
  ---The WHGame family: one round of bids, the rocket ends the trick, doubles multiply for all.
  WHGAME = 4,
  ---OpenSpiel: bids until two pass, nobody bids is a draw.
  OPENSPIEL = 5,
  ---DouZero: no auction, no spring.
  DOUZERO = 6,
  ---The Cocos2d-x client: when nobody bids, the first seat is the landlord at three.
  COCOS = 7,
  ---The classic rules of the large platforms: one round of bids, no doubling.
  CLASSIC = 8,
}

---Who bids first.
---@enum ddz.first_bidder
ddz.first_bidder = {
  ---first_seat, after a redeal too.
  GIVEN = 0,
  ---first_seat; the next seat after each redeal.
  NEXT = 1,
  ---Drawn from the seed for each deal; first_seat when the deck was given.
  RANDOM = 2,
  ---Who was dealt a card that lies face up, drawn from the seed; first_seat when the deck was
  ---given.
  FACE_UP = 3,
}

---How the landlord is found.
---@enum ddz.bid_style
ddz.bid_style = {
  ---叫分: each seat once bids more than those before, or passes; 3 ends it.
  SCORE_ONCE = 0,
  ---叫分: until two pass in a row after a bid; 3 ends it; who passed may come back.
  SCORE_UNTIL_TWO_PASSES = 1,
  ---叫地主, 抢地主: the first to call, then the seats after it that have not declined may rob.
  CALL_ROB = 2,
  ---No auction: the first bidder is the landlord.
  NONE = 3,
}

---Who may take the landlord's place back after a rob.
---@enum ddz.rob_back
ddz.rob_back = {
  ---Nobody.
  NONE = 0,
  ---The caller, once.
  CALLER = 1,
  ---The caller, once, if that was the first seat asked.
  FIRST = 2,
}

---What happens when nobody bids.
---@enum ddz.all_pass
ddz.all_pass = {
  ---A new deal from the same seed; the end, void, when the deck was given.
  REDEAL = 0,
  ---The end, void: nobody wins.
  DRAW = 1,
  ---The first bidder is the landlord, at forced_bid.
  FORCED = 2,
}

---When all see the bottom.
---@enum ddz.bottom_shown
ddz.bottom_shown = {
  ---When the landlord takes it, before the doubling.
  AFTER_BID = 0,
  ---When the landlord takes it, after the doubling.
  AFTER_DOUBLING = 1,
  ---Never; the landlord takes it before the doubling.
  NEVER = 2,
}

---Who may double.
---@enum ddz.doubling
ddz.doubling = {
  ---Nobody.
  NONE = 0,
  ---The farmers, then the landlord, only against farmers who doubled.
  FARMERS_FIRST = 1,
  ---Every seat; each farmer settles with their own factor times the landlord's.
  PAIRWISE = 2,
  ---Every seat; all factors multiply for all.
  GLOBAL = 3,
}

---When a hand was shown.
---@enum ddz.shown
ddz.shown = {
  ---Not shown, not declined.
  UNDECIDED = 0,
  ---Before the deal.
  BEFORE = 1,
  ---Early in the deal.
  EARLY = 2,
  ---Late in the deal.
  LATE = 3,
  ---By the landlord, before the first lead.
  LANDLORD = 4,
  ---Declined before the auction.
  DECLINED = 5,
}

---What a game waits for.
---@enum ddz.phase
ddz.phase = {
  ---Who shows a hand? Every seat answers, in any order.
  SHOW = 1,
  ---A bid or a pass.
  BID = 2,
  ---A call or a pass.
  CALL = 3,
  ---A rob or a pass.
  ROB = 4,
  ---Who doubles? The seats that may answer do so in any order.
  DOUBLE = 5,
  ---Does the landlord double against the farmers who doubled?
  REDOUBLE = 6,
  ---A play or a pass.
  PLAY = 7,
  ---Nothing: the deal is over.
  OVER = 8,
}

---What a seat last said in the auction.
---@enum ddz.said
ddz.said = {
  ---It was not asked yet.
  NOTHING = 0,
  ---One.
  BID_1 = 1,
  ---Two.
  BID_2 = 2,
  ---Three.
  BID_3 = 3,
  ---Pass.
  PASS = 4,
  ---叫地主.
  CALL = 5,
  ---抢地主.
  ROB = 6,
}

---The factors of doubling.
---@enum ddz.double
ddz.double = {
  ---Not asked, not answered, or not to be known yet.
  UNDECIDED = 0,
  ---Declined.
  NO = 1,
  ---加倍.
  TWO = 2,
  ---超级加倍, where the flow has super_double.
  FOUR = 4,
}

---What a seat does.
---@enum ddz.action_kind
ddz.action_kind = {
  ---Passes: no bid, no call, no rob, no doubling, no show, no play.
  PASS = 1,
  ---Bids `value`, 1..3.
  BID = 2,
  ---叫地主.
  CALL = 3,
  ---抢地主.
  ROB = 4,
  ---Doubles by `value`, 2 or 4.
  DOUBLE = 5,
  ---Shows the hand; `value` is ddz.shown, when.
  SHOW = 6,
  ---Plays `cards`, in the reading `play` if that is not all 0.
  PLAY = 7,
  ---The clock ran out: passes, or leads the lowest card where there is no passing.
  TIMEOUT = 8,
}

---How to act for an absent player.
---@enum ddz.auto
ddz.auto = {
  ---Passes wherever that is possible, else leads the lowest card.
  TIMEOUT = 0,
  ---Plays the first hint, but not on the partner's play unless it wins; passes outside the
  ---play.
  HINT = 1,
  ---Plays by the list policy, which knows partners and counts cards; passes outside the play.
  ---The best of the three.
  LIST = 2,
}

---How strong a bot is: a number of playouts for each choice, never a time.
---@enum ddz.bot_level
ddz.bot_level = {
  ---No playouts: plays sensibly and errs like a beginner, who spends bombs and high cards and
  ---beats the partner.
  BEGINNER = 0,
  ---No playouts: knows its partner, and is careless with bombs and high cards.
  CASUAL = 1,
  ---No playouts: the list policy, as ddz.auto.LIST.
  LIST = 2,
  ---50 playouts.
  FAIR = 3,
  ---200 playouts.
  GOOD = 4,
  ---500 playouts.
  STRONG = 5,
  ---2600 playouts, with a tree.
  EXPERT = 6,
  ---10000 playouts, with a tree.
  STRONGEST = 7,
}

---How a bot bids and doubles.
---@enum ddz.bot_style
ddz.bot_style = {
  ---By the chance alone.
  CALCULATING = 0,
  ---Only with a better chance than that.
  CAREFUL = 1,
  ---With a worse one too.
  DARING = 2,
}

---Whether one side never came to play.
---@enum ddz.spring
ddz.spring = {
  ---Neither.
  NONE = 0,
  ---春天: the landlord won and no farmer played.
  LANDLORD = 1,
  ---反春天: the farmers won and the landlord played once.
  FARMERS = 2,
}

---What a call answers when it could not do its work.
---@enum ddz.status
ddz.status = {
  ---Success.
  OK = 0,
  ---A required pointer is NULL.
  NULL = -100,
  ---A length is out of range.
  LENGTH = -101,
  ---An argument is not one of its named constants.
  ENUM = -102,
  ---struct_size is not the size of this version's struct.
  STRUCT_SIZE = -103,
  ---The text does not name cards, or a position.
  TEXT = -104,
  ---The rule set cannot produce the play on the table.
  PLAY = -105,
  ---The bytes are not a possible state of a game.
  GAME = -106,
  ---The bytes are not a packed game, a record or an action of one that this library reads.
  FORMAT = -107,
  ---The checksum does not match the bytes.
  CHECKSUM = -108,
  ---A byte or an id is not a card.
  CARD = -200,
  ---A card appears twice.
  DUPLICATE = -201,
  ---There are more cards than the call takes.
  TOO_MANY = -202,
  ---A switch of the rule set is out of range.
  RULES_RANGE = -300,
  ---four_rocket is on without four_singles.
  RULES_FOUR_ROCKET = -301,
  ---wing_pairs_quad is on without plane_pairs.
  RULES_WING_PAIRS_QUAD = -302,
  ---wing_adjacent_trio is on with wing_repeat below 3.
  RULES_WING_ADJACENT_TRIO = -303,
  ---shuttle_singles or shuttle_pairs is on without shuttle.
  RULES_SHUTTLE_WINGS = -304,
  ---wing_rocket is on with neither plane_singles nor shuttle_singles.
  RULES_WING_ROCKET = -305,
  ---A reserved byte of the rule set is not 0.
  RULES_RESERVED = -306,
  ---kinds_off has a bit that is no kind of play.
  RULES_KINDS = -307,
  ---A switch of the flow is out of range.
  FLOW_RANGE = -350,
  ---rob_back is on without ddz.bid_style.CALL_ROB.
  FLOW_ROB_BACK = -351,
  ---redeal_max is on without ddz.all_pass.REDEAL.
  FLOW_REDEAL_MAX = -352,
  ---revealer_bids_first or revealer_takes is on without a show before the auction.
  FLOW_REVEALER = -353,
  ---bottom_shown is AFTER_DOUBLING, but doubling is NONE.
  FLOW_BOTTOM = -354,
  ---super_double is on without doubling.
  FLOW_SUPER_DOUBLE = -355,
  ---A score may pass the range of 32 bits; a lower base or a cap helps.
  FLOW_OVERFLOW = -356,
  ---A reserved byte of the flow is not 0.
  FLOW_RESERVED = -357,
  ---The deal is over.
  TURN_OVER = -400,
  ---This action is not possible in this phase of the game.
  TURN_PHASE = -401,
  ---It is not this seat's turn.
  TURN_SEAT = -402,
  ---This seat has answered already.
  TURN_DECIDED = -403,
  ---A field that this kind of action does not use is not 0.
  TURN_FIELD = -404,
  ---A bid is 1, 2 or 3.
  TURN_BID_RANGE = -405,
  ---The bid is not above the highest so far.
  TURN_BID_LOW = -406,
  ---The flow does not offer that doubling.
  TURN_DOUBLE = -407,
  ---The hand cannot be shown at that moment, or lies open already.
  TURN_SHOW = -408,
  ---The leader may not pass.
  TURN_LEAD = -409,
  ---A card is not in the seat's hand.
  TURN_NOT_HELD = -410,
  ---The cards are not a play.
  TURN_NOT_A_PLAY = -411,
  ---The cards cannot be read as the play that was declared.
  TURN_READING = -412,
  ---The play does not beat the one on the table.
  TURN_NOT_HIGHER = -413,
  ---The turn that is answered is not the turn of the game.
  TURN_STALE = -414,
  ---The hands of the position have more cards of a rank than a deck has.
  POSITION_DECK = -470,
  ---A position has 2 or 3 seats.
  POSITION_SEATS = -471,
  ---solo, to_move or table_seat is no seat of the position.
  POSITION_SEAT = -472,
  ---handicap is not 0: there are no games with a handicap yet.
  POSITION_HANDICAP = -473,
  ---A seat that the position does not have holds cards.
  POSITION_ABSENT = -474,
  ---A hand of the position has more than 20 cards.
  POSITION_HAND = -475,
  ---More than one hand of the position is empty.
  POSITION_EMPTY = -476,
  ---table and table_seat do not go together, or table_seat is to move.
  POSITION_TABLE_SEAT = -477,
  ---A hand of the position is empty, but its seat did not put down the last play.
  POSITION_OVER = -478,
  ---The deck and the hands leave no cards for the play on the table.
  POSITION_TABLE = -479,
  ---passed is not the seats between table_seat and to_move.
  POSITION_PASSED = -480,
  ---The rocket lies on the table, but it ends the trick at once.
  POSITION_ROCKET = -481,
  ---must_beat or rocket_ends_trick is neither 0 nor 1.
  POSITION_SWITCH = -482,
  ---A reserved byte of the position is not 0.
  POSITION_RESERVED = -483,
  ---The cards of the game are not being played yet, or the deal was void.
  POSITION_PHASE = -484,
  ---A seat that can beat the table may not pass.
  POSITION_MUST_BEAT = -485,
  ---The buffer is too small; the required length has been written.
  BUFFER = -500,
  ---The memory for solving has fewer than 65536 bytes.
  SOLVE_MEMORY = -510,
  ---The position is over: there is nothing to solve.
  SOLVE_OVER = -511,
  ---The memory was not prepared for solving, or was changed since.
  SOLVE_UNPREPARED = -512,
  ---The memory was prepared for another goal than this call answers.
  SOLVE_GOAL = -513,
  ---The answer is not known yet: more positions must be looked at.
  SOLVE_UNKNOWN = -514,
  ---The bot is asked for more playouts than it ever plays, or a reserved byte of its options
  ---is not 0.
  BOT_OPTIONS = -550,
  ---The seat of the view may not act now.
  BOT_SEAT = -551,
  ---No game has this view.
  BOT_VIEW = -552,
  ---The memory of the bot is too small.
  BOT_ROOM = -553,
  ---The memory is not that of a bot, or was damaged.
  BOT_MEMORY = -554,
  ---Internal error of the library; please report it.
  INTERNAL = -600,
}

---Compare with `ddz_abi_version()` before the first call.
ddz.ABI_VERSION = 1

---Cards in a play or in a hand, at most.
ddz.CARDS_MAX = 20

---Cards in the deck.
ddz.DECK_LEN = 54

---Moves in a list, at most, under rule sets without wild ranks: what `ddz_moves_max` answers
---for 20 cards.
ddz.MOVES_MAX = 837

---Hints in a list, at most, under rule sets without wild ranks: what `ddz_hints_max`
---answers.
ddz.HINTS_MAX = 232

---Readings of the same cards, at most, under rule sets without wild ranks: what
---`ddz_readings_max` answers.
ddz.READINGS_MAX = 3

---Bytes of text that `ddz_cards_parse` and `ddz_position_parse` read, at most.
ddz.TEXT_MAX = 4096

---Bytes of text that `ddz_cards_format` writes, at most.
ddz.WRITTEN_MAX = 486

---Bytes of text that `ddz_position_format` writes, at most.
ddz.POSITION_TEXT_MAX = 128

---Seats of a game, at most; seat numbers grow in playing order.
ddz.SEATS_MAX = 3

---Points of the highest bid.
ddz.BID_MAX = 3

---Actions that `ddz_game_legal` lists, at most.
ddz.LEGAL_MAX = 4

---Bytes that `ddz_game_pack` writes, at most; in any later version too.
ddz.PACKED_MAX = 512

---Bytes that `ddz_record_begin` writes, at most.
ddz.RECORD_BEGIN_MAX = 520

---Bytes that `ddz_record_append` writes, at most.
ddz.RECORD_ENTRY_MAX = 40

---Bytes of a record, at most; no deal has a longer one.
ddz.RECORD_MAX = 65536

---Bytes of memory that a bot of any level needs at most, with the playouts that the level
---has.
ddz.BOT_MEMORY_MAX = 81504

---Redeals of one game, at most; then the deal is void.
ddz.REDEALS_MAX = 255

---No seat: no landlord yet, no winner.
ddz.SEAT_NONE = 255

---Bytes of memory that `ddz_solve_begin` asks for, at least.
ddz.SOLVE_MEMORY_MIN = 65536

---Moves of a line, at most.
ddz.SOLVE_LINE_MAX = 168

---@class ddz.Switches
---@field kinds_off integer Kinds that are switched off, whatever their switches say: bits 1 << ddz.kind; 0 for none. All but ddz.kind.SINGLE can be.
---@field straight_min integer Cards in a straight, at least: 2..12.
---@field pair_straight_min integer Pairs in a pair straight, at least: 2..10.
---@field plane_min integer Trios in a plane, with or without wings, at least: 2..6.
---@field shuttle_min integer Quads in a shuttle, with or without wings, at least: 2..5.
---@field trio_plain integer A trio alone.
---@field trio_single integer A trio with one card.
---@field trio_pair integer A trio with a pair.
---@field plane_singles integer A plane with single cards.
---@field plane_pairs integer A plane with pairs.
---@field wing_repeat integer How many single wings of a plane may share a rank: 1..4.
---@field wing_adjacent_trio integer Three or four equal single wings next to the body; a 2 is never next to an A.
---@field wing_rocket integer Both jokers among single wings.
---@field wing_pairs_quad integer A quad as two pair wings.
---@field four_singles integer A quad with two cards: 0 off, 1 of two ranks, 2 a pair as well.
---@field four_rocket integer Both jokers as these two cards.
---@field four_pairs integer A quad with two pairs: 0 off, 1 of two ranks, 2 a quad as well.
---@field shuttle integer Quads in sequence: 0 off, 1 an ordinary play, 2 a bomb above bombs.
---@field shuttle_singles integer A shuttle with two cards a quad, all of different ranks.
---@field shuttle_pairs integer A shuttle with two pairs a quad, all of different ranks.

---@class ddz.FlowSwitches
---@field base integer Points that are multiplied by everything else: 1 or more. No score may pass 32 bits; a game with large stakes leaves this 1 and multiplies by itself, or sets a cap.
---@field first_bidder ddz.first_bidder Who bids first.
---@field revealer_bids_first integer Whoever shows a hand first, before the auction, bids first.
---@field bid_style ddz.bid_style How the landlord is found.
---@field call_bid integer Points of a bid that a call stands for: 1..3.
---@field rob_back ddz.rob_back Who may take the landlord's place back after a rob.
---@field rob_max integer Robs in one auction, at most: 1..3; the one that takes back counts.
---@field all_pass ddz.all_pass What happens when nobody bids.
---@field redeal_max integer Redeals, at most: 1..100, then the landlord is drawn from the seed; 0 is no such limit.
---@field revealer_takes integer When nobody bids, the first who showed a hand is the landlord.
---@field forced_bid integer The bid of a landlord who did not bid: 1..3.
---@field bottom_shown ddz.bottom_shown When all see the bottom.
---@field doubling ddz.doubling Who may double.
---@field super_double integer May a seat double by 4 as well as by 2?
---@field show_before integer Factor of a hand shown before the deal: 1..6; 0 when not offered.
---@field show_early integer Factor of a hand shown early in the deal: 1..6, or 0.
---@field show_late integer Factor of a hand shown late in the deal: 1..6, or 0.
---@field show_landlord integer Factor of a landlord who shows before the first lead: 1..6, or 0.
---@field show_product integer Do several shows multiply? Otherwise the largest counts.
---@field rocket_ends_trick integer Does the rocket end the trick at once, so that nobody need pass?
---@field rob_factor integer Factor of each rob: 1..4.
---@field bomb_factor integer Factor of each bomb: 1..4.
---@field rocket_factor integer Factor of the rocket: 1..4.
---@field shuttle_factor integer Factor of each shuttle, where ddz_rules.shuttle is 2: 1..8.
---@field spring_factor integer Factor of a landlord who wins before a farmer has played: 1..4.
---@field antispring_factor integer Factor of a landlord who loses after a single play: 1..4.
---@field landlord_share integer Farmers' parts that the landlord wins or loses: 2.
---@field cap integer A farmer's multiplier (all but base and bid) is at most two to the power of this: 1..30; 0 is no limit.
