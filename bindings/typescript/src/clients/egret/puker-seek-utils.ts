// What to put on the table, in the client's names: an array of the client's
// own cards, empty where there is nothing.

import { Hints, Move, Play, PlayKind, Rules } from "../../index";
import { PokerLike } from "./poker";
import { bytesOf, orderOf, pokersOf, rules } from "./translate";

export class PukerSeekUtils {
  /**
   * The best play of a hand that beats the cards on the table: of their type
   * first, else a bomb, else the rocket. Nothing beats cards that are no play.
   */
  static seekRight<P extends PokerLike>(hand: P[], table: PokerLike[]): P[] {
    const onTable = bytesOf(table);
    const play = onTable && Rules.classify(rules(), onTable);
    return play && !play.isNone ? first(hand, play, () => true) : [];
  }

  /** The best play of a hand that leads (the client's own takes its lowest card). */
  static randomPlay<P extends PokerLike>(hand: P[]): P[] {
    return first(hand, null, () => true);
  }

  /**
   * What the seat plays by itself: a farmer lets the other farmer have the trick.
   *
   * @param table the last cards that were played, by `seat`
   */
  static autoPlay<P extends PokerLike>(
    hand: P[],
    mySeat: number,
    landlordSeat: number,
    table: PokerLike[] | null,
    seat: number,
  ): P[] {
    if (!hand || hand.length === 0) {
      return [];
    }
    if (!table || table.length === 0 || seat === mySeat) {
      return PukerSeekUtils.randomPlay(hand);
    }
    const partner = mySeat !== landlordSeat && seat !== landlordSeat;
    return partner ? [] : PukerSeekUtils.seekRight(hand, table);
  }

  /** A bomb above the order value `sort`. */
  static seekBoom<P extends PokerLike>(hand: P[], sort: number): P[] {
    return ofKind(hand, PlayKind.Bomb, sort, 1);
  }

  static seekSingle<P extends PokerLike>(hand: P[], sort: number): P[] {
    return ofKind(hand, PlayKind.Single, sort, 1);
  }

  static seekPairs<P extends PokerLike>(hand: P[], sort: number): P[] {
    return ofKind(hand, PlayKind.Pair, sort, 1);
  }

  static seekThree<P extends PokerLike>(hand: P[], sort: number): P[] {
    return ofKind(hand, PlayKind.Trio, sort, 1);
  }

  static seekThreeSingle<P extends PokerLike>(hand: P[], sort: number): P[] {
    return ofKind(hand, PlayKind.TrioSingle, sort, 1);
  }

  static seekThreePair<P extends PokerLike>(hand: P[], sort: number): P[] {
    return ofKind(hand, PlayKind.TrioPair, sort, 1);
  }

  /** @param length how many cards the straight on the table has */
  static seekStraight<P extends PokerLike>(hand: P[], sort: number, length: number): P[] {
    return ofKind(hand, PlayKind.Straight, sort, length);
  }

  /** @param length how many cards the pair straight on the table has */
  static seekStraightPairs<P extends PokerLike>(hand: P[], sort: number, length: number): P[] {
    return ofKind(hand, PlayKind.PairStraight, sort, length / 2);
  }

  /** @param trios how many trios the plane on the table has */
  static seekPlane<P extends PokerLike>(hand: P[], sort: number, trios: number = 2): P[] {
    return ofKind(hand, PlayKind.Plane, sort, trios);
  }

  static seekPlane2Single<P extends PokerLike>(hand: P[], sort: number, trios: number = 2): P[] {
    return ofKind(hand, PlayKind.PlaneSingles, sort, trios);
  }

  static seekPlane2Pairs<P extends PokerLike>(hand: P[], sort: number, trios: number = 2): P[] {
    return ofKind(hand, PlayKind.PlanePairs, sort, trios);
  }

  static seekFour2Single<P extends PokerLike>(hand: P[], sort: number): P[] {
    return ofKind(hand, PlayKind.FourSingles, sort, 1);
  }

  static seekFour2Pairs<P extends PokerLike>(hand: P[], sort: number): P[] {
    return ofKind(hand, PlayKind.FourPairs, sort, 1);
  }
}

/** The best play of one kind and length whose body is above `sort`. */
function ofKind<P extends PokerLike>(
  hand: P[],
  kind: PlayKind,
  sort: number,
  length: number,
): P[] {
  return first(
    hand,
    null,
    ({ play }) => play.kind === kind && play.length === length && orderOf(play.rank) > sort,
  );
}

/** The first hint that is wanted. */
function first<P extends PokerLike>(
  hand: P[],
  table: Play | null,
  wanted: (move: Move) => boolean,
): P[] {
  const bytes = bytesOf(hand);
  if (bytes) {
    for (const move of Hints.list(rules(), bytes, table)) {
      if (wanted(move)) {
        return pokersOf(hand, bytes, move);
      }
    }
  }
  return [];
}
