// The package as somebody has it who installs it: packed by npm, installed into
// a folder outside the repository, without a network.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./files.mjs";

const require = createRequire(import.meta.url);
const source = join(root, "bindings/typescript");

/** The folder with the package in `node_modules`. */
export const project = install();

/** The package there. */
export const installed = join(project, "node_modules/@ddz/rules");

function install() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "ddz-installed-")));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const npm = (cwd, ...options) =>
    execFileSync("npm", [...options, "--offline", "--no-audit", "--no-fund"], {
      cwd,
      encoding: "utf8",
    });
  const app = join(folder, "app");
  mkdirSync(app);
  writeFileSync(join(app, "package.json"), '{ "name": "app", "private": true }');
  const [{ filename }] = JSON.parse(npm(source, "pack", "--json", "--pack-destination", folder));
  npm(app, "install", join(folder, filename));
  return app;
}

/** Compiles files of the project as strictly as may be; throws what the
 * compiler says. */
export function compile(compiler, ...options) {
  const tsc = require.resolve(`${compiler}/bin/tsc`);
  run(tsc, "--strict", ...options);
}

/** Runs node in the project; answers what it prints, throws what it says. */
export function run(...options) {
  try {
    return execFileSync(process.execPath, options, { cwd: project, encoding: "utf8" });
  } catch (error) {
    throw new Error(error.stdout + error.stderr);
  }
}

/** Modules of today, in node. */
export const MODULES = [
  ...["--module", "NodeNext", "--moduleResolution", "NodeNext", "--target", "ES2022"],
];

/** No declarations but those that are named. */
export const ALONE = ["--typeRoots", join(source, "test/types")];

/** Those of node and no others. */
export const NODE = ["--typeRoots", join(source, "node_modules/@types"), "--types", "node"];
