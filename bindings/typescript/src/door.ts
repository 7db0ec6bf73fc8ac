// Numbers on their way into the module. WebAssembly cuts what it is given to 32
// bits, and a typed array to 8: 2 ** 32 would be 0, and so would NaN, 0.5, "0"
// and 256. What does not fit becomes a number that no call takes, so that the
// library refuses it.

/** A byte that is no card, no rank, no kind and no value of a switch. */
export const NO_BYTE = 255;

/** 32 bits that are no length, and no number of anything that has a name. */
const NO_WORD = 0xffffffff;

/** A whole number, 0..255? The type comes first: to ask anything else for its
 * bits would call its `valueOf`. */
export function isByte(value: unknown): value is number {
  return typeof value === "number" && (value & 255) === value;
}

export function byteOf(value: unknown): number {
  return isByte(value) ? value : NO_BYTE;
}

/** A whole number that 32 bits hold? */
export function isWord(value: number): boolean {
  return typeof value === "number" && value >>> 0 === value;
}

export function wordOf(value: number): number {
  return isWord(value) ? value : NO_WORD;
}

/** How many things a call is told of: one more than it may be told of where
 * there are more, or no such number, so that it refuses the length. */
export function lengthOf(length: number, most: number): number {
  return isWord(length) && length <= most ? length : most + 1;
}

/** Throws unless there is an i-th one. */
export function checkIndex(i: number, length: number, what: string): void {
  if (!(isWord(i) && i < length)) {
    throw new RangeError("ddz: no such " + what);
  }
}

/** The room that a list is asked to have. */
export function checkCapacity(capacity: number): number {
  if (!isWord(capacity)) {
    throw new RangeError("ddz: a capacity is a whole number");
  }
  return capacity;
}
