// What the page says, in Chinese and in English.

export const WORDS = {
  zh: {
    title: "斗地主规则",
    rules: "规则",
    table: "桌面",
    hand: "手牌",
    beatenBy: "什么能压（用剩下的牌）",
    hints: "提示（最好的在前）",
    goesTo: "点的牌放到",
    deal: "发牌",
    clear: "清空",
    language: "English",
    footer: "在浏览器里运行的 WebAssembly；点一张牌试试。",
    nothing: "没有牌：可以出任意牌型",
    notAPlay: "不是牌型",
    whole: "整手：",
    beats: "能压",
    fails: "压不住",
    moves: (count) => `${count} 种出法`,
    turns: (count) => `最少 ${count} 手出完`,
    also: "也可看作",
    pass: "要不起",
    upTo: (rank) => `到 ${rank}`,
  },
  en: {
    title: "the rules of Dou Dizhu",
    rules: "Rules",
    table: "On the table",
    hand: "In hand",
    beatenBy: "What beats it, out of the cards that are left",
    hints: "Hints, best first",
    goesTo: "A click puts a card",
    deal: "Deal",
    clear: "Clear",
    language: "中文",
    footer: "WebAssembly in your browser; click a card.",
    nothing: "No cards: any play may be led",
    notAPlay: "Not a play",
    whole: "All of it: ",
    beats: "beats the table",
    fails: "does not beat the table",
    moves: (count) => `${count} ${count === 1 ? "move" : "moves"}`,
    turns: (count) => `${count} ${count === 1 ? "turn" : "turns"} at least`,
    also: "also",
    pass: "pass",
    upTo: (rank) => `up to ${rank}`,
  },
};

/** By the number of the kind. */
export const KINDS = {
  zh: [
    "",
    "单张",
    "对子",
    "三张",
    "三带一",
    "三带一对",
    "顺子",
    "连对",
    "飞机",
    "飞机带单",
    "飞机带对",
    "四带二",
    "四带两对",
    "航天飞机",
    "航天飞机带小翼",
    "航天飞机带大翼",
    "炸弹",
    "王炸",
  ],
  en: [
    "",
    "single",
    "pair",
    "trio",
    "trio with one",
    "trio with a pair",
    "straight",
    "pair straight",
    "plane",
    "plane with singles",
    "plane with pairs",
    "four with two",
    "four with two pairs",
    "shuttle",
    "shuttle with singles",
    "shuttle with pairs",
    "bomb",
    "rocket",
  ],
};

/** By the number of the preset. */
export const PRESETS = {
  zh: [
    "国家标准 2016",
    "Pagat",
    "欢乐斗地主",
    "ET / Unity",
    "u3d",
    "Egret",
    "网狐 WHGame",
    "Cocos",
    "RLCard",
    "DouZero",
    "OpenSpiel",
    "Botzone",
  ],
  en: [
    "Official 2016",
    "Pagat",
    "Happy",
    "ET / Unity",
    "u3d",
    "Egret",
    "WHGame",
    "Cocos",
    "RLCard",
    "DouZero",
    "OpenSpiel",
    "Botzone",
  ],
};

const RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"];

/** A rank as the page writes it. */
export function rankWord(rank, language) {
  const jokers = language === "zh" ? ["小王", "大王"] : ["x", "X"];
  return RANKS[rank] ?? jokers[rank - RANKS.length];
}

/** A play in words. */
export function playWord(play, language) {
  const kind = KINDS[language][play.kind];
  if (play.kind === KINDS.en.indexOf("rocket")) {
    return kind;
  }
  const rank = rankWord(play.rank, language);
  const body = play.length > 1 ? WORDS[language].upTo(rank) : rank;
  const length = play.length > 1 ? ` ×${play.length}` : "";
  return `${kind}${length} ${body}`;
}
