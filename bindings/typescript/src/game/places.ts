// Where the structs of the game's calls are put in the scratch buffer. They
// are written for a call and read back after it; nothing stays there.

import { isByte, isWord, lengthOf } from "../door";
import { Pointer } from "../generated/exports";
import * as at from "../generated/layout";
import { ERR_FORMAT, ERR_NULL, LEGAL_MAX, PACKED_MAX, RECORD_MAX } from "../generated/numbers";
import { loaded } from "../load";
import { BULK_LEN, Module, RawExports, GAME_PLACES_AT, GAME_PLACES_LEN } from "../module";
import { Struct } from "./struct";

// Offsets in the scratch buffer, in bytes.
const FLOW_AT = GAME_PLACES_AT;
const STATE_AT = FLOW_AT + at.FLOW_SIZE;
const ACTIONS_AT = STATE_AT + at.GAME_SIZE;
const ANSWER_AT = ACTIONS_AT + LEGAL_MAX * at.ACTION_SIZE;
const ANSWER_LEN = Math.max(at.VIEW_SIZE, at.SCORE_SIZE, at.UNSEEN_SIZE);

/** The loaded module, as far as the game needs it. */
export class GamePlaces {
  readonly calls: RawExports;
  readonly flowAt: Pointer;
  /** Of a game. */
  readonly stateAt: Pointer;
  /** Of an action, and of as many as may be listed. */
  readonly actionsAt: Pointer;
  /** Of what a call tells: a view, a score, a card counter. */
  readonly answerAt: Pointer;
  readonly numberAt: Pointer;
  readonly bulkAt: Pointer;
  private readonly base: Pointer;

  constructor(readonly module: Module) {
    const fits =
      ANSWER_AT + ANSWER_LEN <= GAME_PLACES_AT + GAME_PLACES_LEN &&
      Math.max(RECORD_MAX, PACKED_MAX) <= BULK_LEN;
    if (!fits) {
      throw new Error("ddz: the places of the scratch buffer overlap");
    }
    this.calls = module.calls;
    this.base = module.calls.ddz_scratch();
    this.flowAt = this.base + FLOW_AT;
    this.stateAt = this.base + STATE_AT;
    this.actionsAt = this.base + ACTIONS_AT;
    this.answerAt = this.base + ANSWER_AT;
    this.numberAt = module.numberAt;
    this.bulkAt = module.bulkAt;
  }

  /** Writes a struct and answers where. */
  put(pointer: Pointer, struct: Struct): Pointer {
    const { words } = this.module;
    const from = (pointer - this.base) >> 2;
    for (let i = 0; i < struct.words.length; i++) {
      words[from + i] = struct.words[i];
    }
    return pointer;
  }

  /** Reads a struct that a call wrote. */
  take(pointer: Pointer, struct: Struct): void {
    this.takeWords(pointer, struct.words, struct.words.length);
  }

  /** Reads the first words of what a call wrote. */
  takeWords(pointer: Pointer, out: Uint32Array, count: number): void {
    const { words } = this.module;
    const from = (pointer - this.base) >> 2;
    for (let i = 0; i < count; i++) {
      out[i] = words[from + i];
    }
  }

  /** Makes a place ready for a call that fills a struct of that size. */
  sized(pointer: Pointer, size: number): Pointer {
    this.module.words[(pointer - this.base) >> 2] = size;
    return pointer;
  }

  /** Writes bytes of a file. More than fit are not read: the call refuses the
   * length.
   * @returns how many the call is told of; ERR_NULL; ERR_FORMAT when one of the
   * numbers is no byte */
  putFile(file: ArrayLike<number> | null | undefined): number {
    if (file === null || file === undefined) {
      return ERR_NULL;
    }
    const { bytes, turn } = this.module;
    const from = this.bulkAt - this.base;
    const told = lengthOf(file.length, BULK_LEN);
    const length = told <= BULK_LEN ? told : 0;
    for (let i = 0; i < length; i++) {
      const byte = file[i];
      if (!isByte(byte)) {
        return ERR_FORMAT;
      }
      bytes[from + i] = byte;
    }
    this.module.checkTurn(turn);
    return told;
  }

  /** Copies bytes of a file that a call wrote to `out`, from `at` on; false
   * when they do not fit. An array grows. */
  takeFile(count: number, out: Uint8Array | number[], at: number): boolean {
    const room = Array.isArray(out) ? out.length : out.length - count;
    if (!(isWord(at) && at <= room)) {
      return false;
    }
    const { bytes, turn } = this.module;
    const from = this.bulkAt - this.base;
    for (let i = 0; i < count; i++) {
      out[at + i] = bytes[from + i];
    }
    this.module.checkTurn(turn);
    return true;
  }
}

let current: GamePlaces | null = null;

/** The loaded module, which must have the game. */
export function loadedGame(): GamePlaces {
  const module = loaded();
  if (current === null || current.module !== module) {
    if (typeof module.calls.ddz_game_new !== "function") {
      throw new Error("ddz: this call needs the game; load ddz-game.wasm instead of ddz.wasm");
    }
    current = new GamePlaces(module);
  }
  return current;
}
