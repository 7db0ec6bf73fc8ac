// Makes dist/: ES modules, CommonJS, plain ES5 scripts, and declarations.
// `cargo xtask wasm` puts ddz.wasm beside them.

import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const require = createRequire(import.meta.url);
const build = join(root, "build");
const dist = join(root, "dist");

/** What plain scripts put into the page. */
const GLOBAL = "ddz";
const EGRET_GLOBAL = "ddzEgret";
const EGRET_CLASSES = [
  "PukerType",
  "PukerTypeUtils",
  "PukerCompareUtils",
  "PukerSeekUtils",
  "PukerUtils",
];

/** Mini games run scripts as modules, where `var` makes no global. */
const onPage = (assignments) => `(function (page) {
${assignments.map((line) => `  page.${line};`).join("\n")}
})(typeof globalThis !== "undefined" ? globalThis : typeof window !== "undefined" ? window : this);`;

function compile(folder, ...options) {
  const tsc = require.resolve("typescript/bin/tsc");
  execFileSync(process.execPath, [tsc, "-p", root, "--outDir", join(build, folder), ...options], {
    stdio: "inherit",
  });
}

async function bundle(input, outputs, options = {}) {
  const bundled = await rollup({
    input: join(build, input),
    // What TypeScript writes for old engines asks for the `this` of the module;
    // a module has none.
    context: "(void 0)",
    onLog(level, { message }) {
      throw new Error(`${level}: ${message}`);
    },
    ...options,
  });
  for (const output of outputs) {
    await bundled.write({ ...output, file: join(dist, output.file) });
  }
  await bundled.close();
}

for (const folder of [build, ...ours(dist)]) {
  rmSync(folder, { recursive: true, force: true });
}
compile("es2017");
// Games ship plain scripts as they are; what the comments say stands in the
// declarations.
const es5 = ["--target", "ES5", "--ignoreDeprecations", "5.0"];
compile("es5", ...es5, "--declaration", "false", "--removeComments");

await bundle("es2017/index.js", [
  { file: "ddz.mjs", format: "es" },
  { file: "ddz.cjs", format: "cjs" },
]);
await bundle("es5/index.js", [
  { file: "ddz.js", format: "iife", name: GLOBAL, footer: onPage([`${GLOBAL} = ${GLOBAL}`]) },
]);

// The adapter is made of the public calls, so it shares the module that the
// package has loaded.
const core = (folder) => join(build, folder, "index.js");
const apart = (folder) => ({ external: [core(folder)] });
const paths = (folder, file) => ({ [core(folder)]: file });
const egret = "clients/egret/index.js";
await bundle(
  `es2017/${egret}`,
  [
    { file: "egret.mjs", format: "es", paths: paths("es2017", "./ddz.mjs") },
    { file: "egret.cjs", format: "cjs", paths: paths("es2017", "./ddz.cjs") },
  ],
  apart("es2017"),
);
await bundle(
  `es5/${egret}`,
  [
    {
      file: "egret.js",
      format: "iife",
      name: EGRET_GLOBAL,
      globals: { [core("es5")]: GLOBAL },
      footer: onPage([
        `${EGRET_GLOBAL} = ${EGRET_GLOBAL}`,
        ...EGRET_CLASSES.map((name) => `${name} = ${EGRET_GLOBAL}.${name}`),
      ]),
    },
  ],
  apart("es5"),
);

// Declarations: for modules, and the same names as globals for plain scripts.
await bundle("es2017/index.d.ts", [{ file: "ddz.d.ts", format: "es" }], { plugins: [dts()] });
await bundle(
  "es2017/clients/egret/index.d.ts",
  [{ file: "egret.d.ts", format: "es" }],
  { plugins: [dts()] },
);
const declared = (file) => readFileSync(join(dist, file), "utf8");
const write = (file, text) => writeFileSync(join(dist, file), text);
for (const name of ["ddz", "egret"]) {
  const text = declared(`${name}.d.ts`);
  write(`${name}.d.mts`, text);
  write(`${name}.d.cts`, text);
  // Compilers of plain scripts are older: they know no `export type` and no
  // accessors in declarations.
  const old = text
    .replace(/^export type \{/gm, "export {")
    .replace(/^( +)(static )?get (\w+)\(\)/gm, "$1$2readonly $3");
  write(`${name}.d.ts`, old);
}
write("ddz.d.ts", `${declared("ddz.d.ts")}export as namespace ${GLOBAL};\n`);
// `Poker` and `PukerType` are the client's own.
const globals = declared("egret.d.ts")
  .replace(/^export .*;\n/gm, "")
  .replace(/(\/\*\*(?:(?!\*\/)[^])*\*\/\n)?declare class (Poker|PukerType) [^]*?\n\}\n/g, "");
write("egret-globals.d.ts", globals);

// What npm puts into the package beside dist/.
for (const name of ["LICENSE", "LICENSE-APACHE", "LICENSE-MIT"]) {
  copyFileSync(join(root, "../..", name), join(root, name));
}

/** What an earlier run has made; the module is not ours. */
function ours(folder) {
  const endings = ["mjs", "cjs", "js", "d.mts", "d.cts", "d.ts"];
  const files = ["ddz", "egret"].flatMap((name) => endings.map((ending) => `${name}.${ending}`));
  files.push("egret-globals.d.ts");
  return existsSync(folder) ? files.map((file) => join(folder, file)) : [];
}
