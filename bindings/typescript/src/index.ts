// @ddz/rules: Dou Dizhu (斗地主) over WebAssembly. The names are those of the
// other bindings.

export * from "./generated/enums";
export * from "./generated/numbers";
export type { FlowSwitches, Switches } from "./generated/switches";
export { Card, Suit } from "./card";
export { Cards } from "./cards";
export { Deck } from "./deck";
export type { RandomSource } from "./deck";
export { GameAction } from "./game/action";
export type { ActionJson } from "./game/action-json";
export { ActionList } from "./game/action-list";
export { Bot } from "./game/bot";
export type { BotChoice, BotOptions } from "./game/bot";
export { Flow } from "./game/flow";
export { Game } from "./game/game";
export { Record, Replay, ReplayError } from "./game/record";
export { Score } from "./game/score";
export type { ScoreJson } from "./game/score";
export { Unseen } from "./game/unseen";
export type { UnseenJson } from "./game/unseen";
export { View } from "./game/view";
export type { SeatJson, ViewJson } from "./game/view-json";
export { Hand } from "./hand";
export { Hints } from "./hints";
export { fromPath, fromUrl, init, initSync, isReady } from "./load";
export type { FetchedLike, PathEngine, Source } from "./load";
export { Move, MoveList } from "./move";
export type { MoveJson } from "./move";
export { Moves } from "./moves";
export { Play } from "./play";
export type { PlayJson } from "./play";
export { RuleSet } from "./rule-set";
export { Rules } from "./rules";
export { DdzError, statusText } from "./status";
export { abiVersion, versionNumber, versionText } from "./version";
export type { CompiledModule, ModuleInstance } from "./webassembly";
export { kindText } from "./words";
