// Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.

import { AllPass, BidStyle, BottomShown, Doubling, FirstBidder, RobBack } from "./enums";
import * as at from "./layout";

/** The switches of a rule set. Minima are numbers; the others are 0 no, 1 yes,
 * unless they say more. */
export interface Switches {
  /** Kinds that are switched off, whatever their switches say: bits 1 << PlayKind; 0
   * for none. All but PlayKind.Single can be. */
  kindsOff: number;
  /** Cards in a straight, at least: 2..12. */
  straightMin: number;
  /** Pairs in a pair straight, at least: 2..10. */
  pairStraightMin: number;
  /** Trios in a plane, with or without wings, at least: 2..6. */
  planeMin: number;
  /** Quads in a shuttle, with or without wings, at least: 2..5. */
  shuttleMin: number;
  /** A trio alone. */
  trioPlain: number;
  /** A trio with one card. */
  trioSingle: number;
  /** A trio with a pair. */
  trioPair: number;
  /** A plane with single cards. */
  planeSingles: number;
  /** A plane with pairs. */
  planePairs: number;
  /** How many single wings of a plane may share a rank: 1..4. */
  wingRepeat: number;
  /** Three or four equal single wings next to the body; a 2 is never next to an A. */
  wingAdjacentTrio: number;
  /** Both jokers among single wings. */
  wingRocket: number;
  /** A quad as two pair wings. */
  wingPairsQuad: number;
  /** A quad with two cards: 0 off, 1 of two ranks, 2 a pair as well. */
  fourSingles: number;
  /** Both jokers as these two cards. */
  fourRocket: number;
  /** A quad with two pairs: 0 off, 1 of two ranks, 2 a quad as well. */
  fourPairs: number;
  /** Quads in sequence: 0 off, 1 an ordinary play, 2 a bomb above bombs. */
  shuttle: number;
  /** A shuttle with two cards a quad, all of different ranks. */
  shuttleSingles: number;
  /** A shuttle with two pairs a quad, all of different ranks. */
  shuttlePairs: number;
}

/** Where each of them stands: a byte, or a word where it is a multiple of four that `SWITCHES_WORDS` names. */
export const SWITCHES: { [name in keyof Switches]: number } = {
  kindsOff: at.RULES_KINDS_OFF_AT,
  straightMin: at.RULES_STRAIGHT_MIN_AT,
  pairStraightMin: at.RULES_PAIR_STRAIGHT_MIN_AT,
  planeMin: at.RULES_PLANE_MIN_AT,
  shuttleMin: at.RULES_SHUTTLE_MIN_AT,
  trioPlain: at.RULES_TRIO_PLAIN_AT,
  trioSingle: at.RULES_TRIO_SINGLE_AT,
  trioPair: at.RULES_TRIO_PAIR_AT,
  planeSingles: at.RULES_PLANE_SINGLES_AT,
  planePairs: at.RULES_PLANE_PAIRS_AT,
  wingRepeat: at.RULES_WING_REPEAT_AT,
  wingAdjacentTrio: at.RULES_WING_ADJACENT_TRIO_AT,
  wingRocket: at.RULES_WING_ROCKET_AT,
  wingPairsQuad: at.RULES_WING_PAIRS_QUAD_AT,
  fourSingles: at.RULES_FOUR_SINGLES_AT,
  fourRocket: at.RULES_FOUR_ROCKET_AT,
  fourPairs: at.RULES_FOUR_PAIRS_AT,
  shuttle: at.RULES_SHUTTLE_AT,
  shuttleSingles: at.RULES_SHUTTLE_SINGLES_AT,
  shuttlePairs: at.RULES_SHUTTLE_PAIRS_AT,
};

/** Those that are words of four bytes. */
export const SWITCHES_WORDS: readonly (keyof Switches)[] = ["kindsOff"];

/** The switches of a flow; those that are numbers are 0 no, 1 yes, unless they say
 * more. */
