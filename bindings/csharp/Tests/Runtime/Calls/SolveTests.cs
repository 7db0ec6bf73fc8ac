using System;
using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>Who wins an open position.</summary>
    public class SolveTests
    {
        private const string Text = "3KK/455 0 0 -";

        [Test]
        public void A_line_in_slices()
        {
            var solver = new Solver(RuleSet.Standard, Text, Goal.Line, new byte[Solver.MemoryMin]);
            Assert.AreEqual(Side.Unknown, solver.Winner);
            Assert.IsFalse(solver.Best.HasValue);
            Assert.AreEqual(Status.SolveUnknown, Refused(() => solver.Line()));
            while (!solver.Think(1))
            {
            }

            Assert.AreEqual(Side.Solo, solver.Winner);
            Assert.IsTrue(solver.IsDone);
            Assert.AreEqual(2, solver.Plays);
            Assert.AreEqual(PlayKind.Pair, solver.Best.Value.Play.Kind);
            Move[] line = solver.Line();
            Assert.AreEqual(3, line.Length);
            Assert.AreEqual(0, line[1].Count);
            Assert.AreEqual(0x03, line[2][0]);
            Assert.IsTrue(line.Length <= Solver.LineMax);
            Assert.AreEqual(Status.SolveGoal, Refused(() => solver.All()));

            var whole = new Solver(RuleSet.Standard, Text, Goal.Line);
            Assert.IsTrue(whole.Think(100000));
            Assert.AreEqual(solver.Nodes, whole.Nodes);
        }

        [Test]
        public void Every_move_with_its_value()
        {
            var solver = new Solver(RuleSet.Standard, Text, Goal.All);
            Assert.AreEqual(Status.SolveUnknown, Refused(() => solver.All()));
            Assert.IsTrue(solver.Think(100000));
            MoveValue[] values = solver.All();
            Assert.AreEqual(3, values.Length);
            Assert.AreEqual(0x03, values[0].Move[0]);
            Assert.AreEqual(PlayKind.Pair, values[2].Move.Play.Kind);
            Assert.AreEqual(Side.Solo, values[2].Winner);
        }

        [Test]
        public void What_cannot_be_asked()
        {
            RuleSet rules = RuleSet.Standard;
            var small = new byte[Solver.MemoryMin - 1];
            Assert.AreEqual(Status.Null, Refused(() => new Solver(null, Text, Goal.All)));
            Assert.AreEqual(Status.Null, Refused(() => new Solver(rules, null, Goal.All)));
            Assert.AreEqual(Status.Null, Refused(() => new Solver(rules, Text, Goal.All, null)));
            Assert.AreEqual(Status.Enum, Refused(() => new Solver(rules, Text, (Goal)3)));
            Assert.AreEqual(Status.Text, Refused(() => new Solver(rules, "3KK", Goal.All)));
            Assert.AreEqual(
                Status.SolveOver, Refused(() => new Solver(rules, "-/455 0 0 0:3", Goal.All)));
            Assert.AreEqual(
                Status.SolveMemory, Refused(() => new Solver(rules, Text, Goal.All, small)));
            Assert.AreEqual(
                Status.SolveMemory,
                Refused(() => new Solver(rules, Text, Goal.All, new byte[0])));

            var memory = new byte[Solver.MemoryMin];
            var solver = new Solver(rules, Text, Goal.Winner, memory);
            memory[100] ^= 1;
            Assert.AreEqual(Status.SolveUnprepared, Refused(() => solver.Think(1)));
        }

        private static Status Refused(Action call)
        {
            return Assert.Throws<DdzException>(() => call()).Status;
        }
    }
}
