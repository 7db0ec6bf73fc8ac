// Whole deals by chance, under every flow: what must hold at every moment.

import { check, equal } from "./check.js";
import { ASCENDING } from "./deals.js";

const SEATS = [0, 1, 2];
const DEALS = 12;

export function seedOf(n) {
  const seed = new Uint8Array(32);
  seed[0] = n;
  return seed;
}

/** Plays a deal to its end: chances of the auction by turns, plays by hints.
 * `ends` says where the beginning of the record and each of its entries ends. */
export function playByHints(ddz, start, n) {
  const game = start.clone();
  const record = [];
  ddz.Record.tryBegin(game, record);
  const [actions, ends] = [[], [record.length]];
  while (game.phase !== ddz.Phase.Over) {
    const seat = SEATS.find((seat) => game.isWaitingFor(seat));
    const legal = game.legal(seat);
    const choose = game.phase !== ddz.Phase.Play && legal.length > 0;
    const action = choose
      ? legal[(n + actions.length) % legal.length]
      : game.auto(seat, ddz.Auto.Hint);
    game.act(action);
    actions.push(action);
    ddz.Record.tryAppend(game, action, record, record.length);
    ends.push(record.length);
    check(actions.length < 5000, "a deal without an end");
  }
  return { game, actions, record, ends };
}

export function random({ game: ddz }) {
  const presets = Object.keys(ddz.FlowPreset).filter((name) => /^[A-Z]/.test(name));
  return [
    ...presets.map((name) => ({
      name: `game: whole deals by chance, ${name}`,
      run: () => deals(ddz, ddz.FlowPreset[name]),
    })),
    { name: "game: deals by hints end and sum to zero", run: () => byHints(ddz, presets) },
    { name: "game: a view says nothing about cards that it hides", run: () => leaks(ddz) },
  ];
}

function deals(ddz, preset) {
  const flow = ddz.Flow.of(preset);
  const sets = [ddz.RuleSet.standard, ddz.RuleSet.happy, ddz.RuleSet.botzone];
  const below = dice(preset + 1);
  let [actions, won] = [0, 0];
  for (let n = 0; n < DEALS; n++) {
    const seed = Uint8Array.from({ length: 32 }, () => below(256));
    const game = ddz.Game.create(sets[n % sets.length], flow, seed, n % 3);
    const record = Array.from(ddz.Record.begin(game));
    while (game.phase !== ddz.Phase.Over) {
      moment(ddz, game);
      const waiting = SEATS.filter((seat) => game.isWaitingFor(seat));
      const choices = allChoices(ddz, game, waiting[below(waiting.length)]);
      const action = choices[below(choices.length)];
      wrong(ddz, game, below);
      game.act(action);
      record.push(...ddz.Record.append(game, action));
      actions++;
      check(game.actions < 5000, "a deal without an end");
    }
    moment(ddz, game);
    points(game);
    wrong(ddz, game, below);
    check(ddz.Record.replay(record).equals(game), "the record ends otherwise");
    won += game.winner === null ? 0 : 1;
  }
  check(won >= DEALS / 3, `only ${won} of ${DEALS} were won`);
  return `${DEALS} deals, ${actions} actions`;
}

/** All that a seat may do; each of it is accepted. */
function allChoices(ddz, game, seat) {
  const choices = game.legal(seat);
  for (const { play, cards } of game.moves(seat)) {
    choices.push(ddz.GameAction.play(seat, cards, choices.length % 2 === 0 ? play : null));
  }
  check(choices.length > 0, "asked, and nothing to say");
  for (const choice of choices) {
    equal(game.clone().tryAct(choice), ddz.OK, `${choice} is listed and refused`);
  }
  return choices;
}

