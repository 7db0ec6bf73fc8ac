// What the friendly layer adds to the calls: names, errors, the copies in and
// out.

import { check, equal, thrown } from "./check.js";
import { cards, letters } from "./tsv.js";

export function api({ ddz }) {
  const { Cards, Hand, Hints, MoveList, Moves, Play, PlayKind, RuleSet, Rules } = ddz;
  const rules = RuleSet.standard;
  const status = (run, what) => thrown(run, what).status;

  const cases = {
    "every constant has its name": () => {
      const families = {
        KIND: PlayKind,
        RANK: ddz.Rank,
        PRESET: ddz.Preset,
        FOUR_SINGLES: ddz.FourSingles,
        FOUR_PAIRS: ddz.FourPairs,
        SHUTTLE: ddz.Shuttle,
        LANGUAGE: ddz.Language,
        ORDER: ddz.Order,
        FORMAT: ddz.Format,
        STYLE: ddz.Style,
        FLOW: ddz.FlowPreset,
        FIRST: ddz.FirstBidder,
        BID: ddz.BidStyle,
        ROB_BACK: ddz.RobBack,
        ALL_PASS: ddz.AllPass,
        BOTTOM: ddz.BottomShown,
        DOUBLING: ddz.Doubling,
        SHOW: ddz.Shown,
        PHASE: ddz.Phase,
        SAID: ddz.Said,
        DOUBLE: ddz.DoubleFactor,
        ACTION: ddz.ActionKind,
        AUTO: ddz.Auto,
        BOT_LEVEL: ddz.BotLevel,
        BOT_STYLE: ddz.BotStyle,
        SPRING: ddz.Spring,
      };
      for (const family of Object.keys(families)) {
        const numbers = Object.keys(ddz)
          .filter((name) => name.startsWith(`${family}_`) && !name.endsWith("_MAX"))
          .map((name) => ddz[name]);
        const members = Object.values(families[family]).filter((v) => typeof v === "number");
        check(numbers.length > 1, family);
        equal(members.sort(byNumber), numbers.sort(byNumber), family);
      }
    },
    "every preset has a getter of its name": () => {
      const getter = (name) => name[0].toLowerCase() + name.slice(1);
      const names = Object.keys(ddz.Preset).filter((name) => /^[A-Z]/.test(name));
      check(names.length > 10, "few presets");
      for (const name of names) {
        check(RuleSet[getter(name)] === RuleSet.of(ddz.Preset[name]), name);
      }
    },
    "every status has a text": () => {
      const names = Object.keys(ddz).filter((name) => name.startsWith("ERR_"));
      const texts = new Set(names.map((name) => ddz.statusText(ddz[name])));
      equal(texts.size, names.length, "texts");
      check(!texts.has(ddz.statusText(1)), "an unknown status");
    },
    "the versions are those of the sources": () => {
      equal(ddz.versionText(), ddz.VERSION_TEXT, "text");
      equal(ddz.abiVersion(), ddz.ABI_VERSION, "ABI");
      const [major, minor, patch] = ddz.VERSION_TEXT.split(".").map(Number);
      equal(ddz.versionNumber(), (major << 16) | (minor << 8) | patch, "number");
    },
    "an error has its type, status and text": () => {
      const error = thrown(() => Rules.classify(rules, [0]), "no card");
      check(error instanceof ddz.DdzError && error instanceof Error, "type");
      equal(error.status, ddz.ERR_CARD, "status");
      equal(error.message, ddz.statusText(ddz.ERR_CARD), "text");
      equal(error.name, "DdzError", "name");
    },
    "numbers that are no bytes are no cards": () => {
      for (const value of [259, -1, 3.5, NaN, Infinity, 0x103, 4294967299, undefined, "3"]) {
        equal(status(() => Rules.classify(rules, [value]), value), ddz.ERR_CARD, value);
        equal(status(() => Cards.fromRanks([value]), value), ddz.ERR_CARD, value);
      }
    },
    "arrays, typed arrays and views are the same": () => {
      const plain = [3, 4, 5, 6, 7];
      const view = new Uint8Array([9, 9, ...plain, 9]).subarray(2, 7);
      const like = { length: 5, ...plain };
      for (const hand of [plain, Uint8Array.from(plain), view, Float64Array.from(plain), like]) {
        equal(Rules.classify(rules, hand).kind, PlayKind.Straight, "classify");
      }
    },
    "no array at all is NULL": () => {
      for (const nothing of [null, undefined]) {
        equal(Rules.tryClassify(rules, nothing, new Play()), ddz.ERR_NULL, "classify");
        equal(status(() => Cards.fromIds(ddz.Format.Egret, nothing), "ids"), ddz.ERR_NULL, "ids");
        equal(Moves.tryList(rules, nothing, null, new MoveList(1)), ddz.ERR_NULL, "moves");
      }
    },
    "too many cards are too many, however many": () => {
      for (const length of [21, 54, 55, 64, 65, 1000, 100000]) {
        const hand = new Uint8Array(length);
        equal(Rules.tryClassify(rules, hand, new Play()), ddz.ERR_TOO_MANY, `hand of ${length}`);
      }
      for (const length of [55, 64, 65, 1000]) {
        equal(Cards.tryCheck(new Uint8Array(length)), ddz.ERR_TOO_MANY, `deck of ${length}`);
        const text = "3".repeat(length);
        equal(Cards.tryParse(text, []), ddz.ERR_TOO_MANY, `text of ${length}`);
      }
    },
    "a text that is too long is refused by its length": () => {
      equal(Cards.tryParse(" ".repeat(ddz.TEXT_MAX), []), 0, "as long as may be");
      equal(Cards.tryParse(" ".repeat(ddz.TEXT_MAX + 1), []), ddz.ERR_LENGTH, "one more");
      equal(Cards.tryParse("王".repeat(ddz.TEXT_MAX / 3 + 1), []), ddz.ERR_LENGTH, "in bytes");
    },
    "text beyond the basic plane, and halves of it": () => {
      equal(Cards.tryParse("🂱", []), ddz.ERR_TEXT, "a card symbol");
      equal(Cards.tryParse("\ud83c", []), ddz.ERR_TEXT, "a high half");
      equal(Cards.tryParse("\udcb1", []), ddz.ERR_TEXT, "a low half");
      equal(Cards.tryParse("3\ud83c3", []), ddz.ERR_TEXT, "a half between cards");
    },
    "parse into an array or a buffer": () => {
      const out = [1, 2, 3, 4, 5];
      equal(Cards.tryParse("xX", out), 2, "count");
      equal(out, [0x4e, 0x4f], "an array takes the length");
      const short = new Uint8Array(1);
      equal(Cards.tryParse("xX", short), ddz.ERR_BUFFER, "a short buffer");
      equal(short, [0], "a short buffer keeps what it had");
    },
    "format in three styles": () => {
      const hand = [0x33, 0x2a, 0x4e, 0x4f];
      equal(Cards.format(hand, ddz.Style.Ranks), "3TxX", "ranks");
      equal(Cards.format(hand, ddz.Style.Suited), "♠3 ♥T x X", "suited");
      equal(Cards.format(hand, ddz.Style.Chinese), "黑桃3 红桃10 小王 大王", "Chinese");
      equal(status(() => Cards.format(hand, 3), "style"), ddz.ERR_ENUM, "style");
      for (const style of [ddz.Style.Suited, ddz.Style.Chinese]) {
        const deck = wholeDeck(ddz);
        equal(Cards.parse(Cards.format(deck, style)), deck, "there and back");
      }
    },
    "sort where they are": () => {
      const hand = cards("334445");
      const same = Cards.sort(hand, ddz.Order.Grouped);
      check(same === hand, "the same array");
      equal(Array.from(hand, ddz.Card.rank), [1, 1, 1, 0, 0, 2], "grouped");
      const plain = [0x4e, 0x03, 0x33];
      equal(Cards.sort(plain, ddz.Order.RankAsc), [0x03, 0x33, 0x4e], "ascending");
      const bad = [3, 3, 4];
      equal(Cards.trySort(bad, ddz.Order.RankAsc), ddz.ERR_DUPLICATE, "a card twice");
      equal(bad, [3, 3, 4], "nothing moves on an error");
      equal(Cards.trySort([3], 9), ddz.ERR_ENUM, "order");
    },
    "ids of a client's own": () => {
      const game = Array.from({ length: 54 }, (_, i) => 253 - i);
      const deck = wholeDeck(ddz);
      const ids = Cards.toMap(game, deck);
      equal(Cards.fromMap(game, ids), deck, "there and back");
      equal(ids[0], 253 - byByte(ddz).indexOf(deck[0]), "by card byte");
      const run = () => Cards.fromMap(game.slice(1), ids);
      equal(status(run, "game"), ddz.ERR_LENGTH, "a game of 53");
      equal(status(() => Cards.fromMap(game, [1]), "id"), ddz.ERR_CARD, "an id of nothing");
      const twice = [...game.slice(1), game[5]];
      equal(status(() => Cards.toMap(twice, [3]), "twice"), ddz.ERR_DUPLICATE, "an id twice");
    },
    "one card": () => {
      const { Card } = ddz;
      for (const card of wholeDeck(ddz)) {
        const rank = Card.rank(card);
        const suit = Card.suit(card);
        equal(Card.of(rank, suit ?? 0), card, "there and back");
        equal(suit === null, rank >= ddz.Rank.SmallJoker, "jokers have no suit");
        equal(Card.rank(Cards.fromRanks([rank])[0]), rank, "as the library has it");
      }
    },
    "shuffling": () => {
      const seed = ddz.Deck.seed();
      equal(seed.length, 32, "seed");
      check(seed.some((byte) => byte !== 0), "a seed of nothing");
      const deck = ddz.Deck.shuffle(seed);
      equal(ddz.Deck.shuffle(Array.from(seed)), deck, "the same again");
      Cards.check(deck);
      equal(deck.length, ddz.DECK_LEN, "all cards");
      equal(status(() => ddz.Deck.shuffle([1]), "seed"), ddz.ERR_LENGTH, "a short seed");
      const fixed = { getRandomValues: (bytes) => bytes.fill(7) };
      equal(ddz.Deck.seed(fixed), Array(32).fill(7), "a source of one's own");
    },
    "rule sets": () => {
      const changed = rules.with({ wingRepeat: 1, shuttle: 2 });
      equal(changed.switches().wingRepeat, 1, "changed");
      equal(changed.switches().straightMin, 5, "kept");
      equal(rules.switches().shuttle, 0, "the first one stays");
      const bad = () => rules.with({ wingAdjacentTrio: 1, wingRepeat: 2 });
      equal(status(bad, "contradiction"), ddz.ERR_RULES_WING_ADJACENT_TRIO, "contradiction");
      for (const value of [256 + 5, -1, 5.5, NaN, "5"]) {
        equal(status(() => rules.with({ straightMin: value }), value), ddz.ERR_RULES_RANGE, value);
      }
      check(RuleSet.of(ddz.Preset.Standard) === rules, "made once");
      const names = Object.keys(ddz.Preset).filter((name) => /^[A-Z]/.test(name));
      for (const name of names) {
        const getter = name[0].toLowerCase() + name.slice(1);
        check(RuleSet[getter] === RuleSet.of(ddz.Preset[name]), getter);
      }
    },
    "rule sets in turns": () => {
      // What was written for the last call must not be taken for the next.
      const hand = cards("33344455");
      for (let i = 0; i < 3; i++) {
        check(!Rules.classify(RuleSet.standard, hand).isNone, "standard");
        check(Rules.classify(RuleSet.pagat, hand).isNone, "pagat");
        RuleSet.tryCheck(RuleSet.standard.switches());
        check(Rules.classify(RuleSet.pagat, hand).isNone, "pagat, after a check");
      }
    },
    "what is on the table": () => {
      const straight = Rules.classify(rules, cards("34567"));
      equal(straight, { kind: 6, rank: 4, length: 5, cards: 5 }, "as in C");
      check(!Rules.beats(rules, straight, cards("45678")).isNone, "beats");
      for (const lead of [null, new Play()]) {
        equal(Rules.beats(rules, lead, cards("34567")), straight, "a lead");
      }
      const impossible = [
        new Play(PlayKind.Straight, 2, 5, 5),
        new Play(18, 0, 1, 1),
        new Play(PlayKind.Rocket + 256, 14, 1, 2),
        new Play(PlayKind.Single, 0.5, 1, 1),
        new Play(PlayKind.Single, 0, 1, 1 + 256),
      ];
      for (const play of impossible) {
        const out = new Play(1, 2, 3, 4);
        equal(Rules.tryBeats(rules, play, cards("4"), out), ddz.ERR_PLAY, "no such play");
        equal(out, new Play(1, 2, 3, 4), "written on an error");
        equal(status(() => Moves.list(rules, cards("4"), play), "moves"), ddz.ERR_PLAY, "moves");
        equal(status(() => Hints.list(rules, cards("4"), play), "hints"), ddz.ERR_PLAY, "hints");
      }
      check(straight.equals(new Play(6, 4, 5, 5)), "equal");
      check(!straight.equals(new Play(6, 5, 5, 5)), "not equal");
    },
    "compare": () => {
      check(Rules.compare(rules, cards("3"), cards("4")), "4 on 3");
      check(!Rules.compare(rules, cards("4"), cards("3")), "3 on 4");
      check(Rules.compare(rules, [], cards("3")), "a lead");
      equal(status(() => Rules.compare(rules, [1, 1], [3]), "twice"), ddz.ERR_DUPLICATE, "first");
      equal(status(() => Rules.compare(rules, [1], [3, 3]), "twice"), ddz.ERR_DUPLICATE, "next");
    },
    "a list of moves": () => {
      const list = new MoveList();
      equal(list.capacity, ddz.MOVES_MAX, "room");
      equal(Moves.tryList(rules, cards("33344"), null, list), ddz.OK, "status");
      const moves = list.toArray();
      equal(moves, Moves.list(rules, cards("33344")), "the other way");
      equal(list.length, Moves.count(rules, cards("33344")), "count");
      moves.forEach((move, i) => {
        equal(list.at(i), move, "at");
        const { kind, rank, length, cards } = move.play;
        equal([list.kind(i), list.rank(i), list.bodyLength(i), list.size(i)],
          [kind, rank, length, cards], "numbers");
        equal(list.readPlay(i, new Play()), move.play, "play");
        equal(Array.from(move.cards, (_, j) => list.card(i, j)), move.cards, "cards");
        equal(move.cards.length, move.play.cards, "as many cards as it says");
      });
      for (const i of [-1, list.length, NaN, 0.5 + list.length]) {
        check(thrown(() => list.kind(i), i) instanceof RangeError, "no such move");
      }
      check(thrown(() => list.card(0, 5), "card") instanceof RangeError, "no such card");
    },
    "a list that is too short": () => {
      const list = new MoveList(2);
      equal(Moves.tryList(rules, cards("33"), null, list), ddz.OK, "two fit");
      equal(Moves.tryList(rules, cards("333"), null, list), ddz.ERR_BUFFER, "three do not");
      equal(list.length, 2, "it keeps what it had");
      equal(letters(list.at(1).cards), "33", "it keeps what it had");
      equal(new MoveList(0).length, 0, "no room");
    },
    "kinds that are off": () => {
      const off = (...kinds) => kinds.reduce((bits, kind) => bits | (1 << kind), 0);
      const plain = rules.with({ kindsOff: off(PlayKind.Plane, PlayKind.Straight) });
      equal(plain.switches().kindsOff, 0x140, "the switch");
      check(Rules.classify(plain, cards("34567")).isNone, "no straight");
      equal(Moves.count(plain, cards("34567")), 5, "five singles");
      const changed = (kindsOff) => RuleSet.tryCheck({ ...rules.switches(), kindsOff });
      equal(changed(off(PlayKind.Single)), ddz.ERR_RULES_KINDS, "a single stays");
      equal(changed(0.5), ddz.ERR_RULES_KINDS, "no word");
    },
    "texts": () => {
      equal(ddz.statusText(ddz.OK), "Success.", "OK");
      equal(ddz.statusText(ddz.OK, 9), "Success.", "no such language");
      equal(ddz.statusText(ddz.OK, "1"), "Success.", "a language that is no number");
    },
    "the longest list": () => {
      const longest = Moves.maxFor(rules, ddz.CARDS_MAX);
      equal(longest, ddz.MOVES_MAX, "as published");
      equal(status(() => Moves.maxFor(rules, 21), "21"), ddz.ERR_TOO_MANY, "21 cards");
      const hand = cards("344455566677789TJQKA");
      const open = rules.with({ wingRepeat: 4, wingAdjacentTrio: 1 });
      const moves = Moves.list(open, hand);
      check(moves.length > 500 && moves.length <= longest, `${moves.length} moves`);
      equal(moves.length, Moves.count(open, hand), "count");
    },
    "hints and turns": () => {
      const hand = cards("34567889TTJQK22xX");
      const turns = Hand.minTurns(rules, hand);
      const split = Hand.split(rules, hand);
      equal(split.length, turns, "turns");
      const all = split.flatMap(({ cards }) => Array.from(cards)).sort(byNumber);
      equal(all, Array.from(hand).sort(byNumber), "all cards, each once");
      const offered = Hints.list(rules, hand).map(key).sort();
      const possible = Array.from(new Set(Moves.list(rules, hand).map(key))).sort();
      equal(offered, possible, "each choice once");
      const rest = hand.filter((card) => !Hints.list(rules, hand)[0].cards.includes(card));
      equal(Hand.minTurns(rules, rest), turns - 1, "the first hint is on the way");
      equal(Hand.minTurns(rules, []), 0, "no cards");
      equal(Hints.list(rules, []), [], "no cards");
    },
  };
  return Object.keys(cases).map((name) => ({ name: `api: ${name}`, run: cases[name] }));
}

function byNumber(a, b) {
  return a - b;
}

/** A move without its wings. */
function key({ play }) {
  return `${play.kind} ${play.length} ${play.rank}`;
}

/** All cards, the highest first. */
function wholeDeck(ddz) {
  return ddz.Cards.sort(ddz.Deck.shuffle(new Uint8Array(32)), ddz.Order.RankDesc);
}

/** All cards in ascending order of the byte. */
function byByte(ddz) {
  return Array.from(wholeDeck(ddz)).sort(byNumber);
}
