// How deals.tsv writes flows, decks and actions, and how its deals are played.

import { check, equal } from "./check.js";
import * as tsv from "./tsv.js";

/** Switches of a flow by its name, some of them set anew. Reserved bytes are no
 * switches; they are listed apart. */
export function flowSwitches(ddz, flow, changes) {
  const switches = ddz.Flow[flow].switches();
  const reserved = [];
  for (const [name, value] of pairs(changes)) {
    const camel = tsv.camel(name);
    if (name.startsWith("reserved")) {
      reserved.push([Number(name.slice("reserved".length)), Number(value)]);
    } else {
      check(camel in switches, `no switch ${name}`);
      switches[camel] = Number(value);
    }
  }
  return { switches, reserved };
}

function pairs(changes) {
  return changes === "-" ? [] : changes.split(",").map((change) => change.split("="));
}

/** The table of a row before anything is done at it. */
export function tableOf(ddz, sets, row) {
  const flow = ddz.Flow.create(flowSwitches(ddz, row.flow, row.switches).switches);
  const rules = sets[row.rules];
  const first = Number(row.first);
  if (row.hands.startsWith("seed:")) {
    const seed = new Uint8Array(32).fill(Number(row.hands.slice("seed:".length)));
    return ddz.Table.create(rules, flow, seed, first);
  }
  return ddz.Table.createDealt(rules, flow, deckOf(row.hands), first);
}

/** The 54 cards, by rank and then suit. */
export const ASCENDING = Array.from("3456789TJQKA2xX", (letter) =>
  Array.from(tsv.cards(letter.repeat(letter.toLowerCase() === "x" ? 1 : 4))),
).flat();

/** A deck from seat 0/seat 1/seat 2/bottom, one of which is * for all that is
 * left. */
function deckOf(hands) {
  const used = new Set();
  const take = (letter) => {
    const card = ASCENDING.find((card) => tsv.letters([card]) === letter && !used.has(card));
    used.add(card);
    return card;
  };
  const piles = hands.split("/").map((pile) => (pile === "*" ? pile : Array.from(pile, take)));
  const rest = ASCENDING.filter((card) => !used.has(card));
  return piles.map((pile) => (pile === "*" ? rest : pile)).flat();
}

/** One action, as tests/vectors/README.md says. */
export function actionOf(ddz, table, token) {
  const { TableAction } = ddz;
  const seat = Number(token[0]);
  const what = token.slice(2);
  const number = Number(what.slice(1));
  switch (what[0]) {
    case "-":
      return TableAction.pass(seat);
    case "t":
      return TableAction.timeout(seat);
    case "c":
      return TableAction.call(seat);
    case "r":
      return TableAction.rob(seat);
    case "b":
      return TableAction.bid(seat, number);
    case "d":
      return TableAction.double(seat, number);
    case "s":
      return TableAction.show(seat, number);
  }
  const [letters, reading] = what.split("@");
  const cards = pick(table.view(seat).handOf(seat), letters);
  if (reading === undefined) {
    return TableAction.play(seat, cards);
  }
  return TableAction.play(seat, cards, declared(ddz, reading, cards.length));
}

function declared(ddz, reading, count) {
  const [, kind, rank, length] = /^(\w+):(.)\/(\d+)$/.exec(reading);
  const number = ddz[`KIND_${kind.toUpperCase()}`];
  return new ddz.Play(number, tsv.rankOf(rank), Number(length), count);
}

/** Cards of a hand by rank, the lowest suits first; a rank that it does not hold
 * is any card of that rank. */
function pick(hand, letters) {
  const picked = [];
  for (const letter of letters) {
    const fitting = ASCENDING.filter(
      (card) => tsv.letters([card]) === letter && !picked.includes(card),
    );
    picked.push(fitting.find((card) => hand.includes(card)) ?? fitting[0]);
  }
  return picked;
}

/** Lets the seats act; answers the record and what the last action was answered.
 * A refused one changes nothing. */
export function playOut(ddz, table, row) {
  const record = Array.from(ddz.Record.begin(table));
  let answer = ddz.OK;
  let accepted = 0;
  for (const token of row.actions === "-" ? [] : row.actions.split(" ")) {
    equal(answer, ddz.OK, `${row.at} before ${token}`);
    const before = table.clone();
    const action = actionOf(ddz, table, token);
    answer = table.tryAct(action);
    if (answer === ddz.OK) {
      record.push(...ddz.Record.append(table, action));
      accepted++;
    } else {
      check(table.equals(before), `${row.at}: ${token} was refused and changed something`);
    }
  }
  equal(table.actions, accepted, `${row.at}: actions`);
  return { answer, record };
}

/** What holds of a table, by the names of the column `expected`. */
export const FACTS = {
  phase: (ddz, table) => ddz.Phase[table.phase].toLowerCase(),
  waiting: (ddz, table) => [0, 1, 2].reduce((sum, s) => sum + (table.isWaitingFor(s) << s), 0),
  landlord: (ddz, table) => table.landlord ?? "none",
  winner: (ddz, table) => table.winner ?? "none",
  bid: (ddz, table) => table.score().bid,
  robs: (ddz, table) => table.score().robFactor,
  shows: (ddz, table) => table.score().showFactor,
  bombs: (ddz, table) => table.score().bombFactor,
  rocket: (ddz, table) => table.score().rocketFactor,
  shuttles: (ddz, table) => table.score().shuttleFactor,
  spring: (ddz, table) => ddz.Spring[table.score().spring].toLowerCase(),
  doubles: (ddz, table) => [0, 1, 2].map((seat) => table.score().doubleFactorOf(seat)),
  multipliers: (ddz, table) => [0, 1, 2].map((seat) => table.score().multiplierOf(seat)),
  points: (ddz, table) => [0, 1, 2].map((seat) => table.score().pointsOf(seat)),
  redeals: (ddz, table) => table.redeals,
  first: (ddz, table) => table.firstBidder,
  bottom0: (ddz, table) => table.view(0).bottom().length,
  bottom1: (ddz, table) => table.view(1).bottom().length,
  counts: (ddz, table) => [0, 1, 2].map((seat) => table.view(0).countOf(seat)),
  table: (ddz, { onTable }) => (onTable.isNone ? "none" : tsv.reading(ddz, onTable)),
};
