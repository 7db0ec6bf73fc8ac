// node run.mjs [FILE]: the story of hands.mts about a file of hands.

import { readFileSync } from "node:fs";
import { story } from "./hands.mjs";

const here = (path) => new URL(path, import.meta.url);
const file = process.argv[2] ?? here("../hands.txt");
const wasm = readFileSync(here("../../bindings/typescript/dist/ddz.wasm"));
process.stdout.write(await story(wasm, readFileSync(file, "utf8")));
