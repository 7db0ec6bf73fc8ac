// The game: what is refused, records, and the objects that calls fill.

import { check, equal, thrown } from "./check.js";
import { playByHints, seedOf } from "./random.js";

export function game({ game: ddz, fresh, wasm, whole }) {
  const { ActionList, Auto, Cards, Deck, Flow, MoveList, Play, PlayKind, Phase } = ddz;
  const { Record, Replay, RuleSet, Rules, Said, Score, Shown, Game } = ddz;
  const { DoubleFactor, GameAction, Unseen, View } = ddz;
  const rules = RuleSet.standard;
  const seed = seedOf(0);
  const status = (run, what) => thrown(run, what).status;
  const make = (flow = Flow.classic) => Game.create(rules, flow, seed, 0);

  /** Refused with that status, by both forms, and nothing changes. */
  const refused = (game, action, expected, what) => {
    const before = game.clone();
    equal(game.tryAct(action), expected, what);
    equal(status(() => game.act(action), what), expected, what);
    check(game.equals(before), `${what}: something has changed`);
  };

  const cases = {
    "texts in two languages": () => {
      const { Language, kindText } = ddz;
      equal(ddz.statusText(ddz.ERR_TURN_SEAT), "It is not this seat's turn.", "English");
      equal(ddz.statusText(ddz.ERR_TURN_SEAT, Language.Chinese), "还没有轮到这个座位。", "Chinese");
      equal(kindText(PlayKind.TrioPair, Language.Chinese), "三带一对", "a kind");
      equal(kindText(PlayKind.TrioPair, Language.English), "trio with a pair", "a kind");
      equal(kindText(256, Language.English), kindText(99, Language.English), "no kind");
    },
    "an answer that comes late": () => {
      const game = make();
      const bid = GameAction.bid(0, 1);
      refused(game, bid.answering(2), ddz.ERR_TURN_STALE, "another turn");
      refused(game, bid.answering(2 ** 32), ddz.ERR_TURN_STALE, "no turn");
      equal([bid.turn, bid.answering(7).turn], [0, 7], "turn");
      game.act(bid.answering(game.actions + 1));
      equal(game.actions, 1, "on time");
    },
    "a seat sees its own hand and no other": () => {
      const game = make();
      const deck = Deck.shuffle(seed);
      for (let seat = 0; seat < 3; seat++) {
        const view = game.view(seat);
        const own = Cards.sort(deck.slice(17 * seat, 17 * seat + 17), ddz.Order.RankAsc);
        equal(view.seat, seat, "seat");
        equal(view.handOf(seat), own, "own hand");
        equal(view.handOf((seat + 1) % 3), [], "the next hand");
        equal(view.handOf((seat + 2) % 3), [], "the hand before");
        equal(view.bottom(), [], "bottom");
        equal(view.countOf((seat + 1) % 3), 17, "count");
      }
    },
    "a view in the play": () => {
      const game = make();
      game.act(GameAction.bid(0, 3));
      const [card] = game.view(0).handOf(0);
      game.act(GameAction.play(0, [card]));
      game.act(GameAction.pass(1));
      const view = game.view(2);
      equal([view.landlord, view.winner, view.tableSeat, view.faceUp], [0, null, 0, null], "seats");
      equal([view.bid, view.multiplier, view.actions, view.firstBidder], [3, 1, 3, 0], "numbers");
      equal(view.bottom(), Deck.shuffle(seed).slice(51).sort(byRank(ddz)), "bottom");
      equal([view.saidBy(0), view.saidBy(1)], [Said.Bid3, Said.Nothing], "said");
      equal(view.phase, Phase.Play, "phase");
      equal([0, 1, 2].map((seat) => view.isWaitingFor(seat)), [false, false, true], "waiting");
      equal([0, 1, 2].map((seat) => view.hasPassed(seat)), [false, true, false], "passed");
      equal(view.onTable, Rules.classify(rules, [card]), "on the table");
      equal(view.readOnTable(new Play(9, 9, 9, 9)), view.onTable, "on the table, read");
      equal([view.latestBy(0), view.playedBy(0), view.playedBy(2)], [[card], [card], []], "played");
      equal([view.countOf(0), view.playsOf(0), view.playsOf(1)], [19, 1, 0], "counts");
      equal([view.shownBy(0), view.doubledBy(0)], [Shown.Undecided, DoubleFactor.Undecided], "not");
      equal(view.bombs + view.rockets + view.shuttles + view.robs + view.redeals, 0, "none");
      equal(view.rules().switches(), rules.switches(), "rules");
      equal(view.flow().switches(), Flow.classic.switches(), "flow");
      const ofSeat = ["isWaitingFor", "hasPassed", "countOf", "playsOf", "shownBy", "saidBy"];
      ofSeat.push("doubledBy", "handOf", "playedBy", "latestBy");
      for (const name of ofSeat) {
        for (const seat of [3, -1, 0.5, NaN, 2 ** 32, undefined]) {
          check(thrown(() => view[name](seat), name) instanceof RangeError, `${name} ${seat}`);
        }
      }
    },
    "what a client is sent": () => {
      const { game, actions } = playByHints(ddz, Game.create(rules, Flow.happy, seedOf(5), 0), 5);
      const half = Game.create(rules, Flow.happy, seedOf(5), 0);
      actions.slice(0, 20).forEach((action) => half.act(action));
      for (const view of [half.view(0), half.view(2), game.view(1)]) {
        const sent = JSON.parse(JSON.stringify({ view })).view;
        const { seats, ...others } = sent;
        for (const name of Object.keys(others)) {
          const value = name === "bottom" ? view.bottom() : view[name];
          equal(others[name], value, name);
        }
        equal(Object.keys(others).length, 17, "what is sent");
        const getters = {
          isWaitingFor: "isWaitingFor",
          hasPassed: "hasPassed",
          count: "countOf",
          plays: "playsOf",
          shown: "shownBy",
          said: "saidBy",
          doubled: "doubledBy",
          hand: "handOf",
          played: "playedBy",
          latest: "latestBy",
        };
        seats.forEach((told, seat) => {
          equal(Object.keys(told), Object.keys(getters), "what is sent of a seat");
          for (const name of Object.keys(told)) {
            equal(told[name], view[getters[name]](seat), `${name} of ${seat}`);
          }
        });
        equal(seats.length, 3, "seats");
      }
    },
    "what a game was made of": () => {
      const other = RuleSet.pagat.with({ wingRepeat: 2 });
      const flow = Flow.happy.with({ base: 70000, cap: 5 });
      const game = Game.create(other, flow, seedOf(9), 2);
      equal(game.rules().switches(), other.switches(), "rules");
      equal(game.flow().switches(), flow.switches(), "flow");
      equal(game.seed(), seedOf(9), "seed");
      equal(game.firstSeat, 2, "first seat");
      const hand = game.handOf(0);
      equal(Rules.classify(game.rules(), [hand[0]]).kind, PlayKind.Single, "rules that work");
      const again = Game.create(game.rules(), game.flow(), game.seed(), game.firstSeat);
      check(again.equals(game), "the same again");
      const dealt = Game.createDealt(rules, Flow.classic, Deck.shuffle(seed), 0);
      equal(dealt.seed(), null, "a deck that was given");
      equal(dealt.handOf(1), make().handOf(1), "the same cards");
      check(!dealt.equals(make()), "yet another game");
    },
    "shows, robs and doubles": () => {
      const game = Game.create(RuleSet.happy, Flow.happy, seed, 0);
      const view = new View();
      game.act(GameAction.show(1, Shown.Early));
      equal(game.view(0).handOf(1), game.handOf(1), "a hand that was shown");
      equal(game.firstRevealer, 1, "first to show");
      game.act(GameAction.pass(0));
      game.act(GameAction.pass(2));
      equal([0, 1, 2].map((seat) => game.shownBy(seat)), [5, 2, 5], "shown");
      equal([game.phase, game.firstBidder], [Phase.Call, 1], "the first to show is asked first");
      game.act(GameAction.call(1));
      game.act(GameAction.rob(2));
      game.act(GameAction.pass(0));
      equal(game.answers(), [Said.Call, Said.Rob, Said.Pass], "answers");
      game.act(GameAction.rob(1));
      equal([game.landlord, game.robs, game.bid], [1, 2, 1], "landlord");
      equal(game.view(0).saidBy(2), Said.Rob, "said");
      // What the others answer is hidden until the last one has answered.
      const otherwise = game.clone();
      game.act(GameAction.double(2, DoubleFactor.Four));
      otherwise.act(GameAction.pass(2));
      equal(game.view(0).raw.bytes, otherwise.view(0).raw.bytes, "what seat 0 sees");
      equal(game.view(2).doubledBy(2), DoubleFactor.Four, "what seat 2 knows");
      equal(game.doubledBy(2), DoubleFactor.Four, "what the game knows");
      game.act(GameAction.double(0, DoubleFactor.Two));
      game.act(GameAction.pass(1));
      equal(game.tryView(0, view), ddz.OK, "view");
      equal([0, 1, 2].map((seat) => view.doubledBy(seat)), [2, 1, 4], "doubles");
      equal(view.multiplier, 4 * 4, "two robs and a hand that was shown early");
      const score = game.score();
      equal([score.robFactor, score.showFactor, score.isOver], [4, 4, false], "factors");
      equal([0, 1, 2].map((seat) => score.doubleFactorOf(seat)), [2, 1, 4], "double factors");
      equal([0, 1, 2].map((seat) => score.pointsOf(seat)), [0, 0, 0], "no points yet");
    },
    "what is refused changes nothing": () => {
      const game = make();
      const [hand, other] = [game.handOf(0), game.handOf(1)];
      refused(game, GameAction.bid(1, 1), ddz.ERR_TURN_SEAT, "not its turn");
      for (const points of [4, -1, 0, 256, 257, 1.5, NaN]) {
        refused(game, GameAction.bid(0, points), ddz.ERR_TURN_BID_RANGE, `bid of ${points}`);
      }
      refused(game, GameAction.call(0), ddz.ERR_TURN_PHASE, "call");
      refused(game, GameAction.rob(0), ddz.ERR_TURN_PHASE, "rob");
      refused(game, GameAction.play(0, [hand[0]]), ddz.ERR_TURN_PHASE, "play");
      for (const seat of [3, -1, 256, 0.5, NaN, 2 ** 32, undefined]) {
        refused(game, GameAction.pass(seat), ddz.ERR_ENUM, `seat ${seat}`);
      }
      refused(game, GameAction.double(0, 3), ddz.ERR_ENUM, "double");
      refused(game, GameAction.double(0, 258), ddz.ERR_ENUM, "double");
      refused(game, GameAction.show(0, 6), ddz.ERR_ENUM, "show");
      refused(game, new GameAction(), ddz.ERR_ENUM, "nothing");
      refused(game, null, ddz.ERR_NULL, "null");
      refused(game, undefined, ddz.ERR_NULL, "undefined");
      game.act(GameAction.bid(0, 3));
      refused(game, GameAction.pass(0), ddz.ERR_TURN_LEAD, "the leader passes");
      refused(game, GameAction.play(0, [other[0]]), ddz.ERR_TURN_NOT_HELD, "not held");
      for (const card of [0, hand[0] + 256, -1, 3.5, "3"]) {
        refused(game, GameAction.play(0, [card]), ddz.ERR_CARD, `card ${card}`);
      }
      refused(game, GameAction.play(0, [hand[0], hand[0]]), ddz.ERR_DUPLICATE, "twice");
      for (const length of [21, 256, 257, 100000]) {
        const cards = new Uint8Array(length);
        refused(game, GameAction.play(0, cards), ddz.ERR_TOO_MANY, `${length} cards`);
      }
      for (const nothing of [null, undefined, []]) {
        refused(game, GameAction.play(0, nothing), ddz.ERR_TURN_NOT_A_PLAY, "no cards");
      }
      const pair = Rules.classify(rules, [0x03, 0x13]);
      const play = (declared) => GameAction.play(0, [hand[0]], declared);
      refused(game, play(pair), ddz.ERR_TURN_READING, "a single as a pair");
      refused(game, play(new Play(PlayKind.Single + 256, 0, 1, 1)), ddz.ERR_ENUM, "no kind");
      refused(game, play(new Play(18, 0, 1, 1)), ddz.ERR_ENUM, "no kind");
      game.act(play(Rules.classify(rules, [hand[0]])));
      refused(game, GameAction.bid(1, 3), ddz.ERR_TURN_PHASE, "a bid in the play");
    },
    "making a game is refused with a reason": () => {
      const flow = Flow.standard;
      const deck = Deck.shuffle(seed);
      const twice = deck.slice();
      twice[0] = twice[1];
      const of = (rules, flow, bytes, seat) => Game.tryCreate(rules, flow, bytes, seat, out);
      const dealt = (deck, seat) => Game.tryCreateDealt(rules, flow, deck, seat, out);
      const out = make();
      const before = out.clone();
      equal(of(null, flow, seed, 0), ddz.ERR_NULL, "no rules");
      equal(of(rules, null, seed, 0), ddz.ERR_NULL, "no flow");
      equal(of(rules, flow, null, 0), ddz.ERR_NULL, "no seed");
      equal(of(rules, flow, deck, 0), ddz.ERR_LENGTH, "a long seed");
      equal(of(rules, flow, seed.slice(1), 0), ddz.ERR_LENGTH, "a short seed");
      // Else every such seed would be the same, and known to all.
      const fractions = Array.from({ length: 32 }, (_, i) => i + 0.5);
      equal(of(rules, flow, fractions, 0), ddz.ERR_LENGTH, "a seed that is no bytes");
      equal(status(() => Deck.shuffle(fractions), "seed"), ddz.ERR_LENGTH, "nor for a deck");
      for (const seat of [3, -1, 0.5, NaN, 2 ** 32]) {
        equal(of(rules, flow, seed, seat), ddz.ERR_ENUM, `seat ${seat}`);
        equal(dealt(deck, seat), ddz.ERR_ENUM, `seat ${seat}`);
      }
      equal(dealt(null, 0), ddz.ERR_NULL, "no deck");
      equal(dealt(seed, 0), ddz.ERR_LENGTH, "a short deck");
      equal(dealt(twice, 0), ddz.ERR_DUPLICATE, "a card twice");
      equal(dealt(deck.map((card, i) => (i === 5 ? 0 : card)), 0), ddz.ERR_CARD, "no card");
      equal(dealt(Array.from(deck, (card, i) => card + (i === 5 ? 256 : 0)), 0), ddz.ERR_CARD, "nor");
      check(out.equals(before), "something was written");
      equal(status(() => Game.create(rules, flow, deck, 0), "throws"), ddz.ERR_LENGTH, "throws");
      equal(status(() => Game.createDealt(rules, flow, twice), "twice"), ddz.ERR_DUPLICATE, "too");
      equal(Game.create(rules, flow, seed).firstSeat, 0, "seat 0 unless told otherwise");
    },
    "a flow's switches": () => {
      const flow = Flow.classic.with({ bombFactor: 3, base: 70000, cap: 8 });
      equal(flow.switches().bombFactor, 3, "changed");
      equal(flow.switches().base, 70000, "the base is a word");
      equal(Flow.classic.switches().bombFactor, 2, "the first one stays");
      for (const value of [256 + 2, -1, 2.5, NaN, "2"]) {
        const bad = () => Flow.classic.with({ bombFactor: value });
        equal(status(bad, value), ddz.ERR_FLOW_RANGE, `bombFactor ${value}`);
      }
      for (const value of [0, -1, 2 ** 32 + 1, 1.5, NaN, "1"]) {
        const bad = () => Flow.classic.with({ base: value });
        equal(status(bad, value), ddz.ERR_FLOW_RANGE, `base ${value}`);
      }
      equal(Flow.tryCheck({}), ddz.ERR_FLOW_RANGE, "no switches at all");
    },
    "seats that there are not": () => {
      const game = make();
      const [actions, moves, action] = [new ActionList(), new MoveList(), new GameAction()];
      const [view, unseen] = [new View(), new Unseen()];
      for (const seat of [3, -1, 0.5, NaN, 2 ** 31, 2 ** 32, undefined]) {
        check(!game.isWaitingFor(seat), `${seat} is waited for`);
        equal(game.tryLegal(seat, actions), ddz.ERR_ENUM, `legal ${seat}`);
        equal(game.tryMoves(seat, moves), ddz.ERR_ENUM, `moves ${seat}`);
        equal(game.tryView(seat, view), ddz.ERR_ENUM, `view ${seat}`);
        equal(game.tryAuto(seat, Auto.Hint, action), ddz.ERR_ENUM, `auto ${seat}`);
        equal(game.tryUnseen(seat, unseen), ddz.ERR_ENUM, `unseen ${seat}`);
        for (const call of ["legal", "moves", "view", "unseen"]) {
          equal(status(() => game[call](seat), call), ddz.ERR_ENUM, `${call} ${seat}`);
        }
        const ofSeat = ["hasPassed", "playsOf", "shownBy", "doubledBy", "handOf", "playedBy"];
        for (const name of [...ofSeat, "latestBy"]) {
          check(thrown(() => game[name](seat), name) instanceof RangeError, `${name} ${seat}`);
        }
        check(thrown(() => game.score().pointsOf(seat), "points") instanceof RangeError, "points");
      }
      for (const how of [99, -1, 0.5, 2 ** 32, undefined]) {
        equal(game.tryAuto(0, how, action), ddz.ERR_ENUM, `auto ${how}`);
      }
      equal(game.tryAuto(1, Auto.Hint, action), ddz.ERR_TURN_SEAT, "nothing is asked of it");
      equal(status(() => game.auto(1, Auto.Hint), "auto"), ddz.ERR_TURN_SEAT, "auto");
      check(action.equals(new GameAction()), "an action was written on an error");
      equal(game.legal(1), [], "nothing to say");
      equal(game.moves(0), [], "no plays in the auction");
      for (const rank of [15, -1, 0.5, NaN, 16]) {
        check(thrown(() => unseen.of(rank), rank) instanceof RangeError, `rank ${rank}`);
      }
    },
    "a list of actions": () => {
      const game = make();
      const list = new ActionList();
      equal(list.capacity, ddz.LEGAL_MAX, "room");
      equal(game.tryLegal(0, list), ddz.OK, "status");
      const actions = game.legal(0);
      equal(actions.map(String), ["0: Pass", "0: Bid 1", "0: Bid 2", "0: Bid 3"], "as text");
      equal(list.length, 4, "length");
      actions.forEach((action, i) => {
        check(list.at(i).equals(action), "at");
        check(list.read(i, GameAction.call(2)).equals(action), "read");
        const { seat, kind, value } = action;
        equal([list.seat(i), list.kind(i), list.value(i)], [seat, kind, value], "numbers");
      });
      equal(list.toArray().map(String), actions.map(String), "all");
      for (const i of [-1, 4, NaN]) {
        check(thrown(() => list.kind(i), i) instanceof RangeError, "no such action");
      }
      const short = new ActionList(3);
      equal(game.tryLegal(0, short), ddz.ERR_BUFFER, "four do not fit");
      equal(short.length, 0, "nothing was written");
      equal(make(Flow.happy).tryLegal(0, short), ddz.ERR_BUFFER, "nor four shows");
      game.act(GameAction.bid(0, 2));
      equal(game.tryLegal(1, short), ddz.OK, "two fit");
      equal(short.toArray().map(String), ["1: Pass", "1: Bid 3"], "two");
      game.act(GameAction.bid(1, 3));
      const moves = new MoveList(2);
      equal(game.tryMoves(1, moves), ddz.ERR_BUFFER, "moves do not fit");
      equal(moves.length, 0, "nothing was written");
    },
    "an action": () => {
      const cards = [0x33, 0x03, 0x13];
      const trio = Rules.classify(rules, cards);
      const action = GameAction.play(2, cards, trio);
      equal([action.seat, action.kind, action.count, action.value], [2, 7, 3, 0], "numbers");
      equal(action.cards(), cards, "cards");
      equal(action.declared(), trio, "declared");
      check(GameAction.play(2, cards).declared().isNone, "not declared");
      equal(String(action), "2: Play ♠3 ♦3 ♣3", "text");
      check(action.equals(GameAction.play(2, Uint8Array.from(cards), trio)), "equal");
      check(!action.equals(GameAction.play(2, cards)), "not equal");
      equal(String(GameAction.double(1, DoubleFactor.Four)), "1: Double 4", "double");
      equal(String(GameAction.show(0, Shown.Late)), "0: Show 3", "show");
      equal(String(GameAction.timeout(0)), "0: Timeout", "time-out");
      equal([GameAction.call(0).cards(), GameAction.call(0).count], [[], 0], "no cards");
    },
    "a game that is none yet": () => {
      const game = new Game();
      equal(game.tryCheck(), ddz.ERR_GAME, "check");
      equal(game.phase, 0, "phase");
      equal(make().tryCheck(), ddz.OK, "check of a game");
      equal([game.landlord, game.winner, game.tableSeat, game.firstRevealer],
        [null, null, null, null], "seats");
      refused(game, GameAction.pass(0), ddz.ERR_GAME, "act");
      const [score, view, action] = [new Score(), new View(), new GameAction()];
      equal(game.tryScore(score), ddz.ERR_GAME, "score");
      equal(game.tryView(0, view), ddz.ERR_GAME, "view");
      equal(game.tryUnseen(0, new Unseen()), ddz.ERR_GAME, "unseen");
      equal(game.tryAuto(0, Auto.Hint, action), ddz.ERR_GAME, "auto");
      equal(game.tryLegal(0, new ActionList()), ddz.ERR_GAME, "legal");
      equal(game.tryMoves(0, new MoveList()), ddz.ERR_GAME, "moves");
      equal(game.tryPack([]), ddz.ERR_GAME, "pack");
      equal(Record.tryBegin(game, []), ddz.ERR_GAME, "record");
      equal(status(() => game.pack(), "pack"), ddz.ERR_GAME, "pack");
      equal(status(() => game.score(), "score"), ddz.ERR_GAME, "score");
      equal([score.landlord, score.winner, view.landlord, view.winner, view.tableSeat],
        [null, null, null, null, null], "what was not filled says nobody");
      equal(view.raw.bytes, new View().raw.bytes, "nothing was written");
    },
    "packed bytes": () => {
      const game = make(Flow.happy);
      const packed = game.pack();
      const out = new Uint8Array(ddz.PACKED_MAX).fill(0xee);
      equal(game.tryPack(out, 7), packed.length, "count");
      equal(out.slice(7, 7 + packed.length), packed, "at a place");
      check([out[6], out[7 + packed.length]].every((byte) => byte === 0xee), "only there");
      const array = [1, 2, 3];
      equal(game.tryPack(array, 3), packed.length, "an array grows");
      equal(array, [1, 2, 3, ...packed], "an array grows");
      const short = new Uint8Array(packed.length - 1);
      equal(game.tryPack(short), ddz.ERR_BUFFER, "a short buffer");
      for (const place of [-1, 0.5, NaN, 1, 2 ** 32]) {
        equal(game.tryPack(new Uint8Array(packed.length), place), ddz.ERR_BUFFER, `at ${place}`);
      }
      equal(game.tryPack([], 1), ddz.ERR_BUFFER, "an array with a hole");
      equal(short, new Uint8Array(short.length), "nothing was written");

      const other = make();
      const before = other.clone();
      equal(Game.tryUnpack(null, other), ddz.ERR_NULL, "null");
      equal(Game.tryUnpack(new Uint8Array(54), other), ddz.ERR_FORMAT, "no game");
      equal(Game.tryUnpack([], other), ddz.ERR_FORMAT, "nothing");
      for (const length of [ddz.PACKED_MAX + 1, ddz.RECORD_MAX + 1, 200000]) {
        equal(Game.tryUnpack(new Uint8Array(length), other), ddz.ERR_LENGTH, `${length} bytes`);
      }
      for (let i = 0; i < packed.length; i++) {
        const changed = packed.slice();
        changed[i] ^= 1 << i % 8;
        const answer = Game.tryUnpack(changed, other);
        check([ddz.ERR_FORMAT, ddz.ERR_CHECKSUM].includes(answer), `byte ${i}: ${answer}`);
        const wide = Array.from(packed);
        wide[i] += 256;
        equal(Game.tryUnpack(wide, other), ddz.ERR_FORMAT, `byte ${i} that is none`);
      }
      check(other.equals(before), "something was written");
      equal(status(() => Game.unpack(packed.slice(1)), "cut"), ddz.ERR_FORMAT, "cut");
      equal(Game.tryUnpack(Array.from(packed), other), ddz.OK, "an array");
      check(other.equals(game), "the same game");
    },
    "a record names the action that was changed": () => {
      const start = Game.create(rules, Flow.happy, seedOf(7), 0);
      const { game, actions, record, ends } = playByHints(ddz, start, 7);
      const [begin] = ends;
      const replay = new Replay();
      equal(Record.tryReplay(record, Infinity, replay), ddz.OK, "whole");
      check(replay.game.equals(game), "the same end");
      equal(replay.index, actions.length, "actions");
      equal(Record.tryReplay(Uint8Array.from(record), 0, replay), ddz.OK, "none of it");
      check(replay.game.equals(start) && Record.replay(record, 0).equals(start), "the beginning");
      equal(replay.index, 0, "no action");
      const copy = start.clone();
      actions.forEach((action, i) => {
        check(Record.actionAt(record, i).equals(action), `action ${i}`);
        copy.act(action);
        check(Record.replay(record, i + 1).equals(copy), `after action ${i}`);
      });
      const none = GameAction.call(1);
      for (const index of [actions.length, -1, 0.5, NaN, 2 ** 32]) {
        equal(Record.tryActionAt(record, index, none), ddz.ERR_LENGTH, `action ${index}`);
      }
      check(none.equals(GameAction.call(1)), "an action was written on an error");
      equal(status(() => Record.actionAt(record, 999), "999"), ddz.ERR_LENGTH, "action 999");

      // A bit of any byte is changed.
      const kept = replay.game.clone();
      let checksums = 0;
      for (let i = 0; i < record.length; i++) {
        const changed = record.slice();
        changed[i] ^= 1 << i % 8;
        const answer = Record.tryReplay(changed, Infinity, replay);
        check(answer !== ddz.OK, `byte ${i} was changed and nobody saw it`);
        checksums += answer === ddz.ERR_CHECKSUM ? 1 : 0;
        equal(replay.index, ends.findIndex((end) => i < end) - 1, `byte ${i}: index`);
        const error = thrown(() => Record.replay(changed), i);
        equal([error.status, error.index], [answer, replay.index], `byte ${i}: status`);
      }
      check(checksums > 10 && begin > 100, "the record is short");
      for (const count of [-1, 0.5, NaN, 2 ** 32]) {
        replay.index = 5;
        equal(Record.tryReplay(record, count, replay), ddz.ERR_LENGTH, `count ${count}`);
        equal(replay.index, -1, "no action is to blame");
      }
      const wide = record.map((byte) => byte + 256);
      equal(Record.tryReplay(wide, 1, replay), ddz.ERR_FORMAT, "no bytes");
      equal(Record.tryActionAt(wide, 1, none), ddz.ERR_FORMAT, "no bytes");
      for (const length of [ddz.RECORD_MAX + 1, 200000]) {
        const long = new Uint8Array(length);
        equal(Record.tryReplay(long, 1, replay), ddz.ERR_LENGTH, `${length} bytes`);
        equal(Record.tryActionAt(long, 1, none), ddz.ERR_LENGTH, `${length} bytes`);
      }
      equal(Record.tryReplay(null, 1, replay), ddz.ERR_NULL, "null");
      equal(Record.tryActionAt(null, 1, none), ddz.ERR_NULL, "null");
      equal(Record.tryReplay([], 1, replay), ddz.ERR_FORMAT, "nothing");
      check(replay.game.equals(kept), "a game was written on an error");
    },
    "a record in a buffer": () => {
      const game = make();
      const action = GameAction.bid(0, 3);
      const buffer = new Uint8Array(ddz.RECORD_BEGIN_MAX + ddz.RECORD_ENTRY_MAX);
      const begin = Record.tryBegin(game, buffer);
      game.act(action);
      const entry = Record.tryAppend(game, action, buffer, begin);
      equal(buffer.slice(begin, begin + entry), Record.append(game, action), "an entry");
      check(Record.replay(buffer.subarray(0, begin + entry)).equals(game), "replay");
      equal(Record.tryAppend(game, action, buffer, buffer.length - 1), ddz.ERR_BUFFER, "no room");
      equal(Record.tryBegin(game, new Uint8Array(9)), ddz.ERR_BUFFER, "no room");
      equal(Record.tryBegin(null, []), ddz.ERR_NULL, "no game");
      equal(Record.tryAppend(null, action, []), ddz.ERR_NULL, "no game");
      equal(Record.tryAppend(game, null, []), ddz.ERR_NULL, "no action");
      const odd = GameAction.play(0, [0]);
      equal(Record.tryAppend(game, odd, []), ddz.ERR_CARD, "no card");
      equal(status(() => Record.append(game, new GameAction()), "none"), ddz.ERR_ENUM, "none");
      equal(status(() => Record.begin(new Game()), "none"), ddz.ERR_GAME, "none");
    },
    "copies go their own way": () => {
      const game = make();
      const copy = game.clone();
      const other = Game.create(rules, Flow.happy, seedOf(3), 1);
      copy.act(GameAction.bid(0, 3));
      equal([game.actions, copy.actions], [0, 1], "actions");
      check(!copy.equals(game), "equal");
      game.copyFrom(copy);
      check(copy.equals(game), "not equal");
      // Nothing of one is left in the module when the other has its turn.
      other.act(GameAction.pass(2));
      equal(game.landlord, 0, "landlord");
      equal(other.legal(0).map(String)[0], "0: Pass", "the other one");
      equal(game.view(0).handOf(0).length, 20, "the first one");
    },
    "no pass where none may be, a time-out always": () => {
      const game = make();
      const before = game.auto(0, Auto.Timeout);
      equal(String(before), "0: Pass", "in the auction");
      game.act(GameAction.bid(0, 3));
      const lead = game.auto(0, Auto.Timeout);
      equal([lead.kind, lead.cards()], [ddz.ActionKind.Play, [game.handOf(0)[0]]], "the lowest");
      const late = game.clone();
      late.act(GameAction.timeout(0));
      game.act(lead);
      equal(late.playedBy(0), game.playedBy(0), "the same play");
      equal(game.legal(1).map(String), ["1: Pass"], "who follows may pass");
    },
    "without the game's calls it says which module has them": async () => {
      const copy = await fresh();
      const calls = {
        "Flow.standard": () => copy.Flow.standard,
        "Flow.create": () => copy.Flow.create({}),
        "Game.tryCreate": () => copy.Game.tryCreate(null, null, null, 0, new copy.Game()),
        "Game.unpack": () => copy.Game.unpack([]),
        "Record.replay": () => copy.Record.replay([]),
        legal: () => new copy.Game().legal(0),
        tryAct: () => new copy.Game().tryAct(copy.GameAction.pass(0)),
      };
      const says = (pattern) => {
        for (const name of Object.keys(calls)) {
          const { message } = thrown(calls[name], name);
          check(pattern.test(message), `${name}: ${message}`);
        }
      };
      says(/call init first/);
      copy.initSync(wasm);
      says(/load ddz-game\.wasm/);
      equal(copy.Cards.parse("xX"), [0x4e, 0x4f], "other calls");
      copy.initSync(whole);
      const game = copy.Game.create(copy.RuleSet.standard, copy.Flow.classic, seed, 0);
      copy.initSync(wasm);
      says(/load ddz-game\.wasm/);
      check(/ddz-game/.test(thrown(() => game.view(0), "view").message), "a game made before");
      copy.initSync(whole);
      check(game.equals(make()) && game.tryCheck() === copy.OK, "the game goes on");
    },
  };
  return Object.keys(cases).map((name) => ({ name: `game: ${name}`, run: cases[name] }));
}

/** By rank, then suit. */
function byRank(ddz) {
  const key = (card) => ddz.Card.rank(card) * 4 + (ddz.Card.suit(card) ?? 0);
  return (a, b) => key(a) - key(b);
}
