// A play: what is put down, in one reading.

import { PlayKind } from "./generated/enums";
import * as n from "./generated/numbers";
import { byteField } from "./json";
import { DdzError } from "./status";

/** A play as `JSON.stringify` writes it: the fields of `Play`. */
export interface PlayJson {
  kind: PlayKind;
  rank: number;
  length: number;
  cards: number;
}

/** How ranks are written, from low to high; `Style.Ranks`. */
const LETTERS = "3456789TJQKA2xX";

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

  /** Reads a play that was sent as JSON, `onTable` of a view for example; throws a
   * `DdzError` where it is none: ERR_ENUM (the kind), ERR_FORMAT. Whether a rule
   * set has such a play is for the calls that take it. */
  static fromJSON(json: unknown): Play {
    const kind = byteField(json, "kind", n.ERR_ENUM);
    if (PlayKind[kind] === undefined) {
      throw new DdzError(n.ERR_ENUM);
    }
    const byte = (name: keyof PlayJson): number => byteField(json, name, n.ERR_FORMAT);
    return new Play(kind, byte("rank"), byte("length"), byte("cards"));
  }

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

  /** `TrioPair of 5`; of a sequence the length too, and the highest rank,
   * `Straight of 5 ranks up to 9`. The rocket and no play stand alone. */
  toString(): string {
    const name = PlayKind[this.kind] || "Kind " + this.kind;
    if (this.kind === PlayKind.None || this.kind === PlayKind.Rocket) {
      return name;
    }
    const rank = LETTERS.charAt(this.rank) || this.rank;
    return this.length > 1
      ? name + " of " + this.length + " ranks up to " + rank
      : name + " of " + rank;
  }
}

/** A copy of the four numbers. */
export function playJson({ kind, rank, length, cards }: PlayJson): PlayJson {
  return { kind, rank, length, cards };
}
