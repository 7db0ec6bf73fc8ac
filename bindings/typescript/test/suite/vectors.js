// The vectors that every language runs, through the package.

import { check, equal, thrown } from "./check.js";
import { OPS } from "./ops.js";
import * as tsv from "./tsv.js";

const COMMON_FILES = [
  "reports.tsv",
  "ambiguous.tsv",
  "kinds.tsv",
  "compare.tsv",
  "engines.tsv",
  "clients_s0.tsv",
  "clients_s1.tsv",
  "clients_s2.tsv",
  "clients_s3.tsv",
  "clients_s4.tsv",
  "moves.tsv",
  "hints.tsv",
  "min_turns.tsv",
  "cards.tsv",
];

/** The cases, one a file. */
export function vectors(env) {
  const sets = ruleSets(env);
  return [
    ...COMMON_FILES.map((file) => ({
      name: `vectors: ${file}`,
      run: () => common(env, sets(), file),
    })),
    { name: "vectors: presets.tsv", run: () => presets(env) },
    { name: "vectors: switches.tsv", run: () => switches(env, sets()) },
    { name: "vectors: text.tsv", run: () => text(env) },
    { name: "vectors: decks.tsv", run: () => decks(env) },
  ];
}

function common({ ddz, read }, sets, file) {
  const presets = tsv.rows("presets.tsv", read("presets.tsv")).map((row) => row.name);
  let runs = 0;
  for (const row of tsv.rows(file, read(file))) {
    const run = OPS[row.op];
    check(run !== undefined, `${row.at}: nobody knows ${row.op}`);
    for (const name of row.rules.split(",").flatMap((n) => (n === "*" ? presets : [n]))) {
      const rules = name === "-" ? null : sets[name];
      check(rules !== undefined, `${row.at}: no rule set ${name}`);
      run(ddz, rules, row, `${row.at} under ${name}`);
      runs++;
    }
  }
  return `${runs} runs`;
}

/** presets.tsv and rule_sets.tsv, as the files have them, made once. */
export function ruleSets({ ddz, read }) {
  let sets = null;
  return () => {
    if (sets === null) {
      sets = {};
      for (const file of ["presets.tsv", "rule_sets.tsv"]) {
        for (const row of tsv.rows(file, read(file))) {
          sets[row.name] = ddz.RuleSet.create(switchesOf(row));
        }
      }
    }
    return sets;
  };
}

function switchesOf(row) {
  const switches = { kindsOff: 0 };
  for (const { name, camel } of tsv.SWITCHES) {
    switches[camel] = Number(row[name]);
  }
  return switches;
}

function presets({ ddz, read }) {
  const all = tsv.rows("presets.tsv", read("presets.tsv"));
  for (const row of all) {
    equal(ddz.RuleSet.of(Number(row.number)).switches(), switchesOf(row), row.at);
  }
  check(all.length >= 12, "presets are missing");
  const beyond = thrown(() => ddz.RuleSet.of(all.length), "a preset too many");
  equal(beyond.status, ddz.ERR_ENUM, "a preset too many");
  return `${all.length} presets`;
}

function switches({ ddz, read, raw }, sets) {
  let runs = 0;
  for (const row of tsv.rows("switches.tsv", read("switches.tsv"))) {
    const base = sets[row.base].switches();
    const changes = row.changes === "-" ? [] : row.changes.split(",").map((c) => c.split("="));
    const reserved = changes.filter(([name]) => name.startsWith("reserved"));
    for (const [name, value] of changes) {
      const known = tsv.SWITCHES.find((known) => known.name === name);
      check(known !== undefined || name.startsWith("reserved"), `${row.at}: no switch ${name}`);
      if (known !== undefined) {
        base[known.camel] = Number(value);
      }
    }
    const expected = tsv.status(ddz, row.expected);
    if (reserved.length > 0) {
      // Only the struct itself has them.
      equal(checkRaw(raw, base, reserved), expected, row.at);
    } else if (expected === ddz.OK) {
      equal(ddz.RuleSet.create(base).switches(), base, row.at);
    } else {
      equal(ddz.RuleSet.tryCheck(base), expected, row.at);
      equal(thrown(() => ddz.RuleSet.create(base), row.at).status, expected, row.at);
    }
    runs++;
  }
  check(runs > 100, "rows are missing");
  return `${runs} runs`;
}

function checkRaw(raw, switches, reserved) {
  const at = raw.ddz_scratch();
  const bytes = new Uint8Array(raw.memory.buffer, at, 48);
  bytes.fill(0);
  bytes[0] = bytes.length;
  new DataView(raw.memory.buffer).setUint32(at + 4, switches.kindsOff, true);
  tsv.SWITCHES.forEach(({ camel }, i) => (bytes[8 + i] = switches[camel]));
  for (const [name, value] of reserved) {
    bytes[8 + tsv.SWITCHES.length + Number(name.slice("reserved".length))] = Number(value);
  }
  return raw.ddz_rules_check(at);
}

function text({ ddz, read, raw }) {
  let runs = 0;
  let beyond = 0;
  for (const row of tsv.rows("text.tsv", read("text.tsv"))) {
    const bytes = tsv.quotedBytes(row.text);
    const expected = row.expected.startsWith("error:")
      ? tsv.status(ddz, row.expected.slice("error:".length))
      : tsv.cards(row.expected);
    const string = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const again = new TextEncoder().encode(string);
    if (again.length !== bytes.length || again.some((byte, i) => byte !== bytes[i])) {
      // No string has these bytes.
      equal(parseRaw(raw, bytes), expected, row.at);
      beyond++;
    } else if (typeof expected === "number") {
      const out = new Uint8Array(ddz.DECK_LEN).fill(0xee);
      equal(ddz.Cards.tryParse(string, out), expected, row.at);
      check(out.every((byte) => byte === 0xee), `${row.at}: written on an error`);
      equal(thrown(() => ddz.Cards.parse(string), row.at).status, expected, row.at);
    } else {
      equal(ddz.Cards.parse(string), expected, row.at);
    }
    runs++;
  }
  check(runs > 100 && beyond > 0, "rows are missing");
  return `${runs} runs`;
}

function parseRaw(raw, bytes) {
  const at = raw.ddz_scratch();
  const memory = new Uint8Array(raw.memory.buffer, at, raw.ddz_scratch_len());
  memory.set(bytes, 128);
  const status = raw.ddz_cards_parse(at + 128, bytes.length, at + 8, 54, at);
  return status === 0 ? memory.slice(8, 8 + memory[0]) : status;
}

function decks({ ddz, read }) {
  let runs = 0;
  for (const row of tsv.rows("decks.tsv", read("decks.tsv"))) {
    if (row.redeal === "0") {
      equal(ddz.Deck.shuffle(tsv.hex(row.seed)), tsv.hex(row.deck), row.at);
      runs++;
    }
  }
  check(runs >= 5, "rows are missing");
  return `${runs} runs`;
}
