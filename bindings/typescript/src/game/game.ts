// One deal, from the cards to the score.

import { Auto } from "../generated/enums";
import { SCORE_SIZE, GAME_SIZE, UNSEEN_SIZE, VIEW_SIZE } from "../generated/layout";
import * as n from "../generated/numbers";
import { Move, MoveList } from "../move";
import { RuleSet } from "../rule-set";
import { check, counted } from "../status";
import { GameAction } from "./action";
import { ActionList } from "./action-list";
import { deal } from "./deal";
import { Flow } from "./flow";
import { loadedGame } from "./places";
import { Score } from "./score";
import { seatNumber } from "./seats";
import { GameState } from "./state";
import { Unseen } from "./unseen";
import { View } from "./view";

/**
 * One deal, from the cards to the score: what a server keeps. Seats are 0, 1
 * and 2, in playing order.
 *
 * The calls that begin with `try` answer a status and make no garbage; on an
 * error nothing has changed. A `new Game()` is none yet: every call refuses it
 * (ERR_GAME) until `tryCreate`, `tryUnpack` or the like has filled it.
 */
export class Game extends GameState {
  /**
   * Makes a game whose decks come from a seed, and deals.
   *
   * @param seed 32 random bytes; who knows them knows every card
   * @param firstSeat who bids first, unless the flow draws one
   */
  static create(
    rules: RuleSet,
    flow: Flow,
    seed: ArrayLike<number>,
    firstSeat: number = 0,
  ): Game {
    const game = new Game();
    check(Game.tryCreate(rules, flow, seed, firstSeat, game));
    return game;
  }

  /** The same into `out`: OK, ERR_NULL, ERR_LENGTH (not 32 bytes), ERR_ENUM (the
   * seat). */
  static tryCreate(
    rules: RuleSet,
    flow: Flow,
    seed: ArrayLike<number>,
    firstSeat: number,
    out: Game,
  ): number {
    return deal(rules, flow, seed, firstSeat, false, out);
  }

  /**
   * Makes a game with a given deck: 17 cards for seat 0, 17 for seat 1, 17 for
   * seat 2, three for the bottom. It never redeals: where it would, the deal
   * ends without a landlord.
   *
   * @param deck the 54 cards in the order in which they are dealt
   * @param firstSeat who bids first
   */
  static createDealt(
    rules: RuleSet,
    flow: Flow,
    deck: ArrayLike<number>,
    firstSeat: number = 0,
  ): Game {
    const game = new Game();
    check(Game.tryCreateDealt(rules, flow, deck, firstSeat, game));
    return game;
  }

  /** The same into `out`: OK, ERR_NULL, ERR_LENGTH (not 54 cards), ERR_ENUM (the
   * seat), ERR_CARD, ERR_DUPLICATE. */
  static tryCreateDealt(
    rules: RuleSet,
    flow: Flow,
    deck: ArrayLike<number>,
    firstSeat: number,
    out: Game,
  ): number {
    return deal(rules, flow, deck, firstSeat, true, out);
  }

  /** Reads what `pack` wrote. */
  static unpack(packed: ArrayLike<number>): Game {
    const game = new Game();
    check(Game.tryUnpack(packed, game));
    return game;
  }

  /** The same into `out`: OK, ERR_NULL, ERR_LENGTH, ERR_FORMAT, ERR_CHECKSUM,
   * ERR_RULES_…, ERR_FLOW_…, ERR_GAME (no deal can come to this state). */
  static tryUnpack(packed: ArrayLike<number>, out: Game): number {
    const places = loadedGame();
    const length = out ? places.putFile(packed) : n.ERR_NULL;
    if (length < n.OK) {
      return length;
    }
    const stateAt = places.sized(places.stateAt, GAME_SIZE);
    const status = places.calls.ddz_game_unpack(places.bulkAt, length, stateAt);
    if (status === n.OK) {
      places.take(stateAt, out.raw);
    }
    return status;
  }

