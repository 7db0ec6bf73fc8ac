// One card: a byte. High nibble suit, low nibble face (A 1, 2 … 9, T 10, J 11,
// Q 12, K 13); 0x4E is the small joker, 0x4F the big one.

import { isByte } from "./door";
import { Rank } from "./generated/enums";

/** Suits; they never matter to the rules. */
export enum Suit {
  Diamond = 0,
  Club = 1,
  Heart = 2,
  Spade = 3,
}

/** The suit nibble of the jokers. */
const NO_SUIT = 4;

/** Questions about one card byte. They throw where there is no such rank, suit
 * or card. */
export class Card {
  static readonly smallJoker = 0x4e;
  static readonly bigJoker = 0x4f;

  /** The card of a rank; the suit of a joker is not looked at. */
  static of(rank: Rank, suit: Suit): number {
    check(isByte(rank) && rank <= Rank.BigJoker, "a rank is 0 to 14");
    if (rank === Rank.SmallJoker) {
      return Card.smallJoker;
    }
    if (rank === Rank.BigJoker) {
      return Card.bigJoker;
    }
    check(isByte(suit) && suit <= Suit.Spade, "a suit is 0 to 3");
    // The A and the 2 have the lowest faces and stand above the K.
    const face = rank >= Rank.Ace ? rank - Rank.Ace + 1 : rank + 3;
    return (suit << 4) | face;
  }

  /** The rank of a card byte. */
  static rank(card: number): Rank {
    check(isCard(card), "no such card");
    const face = card & 15;
    if (card >> 4 === NO_SUIT) {
      return face - (Card.smallJoker & 15) + Rank.SmallJoker;
    }
    return face >= 3 ? face - 3 : face - 1 + Rank.Ace;
  }

  /** The suit of a card byte; null for a joker. */
  static suit(card: number): Suit | null {
    check(isCard(card), "no such card");
    const suit = card >> 4;
    return suit === NO_SUIT ? null : suit;
  }
}

/** Faces A to K in four suits, and the jokers. */
function isCard(card: number): boolean {
  if (!isByte(card)) {
    return false;
  }
  const face = card & 15;
  const least = card >> 4 === NO_SUIT ? 14 : 1;
  const most = card >> 4 === NO_SUIT ? 15 : 13;
  return card >> 4 <= NO_SUIT && face >= least && face <= most;
}

function check(condition: boolean, message: string): void {
  if (!condition) {
    throw new RangeError("ddz: " + message);
  }
}
