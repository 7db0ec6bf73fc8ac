// What a hand is, in the client's names.

import { Play, PlayKind, Rules } from "../../index";
import { PokerLike, PukerType } from "./poker";
import { bytesOf, orderOf, rules } from "./translate";

const NONE = -1;

/** Each `is…` answers the order value of the highest card of the body, or -1.
 * The cards may stand in any order. */
export class PukerTypeUtils {
  static readonly typeBoom: string = "typeBoom";
  static readonly typeKingBoom: string = "typeKingBoom";
  static readonly typeSingle: string = "typeSingle";
  static readonly typePair: string = "typePair";
  static readonly typeThree: string = "typeThree";
  static readonly typeThreeSingle: string = "typeThreeSingle";
  static readonly typeThreePair: string = "typeThreePair";
  static readonly typeStraight: string = "typeStraight";
  static readonly typeStraightPairs: string = "typeStraightPairs";
  static readonly typePlane: string = "typePlane";
  static readonly typePlane2Single: string = "typePlane2Single";
  static readonly typePlane2Pairs: string = "typePlane2Pairs";
  static readonly typeFour2Single: string = "typeFour2Single";
  static readonly typeFour2Pairs: string = "typeFour2Pairs";

  /** What these cards are; null when they are no play. */
  static getType(pokers: PokerLike[]): PukerType | null {
    const [play] = readings(pokers);
    const type = play && TYPES[play.kind];
    return play && type ? new PukerType(type, orderOf(play.rank)) : null;
  }

  static isBoom(pokers: PokerLike[]): number {
    return sortAs(PlayKind.Bomb, pokers);
  }

  static isKingBoom(pokers: PokerLike[]): number {
    return sortAs(PlayKind.Rocket, pokers);
  }

  static isSingle(pokers: PokerLike[]): number {
    return sortAs(PlayKind.Single, pokers);
  }

  static isPair(pokers: PokerLike[]): number {
    return sortAs(PlayKind.Pair, pokers);
  }

  static isThree(pokers: PokerLike[]): number {
    return sortAs(PlayKind.Trio, pokers);
  }

  static isThreeSingle(pokers: PokerLike[]): number {
    return sortAs(PlayKind.TrioSingle, pokers);
  }

  static isThreePairs(pokers: PokerLike[]): number {
    return sortAs(PlayKind.TrioPair, pokers);
  }

  static isStraight(pokers: PokerLike[]): number {
    return sortAs(PlayKind.Straight, pokers);
  }

  static isStraightPairs(pokers: PokerLike[]): number {
    return sortAs(PlayKind.PairStraight, pokers);
  }

  static isPlane(pokers: PokerLike[]): number {
    return sortAs(PlayKind.Plane, pokers);
  }

  static isPlane2Single(pokers: PokerLike[]): number {
    return sortAs(PlayKind.PlaneSingles, pokers);
  }

  static isPlane2pairs(pokers: PokerLike[]): number {
    return sortAs(PlayKind.PlanePairs, pokers);
  }

  static isFour2Single(pokers: PokerLike[]): number {
    return sortAs(PlayKind.FourSingles, pokers);
  }

  static isFour2Pairs(pokers: PokerLike[]): number {
    return sortAs(PlayKind.FourPairs, pokers);
  }
}

/** The client's name of each kind; it does not know shuttles. */
const TYPES: { [kind in PlayKind]?: string } = {
  [PlayKind.Single]: PukerTypeUtils.typeSingle,
  [PlayKind.Pair]: PukerTypeUtils.typePair,
  [PlayKind.Trio]: PukerTypeUtils.typeThree,
  [PlayKind.TrioSingle]: PukerTypeUtils.typeThreeSingle,
  [PlayKind.TrioPair]: PukerTypeUtils.typeThreePair,
  [PlayKind.Straight]: PukerTypeUtils.typeStraight,
  [PlayKind.PairStraight]: PukerTypeUtils.typeStraightPairs,
  [PlayKind.Plane]: PukerTypeUtils.typePlane,
  [PlayKind.PlaneSingles]: PukerTypeUtils.typePlane2Single,
  [PlayKind.PlanePairs]: PukerTypeUtils.typePlane2Pairs,
  [PlayKind.FourSingles]: PukerTypeUtils.typeFour2Single,
  [PlayKind.FourPairs]: PukerTypeUtils.typeFour2Pairs,
  [PlayKind.Bomb]: PukerTypeUtils.typeBoom,
  [PlayKind.Rocket]: PukerTypeUtils.typeKingBoom,
};

/** Every reading; none for what is no play, or more cards than a play has. */
function readings(pokers: PokerLike[]): Play[] {
  const bytes = bytesOf(pokers);
  return bytes ? Rules.readings(rules(), bytes) : [];
}

/** The order value of the highest reading of a kind. */
function sortAs(kind: PlayKind, pokers: PokerLike[]): number {
  for (const play of readings(pokers)) {
    if (play.kind === kind) {
      return orderOf(play.rank);
    }
  }
  return NONE;
}
