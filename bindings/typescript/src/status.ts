// What a call answers when it could not do its work.

import { wordOf } from "./door";
import { Language } from "./generated/enums";
import { OK } from "./generated/numbers";
import { loaded } from "./load";

/** A number that no call answers. */
const NO_STATUS = 1;

/** A call was given what it cannot work with. */
export class DdzError extends Error {
  /** The `ERR_…` number. */
  readonly status: number;

  constructor(status: number) {
    const text = statusText(status);
    super(text);
    // Compiled for old engines, a class that extends Error loses its own type.
    Object.setPrototypeOf(this, DdzError.prototype);
    this.name = "DdzError";
    this.message = text;
    this.status = status;
  }
}

/** What a status means. `ddz.wasm` has the texts in English only, `ddz-game.wasm`
 * those in Chinese too. */
export function statusText(status: number, language: Language = Language.English): string {
  const module = loaded();
  const known = typeof status === "number" && (status | 0) === status;
  return module.constant(module.calls.ddz_status_text(known ? status : NO_STATUS, wordOf(language)));
}

/** Throws where a call did not do its work. */
export function check(status: number): void {
  if (status !== OK) {
    throw new DdzError(status);
  }
}

/** Throws where a count is a status; else answers it. */
export function counted(count: number): number {
  if (count < OK) {
    throw new DdzError(count);
  }
  return count;
}
