using System;
using System.Collections.Generic;
using NUnit.Framework;

namespace Ddz.Tests.Vectors
{
    /// <summary>The rows classify, beats and compare of every file.</summary>
    public class PlayVectorTests
    {
        [Test]
        public void Classify()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.WithOp("classify"))
            {
                byte[] cards = Notation.Cards(row["cards"]);
                foreach (KeyValuePair<string, RuleSet> rules in RuleSets.Of(row["rules"]))
                {
                    string where = row.Where + " " + rules.Key;
                    faults.Expect(where, row["expected"], Readings(rules.Value, cards));
                    string first = row["expected"].Split('|')[0];
                    faults.Expect(where + " default", first, Default(rules.Value, cards));
                    faults.Expect(where + " backwards", first, Default(rules.Value, Backwards(cards)));
                }
            }

            faults.AssertNone();
        }

        [Test]
        public void Beats()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.WithOp("beats"))
            {
                byte[] cards = Notation.Cards(row["cards"]);
                foreach (KeyValuePair<string, RuleSet> rules in RuleSets.Of(row["rules"]))
                {
                    Play table = Tables.Of(rules.Value, row["previous"]);
                    Play play = Rules.Beats(rules.Value, table, cards);
                    faults.Expect(
                        row.Where + " " + rules.Key, row["expected"], Notation.Reading(play));
                }
            }

            faults.AssertNone();
        }

        [Test]
        public void Compare()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.WithOp("compare"))
            {
                byte[] next = Notation.Cards(row["cards"]);
                byte[] first = Notation.Cards(row["previous"]);
                foreach (KeyValuePair<string, RuleSet> rules in RuleSets.Of(row["rules"]))
                {
                    string where = row.Where + " " + rules.Key;
                    bool beats = Rules.Compare(rules.Value, first, next);
                    faults.Expect(where, row["expected"], beats ? "yes" : "no");
                    Play table = Rules.Classify(rules.Value, first);
                    if (!table.IsNone || first.Length == 0)
                    {
                        bool also = !Rules.Beats(rules.Value, table, next).IsNone;
                        faults.Expect(where + " beats", row["expected"], also ? "yes" : "no");
                    }
                }
            }

            faults.AssertNone();
        }

        private static string Readings(RuleSet rules, byte[] cards)
        {
            var plays = new Play[Rules.ReadingsMax];
            int found;
            Status status = Rules.TryReadings(rules, cards, 0, cards.Length, plays, out found);
            if (status != Status.Ok)
            {
                return Notation.Error(status);
            }

            var texts = new List<string>();
            for (int i = 0; i < found; i++)
            {
                Assert.That(plays[i].Cards, Is.EqualTo(cards.Length));
                texts.Add(Notation.Reading(plays[i]));
            }

            return found == 0 ? "none" : string.Join("|", texts.ToArray());
        }

        private static string Default(RuleSet rules, byte[] cards)
        {
            Play play;
            Status status = Rules.TryClassify(rules, cards, out play);
            return Notation.Error(status) ?? Notation.Reading(play);
        }

        private static byte[] Backwards(byte[] cards)
        {
            var backwards = (byte[])cards.Clone();
            Array.Reverse(backwards);
            return backwards;
        }
    }
}
