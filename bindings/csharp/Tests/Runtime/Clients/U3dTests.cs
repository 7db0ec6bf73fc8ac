using System;
using System.Collections.Generic;
using Ddz.Clients.U3d;
using Ddz.Tests.Vectors;
using NUnit.Framework;

namespace Ddz.Tests.Clients
{
    /// <summary>
    /// The u3d client: every line of docs/clients.md about it, asked through its
    /// own names, with two tables of values.
    /// </summary>
    public class U3dTests
    {
        /// <summary>3 to big joker without a gap, as the runs in docs/clients.md have it.</summary>
        private static readonly CardRules Plain =
            new CardRules(new[] { 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 });

        private static readonly int[] OddValues =
            { 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, -1, 2, 500, 400 };

        /// <summary>Values whose order is not that of the ranks.</summary>
        private static readonly CardRules Odd = new CardRules(OddValues);

        /// <summary>What the client calls each kind, spelled out a second time.</summary>
        private static readonly Dictionary<string, CardType> Types = new Dictionary<string, CardType>
        {
            { "single", CardType.One },
            { "straight", CardType.One },
            { "pair", CardType.Two },
            { "pair_straight", CardType.Two },
            { "trio", CardType.Three },
            { "plane", CardType.Three },
            { "trio_single", CardType.ThreeWithOne },
            { "plane_singles", CardType.ThreeWithOne },
            { "trio_pair", CardType.ThreeWithTwo },
            { "plane_pairs", CardType.ThreeWithTwo },
            { "bomb", CardType.Four },
            { "shuttle", CardType.Four },
            { "four_singles", CardType.FourWith2One },
            { "shuttle_singles", CardType.FourWith2One },
            { "four_pairs", CardType.FourWith2Two },
            { "shuttle_pairs", CardType.FourWith2Two },
            { "rocket", CardType.Rocket },
        };

        [Test]
        public void Rules_B1_1_to_B1_13()
        {
            RunClassify("clients_s1.tsv", row => row["rules"] == "u3d");
        }

        [Test]
        public void Every_kind_of_its_preset()
        {
            RunClassify("kinds.tsv", row => Array.IndexOf(row["rules"].Split(','), "u3d") >= 0);
        }

        [Test]
        public void Comparisons_B1_11_and_B1_12()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("clients_s1.tsv"))
            {
                if (row["op"] == "compare")
                {
                    CardRule table = Plain.Read(Values(row["previous"], null));
                    CardRule rule;
                    bool beats = Plain.Beats(table, Values(row["cards"], null), out rule);
                    faults.Expect(row.Where, row["expected"], beats ? "yes" : "no");
                    Assert.That(rule.m_type != CardType.None, Is.EqualTo(beats), row.Where);
                }
            }

