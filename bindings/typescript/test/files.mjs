// Where the tests find things.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
export const dist = join(root, "bindings/typescript/dist");

/** The modules as they are shipped: without the game, and with all calls. */
export const wasm = new Uint8Array(readFileSync(join(dist, "ddz.wasm")));
export const whole = new Uint8Array(readFileSync(join(dist, "ddz-game.wasm")));

/** The names of the C ABI. */
export const symbols = readFileSync(join(root, "bindings/abi/symbols.txt"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("ddz_"));

/** A file of tests/vectors. */
export function vector(file) {
  return readFileSync(join(root, "tests/vectors", file), "utf8");
}
