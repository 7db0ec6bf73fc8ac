// The programs of README.md compile, run, and print what stands behind them.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { dist, root } from "./files.mjs";

const require = createRequire(import.meta.url);
const types = join(root, "bindings/typescript/test/types");
const page = readFileSync(join(root, "bindings/typescript/README.md"), "utf8");

/** Those that stand alone. */
const programs = Array.from(page.matchAll(/^```ts\n([^]*?)^```$/gm), ([, text]) => text).filter(
  (text) => text.startsWith("import "),
);

/** A browser's fetch, from the package's own files. */
const FETCH = `import { readFileSync } from "node:fs";
globalThis.fetch = async (name) => {
  const { buffer } = new Uint8Array(readFileSync(${JSON.stringify(dist)} + "/" + name));
  return { ok: true, status: 200, arrayBuffer: async () => buffer };
};`;

/** What each line of a program says that it prints. */
function promised(program) {
  return Array.from(program.matchAll(/^ *console\.log\(.*\); \/\/ (.*)$/gm), ([, text]) => text);
}

function printed(program) {
  const folder = mkdtempSync(join(tmpdir(), "ddz-readme-"));
  try {
    mkdirSync(join(folder, "node_modules/@ddz"), { recursive: true });
    symlinkSync(join(root, "bindings/typescript"), join(folder, "node_modules/@ddz/rules"));
    writeFileSync(join(folder, "page.mts"), program);
    writeFileSync(join(folder, "fetch.mjs"), FETCH);
    const node = ["--module", "NodeNext", "--moduleResolution", "NodeNext", "--target", "ES2022"];
    const tsc = [require.resolve("typescript/bin/tsc"), "--strict", ...node, "--typeRoots", types];
    const run = (...options) =>
      execFileSync(process.execPath, options, { cwd: folder, encoding: "utf8" });
    try {
      run(...tsc, "page.mts");
    } catch (error) {
      throw new Error(error.stdout);
    }
    return run("--import", "./fetch.mjs", "page.mjs").trimEnd().split("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("README.md", () => {
  it("has its programs", () => assert.equal(programs.length, 2));
  for (const [i, program] of programs.entries()) {
    it(`program ${i + 1} prints what it says`, () => {
      // A line in a loop prints several, which stand behind it in a row.
      assert.equal(printed(program).join(", "), promised(program).join(", "));
      assert.ok(promised(program).length >= 2);
    });
  }
});
