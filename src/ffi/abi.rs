//! The structs of the C header. Plain bytes and 32-bit numbers, explicit
//! padding, no pointers.
#![allow(non_camel_case_types)]

/// One reading of a set of cards. All 0 is no play: a pass, or a lead where
/// the play on the table is asked for.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ddz_play {
    /// DDZ_KIND_…
    pub kind: u8,
    /// Index of the highest rank of the body, 0..14.
    pub rank: u8,
    /// Ranks in the body; 1 for every kind that is not a sequence.
    pub length: u8,
    /// How many cards, wings included.
    pub cards: u8,
}

/// A play with the cards that make it.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_move {
    /// What is played.
    pub play: ddz_play,
    /// The cards, taken from the hand: body first, then wings; unused bytes 0.
    pub cards: [u8; 20],
}

/// A rule set: one byte a switch.
///
/// Minima are numbers; the others are 0 no, 1 yes, unless they say more.
/// Fill it with ddz_rules_preset, then change what differs; ddz_rules_check
/// names the first contradiction.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_rules {
    /// sizeof(ddz_rules), set before every call.
    pub struct_size: u32,
    /// Kinds that are switched off, whatever their switches say: bits
    /// 1 << DDZ_KIND_…; 0 for none. All but DDZ_KIND_SINGLE can be.
    pub kinds_off: u32,
    /// Cards in a straight, at least: 2..12.
    pub straight_min: u8,
    /// Pairs in a pair straight, at least: 2..10.
    pub pair_straight_min: u8,
    /// Trios in a plane, with or without wings, at least: 2..6.
    pub plane_min: u8,
    /// Quads in a shuttle, with or without wings, at least: 2..5.
    pub shuttle_min: u8,
    /// A trio alone.
    pub trio_plain: u8,
    /// A trio with one card.
    pub trio_single: u8,
    /// A trio with a pair.
    pub trio_pair: u8,
    /// A plane with single cards.
    pub plane_singles: u8,
    /// A plane with pairs.
    pub plane_pairs: u8,
    /// How many single wings of a plane may share a rank: 1..4.
    pub wing_repeat: u8,
    /// Three or four equal single wings next to the body; a 2 is never next
    /// to an A.
    pub wing_adjacent_trio: u8,
    /// Both jokers among single wings.
    pub wing_rocket: u8,
    /// A quad as two pair wings.
    pub wing_pairs_quad: u8,
    /// A quad with two cards: 0 off, 1 of two ranks, 2 a pair as well.
    pub four_singles: u8,
    /// Both jokers as these two cards.
    pub four_rocket: u8,
    /// A quad with two pairs: 0 off, 1 of two ranks, 2 a quad as well.
    pub four_pairs: u8,
    /// Quads in sequence: 0 off, 1 an ordinary play, 2 a bomb above bombs.
    pub shuttle: u8,
    /// A shuttle with two cards a quad, all of different ranks.
    pub shuttle_singles: u8,
    /// A shuttle with two pairs a quad, all of different ranks.
    pub shuttle_pairs: u8,
    /// 0.
    pub reserved: [u8; 21],
}

