// What arrives as JSON can be anything: each field is looked at before it is
// used.

import { isByte } from "./door";
import { DdzError } from "./status";

/** A field; undefined where there is none, or nothing that could have one. */
export function field(json: unknown, name: string): unknown {
  return json === null || json === undefined ? undefined : (json as never)[name];
}

/** A field that must be a byte; throws with that status where it is none. */
export function byteField(json: unknown, name: string, status: number): number {
  const value = field(json, name);
  if (!isByte(value)) {
    throw new DdzError(status);
  }
  return value;
}
