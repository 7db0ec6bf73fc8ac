// What should be offered to a player (提示).

import { loaded } from "./load";
import { fill, sharedList, Wanted } from "./lists";
import { Move, MoveList } from "./move";
import { Play } from "./play";
import { RuleSet } from "./rule-set";
import { check } from "./status";

/** Each distinct choice once, best first; the policy is in docs/hints.md. */
export class Hints {
  /** No hand has more hints under the rule set. */
  static maxFor(rules: RuleSet): number {
    const module = loaded();
    check(module.calls.ddz_hints_max(module.putRules(rules), module.numberAt));
    return module.number();
  }

  /**
   * What a player would be offered; an empty list means that only a pass is
   * left.
   *
   * @param hand 0 to 20 cards
   * @param table what must be beaten; null, or kind `None`, is a lead
   */
  static list(rules: RuleSet, hand: ArrayLike<number>, table: Play | null = null): Move[] {
    const list = sharedList();
    check(Hints.tryList(rules, hand, table, list));
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
    return fill(Wanted.Hints, rules, hand, table, out);
  }
}
