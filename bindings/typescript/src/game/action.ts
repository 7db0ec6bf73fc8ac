// What a seat does.

import { byteOf, lengthOf, wordOf } from "../door";
import * as at from "../generated/layout";
import * as n from "../generated/numbers";
import { suited } from "../move";
import { Play } from "../play";
import { check } from "../status";
import { ActionJson, actionJson, actionParts } from "./action-json";
import { ActionKind } from "../generated/enums";
import { seatNumber, seatOf } from "./seats";
import { DoubleFactor, Shown } from "../generated/enums";
import { Struct } from "./struct";


/** One action of a seat (`ddz_action`); whether it is allowed is for `Game.act`.
 * It changes only where it is given to a call to be filled. */
export class GameAction {
  /** @internal The `ddz_action`. */
  readonly raw = new Struct(at.ACTION_SIZE);

  /** Passes: no bid, no call, no rob, no doubling, no show, no play. */
  static pass(seat: number): GameAction {
    return make(seat, ActionKind.Pass, 0);
  }

  /** Bids (叫分).
   * @param points 1..3 */
  static bid(seat: number, points: number): GameAction {
    return make(seat, ActionKind.Bid, points);
  }

  /** 叫地主 */
  static call(seat: number): GameAction {
    return make(seat, ActionKind.Call, 0);
  }

  /** 抢地主 */
  static rob(seat: number): GameAction {
    return make(seat, ActionKind.Rob, 0);
  }

  /** 加倍
   * @param factor `Two` or `Four` */
  static double(seat: number, factor: DoubleFactor): GameAction {
    return make(seat, ActionKind.Double, factor);
  }

  /** Shows the hand (明牌).
   * @param when `Before`, `Early`, `Late` or `Landlord` */
  static show(seat: number, when: Shown): GameAction {
    return make(seat, ActionKind.Show, when);
  }

  /**
   * Plays cards.
   *
   * @param cards 1 to 20 cards of that hand, in any order
   * @param declared one of the readings of the cards; null, or kind `None`,
   * leaves it to the rules
   */
  static play(seat: number, cards: ArrayLike<number>, declared: Play | null = null): GameAction {
    const action = make(seat, ActionKind.Play, 0);
    const { bytes } = action.raw;
    const none = cards === null || cards === undefined;
    // More than fit are refused for their number, before any is looked at.
    const length = none ? 0 : lengthOf(cards.length, n.CARDS_MAX);
    bytes[at.ACTION_LEN_AT] = length;
    for (let i = 0; i < length && length <= n.CARDS_MAX; i++) {
      bytes[at.ACTION_CARDS_AT + i] = byteOf(cards[i]);
    }
    if (declared !== null && declared !== undefined) {
      bytes[at.ACTION_PLAY_AT + at.PLAY_KIND_AT] = byteOf(declared.kind);
      bytes[at.ACTION_PLAY_AT + at.PLAY_RANK_AT] = byteOf(declared.rank);
      bytes[at.ACTION_PLAY_AT + at.PLAY_LENGTH_AT] = byteOf(declared.length);
      bytes[at.ACTION_PLAY_AT + at.PLAY_CARDS_AT] = byteOf(declared.cards);
    }
    return action;
  }

  /** The clock ran out: passes, or leads the lowest card where there is no
   * passing. */
  static timeout(seat: number): GameAction {
    return make(seat, ActionKind.Timeout, 0);
  }

  /**
   * Reads what `JSON.stringify` made of an action; throws a `DdzError` where it is
   * none: ERR_FORMAT, ERR_ENUM, ERR_TURN_FIELD, ERR_TOO_MANY, ERR_CARD,
   * ERR_DUPLICATE. Fields that an action does not have are not looked at.
   *
   * Who acts is not for the client to say. A server puts the seat of the
   * connection in: `GameAction.fromJSON({ ...message, seat })`.
   */
  static fromJSON(json: unknown): GameAction {
    const { seat, kind, value, cards, declared } = actionParts(json);
    return kind === ActionKind.Play
      ? GameAction.play(seat, cards, declared)
      : make(seat, kind, value);
  }

  /** Who acts; SEAT_NONE in an action that was made for no seat. */
  get seat(): number {
    return this.raw.bytes[at.ACTION_SEAT_AT];
  }

  /** What it does; 0 in an action that nobody has filled yet. */
  get kind(): ActionKind {
    return this.raw.bytes[at.ACTION_KIND_AT];
  }

  /** Of `Bid` the points, of `Double` a `DoubleFactor`, of `Show` a `Shown`;
   * else 0. */
  get value(): number {
    return this.raw.bytes[at.ACTION_VALUE_AT];
  }

  /** The turn that it answers; 0 is any. */
  get turn(): number {
    return this.raw.words[at.ACTION_TURN_AT >> 2];
  }

  /** The same as an answer to that turn: `actions` of the game or of the view, plus
   * 1. When the game has come to another turn, it is refused as ERR_TURN_STALE.
   * @param turn 0 is any turn */
  answering(turn: number): GameAction {
    const action = new GameAction();
    action.raw.copyFrom(this.raw);
    action.raw.words[at.ACTION_TURN_AT >> 2] = wordOf(turn);
    return action;
  }

  /** Of `Play` how many cards. */
  get count(): number {
    return this.raw.bytes[at.ACTION_LEN_AT];
  }

  /** Of `Play` what the cards are declared to be; kind `None` leaves it to the
   * rules. */
  declared(): Play {
    const { bytes } = this.raw;
    return new Play(
      bytes[at.ACTION_PLAY_AT + at.PLAY_KIND_AT],
      bytes[at.ACTION_PLAY_AT + at.PLAY_RANK_AT],
      bytes[at.ACTION_PLAY_AT + at.PLAY_LENGTH_AT],
      bytes[at.ACTION_PLAY_AT + at.PLAY_CARDS_AT],
    );
  }

  /** Of `Play` a copy of the cards; else none. */
  cards(): Uint8Array {
    const length = Math.min(this.count, n.CARDS_MAX);
    return this.raw.bytes.slice(at.ACTION_CARDS_AT, at.ACTION_CARDS_AT + length);
  }

  /** The same, byte for byte? */
  equals(other: GameAction): boolean {
    return this.raw.equals(other.raw);
  }

  /** The action as plain data, for `JSON.stringify`; throws a `DdzError` where it
   * is none: for no seat, of no kind, or of more cards than there may be. */
  toJSON(): ActionJson {
    check(this.count <= n.CARDS_MAX ? n.OK : n.ERR_TOO_MANY);
    const { seat, kind, value } = this;
    const cards: number[] = Array.prototype.slice.call(this.cards());
    return actionJson({ seat, kind, value, cards, declared: this.declared() });
  }

  /** The action in short: `1: Play ♦3 ♣3`, `0: Bid 3`. */
  toString(): string {
    const seat = seatOf(this.seat);
    const text = (seat === null ? "no seat" : seat) + ": " + ActionKind[this.kind];
    if (this.kind === ActionKind.Play) {
      return text + " " + suited(this.cards());
    }
    return this.value === 0 ? text : text + " " + this.value;
  }
}

function make(seat: number, kind: ActionKind, value: number): GameAction {
  const action = new GameAction();
  const { bytes } = action.raw;
  bytes[at.ACTION_SEAT_AT] = seatNumber(seat);
  bytes[at.ACTION_KIND_AT] = kind;
  bytes[at.ACTION_VALUE_AT] = byteOf(value);
  return action;
}
