// How the example writes plays and columns.

import { Play, PlayKind, Rank } from "../../bindings/typescript/dist/ddz.mjs";

const KINDS: readonly (readonly [string, string])[] = [
  ["不是牌型", "not a play"],
  ["单张", "single"],
  ["对子", "pair"],
  ["三张", "trio"],
  ["三带一", "trio with one"],
  ["三带一对", "trio with a pair"],
  ["顺子", "straight"],
  ["连对", "pair straight"],
  ["飞机", "plane"],
  ["飞机带单", "plane with singles"],
  ["飞机带对", "plane with pairs"],
  ["四带二", "four with two"],
  ["四带两对", "four with two pairs"],
  ["航天飞机", "shuttle"],
  ["航天飞机带小翼", "shuttle with singles"],
  ["航天飞机带大翼", "shuttle with pairs"],
  ["炸弹", "bomb"],
  ["火箭", "rocket"],
];
const RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "小王", "大王"];

const SEQUENCES: readonly PlayKind[] = [
  PlayKind.Straight,
  PlayKind.PairStraight,
  PlayKind.Plane,
  PlayKind.PlaneSingles,
  PlayKind.PlanePairs,
  PlayKind.Shuttle,
  PlayKind.ShuttleSingles,
  PlayKind.ShuttlePairs,
];

export function rankName(rank: Rank): string {
  return RANKS[rank] ?? "?";
}

export function playText(play: Play): string {
  const [chinese, english] = KINDS[play.kind] ?? ["?", "?"];
  const name = `${chinese}  ${english}`;
  if (play.kind === PlayKind.None || play.kind === PlayKind.Rocket) {
    return name;
  }
  return SEQUENCES.includes(play.kind)
    ? `${name}, ${play.length} ranks up to ${rankName(play.rank)}`
    : `${name} of ${rankName(play.rank)}`;
}

/** Text with blanks behind it; a Chinese character takes two columns. */
export function column(text: string, width: number): string {
  let used = 0;
  for (const character of text) {
    used += character >= "\u3000" ? 2 : 1;
  }
  return text + " ".repeat(Math.max(0, width - used));
}
