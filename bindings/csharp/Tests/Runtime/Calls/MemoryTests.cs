using System;
using System.Diagnostics;
using System.Reflection;
using Ddz.Clients.Et;
using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>What the calls leave behind: the hot ones nothing, the others no more
    /// than the collector takes away.</summary>
    public class MemoryTests
    {
        private const int Calls = 100000;
        private const int Batches = 5;

        /// <summary>3 3 3 4 4 4 5 6 7 8 9 9.</summary>
        private static readonly byte[] HandCards =
            { 0x03, 0x13, 0x23, 0x04, 0x14, 0x24, 0x05, 0x06, 0x07, 0x08, 0x09, 0x19 };

        private readonly Move[] moves = new Move[Moves.Max];
        private readonly Play[] plays = new Play[Rules.ReadingsMax];
        private readonly byte[] text = new byte[Cards.WrittenMax];
        private readonly byte[] room = new byte[Deck.Length];
        private readonly byte[] seed = new byte[Deck.SeedLength];
        private readonly GameAction[] actions = new GameAction[Game.LegalMax];
        private readonly byte[] packed = new byte[Game.PackedMax];
        private readonly View view = new View();
        private readonly Game bidding =
            Game.New(RuleSet.Standard, Flow.Classic, new byte[Deck.SeedLength], 0);

        private object kept;

        [Test]
        public void Hot_calls_allocate_nothing()
        {
            Func<long> allocated = Counter();
            HotCalls(); // The compiler and the caches allocate once.
            long before = allocated();
            for (int i = 0; i < 1000; i++)
            {
                HotCalls();
            }

            long after = allocated();
            Assert.That(after - before, Is.EqualTo(0));

            // The counter sees an allocation.
            before = allocated();
            kept = new byte[1];
            Assert.That(allocated() - before, Is.GreaterThan(0));
            GC.KeepAlive(kept);
        }

        [Test]
        public void A_hundred_thousand_calls_leave_memory_flat()
        {
            for (int i = 0; i < Calls / 10; i++)
            {
                EveryCall();
            }

            // What leaks grows in every batch; a runtime that settles down does not.
            long managedLeast = long.MaxValue;
            long residentLeast = long.MaxValue;
            for (int batch = 0; batch < Batches; batch++)
            {
                long managed = GC.GetTotalMemory(true);
                long resident = Resident();
                for (int i = 0; i < Calls / Batches; i++)
                {
                    EveryCall();
                }

                managedLeast = Math.Min(managedLeast, GC.GetTotalMemory(true) - managed);
                residentLeast = Math.Min(residentLeast, Resident() - resident);
            }

            Console.WriteLine(
                Calls + " rounds in " + Batches + " batches; the least growth of one: managed "
                + managedLeast + " bytes, resident " + residentLeast + " bytes");
            Assert.That(managedLeast, Is.LessThan(Calls / Batches), "a byte a round");
            Assert.That(residentLeast, Is.LessThan(256 * 1024));
        }

        private void HotCalls()
        {
            RuleSet rules = RuleSet.Standard;
            int found;
            Play play;
            bool beats;
            Card card;
            Rules.TryClassify(rules, HandCards, 0, 8, out play);
            Rules.TryReadings(rules, HandCards, 0, 8, plays, out found);
            Rules.TryBeats(rules, play, HandCards, 0, 8, out play);
            Rules.TryCompare(rules, HandCards, 0, 1, HandCards, 3, 1, out beats);
            Rules.Classify(rules, HandCards);
            Rules.Beats(rules, Play.None, HandCards);
            Rules.Compare(rules, HandCards, HandCards);
            Moves.TryList(rules, HandCards, Play.None, moves, out found);
            Moves.TryCount(rules, HandCards, 0, 12, Play.None, out found);
            Hints.TryList(rules, HandCards, Play.None, moves, out found);
            Hand.TryMinTurns(rules, HandCards, 0, 12, out found);
            Hand.TrySplit(rules, HandCards, 0, 12, moves, out found);
            moves[0].CopyTo(room, 0);
            Cards.TryCheck(HandCards);
            Cards.TrySort(HandCards, Order.RankAsc);
            Cards.TryToIds(Format.Egret, HandCards, 0, 12, room, 0);
            Cards.TryFromIds(Format.Egret, room, 0, 12, room, 0);
            Cards.TryFormat(HandCards, 0, 12, Style.Suited, text, out found);
            Cards.TryParse(text, 0, found, room, out found);
            Ddz.Card.TryFromByte(3, out card);
            Deck.TryShuffle(seed, room);
            GameAction action;
            bidding.TryLegal(0, actions, out found);
            bidding.TryAct(GameAction.Bid(1, 1)); // Not seat 1's turn: nothing changes.
            bidding.TryAuto(0, Auto.Timeout, out action);
            bidding.TryMoves(0, moves, out found);
            bidding.TryView(0, view);
            bidding.TryPack(packed, out found);
            bidding.Score();
            bidding.Unseen(0).Of(Rank.Three);
            Record.TryAppend(bidding, action, text, out found);
#if UNITY_2021_2_OR_NEWER || !UNITY_5_3_OR_NEWER
            Rules.TryClassify(rules, new ReadOnlySpan<byte>(HandCards, 0, 8), out play);
            Moves.TryList(rules, new ReadOnlySpan<byte>(HandCards), Play.None, moves.AsSpan(), out found);
#endif
        }

        private void EveryCall()
        {
            HotCalls();
            RuleSet rules = RuleSet.Standard;
            kept = Cards.Format(HandCards, Style.Chinese);
            kept = Cards.Parse("3 4 5");
            kept = Library.StatusText(Status.Card);
            kept = Library.VersionText;
            kept = Rules.Readings(rules, HandCards);
            kept = moves[0].ToArray();
            kept = new RuleSet(rules.Switches);
            kept = Deck.Shuffle(seed);
            kept = bidding.Clone();
            kept = Game.Unpack(bidding.Pack());
            kept = view.HandOf(0);
            CardsType type;
            CardHelper.PopEnable(new[] { new Ddz.Clients.Et.Card() }, out type);
        }

        private static long Resident()
        {
            using (Process process = Process.GetCurrentProcess())
            {
                return process.WorkingSet64;
            }
        }

        /// <summary>Bytes that this thread has allocated. Old Unity lacks the method.</summary>
        private static Func<long> Counter()
        {
            MethodInfo method = typeof(GC).GetMethod("GetAllocatedBytesForCurrentThread");
            if (method == null)
            {
                Assert.Ignore("this runtime does not count allocated bytes");
            }

            return (Func<long>)Delegate.CreateDelegate(typeof(Func<long>), method);
        }
    }
}
