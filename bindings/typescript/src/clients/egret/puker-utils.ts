// The deck, in the client's names.

import { Card, Cards, Deck, Format, Rank } from "../../index";
import { Poker, PokerLike } from "./poker";
import { orderOf } from "./translate";

export class PukerUtils {
  /** Order values that the client's code names. */
  static readonly AValue: number = orderOf(Rank.Ace);
  static readonly SmallKingValue: number = orderOf(Rank.SmallJoker);
  static readonly BigKingValue: number = orderOf(Rank.BigJoker);

  /**
   * How a card is made; a client with a class of its own puts it here:
   * `PukerUtils.createPoker = (id, value) => new Poker(id, value)`.
   */
  static createPoker: (id: number, orderValue: number) => PokerLike = (id, orderValue) =>
    new Poker(id, orderValue);

  /**
   * A shuffled deck of 54 cards.
   *
   * @param seed 32 bytes, for a deck that can be dealt again; by default the
   * platform's `crypto` gives them
   */
  static getRandomPokers<P extends PokerLike = PokerLike>(seed?: ArrayLike<number>): P[] {
    const cards = Deck.shuffle(seed || Deck.seed());
    const ids = Cards.toIds(Format.Egret, cards);
    const pokers: P[] = [];
    for (let i = 0; i < cards.length; i++) {
      pokers.push(PukerUtils.createPoker(ids[i], orderOf(Card.rank(cards[i]))) as P);
    }
    return pokers;
  }

  /** Sorts the array where it is, the highest card first, and answers it. */
  static sortDescPokers<P extends PokerLike>(pokers: P[]): P[] {
    return pokers.sort(PukerUtils.sortDesc);
  }

  /** For `Array.sort`: the highest card first, cards of a rank by id. */
  static sortDesc(a: PokerLike, b: PokerLike): number {
    return b.getOrderValue() - a.getOrderValue() || a.getId() - b.getId();
  }

  /** The cards of `pokers` that are not among `taken`. */
  static removePokers<P extends PokerLike>(pokers: P[], taken: PokerLike[]): P[] {
    return pokers.filter((poker) => taken.every((other) => other.getId() !== poker.getId()));
  }
}
