// hands FILE: reads hands as people write them, names every play, refuses what
// is none, and says what beats what and what could be played; the same story as
// the C example. The head of examples/hands.txt explains the lines.

import {
  Cards,
  DdzError,
  Hand,
  Hints,
  init,
  Moves,
  Play,
  Preset,
  Rules,
  RuleSet,
  Style,
  versionText,
} from "../../bindings/typescript/dist/ddz.mjs";
import { column, playText } from "./show.mjs";

const PRESETS: Readonly<Record<string, Preset>> = {
  STANDARD: Preset.Standard,
  PAGAT: Preset.Pagat,
  HAPPY: Preset.Happy,
  ET: Preset.Et,
  U3D: Preset.U3d,
  EGRET: Preset.Egret,
  WHGAME: Preset.Whgame,
  COCOS: Preset.Cocos,
  RLCARD: Preset.Rlcard,
  DOUZERO: Preset.Douzero,
  OPENSPIEL: Preset.Openspiel,
  BOTZONE: Preset.Botzone,
};

const tally = { plays: 0, notPlays: 0, notCards: 0, comparisons: 0, questions: 0 };

/** The answer to a line; what the library refuses is told with its reason. */
function answer(line: string, rules: RuleSet): string {
  const sign = /[>?]/.exec(line);
  let sides: Uint8Array[];
  try {
    const texts = sign === null ? [line] : [line.slice(0, sign.index), line.slice(sign.index + 1)];
    sides = texts.map((text) => Cards.parse(text.trim()));
  } catch (error) {
    tally.notCards++;
    return refusal(error);
  }
  const [left = new Uint8Array(), right = new Uint8Array()] = sides;
  if (sign === null) {
    return name(rules, left);
  }
  return sign[0] === ">" ? compare(rules, left, right) : ask(rules, left, right);
}

function refusal(error: unknown): string {
  if (error instanceof DdzError) {
    return `!   ${error.message}`;
  }
  throw error;
}

/** cards */
function name(rules: RuleSet, cards: Uint8Array): string {
  try {
    const play = Rules.classify(rules, cards);
    if (play.isNone) {
      tally.notPlays++;
      return `–   ${playText(play)}`;
    }
    tally.plays++;
    return `    ${playText(play)}`;
  } catch (error) {
    tally.notPlays++;
    return refusal(error);
  }
}

/** cards > cards */
function compare(rules: RuleSet, next: Uint8Array, first: Uint8Array): string {
  tally.comparisons++;
  try {
    const table = Rules.classify(rules, first);
    const play = Rules.beats(rules, table, next);
    if (table.isNone) {
      return "–   there is no play on the table";
    }
    return play.isNone ? `✗   it does not beat a ${playText(table)}` : `✓   ${playText(play)}`;
  } catch (error) {
    return refusal(error);
  }
}

/** cards ? cards */
function ask(rules: RuleSet, hand: Uint8Array, first: Uint8Array): string {
  tally.questions++;
  try {
    const table: Play = Rules.classify(rules, first);
    const moves = Moves.count(rules, hand, table);
    const hints = Hints.list(rules, hand, table);
    const turns = Hand.minTurns(rules, hand);
    if (first.length > 0 && table.isNone) {
      return "–   there is no play on the table";
    }
    if (hints.length === 0) {
      return "    要不起  nothing: pass";
    }
    const best = hints.slice(0, 5).map(({ cards }) => Cards.format(cards, Style.Ranks));
    const empty =
      first.length === 0 ? `  (empty in ${turns} ${turns === 1 ? "play" : "plays"})` : "";
    return `    ${moves} ${moves === 1 ? "move" : "moves"}; best: ${best.join(", ")}${empty}`;
  } catch (error) {
    return refusal(error);
  }
}

/** All that is printed about a file of hands. */
export async function story(wasm: Uint8Array, file: string): Promise<string> {
  await init(wasm);
  let rules = RuleSet.standard;
  const lines: string[] = [];
  for (const line of file.split(/\r?\n/)) {
    if (line === "" || line.startsWith("#")) {
      continue;
    }
    if (line.startsWith("== ")) {
      lines.push("", line.slice(3), "");
    } else if (line.startsWith("@ ")) {
      const preset = PRESETS[line.slice(2)];
      if (preset === undefined) {
        throw new Error(`there is no rule set ${line.slice(2)}`);
      }
      rules = RuleSet.of(preset);
      lines.push(`  ${line}`);
    } else {
      lines.push(`  ${column(line, 32)}${answer(line, rules)}`);
    }
  }
  lines.push(
    "",
    `${tally.plays} plays, ${tally.notPlays} sets of cards that are none, ` +
      `${tally.notCards} lines that are not cards,`,
    `${tally.comparisons} comparisons, ${tally.questions} questions; libddz ${versionText()}`,
  );
  return lines.join("\n") + "\n";
}
