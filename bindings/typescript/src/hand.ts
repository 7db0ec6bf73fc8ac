// A hand taken apart: the fewest plays that empty it when nobody answers (拆牌).

import { fill, sharedList, Wanted } from "./lists";
import { loaded } from "./load";
import { Move, MoveList } from "./move";
import { RuleSet } from "./rule-set";
import { check, counted } from "./status";

/** Questions about a hand of 0 to 20 cards. */
export class Hand {
  /** The fewest plays that empty the hand, 0..20; 0 for no cards. */
  static minTurns(rules: RuleSet, hand: ArrayLike<number>): number {
    const module = loaded();
    const { calls, cardsAt, numberAt } = module;
    const rulesAt = module.putRules(rules);
    const length = counted(module.putCards(hand));
    check(calls.ddz_hand_min_turns(rulesAt, cardsAt, length, numberAt));
    return module.number();
  }

  /** One way to empty the hand with that many plays (理牌). */
  static split(rules: RuleSet, hand: ArrayLike<number>): Move[] {
    const list = sharedList();
    check(Hand.trySplit(rules, hand, list));
    return list.toArray();
  }

  /** The same into `out`, without garbage. Answers a status; on an error `out`
   * keeps what it had. */
  static trySplit(rules: RuleSet, hand: ArrayLike<number>, out: MoveList): number {
    return fill(Wanted.Split, rules, hand, null, out);
  }
}
