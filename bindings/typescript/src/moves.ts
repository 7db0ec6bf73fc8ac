// What may be played.

import { wordOf } from "./door";
import { loaded } from "./load";
import { fill, sharedList, Wanted } from "./lists";
import { Move, MoveList } from "./move";
import { Play } from "./play";
import { RuleSet } from "./rule-set";
import { check, counted } from "./status";

/** Every distinct choice of ranks that a hand of 0 to 20 cards may play. */
export class Moves {
  /**
   * Every move, in an order that never changes: by kind, then length, then
   * rank, then the wings from low to high. A pass is not listed.
   *
   * @param table what must be beaten; null, or kind `None`, is a lead
   */
  static list(rules: RuleSet, hand: ArrayLike<number>, table: Play | null = null): Move[] {
    const list = sharedList();
    check(Moves.tryList(rules, hand, table, list));
    return list.toArray();
  }

  /** The same into `out`, without garbage. Answers a status; on an error `out`
   * keeps what it had. */
  static tryList(
    rules: RuleSet,
    hand: ArrayLike<number>,
    table: Play | null,
    out: MoveList,
  ): number {
    return fill(Wanted.Moves, rules, hand, table, out);
  }

  /** How many moves there are. */
  static count(rules: RuleSet, hand: ArrayLike<number>, table: Play | null = null): number {
    const module = loaded();
    const { calls, cardsAt, numberAt } = module;
    const tableAt = module.putTable(table);
    const rulesAt = module.putRules(rules);
    const length = counted(module.putCards(hand));
    check(calls.ddz_moves_count(rulesAt, cardsAt, length, tableAt, numberAt));
    return module.number();
  }

  /** No hand of that size has more moves under the rule set. */
  static maxFor(rules: RuleSet, handLength: number): number {
    const module = loaded();
    const rulesAt = module.putRules(rules);
    check(module.calls.ddz_moves_max(rulesAt, wordOf(handLength), module.numberAt));
    return module.number();
  }
}
