// How long the calls take through the package, beside the slow twin in plain
// TypeScript, in one run. `npm run bench` builds the twin first. Every answer
// that is timed has been compared with the twin's.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Hints, Moves, MoveList, Deck, Play, Rules, RuleSet, init } from "../dist/ddz.mjs";
import { ActionList, Flow, Phase, Game, GameAction } from "../dist/ddz.mjs";
import { Twin } from "../build/bench/twin.js";

/** The most nanoseconds that a call may take. */
const BOUNDS = { classify: 150, "lead of 17 cards": 1500 };
const PLAYS = 10_000;
const HANDS = 2_000;
const DEALS = 500;

await init(readFileSync(new URL("../dist/ddz.wasm", import.meta.url)));
const rules = RuleSet.standard;
const twin = new Twin();
assert.equal(twin.size, 27_471, "plays of the standard rule set");

// A fixed row of numbers, so that every run asks the same.
let state = 1;
function random(below) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const seed = () => Uint8Array.from({ length: 32 }, () => random(256));
const hands = Array.from({ length: HANDS }, () => Deck.shuffle(seed()).slice(0, 17));
// Half are plays, half are cards as they come.
const asked = Array.from({ length: PLAYS }, (_, i) => {
  const hand = hands[random(HANDS)];
  const moves = Moves.list(rules, hand);
  return i % 2 === 0 ? moves[random(moves.length)].cards : hand.slice(0, 1 + random(10));
});

const play = new Play();
const list = new MoveList();
for (const cards of asked) {
  const { kind, rank, length, cards: count } = Rules.classify(rules, cards);
  const theirs = twin.classify(cards) ?? { kind: 0, rank: 0, length: 0, cards: 0 };
  assert.deepEqual({ kind, rank, length, cards: count }, theirs);
}
let moves = 0;
for (const hand of hands.slice(0, 200)) {
  const text = ({ kind, rank, length, cards }) => `${kind} ${rank} ${length} ${cards}`;
  const ours = Moves.list(rules, hand).map(({ play }) => text(play));
  assert.deepEqual(ours.sort(), twin.leads(hand).map(text).sort());
  moves += ours.length;
}
console.log(`leads of 17 cards: ${(moves / 200).toFixed(1)} on average`);

/** Nanoseconds an operation: the best of several rounds, after a warm-up. */
function time(items, operation, rounds = 9) {
  let best = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = process.hrtime.bigint();
    for (const item of items) {
      operation(item);
    }
    const each = Number(process.hrtime.bigint() - start) / items.length;
    best = Math.min(best, round < 2 ? Infinity : each);
  }
  return best;
}

/** A whole deal by chance, with the lists of what may be done at each turn. */
const game = new Game();
const legal = new ActionList();
let actions = 0;
function deal({ seed, state: first }) {
  state = first;
  Game.tryCreate(rules, Flow.standard, seed, 0, game);
  while (game.phase !== Phase.Over) {
    const seat = game.isWaitingFor(0) ? 0 : game.isWaitingFor(1) ? 1 : 2;
    game.tryLegal(seat, legal);
    game.tryMoves(seat, list);
    const choice = random(legal.length + list.length);
    const action =
      choice < legal.length
        ? legal.at(choice)
        : GameAction.play(seat, list.at(choice - legal.length).cards);
    assert.equal(game.tryAct(action), 0);
    actions++;
  }
}
const deals = Array.from({ length: DEALS }, () => ({ seed: seed(), state: random(2 ** 32) }));

const few = hands.slice(0, 20);
const rows = [
  [
    "classify",
    time(asked, (cards) => Rules.tryClassify(rules, cards, play)),
    time(asked, (cards) => twin.classify(cards)),
  ],
  [
    "lead of 17 cards",
    time(hands, (hand) => Moves.tryList(rules, hand, null, list)),
    time(few, (hand) => twin.leads(hand), 5),
  ],
  ["count of the lead", time(hands, (hand) => Moves.count(rules, hand, null)), null],
  ["hints of the lead", time(few, (hand) => Hints.tryList(rules, hand, null, list)), null],
];
await init(readFileSync(new URL("../dist/ddz-game.wasm", import.meta.url)));
rows.push(["a random deal", time(deals, deal), null]);
console.log(`random deals: ${(actions / 9 / DEALS).toFixed(1)} actions on average`);

let slow = false;
for (const [name, ours, theirs] of rows) {
  const bound = BOUNDS[name];
  const times = (theirs / ours).toFixed(1);
  const ratio = theirs === null ? "" : `  twin ${theirs.toFixed(0)} ns, ${times} times`;
  const limit = bound === undefined ? "" : `  at most ${bound} ns`;
  console.log(`${name.padEnd(18)} ${ours.toFixed(1).padStart(9)} ns${ratio}${limit}`);
  slow ||= ours > bound;
}
if (slow) {
  console.error("slower than allowed; is the machine busy?");
  process.exitCode = 1;
}
