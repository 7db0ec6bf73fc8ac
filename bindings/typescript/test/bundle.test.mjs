// What a bundler takes along: a client that has no table does not carry one.

import assert from "node:assert/strict";
import { join } from "node:path";
import { it } from "node:test";
import { rollup } from "rollup";
import { dist } from "./files.mjs";

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

const TABLE = /\bddz_(table|flow|record)_\w+|\bclass (Table|View|Flow|Record|Score)\b/g;

it("bundle: without the table when nobody asks for it", async () => {
  const code = await bundled("init", "Rules", "Moves", "Hints", "Hand", "Cards", "Deck");
  assert.match(code, /ddz_play_classify/);
  assert.deepEqual(code.match(TABLE), null);
  const whole = await bundled("init", "Table");
  assert.ok(whole.match(TABLE).length > 10, "the pattern finds the table where it is");
});
