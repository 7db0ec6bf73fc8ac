// What a table waits for.

import * as n from "../generated/numbers";

/** What a table waits for. */
export enum Phase {
  /** Who shows his hand? Every seat answers, in any order. */
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
