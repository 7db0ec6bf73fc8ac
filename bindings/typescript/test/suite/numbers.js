// Every number that crosses into the module, and every one that a call of the
// package takes: what does not fit is refused as such, and nothing changes.

import { check, equal, thrown } from "./check.js";
import { seedOf } from "./random.js";
import { cards } from "./tsv.js";

/** What is no whole number of 32 bits. WebAssembly would make 0 or 1 of each. */
const WRONG = {
  "-1": -1,
  "0.5": 0.5,
  "1.5": 1.5,
  NaN: NaN,
  Infinity: Infinity,
  "2 ** 32": 2 ** 32,
  "2 ** 32 + 1": 2 ** 32 + 1,
  "2 ** 53": 2 ** 53,
  '"0"': "0",
  '"1"': "1",
  '""': "",
  '"length"': "length",
  '"toString"': "toString",
  null: null,
  undefined: undefined,
  true: true,
  "[]": [],
  "[1]": [1],
  "0n": BigInt(0),
  "1n": BigInt(1),
  "a symbol": Symbol("0"),
  "an object": { valueOf: () => fail(), toString: () => fail() },
};

/** What is no byte either. */
const NO_BYTE = { ...WRONG, 256: 256, 257: 257, 259: 259 };

function fail() {
  throw new Error("a number was asked for its value");
}

