// Who wins an open position.

import { check, equal, thrown } from "./check.js";

export function solve({ game: ddz }) {
  const { Goal, PlayKind, RuleSet, Side, Solver } = ddz;
  const rules = RuleSet.standard;
  const text = "3KK/455 0 0 -";
  const status = (run) => thrown(run, "solving").status;
  const cases = {
    "a line in slices": () => {
      const solver = new Solver(rules, text, Goal.Line);
      equal([solver.winner, solver.isDone, solver.best], [Side.Unknown, false, null], "so far");
      equal(status(() => solver.line()), ddz.ERR_SOLVE_UNKNOWN, "so far");
      let slices = 0;
      // Another question does not come between.
      const other = new Solver(rules, "A/49/68J 0 1 -", Goal.All);
      while (!solver.think(1)) {
        other.think(1);
        slices++;
      }
      equal([solver.winner, solver.plays, solver.isDone], [Side.Solo, 2, true], "answers");
      check(solver.nodes > 0 && slices >= solver.nodes - 1, "slices");
      equal(solver.best.play.kind, PlayKind.Pair, "best");
      const line = solver.line();
      equal(line.map((move) => Array.from(move.cards)), [[0x0d, 0x1d], [], [0x03]], "line");
      equal(status(() => solver.all()), ddz.ERR_SOLVE_GOAL, "no values");
      const whole = new Solver(rules, text, Goal.Line);
      check(whole.think(100000) && whole.nodes === solver.nodes, "the same count");
    },
    "every move with its value": () => {
      const solver = new Solver(rules, text, Goal.All);
      equal(status(() => solver.all()), ddz.ERR_SOLVE_UNKNOWN, "so far");
      check(solver.think(100000), "done");
      const values = solver.all();
      equal(values.map(({ move }) => move.cards[0]), [0x03, 0x0d, 0x0d], "moves");
      equal(values[2].winner, Side.Solo, "the pair");
      equal(solver.best.play.kind, PlayKind.Pair, "best");
    },
    "what cannot be asked": () => {
      const ask = (line, goal) => status(() => new Solver(rules, line, goal));
      equal(ask("3KK/455 0 0", Goal.Winner), ddz.ERR_TEXT, "no position");
      equal(ask("-/455 0 0 0:3", Goal.Winner), ddz.ERR_SOLVE_OVER, "over");
      equal(ask(text, 3), ddz.ERR_ENUM, "no goal");
      equal(ask(text, 2 ** 32), ddz.ERR_ENUM, "no goal");
      equal(status(() => new Solver(null, text, Goal.All)), ddz.ERR_NULL, "no rules");
      const solver = new Solver(rules, text, Goal.Winner);
      check(solver.think(100000) && solver.winner === Side.Solo, "done");
      equal(status(() => solver.line()), ddz.ERR_SOLVE_GOAL, "no line");
    },
  };
  return Object.entries(cases).map(([name, run]) => ({ name: `solve: ${name}`, run }));
}
