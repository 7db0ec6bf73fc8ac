// The declarations: for a strict consumer of the package, and for a game of
// plain scripts under a compiler of 2018.

import { execFileSync } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, copyFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { dist, root } from "./files.mjs";

const require = createRequire(import.meta.url);
const types = join(root, "bindings/typescript/test/types");

/** No declarations but those named. */
const ALONE = ["--typeRoots", types];

function compile(compiler, ...options) {
  const tsc = require.resolve(`${compiler}/bin/tsc`);
  try {
    execFileSync(process.execPath, [tsc, "--noEmit", "--strict", ...options], { encoding: "utf8" });
  } catch (error) {
    throw new Error(error.stdout);
  }
}

it("types: a module that imports the package by its name", () => {
  const folder = mkdtempSync(join(tmpdir(), "ddz-types-"));
  try {
    mkdirSync(join(folder, "node_modules/@ddz"), { recursive: true });
    symlinkSync(join(root, "bindings/typescript"), join(folder, "node_modules/@ddz/rules"));
    copyFileSync(join(types, "module.mts"), join(folder, "module.mts"));
    const node = ["--module", "NodeNext", "--moduleResolution", "NodeNext", "--target", "ES2022"];
    compile("typescript", ...node, ...ALONE, join(folder, "module.mts"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("types: a plain script in ES5, under an old compiler", () => {
  const declared = ["ddz.d.ts", "egret-globals.d.ts"].map((file) => join(dist, file));
  const old = ["--target", "ES5", "--lib", "DOM,ES2015", "--module", "none", ...ALONE];
  // Code of that time is not written for null checks.
  old.push("--strictNullChecks", "false");
  compile("typescript-old", ...old, ...declared, join(types, "script.ts"));
});
