// Every test that can run anywhere: in node, and in a browser.
//
// A case is { name, run }; run throws, or answers a word about what it did.
// `env` brings what is under test and what it needs:
//   ddz, egret   the package and its adapter, loaded
//   raw          a second instance of the module, its plain exports
//   wasm         the bytes of the module
//   whole        the bytes of the module that has the game, too
//   game        another copy of the package, loaded with that one
//   gameRaw     the exports of the instance that `game` runs on
//   fresh()      a copy of the package that has loaded nothing yet
//   read(file)   a file of tests/vectors
//   symbols      the names that the C ABI has
//   collect()    runs the garbage collector and answers the bytes in use, or
//                null where the engine does not tell

import { api } from "./api.js";
import { bot } from "./bot.js";
import { callers } from "./callers.js";
import { egret } from "./egret.js";
import { loading } from "./loading.js";
import { memory } from "./memory.js";
import { messages } from "./messages.js";
import { module } from "./module.js";
import { numbers } from "./numbers.js";
import { random } from "./random.js";
import { solve } from "./solve.js";
import { game } from "./game.js";
import { gameVectors } from "./game-vectors.js";
import { position } from "./position.js";
import { vectors } from "./vectors.js";

export function suite(env) {
  const parts = [module, loading, api, numbers, callers, vectors, egret, game, bot, messages];
  parts.push(gameVectors, position, solve, random, memory);
  return [...parts.flatMap((part) => part(env)), ...withGame(env)];
}

/** What does not need the game works as well in the module that has it. */
function withGame(env) {
  const cases = [api, vectors].flatMap((part) => part({ ...env, ddz: env.game }));
  return cases.map(({ name, run }) => ({ name: `with the game: ${name}`, run }));
}