  /** A game in the same state that goes its own way from here. */
  clone(): Game {
    const game = new Game();
    game.copyFrom(this);
    return game;
  }

  /** Takes over the state of another game. */
  copyFrom(other: Game): void {
    this.raw.copyFrom(other.raw);
  }

  /** The same state, byte for byte? */
  equals(other: Game): boolean {
    return this.raw.equals(other.raw);
  }

  /** OK when this is a state that a deal can be in, else ERR_GAME. */
  tryCheck(): number {
    const places = loadedGame();
    return places.calls.ddz_game_check(places.put(places.stateAt, this.raw));
  }

  /** Does what a seat wants; throws where it is not allowed. */
  act(action: GameAction): void {
    check(this.tryAct(action));
  }

  /**
   * Does what a seat wants, or says why not and changes nothing: OK, ERR_NULL,
   * ERR_ENUM (a seat, a kind, a value that there is not), ERR_TOO_MANY, ERR_CARD,
   * ERR_DUPLICATE, ERR_TURN_… (why a player is refused). Unless a play is
   * declared, a lead is read as `classify` reads it and a follow as `beats` does;
   * the reading is kept.
   */
  tryAct(action: GameAction): number {
    const places = loadedGame();
    const stateAt = places.put(places.stateAt, this.raw);
    const wanted = action ? places.put(places.actionsAt, action.raw) : 0;
    const status = places.calls.ddz_game_act(stateAt, wanted);
    if (status === n.OK) {
      places.take(stateAt, this.raw);
    }
    return status;
  }

  /**
   * What a seat may do now besides playing cards, for which there is `moves`.
   * Each may be given to `act` as it is; a pass comes first. Empty when nothing
   * is asked of the seat.
   */
  legal(seat: number): GameAction[] {
    const list = new ActionList();
    check(this.tryLegal(seat, list));
    return list.toArray();
  }

  /** The same into `out`, which keeps what it had on an error: OK, ERR_ENUM,
   * ERR_BUFFER. */
  tryLegal(seat: number, out: ActionList): number {
    const places = loadedGame();
    if (!out) {
      return n.ERR_NULL;
    }
    const { calls, actionsAt, numberAt, module } = places;
    const stateAt = places.put(places.stateAt, this.raw);
    const cap = Math.min(out.capacity, n.LEGAL_MAX);
    const status = calls.ddz_game_legal(stateAt, seatNumber(seat), actionsAt, cap, numberAt);
    if (status === n.OK) {
      out.take(places, module.number());
    }
    return status;
  }

  /** What a seat may play now; a pass is not listed. Empty when it is not its
   * turn to play. */
  moves(seat: number): Move[] {
    const list = new MoveList();
    check(this.tryMoves(seat, list));
    return list.toArray();
  }

  /** The same into `out`, which keeps what it had on an error: OK, ERR_ENUM,
   * ERR_BUFFER. */
  tryMoves(seat: number, out: MoveList): number {
    const places = loadedGame();
    if (!out) {
      return n.ERR_NULL;
    }
    const { calls, bulkAt, numberAt, module } = places;
    const stateAt = places.put(places.stateAt, this.raw);
    const cap = Math.min(out.capacity, module.bulkMoves);
    const status = calls.ddz_game_moves(stateAt, seatNumber(seat), bulkAt, cap, numberAt);
    if (status === n.OK) {
      out.take(module, module.number());
    }
    return status;
  }

  /** What to do for a seat whose player is absent; `act` does it. */
  auto(seat: number, how: Auto): GameAction {
    const action = new GameAction();
    check(this.tryAuto(seat, how, action));
    return action;
  }

