using System.Collections.Generic;
using System.Globalization;

namespace Ddz.Tests.Vectors
{
    /// <summary>The rule sets that rows name: presets.tsv and rule_sets.tsv.</summary>
    internal static class RuleSets
    {
        /// <summary>The switches, by the names of their columns.</summary>
        internal static readonly string[] SwitchNames =
        {
            "straight_min", "pair_straight_min", "plane_min", "shuttle_min",
            "trio_plain", "trio_single", "trio_pair", "plane_singles", "plane_pairs",
            "wing_repeat", "wing_adjacent_trio", "wing_rocket", "wing_pairs_quad",
            "four_singles", "four_rocket", "four_pairs",
            "shuttle", "shuttle_singles", "shuttle_pairs",
        };

        private static Dictionary<string, RuleSet> all;

        /// <summary>The rule sets of a cell: names joined by commas, * for every preset.</summary>
        internal static IEnumerable<KeyValuePair<string, RuleSet>> Of(string cell)
        {
            foreach (string name in cell.Split(','))
            {
                if (name != "*")
                {
                    yield return new KeyValuePair<string, RuleSet>(name, All()[name]);
                    continue;
                }

                foreach (VectorFile.Row row in VectorFile.Read("presets.tsv"))
                {
                    yield return new KeyValuePair<string, RuleSet>(row["name"], All()[row["name"]]);
                }
            }
        }

        /// <summary>Every rule set by its name, made of the switches that the file has.</summary>
        internal static Dictionary<string, RuleSet> All()
        {
            if (all == null)
            {
                var sets = new Dictionary<string, RuleSet>();
                foreach (string file in new[] { "presets.tsv", "rule_sets.tsv" })
                {
                    foreach (VectorFile.Row row in VectorFile.Read(file))
                    {
                        sets.Add(row["name"], new RuleSet(SwitchesOf(row)));
                    }
                }

                all = sets;
            }

            return all;
        }

        internal static Switches SwitchesOf(VectorFile.Row row)
        {
            object switches = default(Switches);
            foreach (string name in SwitchNames)
            {
                Set(switches, name, byte.Parse(row[name], CultureInfo.InvariantCulture));
            }

            return (Switches)switches;
        }

        /// <summary>Sets a switch of boxed switches by the name of its column.</summary>
        internal static void Set(object switches, string name, byte value)
        {
            typeof(Switches).GetProperty(Notation.Pascal(name)).SetValue(switches, value, null);
        }

        internal static byte Get(Switches switches, string name)
        {
            object value = typeof(Switches).GetProperty(Notation.Pascal(name)).GetValue(switches, null);
            return (byte)value;
        }
    }
}
