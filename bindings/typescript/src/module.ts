// The WebAssembly module: its exports, its memory, and where in the scratch
// buffer each argument of a call is put.
//
// The library has no allocator and keeps nothing between calls, so one buffer
// serves them all. Each kind of argument has a place of its own; what was
// written for a call is read back before the next one.

import { isByte, NO_BYTE } from "./door";
import { Exports, Pointer } from "./generated/exports";
import { BOT_CHOICE_SIZE, MOVE_SIZE, PLAY_SIZE, RULES_SIZE } from "./generated/layout";
import {
  BOT_MEMORY_MAX,
  CARDS_MAX,
  DECK_LEN,
  ERR_NULL,
  MOVES_MAX,
  READINGS_MAX,
  RECORD_MAX,
  TEXT_MAX,
} from "./generated/numbers";

/** What the module exports: the calls of ddz.h, and what only a host needs. */
export interface RawExports extends Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Where the scratch buffer begins; a multiple of 64. */
  ddz_scratch(): Pointer;
  /** How many bytes it has. */
  ddz_scratch_len(): number;
}

// Offsets in the scratch buffer, in bytes.
const RULES_AT = 0;
const TABLE_AT = RULES_AT + RULES_SIZE;
const NUMBER_AT = TABLE_AT + PLAY_SIZE;
const PLAYS_AT = NUMBER_AT + 4;
const CARDS_AT = 128;
const MORE_CARDS_AT = CARDS_AT + 64;
const MAP54_AT = MORE_CARDS_AT + 64;
/** For the calls of the game; game/places.ts says what lies where. */
export const GAME_PLACES_AT = MAP54_AT + 64;
export const GAME_PLACES_LEN = 1152;
const BULK_AT = GAME_PLACES_AT + GAME_PLACES_LEN;
export const BULK_LEN = Math.max(
  MOVES_MAX * MOVE_SIZE,
  TEXT_MAX,
  RECORD_MAX,
  BOT_MEMORY_MAX + 24 * BOT_CHOICE_SIZE,
);
if (PLAYS_AT + READINGS_MAX * PLAY_SIZE > CARDS_AT || DECK_LEN > 64 || CARDS_MAX > 64) {
  throw new Error("ddz: the places of the scratch buffer overlap");
}

/** The four numbers of a play. */
interface PlayNumbers {
  kind: number;
  rank: number;
  length: number;
  cards: number;
}

/** A loaded module. */
export class Module {
  /** The exports, to be called with pointers. */
  readonly calls: RawExports;
  readonly rulesAt: Pointer;
  readonly numberAt: Pointer;
  readonly playsAt: Pointer;
  readonly cardsAt: Pointer;
  readonly moreCardsAt: Pointer;
  readonly map54At: Pointer;
  readonly bulkAt: Pointer;
  /** How many bytes fit at `bulkAt`, and how many moves. */
  readonly bulkLength = BULK_LEN;
  readonly bulkMoves = MOVES_MAX;
  private readonly tableAt: Pointer;
  /** The scratch buffer, and the same as words. */
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
  /** Counts the calls, so that one that comes while another still reads what
   * it was given is noticed: both use the one scratch buffer. */
  turn = 0;
  /** The rule set that is written at `rulesAt`: most calls bring the same. */
  private written: Uint32Array | null = null;

  constructor(calls: RawExports) {
    const base = calls.ddz_scratch();
    const length = calls.ddz_scratch_len();
    if (length < BULK_AT + BULK_LEN) {
      throw new Error("ddz: the module has too small a scratch buffer for these sources");
    }
    this.calls = calls;
    this.bytes = new Uint8Array(calls.memory.buffer, base, length);
    this.words = new Uint32Array(calls.memory.buffer, base, length >> 2);
    this.rulesAt = base + RULES_AT;
    this.tableAt = base + TABLE_AT;
    this.numberAt = base + NUMBER_AT;
    this.playsAt = base + PLAYS_AT;
    this.cardsAt = base + CARDS_AT;
    this.moreCardsAt = base + MORE_CARDS_AT;
    this.map54At = base + MAP54_AT;
    this.bulkAt = base + BULK_AT;
  }

