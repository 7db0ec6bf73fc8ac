// What a call answers when it could not do its work.

import { loaded } from "./load";
import { OK } from "./generated/numbers";

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

/** What a status means, in English. */
export function statusText(status: number): string {
  const module = loaded();
  return module.constant(module.calls.ddz_status_text(status));
}

/** Throws where a call did not do its work. */
export function check(status: number): void {
  if (status !== OK) {
    throw new DdzError(status);
  }
}
