// The classes of the Egret client of docs/clients.md (S2), with its own names
// and meanings and our answers. There is no rule in this folder: each method
// is a call and a translation.

export { Poker, PukerType } from "./poker";
export type { PokerLike } from "./poker";
export { PukerCompareUtils } from "./puker-compare-utils";
export { PukerSeekUtils } from "./puker-seek-utils";
export { PukerTypeUtils } from "./puker-type-utils";
export { PukerUtils } from "./puker-utils";
