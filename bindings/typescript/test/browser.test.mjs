// The suite in headless Chromium: as an ES module and as a plain script.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { withChromium } from "./chromium.mjs";
import { root, symbols } from "./files.mjs";
import { serve } from "./server.mjs";

const DIST = "/bindings/typescript/dist";

/** What differs between the two pages. */
const PAGES = {
  module: {
    scripts: "",
    body: `
      import * as ddz from "${DIST}/ddz.mjs";
      import * as egret from "${DIST}/egret.mjs";
      let copies = 0;
      const fresh = () => import("${DIST}/ddz.mjs?" + copies++);`,
  },
  script: {
    scripts: `<script src="${DIST}/ddz.js"></script><script src="${DIST}/egret.js"></script>`,
    body: `
      const { ddz, ddzEgret: egret } = window;
      if (window.PukerTypeUtils !== egret.PukerTypeUtils) throw new Error("no global");
      const source = await (await fetch("${DIST}/ddz.js")).text();
      const fresh = async () => new Function(source + "; return ddz;")();`,
  },
};

const page = ({ scripts, body }) => `<!doctype html><meta charset="utf-8">${scripts}
<script type="module">${body}
  import { suite } from "/bindings/typescript/test/suite/index.js";
  const bytes = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());
  const files = new Map();
  for (const file of ${JSON.stringify(vectorFiles())}) {
    files.set(file, await (await fetch("/tests/vectors/" + file)).text());
  }
  const wasm = await bytes("${DIST}/ddz.wasm");
  const whole = await bytes("${DIST}/ddz-game.wasm");
  await ddz.init(wasm.slice());
  const game = await fresh();
  const gameRaw = (await WebAssembly.instantiate(whole, {})).instance;
  await game.init(gameRaw);
  const raw = (await WebAssembly.instantiate(wasm, {})).instance.exports;
  const collect = () => { gc(); gc(); return collect.dirty(); };
  collect.dirty = () => performance.memory.usedJSHeapSize;
  const symbols = ${JSON.stringify(symbols)};
  const read = (file) => files.get(file);
  const results = [];
  const loaded = { ddz, egret, raw, game, gameRaw: gameRaw.exports };
  const env = { ...loaded, wasm, whole, read, symbols, fresh, collect };
  for (const { name, run } of suite(env)) {
    try {
      await run();
      results.push({ name, error: null });
    } catch (error) {
      results.push({ name, error: String(error.stack ?? error) });
    }
  }
  window.results = results;
</script>`;

/** All files of vectors, for the page to fetch. */
function vectorFiles() {
  return readdirSync(join(root, "tests/vectors")).filter((name) => name.endsWith(".tsv"));
}

const pages = {};
for (const way of Object.keys(PAGES)) {
  pages[`/${way}.html`] = page(PAGES[way]);
}
const server = await serve(root, pages);
const results = {};
try {
  await withChromium(async (tab) => {
    for (const way of Object.keys(PAGES)) {
      const errors = [];
      tab.on("pageerror", (error) => errors.push(error));
      await tab.goto(`${server.address}/${way}.html`);
      await tab
        .waitForFunction(() => window.results !== undefined, null, { timeout: 120_000 })
        .catch((error) => Promise.reject(errors[0] ?? error));
      results[way] = await tab.evaluate(() => window.results);
    }
  });
} finally {
  server.close();
}

for (const way of Object.keys(PAGES)) {
  describe(`Chromium: ${way}`, () => {
    it("runs as many cases as the other page", () => {
      const names = (way) => results[way].map(({ name }) => name);
      assert.deepEqual(names(way), names("module"));
      assert.ok(results[way].length >= 90, "cases are missing");
    });
    for (const { name, error } of results[way]) {
      it(name, () => assert.equal(error, null));
    }
  });
}
