// @ddz/rules: Dou Dizhu (斗地主) over WebAssembly. The names are those of the
// other bindings.

export * from "./generated/numbers";
export { Card, Rank, Suit } from "./card";
export { Cards, Format, Order, Style } from "./cards";
export { Deck } from "./deck";
export type { RandomSource } from "./deck";
export { Hand } from "./hand";
export { Hints } from "./hints";
export { fromPath, fromUrl, init, initSync, isReady } from "./load";
export type { FetchedLike, PathEngine, Source } from "./load";
export { Move, MoveList } from "./move";
export type { MoveJson } from "./move";
export { Moves } from "./moves";
export { Play, PlayKind } from "./play";
export type { PlayJson } from "./play";
export { Preset, RuleSet } from "./rule-set";
export type { Switches } from "./rule-set";
export { Rules } from "./rules";
export { DdzError, statusText } from "./status";
export { TableAction } from "./table/action";
export type { ActionJson } from "./table/action-json";
export { ActionKind } from "./table/action-kind";
export { ActionList } from "./table/action-list";
export { Flow, FlowPreset } from "./table/flow";
export {
  AllPass,
  BidStyle,
  BottomShown,
  Doubling,
  FirstBidder,
  RobBack,
} from "./table/flow-switches";
export type { FlowSwitches } from "./table/flow-switches";
export { Phase } from "./table/phase";
export { Record, Replay, ReplayError } from "./table/record";
export { DoubleFactor, Said, Shown } from "./table/said";
export { Score, Spring } from "./table/score";
export type { ScoreJson } from "./table/score";
export { Auto, Table } from "./table/table";
export { Unseen } from "./table/unseen";
export type { UnseenJson } from "./table/unseen";
export { View } from "./table/view";
export type { SeatJson, ViewJson } from "./table/view-json";
export type { CompiledModule, ModuleInstance } from "./webassembly";
export { abiVersion, versionNumber, versionText } from "./version";
