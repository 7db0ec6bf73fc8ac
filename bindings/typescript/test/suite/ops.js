// What the rows with the common columns ask, by the name in their column `op`.

import { check, equal, thrown } from "./check.js";
import * as tsv from "./tsv.js";

export const OPS = {
  classify(ddz, rules, row, at) {
    const cards = tsv.cards(row.cards);
    const out = new ddz.Play();
    if (row.expected.startsWith("error:")) {
      const status = tsv.status(ddz, row.expected.slice("error:".length));
      equal(ddz.Rules.tryClassify(rules, cards, out), status, at);
      equal(out, new ddz.Play(), `${at}: written on an error`);
      equal(thrown(() => ddz.Rules.readings(rules, cards), at).status, status, at);
      return;
    }
    const readings = ddz.Rules.readings(rules, cards);
    const texts = readings.map((play) => tsv.reading(ddz, play));
    equal(texts, wanted(row, "|"), at);
    equal(ddz.Rules.classify(rules, cards), readings[0] ?? new ddz.Play(), at);
    for (const play of readings) {
      equal(play.cards, cards.length, `${at}: cards`);
    }
  },

  beats(ddz, rules, row, at) {
    const play = ddz.Rules.beats(rules, table(ddz, rules, row, at), tsv.cards(row.cards));
    equal(play.isNone ? "none" : tsv.reading(ddz, play), row.expected, at);
  },

  compare(ddz, rules, row, at) {
    const [first, next] = [tsv.cards(row.previous), tsv.cards(row.cards)];
    const expected = row.expected === "yes";
    check(expected || row.expected === "no", `${at}: ${row.expected}`);
    equal(ddz.Rules.compare(rules, first, next), expected, at);
    const play = ddz.Rules.classify(rules, first);
    if (first.length === 0 || !play.isNone) {
      equal(!ddz.Rules.beats(rules, play, next).isNone, expected, `${at}: beats`);
    }
  },

  moves(ddz, rules, row, at) {
    equal(found(ddz, rules, row, at).sort(), wanted(row, " ").sort(), at);
  },

  moves_has(ddz, rules, row, at) {
    const moves = found(ddz, rules, row, at);
    wanted(row, " ").forEach((cards) => check(moves.includes(cards), `${at}: no ${cards}`));
  },

  moves_not(ddz, rules, row, at) {
    const moves = found(ddz, rules, row, at);
    wanted(row, " ").forEach((cards) => check(!moves.includes(cards), `${at}: ${cards}`));
  },

  moves_count(ddz, rules, row, at) {
    equal(found(ddz, rules, row, at).length, Number(row.expected), at);
  },

  hint_set(ddz, rules, row, at) {
    const texts = hints(ddz, rules, row, at).map(({ play }) => tsv.reading(ddz, play));
    equal(texts.sort(), wanted(row, "|").sort(), at);
  },

  hint_list(ddz, rules, row, at) {
    equal(offered(ddz, rules, row, at), wanted(row, "|"), at);
  },

  hint_first(ddz, rules, row, at) {
    const [first] = offered(ddz, rules, row, at);
    check(wanted(row, "|").includes(first), `${at}: ${first}`);
  },

  hint_first_not(ddz, rules, row, at) {
    const [first] = offered(ddz, rules, row, at);
    check(first !== undefined && !wanted(row, "|").includes(first), `${at}: ${first}`);
  },

  hint_has(ddz, rules, row, at) {
    const list = offered(ddz, rules, row, at);
    wanted(row, "|").forEach((cards) => check(list.includes(cards), `${at}: no ${cards}`));
  },

  min_turns(ddz, rules, row, at) {
    equal(ddz.Hand.minTurns(rules, tsv.cards(row.cards)), Number(row.expected), at);
  },

  split(ddz, rules, row, at) {
    const hand = tsv.cards(row.cards);
    const plays = ddz.Hand.split(rules, hand);
    equal(plays.map(({ cards }) => tsv.letters(cards)), wanted(row, "|"), at);
    equal(plays.length, ddz.Hand.minTurns(rules, hand), `${at}: turns`);
  },

  sort_rank_desc(ddz, _, row, at) {
    const sorted = ddz.Cards.sort(tsv.cards(row.cards), ddz.Order.RankDesc);
    equal(sorted, tsv.cards(row.expected), at);
  },

  ids_round_trip(ddz, _, row, at) {
    const count = Number(row.expected);
    for (const format of [ddz.Format.Egret, ddz.Format.Botzone, ddz.Format.Openspiel]) {
      const first = format === ddz.Format.Egret ? 1 : 0;
      const ids = Array.from({ length: count }, (_, i) => first + i);
      const cards = ddz.Cards.fromIds(format, ids);
      ddz.Cards.check(cards);
      equal(ddz.Cards.toIds(format, cards), ids, at);
    }
  },
};

function wanted(row, separator) {
  return row.expected === "none" ? [] : row.expected.split(separator);
}

/** The play that `previous` speaks of; null for a lead. */
function table(ddz, rules, row, at) {
  const [cards, declared] = row.previous.split("@");
  if (cards === "-") {
    return null;
  }
  const readings = ddz.Rules.readings(rules, tsv.cards(cards));
  const play =
    declared === undefined
      ? readings[0]
      : readings.find((play) => tsv.reading(ddz, play) === declared);
  check(play !== undefined, `${at}: the table is no play`);
  return play;
}

/** The moves as letters. */
function found(ddz, rules, row, at) {
  const play = table(ddz, rules, row, at);
  const hand = tsv.cards(row.cards);
  const moves = ddz.Moves.list(rules, hand, play);
  equal(ddz.Moves.count(rules, hand, play), moves.length, `${at}: count`);
  verify(ddz, rules, play, hand, moves, at);
  return moves.map(({ cards }) => tsv.letters(cards));
}

function hints(ddz, rules, row, at) {
  const play = table(ddz, rules, row, at);
  const hand = tsv.cards(row.cards);
  const list = ddz.Hints.list(rules, hand, play);
  verify(ddz, rules, play, hand, list, at);
  return list;
}

function offered(ddz, rules, row, at) {
  return hints(ddz, rules, row, at).map(({ cards }) => tsv.letters(cards));
}

/** Each move is made of the hand and beats the table as it says. */
function verify(ddz, rules, table, hand, moves, at) {
  for (const { play, cards } of moves) {
    equal(ddz.Rules.beats(rules, table, cards), play, `${at}: ${tsv.letters(cards)}`);
    check(cards.every((card) => hand.includes(card)), `${at}: a card that is not held`);
  }
}
