// The module itself: what it asks of its host, what it offers, what it takes.

import { check, equal } from "./check.js";
import { playByHints, seedOf } from "./random.js";
import { cards } from "./tsv.js";

/** Most bytes that the module may have. */
const SIZE_MAX = 48 * 1024;
/** The stack stands at the bottom of the memory, below the data. */
const STACK = 64 * 1024;
/** What is exported besides the C ABI. */
const OWN = ["ddz_scratch", "ddz_scratch_len", "memory"];
/** What the linker adds on its own: two addresses. */
const LINKER = ["__data_end", "__heap_base"];

/** Rooms that only the module with the game has. */
const GAME = /^ddz_(bot|flow|game|kind|position|record|solve)_/;

export function module({ raw, symbols, game, gameRaw, wasm, whole }) {
  return [
    ...shipped("ddz.wasm", wasm, symbols.filter((name) => !GAME.test(name))),
    ...shipped("ddz-game.wasm", whole, symbols),
    {
      name: "module: ddz.wasm is small",
      run() {
        check(wasm.byteLength <= SIZE_MAX, `${wasm.byteLength} bytes, more than ${SIZE_MAX}`);
        return `${wasm.byteLength} bytes; with the game ${whole.byteLength}`;
      },
    },
    {
      name: "module: needs little stack, which stands below the data",
      run: () => stack(raw, () => deepest(raw)),
    },
    {
      name: "module: a deal needs little stack, too",
      run: () => stack(gameRaw, () => deals(game)),
    },
  ];
}

/** What goes for each of the two. */
function shipped(file, bytes, symbols) {
  const compiled = new WebAssembly.Module(bytes);
  return [
    {
      name: `module: ${file} asks nothing of its host (no panic is left in it)`,
      run: () => equal(WebAssembly.Module.imports(compiled), [], "imports"),
    },
    {
      name: `module: ${file} exports the C ABI`,
      run() {
        const names = WebAssembly.Module.exports(compiled).map(({ name }) => name);
        const found = names.filter((name) => !LINKER.includes(name)).sort();
        equal(found, [...symbols, ...OWN].sort(), "exports");
        check(symbols.length > 20, "the list of symbols is short");
        return `${symbols.length} calls`;
      },
    },
  ];
}

/** Paints the stack, makes the calls, and looks how far down they came. */
function stack(raw, calls) {
  const PAINT = 0xa5;
  for (const data of [raw.ddz_scratch(), raw.ddz_version_text(), raw.ddz_status_text(-100, 0)]) {
    check(data >= STACK, `data at ${data}, inside the stack`);
  }
  const memory = new Uint8Array(raw.memory.buffer);
  memory.fill(PAINT, 0, STACK);
  calls();
  const untouched = memory.findIndex((byte) => byte !== PAINT);
  check(untouched > 0 && untouched < STACK, "the paint says nothing");
  check(untouched >= STACK / 8, `only ${untouched} bytes of the stack were left`);
  return `${STACK - untouched} bytes of stack used`;
}

/** The calls that go deepest. */
function deepest(raw) {
  const memory = new Uint8Array(raw.memory.buffer);
  const base = raw.ddz_scratch();
  const [rules, hand, number, out] = [base, base + 64, base + 96, base + 128];
  const hands = ["34567890TJQKA2xX333444", "333444555666777888AA", "3344556677889TJQKA2x"];
  for (let preset = 0; preset < 12; preset++) {
    memory[rules] = 48;
    memory.fill(0, rules + 1, rules + 4);
    equal(raw.ddz_rules_preset(preset, rules), 0, "preset");
    for (const text of hands) {
      const bytes = cards(text.replace("0", "")).slice(0, 20);
      memory.set(bytes, hand);
      const n = bytes.length;
      equal(raw.ddz_moves_list(rules, hand, n, 0, out, 837, number), 0, "moves");
      equal(raw.ddz_moves_count(rules, hand, n, 0, number), 0, "count");
      equal(raw.ddz_hint_list(rules, hand, n, 0, out, 837, number), 0, "hints");
      equal(raw.ddz_hand_split(rules, hand, n, out, 20, number), 0, "split");
      equal(raw.ddz_hand_min_turns(rules, hand, n, number), 0, "turns");
      equal(raw.ddz_play_readings(rules, hand, n, out, 3, number), 0, "readings");
    }
  }
  const deck = base + 1024;
  equal(raw.ddz_deck_shuffle(hand, deck), 0, "shuffle");
  equal(raw.ddz_cards_format(deck, 54, 2, out + 2048, 4096, number), 0, "format");
  const length = new DataView(memory.buffer).getUint32(number, true);
  equal(raw.ddz_cards_parse(out + 2048, length, out, 54, number), 0, "parse");
}

/** Deals with everything that is asked of a game. */
function deals(ddz) {
  const open = { wingRepeat: 4, wingAdjacentTrio: 1, shuttle: 2, shuttleSingles: 1, fourPairs: 2 };
  const rules = ddz.RuleSet.standard.with(open);
  for (let n = 0; n < 9; n++) {
    const start = ddz.Game.create(rules, ddz.Flow.of(n), seedOf(n), n % 3);
    const { game, actions, record } = playByHints(ddz, start, n);
    for (let i = 0; i < actions.length; i++) {
      const before = ddz.Record.replay(record, i);
      for (const seat of [0, 1, 2]) {
        before.legal(seat);
        before.moves(seat);
        before.view(seat);
        before.unseen(seat);
      }
    }
    check(ddz.Record.replay(record).equals(game), "the record ends otherwise");
    ddz.Record.actionAt(record, actions.length - 1);
    ddz.Game.unpack(game.pack()).score();
  }
}
