// Positions: what is said of them, what is refused, and their vectors.

import { check, equal, thrown } from "./check.js";
import * as tsv from "./tsv.js";
import { ruleSets } from "./vectors.js";

const LINE = "A/4449/68J 0 1 0:333+1";
const TRIO = [0x04, 0x14, 0x24, 0x09];

export function position({ game: ddz, ddz: small, read }) {
  const { Flow, Game, Play, PlayKind, Position, Rank, RuleSet } = ddz;
  const rules = RuleSet.standard;
  const sets = ruleSets({ ddz, read });
  const status = (run, what) => thrown(run, what).status;
  const cases = {
    "what a position says": () => {
      const position = Position.parse(rules, LINE);
      equal([position.seats, position.solo, position.toMove, position.tableSeat], [3, 0, 1, 0], "seats");
      equal(position.onTable.kind, PlayKind.TrioSingle, "table");
      equal([position.countOf(1), position.countOf(1, Rank.Four)], [4, 3], "counts");
      equal([position.isOver, position.mustBeat, position.rocketEndsTrick], [false, false, false], "flags");
      equal([position.hasPassed(2), position.hasPassed(-1)], [false, false], "passed");
      equal([position.format(), String(position), position.tryCheck(rules)], [LINE, LINE, ddz.OK], "line");
      check(thrown(() => position.countOf(3), "seat") instanceof RangeError, "no seat");
      check(thrown(() => position.countOf(0, 15), "rank") instanceof RangeError, "no rank");
    },
    "a move is taken back by the copy": () => {
      const position = Position.parse(rules, LINE);
      const kept = position.clone();
      const pair = new Play(PlayKind.Pair, Rank.Four, 1, 2);
      equal(position.tryPlay(rules, [5]), ddz.ERR_TURN_NOT_HELD, "not held");
      equal(position.tryPlay(rules, TRIO, pair), ddz.ERR_TURN_READING, "declared");
      equal(position.tryPlay(rules, [], pair), ddz.ERR_TURN_FIELD, "a pass declares nothing");
      equal(position.tryPlay(rules, [256]), ddz.ERR_CARD, "no byte");
      equal(position.tryPlay(null, TRIO), ddz.ERR_NULL, "no rules");
      equal(position.tryPlay(rules, null), ddz.ERR_NULL, "no cards");
      check(position.equals(kept), "unchanged");
      position.play(rules, []);
      equal([position.toMove, position.hasPassed(1)], [2, true], "passed");
      position.copyFrom(kept);
      position.play(rules, TRIO);
      equal([position.isOver, position.toMove], [true, 1], "over");
      equal(status(() => position.play(rules, []), "over"), ddz.ERR_TURN_OVER, "over");
    },
    "from cards and from a game": () => {
      const hands = [[3, 0x13, 1], [4, 5]];
      const position = Position.lead(rules, hands, 0, 0);
      equal(position.format(), "33A/45 0 0 -", "line");
      check(position.equals(Position.parse(rules, "33A/45 0 0 -")), "the same");
      const out = new Position();
      for (const [solo, toMove] of [[0, 2], [256, 0], [0, -1], [0.5, 0]]) {
        equal(Position.tryLead(rules, hands, solo, toMove, out), ddz.ERR_POSITION_SEAT, "no seat");
      }
      equal(Position.tryLead(rules, [[4, 4], [5]], 0, 0, out), ddz.ERR_DUPLICATE, "twice");
      equal(Position.tryLead(rules, [[0], [5]], 0, 0, out), ddz.ERR_CARD, "no card");
      equal(Position.tryLead(rules, [[3]], 0, 0, out), ddz.ERR_POSITION_SEATS, "one seat");
      equal(Position.tryLead(rules, [[3], [4], [5], [6], [7]], 0, 0, out), ddz.ERR_POSITION_SEATS, "five");
      check(out.equals(new Position()), "untouched");
      const game = Game.create(rules, Flow.douzero, new Uint8Array(32), 1);
      equal([Position.from(game).solo, Position.from(game).countOf(1)], [1, 20], "game");
      const bidding = Game.create(rules, Flow.classic, new Uint8Array(32), 1);
      equal(Position.tryFrom(bidding, out), ddz.ERR_POSITION_PHASE, "bidding");
      equal(Position.tryFrom(new Game(), out), ddz.ERR_GAME, "no game");
    },
    "what is no position": () => {
      const none = new Position();
      equal([none.tryCheck(rules), String(none), none.isOver], [ddz.ERR_POSITION_SEATS, "no position", false], "none");
      equal(Position.tryParse(rules, null, none), ddz.ERR_NULL, "null");
      equal(Position.tryParse(rules, 7, none), ddz.ERR_TEXT, "a number");
      equal(Position.tryParse(rules, "3".repeat(5000), none), ddz.ERR_LENGTH, "too long");
      check(/ddz-game\.wasm/.test(thrown(() => small.Position.parse(rules, LINE), "small").message), "the small module");
    },
    "vectors: positions.tsv": () => {
      let runs = 0;
      for (const row of tsv.rows("positions.tsv", read("positions.tsv"))) {
        const switches = sets()[row.rules].switches();
        for (const kind of row.off.split(",").filter((name) => name !== "-")) {
          const number = Object.values(PlayKind).find((k) => typeof k === "number" && tsv.kindName(ddz, k) === kind);
          switches.kindsOff = (switches.kindsOff | (1 << number)) >>> 0;
        }
        const set = RuleSet.create(switches);
        if (row.expected.startsWith("error:")) {
          const wanted = tsv.status(ddz, row.expected.slice("error:".length));
          equal(Position.tryParse(set, row.text, new Position()), wanted, row.at);
        } else {
          equal(Position.parse(set, row.text).format(), row.expected, row.at);
        }
        runs++;
      }
      check(runs > 60, "positions are missing");
      return `${runs} lines`;
    },
  };
  return Object.keys(cases).map((name) => ({ name: name.startsWith("vectors") ? name : `position: ${name}`, run: cases[name] }));
}
