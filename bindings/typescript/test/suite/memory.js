// The calls that are made again and again make no garbage and keep nothing.

import { check, equal } from "./check.js";
import { cards } from "./tsv.js";

const CALLS = 1_000_000;
/** Bytes that an engine may need for its own bookkeeping meanwhile. */
const SLACK = 256 * 1024;
/**
 * What the engine does once, as compiling anew, falls into one batch. What is
 * kept is kept in every batch, so the least counts. Garbage may have been swept
 * up just before the look at it, and then there is less than was made, so of
 * that the middle batch counts.
 */
const BATCHES = 5;

export function memory({ ddz, collect, raw }) {
  const play = new ddz.Play();
  const table = new ddz.Play();
  const list = new ddz.MoveList();
  const hand = cards("3345566789TJQKA2X");
  const plain = Array.from(hand);
  const rules = ddz.RuleSet.standard;
  ddz.Rules.tryClassify(rules, cards("34567"), table);
  const hot = {
    tryClassify: () => ddz.Rules.tryClassify(rules, hand, play),
    "tryClassify of an array": () => ddz.Rules.tryClassify(rules, plain, play),
    tryBeats: () => ddz.Rules.tryBeats(rules, table, hand, play),
    compare: () => ddz.Rules.compare(rules, plain, hand),
    "Moves.tryList": () => ddz.Moves.tryList(rules, hand, table, list),
    "Moves.count": () => ddz.Moves.count(rules, hand, table),
    tryCheck: () => ddz.Cards.tryCheck(hand),
  };
  return Object.keys(hot).map((name) => ({
    name: `memory: ${name} is flat over a million calls`,
    run() {
      const call = hot[name];
      const pages = raw.memory.buffer.byteLength;
      repeat(call, CALLS / 100);
      const [kept, garbage] = [[], []];
      for (let batch = 0; batch < BATCHES; batch++) {
        const before = collect();
        if (before === null) {
          throw new Error("this engine does not tell how much memory is in use");
        }
        repeat(call, CALLS);
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
