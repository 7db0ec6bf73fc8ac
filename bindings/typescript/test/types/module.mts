// A consumer of the package: compiled, never run.
import { Cards, init, Move, MoveList, Moves, Play, PlayKind, Rules, RuleSet } from "@ddz/rules";
import { PokerLike, PukerSeekUtils, PukerTypeUtils } from "@ddz/rules/egret";

export async function first(bytes: ArrayBuffer, hand: PokerLike[]): Promise<PlayKind> {
  await init(bytes);
  const play: Play = Rules.classify(RuleSet.standard, Cards.parse("34567"));
  const moves: Move[] = Moves.list(RuleSet.standard, [3, 4, 5], play);
  const status: number = Moves.tryList(RuleSet.egret, moves[0].cards, null, new MoveList());
  const sort: number = PukerTypeUtils.getType(hand)?.getSort() ?? status;
  const own: PokerLike[] = PukerSeekUtils.seekRight(hand, hand.slice(sort));
  return own.length === 0 ? PlayKind.None : play.kind;
}

// @ts-expect-error: text is no cards
Rules.classify(RuleSet.standard, 34567);
// @ts-expect-error: a rule set is made by the library
new RuleSet();
