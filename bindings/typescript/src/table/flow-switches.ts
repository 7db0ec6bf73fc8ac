// The switches of a flow and where each stands in `ddz_flow`.

import * as at from "../generated/layout";
import * as n from "../generated/numbers";

/** Who bids first. */
export enum FirstBidder {
  /** The first seat, after a redeal too. */
  Given = n.FIRST_GIVEN,
  /** The first seat; the next one after each redeal. */
  Next = n.FIRST_NEXT,
  /** Drawn from the seed for each deal; the first seat when the deck was given. */
  Random = n.FIRST_RANDOM,
  /** Who was dealt a card that lies face up, drawn from the seed; the first seat
   * when the deck was given. */
  FaceUp = n.FIRST_FACE_UP,
}

/** How the landlord is found. */
export enum BidStyle {
  /** 叫分: each seat once bids more than those before, or passes; 3 ends it. */
  ScoreOnce = n.BID_SCORE_ONCE,
  /** 叫分: until two pass in a row after a bid; 3 ends it; who passed may come
   * back. */
  ScoreUntilTwoPasses = n.BID_SCORE_UNTIL_TWO_PASSES,
  /** 叫地主, 抢地主: the first to call, then the seats after him that have not
   * declined may rob. */
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
  /** The caller, once, if he was the first seat asked. */
  First = n.ROB_BACK_FIRST,
}

/** What happens when nobody bids. */
export enum AllPass {
  /** A new deal from the same seed; the end, void, when the deck was given. */
  Redeal = n.ALL_PASS_REDEAL,
  /** The end, void: nobody wins. */
  Draw = n.ALL_PASS_DRAW,
  /** The first bidder is the landlord, at `forcedBid`. */
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
  /** The farmers, then the landlord, and he only against farmers who doubled. */
  FarmersFirst = n.DOUBLING_FARMERS_FIRST,
  /** Every seat; each farmer settles with his own factor times the landlord's. */
  Pairwise = n.DOUBLING_PAIRWISE,
  /** Every seat; all factors multiply for all. */
  Global = n.DOUBLING_GLOBAL,
}

/** The switches of a flow, as in `ddz_flow`; those that are numbers are 0 no,
 * 1 yes, unless they say more. */
export interface FlowSwitches {
  /** Points that are multiplied by everything else: 1 or more. No score may pass
   * 32 bits; a game with large stakes leaves this 1 and multiplies by itself, or
   * sets a cap. */
  base: number;
  /** Who bids first. */
  firstBidder: FirstBidder;
  /** Whoever shows his hand first, before the auction, bids first. */
  showerFirst: number;
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
  /** Redeals, at most: 1..100, then the landlord is drawn from the seed; 0 is no
   * such limit. */
  redealMax: number;
  /** When nobody bids, the first who showed his hand is the landlord. */
  showerTakes: number;
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
  /** Factor of a landlord who shows before he leads: 1..6, or 0. */
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
  /** Factor of each shuttle, where `shuttle` of the rule set is 2: 1..8. */
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

/** Where each switch stands: a byte each, but for `base`, which is a word. */
export const FLOW_SWITCHES: { [name in keyof FlowSwitches]: number } = {
  base: at.FLOW_BASE_AT,
  firstBidder: at.FLOW_FIRST_BIDDER_AT,
  showerFirst: at.FLOW_SHOWER_FIRST_AT,
  bidStyle: at.FLOW_BID_STYLE_AT,
  callBid: at.FLOW_CALL_BID_AT,
  robBack: at.FLOW_ROB_BACK_AT,
  robMax: at.FLOW_ROB_MAX_AT,
  allPass: at.FLOW_ALL_PASS_AT,
  redealMax: at.FLOW_REDEAL_MAX_AT,
  showerTakes: at.FLOW_SHOWER_TAKES_AT,
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