/** What holds at every moment. */
function moment(ddz, game) {
  equal(game.tryCheck(), ddz.OK, "check");
  const lie = SEATS.flatMap((seat) => [...game.handOf(seat), ...game.playedBy(seat)]);
  const bottom = Array.from(game.bottom());
  const all = lie.length === 51 ? [...lie, ...bottom] : lie;
  equal(all.sort(byNumber), ASCENDING.slice().sort(byNumber), "54 cards, each once");
  check(bottom.length === 3 && bottom.every((card) => all.includes(card)), "bottom");
  check(ddz.Game.unpack(game.pack()).equals(game), "packed and unpacked");
  for (const seat of SEATS) {
    const view = game.view(seat);
    sameStory(game, view);
    equal(view.handOf(seat), game.handOf(seat), "own hand");
    for (const other of SEATS) {
      const hand = view.handOf(other);
      check(hand.length === 0 || `${hand}` === `${game.handOf(other)}`, "another's hand");
    }
    counts(ddz, game, view, game.unseen(seat));
  }
}

/** What a game says about itself and what the library tells of it. */
function sameStory(game, view) {
  const told = ["phase", "actions", "landlord", "winner", "tableSeat", "firstBidder", "faceUp"];
  for (const name of [...told, "redeals", "bombs", "rockets", "shuttles", "onTable"]) {
    equal(game[name], view[name], name);
  }
  if (game.landlord !== null) {
    equal([game.bid, game.robs], [view.bid, view.robs], "bid and robs");
  }
  for (const name of ["isWaitingFor", "hasPassed", "playsOf", "shownBy", "playedBy", "latestBy"]) {
    equal(SEATS.map((seat) => game[name](seat)), SEATS.map((seat) => view[name](seat)), name);
  }
  equal(SEATS.map((seat) => game.handOf(seat).length), SEATS.map((s) => view.countOf(s)), "counts");
  equal(game.doubledBy(view.seat), view.doubledBy(view.seat), "its own double");
}

/** The card counter, from what the view shows. */
function counts(ddz, game, view, unseen) {
  const gone = new Set(SEATS.flatMap((seat) => Array.from(view.playedBy(seat))));
  const own = view.handOf(view.seat);
  const out = ASCENDING.filter((card) => !gone.has(card) && !own.includes(card));
  const shown = SEATS.flatMap((seat) => Array.from(view.handOf(seat)));
  const bottom = Array.from(view.bottom());
  const not = out.filter((card) => !shown.includes(card) && !bottom.includes(card));
  const held = bottom.filter(
    (card) => game.landlord !== null && game.handOf(game.landlord).includes(card),
  );
  const byRank = (cards) => {
    const ranks = Array(15).fill(0);
    cards.forEach((card) => ranks[ddz.Card.rank(card)]++);
    return ranks;
  };
  const ranks = Array.from({ length: 15 }, (_, rank) => rank);
  equal(ranks.map((rank) => unseen.outOf(rank)), byRank(out), "out");
  equal(ranks.map((rank) => unseen.of(rank)), byRank(not), "unseen");
  equal(ranks.map((rank) => unseen.bottomOf(rank)), byRank(held), "bottom that is held");
}

/** Actions by chance, most of them wrong: those that are refused change nothing. */
function wrong(ddz, game, below) {
  const { GameAction } = ddz;
  const some = Array.from({ length: 1 + below(4) }, () => ASCENDING[below(54)]);
  const seat = below(4);
  const tries = [
    GameAction.pass(seat),
    GameAction.bid(seat, below(5)),
    GameAction.call(seat),
    GameAction.rob(seat),
    GameAction.double(seat, below(6)),
    GameAction.show(seat, below(7)),
    GameAction.play(seat, some),
    GameAction.play(seat, some, new ddz.Play(below(18), below(15), 1, some.length)),
  ];
  for (const action of tries) {
    const copy = game.clone();
    if (copy.tryAct(action) !== ddz.OK) {
      check(copy.equals(game), `${action} was refused and changed something`);
    } else {
      equal(copy.actions, game.actions + 1, "an action that was accepted");
    }
  }
}