/// The options of bidding, doubling, dealing and scoring: one byte a switch.
///
/// Fill it with ddz_flow_preset, then change what differs; ddz_flow_check names
/// the first contradiction. Switches are 0 no, 1 yes, unless they say more.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_flow {
    /// sizeof(ddz_flow), set before every call.
    pub struct_size: u32,
    /// Points that are multiplied by everything else: 1 or more. No score may
    /// pass 32 bits; a game with large stakes leaves this 1 and multiplies by
    /// itself, or sets a cap.
    pub base: u32,
    /// Who bids first: DDZ_FIRST_…
    pub first_bidder: u8,
    /// Whoever shows a hand first, before the auction, bids first.
    pub revealer_bids_first: u8,
    /// How the landlord is found: DDZ_BID_…
    pub bid_style: u8,
    /// Points of a bid that a call stands for: 1..3.
    pub call_bid: u8,
    /// Who may take the landlord's place back after a rob: DDZ_ROB_BACK_…
    pub rob_back: u8,
    /// Robs in one auction, at most: 1..3; the one that takes back counts.
    pub rob_max: u8,
    /// What happens when nobody bids: DDZ_ALL_PASS_…
    pub all_pass: u8,
    /// Redeals, at most: 1..100, then the landlord is drawn from the seed; 0 is
    /// no such limit.
    pub redeal_max: u8,
    /// When nobody bids, the first who showed a hand is the landlord.
    pub revealer_takes: u8,
    /// The bid of a landlord who did not bid: 1..3.
    pub forced_bid: u8,
    /// When all see the bottom: DDZ_BOTTOM_…
    pub bottom_shown: u8,
    /// Who may double: DDZ_DOUBLING_…
    pub doubling: u8,
    /// May a seat double by 4 as well as by 2?
    pub super_double: u8,
    /// Factor of a hand shown before the deal: 1..6; 0 when not offered.
    pub show_before: u8,
    /// Factor of a hand shown early in the deal: 1..6, or 0.
    pub show_early: u8,
    /// Factor of a hand shown late in the deal: 1..6, or 0.
    pub show_late: u8,
    /// Factor of a landlord who shows before the first lead: 1..6, or 0.
    pub show_landlord: u8,
    /// Do several shows multiply? Otherwise the largest counts.
    pub show_product: u8,
    /// Does the rocket end the trick at once, so that nobody need pass?
    pub rocket_ends_trick: u8,
    /// Factor of each rob: 1..4.
    pub rob_factor: u8,
    /// Factor of each bomb: 1..4.
    pub bomb_factor: u8,
    /// Factor of the rocket: 1..4.
    pub rocket_factor: u8,
    /// Factor of each shuttle, where ddz_rules.shuttle is 2: 1..8.
    pub shuttle_factor: u8,
    /// Factor of a landlord who wins before a farmer has played: 1..4.
    pub spring_factor: u8,
    /// Factor of a landlord who loses after a single play: 1..4.
    pub antispring_factor: u8,
    /// Farmers' parts that the landlord wins or loses: 2.
    pub landlord_share: u8,
    /// A farmer's multiplier (all but base and bid) is at most two to the power
    /// of this: 1..30; 0 is no limit.
    pub cap: u8,
    /// 0.
    pub reserved: [u8; 93],
}

/// One deal: what a server keeps. Copy it with memcpy, compare it with memcmp.
///
/// Made by ddz_game_new, changed by ddz_game_act; every call checks it and
/// refuses bytes that contradict each other (DDZ_ERR_GAME). It holds every hand
/// and the seed, so a player is sent a ddz_view. ddz_game_pack writes it for
/// files and networks.
///
/// Seats are 0..2 or DDZ_SEAT_NONE; a set of seats has bit 1 << seat. A set of
/// cards is two words, the low one first: bit rank * 4 + suit, a joker at
/// rank * 4.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_game {
    /// sizeof(ddz_game), set before every call.
    pub struct_size: u32,
    /// Actions accepted so far.
    pub actions: u32,
    /// The rules that it was made with.
    pub rules: ddz_rules,
    /// The flow that it was made with.
    pub flow: ddz_flow,
    /// The seed, or all 0 when the deck was given.
    pub seed: [u8; 32],
    /// The hand of each seat, two words a seat.
    pub hands: [u32; 6],
    /// What each seat has put down, two words a seat.
    pub played: [u32; 6],
    /// What each seat last put down in this trick, two words a seat.
    pub latest: [u32; 6],
    /// The three cards that the landlord takes.
    pub bottom: [u32; 2],
    /// What must be beaten; all 0 when a play leads.
    pub table: ddz_play,
    /// DDZ_PHASE_…
    pub phase: u8,
    /// The seats that may act.
    pub waiting: u8,
    /// The landlord's seat.
    pub landlord: u8,
    /// Who got rid of all cards.
    pub winner: u8,
    /// As it was given.
    pub first_seat: u8,
    /// Who bids first in this deal.
    pub first_bidder: u8,
    /// The card that lies face up, or 0.
    pub face_up: u8,
    /// 1 when the decks come from the seed.
    pub seeded: u8,
    /// Deals before this one in which nobody bid.
    pub redeals: u8,
    /// The landlord's bid; 0 before there is one.
    pub bid: u8,
    /// Robs of the auction, when it is over.
    pub robs: u8,
    /// The first who showed a hand before the auction.
    pub first_revealer: u8,
    /// Who put down the last play.
    pub table_seat: u8,
    /// The seats whose last action in this trick is a pass.
    pub passed: u8,
    /// Bombs played.
    pub bombs: u8,
    /// Rockets played: 0 or 1.
    pub rockets: u8,
    /// Shuttles played that count as bombs.
    pub shuttles: u8,
    /// DDZ_SHOW_… of each seat.
    pub shown: [u8; 3],
    /// DDZ_SAID_… in the order in which it was said, then 0.
    pub answers: [u8; 8],
    /// DDZ_DOUBLE_… of each seat.
    pub doubles: [u8; 3],
    /// Plays of each seat; passes do not count.
    pub plays: [u8; 3],
    /// Seats of the game: 3.
    pub seats: u8,
    /// 0.
    pub reserved: [u8; 49],
}

