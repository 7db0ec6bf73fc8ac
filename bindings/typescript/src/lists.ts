// The calls that answer a list of moves, all in the same way.

import { ERR_NULL, OK } from "./generated/numbers";
import { loaded } from "./load";
import { Module } from "./module";
import { MoveList } from "./move";
import { Play } from "./play";
import { RuleSet } from "./rule-set";

type Table = Play | null;

/** Which list is wanted. */
export enum Wanted {
  Moves,
  Hints,
  Split,
}

/** Fills `out` and answers a status. */
export function fill(
  wanted: Wanted,
  rules: RuleSet,
  hand: ArrayLike<number>,
  table: Table,
  out: MoveList,
): number {
  const module = loaded();
  if (!out) {
    return ERR_NULL;
  }
  const tableAt = module.putTable(table);
  const rulesAt = module.putRules(rules);
  const length = module.putCards(hand);
  if (length < OK) {
    return length;
  }
  const status = call(module, wanted, rulesAt, length, tableAt, out.capacity);
  if (status === OK) {
    out.take(module, module.number());
  }
  return status;
}

function call(
  module: Module,
  wanted: Wanted,
  rules: number,
  length: number,
  table: number,
  capacity: number,
): number {
  const { calls, bulkAt, cardsAt: hand, numberAt, bulkMoves } = module;
  const cap = capacity < bulkMoves ? capacity : bulkMoves;
  switch (wanted) {
    case Wanted.Moves:
      return calls.ddz_moves_list(rules, hand, length, table, bulkAt, cap, numberAt);
    case Wanted.Hints:
      return calls.ddz_hint_list(rules, hand, length, table, bulkAt, cap, numberAt);
    case Wanted.Split:
      return calls.ddz_hand_split(rules, hand, length, bulkAt, cap, numberAt);
  }
}

/** The list that the calls without `try` are made through; it is copied out. */
let shared: MoveList | null = null;

export function sharedList(): MoveList {
  return (shared = shared || new MoveList());
}
