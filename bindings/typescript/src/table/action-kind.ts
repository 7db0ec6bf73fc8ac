// What a seat can do.

import * as n from "../generated/numbers";

/** What a seat does. */
export enum ActionKind {
  /** Passes: no bid, no call, no rob, no doubling, no show, no play. */
  Pass = n.ACTION_PASS,
  /** Bids `value`, 1..3. */
  Bid = n.ACTION_BID,
  /** 叫地主 */
  Call = n.ACTION_CALL,
  /** 抢地主 */
  Rob = n.ACTION_ROB,
  /** Doubles by `value`, 2 or 4. */
  Double = n.ACTION_DOUBLE,
  /** Shows the hand; `value` is a `Shown`, when. */
  Show = n.ACTION_SHOW,
  /** Plays cards, in the reading that is declared if there is one. */
  Play = n.ACTION_PLAY,
  /** The clock ran out: passes, or leads the lowest card where there is no
   * passing. */
  Timeout = n.ACTION_TIMEOUT,
}
