// The page: what is clicked goes to the table or into the hand, and everything
// is asked again after each click.

import {
  Card,
  Cards,
  CARDS_MAX,
  Deck,
  Order,
  RuleSet,
  Style,
  fromUrl,
  init,
} from "../../bindings/typescript/dist/ddz.mjs";
import { PRESETS, WORDS, playWord, rankWord } from "./words.js";

await init(fromUrl(new URL("../../bindings/typescript/dist/ddz.wasm", import.meta.url).href));
const { DECK, beating, inHand, onTable } = await import("./answers.js");

const DEALT = 17;
const SUITS = ["♦", "♣", "♥", "♠"];

const state = {
  language: navigator.language.startsWith("zh") ? "zh" : "en",
  preset: 0,
  target: "table",
  table: Array.from(Cards.parse("3 4 5 6 7")),
  hand: Array.from(Cards.parse("♠4 ♠5 ♠6 ♠7 ♠8 ♥8 ♠9 ♥9 ♦9 ♠J ♥Q ♦Q ♣Q ♠Q ♠2 x X")),
  /** Cards of the hand that stand out: a hint that was clicked. */
  raised: [],
};

const $ = (selector) => document.querySelector(selector);
const word = (name) => WORDS[state.language][name];

function element(tag, classes, ...children) {
  const made = document.createElement(tag);
  made.className = classes;
  made.append(...children);
  return made;
}

function cardButton(card, classes, click) {
  const suit = Card.suit(card);
  const mark = suit === null ? "★" : SUITS[suit];
  const red = suit === 0 || suit === 2 || card === Card.bigJoker;
  const made = element("button", `card ${red ? "hearts" : ""} ${classes}`);
  const rank = rankWord(Card.rank(card), "en");
  made.append(suit === null ? "王" : rank, element("span", "", mark));
  made.type = "button";
  made.dataset.card = card;
  made.title = Cards.format([card], state.language === "zh" ? Style.Chinese : Style.Suited);
  made.addEventListener("click", click);
  return made;
}

function chip(move, click) {
  const cards = Cards.format(Cards.sort(Array.from(move.cards), Order.Grouped), Style.Ranks);
  const made = element("button", "chip", element("b", "", cards));
  made.type = "button";
  made.append(` ${playWord(move.play, state.language)}`);
  made.addEventListener("click", click);
  return made;
}

/** Puts a card where clicks go, or takes it away from there. */
function toggle(card, from = state.target) {
  state.raised = [];
  const place = state[from];
  const at = place.indexOf(card);
  if (at >= 0) {
    place.splice(at, 1);
  } else if (place.length < CARDS_MAX) {
    for (const other of ["table", "hand"]) {
      state[other] = state[other].filter((held) => held !== card);
    }
    state[from].push(card);
  }
  show();
}

function showTable(rules) {
  const readings = onTable(rules, state.table);
  const tray = $("#table");
  const name = tray.querySelector(".name");
  const empty = state.table.length === 0;
  const none = !empty && readings.length === 0;
  name.classList.toggle("bad", none);
  name.textContent = empty
    ? word("nothing")
    : none
      ? word("notAPlay")
      : playWord(readings[0], state.language);
  const others = readings.slice(1).map((play) => playWord(play, state.language));
  tray.querySelector(".more").textContent =
    others.length > 0 ? `${word("also")} ${others.join(", ")}` : "";
  const left = DECK.filter((card) => !state.table.includes(card));
  const moves = readings.length > 0 ? beating(rules, readings[0], left) : [];
  const put = (move) => () => {
    state.hand = Array.from(move.cards);
    state.raised = [];
    show();
  };
  tray.querySelector(".chips").replaceChildren(...moves.map((move) => chip(move, put(move))));
  return readings[0] ?? null;
}

function showHand(rules, table) {
  const tray = $("#hand");
  const answer = inHand(rules, state.hand, table);
  const name = tray.querySelector(".name");
  const whole = answer.whole.isNone ? answer.readAlone : answer.whole;
  const follows = table !== null && !whole.isNone;
  name.classList.toggle("bad", answer.whole.isNone && follows);
  const verdict = follows ? ` · ${word(answer.whole.isNone ? "fails" : "beats")}` : "";
  name.textContent = whole.isNone
    ? ""
    : `${word("whole")}${playWord(whole, state.language)}${verdict}`;
  tray.querySelector(".more").textContent =
    state.hand.length === 0 ? "" : `${word("moves")(answer.moves)} · ${word("turns")(answer.turns)}`;
  const chips = answer.hints.map((move) =>
    chip(move, () => {
      state.raised = Array.from(move.cards);
      show();
    }),
  );
  if (chips.length === 0 && state.hand.length > 0) {
    chips.push(element("span", "chip", word("pass")));
  }
  tray.querySelector(".chips").replaceChildren(...chips);
}

function show() {
  document.documentElement.lang = state.language;
  for (const labelled of document.querySelectorAll("[data-word]")) {
    labelled.textContent = word(labelled.dataset.word);
  }
  $("#language").textContent = word("language");
  $("#preset").replaceChildren(
    ...PRESETS[state.language].map((name, number) => new Option(name, number)),
  );
  $("#preset").value = state.preset;
  for (const tray of ["table", "hand"]) {
    Cards.sort(state[tray], Order.RankDesc);
    const buttons = state[tray].map((card) =>
      cardButton(card, state.raised.includes(card) && tray === "hand" ? "up" : "", () =>
        toggle(card, tray),
      ),
    );
    $(`#${tray} .cards`).replaceChildren(...buttons);
    $(`#${tray}`).classList.toggle("chosen", state.target === tray);
    $(`#to-${tray}`).classList.toggle("on", state.target === tray);
  }
  const used = [...state.table, ...state.hand];
  $("#deck .grid").replaceChildren(
    ...[3, 2, 1, 0]
      .flatMap((suit) => row(suit))
      .map((card) =>
        card === null
          ? element("span", "")
          : cardButton(card, used.includes(card) ? "used" : "", () => toggle(card)),
      ),
  );
  const rules = RuleSet.of(state.preset);
  showHand(rules, showTable(rules));
}

/** A line of the grid: a suit, and behind the spades the jokers. */
function row(suit) {
  const jokers = suit === 3 ? [Card.smallJoker, Card.bigJoker] : [null, null];
  return [...Array.from({ length: 13 }, (_, rank) => Card.of(rank, suit)), ...jokers];
}

$("#language").addEventListener("click", () => {
  state.language = state.language === "zh" ? "en" : "zh";
  show();
});
$("#preset").addEventListener("change", (event) => {
  state.preset = Number(event.target.value);
  state.raised = [];
  show();
});
for (const tray of ["table", "hand"]) {
  $(`#to-${tray}`).addEventListener("click", () => {
    state.target = tray;
    show();
  });
}
$("#deal").addEventListener("click", () => {
  const deck = Array.from(Deck.shuffle(Deck.seed())).filter((card) => !state.table.includes(card));
  state.hand = deck.slice(0, DEALT);
  state.raised = [];
  show();
});
$("#clear").addEventListener("click", () => {
  state.table = [];
  state.hand = [];
  state.raised = [];
  show();
});
show();