            faults.AssertNone();
        }

        [Test]
        public void Comparisons_of_every_kind()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("compare.tsv"))
            {
                string[] rules = row["rules"].Split(',');
                bool asked = row["rules"] == "*" || Array.IndexOf(rules, "u3d") >= 0;
                if (row["op"] == "compare" && asked && row["previous"] != "-")
                {
                    CardRule table = Odd.Read(Values(row["previous"], OddValues));
                    CardRule rule;
                    bool beats = table.m_type != CardType.None
                        && Odd.Beats(table, Values(row["cards"], OddValues), out rule);
                    faults.Expect(row.Where, row["expected"], beats ? "yes" : "no");
                }
            }

            faults.AssertNone();
        }

        [Test]
        public void The_page_has_these_examples()
        {
            CardRule a = Plain.Read(new List<int> { 3, 4, 5, 6, 7 });
            Assert.That(a.m_type, Is.EqualTo(CardType.One));
            Assert.That(a.m_val, Is.EqualTo(3));
            Assert.That(a.m_num, Is.EqualTo(5));

            CardRule b;
            Assert.That(Plain.Beats(a, new List<int> { 8, 7, 6, 5, 4 }, out b), Is.True);
            Assert.That(b.m_val, Is.EqualTo(4));
            Assert.That(b.m_num, Is.EqualTo(5));

            CardRule quads = Plain.Read(new List<int> { 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8 });
            Assert.That(quads.m_type, Is.EqualTo(CardType.FourWith2Two));
            Assert.That(quads.m_val, Is.EqualTo(3));
            Assert.That(quads.m_num, Is.EqualTo(2));
        }

        [Test]
        public void A_rule_that_came_from_elsewhere()
        {
            var pair = new List<int> { 5, 5 };
            var joker = new List<int> { 16, 17 };
            CardRule rule;
            Assert.That(Plain.Beats(null, pair, out rule), Is.True, "a lead");
            Assert.That(Plain.Beats(new CardRule(), pair, out rule), Is.True, "a lead");
            Assert.That(Plain.Beats(Table(CardType.Two, 4, 1), pair, out rule), Is.True);
            Assert.That(Plain.Beats(Table(CardType.Two, 5, 1), pair, out rule), Is.False);
            Assert.That(Plain.Beats(Table(CardType.Rocket, 16, 1), joker, out rule), Is.False);
            Assert.That(Plain.Beats(Table(CardType.Two, 15, 1), joker, out rule), Is.True);
            Assert.That(rule.m_type, Is.EqualTo(CardType.Rocket));
            Assert.That(rule.m_val, Is.EqualTo(16), "the lower of the two");

            // No play has these numbers, and nothing beats what is no play.
            Assert.That(Plain.Beats(Table(CardType.Two, 99, 1), joker, out rule), Is.False);
            Assert.That(Plain.Beats(Table(CardType.Two, 16, 1), joker, out rule), Is.False);
            Assert.That(Plain.Beats(Table(CardType.One, 3, 4), joker, out rule), Is.False);
            Assert.That(Plain.Beats(Table(CardType.One, 3, 0), joker, out rule), Is.False);
            Assert.That(Plain.Beats(Table(CardType.One, 3, 1 << 30), joker, out rule), Is.False);
            Assert.That(Plain.Beats(Table(CardType.One, 3, -5), joker, out rule), Is.False);
            Assert.That(Plain.Beats(Table((CardType)77, 3, 1), joker, out rule), Is.False);
        }

        [Test]
        public void What_no_deck_has_is_no_play()
        {
            Assert.That(Plain.Read(null).m_type, Is.EqualTo(CardType.None));
            Assert.That(Plain.Read(new List<int> { 99 }).m_type, Is.EqualTo(CardType.None));
            Assert.That(Plain.Read(new List<int> { 3, 99 }).m_type, Is.EqualTo(CardType.None));
            Assert.That(Plain.Read(new List<int> { 16, 16 }).m_type, Is.EqualTo(CardType.None));
            Assert.That(Plain.Read(new List<int> { 3, 3, 3, 3, 3 }).m_type, Is.EqualTo(CardType.None));
        }

        [Test]
        public void The_table_of_values_is_checked()
        {
            Assert.Throws<ArgumentNullException>(() => new CardRules(null));
            Assert.Throws<ArgumentException>(() => new CardRules(new int[14]));
            Assert.Throws<ArgumentException>(() => new CardRules(new int[15]));
        }

        [Test]
        public void Counting()
        {
            var counts = new Dictionary<int, int>();
            CardRules.mapCardCreate(new List<int> { 4, 4, 2, 4, 4, 2 }, ref counts);
            Assert.That(counts, Is.EquivalentTo(new Dictionary<int, int> { { 4, 4 }, { 2, 2 } }));
        }

        private static void RunClassify(string file, Predicate<VectorFile.Row> wanted)
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read(file))
            {
                bool error = row["expected"].StartsWith("error", StringComparison.Ordinal);
                if (row["op"] == "classify" && wanted(row) && !error)
                {
                    Expect(faults, row, Plain, Values(row["cards"], null));
                    Expect(faults, row, Odd, Values(row["cards"], OddValues));
                }
            }

            faults.AssertNone();
        }

        private static void Expect(
            Faults faults, VectorFile.Row row, CardRules rules, List<int> list)
        {
            string expected = "None 0 0";
            if (row["expected"] != "none")
            {
                string[] parts = row["expected"].Split(':', '/');
                int num = int.Parse(parts[2]);
                CardType type = Types[parts[0]];
                string lowest = Lowest(type, parts[1], num);
                int value = Values(lowest, ReferenceEquals(rules, Odd) ? OddValues : null)[0];
                expected = type + " " + value + " " + num;
            }

            CardRule rule = rules.Read(list);
            faults.Expect(row.Where, expected, rule.m_type + " " + rule.m_val + " " + rule.m_num);
            Tests(faults, row, rules, list, rule);
        }

        /// <summary>The client's two tests say yes to this type and to no other.</summary>
        private static void Tests(
            Faults faults, VectorFile.Row row, CardRules rules, List<int> list, CardRule rule)
        {
            var counts = new Dictionary<int, int>();
            CardRules.mapCardCreate(list, ref counts);
            foreach (CardType type in Enum.GetValues(typeof(CardType)))
            {
                int val = -7;
                int num = -7;
                CardType found = CardType.None;
                bool wings = rules.shunWithDeal(list, counts, type, ref val, ref num, ref found);
                bool only = rules.shunOnlyDeal(list, counts, type, ref val, ref num, ref found);
                bool expected = type == rule.m_type && type != CardType.None;
                faults.Expect(row.Where + " " + type, expected.ToString(), (wings || only).ToString());
                Assert.That(wings && only, Is.False, row.Where);
                Assert.That(val, Is.EqualTo(expected ? rule.m_val : -7), row.Where);
                Assert.That(num, Is.EqualTo(expected ? rule.m_num : -7), row.Where);
                Assert.That(found, Is.EqualTo(expected ? type : CardType.None), row.Where);
            }
        }

        private static string Lowest(CardType type, string highest, int num)
        {
            const string letters = "3456789TJQKA2xX";
            return type == CardType.Rocket ? "x" : letters.Substring(letters.IndexOf(highest[0]) - num + 1, 1);
        }

        private static CardRule Table(CardType type, int val, int num)
        {
            return new CardRule { m_type = type, m_val = val, m_num = num };
        }

        /// <summary>The values of a cell, by a table or from 3 without a gap.</summary>
        private static List<int> Values(string cell, int[] table)
        {
            var list = new List<int>();
            foreach (char letter in Notation.Ranks(Notation.Cards(cell)))
            {
                int rank = Notation.RankOf(letter);
                list.Add(table == null ? rank + 3 : table[rank]);
            }

            return list;
        }
    }
}
