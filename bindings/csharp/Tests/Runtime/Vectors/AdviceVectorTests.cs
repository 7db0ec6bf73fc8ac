using System;
using System.Collections.Generic;
using System.Globalization;
using NUnit.Framework;

namespace Ddz.Tests.Vectors
{
    /// <summary>The rows about hints, the fewest turns and splits.</summary>
    public class AdviceVectorTests
    {
        [Test]
        public void HintSets()
        {
            RunHints("hint_set", (expected, hints) =>
            {
                var readings = new List<string>();
                foreach (Move hint in hints)
                {
                    readings.Add(Notation.Reading(hint.Play));
                }

                string[] wanted = expected == "none" ? new string[0] : expected.Split('|');
                Array.Sort(wanted, StringComparer.Ordinal);
                readings.Sort(StringComparer.Ordinal);
                return string.Join("|", readings.ToArray()) == string.Join("|", wanted);
            });
        }

        [Test]
        public void HintLists()
        {
            RunHints("hint_list", (expected, hints) => string.Join("|", Texts(hints)) == expected);
        }

        [Test]
        public void FirstHints()
        {
            RunHints("hint_first", (expected, hints) =>
                Array.IndexOf(expected.Split('|'), Texts(hints)[0]) >= 0);
        }

        [Test]
        public void NotFirst()
        {
            RunHints("hint_first_not", (expected, hints) =>
                Array.IndexOf(expected.Split('|'), Texts(hints)[0]) < 0);
        }

        [Test]
        public void AmongThem()
        {
            RunHints("hint_has", (expected, hints) =>
                Array.TrueForAll(expected.Split('|'), one => Array.IndexOf(Texts(hints), one) >= 0));
        }

        [Test]
        public void MinTurns()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.WithOp("min_turns"))
            {
                byte[] hand = Notation.Cards(row["cards"]);
                foreach (KeyValuePair<string, RuleSet> rules in RuleSets.Of(row["rules"]))
                {
                    string where = row.Where + " " + rules.Key;
                    int turns = Hand.MinTurns(rules.Value, hand);
                    faults.Expect(
                        where, row["expected"], turns.ToString(CultureInfo.InvariantCulture));
                    Move[] split = Hand.Split(rules.Value, hand);
                    Assert.That(split.Length, Is.EqualTo(turns), where);
                }
            }

            faults.AssertNone();
        }

        [Test]
        public void Splits()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.WithOp("split"))
            {
                byte[] hand = Notation.Cards(row["cards"]);
                foreach (KeyValuePair<string, RuleSet> rules in RuleSets.Of(row["rules"]))
                {
                    string text = string.Join("|", Texts(Hand.Split(rules.Value, hand)));
                    faults.Expect(row.Where + " " + rules.Key, row["expected"], text);
                }
            }

            faults.AssertNone();
        }

        private static void RunHints(string op, Func<string, Move[], bool> holds)
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.WithOp(op))
            {
                byte[] hand = Notation.Cards(row["cards"]);
                foreach (KeyValuePair<string, RuleSet> rules in RuleSets.Of(row["rules"]))
                {
                    Play table = Tables.Of(rules.Value, row["previous"]);
                    Move[] hints = Hints.List(rules.Value, hand, table);
                    bool right = holds(row["expected"], hints);
                    faults.Expect(
                        row.Where + " " + rules.Key,
                        row["expected"],
                        right ? row["expected"] : string.Join("|", Texts(hints)));
                }
            }

            faults.AssertNone();
        }

        private static string[] Texts(Move[] moves)
        {
            return Array.ConvertAll(moves, move => Notation.Ranks(move.ToArray()));
        }
    }
}
