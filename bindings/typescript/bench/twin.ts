// The slow twin in plain TypeScript: every play of the STANDARD rule set, built
// from its definition and looked up by the number of cards of each rank. It
// shares nothing with the library.

/** What a set of cards is, as the library says it. */
export interface TwinPlay {
  kind: number;
  rank: number;
  length: number;
  cards: number;
}

const RANKS = 15;
const ACE = 11;
const TWO = 12;
const SMALL = 13;
const BIG = 14;

type Counts = number[];

export class Twin {
  private readonly plays = new Map<string, TwinPlay>();
  private readonly counts: { counts: Counts; play: TwinPlay }[] = [];

  constructor() {
    for (let rank = 0; rank < RANKS; rank++) {
      this.add(block(rank, 1, 1), 1, rank, 1);
    }
    for (let rank = 0; rank <= TWO; rank++) {
      this.add(block(rank, 1, 2), 2, rank, 1);
      const trio = block(rank, 1, 3);
      this.add(trio, 3, rank, 1);
      singles(trio, 1, (wings) => this.add(sum(trio, wings), 4, rank, 1));
      pairs(trio, 1, (wings) => this.add(sum(trio, wings), 5, rank, 1));
      const quad = block(rank, 1, 4);
      this.add(quad, 16, rank, 1);
      singles(quad, 2, (wings) => this.add(sum(quad, wings), 11, rank, 1));
      pairs(quad, 2, (wings) => this.add(sum(quad, wings), 12, rank, 1));
    }
    this.sequences(1, 5, 12, 6);
    this.sequences(2, 3, 10, 7);
    this.sequences(3, 2, 6, 8);
    for (let length = 2; length <= 5; length++) {
      for (let low = 0; low + length - 1 <= ACE; low++) {
        const body = block(low, length, 3);
        const high = low + length - 1;
        singles(body, length, (wings) => {
          if (!touches(wings, low, high)) {
            this.add(sum(body, wings), 9, high, length);
          }
        });
        if (length <= 4) {
          pairs(body, length, (wings) => this.add(sum(body, wings), 10, high, length));
        }
      }
    }
    const rocket = block(SMALL, 2, 1);
    this.add(rocket, 17, BIG, 1);
  }

  /** How many plays there are. */
  get size(): number {
    return this.plays.size;
  }

  /** What these cards are; null when they are no play. */
  classify(cards: ArrayLike<number>): TwinPlay | null {
    return this.plays.get(key(countsOf(cards))) ?? null;
  }

  /** Every play that the hand holds. */
  leads(cards: ArrayLike<number>): TwinPlay[] {
    const held = countsOf(cards);
    const found: TwinPlay[] = [];
    for (const { counts, play } of this.counts) {
      let fits = true;
      for (let rank = 0; rank < RANKS && fits; rank++) {
        fits = counts[rank] <= held[rank];
      }
      if (fits) {
        found.push(play);
      }
    }
    return found;
  }

  private sequences(each: number, least: number, most: number, kind: number): void {
    for (let length = least; length <= most; length++) {
      for (let low = 0; low + length - 1 <= ACE; low++) {
        this.add(block(low, length, each), kind, low + length - 1, length);
      }
    }
  }

  private add(counts: Counts, kind: number, rank: number, length: number): void {
    const cards = counts.reduce((sum, count) => sum + count, 0);
    const name = key(counts);
    if (cards > 20 || this.plays.has(name)) {
      return;
    }
    const play = { kind, rank, length, cards };
    this.plays.set(name, play);
    this.counts.push({ counts, play });
  }
}

function key(counts: Counts): string {
  return counts.join("");
}

function countsOf(cards: ArrayLike<number>): Counts {
  const counts = new Array<number>(RANKS).fill(0);
  for (let i = 0; i < cards.length; i++) {
    const face = cards[i] & 15;
    counts[cards[i] >> 4 === 4 ? face - 1 : face >= 3 ? face - 3 : face + 10]++;
  }
  return counts;
}

function block(low: number, length: number, each: number): Counts {
  return Array.from({ length: RANKS }, (_, rank) =>
    rank >= low && rank < low + length ? each : 0,
  );
}

function sum(a: Counts, b: Counts): Counts {
  return a.map((count, rank) => count + b[rank]);
}

/** Every way to take `n` single wings of other ranks than the body's: at most
 * three of a rank, and not both jokers. */
function singles(body: Counts, n: number, visit: (wings: Counts) => void): void {
  const wings = new Array<number>(RANKS).fill(0);
  const choose = (rank: number, missing: number): void => {
    if (missing === 0) {
      if (wings[SMALL] + wings[BIG] < 2) {
        visit(wings.slice());
      }
      return;
    }
    if (rank === RANKS) {
      return;
    }
    const most = body[rank] > 0 ? 0 : rank >= SMALL ? 1 : 3;
    for (let taken = 0; taken <= Math.min(most, missing); taken++) {
      wings[rank] = taken;
      choose(rank + 1, missing - taken);
    }
    wings[rank] = 0;
  };
  choose(0, n);
}

/** Every way to take `n` pairs of different ranks than the body's. */
function pairs(body: Counts, n: number, visit: (wings: Counts) => void): void {
  const wings = new Array<number>(RANKS).fill(0);
  const choose = (rank: number, missing: number): void => {
    if (missing === 0) {
      visit(wings.slice());
      return;
    }
    for (let next = rank; next <= TWO; next++) {
      if (body[next] === 0) {
        wings[next] = 2;
        choose(next + 1, missing - 1);
        wings[next] = 0;
      }
    }
  };
  choose(0, n);
}

/** Do three equal wings stand in sequence with the body? */
function touches(wings: Counts, low: number, high: number): boolean {
  return (low > 0 && wings[low - 1] >= 3) || (high < ACE && wings[high + 1] >= 3);
}