/** The points of a deal that is over are the factors multiplied. */
export function points(game) {
  const score = game.score();
  check(score.isOver, "over");
  equal([score.landlord, score.winner], [game.landlord, game.winner], "seats");
  const won = SEATS.map((seat) => score.pointsOf(seat));
  equal(won[0] + won[1] + won[2], 0, "sum");
  if (score.winner === null) {
    equal(won, [0, 0, 0], "a void deal");
    return;
  }
  check(won[score.winner] > 0, "who wins, wins");
  const { base, cap, springFactor, antispringFactor } = game.flow().switches();
  const springs = [1, springFactor, antispringFactor];
  equal(score.springFactor, springs[score.spring], "spring");
  const common =
    score.robFactor *
    score.showFactor *
    score.bombFactor *
    score.rocketFactor *
    score.shuttleFactor *
    score.springFactor;
  for (const seat of SEATS.filter((seat) => seat !== score.landlord)) {
    const all = common * score.doubleFactorOf(seat);
    const multiplier = cap === 0 ? all : Math.min(all, 2 ** cap);
    equal(score.multiplierOf(seat), multiplier, "multiplier");
    const sign = score.winner === score.landlord ? -1 : 1;
    equal(won[seat], sign * base * score.bid * multiplier, "points of a farmer");
    equal(score.base, base, "base");
  }
  const [one, two] = SEATS.filter((seat) => seat !== score.landlord);
  const both = score.multiplierOf(one) + score.multiplierOf(two);
  equal(score.multiplierOf(score.landlord), both, "the landlord's");
}

function byHints(ddz, presets) {
  let won = 0;
  for (const name of presets) {
    for (let n = 0; n < 20; n++) {
      const flow = ddz.Flow.of(ddz.FlowPreset[name]);
      const start = ddz.Game.create(ddz.RuleSet.standard, flow, seedOf(n), n % 3);
      const { game, actions, record } = playByHints(ddz, start, n);
      equal(game.actions, actions.length, "actions");
      check(ddz.Record.replay(record).equals(game), "the record ends otherwise");
      points(game);
      won += game.winner === null ? 0 : 1;
    }
  }
  check(won > 100, `only ${won} deals were won`);
  return `${20 * presets.length} deals`;
}

/** Two cards that a seat does not see change places in the deck; the same is
 * done as before, and the seat sees the same as before. */
function leaks(ddz) {
  const below = dice(99);
  let [swaps, seen] = [0, 0];
  for (let n = 0; n < 24; n++) {
    const flow = ddz.Flow.of(n % 9);
    const deck = ddz.Deck.shuffle(seedOf(n));
    const start = ddz.Game.createDealt(ddz.RuleSet.standard, flow, deck, n % 3);
    const { actions } = playByHints(ddz, start, n);
    const played = start.clone();
    for (const [i, action] of actions.entries()) {
      for (const seat of SEATS) {
        const view = played.view(seat);
        const hidden = SEATS.filter((other) => view.handOf(other).length === 0);
        const held = SEATS.flatMap((s) => [...played.handOf(s), ...played.playedBy(s)]);
        const lies = Array.from(played.bottom()).filter((card) => !held.includes(card));
        const pool = [...hidden.flatMap((s) => Array.from(played.handOf(s))), ...lies];
        const free = pool.filter((card) => !view.bottom().includes(card));
        if (free.length < 2) {
          continue;
        }
        const [one, two] = [free[below(free.length)], free[below(free.length)]];
        const other = replayed(ddz, flow, swapped(deck, one, two), n % 3, actions.slice(0, i));
        equal(other.view(seat).raw.bytes, view.raw.bytes, `deal ${n}, action ${i}, seat ${seat}`);
        swaps += one !== two && !other.equals(played) ? 1 : 0;
        // Its own cards it does see.
        const [own] = view.handOf(seat);
        if (i === 0 && own !== undefined) {
          const mine = replayed(ddz, flow, swapped(deck, own, one), n % 3, []);
          check(`${mine.view(seat).raw.bytes}` !== `${view.raw.bytes}`, "its own card");
          seen++;
        }
      }
      played.act(action);
    }
  }
  check(swaps > 500 && seen > 20, `only ${swaps} swaps, ${seen} seen`);
  return `${swaps} swaps`;
}

function swapped(deck, one, two) {
  return deck.map((card) => (card === one ? two : card === two ? one : card));
}

function replayed(ddz, flow, deck, first, actions) {
  const game = ddz.Game.createDealt(ddz.RuleSet.standard, flow, deck, first);
  actions.forEach((action) => game.act(action));
  return game;
}

/** A fixed row of numbers, so that every run does the same. */
function dice(state) {
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function byNumber(a, b) {
  return a - b;
}
