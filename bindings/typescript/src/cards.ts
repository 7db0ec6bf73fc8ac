// Cards as bytes, as text, and as the ids of other programs.

import { isByte, wordOf } from "./door";
import { Format, Order, Style } from "./generated/enums";
import * as n from "./generated/numbers";
import { loaded } from "./load";
import { Module } from "./module";
import { check, counted, DdzError } from "./status";

/** Calls about sets of cards; each takes up to 54. */
export class Cards {
  /** OK when the bytes are cards, each there once; else why not. */
  static tryCheck(cards: ArrayLike<number>): number {
    const module = loaded();
    const length = module.putCards(cards);
    return length < n.OK ? length : module.calls.ddz_cards_check(module.cardsAt, length);
  }

  /** Throws unless the bytes are cards, each there once. */
  static check(cards: ArrayLike<number>): void {
    check(Cards.tryCheck(cards));
  }

  /** Sorts cards where they are; on an error nothing moves. */
  static trySort(cards: Uint8Array | number[], order: Order): number {
    const module = loaded();
    const length = module.putCards(cards);
    if (length < n.OK) {
      return length;
    }
    const status = module.calls.ddz_cards_sort(module.cardsAt, length, wordOf(order));
    if (status === n.OK) {
      module.giveCards(cards, length);
    }
    return status;
  }

  /** Sorts cards where they are and answers them. */
  static sort<T extends Uint8Array | number[]>(cards: T, order: Order): T {
    check(Cards.trySort(cards, order));
    return cards;
  }

  /**
   * Reads cards from what a person types: `334455`, `10 10 10 3`, `♠3 ♥3`,
   * `大王`. Up to 54 cards are written into `out`.
   *
   * @returns how many cards there are, or a negative status
   */
  static tryParse(text: string, out: Uint8Array | number[]): number {
    const module = loaded();
    if (text === null || text === undefined || !out) {
      return n.ERR_NULL;
    }
    if (typeof text !== "string") {
      return n.ERR_TEXT;
    }
    const length = module.putText(text);
    const { bulkAt, calls, cardsAt, numberAt } = module;
    const status = calls.ddz_cards_parse(bulkAt, length, cardsAt, n.DECK_LEN, numberAt);
    if (status !== n.OK) {
      return status;
    }
    const count = module.number();
    if (Array.isArray(out)) {
      out.length = count;
    } else if (!(out.length >= count)) {
      return n.ERR_BUFFER;
    }
    module.giveCards(out, count);
    return count;
  }

  /** Reads cards from what a person types; throws when it names no cards. */
  static parse(text: string): Uint8Array {
    const cards = new Uint8Array(n.DECK_LEN);
    return cards.slice(0, counted(Cards.tryParse(text, cards)));
  }

  /** Writes cards as text that `parse` reads back; ranks alone drop the suits. */
  static format(cards: ArrayLike<number>, style: Style): string {
    const module = loaded();
    const { calls, cardsAt, bulkAt, bulkLength, numberAt } = module;
    const length = counted(module.putCards(cards));
    check(calls.ddz_cards_format(cardsAt, length, wordOf(style), bulkAt, bulkLength, numberAt));
    return module.takeText(module.number());
  }

  /** Turns the ids of another program into cards, in their order. */
  static fromIds(format: Format, ids: ArrayLike<number>): Uint8Array {
    const module = loaded();
    const { calls, cardsAt, moreCardsAt } = module;
    const length = counted(module.putCards(ids));
    check(calls.ddz_cards_from_ids(wordOf(format), cardsAt, length, moreCardsAt));
    return module.takeMoreCards(length);
  }

  /** Turns cards into the ids of another program, in their order. */
  static toIds(format: Format, cards: ArrayLike<number>): Uint8Array {
    const module = loaded();
    const { calls, cardsAt, moreCardsAt } = module;
    const length = counted(module.putCards(cards));
    check(calls.ddz_cards_to_ids(wordOf(format), cardsAt, length, moreCardsAt));
    return module.takeMoreCards(length);
  }

  /** Makes cards from rank indexes, for clients that have no suits. */
  static fromRanks(ranks: ArrayLike<number>): Uint8Array {
    const module = loaded();
    const { calls, cardsAt, moreCardsAt } = module;
    const length = counted(module.putCards(ranks));
    check(calls.ddz_cards_from_ranks(cardsAt, length, moreCardsAt));
    return module.takeMoreCards(length);
  }

  /**
   * Turns a client's own ids into cards, in their order.
   *
   * @param map 54 different ids, 0..255, that of the i-th card of the deck in
   * ascending order of the card byte
   */
  static fromMap(map: ArrayLike<number>, ids: ArrayLike<number>): Uint8Array {
    const module = loaded();
    const { calls, map54At, cardsAt, moreCardsAt } = module;
    const length = putWithMap(module, map, ids);
    check(calls.ddz_cards_from_map(map54At, cardsAt, length, moreCardsAt));
    return module.takeMoreCards(length);
  }

  /** Turns cards into a client's own ids, in their order; see `fromMap`. */
  static toMap(map: ArrayLike<number>, cards: ArrayLike<number>): Uint8Array {
    const module = loaded();
    const { calls, map54At, cardsAt, moreCardsAt } = module;
    const length = putWithMap(module, map, cards);
    check(calls.ddz_cards_to_map(map54At, cardsAt, length, moreCardsAt));
    return module.takeMoreCards(length);
  }
}

/** Writes a map of ids, then ids or cards, and answers how many. */
function putWithMap(
  module: Module,
  map: ArrayLike<number>,
  cards: ArrayLike<number>,
): number {
  if (!map || !cards) {
    throw new DdzError(n.ERR_NULL);
  }
  if (map.length !== n.DECK_LEN) {
    throw new DdzError(n.ERR_LENGTH);
  }
  for (let i = 0; i < n.DECK_LEN; i++) {
    if (!isByte(map[i])) {
      throw new DdzError(n.ERR_CARD);
    }
  }
  return module.putWithMap54(map, cards);
}
