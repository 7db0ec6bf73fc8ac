// Who wins an open position, by which move and by which line.

import { wordOf } from "../door";
import { Goal, Side } from "../generated/enums";
import * as layout from "../generated/layout";
import * as n from "../generated/numbers";
import { Move, MoveList } from "../move";
import { Play } from "../play";
import { RuleSet } from "../rule-set";
import { check } from "../status";
import { GamePlaces, loadedGame } from "./places";

/** A move of a position, and who wins behind it. */
export interface MoveValue {
  /** What the seat to move may do; a move of no cards is a pass. */
  readonly move: Move;
  readonly winner: Side;
}

/** Words of what `ddz_solve_best` and `ddz_solve_all` write. */
const SOLVED_WORDS = layout.SOLVED_SIZE >> 2;
const VALUE_WORDS = layout.SOLVE_VALUE_SIZE >> 2;

/**
 * Who wins a position whose hands all lie open (docs/solve.md), with 64 KiB of
 * memory: enough for puzzles. It needs `ddz-game.wasm`.
 *
 * `think` works in slices, one a frame for example. Neither the answers nor `nodes`
 * depend on them.
 */
export class Solver {
  /** What the library keeps of the question; it is lent to it for each call. */
  private readonly memory = new Uint8Array(n.SOLVE_MEMORY_MIN);
  private readonly solved = new Uint32Array(SOLVED_WORDS);
  private readonly solvedBytes = new Uint8Array(this.solved.buffer);

  /**
   * @param position a line such as "3KK/455 0 0 -" (docs/position.md)
   * @param goal what is asked
   */
  constructor(rules: RuleSet, position: string, goal: Goal) {
    const places = loadedGame();
    const { calls, module, bulkAt, stateAt } = places;
    const length = module.putText(position);
    const rulesAt = module.putRules(rules);
    places.sized(stateAt, layout.POSITION_SIZE);
    check(calls.ddz_position_parse(rulesAt, bulkAt, length, stateAt));
    check(calls.ddz_solve_begin(rulesAt, stateAt, wordOf(goal), bulkAt, n.SOLVE_MEMORY_MIN));
    this.takeMemory(places);
    this.look(places);
  }

  /** Who wins; `Unknown` so far. */
  get winner(): Side {
    return this.solvedBytes[layout.SOLVED_WINNER_AT];
  }

  /** Is all answered that was asked? */
  get isDone(): boolean {
    return this.solvedBytes[layout.SOLVED_DONE_AT] !== 0;
  }

  /**
   * What the seat to move should do, a move of no cards being a pass: with
   * `Goal.Line` the first move of the line, else a move that wins. Null while it is
   * not known, and for a side that loses where no line was asked.
   */
  get best(): Move | null {
    if (this.solvedBytes[layout.SOLVED_HAS_BEST_AT] === 0) {
      return null;
    }
    return moveOf(this.solved, layout.SOLVED_BEST_AT >> 2);
  }

  /** With `Goal.Line`, how many plays the side that wins still needs; 0 while that
   * is not known. */
  get plays(): number {
    return this.solvedBytes[layout.SOLVED_PLAYS_AT];
  }

  /** Positions that have been looked at. */
  get nodes(): number {
    const high = this.solved[layout.SOLVED_NODES_HIGH_AT >> 2];
    return high * 0x100000000 + this.solved[layout.SOLVED_NODES_AT >> 2];
  }

  /** Looks at so many more positions, at most: some hundred are a slice of a frame.
   * @returns whether all is answered */
  think(nodes: number): boolean {
    const places = this.lend();
    const { calls, bulkAt, numberAt } = places;
    check(calls.ddz_solve_think(bulkAt, n.SOLVE_MEMORY_MIN, wordOf(nodes), numberAt));
    this.takeMemory(places);
    this.look(places);
    return this.isDone;
  }

  /** The moves to the end, a move of no cards being a pass. Throws ERR_SOLVE_GOAL
   * where no line was asked, ERR_SOLVE_UNKNOWN so far. */
  line(): Move[] {
    const { calls, bulkAt, numberAt, module } = this.lend();
    // The list is written over what was lent; the solver has its own.
    const cap = n.SOLVE_LINE_MAX;
    check(calls.ddz_solve_line(bulkAt, n.SOLVE_MEMORY_MIN, bulkAt, cap, numberAt));
    const list = new MoveList(cap);
    list.take(module, module.number());
    return list.toArray();
  }

  /** Every move of the seat to move, a pass last, and who wins behind it. Throws
   * ERR_SOLVE_GOAL where `Goal.All` was not asked, ERR_SOLVE_UNKNOWN so far. */
  all(): MoveValue[] {
    const places = this.lend();
    const { calls, bulkAt, numberAt, module } = places;
    const cap = n.MOVES_MAX + 1;
    check(calls.ddz_solve_all(bulkAt, n.SOLVE_MEMORY_MIN, bulkAt, cap, numberAt));
    const words = new Uint32Array(module.number() * VALUE_WORDS);
    places.takeWords(bulkAt, words, words.length);
    const values: MoveValue[] = [];
    for (let at = 0; at < words.length; at += VALUE_WORDS) {
      const winner = words[at + (layout.SOLVE_VALUE_WINNER_AT >> 2)] & 255;
      values.push({ move: moveOf(words, at), winner });
    }
    return values;
  }

  private lend(): GamePlaces {
    const places = loadedGame();
    places.putFile(this.memory);
    return places;
  }

  private takeMemory(places: GamePlaces): void {
    places.takeFile(n.SOLVE_MEMORY_MIN, this.memory, 0);
  }

  /** Asks for what is known, of the memory that has just been lent. */
  private look(places: GamePlaces): void {
    const { calls, bulkAt, answerAt } = places;
    places.sized(answerAt, layout.SOLVED_SIZE);
    check(calls.ddz_solve_best(bulkAt, n.SOLVE_MEMORY_MIN, answerAt));
    places.takeWords(answerAt, this.solved, SOLVED_WORDS);
  }
}

/** The move that begins at a word. */
function moveOf(words: Uint32Array, at: number): Move {
  const bytes = new Uint8Array(words.buffer, at << 2, layout.MOVE_SIZE);
  const play = new Play(bytes[0], bytes[1], bytes[2], bytes[3]);
  const from = layout.MOVE_CARDS_AT;
  return new Move(play, bytes.slice(from, from + play.cards));
}
