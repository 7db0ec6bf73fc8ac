// A position: open hands and turns, for searches, solvers and puzzles.

import { Card } from "../card";
import { isByte } from "../door";
import { Rank } from "../generated/enums";
import * as at from "../generated/layout";
import * as n from "../generated/numbers";
import { Play } from "../play";
import { RuleSet } from "../rule-set";
import { check, DdzError } from "../status";
import { Game } from "./game";
import { GamePlaces, loadedGame } from "./places";
import { checkedSeat, hasSeat, seatOf } from "./seats";
import { Struct } from "./struct";

const RANKS = Rank.BigJoker + 1;

/**
 * What the rules of turns need of a deal, and no more. Every hand lies open, by
 * rank, so it is nothing that a player may be sent. The rules are no part of it:
 * what needs them is given the same rule set each time.
 *
 * The calls that begin with `try` answer a status; on an error nothing has
 * changed. A `new Position()` is none yet: every call refuses it.
 */
export class Position {
  /** @internal The `ddz_position`. */
  readonly raw = new Struct(at.POSITION_SIZE);

  constructor() {
    this.raw.words[at.POSITION_STRUCT_SIZE_AT >> 2] = at.POSITION_SIZE;
    this.raw.bytes[at.POSITION_TABLE_SEAT_AT] = n.SEAT_NONE;
  }

  /**
   * Reads a line, such as `A/4449/68J 0 1 0:333+1`: the hands of the seats, the seat
   * that plays alone, the seat that is to move, what lies on the table and whose it
   * is, then `must_beat` and `rocket_ends_trick` where they hold.
   */
  static parse(rules: RuleSet, text: string): Position {
    const position = new Position();
    check(Position.tryParse(rules, text, position));
    return position;
  }

  /** The same into `out`: OK, ERR_NULL, ERR_LENGTH, ERR_TEXT, ERR_PLAY,
   * ERR_POSITION_…. */
  static tryParse(rules: RuleSet, text: string, out: Position): number {
    const places = loadedGame();
    if (!out || text === null || text === undefined) {
      return n.ERR_NULL;
    }
    if (typeof text !== "string") {
      return n.ERR_TEXT;
    }
    const { calls, answerAt, bulkAt, module } = places;
    const length = module.putText(text);
    places.sized(answerAt, at.POSITION_SIZE);
    const status = calls.ddz_position_parse(module.putRules(rules), bulkAt, length, answerAt);
    return out.took(places, status);
  }

  /**
   * A position of which nothing lies on the table.
   *
   * @param hands the cards of two or three seats
   * @param solo the seat that plays against all others
   * @param toMove the seat that leads
   */
  static lead(
    rules: RuleSet,
    hands: ReadonlyArray<ArrayLike<number>>,
    solo: number,
    toMove: number,
  ): Position {
    const position = new Position();
    check(Position.tryLead(rules, hands, solo, toMove, position));
    return position;
  }

  /** The same into `out`: OK, ERR_NULL, ERR_TOO_MANY, ERR_CARD, ERR_DUPLICATE (in a
   * hand), ERR_POSITION_…. */
  static tryLead(
    rules: RuleSet,
    hands: ReadonlyArray<ArrayLike<number>>,
    solo: number,
    toMove: number,
    out: Position,
  ): number {
    if (!hands || !out) {
      return n.ERR_NULL;
    }
    const places = loadedGame();
    const { calls, module } = places;
    const made = new Position();
    const { bytes } = made.raw;
    bytes[at.POSITION_SEATS_AT] = isByte(hands.length) ? hands.length : n.SEAT_NONE;
    bytes[at.POSITION_SOLO_AT] = isByte(solo) ? solo : n.SEAT_NONE;
    bytes[at.POSITION_TO_MOVE_AT] = isByte(toMove) ? toMove : n.SEAT_NONE;
    for (let seat = 0; seat < Math.min(hands.length, 4); seat++) {
      const length = module.putCards(hands[seat]);
      const status = length < n.OK ? length : calls.ddz_cards_check(module.cardsAt, length);
      if (status !== n.OK) {
        return status;
      }
      const cards = module.takeCards(length);
      for (let i = 0; i < length; i++) {
        bytes[at.POSITION_COUNTS_AT + RANKS * seat + Card.rank(cards[i])]++;
      }
    }
    const status = made.tryCheck(rules);
    if (status === n.OK) {
      out.copyFrom(made);
    }
    return status;
  }

  /** The position of a game, every hand of it open. */
  static from(game: Game): Position {
    const position = new Position();
    check(Position.tryFrom(game, position));
    return position;
  }

  /** The same into `out`: OK, ERR_NULL, ERR_GAME, ERR_POSITION_PHASE (neither being
   * played nor won). */
  static tryFrom(game: Game, out: Position): number {
    const places = loadedGame();
    if (!out || !game) {
      return n.ERR_NULL;
    }
    const stateAt = places.put(places.stateAt, game.raw);
    places.sized(places.answerAt, at.POSITION_SIZE);
    return out.took(places, places.calls.ddz_position_from_game(stateAt, places.answerAt));
  }

  /** A position of its own in the same state. */
  clone(): Position {
    const position = new Position();
    position.copyFrom(this);
    return position;
  }

