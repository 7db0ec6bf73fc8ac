// A deal as bytes: how it began, then each action.

import { isWord } from "../door";
import { GAME_SIZE } from "../generated/layout";
import * as n from "../generated/numbers";
import { check, counted, DdzError } from "../status";
import { GameAction } from "./action";
import { loadedGame, GamePlaces } from "./places";
import { Game } from "./game";

/** All actions, however many. */
const ALL = 0xffffffff;

/** What `Record.tryReplay` fills. */
export class Replay {
  /** The state after the actions that were played. */
  readonly game: Game = new Game();
  /** How many were played; on an error the index of the action that makes it,
   * counted from 0, and -1 when it is not an action that does. */
  index = 0;
}

/** What `Record.replay` throws. */
export class ReplayError extends DdzError {
  /** As in `Replay`: of the action that is wrong, counted from 0; -1 when it is not
   * an action. */
  readonly index: number;

  constructor(status: number, index: number) {
    super(status);
    Object.setPrototypeOf(this, ReplayError.prototype);
    this.name = "ReplayError";
    this.index = index;
    if (index >= 0) {
      this.message = "action " + index + ": " + this.message;
    }
  }
}

/**
 * A deal as bytes. Replaying them gives the same state on every platform and in
 * every language. A record that was changed is refused at the first action that
 * is not what was played; a checksum keeps off accidents, not forgers.
 *
 * TypeScript has a type of the same name: `import { Record as DealRecord }` keeps
 * both.
 */
export class Record {
  /** The beginning of a record: the game before the actions. That of a whole
   * deal is a new game. */
  static begin(game: Game): Uint8Array {
    const bytes = new Uint8Array(n.RECORD_BEGIN_MAX);
    return bytes.slice(0, counted(Record.tryBegin(game, bytes)));
  }

  /**
   * Writes the same into `out`; RECORD_BEGIN_MAX bytes always suffice.
   *
   * @param at where it begins there
   * @returns how many bytes there are, or ERR_NULL, ERR_BUFFER
   */
  static tryBegin(game: Game, out: Uint8Array | number[], at: number = 0): number {
    const places = loadedGame();
    const { calls, bulkAt, numberAt } = places;
    const stateAt = game ? places.put(places.stateAt, game.raw) : 0;
    const status = calls.ddz_record_begin(stateAt, bulkAt, n.RECORD_BEGIN_MAX, numberAt);
    return status === n.OK ? written(places, out, at) : status;
  }

  /**
   * The bytes of one action, to be put behind those that are there.
   *
   * @param game the game after it has accepted the action
   */
  static append(game: Game, action: GameAction): Uint8Array {
    const bytes = new Uint8Array(n.RECORD_ENTRY_MAX);
    return bytes.slice(0, counted(Record.tryAppend(game, action, bytes)));
  }

  /**
   * Writes the same into `out`; RECORD_ENTRY_MAX bytes always suffice.
   *
   * @param game the game after it has accepted the action
   * @param at where they begin there: as many bytes as the record has
   * @returns how many bytes there are, or ERR_NULL, ERR_ENUM, ERR_TOO_MANY,
   * ERR_CARD, ERR_DUPLICATE, ERR_TURN_FIELD, ERR_BUFFER
   */
  static tryAppend(
    game: Game,
    action: GameAction,
    out: Uint8Array | number[],
    at: number = 0,
  ): number {
    const places = loadedGame();
    const { calls, bulkAt, numberAt } = places;
    const stateAt = game ? places.put(places.stateAt, game.raw) : 0;
    const actionAt = action ? places.put(places.actionsAt, action.raw) : 0;
    const cap = n.RECORD_ENTRY_MAX;
    const status = calls.ddz_record_append(stateAt, actionAt, bulkAt, cap, numberAt);
    return status === n.OK ? written(places, out, at) : status;
  }

  /**
   * The state after the actions of a record. Throws a `ReplayError` with the index
   * of the first action that is wrong; `tryReplay` answers it.
   *
   * @param count how many to play, at most; all by default
   */
  static replay(record: ArrayLike<number>, count: number = ALL): Game {
    const replay = new Replay();
    const status = Record.tryReplay(record, count, replay);
    if (status !== n.OK) {
      throw new ReplayError(status, replay.index);
    }
    return replay.game;
  }

  /**
   * The same into `out`: OK, ERR_NULL, ERR_LENGTH, ERR_FORMAT, ERR_CHECKSUM,
   * ERR_RULES_…, ERR_FLOW_…, ERR_GAME, ERR_TOO_MANY, ERR_CARD, ERR_DUPLICATE,
   * ERR_TURN_…. On an error `out.game` keeps what it had, and `out.index` says
   * where the record is wrong.
   *
   * @param count how many actions to play, at most; `Infinity` plays all
   */
  static tryReplay(record: ArrayLike<number>, count: number, out: Replay): number {
    const places = loadedGame();
    const { calls, bulkAt, numberAt, module } = places;
    if (!out) {
      return n.ERR_NULL;
    }
    out.index = -1;
    const actions = count === Infinity ? ALL : count;
    if (!isWord(actions)) {
      return n.ERR_LENGTH;
    }
    const length = places.putFile(record);
    if (length < n.OK) {
      return length;
    }
    const stateAt = places.sized(places.stateAt, GAME_SIZE);
    module.setNumber(ALL);
    const status = calls.ddz_record_replay(bulkAt, length, actions, stateAt, numberAt);
    // A call that blames no action leaves the number as it is.
    out.index = module.number() | 0;
    if (status === n.OK) {
      places.take(stateAt, out.game.raw);
    }
    return status;
  }

  /** An action out of a record, without playing it.
   * @param index counted from 0 */
  static actionAt(record: ArrayLike<number>, index: number): GameAction {
    const action = new GameAction();
    check(Record.tryActionAt(record, index, action));
    return action;
  }

  /** The same into `out`: OK, ERR_NULL, ERR_LENGTH (also when there are not so many
   * actions), ERR_FORMAT, ERR_CHECKSUM, ERR_RULES_…, ERR_FLOW_…, ERR_GAME,
   * ERR_TOO_MANY, ERR_CARD, ERR_DUPLICATE. */
  static tryActionAt(record: ArrayLike<number>, index: number, out: GameAction): number {
    const places = loadedGame();
    const { calls, bulkAt, actionsAt } = places;
    if (!out) {
      return n.ERR_NULL;
    }
    if (!isWord(index)) {
      return n.ERR_LENGTH;
    }
    const length = places.putFile(record);
    if (length < n.OK) {
      return length;
    }
    const status = calls.ddz_record_action(bulkAt, length, index, actionsAt);
    if (status === n.OK) {
      places.take(actionsAt, out.raw);
    }
    return status;
  }
}

/** Copies the bytes that a call wrote, and answers how many. */
function written(places: GamePlaces, out: Uint8Array | number[], at: number): number {
  if (!out) {
    return n.ERR_NULL;
  }
  const count = places.module.number();
  return places.takeFile(count, out, at) ? count : n.ERR_BUFFER;
}
