// The calls that are made again and again make no garbage and keep nothing.

import { check, equal } from "./check.js";
import { seedOf } from "./random.js";
import { cards } from "./tsv.js";

const CALLS = 1_000_000;
/** The game's calls take longer; a number on the heap in each would be seen. */
const TABLE_CALLS = 25_000;
/** Bytes that an engine may need for its own bookkeeping meanwhile. */
const SLACK = 256 * 1024;
/**
 * What the engine does once, as compiling anew, falls into one batch. What is
 * kept is kept in every batch, so the least counts. Garbage may have been swept
 * up just before the look at it, and then there is less than was made, so of
 * that the middle batch counts.
 */
const BATCHES = 5;

export function memory(env) {
  const { raw, gameRaw } = env;
  return [...flat(env, raw, plays(env), CALLS), ...flat(env, gameRaw, deal(env), TABLE_CALLS)];
}

function plays({ ddz }) {
  const play = new ddz.Play();
  const game = new ddz.Play();
  const list = new ddz.MoveList();
  const hand = cards("3345566789TJQKA2X");
  const plain = Array.from(hand);
  const rules = ddz.RuleSet.standard;
  ddz.Rules.tryClassify(rules, cards("34567"), game);
  return {
    tryClassify: () => ddz.Rules.tryClassify(rules, hand, play),
    "tryClassify of an array": () => ddz.Rules.tryClassify(rules, plain, play),
    tryBeats: () => ddz.Rules.tryBeats(rules, game, hand, play),
    compare: () => ddz.Rules.compare(rules, plain, hand),
    "Moves.tryList": () => ddz.Moves.tryList(rules, hand, game, list),
    "Moves.count": () => ddz.Moves.count(rules, hand, game),
    tryCheck: () => ddz.Cards.tryCheck(hand),
  };
}

function deal({ game: ddz }) {
  const { Auto, Record, Game, GameAction } = ddz;
  const [rules, flow, seed] = [ddz.RuleSet.standard, ddz.Flow.classic, seedOf(1)];
  const start = Game.create(rules, flow, seed, 0);
  const bid = GameAction.bid(0, 3);
  const playing = start.clone();
  playing.act(bid);
  const lead = playing.auto(0, Auto.Hint);
  const pass = GameAction.pass(0);
  const packed = start.pack();
  const record = [...Record.begin(start), ...Record.append(playing, bid)];
  const [game, action, replay] = [new Game(), new GameAction(), new ddz.Replay()];
  const [legal, moves] = [new ddz.ActionList(), new ddz.MoveList()];
  const [view, score, unseen] = [new ddz.View(), new ddz.Score(), new ddz.Unseen()];
  const play = new ddz.Play();
  const bytes = new Uint8Array(ddz.RECORD_BEGIN_MAX);
  // Each does its work, but for the one that is refused.
  const done = (status) => check(status >= 0, "a call was refused");
  return {
    "Game.tryCreate": () => done(Game.tryCreate(rules, flow, seed, 0, game)),
    tryAct() {
      game.copyFrom(playing);
      done(game.tryAct(lead));
    },
    "tryAct, refused": () => check(playing.tryAct(pass) === ddz.ERR_TURN_LEAD, "not refused"),
    tryLegal: () => done(start.tryLegal(0, legal)),
    tryMoves: () => done(playing.tryMoves(0, moves)),
    tryAuto: () => done(playing.tryAuto(0, Auto.Hint, action)),
    tryView() {
      done(playing.tryView(1, view));
      view.readOnTable(play);
      return view.landlord === null || view.countOf(0) < 0 || view.isWaitingFor(2);
    },
    tryScore: () => done(playing.tryScore(score)),
    tryUnseen: () => done(playing.tryUnseen(1, unseen)),
    tryPack: () => done(playing.tryPack(bytes)),
    "Game.tryUnpack": () => done(Game.tryUnpack(packed, game)),
    "Record.tryBegin": () => done(Record.tryBegin(start, bytes)),
    "Record.tryAppend": () => done(Record.tryAppend(playing, bid, bytes)),
    "Record.tryReplay": () => done(Record.tryReplay(record, Infinity, replay)),
    "Record.tryActionAt": () => done(Record.tryActionAt(record, 0, action)),
  };
}

/** A case for each of these calls. */
function flat({ collect }, raw, hot, calls) {
  return Object.keys(hot).map((name) => ({
    name: `memory: ${name} is flat over ${calls} calls`,
    run() {
      const call = hot[name];
      const pages = raw.memory.buffer.byteLength;
      repeat(call, calls / 100);
      const [kept, garbage] = [[], []];
      for (let batch = 0; batch < BATCHES; batch++) {
        const before = collect();
        if (before === null) {
          throw new Error("this engine does not tell how much memory is in use");
        }
        repeat(call, calls);
        const dirty = collect.dirty();
        kept.push(collect() - before);
        garbage.push(dirty - before);
      }
      const least = Math.min(...kept);
      const middle = garbage.sort((a, b) => a - b)[(BATCHES - 1) / 2];
      check(least < SLACK, `${least} bytes are kept in every batch`);
      check(middle < SLACK, `${middle} bytes of garbage in most batches`);
      equal(raw.memory.buffer.byteLength, pages, "the module's memory");
      return `${middle} bytes`;
    },
  }));
}

function repeat(call, times) {
  let sum = 0;
  for (let i = 0; i < times; i++) {
    sum += call() === false ? 1 : 0;
  }
  return sum;
}
