// The card counter (记牌器) of a seat.

import { Rank } from "../generated/enums";
import { isByte } from "../door";
import * as at from "../generated/layout";
import { Struct } from "./struct";

/** A card counter as `JSON.stringify` writes it: each list has a number for each
 * rank. */
export interface UnseenJson {
  unseen: number[];
  out: number[];
  bottom: number[];
}

/** Counts by rank of what one seat has not seen. */
export class Unseen {
  /** @internal The `ddz_unseen`. */
  readonly raw = new Struct(at.UNSEEN_SIZE);

  /** Cards that the seat has seen nowhere: not its own, not played, not shown, not
   * in an open bottom. */
  of(rank: Rank): number {
    return this.byte(at.UNSEEN_UNSEEN_AT, rank);
  }

  /** Cards that others hold or that lie in the bottom: all but its own and those
   * played. */
  outOf(rank: Rank): number {
    return this.byte(at.UNSEEN_OUT_AT, rank);
  }

  /** Cards of the open bottom that the landlord still holds. */
  bottomOf(rank: Rank): number {
    return this.byte(at.UNSEEN_BOTTOM_AT, rank);
  }

  /** All of it as plain data, for `JSON.stringify`. */
  toJSON(): UnseenJson {
    const from = (first: number): number[] =>
      Array.prototype.slice.call(this.raw.bytes.subarray(first, first + Rank.BigJoker + 1));
    return {
      unseen: from(at.UNSEEN_UNSEEN_AT),
      out: from(at.UNSEEN_OUT_AT),
      bottom: from(at.UNSEEN_BOTTOM_AT),
    };
  }

  private byte(first: number, rank: Rank): number {
    if (!(isByte(rank) && rank <= Rank.BigJoker)) {
      throw new RangeError("ddz: a rank is 0 to 14");
    }
    return this.raw.bytes[first + rank];
  }
}
