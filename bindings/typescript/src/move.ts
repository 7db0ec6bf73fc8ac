// Plays with the cards that make them, one by one and as lists.

import { Cards } from "./cards";
import { checkCapacity, checkIndex } from "./door";
import { PlayKind, Style } from "./generated/enums";
import { MOVE_CARDS_AT, MOVE_SIZE } from "./generated/layout";
import { MOVES_MAX, OK } from "./generated/numbers";
import { Module } from "./module";
import { Play, PlayJson, playJson } from "./play";

/** A move as `JSON.stringify` writes it. */
export interface MoveJson {
  play: PlayJson;
  cards: number[];
}

/** A play with the cards that make it. */
export class Move {
  constructor(
    /** What is played. */
    readonly play: Play,
    /** Card bytes from the hand: body first, then wings. */
    readonly cards: Uint8Array,
  ) {}

  /** The move as plain data, for `JSON.stringify`. */
  toJSON(): MoveJson {
    return { play: playJson(this.play), cards: Array.prototype.slice.call(this.cards) };
  }

  /** The cards in their order: `♦5 ♣5 ♥5 ♦3 ♣3`. */
  toString(): string {
    return suited(this.cards);
  }
}

/** Cards for a person to read. */
export function suited(cards: Uint8Array): string {
  const known = Cards.tryCheck(cards) === OK;
  return known ? Cards.format(cards, Style.Suited) : "what are no cards";
}

const WORDS = MOVE_SIZE >> 2;

/** A list that is made once and filled again and again: a call that fills it
 * makes no garbage. */
export class MoveList {
  /** Room for so many moves. */
  readonly capacity: number;
  private count = 0;
  private readonly words: Uint32Array;
  private readonly bytes: Uint8Array;

  /** @param capacity room for so many moves; the longest list fits by default */
  constructor(capacity: number = MOVES_MAX) {
    this.capacity = checkCapacity(capacity);
    this.words = new Uint32Array(capacity * WORDS);
    this.bytes = new Uint8Array(this.words.buffer);
  }

  /** How many moves it holds. */
  get length(): number {
    return this.count;
  }

  /** What the i-th move is. */
  kind(i: number): PlayKind {
    return this.word(i) & 255;
  }

  /** Index of the highest rank of its body. */
  rank(i: number): number {
    return (this.word(i) >> 8) & 255;
  }

  /** Ranks in its body. */
  bodyLength(i: number): number {
    return (this.word(i) >> 16) & 255;
  }

  /** How many cards it has. */
  size(i: number): number {
    return this.word(i) >>> 24;
  }

  /** The j-th card of the i-th move. */
  card(i: number, j: number): number {
    checkIndex(j, this.size(i), "card in the move");
    return this.bytes[i * MOVE_SIZE + MOVE_CARDS_AT + j];
  }

  /** Writes the i-th play into `out`. */
  readPlay(i: number, out: Play): Play {
    const word = this.word(i);
    out.kind = word & 255;
    out.rank = (word >> 8) & 255;
    out.length = (word >> 16) & 255;
    out.cards = word >>> 24;
    return out;
  }

  /** A copy of the i-th move. */
  at(i: number): Move {
    const play = this.readPlay(i, new Play());
    const from = i * MOVE_SIZE + MOVE_CARDS_AT;
    return new Move(play, this.bytes.slice(from, from + play.cards));
  }

  /** A copy of all moves. */
  toArray(): Move[] {
    const moves: Move[] = [];
    for (let i = 0; i < this.count; i++) {
      moves.push(this.at(i));
    }
    return moves;
  }

  /** The moves as plain data, for `JSON.stringify`. */
  toJSON(): MoveJson[] {
    return this.toArray().map((move) => move.toJSON());
  }

  /** @internal Takes over the moves that a call wrote; they fit. */
  take(module: Module, count: number): void {
    module.takeMoves(count, this.words);
    this.count = count;
  }

  private word(i: number): number {
    checkIndex(i, this.count, "move in the list");
    return this.words[i * WORDS];
  }
}
