// The suite in node: as an ES module, as CommonJS, and as a plain script.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { dist, symbols, vector, wasm, whole } from "./files.mjs";
import { suite } from "./suite/index.js";

const require = createRequire(import.meta.url);
let copies = 0;

/** Each way to load the package; a copy knows of no other. */
const WAYS = {
  async module() {
    const ddz = await import(`${pathToFileURL(join(dist, "ddz.mjs"))}?${copies++}`);
    return ddz;
  },
  async commonjs() {
    for (const file of ["ddz.cjs", "egret.cjs"]) {
      delete require.cache[require.resolve(join(dist, file))];
    }
    return require(join(dist, "ddz.cjs"));
  },
  async script() {
    vm.runInThisContext(readFileSync(join(dist, "ddz.js"), "utf8"), { filename: "ddz.js" });
    return globalThis.ddz;
  },
};

/** The adapter that belongs to the package loaded last. */
const ADAPTERS = {
  module: async () => import(pathToFileURL(join(dist, "egret.mjs"))),
  commonjs: async () => require(join(dist, "egret.cjs")),
  async script() {
    vm.runInThisContext(readFileSync(join(dist, "egret.js"), "utf8"), { filename: "egret.js" });
    for (const name of ["PukerTypeUtils", "PukerCompareUtils", "PukerSeekUtils", "PukerUtils"]) {
      assert.equal(globalThis[name], globalThis.ddzEgret[name], name);
    }
    return globalThis.ddzEgret;
  },
};

function collect() {
  globalThis.gc();
  globalThis.gc();
  return collect.dirty();
}
collect.dirty = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

for (const way of Object.keys(WAYS)) {
  // The adapter of ES modules imports ddz.mjs without a query.
  const ddz =
    way === "module" ? await import(pathToFileURL(join(dist, "ddz.mjs"))) : await WAYS[way]();
  await ddz.init(wasm);
  const egret = await ADAPTERS[way]();
  const raw = new WebAssembly.Instance(new WebAssembly.Module(wasm), {}).exports;
  const game = await WAYS[way]();
  const gameRaw = new WebAssembly.Instance(new WebAssembly.Module(whole), {});
  game.initSync(gameRaw);
  const loaded = { ddz, egret, raw, game, gameRaw: gameRaw.exports };
  const env = { ...loaded, wasm, whole, read: vector, symbols, fresh: WAYS[way], collect };
  describe(way, () => {
    for (const { name, run } of suite(env)) {
      it(name, async (context) => {
        const word = await run();
        if (word !== undefined) {
          context.diagnostic(word);
        }
      });
    }
  });
}
