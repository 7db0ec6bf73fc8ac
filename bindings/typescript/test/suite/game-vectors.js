// The vectors of the game, through the friendly layer.

import { check, equal, thrown } from "./check.js";
import { FACTS, flowSwitches, playOut, gameOf } from "./deals.js";
import { points } from "./random.js";
import * as tsv from "./tsv.js";
import { ruleSets } from "./vectors.js";

/** Columns of flows.tsv that are no switches. */
const NO_SWITCHES = ["at", "name", "number", "source"];

export function gameVectors({ game: ddz, whole, read }) {
  const sets = ruleSets({ ddz, read });
  const cases = {
    "flows.tsv": () => flows(ddz, read),
    "flow_switches.tsv": () => contradictions(ddz, whole, read),
    "deals.tsv": () => deals(ddz, sets(), read),
    "forms.tsv": () => forms(ddz, sets(), read),
  };
  return Object.keys(cases).map((name) => ({ name: `vectors: ${name}`, run: cases[name] }));
}

function flows(ddz, read) {
  const all = tsv.rows("flows.tsv", read("flows.tsv"));
  for (const row of all) {
    const flow = ddz.Flow.of(Number(row.number));
    check(flow === ddz.Flow[row.name], `${row.at}: made once`);
    equal(ddz.FlowPreset[row.number].toLowerCase(), row.name, row.at);
    check(ddz.Flow[row.name] === flow, `${row.at}: the getter`);
    const { base, ...switches } = flow.switches();
    equal(base, 1, `${row.at}: base`);
    const columns = Object.keys(row).filter((name) => !NO_SWITCHES.includes(name));
    equal(columns.map(tsv.camel).sort(), Object.keys(switches).sort(), `${row.at}: switches`);
    for (const column of columns) {
      equal(switches[tsv.camel(column)], Number(row[column]), `${row.at}: ${column}`);
    }
  }
  check(all.length >= 9, "flows are missing");
  for (const beyond of [all.length, -1, 0.5, 2 ** 32, NaN]) {
    equal(thrown(() => ddz.Flow.of(beyond), beyond).status, ddz.ERR_ENUM, `flow ${beyond}`);
  }
  return `${all.length} flows`;
}

function contradictions(ddz, whole, read) {
  const raw = new WebAssembly.Instance(new WebAssembly.Module(whole), {}).exports;
  let runs = 0;
  for (const row of tsv.rows("flow_switches.tsv", read("flow_switches.tsv"))) {
    const { switches, reserved } = flowSwitches(ddz, row.base, row.changes);
    const expected = tsv.status(ddz, row.expected);
    if (reserved.length > 0) {
      // Only the struct itself has them.
      equal(checkRaw(raw, switches, reserved), expected, row.at);
      equal(checkRaw(raw, switches, []), ddz.Flow.tryCheck(switches), `${row.at}: without them`);
    } else if (expected === ddz.OK) {
      equal(ddz.Flow.create(switches).switches(), switches, row.at);
      equal(ddz.Flow.tryCheck(switches), ddz.OK, row.at);
    } else {
      equal(ddz.Flow.tryCheck(switches), expected, row.at);
      equal(thrown(() => ddz.Flow.create(switches), row.at).status, expected, row.at);
    }
    runs++;
  }
  check(runs > 100, "rows are missing");
  return `${runs} runs`;
}

/** The order of the switches is that of the struct: the size, the base, bytes. */
function checkRaw(raw, switches, reserved) {
  const at = raw.ddz_scratch();
  const words = new Uint32Array(raw.memory.buffer, at, 32);
  const bytes = new Uint8Array(raw.memory.buffer, at, 128);
  const { base, ...others } = switches;
  const values = Object.values(others);
  words.fill(0);
  words[0] = bytes.length;
  words[1] = base;
  bytes.set(values, 8);
  for (const [place, value] of reserved) {
    bytes[8 + values.length + place] = value;
  }
  return raw.ddz_flow_check(at);
}

function deals(ddz, sets, read) {
  let runs = 0;
  let refused = 0;
  for (const row of tsv.rows("deals.tsv", read("deals.tsv"))) {
    const game = gameOf(ddz, sets, row);
    const { answer, record } = playOut(ddz, game, row);
    equal(answer, tsv.status(ddz, row.answer), row.at);
    for (const fact of row.expected === "-" ? [] : row.expected.split(" ")) {
      const [name, value] = fact.split("=");
      check(name in FACTS, `${row.at}: no fact ${name}`);
      equal(String(FACTS[name](ddz, game)), value, `${row.at}: ${name}`);
    }
    if (game.phase === ddz.Phase.Over) {
      points(game);
    }
    check(ddz.Game.unpack(game.pack()).equals(game), `${row.at}: packed`);
    check(ddz.Record.replay(record).equals(game), `${row.at}: replayed`);
    runs++;
    refused += answer === ddz.OK ? 0 : 1;
  }
  check(runs > 100 && refused > 10, "rows are missing");
  return `${runs} deals, ${refused} with a refusal`;
}

function forms(ddz, sets, read) {
  let runs = 0;
  for (const row of tsv.rows("forms.tsv", read("forms.tsv"))) {
    const game = gameOf(ddz, sets, row);
    const { answer, record } = playOut(ddz, game, row);
    equal(answer, ddz.OK, row.at);
    const [packed, recorded] = [tsv.hex(row.packed), tsv.hex(row.record)];
    equal(game.pack(), packed, `${row.at}: packed`);
    equal(record, recorded, `${row.at}: record`);
    check(ddz.Game.unpack(packed).equals(game), `${row.at}: unpacked`);
    check(ddz.Record.replay(recorded).equals(game), `${row.at}: replayed`);
    runs++;
  }
  check(runs >= 3, "rows are missing");
  return `${runs} forms`;
}
