// node run-deal.mjs [SEED]: the story of deal.mts about the deal of a seed.

import { readFileSync } from "node:fs";
import { story } from "./deal.mjs";

const wasm = new URL("../../bindings/typescript/dist/ddz-game.wasm", import.meta.url);
process.stdout.write(await story(readFileSync(wasm), Number(process.argv[2] ?? 0)));
