// What these cards are, and what they beat.

import { loaded } from "./load";
import { ERR_NULL, OK, READINGS_MAX } from "./generated/numbers";
import { Play } from "./play";
import { RuleSet } from "./rule-set";
import { check, counted } from "./status";

/** Plays of 0 to 20 cards, given in any order. */
export class Rules {
  /** No cards have more readings under the rule set. */
  static readingsMaxFor(rules: RuleSet): number {
    const module = loaded();
    check(module.calls.ddz_readings_max(module.putRules(rules), module.numberAt));
    return module.number();
  }

  /**
   * Names a play, in the default reading: rocket, bomb, shuttle, plane without
   * wings, then the longest body, then the highest. Kind `None` when the cards
   * are no play.
   */
  static classify(rules: RuleSet, cards: ArrayLike<number>): Play {
    const play = new Play();
    check(Rules.tryClassify(rules, cards, play));
    return play;
  }

  /** The same into `out`, which keeps its value on an error. Answers a status. */
  static tryClassify(rules: RuleSet, cards: ArrayLike<number>, out: Play): number {
    const module = loaded();
    const { calls, cardsAt, playsAt } = module;
    if (!out) {
      return ERR_NULL;
    }
    const rulesAt = module.putRules(rules);
    const length = module.putCards(cards);
    if (length < OK) {
      return length;
    }
    const status = calls.ddz_play_classify(rulesAt, cardsAt, length, playsAt);
    if (status === OK) {
      module.takePlay(0, out);
    }
    return status;
  }

  /** Every reading of the cards, the default one first; none when they are no play. */
  static readings(rules: RuleSet, cards: ArrayLike<number>): Play[] {
    const module = loaded();
    const { calls, cardsAt, playsAt, numberAt } = module;
    const rulesAt = module.putRules(rules);
    const length = counted(module.putCards(cards));
    check(calls.ddz_play_readings(rulesAt, cardsAt, length, playsAt, READINGS_MAX, numberAt));
    const plays: Play[] = [];
    for (let i = 0; i < module.number(); i++) {
      const play = new Play();
      module.takePlay(i, play);
      plays.push(play);
    }
    return plays;
  }

  /**
   * The reading with which these cards beat the table; kind `None` when there
   * is none. Cards that are a bomb are taken as that and nothing else.
   *
   * @param table what must be beaten, as `classify` or `beats` answered it;
   * null, or kind `None`, is a lead
   */
  static beats(rules: RuleSet, table: Play | null, cards: ArrayLike<number>): Play {
    const play = new Play();
    check(Rules.tryBeats(rules, table, cards, play));
    return play;
  }

  /** The same into `out`, which keeps its value on an error. Answers a status. */
  static tryBeats(
    rules: RuleSet,
    table: Play | null,
    cards: ArrayLike<number>,
    out: Play,
  ): number {
    const module = loaded();
    const { calls, cardsAt, playsAt } = module;
    if (!out) {
      return ERR_NULL;
    }
    const tableAt = module.putTable(table);
    const rulesAt = module.putRules(rules);
    const length = module.putCards(cards);
    if (length < OK) {
      return length;
    }
    const status = calls.ddz_play_beats(rulesAt, tableAt, cardsAt, length, playsAt);
    if (status === OK) {
      module.takePlay(0, out);
    }
    return status;
  }

  /**
   * May `next` be played on `first`, taken in its default reading? For those
   * who keep no play; `beats` is the better question. No cards as `first` is a
   * lead; cards that are no play answer false.
   */
  static compare(rules: RuleSet, first: ArrayLike<number>, next: ArrayLike<number>): boolean {
    const module = loaded();
    const { calls, cardsAt, moreCardsAt, numberAt } = module;
    const rulesAt = module.putRules(rules);
    const firstLength = counted(module.putCards(first));
    const length = counted(module.putMoreCards(next));
    module.setNumber(0);
    check(
      calls.ddz_play_compare(rulesAt, cardsAt, firstLength, moreCardsAt, length, numberAt),
    );
    return module.number() !== 0;
  }
}