  /** Has nobody let the memory grow? Then the buffer moves, and what was a view
   * of it is empty and takes what is written without a word. */
  get isWhole(): boolean {
    return this.bytes.length !== 0;
  }

  /** Throws when another call has come since that turn: an element, a length or
   * a setter of the caller's was code that calls the library. */
  checkTurn(turn: number): void {
    if (this.turn !== turn || !this.isWhole) {
      throw new Error("ddz: an argument calls the library while it is read or written");
    }
  }

  /** Writes a rule set and answers where; nowhere when there is none. */
  putRules(given: { readonly words: Uint32Array } | null | undefined): Pointer {
    if (given === null || given === undefined) {
      return 0;
    }
    const rules = given.words;
    if (this.written !== rules) {
      for (let i = 0; i < RULES_SIZE / 4; i++) {
        this.words[(RULES_AT >> 2) + i] = rules[i];
      }
      this.written = rules;
    }
    return this.rulesAt;
  }

  /** Writes the play on the table and answers where; nothing is a lead. It is
   * read before anything is written, for its fields may be code that calls the
   * library: `putCards` comes later. */
  putTable(play: PlayNumbers | null | undefined): Pointer {
    if (play === null || play === undefined) {
      return 0;
    }
    const { kind, rank, length, cards } = play;
    const fits = isByte(kind) && isByte(rank) && isByte(length) && isByte(cards);
    this.words[TABLE_AT >> 2] = fits ? kind | (rank << 8) | (length << 16) | (cards << 24) : NO_BYTE;
    return this.tableAt;
  }

  /** Writes cards, ids or ranks where the first ones go.
   * @returns how many the call is told of, or ERR_NULL */
  putCards(cards: ArrayLike<number> | null | undefined): number {
    return this.put(CARDS_AT, cards);
  }

  /** The same where a second set of cards goes. */
  putMoreCards(cards: ArrayLike<number> | null | undefined): number {
    return this.put(MORE_CARDS_AT, cards);
  }

  /** Writes a client's map of 54 ids, and ids or cards where the first ones go.
   * @returns how many of these the call is told of */
  putWithMap54(map: ArrayLike<number>, cards: ArrayLike<number>): number {
    const { bytes, turn } = this;
    this.put(MAP54_AT, map);
    const length = this.put(CARDS_AT, cards);
    // Here every byte may be an id, so what is written for a number that is no
    // byte must not be one of this map.
    const ids = bytes.slice(MAP54_AT, MAP54_AT + DECK_LEN);
    let none = NO_BYTE;
    while (ids.indexOf(none) >= 0) {
      none--;
    }
    for (let i = 0; i < length && length <= DECK_LEN; i++) {
      if (bytes[CARDS_AT + i] === NO_BYTE && cards[i] !== NO_BYTE) {
        bytes[CARDS_AT + i] = none;
      }
    }
    this.checkTurn(turn);
    return length;
  }

  private put(at: number, cards: ArrayLike<number> | null | undefined): number {
    if (cards === null || cards === undefined) {
      return ERR_NULL;
    }
    const { bytes, turn } = this;
    const { length } = cards;
    if (!(isByte(length) && length <= DECK_LEN)) {
      // One too many, so that the library refuses the length.
      return DECK_LEN + 1;
    }
    for (let i = 0; i < length; i++) {
      const card = cards[i];
      bytes[at + i] = isByte(card) ? card : NO_BYTE;
    }
    this.checkTurn(turn);
    return length;
  }

