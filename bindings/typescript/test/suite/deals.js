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

/** The game of a row before anything is done at it. */
export function gameOf(ddz, sets, row) {
  const flow = ddz.Flow.create(flowSwitches(ddz, row.flow, row.switches).switches);
  const rules = sets[row.rules];
  const first = Number(row.first);
  if (row.hands.startsWith("seed:")) {
    const seed = new Uint8Array(32).fill(Number(row.hands.slice("seed:".length)));
    return ddz.Game.create(rules, flow, seed, first);
  }
  return ddz.Game.createDealt(rules, flow, deckOf(row.hands), first);
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
export function actionOf(ddz, game, token) {
  const { GameAction } = ddz;
  const seat = Number(token[0]);
  const what = token.slice(2);
  const number = Number(what.slice(1));
  switch (what[0]) {
    case "-":
      return GameAction.pass(seat);
    case "t":
      return GameAction.timeout(seat);
    case "c":
      return GameAction.call(seat);
    case "r":
      return GameAction.rob(seat);
    case "b":
      return GameAction.bid(seat, number);
    case "d":
      return GameAction.double(seat, number);
    case "s":
      return GameAction.show(seat, number);
  }
  const [letters, reading] = what.split("@");
  const cards = pick(game.view(seat).handOf(seat), letters);
  if (reading === undefined) {
    return GameAction.play(seat, cards);
  }
  return GameAction.play(seat, cards, declared(ddz, reading, cards.length));
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
export function playOut(ddz, game, row) {
  const record = Array.from(ddz.Record.begin(game));
  let answer = ddz.OK;
  let accepted = 0;
  for (const token of row.actions === "-" ? [] : row.actions.split(" ")) {
    equal(answer, ddz.OK, `${row.at} before ${token}`);
    const before = game.clone();
    const action = actionOf(ddz, game, token);
    answer = game.tryAct(action);
    if (answer === ddz.OK) {
      record.push(...ddz.Record.append(game, action));
      accepted++;
    } else {
      check(game.equals(before), `${row.at}: ${token} was refused and changed something`);
    }
  }
  equal(game.actions, accepted, `${row.at}: actions`);
  return { answer, record };
}

/** What holds of a game, by the names of the column `expected`. */
export const FACTS = {
  phase: (ddz, game) => ddz.Phase[game.phase].toLowerCase(),
  waiting: (ddz, game) => [0, 1, 2].reduce((sum, s) => sum + (game.isWaitingFor(s) << s), 0),
  landlord: (ddz, game) => game.landlord ?? "none",
  winner: (ddz, game) => game.winner ?? "none",
  bid: (ddz, game) => game.score().bid,
  robs: (ddz, game) => game.score().robFactor,
  shows: (ddz, game) => game.score().showFactor,
  bombs: (ddz, game) => game.score().bombFactor,
  rocket: (ddz, game) => game.score().rocketFactor,
  shuttles: (ddz, game) => game.score().shuttleFactor,
  spring: (ddz, game) => ddz.Spring[game.score().spring].toLowerCase(),
  doubles: (ddz, game) => [0, 1, 2].map((seat) => game.score().doubleFactorOf(seat)),
  multipliers: (ddz, game) => [0, 1, 2].map((seat) => game.score().multiplierOf(seat)),
  points: (ddz, game) => [0, 1, 2].map((seat) => game.score().pointsOf(seat)),
  redeals: (ddz, game) => game.redeals,
  first: (ddz, game) => game.firstBidder,
  bottom0: (ddz, game) => game.view(0).bottom().length,
  bottom1: (ddz, game) => game.view(1).bottom().length,
  counts: (ddz, game) => [0, 1, 2].map((seat) => game.view(0).countOf(seat)),
  table: (ddz, { onTable }) => (onTable.isNone ? "none" : tsv.reading(ddz, onTable)),
};
