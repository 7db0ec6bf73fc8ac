// What the page asks of the library.

import {
  Card,
  Cards,
  CARDS_MAX,
  Hand,
  Hints,
  Moves,
  Order,
  Rules,
} from "../../bindings/typescript/dist/ddz.mjs";

/** All cards, from 3 to the big joker. */
export const DECK = Array.from(
  Cards.sort(
    Array.from({ length: 4 }, (_, suit) =>
      Array.from({ length: 13 }, (_, rank) => Card.of(rank, suit)),
    )
      .flat()
      .concat([Card.smallJoker, Card.bigJoker]),
    Order.RankAsc,
  ),
);

/** What is on the table: its readings, the default one first. */
export function onTable(rules, cards) {
  return Rules.readings(rules, cards);
}

/** Plays that beat the table, one for each kind, length and rank, made of the
 * cards that are left. A hand has 20 cards at most, so the library is asked
 * about a few ranks at a time. */
export function beating(rules, table, left) {
  const found = new Map();
  const ranks = Array.from(new Set(left.map(Card.rank)));
  // Wings count among the cards for each rank of the body, so that is tried
  // with as many, and with a trio and room for wings.
  const each = Math.min(4, Math.floor(table.cards / table.length));
  const hands = ranks.flatMap((high) => [
    hand(left, high - table.length + 1, high, each),
    hand(left, high - table.length + 1, high, 3),
    left.filter((card) => Card.rank(card) === high),
  ]);
  hands.push(left.filter((card) => Card.rank(card) >= Card.rank(Card.smallJoker)));
  for (const cards of hands) {
    for (const move of Moves.list(rules, cards, table)) {
      const { kind, length, rank } = move.play;
      const key = (kind * 100 + length) * 100 + rank;
      if (!found.has(key)) {
        found.set(key, move);
      }
    }
  }
  return Array.from(found.entries())
    .sort(([a], [b]) => a - b)
    .map(([, move]) => move);
}

/** Up to `each` cards of the ranks from `low` to `high`, and low ones to carry. */
function hand(left, low, high, each) {
  const body = [];
  for (let rank = low; rank <= high; rank++) {
    body.push(...left.filter((card) => Card.rank(card) === rank).slice(0, each));
  }
  const rest = left.filter((card) => !body.includes(card));
  return [...body, ...rest].slice(0, CARDS_MAX);
}

/** What a hand may do about the table; `table` is null for a lead. */
export function inHand(rules, cards, table) {
  return {
    whole: Rules.beats(rules, table, cards),
    readAlone: Rules.classify(rules, cards),
    hints: Hints.list(rules, cards, table),
    moves: Moves.count(rules, cards, table),
    turns: Hand.minTurns(rules, cards),
  };
}
