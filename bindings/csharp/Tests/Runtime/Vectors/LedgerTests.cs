using System.Collections.Generic;
using NUnit.Framework;

namespace Ddz.Tests.Vectors
{
    /// <summary>That no row is passed over: every op has a test here.</summary>
    public class LedgerTests
    {
        private static readonly string[] Ops =
        {
            "classify", "beats", "compare",
            "moves", "moves_has", "moves_not", "moves_count",
            "hint_set", "hint_list", "hint_first", "hint_first_not", "hint_has",
            "min_turns", "split",
            "sort_rank_desc", "ids_round_trip",
        };

        /// <summary>Files with columns of their own that a test here reads.</summary>
        private static readonly string[] Own =
        {
            "presets.tsv", "rule_sets.tsv", "switches.tsv", "text.tsv", "decks.tsv",
            "flows.tsv", "flow_switches.tsv", "deals.tsv", "forms.tsv", "positions.tsv",
        };

        /// <summary>
        /// Files that no binding runs: counts over all sets of cards there are, ways to go
        /// on from a position, what takes the solver long, and cases in words, which
        /// deals.tsv has as deals.
        /// </summary>
        private static readonly string[] NotForBindings =
        {
            "counts.tsv", "perft.tsv", "game.tsv", "open3.tsv", "puzzles.tsv", "endgames.tsv",
        };

        [Test]
        public void EveryFileIsRead()
        {
            var known = new List<string>(VectorFile.Common);
            known.AddRange(Own);
            known.AddRange(NotForBindings);
            Assert.That(Repository.Files("tests/vectors", "*.tsv"), Is.EquivalentTo(known));
        }

        [Test]
        public void EveryOpIsRun()
        {
            var known = new HashSet<string>(Ops);
            var met = new HashSet<string>();
            foreach (string file in VectorFile.Common)
            {
                foreach (VectorFile.Row row in VectorFile.Read(file))
                {
                    Assert.That(known.Contains(row["op"]), Is.True, row.Where + ": " + row["op"]);
                    met.Add(row["op"]);
                }
            }

            Assert.That(met.SetEquals(known), Is.True, "an op has no row any more");
        }
    }
}
