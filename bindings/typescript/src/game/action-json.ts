// An action as plain data, for messages between client and server.

import { Cards } from "../cards";
import { isByte } from "../door";
import * as n from "../generated/numbers";
import { byteField, field } from "../json";
import { Play, PlayJson, playJson } from "../play";
import { check, DdzError } from "../status";
import { ActionKind } from "../generated/enums";

/** An action as `JSON.stringify` writes it. */
export interface ActionJson {
  /** Who acts. A server sets it to the seat of the connection. */
  seat: number;
  /** The name of an `ActionKind`. */
  kind: keyof typeof ActionKind;
  /** Of `Bid` the points, of `Double` the factor, of `Show` a `Shown`. */
  value?: number;
  /** Of `Play` the card bytes. */
  cards?: number[];
  /** Of `Play` what the cards are declared to be, if anything. */
  declared?: PlayJson;
}

/** What an action is made of. */
export interface ActionParts {
  seat: number;
  kind: ActionKind;
  value: number;
  cards: number[];
  declared: Play | null;
}

/** Kinds whose value says something. */
const VALUED: readonly ActionKind[] = [ActionKind.Bid, ActionKind.Double, ActionKind.Show];

/** Throws where no message could be made of it. */
export function actionJson(parts: ActionParts): ActionJson {
  const { seat, value, cards, declared } = parts;
  const kind = ActionKind[parts.kind] as keyof typeof ActionKind | undefined;
  if (seat >= n.SEATS_MAX || kind === undefined) {
    throw new DdzError(n.ERR_ENUM);
  }
  const json: ActionJson = { seat, kind };
  if (VALUED.indexOf(parts.kind) >= 0) {
    json.value = value;
  }
  if (parts.kind === ActionKind.Play) {
    json.cards = cards;
    if (declared !== null && !declared.isNone) {
      json.declared = playJson(declared);
    }
  }
  return json;
}

/** Reads what should be an `ActionJson`; throws where it is none. */
export function actionParts(json: unknown): ActionParts {
  if (typeof json !== "object" || json === null) {
    throw new DdzError(n.ERR_FORMAT);
  }
  const kind = kindOf(field(json, "kind"));
  const seat = byteField(json, "seat", n.ERR_ENUM);
  check(seat < n.SEATS_MAX ? n.OK : n.ERR_ENUM);
  const valued = VALUED.indexOf(kind) >= 0;
  const plays = kind === ActionKind.Play;
  return {
    seat,
    kind,
    value: valued ? byteField(json, "value", n.ERR_FORMAT) : unused(json, "value", 0),
    cards: plays ? cardsOf(field(json, "cards")) : unused(json, "cards", []),
    declared: plays ? declaredOf(field(json, "declared")) : unused(json, "declared", null),
  };
}

function kindOf(name: unknown): ActionKind {
  // An enum has its names by number, too, and what every object has.
  const kind = typeof name === "string" ? field(ActionKind, name) : undefined;
  if (typeof kind !== "number") {
    throw new DdzError(n.ERR_ENUM);
  }
  return kind;
}

function cardsOf(value: unknown): number[] {
  if (!Array.isArray(value)) {
    throw new DdzError(n.ERR_FORMAT);
  }
  check(value.length <= n.CARDS_MAX ? n.OK : n.ERR_TOO_MANY);
  const cards: number[] = value.slice();
  check(cards.every(isByte) ? Cards.tryCheck(cards) : n.ERR_CARD);
  return cards;
}

function declaredOf(value: unknown): Play | null {
  return value === null || value === undefined ? null : Play.fromJSON(value);
}

/** A field that such an action does not use must be empty: it would say
 * something that is not heard. */
function unused<T>(json: object, name: string, nothing: T): T {
  const value = field(json, name);
  const empty = Array.isArray(value) ? value.length === 0 : !value;
  check(empty ? n.OK : n.ERR_TURN_FIELD);
  return nothing;
}
