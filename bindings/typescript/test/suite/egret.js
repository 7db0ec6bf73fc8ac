// The Egret client's classes: every row of docs/clients.md about it, asked and
// answered in the client's own types.

import { check, equal } from "./check.js";
import { letters, rows } from "./tsv.js";

const RANKS = "3456789TJQKA2xX";

export function egret({ ddz, egret, read }) {
  const { PukerCompareUtils, PukerSeekUtils, PukerTypeUtils, PukerUtils } = egret;

  /** The client's own cards: ids as its pictures, order values from 1. */
  const pokers = (text) => {
    const given = {};
    return Array.from(text === "-" ? "" : text, (letter) => {
      const rank = RANKS.indexOf(letter);
      const nth = (given[letter] = (given[letter] ?? -1) + 1);
      const id = rank >= 13 ? 40 + rank : ((rank + 2) % 13) * 4 + nth + 1;
      return { getId: () => id, getOrderValue: () => rank + 1, picture: `${id}.png` };
    });
  };
  const text = (hand) =>
    hand
      .map((poker) => poker.getOrderValue() - 1)
      .sort((a, b) => a - b)
      .map((rank) => RANKS[rank])
      .join("");
  const type = (hand) => {
    const type = PukerTypeUtils.getType(pokers(hand));
    return type === null ? null : [type.getType(), type.getSort()];
  };
  const seek = (hand, table) => text(PukerSeekUtils.seekRight(pokers(hand), pokers(table)));

  /** The kinds of the vectors in the client's words, with their `is…`. */
  const WORDS = {
    single: ["typeSingle", "isSingle"],
    pair: ["typePair", "isPair"],
    trio: ["typeThree", "isThree"],
    trio_single: ["typeThreeSingle", "isThreeSingle"],
    trio_pair: ["typeThreePair", "isThreePairs"],
    straight: ["typeStraight", "isStraight"],
    pair_straight: ["typeStraightPairs", "isStraightPairs"],
    plane: ["typePlane", "isPlane"],
    plane_singles: ["typePlane2Single", "isPlane2Single"],
    plane_pairs: ["typePlane2Pairs", "isPlane2pairs"],
    four_singles: ["typeFour2Single", "isFour2Single"],
    four_pairs: ["typeFour2Pairs", "isFour2Pairs"],
    bomb: ["typeBoom", "isBoom"],
    rocket: ["typeKingBoom", "isKingBoom"],
  };

  /** What every method of the class says about a hand. */
  function askAll(cards, readings, at) {
    const expected = {};
    for (const reading of readings) {
      const [, kind, rank] = /^(\w+):(.)\/\d+$/.exec(reading);
      expected[WORDS[kind][1]] ??= RANKS.indexOf(rank) + 1;
    }
    // In the client's order, in the other, and from the middle.
    const sorted = PukerUtils.sortDescPokers(pokers(cards));
    const orders = [sorted, [...sorted].reverse(), [...sorted.slice(2), ...sorted.slice(0, 2)]];
    for (const hand of orders) {
      for (const [, method] of Object.values(WORDS)) {
        equal(PukerTypeUtils[method](hand), expected[method] ?? -1, `${at}: ${method}`);
      }
      const type = PukerTypeUtils.getType(hand);
      if (readings.length === 0) {
        equal(type, null, `${at}: getType`);
      } else {
        const [word, method] = WORDS[readings[0].split(":")[0]];
        equal(type.getType(), PukerTypeUtils[word], `${at}: getType`);
        equal(type.getSort(), expected[method], `${at}: getSort`);
      }
    }
  }

  const inVectors = (file) =>
    rows(file, read(file)).filter((row) => row.rules === "egret" && row.id.startsWith("B2-"));

  const cases = {
    "the rows of clients_s2.tsv": () => {
      const all = inVectors("clients_s2.tsv");
      for (const row of all) {
        if (row.op === "classify") {
          const readings = row.expected === "none" ? [] : row.expected.split("|");
          askAll(row.cards, readings, row.at);
        } else {
          equal(row.op, "compare", row.at);
          const beats = PukerCompareUtils.comparePukers(pokers(row.cards), pokers(row.previous));
          equal(beats, row.expected === "yes", row.at);
        }
      }
      check(all.length >= 20, "rows are missing");
      return `${all.length} rows`;
    },
    "the rows of hints.tsv": () => {
      const all = inVectors("hints.tsv");
      const rules = ddz.RuleSet.egret;
      for (const row of all) {
        const answer = seek(row.cards, row.previous);
        const table = ddz.Rules.classify(rules, ddz.Cards.parse(row.previous));
        const hints = ddz.Hints.list(rules, ddz.Cards.parse(row.cards), table);
        equal(answer, hints.length === 0 ? "" : letters(hints[0].cards), row.at);
        if (row.expected === "none") {
          equal(answer, "", row.at);
        } else {
          const played = pokers(answer);
          check(PukerCompareUtils.comparePukers(played, pokers(row.previous)), row.at);
        }
      }
      check(all.length >= 17, "rows are missing");
      return `${all.length} rows`;
    },
    "all types": () => {
      const hands = {
        3: "single:3/1",
        X: "single:X/1",
        22: "pair:2/1",
        AAA: "trio:A/1",
        "333x": "trio_single:3/1",
        "44433": "trio_pair:4/1",
        TJQKA: "straight:A/5",
        "3456789TJQKA": "straight:A/12",
        "334455": "pair_straight:5/3",
        "333444": "plane:4/2",
        "33344456": "plane_singles:4/2",
        "3334445566": "plane_pairs:4/2",
        333345: "four_singles:3/1",
        "33334455": "four_pairs:3/1",
        2222: "bomb:2/1",
        xX: "rocket:X/1",
      };
      for (const cards of Object.keys(hands)) {
        askAll(cards, [hands[cards]], cards);
      }
      for (const cards of ["-", "34", "3456", "JQKA2", "3344", "33345", "xX3"]) {
        askAll(cards, [], cards);
      }
    },
    "B2-1, B2-2: planes of every length": () => {
      equal(type("333444"), ["typePlane", 2], "B2-1");
      equal(type("333444555"), ["typePlane", 3], "B2-2");
      equal(type("333444555666"), ["typePlane", 4], "B2-2");
      equal(type("333444555678"), ["typePlane2Single", 3], "B2-2");
    },
    "B2-3: a 2 ends no sequence": () => {
      for (const cards of ["AAA222", "KKAA22", "QQKKAA22"]) {
        equal(type(cards), null, cards);
      }
    },
    "B2-4: wings are pairs": () => {
      equal(type("3334445678"), null, "no pairs");
      const compare = PukerCompareUtils.comparePukers;
      check(!compare(pokers("4445556789"), pokers("3334445566")), "no pairs");
    },
    "B2-5, B2-7: what the switches of the preset allow": () => {
      equal(type("333444xX"), ["typePlane2Single", 2], "both jokers");
      equal(type("33344455"), ["typePlane2Single", 2], "a pair as two");
      equal(type("333344"), ["typeFour2Single", 1], "a pair as two");
      equal(type("3333xX"), ["typeFour2Single", 1], "both jokers");
    },
    "B2-6: two quads rank by the higher one": () => {
      equal(type("33334444"), ["typeFour2Pairs", 2], "3 and 4");
      equal(type("44443333"), ["typeFour2Pairs", 2], "4 and 3");
      const compare = PukerCompareUtils.comparePukers;
      check(compare(pokers("33335555"), pokers("33334444")), "5 over 4");
      check(!compare(pokers("33334444"), pokers("44445566")), "4 over 4");
    },
    "B2-8, B2-9: no play is no exception": () => {
      equal(type("345789TJ"), null, "eight cards");
      equal(type("334455JQ"), null, "eight cards");
      equal(PukerSeekUtils.seekRight(pokers("45678xX"), pokers("3457")), [], "3457");
      equal(PukerSeekUtils.seekRight(pokers("45678xX"), []), [], "nothing");
    },
    "B2-10: nothing beats what is no play": () => {
      const compare = PukerCompareUtils.comparePukers;
      check(!compare(pokers("3333"), pokers("45")), "a bomb on 45");
      check(!compare(pokers("xX"), pokers("45")), "the rocket on 45");
      check(!compare(pokers("4"), []), "on nothing");
      check(!compare([], pokers("4")), "nothing on 4");
      check(compare(pokers("3333"), pokers("2")), "a bomb on a 2");
      check(compare(pokers("xX"), pokers("2222")), "the rocket on a bomb");
      check(!compare(pokers("2222"), pokers("xX")), "a bomb on the rocket");
    },
    "B2-11, B2-12: a trio and its card": () => {
      equal(seek("444", "3335"), "", "no card to carry");
      equal(seek("4444", "3335"), "4444", "a bomb, not a trio with its fourth");
      equal(type("4444"), ["typeBoom", 2], "a bomb");
    },
    "B2-13, B2-13b: a trio and its pair": () => {
      equal(seek("AA555", "33344"), "555AA", "the pair is higher");
      equal(seek("44466", "33355"), "44466", "the pair is the highest");
    },
    "B2-14: straights that fit exactly": () => {
      for (const hand of ["45678", "345678", "3345678", "456782", "3456789"]) {
        const answer = seek(hand, "34567");
        check(["45678", "56789"].includes(answer), `${hand}: ${answer}`);
      }
      equal(seek("45678", "34567"), "45678", "45678");
      equal(seek("JQKA2", "9TJQK"), "", "a 2 ends no straight");
    },
    "B2-15: the searches that the client has not written": () => {
      equal(seek("445566", "334455"), "445566", "pair straight");
      equal(seek("444555", "333444"), "444555", "plane");
      equal(seek("44455578", "33344456"), "44455578", "plane with cards");
      equal(seek("4445557788", "3334445566"), "4445557788", "plane with pairs");
      equal(seek("444456", "333345"), "444456", "four with two");
      equal(seek("44445566", "33334455"), "44445566", "four with two pairs");
    },
    "B2-16: the rocket is not split while another card does": () => {
      equal(seek("4xX", "3"), "4", "the 4");
      equal(seek("xX", "3"), "xX", "the whole hand at once");
    },
    "B2-17: a bomb on a bomb": () => {
      equal(seek("4444", "3333"), "4444", "a higher one");
      equal(seek("3333", "4444"), "", "a lower one");
      equal(seek("5xX", "2222"), "xX", "the rocket");
    },
    "B2-18: hands that the client refuses, and so do we": () => {
      for (const cards of ["3334445555", "33334456", "33334445"]) {
        equal(type(cards), null, cards);
      }
    },
    "every seek": () => {
      const hand = pokers("3444555667789TTJJQQ2");
      const found = (name, ...rest) => text(PukerSeekUtils[name](hand, ...rest));
      const kinds = {
        seekSingle: [12, "2"],
        seekPairs: [9, "QQ"],
        seekThree: [2, "555"],
        seekStraight: [[5, 5], null],
        seekStraightPairs: [[9, 6], "TTJJQQ"],
        seekPlane: [2, "444555"],
      };
      for (const name of Object.keys(kinds)) {
        const [rest, expected] = kinds[name];
        const answer = found(name, ...[rest].flat());
        check(expected === null ? answer.length === 5 : answer === expected, `${name}: ${answer}`);
      }
      equal(found("seekThreeSingle", 2).length, 4, "three and one");
      equal(found("seekThreePair", 2).length, 5, "three and two");
      equal(found("seekPlane2Single", 2).length, 8, "a plane and two");
      equal(found("seekPlane2Pairs", 2).length, 10, "a plane and two pairs");
      equal(found("seekPlane", 3), "", "none is higher");
      equal(found("seekPlane", 2, 3), "", "none is longer");
      equal(found("seekSingle", 13), "", "none is higher than 2");
      equal(found("seekBoom", 0), "", "no bomb");
      const quads = pokers("33334444556");
      equal(text(PukerSeekUtils.seekBoom(quads, 1)), "4444", "bomb");
      equal(PukerSeekUtils.seekBoom(quads, 2), [], "no higher bomb");
      equal(PukerSeekUtils.seekFour2Single(quads, 1).length, 6, "four and two");
      equal(PukerSeekUtils.seekFour2Pairs(quads, 1).length, 8, "four and two pairs");
    },
    "the answers are the client's own cards": () => {
      const hand = pokers("4445566");
      const answer = PukerSeekUtils.seekRight(hand, pokers("33355"));
      equal(text(answer), "44455", "cards");
      check(answer.every((poker) => hand.includes(poker)), "the same objects");
      check(new Set(answer).size === answer.length, "each once");
      equal(text(hand), "4445566", "the hand keeps its cards");
    },
    "cards that no deck has": () => {
      const [three] = pokers("3");
      const five = [...pokers("3333"), { getId: () => 99, getOrderValue: () => 1 }];
      const odd = [{ getId: () => 1, getOrderValue: () => 16 }];
      for (const hand of [[three, three], five, odd, pokers("34567".repeat(4) + "8")]) {
        equal(PukerTypeUtils.getType(hand), null, "type");
        equal(PukerTypeUtils.isPair(hand), -1, "pair");
        equal(PukerSeekUtils.seekRight(hand, pokers("3")), [], "seek");
        check(!PukerCompareUtils.comparePukers(hand, pokers("3")), "compare");
      }
    },
    "a seat that plays by itself": () => {
      const hand = pokers("4447");
      const auto = (seat, table) => text(PukerSeekUtils.autoPlay(hand, 1, 0, pokers(table), seat));
      equal(auto(2, "3"), "", "the other farmer keeps the trick");
      check(auto(0, "3") !== "", "the landlord is followed");
      equal(auto(1, "3"), "4447", "one's own trick is a lead");
      equal(text(PukerSeekUtils.autoPlay(hand, 1, 0, null, 0)), "4447", "no table is a lead");
      equal(PukerSeekUtils.autoPlay([], 1, 0, pokers("3"), 0), [], "no cards");
      equal(text(PukerSeekUtils.autoPlay(hand, 0, 0, pokers("5"), 2)), "7", "as the landlord");
    },
    "a deck": () => {
      const seed = new Uint8Array(32).fill(5);
      const deck = PukerUtils.getRandomPokers(seed);
      const ids = (deck) => deck.map((poker) => poker.getId());
      equal(ids(PukerUtils.getRandomPokers(seed)), ids(deck), "the same for a seed");
      check(ids(PukerUtils.getRandomPokers()).join() !== ids(PukerUtils.getRandomPokers()).join(),
        "another without one");
      const all = Array.from({ length: 54 }, (_, i) => i + 1);
      equal(ids(deck).sort((a, b) => a - b), all, "every id");
      for (const poker of deck) {
        const id = poker.getId();
        const rank = id > 52 ? id - 40 : (Math.floor((id - 1) / 4) + 11) % 13;
        equal(poker.getOrderValue(), rank + 1, `order value of ${id}`);
      }
      equal([PukerUtils.AValue, PukerUtils.SmallKingValue, PukerUtils.BigKingValue],
        [12, 14, 15], "named order values");
    },
    "a card class of the client's": () => {
      class Own {
        constructor(id, order) {
          Object.assign(this, { getId: () => id, getOrderValue: () => order });
        }
      }
      const before = PukerUtils.createPoker;
      PukerUtils.createPoker = (id, order) => new Own(id, order);
      try {
        check(PukerUtils.getRandomPokers().every((poker) => poker instanceof Own), "its class");
      } finally {
        PukerUtils.createPoker = before;
      }
    },
    "sorting and removing": () => {
      const hand = pokers("3X2xA3");
      const sorted = PukerUtils.sortDescPokers(hand);
      check(sorted === hand, "the same array");
      equal(sorted.map((poker) => poker.getOrderValue()), [15, 14, 13, 12, 1, 1], "the order");
      equal(text(PukerUtils.removePokers(hand, pokers("3X"))), "3A2x", "what is left");
      equal(hand.length, 6, "the array keeps its cards");
    },
  };
  return Object.keys(cases).map((name) => ({ name: `egret: ${name}`, run: cases[name] }));
}
