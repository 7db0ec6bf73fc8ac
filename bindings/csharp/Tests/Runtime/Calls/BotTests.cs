using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>The bot: a whole deal, at once and in slices, and what is refused.</summary>
    public class BotTests
    {
        private static Game Dealt(byte number)
        {
            var seed = new byte[32];
            seed[0] = number;
            return Game.New(RuleSet.Standard, Flow.Happy, seed, 0);
        }

        private static int Asked(Game game)
        {
            int seat = 0;
            while (!game.IsWaitingFor(seat))
            {
                seat++;
            }

            return seat;
        }

        [Test]
        public void Bots_play_a_deal()
        {
            Game game = Dealt(3);
            int turn = 0;
            while (game.Phase != Phase.Over)
            {
                View view = game.View(Asked(game));
                var options = new BotOptions(BotLevel.Good)
                {
                    Playouts = 40,
                    Seed = turn,
                    Style = BotStyle.Daring,
                };
                GameAction whole = Bot.Act(view, options);
                Bot bot = Bot.Begin(view, options);
                while (bot.Think(7) > 0)
                {
                }

                Assert.That(bot.Best, Is.EqualTo(whole));
                Assert.That(bot.Permille, Is.InRange(0, 1000));
                BotChoice[] choices = bot.Choices();
                Assert.That(choices, Is.Not.Empty);
                Assert.That(choices[0].Wins, Is.LessThanOrEqualTo(choices[0].Playouts));
                game.Act(whole);
                turn++;
            }

            Assert.That(turn, Is.GreaterThan(10));
        }

        [Test]
        public void A_bot_says_why_not()
        {
            Game game = Dealt(4);
            Bot bot;
            var options = new BotOptions(BotLevel.Fair);
            Assert.That(Bot.TryBegin(null, options, out bot), Is.EqualTo(Status.Null));
            Assert.That(bot, Is.Null);
            Assert.That(
                Bot.TryBegin(new View(), options, out bot), Is.EqualTo(Status.BotView));
            options.Playouts = 1000001;
            View view = game.View(Asked(game));
            Assert.That(
                Bot.TryBegin(view, options, out bot), Is.EqualTo(Status.BotOptions));
        }
    }
}
