// The names of things, for players to read.

import { wordOf } from "./door";
import { Language, PlayKind } from "./generated/enums";
import { loaded } from "./load";

/** The name of a kind of play; a number that is no kind has a text too. Needs
 * `ddz-game.wasm`. */
export function kindText(kind: PlayKind, language: Language): string {
  const module = loaded();
  if (typeof module.calls.ddz_kind_text !== "function") {
    throw new Error("ddz: this call needs the names; load ddz-game.wasm instead of ddz.wasm");
  }
  return module.constant(module.calls.ddz_kind_text(wordOf(kind), wordOf(language)));
}
