// The declarations: for a strict consumer of the package, and for a game of
// plain scripts under a compiler of 2018.

import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { root } from "./files.mjs";
import { ALONE, compile, installed, MODULES, project } from "./installed.mjs";

const types = join(root, "bindings/typescript/test/types");
for (const file of ["module.mts", "engine.mts"]) {
  copyFileSync(join(types, file), join(project, file));
}
const modules = (...options) => compile("typescript", "--noEmit", ...MODULES, ...options);

it("types: a module that imports the package by its name", () => {
  modules(...ALONE, "module.mts");
});

it("types: the same with the language alone, without a browser and without node", () => {
  modules("--lib", "ES2022", ...ALONE, "module.mts");
});

it("types: what a browser has for WebAssembly may be given", () => {
  modules("--lib", "ES2022,DOM", ...ALONE, "engine.mts");
});

it("types: a plain script in ES5, under an old compiler", () => {
  const declared = ["ddz.d.ts", "egret-globals.d.ts"].map((file) => join(installed, "dist", file));
  const old = ["--noEmit", "--target", "ES5", "--lib", "DOM,ES2015", "--module", "none", ...ALONE];
  // Code of that time is not written for null checks.
  old.push("--strictNullChecks", "false");
  compile("typescript-old", ...old, ...declared, join(types, "script.ts"));
});