  /** Writes text as UTF-8 and answers how many bytes it has, those included
   * for which there was no room: the call then refuses the length. What has too
   * many letters is not looked at. */
  putText(text: string): number {
    const bytes = this.bytes;
    if (text.length > TEXT_MAX) {
      return text.length;
    }
    let length = 0;
    const push = (byte: number): void => {
      if (length < TEXT_MAX) {
        bytes[BULK_AT + length] = byte;
      }
      length++;
    };
    for (let i = 0; i < text.length; i++) {
      let code = text.charCodeAt(i);
      const next = text.charCodeAt(i + 1);
      if (code >= 0xd800 && code < 0xdc00 && next >= 0xdc00 && next < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (next - 0xdc00);
        i++;
      }
      if (code < 0x80) {
        push(code);
      } else {
        const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
        push(((0xff << (7 - more)) & 0xff) | (code >> (6 * more)));
        for (let j = more - 1; j >= 0; j--) {
          push(0x80 | ((code >> (6 * j)) & 0x3f));
        }
      }
    }
    return length;
  }

  /** The number that a call wrote. */
  number(): number {
    return this.words[NUMBER_AT >> 2];
  }

  /** For a call that writes a single byte, or nothing. */
  setNumber(number: number): void {
    this.words[NUMBER_AT >> 2] = number;
  }

  /** Reads a play that a call wrote. */
  takePlay(i: number, out: PlayNumbers): void {
    const word = this.words[(PLAYS_AT >> 2) + i];
    out.kind = word & 255;
    out.rank = (word >> 8) & 255;
    out.length = (word >> 16) & 255;
    out.cards = word >>> 24;
  }

  /** Copies bytes that a call wrote where the first cards go. */
  giveCards(out: Uint8Array | number[], length: number): void {
    const { turn } = this;
    for (let i = 0; i < length; i++) {
      out[i] = this.bytes[CARDS_AT + i];
    }
    this.checkTurn(turn);
  }

  /** The cards that `putCards` wrote. */
  takeCards(length: number): Uint8Array {
    return this.bytes.slice(CARDS_AT, CARDS_AT + length);
  }

  /** A copy of bytes that a call wrote where the second cards go. */
  takeMoreCards(length: number): Uint8Array {
    return this.bytes.slice(MORE_CARDS_AT, MORE_CARDS_AT + length);
  }

  /** Copies moves that a call wrote, as words. */
  takeMoves(count: number, out: Uint32Array): void {
    const words = this.words;
    const length = count * (MOVE_SIZE >> 2);
    for (let i = 0; i < length; i++) {
      out[i] = words[(BULK_AT >> 2) + i];
    }
  }

  /** Text that a call wrote. */
  takeText(length: number): string {
    return decode(this.bytes, BULK_AT, length);
  }

  /** A copy of the words of a rule set that a call wrote. */
  takeRules(): Uint32Array {
    return this.words.slice(BULK_AT >> 2, (BULK_AT + RULES_SIZE) >> 2);
  }

  /** Writes a rule set that has not been checked. */
  putUncheckedRules(rules: Uint32Array): Pointer {
    this.words.set(rules, BULK_AT >> 2);
    return this.bulkAt;
  }

  /** A constant text of the library. */
  constant(at: Pointer): string {
    const memory = new Uint8Array(this.calls.memory.buffer);
    let length = 0;
    while (memory[at + length] !== 0) {
      length++;
    }
    return decode(memory, at, length);
  }
}

/** UTF-8 that is known to be sound. Engines of mini games have no TextDecoder. */
function decode(bytes: Uint8Array, at: number, length: number): string {
  let text = "";
  const end = at + length;
  while (at < end) {
    let code = bytes[at++];
    if (code >= 0x80) {
      const more = code < 0xe0 ? 1 : code < 0xf0 ? 2 : 3;
      code &= 0x3f >> more;
      for (let i = 0; i < more; i++) {
        code = (code << 6) | (bytes[at++] & 0x3f);
      }
    }
    text +=
      code < 0x10000
        ? String.fromCharCode(code)
        : String.fromCharCode(0xd7c0 + (code >> 10), 0xdc00 + (code & 0x3ff));
  }
  return text;
}
