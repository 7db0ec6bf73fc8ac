using System;
using System.Collections.Generic;
using System.Text;
using Ddz;

/// <summary>
/// Deal [SEED]: a whole deal as a server runs it, with three seats that play by
/// hints: shuffle, call and rob, double, play, score. The server sends each seat its
/// view, what it may do now, and a hint, which looks at no hand but the seat's own;
/// the seat decides from these. The record is played back at the end.
/// examples/c/deal.c tells the same story in C, line for line.
/// </summary>
internal static class Deal
{
    private static Phase last = Phase.Over;

    private static void Main(string[] arguments)
    {
        Console.OutputEncoding = new UTF8Encoding(false);

        // A deal to be shown again and again; a game takes Deck.Seed().
        var seed = new byte[Deck.SeedLength];
        seed[0] = arguments.Length > 0 ? byte.Parse(arguments[0]) : (byte)0;
        Game game = Game.New(RuleSet.Happy, Flow.Happy, seed, 0);
        var record = new List<byte>(Record.Begin(game));

        Console.WriteLine("\n欢乐斗地主  a deal from seed {0}\n", seed[0]);
        for (int seat = 0; seat < Game.Seats; seat++)
        {
            Console.WriteLine(Seat(game, seat) + Sorted(game.View(seat).HandOf(seat)));
        }

        while (game.Phase != Phase.Over)
        {
            Phase phase = game.Phase;
            int redeals = game.Redeals;
            int seat = 0;
            while (!game.IsWaitingFor(seat))
            {
                seat++;
            }

            Headline(game);
            GameAction hint = game.Auto(seat, Auto.Hint);
            GameAction action = Decide(game.View(seat), game.Legal(seat), hint);
            game.Act(action);
            record.AddRange(Record.Append(game, action));
            Tell(game, action, phase);
            if (game.Redeals != redeals)
            {
                Console.WriteLine("\n  nobody calls: new cards");
            }
        }

        PrintScore(game);
        Game replayed;
        int played;
        Status status = Record.TryReplay(record.ToArray(), int.MaxValue, out replayed, out played);
        bool same = status == Status.Ok && replayed.Equals(game);
        Console.WriteLine(
            "\nits record: {0} bytes, {1} actions; played back it ends {2}",
            record.Count,
            played,
            same ? "the same" : "otherwise");
    }

    /// <summary>What a seat does now, from all that it is sent.</summary>
    private static GameAction Decide(View view, GameAction[] listed, GameAction hint)
    {
        switch (view.Phase)
        {
            case Phase.Call:
                return listed[Strength(view) >= 3 ? 1 : 0];
            case Phase.Rob:
                return listed[Strength(view) >= 4 ? 1 : 0];
            case Phase.Double:
            case Phase.Redouble:
                return listed[Strength(view) >= 5 ? 1 : 0];
            case Phase.Play:
                return hint;
            default:
                return listed[0];
        }
    }

    /// <summary>Twos, jokers and bombs: what a landlord needs.</summary>
    private static int Strength(View view)
    {
        var ofRank = new int[(int)Rank.BigJoker + 1];
        int points = 0;
        foreach (byte card in view.HandOf(view.Seat))
        {
            Rank rank = Card.FromByte(card).Rank;
            ofRank[(int)rank]++;
            points += rank == Rank.BigJoker ? 2 : rank >= Rank.Two ? 1 : 0;
            points += ofRank[(int)rank] == 4 ? 2 : 0;
        }

        return points;
    }

    /// <summary>What the others hear.</summary>
    private static void Tell(Game game, GameAction action, Phase phase)
    {
        if (action.Kind != ActionKind.Play)
        {
            Console.WriteLine(Seat(game, action.Seat) + Words(action, phase));
            return;
        }

        int left = game.View(action.Seat).CountOf(action.Seat);
        Console.WriteLine(
            Seat(game, action.Seat)
            + Show.Column(Sorted(action.ToArray()), 22)
            + Show.Play(action.Declared)
            + (left == 0 ? "  — out!" : left <= 2 ? "  — " + left + " left" : ""));
    }

    private static string Words(GameAction action, Phase phase)
    {
        switch (action.Kind)
        {
            case ActionKind.Call:
                return "叫地主  calls";
            case ActionKind.Rob:
                return "抢地主  robs";
            case ActionKind.Double:
                return action.Value == (int)DoubleFactor.Four
                    ? "超级加倍  doubles twice over"
                    : "加倍  doubles";
            case ActionKind.Show:
                return "明牌  shows the hand";
        }

        switch (phase)
        {
            case Phase.Show:
                return "不明牌  does not show";
            case Phase.Call:
                return "不叫  does not call";
            case Phase.Rob:
                return "不抢  does not rob";
            case Phase.Double:
            case Phase.Redouble:
                return "不加倍  does not double";
            default:
                return "不出  pass";
        }
    }

    /// <summary>A line when another part of the deal begins.</summary>
    private static void Headline(Game game)
    {
        Phase phase = game.Phase == Phase.Rob ? Phase.Call : game.Phase;
        if (phase != last)
        {
            Console.WriteLine("\n" + Name(phase));
            if (phase == Phase.Double || (phase == Phase.Play && last == Phase.Call))
            {
                byte[] bottom = game.View(game.Landlord.Value).Bottom();
                Console.WriteLine("  the bottom 底牌: " + Sorted(bottom));
            }
        }

        last = phase;
    }

    private static string Name(Phase phase)
    {
        switch (phase)
        {
            case Phase.Show:
                return "明牌 show";
            case Phase.Call:
                return "叫地主 call";
            case Phase.Double:
            case Phase.Redouble:
                return "加倍 double";
            default:
                return "出牌 play";
        }
    }

    private static void PrintScore(Game game)
    {
        Score score = game.Score();
        if (score.Landlord == null)
        {
            Console.WriteLine("\nnobody wanted to be the landlord");
            return;
        }

        Console.WriteLine(
            (score.Winner == score.Landlord
                ? "\n地主胜  the landlord wins"
                : "\n农民胜  the farmers win")
            + (score.Spring == Spring.Landlord ? ", 春天 spring"
                : score.Spring == Spring.Farmers ? ", 反春天 anti-spring"
                : ""));
        for (int seat = 0; seat < Game.Seats; seat++)
        {
            string points = score.PointsOf(seat).ToString("+0;-0");
            Console.Write(Seat(game, seat) + points);
            if (seat != score.Landlord)
            {
                Console.Write(
                    "   = base {0} x bid {1} x robs {2} x bombs {3} x rocket {4} x spring {5} x doubles {6}",
                    score.Base,
                    score.Bid,
                    score.RobFactor,
                    score.BombFactor,
                    score.RocketFactor,
                    score.SpringFactor,
                    score.DoubleFactorOf(seat));
            }

            Console.WriteLine();
        }
    }

    private static string Seat(Game game, int seat)
    {
        string role = game.Landlord == null ? "" : game.Landlord == seat ? " 地主" : " 农民";
        return "  " + Show.Column("seat " + seat + role, 13);
    }

    /// <summary>Cards high to low.</summary>
    private static string Sorted(byte[] cards)
    {
        Cards.Sort(cards, Order.RankDesc);
        return Cards.Format(cards, Style.Ranks);
    }
}
