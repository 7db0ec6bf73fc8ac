// A list of actions.

import { checkCapacity, checkIndex } from "../door";
import { ACTION_KIND_AT, ACTION_SEAT_AT, ACTION_SIZE, ACTION_VALUE_AT } from "../generated/layout";
import { LEGAL_MAX } from "../generated/numbers";
import { GameAction } from "./action";
import { ActionJson } from "./action-json";
import { ActionKind } from "../generated/enums";
import { GamePlaces } from "./places";
import { Struct } from "./struct";

/** A list that is made once and filled again and again: a call that fills it
 * makes no garbage. */
export class ActionList {
  /** Room for so many actions. */
  readonly capacity: number;
  private count = 0;
  private readonly raw: Struct;

  /** @param capacity room for so many actions; the longest list fits by default */
  constructor(capacity: number = LEGAL_MAX) {
    this.capacity = checkCapacity(capacity);
    this.raw = new Struct(capacity * ACTION_SIZE);
  }

  /** How many actions it holds. */
  get length(): number {
    return this.count;
  }

  /** Who does the i-th action. */
  seat(i: number): number {
    return this.byte(i, ACTION_SEAT_AT);
  }

  /** What the i-th action is. */
  kind(i: number): ActionKind {
    return this.byte(i, ACTION_KIND_AT);
  }

  /** The value of the i-th action, as in `GameAction`. */
  value(i: number): number {
    return this.byte(i, ACTION_VALUE_AT);
  }

  /** Writes the i-th action into `out`. */
  read(i: number, out: GameAction): GameAction {
    const from = this.start(i) >> 2;
    for (let j = 0; j < ACTION_SIZE >> 2; j++) {
      out.raw.words[j] = this.raw.words[from + j];
    }
    return out;
  }

  /** A copy of the i-th action. */
  at(i: number): GameAction {
    return this.read(i, new GameAction());
  }

  /** A copy of all actions. */
  toArray(): GameAction[] {
    const actions: GameAction[] = [];
    for (let i = 0; i < this.count; i++) {
      actions.push(this.at(i));
    }
    return actions;
  }

  /** The actions as plain data, for `JSON.stringify`. */
  toJSON(): ActionJson[] {
    return this.toArray().map((action) => action.toJSON());
  }

  /** @internal Takes over the actions that a call wrote; they fit. */
  take(places: GamePlaces, count: number): void {
    places.takeWords(places.actionsAt, this.raw.words, (count * ACTION_SIZE) >> 2);
    this.count = count;
  }

  private byte(i: number, at: number): number {
    return this.raw.bytes[this.start(i) + at];
  }

  private start(i: number): number {
    checkIndex(i, this.count, "action in the list");
    return i * ACTION_SIZE;
  }
}
