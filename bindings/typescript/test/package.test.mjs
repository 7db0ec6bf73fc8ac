// What the package holds: every call, and for a client without a game no more
// than that needs.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { rollup } from "rollup";
import { dist, root, symbols } from "./files.mjs";
import { installed } from "./installed.mjs";

/** The bundle of a program that uses these names of the package. */
async function bundled(...names) {
  const entry = {
    name: "entry",
    resolveId: (id) => (id === "entry" ? id : null),
    load: (id) =>
      id === "entry" ? `export { ${names} } from ${JSON.stringify(join(dist, "ddz.mjs"))};` : null,
  };
  const bundle = await rollup({ input: "entry", plugins: [entry] });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  return output[0].code;
}

const GAME = /\bddz_(game|flow|record)_\w+|\bclass (Game|View|Flow|Record|Score)\b/g;

it("package: a bundle is without the game when nobody asks for it", async () => {
  const code = await bundled("init", "Rules", "Moves", "Hints", "Hand", "Cards", "Deck");
  assert.match(code, /ddz_play_classify/);
  assert.deepEqual(code.match(GAME), null);
  const whole = await bundled("init", "Game");
  assert.ok(whole.match(GAME).length > 10, "the pattern finds the game where it is");
});

it("package: every call of ddz.h is made somewhere", () => {
  for (const file of ["ddz.mjs", "ddz.js"]) {
    const code = readFileSync(join(dist, file), "utf8");
    const missing = symbols.filter((name) => !code.includes(`.${name}(`));
    assert.deepEqual(missing, [], file);
  }
  assert.ok(symbols.length > 40, "the list of symbols is short");
});

it("package: both modules can be asked for by name", () => {
  const { exports } = JSON.parse(readFileSync(join(dist, "../package.json"), "utf8"));
  for (const file of ["ddz.wasm", "ddz-game.wasm"]) {
    assert.ok(readFileSync(join(dist, "..", exports[`./${file}`])).length > 1000, file);
  }
});

it("package: what npm packs has the licences and every file that is named", () => {
  const { exports, main, module, types } = JSON.parse(
    readFileSync(join(installed, "package.json"), "utf8"),
  );
  const named = [main, module, types, ...leaves(exports)];
  assert.ok(named.length > 12, "few files are named");
  for (const file of [...named, "LICENSE", "LICENSE-APACHE", "LICENSE-MIT", "README.md"]) {
    assert.ok(readFileSync(join(installed, file)).length > 100, file);
  }
  for (const file of ["LICENSE", "LICENSE-APACHE", "LICENSE-MIT"]) {
    assert.deepEqual(readFileSync(join(installed, file)), readFileSync(join(root, file)), file);
  }
});

/** All paths of an export map. */
function leaves(map) {
  return typeof map === "string" ? [map] : Object.values(map).flatMap(leaves);
}
