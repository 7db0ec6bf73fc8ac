// Reads the vector files of tests/vectors; its README.md explains the columns.

import { check } from "./check.js";

const RANKS = "3456789TJQKA2xX";

/** The rows of a file: objects by the names of the columns, and `at`. */
export function rows(file, content) {
  const lines = content
    .split("\n")
    .map((line, i) => ({ at: `${file}:${i + 1}`, line }))
    .filter(({ line }) => line !== "" && line[0] !== "#");
  const [{ line: header }, ...rest] = lines;
  const names = header.split("\t");
  check(rest.length > 0, `${file} has no rows`);
  return rest.map(({ at, line }) => {
    const cells = line.split("\t");
    check(cells.length === names.length, `${at}: columns`);
    const row = { at };
    names.forEach((name, i) => (row[name] = cells[i]));
    return row;
  });
}

/** The bytes of a card cell. */
export function cards(cell) {
  if (cell === "-") {
    return new Uint8Array(0);
  }
  if (cell.startsWith("0x")) {
    return hex(cell);
  }
  const given = {};
  return Uint8Array.from(Array.from(cell), (letter) => {
    const rank = rankOf(letter);
    const nth = (given[rank] = (given[rank] ?? -1) + 1);
    if (rank >= 13) {
      return 0x4e + rank - 13;
    }
    return ((nth % 4) << 4) | (rank >= 11 ? rank - 10 : rank + 3);
  });
}

export function hex(cell) {
  check(/^0x([0-9A-F]{2})*$/.test(cell), `no bytes: ${cell}`);
  return Uint8Array.from(cell.slice(2).match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

export function rankOf(letter) {
  const rank = RANKS.indexOf(letter);
  check(rank >= 0, `no rank: ${letter}`);
  return rank;
}

/** Card bytes as rank letters in ascending order. */
export function letters(bytes) {
  const rank = (card) => {
    const face = card & 15;
    return card >> 4 === 4 ? face - 1 : face >= 3 ? face - 3 : face + 10;
  };
  return Array.from(bytes, rank)
    .sort((a, b) => a - b)
    .map((rank) => RANKS[rank])
    .join("");
}

/** A play as the vectors write it. */
export function reading(ddz, play) {
  return `${kindName(ddz, play.kind)}:${RANKS[play.rank]}/${play.length}`;
}

/** `KIND_…` in lower case, from the constants of the package. */
export function kindName(ddz, kind) {
  const name = Object.keys(ddz).find((key) => key.startsWith("KIND_") && ddz[key] === kind);
  check(name !== undefined, `no kind ${kind}`);
  return name.slice("KIND_".length).toLowerCase();
}

/** `ERR_…` by its name in lower case. */
export function status(ddz, name) {
  const number = name === "ok" ? ddz.OK : ddz[`ERR_${name.toUpperCase()}`];
  check(typeof number === "number", `no status ${name}`);
  return number;
}

/** The switches in the order of the columns, as the files and as we name them. */
export const SWITCHES = [
  "straight_min",
  "pair_straight_min",
  "plane_min",
  "shuttle_min",
  "trio_plain",
  "trio_single",
  "trio_pair",
  "plane_singles",
  "plane_pairs",
  "wing_repeat",
  "wing_adjacent_trio",
  "wing_rocket",
  "wing_pairs_quad",
  "four_singles",
  "four_rocket",
  "four_pairs",
  "shuttle",
  "shuttle_singles",
  "shuttle_pairs",
].map((name) => ({ name, camel: camel(name) }));

/** `rob_back` as `robBack`. */
export function camel(name) {
  return name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
}

/** Text in quotes with its escapes, as bytes: not all of it is UTF-8. */
export function quotedBytes(cell) {
  const parts = /^"((?:[^"\\]|\\.)*)"(?:\*(\d+))?$/s.exec(cell);
  check(parts !== null, `no text: ${cell}`);
  const bytes = [];
  const put = (character) => bytes.push(...new TextEncoder().encode(character));
  const escape = /\\x([0-9A-Fa-f]{2})|\\u\{([0-9A-Fa-f]+)\}|\\(.)|([^\\])/gsu;
  for (const [, byte, code, known, plain] of parts[1].matchAll(escape)) {
    if (byte !== undefined) {
      bytes.push(parseInt(byte, 16));
    } else if (code !== undefined) {
      put(String.fromCodePoint(parseInt(code, 16)));
    } else if (known !== undefined) {
      put({ t: "\t", r: "\r", n: "\n", "\\": "\\", '"': '"' }[known]);
    } else {
      put(plain);
    }
  }
  const times = Number(parts[2] ?? 1);
  return Uint8Array.from(Array(times).fill(bytes).flat());
}
