// A player by the computer.

import { isWord } from "../door";
import * as at from "../generated/layout";
import * as n from "../generated/numbers";
import { BotLevel, BotStyle } from "../generated/enums";
import { BULK_LEN } from "../module";
import { check, DdzError } from "../status";
import { GameAction } from "./action";
import { GamePlaces, loadedGame } from "./places";
import { Struct } from "./struct";
import { View } from "./view";

/** How a bot is to play. */
export interface BotOptions {
  /** How strong. */
  readonly level: BotLevel;
  /** How it bids and doubles; by the chance alone where this is missing. */
  readonly style?: BotStyle;
  /** Playouts for each choice, at most 1000000; 0, or none, as the level has. */
  readonly playouts?: number;
  /** What its lots are drawn from, 0 to 4294967295: the same, and it does the same. */
  readonly seed?: number;
}

/** A choice of a bot, with what has come of it so far. */
export interface BotChoice {
  /** What the seat would do. */
  readonly action: GameAction;
  /** How many of the playouts behind it the seat's side has won. */
  readonly wins: number;
  /** How many there were; 0 when nothing was tried. */
  readonly playouts: number;
}

/** Choices that a bot has, at most. */
const CHOICES_MAX = 24;

/**
 * A bot that thinks about one action of a seat, from what that seat may know: at
 * once, or in slices between two frames or in a worker.
 */
export class Bot {
  private constructor(private readonly memory: Struct) {}

  /** What a seat does; it thinks to the end. It throws with the statuses of
   * `begin`. */
  static act(view: View, options: BotOptions): GameAction {
    const places = loadedGame();
    const { calls, actionsAt, answerAt, bulkAt, stateAt } = places;
    const size = Bot.put(places, view, options);
    check(calls.ddz_bot_act(answerAt, stateAt, bulkAt, size, actionsAt));
    const action = new GameAction();
    places.take(actionsAt, action.raw);
    return action;
  }

  /** Begins to think about what a seat does. It throws with ERR_ENUM, ERR_LENGTH (more
   * playouts than the module has room for), ERR_BOT_OPTIONS, ERR_BOT_SEAT (the seat may
   * not act), ERR_BOT_VIEW. */
  static begin(view: View, options: BotOptions): Bot {
    const places = loadedGame();
    const { calls, answerAt, bulkAt, stateAt } = places;
    const size = Bot.put(places, view, options);
    check(calls.ddz_bot_begin(answerAt, stateAt, bulkAt, size));
    const memory = new Struct(size);
    places.take(bulkAt, memory);
    return new Bot(memory);
  }

  /** Thinks on for about so many playouts. What it says in the end does not depend on
   * the slices.
   * @returns playouts that are left to do; 0 when it has decided */
  think(playouts: number): number {
    const places = this.placed();
    const { calls, module, bulkAt, numberAt } = places;
    const count = isWord(playouts) ? playouts : 0;
    check(calls.ddz_bot_think(bulkAt, this.memory.bytes.length, count, numberAt));
    places.take(bulkAt, this.memory);
    return module.number();
  }

  /** The best action so far, at any time. */
  get best(): GameAction {
    const action = new GameAction();
    this.answer(action);
    return action;
  }

  /** The chance of the seat's side to win the deal, in thousandths: with the best
   * action, or in the auction as the landlord. 500 before anything was tried. */
  get permille(): number {
    return this.answer(new GameAction());
  }

  /** The choices with what has come of each so far. */
  get choices(): BotChoice[] {
    const places = this.placed();
    const { calls, module, bulkAt, numberAt } = places;
    const size = this.memory.bytes.length;
    // They are put behind the bot.
    const listAt = bulkAt + size;
    if (size + CHOICES_MAX * at.BOT_CHOICE_SIZE > BULK_LEN) {
      throw new DdzError(n.ERR_LENGTH);
    }
    check(calls.ddz_bot_choices(bulkAt, size, listAt, CHOICES_MAX, numberAt));
    const choices: BotChoice[] = [];
    for (let i = 0, count = module.number(); i < count; i++) {
      const choice = new Struct(at.BOT_CHOICE_SIZE);
      places.take(listAt + i * at.BOT_CHOICE_SIZE, choice);
      const action = new GameAction();
      action.raw.bytes.set(choice.bytes.subarray(0, at.ACTION_SIZE));
      choices.push({
        action,
        wins: choice.words[at.BOT_CHOICE_WINS_AT >> 2],
        playouts: choice.words[at.BOT_CHOICE_PLAYOUTS_AT >> 2],
      });
    }
    return choices;
  }

  /** Puts what a bot is made of where calls take it, and answers how many bytes it
   * needs. */
  private static put(places: GamePlaces, view: View, options: BotOptions): number {
    const { calls, module, answerAt, numberAt, stateAt } = places;
    places.put(stateAt, raw(options));
    check(calls.ddz_bot_size(stateAt, numberAt));
    const size = module.number();
    if (size > BULK_LEN) {
      throw new DdzError(n.ERR_LENGTH);
    }
    places.put(answerAt, view.raw);
    places.sized(answerAt, at.VIEW_SIZE);
    return size;
  }

  private answer(out: GameAction): number {
    const places = this.placed();
    const { calls, module, actionsAt, bulkAt, numberAt } = places;
    check(calls.ddz_bot_best(bulkAt, this.memory.bytes.length, actionsAt, numberAt));
    places.take(actionsAt, out.raw);
    return module.number();
  }

  private placed(): GamePlaces {
    const places = loadedGame();
    places.put(places.bulkAt, this.memory);
    return places;
  }
}

function raw(options: BotOptions): Struct {
  const struct = new Struct(at.BOT_OPTIONS_SIZE);
  const put = (place: number, value: number | undefined): void => {
    const given = value === undefined ? 0 : value;
    struct.words[place >> 2] = isWord(given) ? given : 0xffffffff;
  };
  put(at.BOT_OPTIONS_STRUCT_SIZE_AT, at.BOT_OPTIONS_SIZE);
  put(at.BOT_OPTIONS_LEVEL_AT, options.level);
  put(at.BOT_OPTIONS_STYLE_AT, options.style);
  put(at.BOT_OPTIONS_PLAYOUTS_AT, options.playouts);
  put(at.BOT_OPTIONS_SEED_AT, options.seed);
  return struct;
}
