using System;
using Ddz;

/// <summary>The least that shows that the library was found and works.</summary>
internal static class OneHand
{
    private static void Main()
    {
        Console.WriteLine(Rules.Classify(RuleSet.Standard, Cards.Parse("333444 5 9")));
        Console.WriteLine(Library.VersionText);
    }
}
