using System;
using System.Collections.Generic;
using System.Globalization;
using NUnit.Framework;

namespace Ddz.Tests.Vectors
{
    /// <summary>The rows about lists of moves.</summary>
    public class MoveVectorTests
    {
        [Test]
        public void WholeLists()
        {
            Run("moves", (row, moves) =>
            {
                string[] expected = row["expected"] == "none"
                    ? new string[0]
                    : row["expected"].Split(' ');
                Array.Sort(expected, StringComparer.Ordinal);
                moves.Sort(StringComparer.Ordinal);
                return string.Join(" ", moves.ToArray()) == string.Join(" ", expected);
            });
        }

        [Test]
        public void AmongThem()
        {
            Run("moves_has", (row, moves) =>
                Array.TrueForAll(row["expected"].Split(' '), moves.Contains));
        }

        [Test]
        public void NotAmongThem()
        {
            Run("moves_not", (row, moves) =>
                !Array.Exists(row["expected"].Split(' '), moves.Contains));
        }

        [Test]
        public void Counts()
        {
            Run("moves_count", (row, moves) =>
                moves.Count.ToString(CultureInfo.InvariantCulture) == row["expected"]);
        }

        private static void Run(string op, Func<VectorFile.Row, List<string>, bool> holds)
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.WithOp(op))
            {
                byte[] hand = Notation.Cards(row["cards"]);
                foreach (KeyValuePair<string, RuleSet> rules in RuleSets.Of(row["rules"]))
                {
                    Play table = Tables.Of(rules.Value, row["previous"]);
                    Move[] list = Moves.List(rules.Value, hand, table);
                    var moves = new List<string>();
                    foreach (Move move in list)
                    {
                        moves.Add(Notation.Ranks(move.ToArray()));
                        Play beats = Rules.Beats(rules.Value, table, move.ToArray());
                        Assert.That(beats, Is.EqualTo(move.Play), row.Where);
                    }

                    string where = row.Where + " " + rules.Key;
                    string text = string.Join(" ", moves.ToArray());
                    bool right = holds(row, moves);
                    faults.Expect(where, row["expected"], right ? row["expected"] : text);
                    faults.Expect(
                        where + " count",
                        list.Length.ToString(CultureInfo.InvariantCulture),
                        Moves.Count(rules.Value, hand, table).ToString(CultureInfo.InvariantCulture));
                }
            }

            faults.AssertNone();
        }
    }
}
