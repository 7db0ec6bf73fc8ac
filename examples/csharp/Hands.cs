using System;
using System.IO;
using System.Text;
using Ddz;

/// <summary>
/// Hands FILE: reads hands as people write them, names every play, refuses what
/// is none, and says what beats what and what could be played. The head of
/// examples/hands.txt explains the lines; examples/c/hands.c tells the same story
/// in C, line for line.
/// </summary>
internal static class Hands
{
    private static readonly Move[] HintRoom = new Move[Hints.Max];

    private static RuleSet rules = RuleSet.Standard;
    private static int plays;
    private static int notPlays;
    private static int notCards;
    private static int comparisons;
    private static int questions;

    private static int Main(string[] arguments)
    {
        if (arguments.Length != 1)
        {
            Console.Error.WriteLine("usage: Hands FILE");
            return 2;
        }

        Console.OutputEncoding = new UTF8Encoding(false);
        foreach (string line in File.ReadAllLines(arguments[0]))
        {
            if (!ReadLine(line))
            {
                return 1;
            }
        }

        Console.WriteLine(
            "\n{0} plays, {1} sets of cards that are none, {2} lines that are not cards,\n"
            + "{3} comparisons, {4} questions; libddz {5}",
            plays,
            notPlays,
            notCards,
            comparisons,
            questions,
            Library.VersionText);
        return 0;
    }

    private static bool ReadLine(string line)
    {
        if (line.Length == 0 || line[0] == '#')
        {
            return true;
        }

        if (line.StartsWith("== ", StringComparison.Ordinal))
        {
            Console.WriteLine("\n" + line.Substring(3) + "\n");
            return true;
        }

        if (line.StartsWith("@ ", StringComparison.Ordinal))
        {
            return ChooseRules(line.Substring(2));
        }

        Console.Write("  " + Show.Column(line, 32));
        int sign = line.IndexOfAny(new[] { '>', '?' });
        if (sign < 0)
        {
            Name(line);
        }
        else if (line[sign] == '>')
        {
            Compare(line.Substring(0, sign), line.Substring(sign + 1));
        }
        else
        {
            Ask(line.Substring(0, sign), line.Substring(sign + 1));
        }

        return true;
    }

    /// <summary>@ NAME</summary>
    private static bool ChooseRules(string name)
    {
        Preset preset;
        if (!Enum.TryParse(name, true, out preset))
        {
            Console.WriteLine("there is no rule set " + name);
            return false;
        }

        Console.WriteLine("  @ " + name);
        rules = RuleSet.Of(preset);
        return true;
    }

    /// <summary>Reads the cards of a side of a line, or says why it has none.</summary>
    private static bool TryRead(string side, out byte[] cards)
    {
        int count;
        cards = new byte[Deck.Length];
        Status status = Cards.TryParse(side.Trim(' '), cards, out count);
        Array.Resize(ref cards, count);
        if (status != Status.Ok)
        {
            notCards++;
            Refuse(status);
        }

        return status == Status.Ok;
    }

    /// <summary>cards</summary>
    private static void Name(string line)
    {
        byte[] cards;
        if (!TryRead(line, out cards))
        {
            return;
        }

        Play play;
        Status status = Rules.TryClassify(rules, cards, out play);
        if (status != Status.Ok)
        {
            notPlays++;
            Refuse(status);
        }
        else if (play.IsNone)
        {
            notPlays++;
            Console.WriteLine("–   " + Show.Play(play));
        }
        else
        {
            plays++;
            Console.WriteLine("    " + Show.Play(play));
        }
    }

    /// <summary>cards > cards</summary>
    private static void Compare(string left, string right)
    {
        byte[] next;
        byte[] first;
        if (!TryRead(left, out next) || !TryRead(right, out first))
        {
            return;
        }

        comparisons++;
        Play play = Play.None;
        Play table;
        Status status = Rules.TryClassify(rules, first, out table);
        if (status == Status.Ok)
        {
            status = Rules.TryBeats(rules, table, next, out play);
        }

        if (status != Status.Ok)
        {
            Refuse(status);
        }
        else if (table.IsNone)
        {
            Console.WriteLine("–   there is no play on the table");
        }
        else if (!play.IsNone)
        {
            Console.WriteLine("✓   " + Show.Play(play));
        }
        else
        {
            Console.WriteLine("✗   it does not beat a " + Show.Play(table));
        }
    }

    /// <summary>cards ? cards</summary>
    private static void Ask(string left, string right)
    {
        byte[] hand;
        byte[] first;
        if (!TryRead(left, out hand) || !TryRead(right, out first))
        {
            return;
        }

        questions++;
        try
        {
            Answer(hand, Rules.Classify(rules, first), first.Length == 0);
        }
        catch (DdzException e)
        {
            Refuse(e.Status);
        }
    }

    private static void Answer(byte[] hand, Play table, bool isLead)
    {
        int moves = Moves.Count(rules, hand, table);
        int turns = Hand.MinTurns(rules, hand);
        int count;
        Hints.TryList(rules, hand, table, HintRoom, out count);
        if (!isLead && table.IsNone)
        {
            Console.WriteLine("–   there is no play on the table");
            return;
        }

        if (count == 0)
        {
            Console.WriteLine("    要不起  nothing: pass");
            return;
        }

        var text = new StringBuilder("    " + moves + (moves == 1 ? " move" : " moves") + "; best:");
        for (int i = 0; i < count && i < 5; i++)
        {
            text.Append(i == 0 ? " " : ", ");
            text.Append(Cards.Format(HintRoom[i].ToArray(), Style.Ranks));
        }

        if (isLead)
        {
            text.Append("  (empty in " + turns + (turns == 1 ? " play)" : " plays)"));
        }

        Console.WriteLine(text);
    }

    private static void Refuse(Status status)
    {
        Console.WriteLine("!   " + Library.StatusText(status));
    }
}
