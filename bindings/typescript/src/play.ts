// A play: what is put down, in one reading.

import * as n from "./generated/numbers";

/** What a play is. */
export enum PlayKind {
  /** A pass, or not a play. */
  None = n.KIND_NONE,
  Single = n.KIND_SINGLE,
  Pair = n.KIND_PAIR,
  Trio = n.KIND_TRIO,
  TrioSingle = n.KIND_TRIO_SINGLE,
  TrioPair = n.KIND_TRIO_PAIR,
  Straight = n.KIND_STRAIGHT,
  PairStraight = n.KIND_PAIR_STRAIGHT,
  Plane = n.KIND_PLANE,
  PlaneSingles = n.KIND_PLANE_SINGLES,
  PlanePairs = n.KIND_PLANE_PAIRS,
  FourSingles = n.KIND_FOUR_SINGLES,
  FourPairs = n.KIND_FOUR_PAIRS,
  Shuttle = n.KIND_SHUTTLE,
  ShuttleSingles = n.KIND_SHUTTLE_SINGLES,
  ShuttlePairs = n.KIND_SHUTTLE_PAIRS,
  Bomb = n.KIND_BOMB,
  Rocket = n.KIND_ROCKET,
}

/** One reading of a set of cards. Keep it as what is on the table: the same
 * cards may have another reading. */
export class Play {
  constructor(
    public kind: PlayKind = PlayKind.None,
    /** Index of the highest rank of the body, `RANK_…`. */
    public rank: number = 0,
    /** Ranks in the body; 1 for every kind that is not a sequence. */
    public length: number = 0,
    /** How many cards, wings included. */
    public cards: number = 0,
  ) {}

  /** A pass, or not a play. */
  get isNone(): boolean {
    return this.kind === PlayKind.None;
  }

  /** The same reading? */
  equals(other: Play): boolean {
    return (
      this.kind === other.kind &&
      this.rank === other.rank &&
      this.length === other.length &&
      this.cards === other.cards
    );
  }
}