  /** The same into `out`: OK, ERR_ENUM, ERR_TURN_OVER, ERR_TURN_SEAT (nothing is
   * asked of it). */
  tryAuto(seat: number, how: Auto, out: GameAction): number {
    const places = loadedGame();
    if (!out) {
      return n.ERR_NULL;
    }
    const { calls, actionsAt } = places;
    const stateAt = places.put(places.stateAt, this.raw);
    const named = how === Auto.Timeout || how === Auto.Hint || how === Auto.List;
    const known = named ? how : -1;
    const status = calls.ddz_game_auto(stateAt, seatNumber(seat), known, actionsAt);
    if (status === n.OK) {
      places.take(actionsAt, out.raw);
    }
    return status;
  }

  /** What a seat may know: the only thing that a client should be sent. */
  view(seat: number): View {
    const view = new View();
    check(this.tryView(seat, view));
    return view;
  }

  /** The same into `out`: OK, ERR_ENUM. */
  tryView(seat: number, out: View): number {
    const places = loadedGame();
    if (!out) {
      return n.ERR_NULL;
    }
    const { calls, answerAt } = places;
    const stateAt = places.put(places.stateAt, this.raw);
    places.sized(answerAt, VIEW_SIZE);
    const status = calls.ddz_game_view(stateAt, seatNumber(seat), answerAt);
    if (status === n.OK) {
      places.take(answerAt, out.raw);
    }
    return status;
  }

  /** The score with its factors; before the end the factors of the moment. It
   * knows doubles that the seats may not know yet. */
  score(): Score {
    const score = new Score();
    check(this.tryScore(score));
    return score;
  }

  /** The same into `out`: OK. */
  tryScore(out: Score): number {
    const places = loadedGame();
    if (!out) {
      return n.ERR_NULL;
    }
    const { calls, answerAt } = places;
    const stateAt = places.put(places.stateAt, this.raw);
    const status = calls.ddz_game_score(stateAt, places.sized(answerAt, SCORE_SIZE));
    if (status === n.OK) {
      places.take(answerAt, out.raw);
    }
    return status;
  }

  /** The card counter (记牌器) of a seat. */
  unseen(seat: number): Unseen {
    const unseen = new Unseen();
    check(this.tryUnseen(seat, unseen));
    return unseen;
  }

  /** The same into `out`: OK, ERR_ENUM. */
  tryUnseen(seat: number, out: Unseen): number {
    const places = loadedGame();
    if (!out) {
      return n.ERR_NULL;
    }
    const { calls, answerAt } = places;
    const stateAt = places.put(places.stateAt, this.raw);
    places.sized(answerAt, UNSEEN_SIZE);
    const status = calls.ddz_game_unseen(stateAt, seatNumber(seat), answerAt);
    if (status === n.OK) {
      places.take(answerAt, out.raw);
    }
    return status;
  }

  /** The game as bytes that mean the same for ever and everywhere, with a
   * checksum at the end. */
  pack(): Uint8Array {
    const bytes = new Uint8Array(n.PACKED_MAX);
    return bytes.slice(0, counted(this.tryPack(bytes)));
  }

  /** Throws: a game holds every hand and the seed, and must not get into a message
   * by accident. `view` is what a player is sent, `pack` what is kept. */
  toJSON(): never {
    throw new TypeError("ddz: a game holds all hands and the seed; send a view, keep pack()");
  }

  /**
   * Writes these bytes into `out`; PACKED_MAX always suffice.
   *
   * @param at where they begin there
   * @returns how many there are, or ERR_BUFFER
   */
  tryPack(out: Uint8Array | number[], at: number = 0): number {
    const places = loadedGame();
    if (!out) {
      return n.ERR_NULL;
    }
    const { calls, bulkAt, numberAt, module } = places;
    const stateAt = places.put(places.stateAt, this.raw);
    const status = calls.ddz_game_pack(stateAt, bulkAt, n.PACKED_MAX, numberAt);
    if (status !== n.OK) {
      return status;
    }
    return places.takeFile(module.number(), out, at) ? module.number() : n.ERR_BUFFER;
  }
}
