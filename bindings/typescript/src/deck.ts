// The deck: 54 cards, and how they are shuffled.

import { isByte } from "./door";
import { DECK_LEN, ERR_LENGTH, ERR_NULL } from "./generated/numbers";
import { loaded } from "./load";
import { check, DdzError } from "./status";

export const SEED_LEN = 32;

/** What `crypto` must be able to do. */
export interface RandomSource {
  getRandomValues(bytes: Uint8Array): unknown;
}

/** Shuffling. */
export class Deck {
  /**
   * Shuffles a deck: the same for a seed on every platform, for ever.
   *
   * @param seed 32 bytes; who knows them knows the deck
   */
  static shuffle(seed: ArrayLike<number>): Uint8Array {
    if (!seed) {
      throw new DdzError(ERR_NULL);
    }
    if (!isSeed(seed)) {
      throw new DdzError(ERR_LENGTH);
    }
    const module = loaded();
    if (module.putCards(seed) !== SEED_LEN) {
      throw new DdzError(ERR_LENGTH);
    }
    check(module.calls.ddz_deck_shuffle(module.cardsAt, module.moreCardsAt));
    return module.takeMoreCards(DECK_LEN);
  }

  /**
   * A seed that nobody can guess.
   *
   * @param source where it comes from, if not the platform's `crypto`; it fills
   * the array at once
   */
  static seed(source: RandomSource | undefined = platform()): Uint8Array {
    if (source === undefined) {
      throw new Error("ddz: this engine has no crypto; bring a source of random bytes");
    }
    const seed = new Uint8Array(SEED_LEN);
    source.getRandomValues(seed);
    // A source that answers later, as some mini games have, leaves it all 0.
    for (let i = 0; i < SEED_LEN; i++) {
      if (seed[i] !== 0) {
        return seed;
      }
    }
    throw new Error("ddz: the source gave no random bytes");
  }
}

/** 32 bytes? What is written for something else than a byte is always the same,
 * and everybody would know the deck. */
export function isSeed(seed: ArrayLike<number>): boolean {
  for (let i = 0; i < SEED_LEN; i++) {
    if (!isByte(seed[i])) {
      return false;
    }
  }
  return seed.length === SEED_LEN;
}

function platform(): RandomSource | undefined {
  return typeof crypto === "undefined" ? undefined : crypto;
}
