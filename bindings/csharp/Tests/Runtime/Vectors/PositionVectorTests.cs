using System;
using NUnit.Framework;

namespace Ddz.Tests.Vectors
{
    /// <summary>positions.tsv.</summary>
    public class PositionVectorTests
    {
        [Test]
        public void Lines()
        {
            var faults = new Faults();
            int rows = 0;
            foreach (VectorFile.Row row in VectorFile.Read("positions.tsv"))
            {
                Position position;
                Status status = Position.TryParse(RulesOf(row), row["text"], out position);
                string answer = status == Status.Ok
                    ? position.Format() : "error:" + Notation.Snake(status.ToString());
                faults.Expect(row.Where, row["expected"], answer);
                rows++;
            }

            Assert.That(rows, Is.GreaterThan(60));
            faults.AssertNone();
        }

        private static RuleSet RulesOf(VectorFile.Row row)
        {
            Switches switches = RuleSets.All()[row["rules"]].Switches;
            foreach (string name in row["off"].Split(','))
            {
                if (name != "-")
                {
                    PlayKind kind = Array.Find(
                        (PlayKind[])Enum.GetValues(typeof(PlayKind)),
                        one => Notation.Snake(one.ToString()) == name);
                    switches.KindsOff |= 1u << (int)kind;
                }
            }

            return new RuleSet(switches);
        }
    }
}