/// What a seat does. Fields that the kind does not use are 0.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_action {
    /// Who acts: 0..2.
    pub seat: u8,
    /// DDZ_ACTION_…
    pub kind: u8,
    /// BID: the points, 1..3. DOUBLE: DDZ_DOUBLE_… SHOW: DDZ_SHOW_…
    pub value: u8,
    /// PLAY: how many cards, 1..20.
    pub len: u8,
    /// PLAY: what the cards are declared to be; all 0 leaves it to the rules.
    pub play: ddz_play,
    /// PLAY: the cards, in any order.
    pub cards: [u8; 20],
    /// The number of the turn that is answered, so that an answer that comes late
    /// is refused: `actions` of the game, or of the view, plus 1. 0 is any turn.
    pub turn: u32,
    /// 0.
    pub reserved: [u8; 4],
}

/// What one seat may know. Cards are sorted by rank, low to high, then diamond,
/// club, heart, spade; unused bytes are 0.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_view {
    /// sizeof(ddz_view), set before every call.
    pub struct_size: u32,
    /// Actions accepted so far.
    pub actions: u32,
    /// The rules of the game.
    pub rules: ddz_rules,
    /// The flow of the game.
    pub flow: ddz_flow,
    /// What all multiply by so far: robs, shows, bombs, rocket, shuttles.
    pub multiplier: u32,
    /// What must be beaten; all 0 when a play leads.
    pub table: ddz_play,
    /// Whose view it is: 0..2.
    pub seat: u8,
    /// DDZ_PHASE_…
    pub phase: u8,
    /// The seats that may act: bits 1 << seat.
    pub waiting: u8,
    /// The landlord's seat, or DDZ_SEAT_NONE.
    pub landlord: u8,
    /// Who got rid of all cards, or DDZ_SEAT_NONE.
    pub winner: u8,
    /// Who bids first in this deal.
    pub first_bidder: u8,
    /// The card that lies face up, or 0.
    pub face_up: u8,
    /// Deals before this one in which nobody bid.
    pub redeals: u8,
    /// The highest bid so far; the landlord's once there is one.
    pub bid: u8,
    /// Robs so far.
    pub robs: u8,
    /// Who put down the last play, or DDZ_SEAT_NONE.
    pub table_seat: u8,
    /// The seats whose last action in this trick is a pass.
    pub passed: u8,
    /// Bombs played.
    pub bombs: u8,
    /// Rockets played: 0 or 1.
    pub rockets: u8,
    /// Shuttles played that count as bombs.
    pub shuttles: u8,
    /// Cards in `bottom`: 3, or 0 while they are hidden from this seat.
    pub bottom_len: u8,
    /// The three cards that the landlord took.
    pub bottom: [u8; 3],
    /// How many cards each seat holds.
    pub counts: [u8; 3],
    /// How many cards each seat has put down.
    pub played_counts: [u8; 3],
    /// How many cards each seat last put down in this trick.
    pub latest_counts: [u8; 3],
    /// Plays of each seat; passes do not count.
    pub plays: [u8; 3],
    /// DDZ_SHOW_… of each seat.
    pub shown: [u8; 3],
    /// DDZ_SAID_… of each seat.
    pub said: [u8; 3],
    /// DDZ_DOUBLE_… of each seat; others' are hidden until all have answered.
    pub doubles: [u8; 3],
    /// 20 bytes a seat: the hands that this seat sees, its own, those shown,
    /// and all when the deal has been won. A hidden hand is all 0.
    pub cards: [u8; 60],
    /// 20 bytes a seat: what each has put down.
    pub played: [u8; 60],
    /// 20 bytes a seat: what each last put down in this trick.
    pub latest: [u8; 60],
    /// Seats of the game: 3.
    pub seats: u8,
    /// 0.
    pub reserved: [u8; 35],
}

/// The score with its factors. A farmer's points are base * bid *
/// `multipliers[farmer]`, won or lost; the landlord's are those of both farmers
/// with the sign turned. A multiplier is the product of all factors, or two to
/// the power of the flow's cap if that is less. Before the end the factors are
/// those of the moment and the points 0.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_score {
    /// sizeof(ddz_score), set before every call.
    pub struct_size: u32,
    /// What each seat wins; the sum is 0.
    pub points: [i32; 3],
    /// The flow's base.
    pub base: u32,
    /// The landlord's bid; 0 when there is no landlord.
    pub bid: u32,
    /// Product of the robs.
    pub rob_factor: u32,
    /// Largest or product of the shows, as the flow says.
    pub show_factor: u32,
    /// Product of the bombs.
    pub bomb_factor: u32,
    /// Factor of the rocket; 1 when it was not played.
    pub rocket_factor: u32,
    /// Product of the shuttles that count as bombs.
    pub shuttle_factor: u32,
    /// Factor of spring or anti-spring; 1 when there is neither.
    pub spring_factor: u32,
    /// Doubling of each farmer, with the landlord's part in it; 1 for the
    /// landlord.
    pub double_factors: [u32; 3],
    /// Of each farmer; for the landlord the sum of both.
    pub multipliers: [u32; 3],
    /// The landlord's seat, or DDZ_SEAT_NONE.
    pub landlord: u8,
    /// Who got rid of all cards, or DDZ_SEAT_NONE.
    pub winner: u8,
    /// DDZ_SPRING_…
    pub spring: u8,
    /// 1 when the deal is over.
    pub over: u8,
    /// Seats of the game: 3.
    pub seats: u8,
    /// 0.
    pub reserved: [u8; 3],
}

