#if UNITY_2021_2_OR_NEWER || !UNITY_5_3_OR_NEWER
using System;
using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>The calls over spans say what those over arrays say.</summary>
    public class SpanTests
    {
        private static readonly RuleSet Set = RuleSet.Openspiel;

        [Test]
        public void They_agree_on_random_cards()
        {
            var random = new Random(20260117);
            var moves = new Move[Moves.Max];
            var again = new Move[Moves.Max];
            var plays = new Play[Rules.ReadingsMax];
            int plays_met = 0;
            for (int round = 0; round < 2000; round++)
            {
                var seed = new byte[Deck.SeedLength];
                random.NextBytes(seed);
                byte[] deck = Deck.Shuffle(seed);
                int count = random.Next(21);
                byte[] hand = new byte[count];
                Array.Copy(deck, hand, count);
                byte[] three = { deck[20], deck[21], deck[22] };
                ReadOnlySpan<byte> span = new ReadOnlySpan<byte>(deck, 0, count);

                Assert.That(Rules.Classify(Set, span), Is.EqualTo(Rules.Classify(Set, hand)));
                int found;
                Assert.That(Rules.TryReadings(Set, span, plays, out found), Is.EqualTo(Status.Ok));
                Assert.That(found, Is.EqualTo(Rules.Readings(Set, hand).Length));
                Play table = Rules.Classify(Set, new ReadOnlySpan<byte>(three));
                plays_met += table.IsNone ? 0 : 1;
                Assert.That(Rules.Beats(Set, table, span), Is.EqualTo(Rules.Beats(Set, table, hand)));
                Assert.That(Rules.Compare(Set, three, span), Is.EqualTo(Rules.Compare(Set, three, hand)));

                int foundAgain;
                Assert.That(Moves.TryList(Set, span, table, moves.AsSpan(), out found), Is.EqualTo(Status.Ok));
                Assert.That(Moves.TryList(Set, hand, table, again, out foundAgain), Is.EqualTo(Status.Ok));
                Same(moves, found, again, foundAgain);
                Assert.That(Moves.TryCount(Set, span, table, out foundAgain), Is.EqualTo(Status.Ok));
                Assert.That(foundAgain, Is.EqualTo(found));

                Assert.That(Hints.TryList(Set, span, table, moves.AsSpan(), out found), Is.EqualTo(Status.Ok));
                Assert.That(Hints.TryList(Set, hand, table, again, out foundAgain), Is.EqualTo(Status.Ok));
                Same(moves, found, again, foundAgain);

                int turns;
                Assert.That(Hand.TryMinTurns(Set, span, out turns), Is.EqualTo(Status.Ok));
                Assert.That(turns, Is.EqualTo(Hand.MinTurns(Set, hand)));
                Assert.That(Hand.TrySplit(Set, span, moves.AsSpan(), out found), Is.EqualTo(Status.Ok));
                Assert.That(found, Is.EqualTo(turns));
            }

            Assert.That(plays_met, Is.GreaterThan(0));
        }

        [Test]
        public void Empty_spans()
        {
            var none = default(ReadOnlySpan<byte>);
            int found;
            Assert.That(Rules.Classify(Set, none).IsNone, Is.True);
            Assert.That(Rules.Compare(Set, none, none), Is.False);
            Assert.That(Cards.TryCheck(none), Is.EqualTo(Status.Ok));
            Assert.That(Cards.TrySort(default(Span<byte>), Order.RankAsc), Is.EqualTo(Status.Ok));
            Assert.That(
                Moves.TryList(Set, none, Play.None, default(Span<Move>), out found),
                Is.EqualTo(Status.Ok));

            // An empty span has no room; it does not ask for the count.
            var three = new byte[] { 3 };
            ReadOnlySpan<byte> hand = three;
            Assert.That(
                Moves.TryList(Set, hand, Play.None, default(Span<Move>), out found),
                Is.EqualTo(Status.Buffer));
            Assert.That(found, Is.EqualTo(1));
            Assert.That(
                Hints.TryList(Set, hand, Play.None, default(Span<Move>), out found),
                Is.EqualTo(Status.Buffer));
            Assert.That(
                Hand.TrySplit(Set, hand, default(Span<Move>), out found), Is.EqualTo(Status.Buffer));
            Assert.That(
                Rules.TryReadings(Set, hand, default(Span<Play>), out found),
                Is.EqualTo(Status.Buffer));
        }

        [Test]
        public unsafe void Memory_that_is_no_array()
        {
            byte* stack = stackalloc byte[6];
            var cards = new Span<byte>(stack, 6);
            new byte[] { 0x07, 0x03, 0x05, 0x04, 0x06, 0xEE }.CopyTo(cards);
            Span<byte> five = cards.Slice(0, 5);
            Cards.Sort(five, Order.RankAsc);
            Assert.That(cards.ToArray(), Is.EqualTo(new byte[] { 3, 4, 5, 6, 7, 0xEE }));
            Cards.Check(five);
            Assert.That(Rules.Classify(Set, five).Kind, Is.EqualTo(PlayKind.Straight));
            Assert.That(Cards.TryToIds(Format.Botzone, five, five), Is.EqualTo(Status.Ok));
            Assert.That(Cards.TryFromIds(Format.Botzone, five, five), Is.EqualTo(Status.Ok));
            Assert.That(cards.ToArray(), Is.EqualTo(new byte[] { 3, 4, 5, 6, 7, 0xEE }));
            Assert.That(
                Cards.TryToIds(Format.Botzone, five, cards.Slice(0, 4)), Is.EqualTo(Status.Length));
            Assert.That(
                Cards.TryFromIds(Format.Botzone, five, cards.Slice(0, 4)), Is.EqualTo(Status.Length));

            Move move = Hand.Split(Set, five.ToArray())[0];
            Assert.That(move.CopyTo(cards.Slice(1)), Is.EqualTo(5));
            Assert.That(cards[1], Is.EqualTo(3));
            bool thrown = false;
            try
            {
                move.CopyTo(cards.Slice(2));
            }
            catch (DdzException e)
            {
                thrown = e.Status == Status.Length;
            }

            Assert.That(thrown, Is.True);
        }

        private static void Same(Move[] one, int count, Move[] other, int otherCount)
        {
            Assert.That(count, Is.EqualTo(otherCount));
            for (int i = 0; i < count; i++)
            {
                Assert.That(one[i].Equals(other[i]), Is.True);
            }
        }
    }
}
#endif
