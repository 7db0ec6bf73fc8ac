// What goes into messages, and what is read from them: plain data, texts, and
// what is refused.

import { check, equal, thrown } from "./check.js";
import { playByHints, seedOf } from "./random.js";
import { cards } from "./tsv.js";

export function messages({ game: ddz }) {
  const { ActionKind, DoubleFactor, Flow, Moves, Play, PlayKind, Record, Replay } = ddz;
  const { RuleSet, Rules, Shown, Game, GameAction } = ddz;
  const rules = RuleSet.standard;
  const make = (flow = Flow.classic) => Game.create(rules, flow, seedOf(0), 0);
  const sent = (value) => JSON.parse(JSON.stringify(value));
  const pair = { kind: 2, rank: 0, length: 1, cards: 2 };

  /** Reading it is refused with that status. */
  const refused = (read, json, status, what) => {
    const error = thrown(() => read(json), what);
    check(error instanceof ddz.DdzError, `${what}: ${error}`);
    equal(error.status, status, what);
  };

  const cases = {
    "an action is written by name, and read back": () => {
      const written = [
        [GameAction.pass(0), { seat: 0, kind: "Pass" }],
        [GameAction.bid(1, 3), { seat: 1, kind: "Bid", value: 3 }],
        [GameAction.call(2), { seat: 2, kind: "Call" }],
        [GameAction.rob(2), { seat: 2, kind: "Rob" }],
        [GameAction.double(1, DoubleFactor.Four), { seat: 1, kind: "Double", value: 4 }],
        [GameAction.show(0, Shown.Late), { seat: 0, kind: "Show", value: 3 }],
        [GameAction.play(0, [3, 19]), { seat: 0, kind: "Play", cards: [3, 19] }],
        [
          GameAction.play(0, [3, 19], Rules.classify(rules, [3, 19])),
          { seat: 0, kind: "Play", cards: [3, 19], declared: pair },
        ],
        [GameAction.timeout(1), { seat: 1, kind: "Timeout" }],
      ];
      for (const [action, json] of written) {
        equal(sent(action), json, String(action));
        check(GameAction.fromJSON(sent(action)).equals(action), `${action}: read back`);
        check(GameAction.fromJSON({ ...json, more: "?" }).equals(action), "more than there is");
      }
      const kinds = new Set(written.map(([{ kind }]) => kind));
      const names = Object.keys(ActionKind).filter((name) => /^[A-Z]/.test(name));
      equal(kinds.size, names.length, "kinds");
      // Writers that have a field for everything leave it empty.
      const full = { seat: 0, kind: "Pass", value: 0, cards: [], declared: null };
      check(GameAction.fromJSON(full).equals(GameAction.pass(0)), "empty fields");
    },
    "every action of a deal, and every list": () => {
      const start = Game.create(RuleSet.happy, Flow.happy, seedOf(5), 0);
      const { game, actions } = playByHints(ddz, start.clone(), 5);
      const again = start.clone();
      for (const action of actions) {
        const { seat } = action;
        const list = new ddz.ActionList();
        again.tryLegal(seat, list);
        const legal = sent(again.legal(seat));
        equal(sent(list), legal, "a list");
        equal(legal.map((json) => String(GameAction.fromJSON(json))),
          again.legal(seat).map(String), "what is legal");
        again.act(GameAction.fromJSON({ ...sent(action), seat }));
      }
      check(again.equals(game) && actions.length > 20, "the deal ends otherwise");
    },
    "what is no action is refused": () => {
      const wrong = (json, status, what) => refused(GameAction.fromJSON, json, status, what);
      for (const nothing of [null, undefined, "Pass", 7, true]) {
        wrong(nothing, ddz.ERR_FORMAT, `${nothing}`);
      }
      wrong([], ddz.ERR_ENUM, "a list");
      const kinds = ["Steal", "pass", "", "1", 1, null, undefined, {}, ["Pass"]];
      for (const kind of [...kinds, "__proto__", "constructor", "toString"]) {
        wrong({ seat: 0, kind }, ddz.ERR_ENUM, `kind ${kind}`);
      }
      for (const seat of [3, -1, 0.5, NaN, 255, 2 ** 32, "0", null, undefined, [0], true]) {
        wrong({ seat, kind: "Pass" }, ddz.ERR_ENUM, `seat ${seat}`);
      }
      for (const value of [256, -1, 1.5, NaN, "3", null, undefined, [1], true, { valueOf: () => 1 }]) {
        for (const kind of ["Bid", "Double", "Show"]) {
          wrong({ seat: 0, kind, value }, ddz.ERR_FORMAT, `${kind} ${value}`);
        }
      }
      wrong({ seat: 0, kind: "Pass", value: 3 }, ddz.ERR_TURN_FIELD, "a pass of 3");
      wrong({ seat: 0, kind: "Call", cards: [3] }, ddz.ERR_TURN_FIELD, "a call with cards");
      wrong({ seat: 0, kind: "Bid", value: 1, cards: [3] }, ddz.ERR_TURN_FIELD, "a bid with cards");
      wrong({ seat: 0, kind: "Rob", declared: pair }, ddz.ERR_TURN_FIELD, "a rob with a play");
      const play = { seat: 0, kind: "Play", cards: [3, 19] };
      wrong({ ...play, value: 1 }, ddz.ERR_TURN_FIELD, "a play with a value");
      for (const hand of [null, undefined, "33", 3, { 0: 3, length: 1 }]) {
        wrong({ ...play, cards: hand }, ddz.ERR_FORMAT, `cards ${hand}`);
      }
      for (const card of [0, 256 + 3, -1, 3.5, NaN, "3", null, [3], { valueOf: () => 3 }]) {
        wrong({ ...play, cards: [card] }, ddz.ERR_CARD, `card ${card}`);
      }
      wrong({ ...play, cards: [3, 3] }, ddz.ERR_DUPLICATE, "a card twice");
      for (const length of [21, 55, 100000]) {
        wrong({ ...play, cards: Array(length).fill(3) }, ddz.ERR_TOO_MANY, `${length} cards`);
      }
      const declared = (changes, status) =>
        wrong({ ...play, declared: { ...pair, ...changes } }, status, JSON.stringify(changes));
      for (const kind of [18, 255, -1, 2.5, "Pair", null]) {
        declared({ kind }, ddz.ERR_ENUM);
      }
      for (const value of [256, -1, 0.5, "1", null]) {
        ["rank", "length", "cards"].forEach((name) => declared({ [name]: value }, ddz.ERR_FORMAT));
      }
      for (const play of [7, "Pair", true, []]) {
        wrong({ seat: 0, kind: "Play", cards: [3], declared: play }, ddz.ERR_ENUM, `as ${play}`);
      }
    },
    "what would not be read back is not written": () => {
      for (const seat of [3, -1, NaN, undefined]) {
        const action = GameAction.play(seat, [3, 19]);
        refused((action) => action.toJSON(), action, ddz.ERR_ENUM, `seat ${seat}`);
        equal(String(action), "no seat: Play ♦3 ♣3", `seat ${seat}`);
      }
      refused((action) => action.toJSON(), new GameAction(), ddz.ERR_ENUM, "nothing");
      const many = GameAction.play(0, Array(21).fill(3));
      refused((action) => action.toJSON(), many, ddz.ERR_TOO_MANY, "21 cards");
    },
    "a game does not write itself": () => {
      const game = make();
      for (const value of [game, { game }, [game], new Replay()]) {
        const error = thrown(() => JSON.stringify(value), "a game");
        check(error instanceof TypeError && /send a view/.test(error.message), String(error));
      }
    },
    "plays and moves": () => {
      const hand = cards("33344");
      const move = Moves.list(rules, hand).find(({ play }) => play.kind === PlayKind.TrioPair);
      const { kind, rank, length, cards: count } = move.play;
      equal(sent(move), { play: { kind, rank, length, cards: count }, cards: move.cards }, "move");
      equal(sent(move.play), { kind: 5, rank: 0, length: 1, cards: 5 }, "play");
      check(Play.fromJSON(sent(move.play)).equals(move.play), "read back");
      check(Play.fromJSON(sent(make().view(0)).onTable).isNone, "nothing on the table");
      equal(String(move), "♦3 ♣3 ♥3 ♦4 ♣4", "move as text");
      equal(String(new ddz.Move(move.play, Uint8Array.of(0))), "what are no cards", "no move");
      const list = new ddz.MoveList();
      Moves.tryList(rules, hand, null, list);
      equal(sent(list), sent(Moves.list(rules, hand)), "a list");
      for (const nothing of [null, undefined, 5, "Pair", [], {}]) {
        refused(Play.fromJSON, nothing, ddz.ERR_ENUM, `${nothing}`);
      }
    },
    "a play as text, as the other languages have it": () => {
      const texts = {
        33355: "TrioPair of 3",
        56789: "Straight of 5 ranks up to 9",
        TTT: "Trio of T",
        xX: "Rocket",
        x: "Single of x",
        2222: "Bomb of 2",
        333444: "Plane of 2 ranks up to 4",
        34: "None",
      };
      for (const text of Object.keys(texts)) {
        equal(String(Rules.classify(rules, cards(text))), texts[text], text);
      }
      equal(String(new Play(99, 0, 1, 1)), "Kind 99 of 3", "no kind");
      equal(String(new Play(PlayKind.Single, 15, 1, 1)), "Single of 15", "no rank");
    },
    "scores, card counters, rule sets and flows": () => {
      const { game } = playByHints(ddz, Game.create(rules, Flow.happy, seedOf(5), 0), 5);
      check(sent(game.score()).isOver, "a score");
      // No two of its numbers are the same in this one.
      const score = new ddz.Score();
      score.raw.words.forEach((_, i, words) => (words[i] = 0x03020100 + i * 0x04040404));
      const { seats, ...others } = sent(score);
      for (const name of Object.keys(others)) {
        equal(others[name], score[name], name);
      }
      equal(Object.keys(others).length, 12, "what is sent");
      equal(seats, [0, 1, 2].map((seat) => ({
        points: score.pointsOf(seat),
        doubleFactor: score.doubleFactorOf(seat),
        multiplier: score.multiplierOf(seat),
      })), "seats");
      const half = make();
      half.act(GameAction.bid(0, 3));
      const counter = half.unseen(1);
      const ranks = Array.from({ length: 15 }, (_, rank) => rank);
      equal(sent(counter), {
        unseen: ranks.map((rank) => counter.of(rank)),
        out: ranks.map((rank) => counter.outOf(rank)),
        bottom: ranks.map((rank) => counter.bottomOf(rank)),
      }, "card counter");
      check(sent(counter).bottom.some((count) => count > 0), "the bottom lies open");
      equal(RuleSet.create(sent(RuleSet.egret)).switches(), RuleSet.egret.switches(), "rules");
      equal(Flow.create(sent(Flow.happy)).switches(), Flow.happy.switches(), "flow");
    },
    "a record that is refused says where": () => {
      const { actions, record } = playByHints(ddz, make(), 0);
      const begin = Record.begin(make());
      const other = [GameAction.bid(0, 3), GameAction.bid(1, 3)];
      const game = make();
      const wrong = Array.from(begin);
      game.act(other[0]);
      wrong.push(...Record.append(game, other[0]), ...Record.append(game, other[1]));
      const error = thrown(() => Record.replay(wrong), "a bid after the auction");
      check(error instanceof ddz.ReplayError && error instanceof ddz.DdzError, String(error));
      equal([error.status, error.index, error.name], [ddz.ERR_TURN_PHASE, 1, "ReplayError"], "what");
      equal(error.message, `action 1: ${ddz.statusText(ddz.ERR_TURN_PHASE)}`, "message");
      const whole = thrown(() => Record.replay([]), "nothing");
      equal([whole.index, whole.message], [-1, ddz.statusText(ddz.ERR_FORMAT)], "no action");
      check(Record.replay(record, 1).actions === 1 && actions.length > 1, "a good one");
    },
  };
  return Object.keys(cases).map((name) => ({ name: `messages: ${name}`, run: cases[name] }));
}
