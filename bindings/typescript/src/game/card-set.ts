// A set of cards as a game keeps it: two words, the low one first, with bit
// rank * 4 + suit, a joker at rank * 4.

import { Card, Suit } from "../card";
import { Rank } from "../generated/enums";

/** The cards of a set, by rank and then suit. */
export function cardsOf(low: number, high: number): Uint8Array {
  const cards: number[] = [];
  for (let bit = 0; bit < 64; bit++) {
    const word = bit < 32 ? low : high;
    if ((word >>> (bit & 31)) & 1) {
      cards.push(Card.of((bit >> 2) as Rank, (bit & 3) as Suit));
    }
  }
  return Uint8Array.from(cards);
}