/// The card counter (记牌器) of one seat: counts by rank index, 0..14.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_unseen {
    /// sizeof(ddz_unseen), set before every call.
    pub struct_size: u32,
    /// Cards that the seat has seen nowhere: not its own, not played, not
    /// shown, not in an open bottom.
    pub unseen: [u8; 15],
    /// Cards that others hold or that lie in the bottom: all but its own and
    /// those played.
    pub out: [u8; 15],
    /// Cards of the open bottom that the landlord still holds.
    pub bottom: [u8; 15],
    /// 0.
    pub reserved: [u8; 3],
}

/// A position with open hands: what the rules of turns need, and no more. For
/// searches, solvers and puzzles.
///
/// Hands are counts by rank, since suits never matter to the rules. Copy it with
/// memcpy: a move is taken back by the copy that was kept.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_position {
    /// sizeof(ddz_position), set before every call.
    pub struct_size: u32,
    /// 15 bytes a seat: how many cards of each rank it holds; all 0 for seats
    /// that there are not.
    pub counts: [u8; 60],
    /// What must be beaten; all 0 when a play leads.
    pub table: ddz_play,
    /// How many seats: 2 or 3.
    pub seats: u8,
    /// The seat that plays against all others: the landlord.
    pub solo: u8,
    /// Whose turn it is; when the position is over, who moved last.
    pub to_move: u8,
    /// Who put down `table`, or DDZ_SEAT_NONE when a play leads.
    pub table_seat: u8,
    /// The seats that have passed since: bits 1 << seat.
    pub passed: u8,
    /// A seat besides `solo` has emptied its hand when this many cards are left:
    /// 0, until there are games with a handicap.
    pub handicap: u8,
    /// 1 when a seat that can beat the table may not pass.
    pub must_beat: u8,
    /// 1 when the rocket ends the trick at once.
    pub rocket_ends_trick: u8,
    /// 0.
    pub reserved: [u8; 8],
}

/// What is known of a position that is being solved.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_solved {
    /// sizeof(ddz_solved), set before every call.
    pub struct_size: u32,
    /// Positions that have been looked at, the low 32 bits.
    pub nodes: u32,
    /// The high 32 bits of it.
    pub nodes_high: u32,
    /// What the seat to move should do; all 0 is a pass, or nothing where
    /// `has_best` is 0.
    pub best: ddz_move,
    /// DDZ_SIDE_…
    pub winner: u8,
    /// 1 when `best` is known.
    pub has_best: u8,
    /// 1 when all is answered that was asked.
    pub done: u8,
    /// With DDZ_GOAL_LINE, how many plays the side that wins still needs; 0 while
    /// that is not known.
    pub plays: u8,
    /// 0.
    pub reserved: [u8; 24],
}

/// A move of a position, and who wins behind it.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_solve_value {
    /// The move; all 0 is a pass.
    pub turn: ddz_move,
    /// DDZ_SIDE_…
    pub winner: u8,
    /// 0.
    pub reserved: [u8; 3],
}

/// How a bot is to play.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_bot_options {
    /// sizeof(ddz_bot_options), set before every call.
    pub struct_size: u32,
    /// DDZ_BOT_LEVEL_…
    pub level: u32,
    /// DDZ_BOT_STYLE_…
    pub style: u32,
    /// Playouts for each choice, at most 1000000; 0 as many as the level has. A level
    /// that plays none takes no notice.
    pub playouts: u32,
    /// What its lots are drawn from: the same seed and the same view, the same action.
    pub seed: u32,
    /// 0.
    pub reserved: [u8; 12],
}

/// A choice of a bot, with what has come of it so far.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ddz_bot_choice {
    /// What the seat would do.
    pub action: ddz_action,
    /// How many of the playouts behind it the seat's side has won.
    pub wins: u32,
    /// How many there were; 0 when nothing was tried.
    pub playouts: u32,
}
