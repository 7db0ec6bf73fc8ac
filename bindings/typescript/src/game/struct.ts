// A struct of the C ABI in memory of its own.

/** The bytes of a struct, and the same as words. */
export class Struct {
  readonly words: Uint32Array;
  readonly bytes: Uint8Array;

  /** @param size in bytes, a multiple of 4 */
  constructor(size: number) {
    this.words = new Uint32Array(size >> 2);
    this.bytes = new Uint8Array(this.words.buffer);
  }

  copyFrom(other: Struct): void {
    for (let i = 0; i < this.words.length; i++) {
      this.words[i] = other.words[i];
    }
  }

  equals(other: Struct): boolean {
    for (let i = 0; i < this.words.length; i++) {
      if (this.words[i] !== other.words[i]) {
        return false;
      }
    }
    return true;
  }
}
