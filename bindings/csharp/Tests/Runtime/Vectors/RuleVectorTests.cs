using System.Collections.Generic;
using System.Globalization;
using NUnit.Framework;

namespace Ddz.Tests.Vectors
{
    /// <summary>presets.tsv and switches.tsv.</summary>
    public class RuleVectorTests
    {
        [Test]
        public void Presets()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("presets.tsv"))
            {
                var preset = (Preset)uint.Parse(row["number"], CultureInfo.InvariantCulture);
                faults.Expect(row.Where, row["name"], preset.ToString().ToLowerInvariant());
                Switches switches = RuleSet.Of(preset).Switches;
                foreach (string name in RuleSets.SwitchNames)
                {
                    faults.Expect(
                        row.Where + " " + name,
                        row[name],
                        RuleSets.Get(switches, name).ToString(CultureInfo.InvariantCulture));
                }

                object named = typeof(RuleSet).GetProperty(preset.ToString()).GetValue(null, null);
                Assert.That(named, Is.SameAs(RuleSet.Of(preset)), row.Where);
            }

            faults.AssertNone();
        }

        [Test]
        public void Contradictions()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("switches.tsv"))
            {
                Switches switches = Changed(RuleSets.All()[row["base"]].Switches, row["changes"]);
                RuleSet rules;
                Status status = RuleSet.TryCreate(switches, out rules);
                faults.Expect(row.Where, row["expected"], Notation.Snake(status.ToString()));
                Assert.That(rules != null, Is.EqualTo(status == Status.Ok), row.Where);
                Assert.That(Thrown(switches), Is.EqualTo(status), row.Where);
            }

            faults.AssertNone();
        }

        private static unsafe Switches Changed(Switches switches, string changes)
        {
            object boxed = switches;
            var reserved = new Dictionary<int, byte>();
            foreach (string change in changes == "-" ? new string[0] : changes.Split(','))
            {
                string[] parts = change.Split('=');
                byte value = byte.Parse(parts[1], CultureInfo.InvariantCulture);
                if (parts[0].StartsWith("reserved", System.StringComparison.Ordinal))
                {
                    reserved.Add(parts[0][parts[0].Length - 1] - '0', value);
                }
                else
                {
                    RuleSets.Set(boxed, parts[0], value);
                }
            }

            // Only the raw layer can reach these.
            var changed = (Switches)boxed;
            foreach (KeyValuePair<int, byte> one in reserved)
            {
                changed.Raw.reserved[one.Key] = one.Value;
            }

            return changed;
        }

        private static Status Thrown(Switches switches)
        {
            try
            {
                new RuleSet(switches);
                return Status.Ok;
            }
            catch (DdzException e)
            {
                return e.Status;
            }
        }
    }
}