export function numbers({ ddz, game, egret }) {
  const { Card, Cards, Deck, Format, Hand, Hints, MoveList, Moves, Play, PlayKind } = ddz;
  const { Rules, RuleSet } = ddz;
  const rules = RuleSet.standard;
  const status = (run, what) => thrown(run, what).status;
  const hand = cards("34567");
  const single = Rules.classify(rules, cards("3"));

  const cases = {
    "names": () => {
      each(WRONG, (wrong, what) => {
        equal(status(() => RuleSet.of(wrong), what), ddz.ERR_ENUM, `preset ${what}`);
        const sorted = [0x33, 0x03, 0x23];
        equal(Cards.trySort(sorted, wrong), ddz.ERR_ENUM, `order ${what}`);
        equal(sorted, [0x33, 0x03, 0x23], "what was to be sorted");
        equal(status(() => Cards.sort(sorted, wrong), what), ddz.ERR_ENUM, `order ${what}`);
        equal(status(() => Cards.format(hand, wrong), what), ddz.ERR_ENUM, `style ${what}`);
        equal(status(() => Cards.fromIds(wrong, [1]), what), ddz.ERR_ENUM, `format ${what}`);
        equal(status(() => Cards.toIds(wrong, hand), what), ddz.ERR_ENUM, `format ${what}`);
        equal(status(() => Moves.maxFor(rules, wrong), what), ddz.ERR_TOO_MANY, `hand of ${what}`);
        const unknown = ddz.statusText(1);
        equal(ddz.statusText(wrong), wrong === -1 ? ddz.statusText(-1) : unknown, `status ${what}`);
      });
      equal(ddz.statusText(ddz.ERR_NULL + 2 ** 32), ddz.statusText(1), "a status of 33 bits");
      check(RuleSet.of(1) === RuleSet.pagat, "a preset is always the same object");
    },
    "cards": () => {
      const ways = {
        tryCheck: (bad) => Cards.tryCheck(bad),
        trySort: (bad) => Cards.trySort(bad, ddz.Order.RankDesc),
        format: (bad) => status(() => Cards.format(bad, ddz.Style.Ranks), "format"),
        toIds: (bad) => status(() => Cards.toIds(Format.Egret, bad), "toIds"),
        "fromIds, Egret": (bad) => status(() => Cards.fromIds(Format.Egret, bad), "fromIds"),
        "fromIds, Botzone": (bad) => status(() => Cards.fromIds(Format.Botzone, bad), "fromIds"),
        fromRanks: (bad) => status(() => Cards.fromRanks(bad), "fromRanks"),
        tryClassify: (bad) => Rules.tryClassify(rules, bad, new Play()),
        readings: (bad) => status(() => Rules.readings(rules, bad), "readings"),
        tryBeats: (bad) => Rules.tryBeats(rules, single, bad, new Play()),
        "compare, first": (bad) => status(() => Rules.compare(rules, bad, hand), "compare"),
        "compare, next": (bad) => status(() => Rules.compare(rules, hand, bad), "compare"),
        "Moves.tryList": (bad) => Moves.tryList(rules, bad, null, new MoveList()),
        "Moves.count": (bad) => status(() => Moves.count(rules, bad), "count"),
        "Hints.tryList": (bad) => Hints.tryList(rules, bad, null, new MoveList()),
        minTurns: (bad) => status(() => Hand.minTurns(rules, bad), "minTurns"),
        trySplit: (bad) => Hand.trySplit(rules, bad, new MoveList()),
      };
      for (const way of Object.keys(ways)) {
        each(NO_BYTE, (wrong, what) => {
          const given = [3, wrong];
          equal(ways[way](given), ddz.ERR_CARD, `${way} of ${what}`);
          check(given[0] === 3 && Object.is(given[1], wrong), `${way} of ${what} has changed it`);
        });
      }
    },
    "lengths": () => {
      each(WRONG, (wrong, what) => {
        const like = { length: wrong, 0: 3, 1: 4 };
        equal(Rules.tryClassify(rules, like, new Play()), ddz.ERR_TOO_MANY, `classify ${what}`);
        equal(Cards.tryCheck(like), ddz.ERR_TOO_MANY, `check ${what}`);
        equal(status(() => Cards.fromIds(0, like), what), ddz.ERR_TOO_MANY, `ids ${what}`);
        equal(Moves.tryList(rules, like, null, new MoveList()), ddz.ERR_TOO_MANY, `list ${what}`);
        equal(status(() => Deck.shuffle(like), what), ddz.ERR_LENGTH, `seed ${what}`);
        equal(status(() => Cards.fromMap(like, [1]), what), ddz.ERR_LENGTH, `map ${what}`);
      });
    },
    "a client's own ids": () => {
      // 255 is an id like any other here, and no other number may be taken for it.
      const ids = Array.from({ length: 54 }, (_, i) => 255 - i);
      equal(Cards.fromMap(ids, [255, 202]), [1, 0x4f], "the first and the last id");
      equal(Cards.toMap(ids, [1]), [255], "back");
      each(NO_BYTE, (wrong, what) => {
        equal(status(() => Cards.fromMap(ids, [wrong]), what), ddz.ERR_CARD, `id ${what}`);
        equal(status(() => Cards.toMap(ids, [wrong]), what), ddz.ERR_CARD, `card ${what}`);
        const bad = [wrong, ...ids.slice(1)];
        equal(status(() => Cards.fromMap(bad, [255]), what), ddz.ERR_CARD, `in the map ${what}`);
        equal(status(() => Cards.toMap(bad, [1]), what), ddz.ERR_CARD, `in the map ${what}`);
      });
    },
    "what is on the table": () => {
      each(NO_BYTE, (wrong, what) => {
        for (const field of ["kind", "rank", "length", "cards"]) {
          // 0 is a rank, and "nothing" is no play at all.
          const play = Object.assign(new Play(PlayKind.Single, 0, 1, 1), { [field]: wrong });
          const out = new Play(1, 2, 3, 4);
          equal(Rules.tryBeats(rules, play, [4], out), ddz.ERR_PLAY, `${field} ${what}`);
          equal(out, new Play(1, 2, 3, 4), "written on an error");
          equal(Moves.tryList(rules, [4], play, new MoveList()), ddz.ERR_PLAY, "moves");
          equal(Hints.tryList(rules, [4], play, new MoveList()), ddz.ERR_PLAY, "hints");
          equal(status(() => Moves.count(rules, [4], play), what), ddz.ERR_PLAY, "count");
        }
      });
    },
    "switches": () => {
      each(NO_BYTE, (wrong, what) => {
        for (const name of ["straightMin", "trioPlain", "wingRepeat"]) {
          const switches = { ...rules.switches(), [name]: wrong };
          equal(RuleSet.tryCheck(switches), ddz.ERR_RULES_RANGE, `${name} ${what}`);
          equal(status(() => RuleSet.create(switches), what), ddz.ERR_RULES_RANGE, "create");
        }
      });
      equal(RuleSet.tryCheck(null), ddz.ERR_NULL, "no switches");
      equal(status(() => RuleSet.create(null), "create"), ddz.ERR_NULL, "no switches");
    },
    "lists": () => {
      const list = new MoveList();
      Moves.tryList(rules, cards("33344"), null, list);
      each(WRONG, (wrong, what) => {
        if (wrong !== undefined) {
          check(thrown(() => new MoveList(wrong), what) instanceof RangeError, `room for ${what}`);
        }
        for (const name of ["kind", "rank", "bodyLength", "size", "at"]) {
          check(thrown(() => list[name](wrong), what) instanceof RangeError, `${name} ${what}`);
        }
        check(thrown(() => list.card(wrong, 0), what) instanceof RangeError, `card of ${what}`);
        check(thrown(() => list.card(0, wrong), what) instanceof RangeError, `card ${what}`);
        check(thrown(() => list.readPlay(wrong, new Play()), what) instanceof RangeError, "play");
      });
    },
    "one card": () => {
      each(NO_BYTE, (wrong, what) => {
        check(thrown(() => Card.of(wrong, 0), what) instanceof RangeError, `rank ${what}`);
        check(thrown(() => Card.of(0, wrong), what) instanceof RangeError, `suit ${what}`);
        check(thrown(() => Card.rank(wrong), what) instanceof RangeError, `card ${what}`);
        check(thrown(() => Card.suit(wrong), what) instanceof RangeError, `card ${what}`);
      });
      check(thrown(() => Card.of(15, 0), "15") instanceof RangeError, "rank 15");
      check(thrown(() => Card.of(0, 4), "4") instanceof RangeError, "suit 4");
      let known = 0;
      for (let byte = 0; byte < 256; byte++) {
        if (Cards.tryCheck([byte]) === ddz.OK) {
          equal(Card.of(Card.rank(byte), Card.suit(byte)), byte, "rank and suit");
          equal(Rules.classify(rules, [byte]).rank, Card.rank(byte), "the library's rank");
          known++;
        } else {
          check(thrown(() => Card.rank(byte), byte) instanceof RangeError, `rank of ${byte}`);
          check(thrown(() => Card.suit(byte), byte) instanceof RangeError, `suit of ${byte}`);
        }
      }
      equal(known, 54, "cards");
    },
    "texts": () => {
      for (const text of [334455, ["3"], { length: 1, charCodeAt: () => 0x33 }, true]) {
        equal(Cards.tryParse(text, []), ddz.ERR_TEXT, String(text));
        equal(status(() => Cards.parse(text), text), ddz.ERR_TEXT, String(text));
      }
      for (const nothing of [null, undefined]) {
        equal(Cards.tryParse(nothing, []), ddz.ERR_NULL, "no text");
      }
      const long = "3".repeat(1e7);
      equal(Cards.tryParse(long, []), ddz.ERR_LENGTH, "ten million letters");
    },
    "nothing where something is filled": () => {
      for (const nothing of [null, undefined]) {
        const { ERR_NULL } = ddz;
        equal(Rules.tryClassify(nothing, hand, new Play()), ERR_NULL, "rules");
        equal(Rules.tryClassify(rules, hand, nothing), ERR_NULL, "classify");
        equal(Rules.tryBeats(nothing, null, hand, new Play()), ERR_NULL, "rules");
        equal(Rules.tryBeats(rules, null, hand, nothing), ERR_NULL, "beats");
        equal(Moves.tryList(nothing, hand, null, new MoveList()), ERR_NULL, "rules");
        equal(Moves.tryList(rules, hand, null, nothing), ERR_NULL, "moves");
        equal(Hints.tryList(rules, hand, null, nothing), ERR_NULL, "hints");
        equal(Hand.trySplit(rules, hand, nothing), ERR_NULL, "split");
        equal(Cards.tryParse("3", nothing), ERR_NULL, "parse");
        equal(status(() => Rules.readings(nothing, hand), "rules"), ERR_NULL, "readings");
        equal(status(() => Rules.compare(nothing, hand, hand), "rules"), ERR_NULL, "compare");
        equal(status(() => Moves.count(nothing, hand), "rules"), ERR_NULL, "count");
        equal(status(() => Hand.minTurns(nothing, hand), "rules"), ERR_NULL, "turns");
        equal(status(() => Deck.shuffle(nothing), "seed"), ERR_NULL, "seed");
        equal(status(() => Cards.fromMap(nothing, [1]), "game"), ERR_NULL, "game");
      }
    },
    "the client's cards": () => {
      const poker = (id, order) => ({ getId: () => id, getOrderValue: () => order });
      const { PukerTypeUtils, PukerSeekUtils, PukerCompareUtils } = egret;
      equal(PukerTypeUtils.isPair([poker(1, 3), poker(2, 3)]), 3, "a pair");
      each({ ...NO_BYTE, 0: 0, 16: 16 }, (wrong, what) => {
        const bad = [poker(1, 3), poker(2, wrong)];
        equal(PukerTypeUtils.getType(bad), null, `type of ${what}`);
        equal(PukerTypeUtils.isPair(bad), -1, `pair of ${what}`);
        equal(PukerSeekUtils.randomPlay(bad), [], `play of ${what}`);
        check(!PukerCompareUtils.comparePukers(bad, [poker(3, 1)]), `compare ${what}`);
      });
      const holes = [poker(1, 3), , poker(2, 3)];
      equal(PukerTypeUtils.getType(holes), null, "a hole among the cards");
      equal(PukerTypeUtils.getType([poker(1, 3), null]), null, "no card among the cards");
    },
    ...tableNumbers(game),
  };
  return Object.keys(cases).map((name) => ({ name: `numbers: ${name}`, run: cases[name] }));
}