  /** Takes over another position: how a move is taken back. */
  copyFrom(other: Position): void {
    this.raw.copyFrom(other.raw);
  }

  /** The same position, byte for byte? */
  equals(other: Position): boolean {
    return this.raw.equals(other.raw);
  }

  /** Whether play can have come to it: OK, ERR_NULL, ERR_PLAY, ERR_POSITION_…. */
  tryCheck(rules: RuleSet): number {
    const places = loadedGame();
    const { calls, answerAt, module } = places;
    return calls.ddz_position_check(module.putRules(rules), places.put(answerAt, this.raw));
  }

  /** Plays cards for the seat that is to move; no cards are a pass. */
  play(rules: RuleSet, cards: ArrayLike<number>, declared: Play | null = null): void {
    check(this.tryPlay(rules, cards, declared));
  }

  /**
   * The same, or says why not: OK, ERR_NULL, ERR_ENUM, ERR_TOO_MANY, ERR_CARD,
   * ERR_DUPLICATE, ERR_PLAY, ERR_TURN_FIELD, ERR_TURN_OVER, ERR_TURN_LEAD,
   * ERR_TURN_NOT_HELD, ERR_TURN_NOT_A_PLAY, ERR_TURN_READING, ERR_TURN_NOT_HIGHER,
   * ERR_POSITION_….
   *
   * @param declared what the cards are declared to be; null leaves it to the rules
   */
  tryPlay(rules: RuleSet, cards: ArrayLike<number>, declared: Play | null = null): number {
    const places = loadedGame();
    const { calls, answerAt, module } = places;
    const declaredAt = module.putTable(declared);
    const length = module.putCards(cards);
    if (length < n.OK) {
      return length;
    }
    const positionAt = places.put(answerAt, this.raw);
    const rulesAt = module.putRules(rules);
    const status = calls.ddz_position_play(
      rulesAt,
      positionAt,
      module.cardsAt,
      length,
      declaredAt,
    );
    return this.took(places, status);
  }

  /** How many seats: 2 or 3. */
  get seats(): number {
    return this.raw.bytes[at.POSITION_SEATS_AT];
  }

  /** The seat that plays against all others: the landlord. */
  get solo(): number {
    return this.raw.bytes[at.POSITION_SOLO_AT];
  }

  /** Whose turn it is; when the position is over, who moved last. */
  get toMove(): number {
    return this.raw.bytes[at.POSITION_TO_MOVE_AT];
  }

  /** What must be beaten, as a copy; kind `None` when a play leads. */
  get onTable(): Play {
    const { bytes } = this.raw;
    return new Play(
      bytes[at.POSITION_TABLE_AT + at.PLAY_KIND_AT],
      bytes[at.POSITION_TABLE_AT + at.PLAY_RANK_AT],
      bytes[at.POSITION_TABLE_AT + at.PLAY_LENGTH_AT],
      bytes[at.POSITION_TABLE_AT + at.PLAY_CARDS_AT],
    );
  }

  /** Who put it down; null when a play leads. */
  get tableSeat(): number | null {
    return seatOf(this.raw.bytes[at.POSITION_TABLE_SEAT_AT]);
  }

  /** Whether a seat that can beat the table may not pass. */
  get mustBeat(): boolean {
    return this.raw.bytes[at.POSITION_MUST_BEAT_AT] !== 0;
  }

  /** Whether the rocket ends the trick at once. */
  get rocketEndsTrick(): boolean {
    return this.raw.bytes[at.POSITION_ROCKET_ENDS_TRICK_AT] !== 0;
  }

  /** Whether a hand is empty; the side of `toMove` has won then. */
  get isOver(): boolean {
    return this.seats > 0 && this.countOf(this.toMove) === 0;
  }

  /** How many cards a seat holds, of one rank or of all. */
  countOf(seat: number, rank?: Rank): number {
    const first = at.POSITION_COUNTS_AT + RANKS * checkedSeat(seat);
    if (rank === undefined) {
      let count = 0;
      for (let i = 0; i < RANKS; i++) {
        count += this.raw.bytes[first + i];
      }
      return count;
    }
    if (!(isByte(rank) && rank < RANKS)) {
      throw new RangeError("ddz: a rank is 0 to 14");
    }
    return this.raw.bytes[first + rank];
  }

  /** Whether a seat has passed since the last play. */
  hasPassed(seat: number): boolean {
    return hasSeat(this.raw.bytes[at.POSITION_PASSED_AT], seat);
  }

  /** Writes the line that `parse` reads back; throws where it is no position. */
  format(): string {
    const places = loadedGame();
    const { calls, answerAt, bulkAt, numberAt, module } = places;
    const positionAt = places.put(answerAt, this.raw);
    check(calls.ddz_position_format(positionAt, bulkAt, n.POSITION_TEXT_MAX, numberAt));
    return module.takeText(module.number());
  }

  /** The line, or `no position`. */
  toString(): string {
    try {
      return this.format();
    } catch (error) {
      if (error instanceof DdzError) {
        return "no position";
      }
      throw error;
    }
  }

  private took(places: GamePlaces, status: number): number {
    if (status === n.OK) {
      places.take(places.answerAt, this.raw);
    }
    return status;
  }
}
