// What seats say besides playing cards.

import * as n from "../generated/numbers";

/** What a seat last said in the auction. */
export enum Said {
  /** It was not asked yet. */
  Nothing = n.SAID_NOTHING,
  Bid1 = n.SAID_BID_1,
  Bid2 = n.SAID_BID_2,
  Bid3 = n.SAID_BID_3,
  Pass = n.SAID_PASS,
  /** 叫地主 */
  Call = n.SAID_CALL,
  /** 抢地主 */
  Rob = n.SAID_ROB,
}

/** When a hand was shown (明牌). */
export enum Shown {
  /** Not shown, not declined. */
  Undecided = n.SHOW_UNDECIDED,
  /** Before the deal. */
  Before = n.SHOW_BEFORE,
  /** Early in the deal. */
  Early = n.SHOW_EARLY,
  /** Late in the deal. */
  Late = n.SHOW_LATE,
  /** By the landlord, before he leads. */
  Landlord = n.SHOW_LANDLORD,
  /** Declined before the auction. */
  Declined = n.SHOW_DECLINED,
}

/** The factors of doubling. (In C and Rust it is Double.) */
export enum DoubleFactor {
  /** Not asked, not answered, or not to be known yet. */
  Undecided = n.DOUBLE_UNDECIDED,
  /** Declined. */
  No = n.DOUBLE_NO,
  /** 加倍 */
  Two = n.DOUBLE_TWO,
  /** 超级加倍, where the flow has `superDouble`. */
  Four = n.DOUBLE_FOUR,
}
