// A consumer of the package: compiled, never run.
import { Cards, init, Move, MoveList, Moves, Play, PlayKind, Rules, RuleSet } from "@ddz/rules";
import { ActionList, Auto, Flow, Phase, Record, Replay, Game, GameAction, View } from "@ddz/rules";
import { ActionJson, DdzError, MoveJson, ReplayError, ViewJson } from "@ddz/rules";
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

export function deal(seed: Uint8Array, send: (seat: number, view: View) => void): number[] {
  const flow = Flow.happy.with({ base: 10, cap: 6 });
  const game: Game = Game.create(RuleSet.happy, flow, seed, 0);
  const record: number[] = Array.from(Record.begin(game));
  while (game.phase !== Phase.Over) {
    const seat = [0, 1, 2].findIndex((seat) => game.isWaitingFor(seat));
    const action: GameAction = game.legal(seat)[0] ?? game.auto(seat, Auto.Hint);
    const status: number = game.tryAct(action);
    record.push(...Record.append(game, action), status);
    send(seat, game.view(seat));
  }
  const landlord: number | null = game.landlord;
  const replay = new Replay();
  Record.tryReplay(record, Infinity, replay);
  game.tryLegal(0, new ActionList());
  return [landlord ?? -1, replay.index, replay.game.score().pointsOf(0)];
}

export function receive(game: Game, seat: number, text: string): number {
  try {
    const message: object = JSON.parse(text);
    return game.tryAct(GameAction.fromJSON({ ...message, seat }));
  } catch (error) {
    return error instanceof ReplayError ? error.index : error instanceof DdzError ? error.status : 0;
  }
}

export function client(view: ViewJson, legal: ActionJson[]): ActionJson | MoveJson | undefined {
  const { hand } = view.seats[view.seat];
  const [move] = Moves.list(RuleSet.standard, hand, Play.fromJSON(view.onTable));
  return legal.find(({ kind }) => kind === "Bid") ?? move?.toJSON();
}

// @ts-expect-error: there is no such kind
export const steal: ActionJson = { seat: 0, kind: "Steal" };
// @ts-expect-error: a flow is made by the library
new Flow();
// @ts-expect-error: a kind of rule set is no kind of flow
Game.create(RuleSet.happy, RuleSet.happy, new Uint8Array(32));
// @ts-expect-error: a view is changed by games alone
new View().seat = 1;
// @ts-expect-error: the state is the game's own
new Game().raw.bytes;
// @ts-expect-error: text is no cards
Rules.classify(RuleSet.standard, 34567);
// @ts-expect-error: a rule set is made by the library
new RuleSet();
