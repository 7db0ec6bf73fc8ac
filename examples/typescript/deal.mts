// A whole deal as a server runs it, with three seats that play by hints: shuffle,
// call and rob, double, play, score; the same story as the C example. The server
// sends each seat its view and the list of what it may do; from these the seat
// decides whether to call, rob and double. It plays what the game does for an
// absent player. The record is played back at the end.

import {
  ActionKind,
  Auto,
  Card,
  Cards,
  DoubleFactor,
  Flow,
  init,
  Order,
  Phase,
  Rank,
  Record,
  Replay,
  RuleSet,
  Spring,
  Style,
  Game,
  GameAction,
  View,
} from "../../bindings/typescript/dist/ddz.mjs";
import { column, playText } from "./show.mjs";

const SEATS = [0, 1, 2] as const;

const HEADLINES: Partial<{ [phase in Phase]: string }> = {
  [Phase.Show]: "明牌 show",
  [Phase.Call]: "叫地主 call",
  [Phase.Double]: "加倍 double",
  [Phase.Redouble]: "加倍 double",
  [Phase.Play]: "出牌 play",
};
const PASSES: Partial<{ [phase in Phase]: string }> = {
  [Phase.Show]: "不明牌  does not show",
  [Phase.Call]: "不叫  does not call",
  [Phase.Rob]: "不抢  does not rob",
  [Phase.Double]: "不加倍  does not double",
  [Phase.Redouble]: "不加倍  does not double",
};

/** Cards from high to low. */
function sorted(cards: Uint8Array): string {
  return Cards.format(Cards.sort(cards, Order.RankDesc), Style.Ranks);
}

function seatName(game: Game, seat: number): string {
  const side = game.landlord === null ? "" : game.landlord === seat ? " 地主" : " 农民";
  return "  " + column(`seat ${seat}${side}`, 13);
}

/** Twos, jokers and bombs: what a landlord needs. */
function strength(hand: Uint8Array): number {
  const counts = new Map<Rank, number>();
  let points = 0;
  for (const card of hand) {
    const rank = Card.rank(card);
    const count = (counts.get(rank) ?? 0) + 1;
    counts.set(rank, count);
    points += rank === Rank.BigJoker ? 2 : rank === Rank.Two || rank === Rank.SmallJoker ? 1 : 0;
    points += count === 4 ? 2 : 0;
  }
  return points;
}

/** What a seat says, from what it is sent; null leaves it to the server. */
function decide(view: View, [pass, other]: GameAction[]): GameAction | null {
  const least: Partial<{ [phase in Phase]: number }> = {
    [Phase.Call]: 3,
    [Phase.Rob]: 4,
    [Phase.Double]: 5,
    [Phase.Redouble]: 5,
  };
  const wanted = (least[view.phase] ?? Infinity) <= strength(view.handOf(view.seat));
  return view.phase === Phase.Play ? null : ((wanted ? other : pass) ?? null);
}

/** What the others hear. */
function said(action: GameAction, phase: Phase): string {
  switch (action.kind) {
    case ActionKind.Call:
      return "叫地主  calls";
    case ActionKind.Rob:
      return "抢地主  robs";
    case ActionKind.Double:
      return action.value === DoubleFactor.Four ? "超级加倍  doubles twice over" : "加倍  doubles";
    case ActionKind.Show:
      return "明牌  shows the hand";
    default:
      return PASSES[phase] ?? "不出  pass";
  }
}

function told(game: Game, action: GameAction, phase: Phase): string {
  const { seat } = action;
  if (action.kind !== ActionKind.Play) {
    return seatName(game, seat) + said(action, phase);
  }
  const left = game.view(seat).countOf(seat);
  const rest = left === 0 ? "  — out!" : left <= 2 ? `  — ${left} left` : "";
  const cards = column(sorted(action.cards()), 22);
  return seatName(game, seat) + cards + playText(action.declared()) + rest;
}

function scoreLines(game: Game): string[] {
  const score = game.score();
  if (score.landlord === null) {
    return ["", "nobody wanted to be the landlord"];
  }
  const side =
    score.winner === score.landlord ? "地主胜  the landlord wins" : "农民胜  the farmers win";
  const springs = {
    [Spring.None]: "",
    [Spring.Landlord]: ", 春天 spring",
    [Spring.Farmers]: ", 反春天 anti-spring",
  };
  const { base, bid, robFactor, bombFactor, rocketFactor, springFactor } = score;
  const seats = SEATS.map((seat) => {
    const points = score.pointsOf(seat);
    const line = seatName(game, seat) + (points < 0 ? points : `+${points}`);
    const factors =
      `   = base ${base} x bid ${bid} x robs ${robFactor} x bombs ${bombFactor}` +
      ` x rocket ${rocketFactor} x spring ${springFactor} x doubles ${score.doubleFactorOf(seat)}`;
    return seat === score.landlord ? line : line + factors;
  });
  return ["", side + springs[score.spring], ...seats];
}

/** All that is printed about the deal of a seed. */
export async function story(wasm: Uint8Array, first: number): Promise<string> {
  await init(wasm);
  const seed = new Uint8Array(32);
  seed[0] = first;
  const game = Game.create(RuleSet.happy, Flow.happy, seed);
  const record = Array.from(Record.begin(game));
  const lines = ["", `欢乐斗地主  a deal from seed ${seed[0]}`, ""];
  for (const seat of SEATS) {
    lines.push(seatName(game, seat) + sorted(game.view(seat).handOf(seat)));
  }
  let last: Phase | null = null;
  while (game.phase !== Phase.Over) {
    const { phase, redeals } = game;
    const seat = SEATS.find((seat) => game.isWaitingFor(seat)) ?? 0;
    const heading = phase === Phase.Rob ? Phase.Call : phase;
    if (heading !== last) {
      lines.push("", HEADLINES[heading] ?? "");
      const first = phase === Phase.Double || (phase === Phase.Play && last === Phase.Call);
      if (first && game.landlord !== null) {
        lines.push(`  the bottom 底牌: ${sorted(game.view(game.landlord).bottom())}`);
      }
    }
    last = heading;
    const wish = decide(game.view(seat), game.legal(seat));
    const action = wish ?? game.auto(seat, Auto.Hint);
    game.act(action);
    record.push(...Record.append(game, action));
    lines.push(told(game, action, phase));
    if (game.redeals !== redeals) {
      lines.push("", "  nobody calls: new cards");
    }
  }
  lines.push(...scoreLines(game));
  const replay = new Replay();
  Record.tryReplay(record, Infinity, replay);
  const end = replay.game.equals(game) ? "the same" : "otherwise";
  lines.push(
    "",
    `its record: ${record.length} bytes, ${replay.index} actions; played back it ends ${end}`,
  );
  return lines.join("\n") + "\n";
}
