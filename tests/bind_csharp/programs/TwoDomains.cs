using System;
using System.Threading;
using Ddz;

/// <summary>
/// Two application domains call the library at once; one goes, and comes again:
/// what Unity's editor does at every recompilation, with the library kept loaded.
/// </summary>
public sealed class TwoDomains : MarshalByRefObject
{
    private const int Calls = 20000;

    private static int calls;

    public string Run(string name)
    {
        for (int i = 0; i < Calls; i++)
        {
            Play play = Rules.Classify(RuleSet.Standard, Cards.Parse("34567"));
            if (play.Kind != PlayKind.Straight)
            {
                throw new Exception(name + ": " + play);
            }

            calls++;
        }

        // Statics belong to the domain: a second run in it counts on, a new
        // domain begins again.
        return AppDomain.CurrentDomain.FriendlyName + " " + calls;
    }

    private static void Main()
    {
        AppDomain one = AppDomain.CreateDomain("one");
        AppDomain two = AppDomain.CreateDomain("two");
        var threads = new Thread[2];
        var results = new string[2];
        for (int i = 0; i < threads.Length; i++)
        {
            int place = i;
            TwoDomains inside = Create(i == 0 ? one : two);
            threads[i] = new Thread(() => results[place] = inside.Run("thread " + place));
            threads[i].Start();
        }

        foreach (Thread thread in threads)
        {
            thread.Join();
        }

        Console.WriteLine(results[0]);
        Console.WriteLine(results[1]);

        AppDomain.Unload(one);
        Console.WriteLine(Create(two).Run("after unloading"));
        one = AppDomain.CreateDomain("one again");
        Console.WriteLine(Create(one).Run("reloaded"));
    }

    private static TwoDomains Create(AppDomain domain)
    {
        return (TwoDomains)domain.CreateInstanceAndUnwrap(
            typeof(TwoDomains).Assembly.FullName, typeof(TwoDomains).FullName);
    }
}
