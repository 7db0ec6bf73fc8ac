// What callers bring besides numbers: arguments that are code, memory that
// moves, modules from elsewhere.

import { check, equal, thrown } from "./check.js";
import { seedOf } from "./random.js";
import { cards } from "./tsv.js";

export function callers(env) {
  const { ddz, game: whole, fresh, wasm } = env;
  const { Cards, Hand, Hints, MoveList, Moves, Play, Rules, RuleSet } = ddz;
  const rules = RuleSet.standard;
  const hand = cards("33344");
  const straight = Rules.classify(rules, cards("34567"));

  /** Calls that write over whatever another has put into the scratch buffer. */
  const meddle = (ddz) => {
    ddz.Rules.classify(ddz.RuleSet.et, cards("xX"));
    ddz.Rules.compare(ddz.RuleSet.pagat, cards("4444"), cards("5555"));
    ddz.Cards.parse("AAAA");
    ddz.Moves.list(ddz.RuleSet.et, cards("2222"), null);
  };
  /** The same elements, one of which calls the library when it is read. */
  const calling = (ddz, elements) => {
    const array = Array.from(elements);
    const value = array[1];
    Object.defineProperty(array, 1, { get: () => (meddle(ddz), value) });
    return array;
  };
  const proxied = (ddz, elements) =>
    new Proxy(Array.from(elements), {
      get: (target, name) => (name === "1" ? (meddle(ddz), target[1]) : target[name]),
    });
  const refuses = (run, what) => {
    const { message } = thrown(run, what);
    check(/an argument calls the library/.test(message), `${what}: ${message}`);
  };

  const cases = {
    "elements that call the library": () => {
      const ways = {
        tryClassify: (bad) => Rules.tryClassify(rules, bad, new Play()),
        readings: (bad) => Rules.readings(rules, bad),
        tryBeats: (bad) => Rules.tryBeats(rules, straight, bad, new Play()),
        "compare, first": (bad) => Rules.compare(rules, bad, hand),
        "compare, next": (bad) => Rules.compare(rules, hand, bad),
        "Moves.list": (bad) => Moves.list(rules, bad),
        "Moves.count": (bad) => Moves.count(rules, bad),
        "Hints.list": (bad) => Hints.list(rules, bad),
        minTurns: (bad) => Hand.minTurns(rules, bad),
        split: (bad) => Hand.split(rules, bad),
        tryCheck: (bad) => Cards.tryCheck(bad),
        format: (bad) => Cards.format(bad, 0),
        fromIds: (bad) => Cards.fromIds(0, bad),
        toIds: (bad) => Cards.toIds(0, bad),
        fromRanks: (bad) => Cards.fromRanks(bad),
      };
      for (const way of Object.keys(ways)) {
        for (const make of [calling, proxied]) {
          refuses(() => ways[way](make(ddz, [1, 2, 3])), way);
        }
      }
      const ids = Array.from({ length: 54 }, (_, i) => i);
      refuses(() => Cards.fromMap(calling(ddz, ids), [1]), "game");
      refuses(() => Cards.fromMap(ids, calling(ddz, [1, 2])), "ids");
      refuses(() => ddz.Deck.shuffle(calling(ddz, seedOf(0))), "seed");
      equal(Rules.classify(rules, hand).kind, ddz.PlayKind.TrioPair, "and then all is well");
    },
    "lengths that call the library": () => {
      const like = (length) => ({ 0: 3, get length() {
        meddle(ddz);
        return length;
      } });
      refuses(() => Rules.tryClassify(rules, like(1), new Play()), "classify");
      refuses(() => Rules.compare(rules, hand, like(1)), "compare");
    },
    "a play that is worked out when it is read": () => {
      const onTable = {
        get kind() {
          meddle(ddz);
          return straight.kind;
        },
        get rank() {
          return straight.rank;
        },
        get length() {
          return straight.length;
        },
        get cards() {
          meddle(ddz);
          const { cards: count } = Rules.classify(RuleSet.et, cards("34567"));
          meddle(ddz);
          return count;
        },
      };
      const long = cards("3456789");
      const wanted = Moves.list(rules, long, straight);
      equal(wanted.length, 2, "moves");
      equal(Moves.list(rules, long, onTable), wanted, "moves");
      equal(Hints.list(rules, long, onTable), Hints.list(rules, long, straight), "hints");
      equal(Moves.count(rules, long, onTable), wanted.length, "count");
      const next = cards("45678");
      equal(Rules.beats(rules, onTable, next), Rules.beats(rules, straight, next), "beats");
      check(!Rules.beats(rules, onTable, next).isNone, "beats");
    },
    "switches that call the library": () => {
      const changes = { get wingRepeat() {
        meddle(ddz);
        return 2;
      } };
      equal(rules.with(changes).switches(), rules.with({ wingRepeat: 2 }).switches(), "with");
    },
    "a length is read once": () => {
      let asked = 0;
      const like = { 0: 3, 1: 0x13, get length() {
        asked++;
        return asked === 1 ? 2 : 54;
      } };
      equal(Cards.fromRanks({ 0: 0, get length() {
        return asked++ === 0 ? 1 : 54;
      } }), [3], "ranks");
      asked = 0;
      equal(Rules.classify(rules, like).kind, ddz.PlayKind.Pair, "classify");
      equal(asked, 1, "times");
    },
    "an array that throws": () => {
      const bad = [3];
      Object.defineProperty(bad, 1, { get: () => { throw new Error("mine"); } });
      for (const game of [null, straight]) {
        equal(thrown(() => Moves.list(RuleSet.et, bad, game), "throws").message, "mine", "error");
        equal(Rules.classify(rules, hand).kind, ddz.PlayKind.TrioPair, "and then all is well");
      }
    },
    "what is filled calls the library": () => {
      const out = new Proxy([], {
        set: (target, name, value) => {
          if (name === "0") {
            meddle(ddz);
          }
          target[name] = value;
          return true;
        },
      });
      refuses(() => Cards.tryParse("3456", out), "parse");
    },
    "the game's calls": () => {
      const { Flow, Record, Replay, Game, GameAction } = whole;
      const standard = whole.RuleSet.standard;
      const seed = seedOf(3);
      const game = Game.create(standard, Flow.classic, seed, 0);
      const deck = whole.Deck.shuffle(seed);
      const out = new Game();
      const of = (seed) => () => Game.tryCreate(standard, Flow.classic, seed, 0, out);
      const dealt = (deck) => () => Game.tryCreateDealt(standard, Flow.classic, deck, 0, out);
      refuses(of(calling(whole, seed)), "seed");
      refuses(dealt(calling(whole, deck)), "deck");
      const packed = game.pack();
      const record = Record.begin(game);
      const busy = () => Game.create(standard, Flow.happy, seedOf(4)).pack();
      const file = (bytes) => {
        const array = Array.from(bytes);
        const value = array[1];
        Object.defineProperty(array, 1, { get: () => (busy(), value) });
        return array;
      };
      refuses(() => Game.tryUnpack(file(packed), out), "pack");
      refuses(() => Record.tryReplay(file(record), 9, new Replay()), "record");
      refuses(() => Record.tryActionAt(file(record), 0, new GameAction()), "record");
      check(out.equals(new Game()), "written");
      const [card] = game.handOf(0);
      game.act(GameAction.bid(0, 3));
      // An action keeps what it was given, so it may come from anywhere.
      const array = [0];
      Object.defineProperty(array, 0, { get: () => (busy(), card) });
      equal(game.tryAct(GameAction.play(0, array)), whole.OK, "play");
    },
    "memory that grows": async () => {
      const ddz = await fresh();
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(env.whole), {});
      ddz.initSync({ instance: { exports } });
      const standard = ddz.RuleSet.standard;
      const play = ddz.Rules.classify(standard, cards("34567"));
      const game = ddz.Game.create(standard, ddz.Flow.classic, seedOf(1), 0);
      exports.memory.grow(1);
      equal(ddz.Rules.classify(standard, cards("34567")), play, "classify");
      equal(ddz.Moves.list(standard, cards("34567")).length, 6, "moves");
      exports.memory.grow(1);
      equal(game.legal(0).length, 4, "the game");
      equal(ddz.versionText(), ddz.VERSION_TEXT, "text");
      const growing = [3, 0];
      Object.defineProperty(growing, 0, { get: () => (exports.memory.grow(1), 3) });
      refuses(() => ddz.Rules.classify(standard, growing), "while it is read");
      equal(ddz.Rules.classify(standard, cards("34567")), play, "after it");
    },
    "arrays that are gone, shared, or odd": () => {
      const buffer = new ArrayBuffer(16);
      const view = new Uint8Array(buffer, 3, 5);
      view.set(cards("34567"));
      equal(Rules.classify(rules, view).kind, ddz.PlayKind.Straight, "an odd offset");
      equal(Rules.classify(rules, new Uint16Array([3, 0x13])).kind, ddz.PlayKind.Pair, "words");
      equal(Rules.tryClassify(rules, new Uint16Array([259, 3]), new Play()), ddz.ERR_CARD, "300");
      equal(Rules.tryClassify(rules, [3, , 4], new Play()), ddz.ERR_CARD, "a hole");
      const huge = [];
      huge.length = 2 ** 32 - 1;
      equal(Rules.tryClassify(rules, huge, new Play()), ddz.ERR_TOO_MANY, "a huge array");
      const frozen = Object.freeze(Array.from(hand));
      equal(Rules.classify(rules, frozen).kind, ddz.PlayKind.TrioPair, "a frozen array");
      if (typeof structuredClone === "function") {
        structuredClone(buffer, { transfer: [buffer] });
        check(Rules.classify(rules, view).isNone, "what is gone has no cards");
        equal(Cards.tryParse("3", view), ddz.ERR_BUFFER, "no room in what is gone");
      }
      if (typeof SharedArrayBuffer === "function") {
        const shared = new Uint8Array(new SharedArrayBuffer(5));
        shared.set(hand);
        equal(Rules.classify(rules, shared).kind, ddz.PlayKind.TrioPair, "shared memory");
      }
    },
    "what is filled may be what is read": () => {
      const play = Rules.classify(rules, cards("34567"));
      equal(Rules.tryBeats(rules, play, cards("45678"), play), ddz.OK, "status");
      equal(play, Rules.classify(rules, cards("45678")), "beats");
      const list = new MoveList();
      Moves.tryList(rules, hand, null, list);
      const move = list.at(list.length - 1);
      equal(Moves.tryList(rules, cards("44455"), move.play, list), ddz.OK, "its own play");
      equal(list.length, 1, "444 with 55");
      const sorted = [3, 0x23, 0x13];
      check(Cards.sort(sorted, ddz.Order.RankAsc) === sorted, "sorted where it is");
      const game = whole.Game.create(whole.RuleSet.standard, whole.Flow.classic, seedOf(2), 0);
      const same = game.clone();
      same.copyFrom(same);
      check(same.equals(game), "a copy of itself");
      const bytes = Array.from(game.pack());
      equal(whole.Game.tryUnpack(bytes, game), whole.OK, "unpacked into itself");
      check(same.equals(game), "unpacked");
    },
    "two copies, and a second module": async () => {
      const [one, two] = [await fresh(), await fresh()];
      one.initSync(wasm);
      two.initSync(env.whole);
      // A rule set and a flow are plain values, wherever they were made.
      const play = one.Rules.classify(two.RuleSet.et, cards("3"));
      equal(one.Moves.list(two.RuleSet.et, hand, null).length,
        two.Moves.list(one.RuleSet.et, hand, null).length, "rules of the other copy");
      equal(two.Rules.beats(two.RuleSet.et, play, cards("4")).kind, play.kind, "a play of it");
      const game = two.Game.create(one.RuleSet.standard, two.Flow.classic, seedOf(1), 0);
      const before = game.pack();
      two.initSync(env.whole);
      equal(game.pack(), before, "a game after a second init");
      two.initSync(wasm);
      check(/load ddz-game\.wasm/.test(thrown(() => game.pack(), "small").message), "small");
      equal(two.Rules.classify(one.RuleSet.standard, hand).kind, 5, "what needs no game");
      two.initSync(env.whole);
      game.act(two.GameAction.bid(0, 1));
      equal(game.actions, 1, "a game goes on");
    },
    "sources from another window": async () => {
      const far = (object, name) =>
        Object.setPrototypeOf(object, Object.create(null, { [Symbol.toStringTag]: { value: name } }));
      const bytes = () => far(wasm.slice().buffer, "ArrayBuffer");
      const compiled = () => far(new WebAssembly.Module(wasm), "WebAssembly.Module");
      for (const make of [bytes, compiled]) {
        check(!(make() instanceof ArrayBuffer || make() instanceof WebAssembly.Module), "near");
        const [one, two] = [await fresh(), await fresh()];
        one.initSync(make());
        await two.init(make());
        equal([one.Cards.parse("x"), two.Cards.parse("X")], [[0x4e], [0x4f]], "a call");
      }
    },
    "an engine without WebAssembly": async () => {
      const ddz = await fresh();
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), {});
      const kept = Object.getOwnPropertyDescriptor(globalThis, "WebAssembly");
      delete globalThis.WebAssembly;
      let promise;
      try {
        const engine = { instantiate: () => Promise.resolve({ instance: { exports } }) };
        promise = ddz.init(ddz.fromPath("ddz.wasm", engine));
        await promise;
      } finally {
        Object.defineProperty(globalThis, "WebAssembly", kept);
      }
      equal(ddz.Cards.parse("x"), [0x4e], "a call");
    },
    "a source of random bytes that gives none": () => {
      // One that answers later, or makes an array of its own, leaves the seed as
      // it was, and everybody would know the deck.
      for (const getRandomValues of [() => {}, async (bytes) => bytes.slice().fill(7)]) {
        const { message } = thrown(() => ddz.Deck.seed({ getRandomValues }), "seed");
        check(/gave no random bytes/.test(message), message);
      }
      const one = { getRandomValues: (bytes) => bytes.fill(0).fill(1, 31) };
      equal(ddz.Deck.seed(one), seedOf(0).fill(0).fill(1, 31), "one that gives some");
    },
    "what is no source": async () => {
      const ddz = await fresh();
      const sources = [null, undefined, {}, 5, "ddz.wasm", [], { instance: null }];
      if (typeof SharedArrayBuffer === "function") {
        sources.push(new SharedArrayBuffer(8));
      }
      sources.push({ exports: { ddz_abi_version: () => ddz.ABI_VERSION } });
      for (const source of sources) {
        const { message } = thrown(() => ddz.initSync(source), String(source));
        check(/this is not the module of ddz/.test(message), `${String(source)}: ${message}`);
        let refused = "";
        await ddz.init(source).catch((error) => (refused = error.message));
        check(/this is not the module of ddz/.test(refused), `${String(source)}: ${refused}`);
        check(!ddz.isReady(), "ready");
      }
    },
  };
  return Object.keys(cases).map((name) => ({ name: `callers: ${name}`, run: cases[name] }));
}