function tableNumbers(ddz) {
  const { ActionList, Auto, Flow, MoveList, Play, Record, Replay, RuleSet, Score, Game } = ddz;
  const { GameAction, Unseen, View } = ddz;
  const status = (run, what) => thrown(run, what).status;
  const rules = RuleSet.standard;
  const make = () => Game.create(rules, Flow.classic, seedOf(0), 0);
  return {
    "flows": () => {
      each(WRONG, (wrong, what) => {
        equal(status(() => Flow.of(wrong), what), ddz.ERR_ENUM, `flow ${what}`);
        const base = { ...Flow.classic.switches(), base: wrong };
        equal(Flow.tryCheck(base), ddz.ERR_FLOW_RANGE, `base ${what}`);
      });
      each(NO_BYTE, (wrong, what) => {
        for (const name of ["bidStyle", "bombFactor", "superDouble", "cap"]) {
          const switches = { ...Flow.classic.switches(), [name]: wrong };
          equal(Flow.tryCheck(switches), ddz.ERR_FLOW_RANGE, `${name} ${what}`);
        }
      });
      equal(Flow.tryCheck(null), ddz.ERR_NULL, "no switches");
      equal(status(() => Flow.create(null), "create"), ddz.ERR_NULL, "no switches");
    },
    "seats": () => {
      const game = make();
      const before = game.clone();
      const [view, score] = [game.view(0), game.score()];
      const filled = [new ActionList(), new MoveList(), new View(), new Unseen(), new GameAction()];
      const [actions, moves, out, unseen, action] = filled;
      each(WRONG, (wrong, what) => {
        const dealt = new Game();
        const deck = ddz.Deck.shuffle(seedOf(0));
        const { ERR_ENUM } = ddz;
        equal(Game.tryCreate(rules, Flow.classic, seedOf(0), wrong, dealt), ERR_ENUM, what);
        equal(Game.tryCreateDealt(rules, Flow.classic, deck, wrong, dealt), ERR_ENUM, what);
        check(dealt.equals(new Game()), "written on an error");
        equal(game.tryLegal(wrong, actions), ERR_ENUM, `legal ${what}`);
        equal(game.tryMoves(wrong, moves), ERR_ENUM, `moves ${what}`);
        equal(game.tryView(wrong, out), ERR_ENUM, `view ${what}`);
        equal(game.tryUnseen(wrong, unseen), ERR_ENUM, `unseen ${what}`);
        equal(game.tryAuto(wrong, Auto.Timeout, action), ERR_ENUM, `auto ${what}`);
        equal(game.tryAuto(0, wrong, action), ERR_ENUM, `auto ${what}`);
        equal(game.tryAct(GameAction.pass(wrong)), ERR_ENUM, `pass ${what}`);
        equal(game.tryAct(GameAction.bid(0, wrong)), ddz.ERR_TURN_BID_RANGE, `bid ${what}`);
        equal(game.tryAct(GameAction.double(0, wrong)), ERR_ENUM, `double ${what}`);
        equal(game.tryAct(GameAction.show(0, wrong)), ERR_ENUM, `show ${what}`);
        check(!game.isWaitingFor(wrong), `${what} is waited for`);
        const asked = [
          [view, "isWaitingFor", "hasPassed", "countOf", "playsOf", "shownBy", "saidBy"],
          [view, "doubledBy", "handOf", "playedBy", "latestBy"],
          [game, "hasPassed", "playsOf", "shownBy", "doubledBy", "handOf", "playedBy", "latestBy"],
          [score, "pointsOf", "doubleFactorOf", "multiplierOf"],
          [game.unseen(0), "of", "outOf", "bottomOf"],
        ];
        for (const [of, ...names] of asked) {
          for (const name of names) {
            check(thrown(() => of[name](wrong), what) instanceof RangeError, `${name} ${what}`);
          }
        }
      });
      check(game.equals(before), "the game has changed");
      check(action.equals(new GameAction()) && actions.length + moves.length === 0, "written");
    },
    "cards of a play": () => {
      const game = make();
      game.act(GameAction.bid(0, 3));
      const [card] = game.handOf(0);
      each(NO_BYTE, (wrong, what) => {
        const play = GameAction.play(0, [card, wrong]);
        equal(game.tryAct(play), ddz.ERR_CARD, `card ${what}`);
        const declared = Object.assign(new Play(1, 0, 1, 1), { kind: wrong });
        equal(game.tryAct(GameAction.play(0, [card], declared)), ddz.ERR_ENUM, `kind ${what}`);
      });
      each(WRONG, (wrong, what) => {
        const play = GameAction.play(0, { length: wrong, 0: card });
        equal(game.tryAct(play), ddz.ERR_TOO_MANY, `${what} cards`);
      });
      equal(game.tryAct(GameAction.play(0, [card])), ddz.OK, "the card");
    },
    "messages": () => {
      const read = (json) => status(() => GameAction.fromJSON(json), "an action");
      const play = { kind: 1, rank: 0, length: 1, cards: 1 };
      each(NO_BYTE, (wrong, what) => {
        equal(read({ seat: wrong, kind: "Pass" }), ddz.ERR_ENUM, `seat ${what}`);
        equal(read({ seat: 0, kind: "Bid", value: wrong }), ddz.ERR_FORMAT, `bid ${what}`);
        equal(read({ seat: 0, kind: "Play", cards: [3, wrong] }), ddz.ERR_CARD, `card ${what}`);
        const kind = () => Play.fromJSON({ ...play, kind: wrong });
        equal(status(kind, what), ddz.ERR_ENUM, `kind ${what}`);
        const rank = () => Play.fromJSON({ ...play, rank: wrong });
        equal(status(rank, what), ddz.ERR_FORMAT, `rank ${what}`);
      });
    },
    "lists of actions": () => {
      const list = new ActionList();
      make().tryLegal(0, list);
      each(WRONG, (wrong, what) => {
        if (wrong !== undefined) {
          check(thrown(() => new ActionList(wrong), what) instanceof RangeError, `room ${what}`);
        }
        for (const name of ["seat", "kind", "value", "at"]) {
          check(thrown(() => list[name](wrong), what) instanceof RangeError, `${name} ${what}`);
        }
        const read = () => list.read(wrong, new GameAction());
        check(thrown(read, what) instanceof RangeError, `read ${what}`);
      });
    },
    "records and packs": () => {
      const game = make();
      const packed = game.pack();
      const bid = GameAction.bid(0, 3);
      const begin = Record.begin(game);
      game.act(bid);
      const record = [...begin, ...Record.append(game, bid)];
      const { ERR_BUFFER, ERR_FORMAT, ERR_LENGTH, ERR_NULL } = ddz;
      each(WRONG, (wrong, what) => {
        const [out, replay, action] = [new Game(), new Replay(), new GameAction()];
        if (wrong !== Infinity) {
          equal(Record.tryReplay(record, wrong, replay), ERR_LENGTH, `count ${what}`);
        }
        equal(Record.tryActionAt(record, wrong, action), ERR_LENGTH, `index ${what}`);
        if (wrong !== undefined) {
          const bytes = new Uint8Array(1000);
          equal(game.tryPack(bytes, wrong), ERR_BUFFER, `pack at ${what}`);
          equal(Record.tryBegin(game, bytes, wrong), ERR_BUFFER, `begin at ${what}`);
          equal(Record.tryAppend(game, bid, bytes, wrong), ERR_BUFFER, `append at ${what}`);
          check(bytes.every((byte) => byte === 0), "written on an error");
        }
        const like = (file) => ({ ...file, length: wrong });
        equal(Game.tryUnpack(like(packed), out), ERR_LENGTH, `length ${what}`);
        equal(Record.tryReplay(like(record), Infinity, replay), ERR_LENGTH, `length ${what}`);
        equal(Record.tryActionAt(like(record), 0, action), ERR_LENGTH, `length ${what}`);
      });
      each(NO_BYTE, (wrong, what) => {
        const bad = (file) => [...file.slice(0, 40), wrong, ...file.slice(41)];
        equal(Game.tryUnpack(bad(packed), new Game()), ERR_FORMAT, `byte ${what}`);
        equal(Record.tryReplay(bad(record), 9, new Replay()), ERR_FORMAT, `byte ${what}`);
        equal(Record.tryActionAt(bad(record), 0, new GameAction()), ERR_FORMAT, `byte ${what}`);
      });
      for (const nothing of [null, undefined]) {
        equal(game.tryPack(nothing), ERR_NULL, "pack");
        equal(Record.tryBegin(game, nothing), ERR_NULL, "begin");
        equal(Record.tryAppend(game, bid, nothing), ERR_NULL, "append");
        equal(Record.tryReplay(record, 9, nothing), ERR_NULL, "replay");
        equal(Record.tryActionAt(record, 0, nothing), ERR_NULL, "action");
        equal(Game.tryUnpack(packed, nothing), ERR_NULL, "unpack");
        equal(Game.tryCreate(rules, Flow.classic, seedOf(0), 0, nothing), ERR_NULL, "create");
        equal(game.tryLegal(0, nothing), ERR_NULL, "legal");
        equal(game.tryMoves(0, nothing), ERR_NULL, "moves");
        equal(game.tryView(0, nothing), ERR_NULL, "view");
        equal(game.tryScore(nothing), ERR_NULL, "score");
        equal(game.tryUnseen(0, nothing), ERR_NULL, "unseen");
        equal(game.tryAuto(0, Auto.Hint, nothing), ERR_NULL, "auto");
      }
      check(new Score().isOver === false, "a score that says nothing");
    },
  };
}

function each(values, run) {
  for (const what of Object.keys(values)) {
    run(values[what], what);
  }
}
