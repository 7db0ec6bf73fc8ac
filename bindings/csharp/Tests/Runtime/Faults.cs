using System;
using System.Collections.Generic;
using NUnit.Framework;

namespace Ddz.Tests
{
    /// <summary>Collects what many cases got wrong, and how many cases there were.</summary>
    internal sealed class Faults
    {
        private const int Shown = 20;

        private readonly List<string> faults = new List<string>();

        private int cases;

        /// <summary>Counts a case; it must give the expected text.</summary>
        internal void Expect(string where, string expected, string actual)
        {
            cases++;
            if (expected != actual)
            {
                faults.Add(where + ": expected " + expected + ", got " + actual);
            }
        }

        /// <summary>Ends the test. No case at all is a fault too.</summary>
        internal void AssertNone()
        {
            Assert.That(cases, Is.GreaterThan(0), "no case was run");
            int shown = faults.Count < Shown ? faults.Count : Shown;
            string text = string.Join("\n", faults.GetRange(0, shown).ToArray());
            Assert.That(faults.Count, Is.EqualTo(0), faults.Count + " of " + cases + ":\n" + text);
            Console.WriteLine(cases + " cases");
        }
    }
}
