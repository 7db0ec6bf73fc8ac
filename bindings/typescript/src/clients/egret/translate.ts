// From the client's cards to ours and back.
//
// The client's rules look at order values only, so they decide what the cards
// are; the ids only tell one card from another.

import { Cards, CARDS_MAX, DdzError, Move, Rank, RuleSet } from "../../index";
import { PokerLike } from "./poker";

/** Order values count from 1, rank indexes from 0. */
const ORDER_OF_RANK_0 = 1;

/** The rules that the client's documents intend. */
export function rules(): RuleSet {
  return RuleSet.egret;
}

export function orderOf(rank: Rank): number {
  return rank + ORDER_OF_RANK_0;
}

export function rankOf(order: number): Rank {
  return typeof order === "number" ? order - ORDER_OF_RANK_0 : NaN;
}

/** Our bytes for the client's cards, in their order; null when no hand can hold
 * them: more than 20, or not all from one deck. */
export function bytesOf(pokers: PokerLike[] | null | undefined): Uint8Array | null {
  if (!pokers || pokers.length > CARDS_MAX) {
    return null;
  }
  const ids: { [id: number]: boolean } = Object.create(null);
  const ranks: number[] = [];
  for (let i = 0; i < pokers.length; i++) {
    const poker = pokers[i];
    if (!poker) {
      return null;
    }
    const id = poker.getId();
    if (ids[id]) {
      return null;
    }
    ids[id] = true;
    ranks.push(rankOf(poker.getOrderValue()));
  }
  try {
    return Cards.fromRanks(ranks);
  } catch (error) {
    if (error instanceof DdzError) {
      return null;
    }
    throw error;
  }
}

/** The client's cards of a move from `hand`, whose bytes are `bytes`. */
export function pokersOf<P extends PokerLike>(hand: P[], bytes: Uint8Array, move: Move): P[] {
  const pokers: P[] = [];
  for (let i = 0; i < move.cards.length; i++) {
    for (let j = 0; j < bytes.length; j++) {
      if (bytes[j] === move.cards[i]) {
        pokers.push(hand[j]);
      }
    }
  }
  return pokers;
}