export interface FlowSwitches {
  /** Points that are multiplied by everything else: 1 or more. No score may pass 32
   * bits; a game with large stakes leaves this 1 and multiplies by itself, or sets a
   * cap. */
  base: number;
  /** Who bids first. */
  firstBidder: FirstBidder;
  /** Whoever shows a hand first, before the auction, bids first. */
  revealerBidsFirst: number;
  /** How the landlord is found. */
  bidStyle: BidStyle;
  /** Points of a bid that a call stands for: 1..3. */
  callBid: number;
  /** Who may take the landlord's place back after a rob. */
  robBack: RobBack;
  /** Robs in one auction, at most: 1..3; the one that takes back counts. */
  robMax: number;
  /** What happens when nobody bids. */
  allPass: AllPass;
  /** Redeals, at most: 1..100, then the landlord is drawn from the seed; 0 is no such
   * limit. */
  redealMax: number;
  /** When nobody bids, the first who showed a hand is the landlord. */
  revealerTakes: number;
  /** The bid of a landlord who did not bid: 1..3. */
  forcedBid: number;
  /** When all see the bottom. */
  bottomShown: BottomShown;
  /** Who may double. */
  doubling: Doubling;
  /** May a seat double by 4 as well as by 2? */
  superDouble: number;
  /** Factor of a hand shown before the deal: 1..6; 0 when not offered. */
  showBefore: number;
  /** Factor of a hand shown early in the deal: 1..6, or 0. */
  showEarly: number;
  /** Factor of a hand shown late in the deal: 1..6, or 0. */
  showLate: number;
  /** Factor of a landlord who shows before the first lead: 1..6, or 0. */
  showLandlord: number;
  /** Do several shows multiply? Otherwise the largest counts. */
  showProduct: number;
  /** Does the rocket end the trick at once, so that nobody need pass? */
  rocketEndsTrick: number;
  /** Factor of each rob: 1..4. */
  robFactor: number;
  /** Factor of each bomb: 1..4. */
  bombFactor: number;
  /** Factor of the rocket: 1..4. */
  rocketFactor: number;
  /** Factor of each shuttle, where Switches.shuttle is 2: 1..8. */
  shuttleFactor: number;
  /** Factor of a landlord who wins before a farmer has played: 1..4. */
  springFactor: number;
  /** Factor of a landlord who loses after a single play: 1..4. */
  antispringFactor: number;
  /** Farmers' parts that the landlord wins or loses: 2. */
  landlordShare: number;
  /** A farmer's multiplier (all but base and bid) is at most two to the power of
   * this: 1..30; 0 is no limit. */
  cap: number;
}

/** Where each of them stands: a byte, or a word where it is a multiple of four that `FLOW_SWITCHES_WORDS` names. */
export const FLOW_SWITCHES: { [name in keyof FlowSwitches]: number } = {
  base: at.FLOW_BASE_AT,
  firstBidder: at.FLOW_FIRST_BIDDER_AT,
  revealerBidsFirst: at.FLOW_REVEALER_BIDS_FIRST_AT,
  bidStyle: at.FLOW_BID_STYLE_AT,
  callBid: at.FLOW_CALL_BID_AT,
  robBack: at.FLOW_ROB_BACK_AT,
  robMax: at.FLOW_ROB_MAX_AT,
  allPass: at.FLOW_ALL_PASS_AT,
  redealMax: at.FLOW_REDEAL_MAX_AT,
  revealerTakes: at.FLOW_REVEALER_TAKES_AT,
  forcedBid: at.FLOW_FORCED_BID_AT,
  bottomShown: at.FLOW_BOTTOM_SHOWN_AT,
  doubling: at.FLOW_DOUBLING_AT,
  superDouble: at.FLOW_SUPER_DOUBLE_AT,
  showBefore: at.FLOW_SHOW_BEFORE_AT,
  showEarly: at.FLOW_SHOW_EARLY_AT,
  showLate: at.FLOW_SHOW_LATE_AT,
  showLandlord: at.FLOW_SHOW_LANDLORD_AT,
  showProduct: at.FLOW_SHOW_PRODUCT_AT,
  rocketEndsTrick: at.FLOW_ROCKET_ENDS_TRICK_AT,
  robFactor: at.FLOW_ROB_FACTOR_AT,
  bombFactor: at.FLOW_BOMB_FACTOR_AT,
  rocketFactor: at.FLOW_ROCKET_FACTOR_AT,
  shuttleFactor: at.FLOW_SHUTTLE_FACTOR_AT,
  springFactor: at.FLOW_SPRING_FACTOR_AT,
  antispringFactor: at.FLOW_ANTISPRING_FACTOR_AT,
  landlordShare: at.FLOW_LANDLORD_SHARE_AT,
  cap: at.FLOW_CAP_AT,
};

/** Those that are words of four bytes. */
export const FLOW_SWITCHES_WORDS: readonly (keyof FlowSwitches)[] = ["base"];
