// What beats what, in the client's names.

import { Rules } from "../../index";
import { PokerLike } from "./poker";
import { bytesOf, rules } from "./translate";

export class PukerCompareUtils {
  /** Does `a` beat `b`? No, where either is not a play. */
  static comparePukers(a: PokerLike[], b: PokerLike[]): boolean {
    const next = bytesOf(a);
    const first = bytesOf(b);
    // Without cards on the table there is nothing to beat.
    if (!next || !first || first.length === 0) {
      return false;
    }
    return Rules.compare(rules(), first, next);
  }
}
