// The bot: a whole deal, at once and in slices, and what is refused.

import { check, equal, thrown } from "./check.js";
import { seedOf } from "./random.js";

export function bot({ game: ddz }) {
  const { Bot, BotLevel, BotStyle, Flow, Game, Phase, RuleSet, View } = ddz;
  const status = (run, what) => thrown(run, what).status;
  const make = (number) => Game.create(RuleSet.standard, Flow.happy, seedOf(number), 0);
  const asked = (game) => [0, 1, 2].find((seat) => game.isWaitingFor(seat));

  const cases = {
    "bots play a deal": () => {
      const game = make(3);
      let turn = 0;
      for (; game.phase !== Phase.Over; turn++) {
        const view = game.view(asked(game));
        const level = turn % 2 ? BotLevel.Good : BotLevel.Strongest;
        const options = { level, playouts: 40, seed: turn, style: BotStyle.Daring };
        const whole = Bot.act(view, options);
        const thinking = Bot.begin(view, options);
        while (thinking.think(7) > 0) {
          check(thinking.permille <= 1000, "permille");
        }
        equal(JSON.stringify(thinking.best), JSON.stringify(whole), "in slices");
        const choices = thinking.choices;
        check(choices.length > 0 && choices[0].wins <= choices[0].playouts, "choices");
        game.act(whole);
      }
      check(turn > 10, "a whole deal");
    },
    "the memory of every level fits": () => {
      const view = make(5).view(asked(make(5)));
      for (const level of Object.values(BotLevel).filter((v) => typeof v === "number")) {
        check(Bot.begin(view, { level }).think(0) >= 0, `level ${level}`);
      }
    },
    "what is refused": () => {
      const game = make(4);
      const view = game.view(asked(game));
      const level = BotLevel.Fair;
      equal(status(() => Bot.begin(view, { level: 8 })), ddz.ERR_ENUM, "level");
      equal(status(() => Bot.begin(view, { level, style: -1 })), ddz.ERR_ENUM, "style");
      const playouts = 1000001;
      equal(status(() => Bot.begin(view, { level, playouts })), ddz.ERR_BOT_OPTIONS, "playouts");
      equal(status(() => Bot.begin(new View(), { level })), ddz.ERR_BOT_VIEW, "no view");
    },
  };
  return Object.keys(cases).map((name) => ({ name: `bot: ${name}`, run: cases[name] }));
}
