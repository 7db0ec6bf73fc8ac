using System;
using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>A part of an array, by offset and count.</summary>
    public class PartTests
    {
        /// <summary>Two bytes that are no cards, 3 4 5 6 7 of diamonds, two more.</summary>
        private static readonly byte[] Cased = { 0xEE, 0xEE, 3, 4, 5, 6, 7, 0xEE, 0xEE };

        private Play play;
        private int found;

        [Test]
        public void Only_the_part_is_read()
        {
            Assert.That(Rules.TryClassify(RuleSet.Standard, Cased, 2, 5, out play), Is.EqualTo(Status.Ok));
            Assert.That(play, Is.EqualTo(new Play(PlayKind.Straight, Rank.Seven, 5, 5)));
            Assert.That(
                Rules.TryClassify(RuleSet.Standard, Cased, 2, 6, out play), Is.EqualTo(Status.Card));
            Assert.That(play, Is.EqualTo(Play.None));
            Assert.That(Hand.TryMinTurns(RuleSet.Standard, Cased, 2, 5, out found), Is.EqualTo(Status.Ok));
            Assert.That(found, Is.EqualTo(1));

            bool beats;
            Assert.That(
                Rules.TryCompare(RuleSet.Standard, Cased, 2, 1, Cased, 3, 1, out beats),
                Is.EqualTo(Status.Ok));
            Assert.That(beats, Is.True);
        }

        [Test]
        public void Only_the_part_is_written()
        {
            var array = (byte[])Cased.Clone();
            Assert.That(Cards.TrySort(array, 2, 5, Order.RankDesc), Is.EqualTo(Status.Ok));
            Assert.That(array, Is.EqualTo(new byte[] { 0xEE, 0xEE, 7, 6, 5, 4, 3, 0xEE, 0xEE }));

            // Ranks into cards where they stand: 3 is the rank of the 6.
            Assert.That(Cards.TryFromRanks(array, 6, 1, array, 6), Is.EqualTo(Status.Ok));
            Assert.That(array, Is.EqualTo(new byte[] { 0xEE, 0xEE, 7, 6, 5, 4, 6, 0xEE, 0xEE }));

            var move = Moves.List(RuleSet.Standard, new byte[] { 3 }, Play.None)[0];
            Assert.That(move.CopyTo(array, 8), Is.EqualTo(1));
            Assert.That(array[8], Is.EqualTo(3));
        }

        [TestCase(-1, 1)]
        [TestCase(0, 10)]
        [TestCase(9, 1)]
        [TestCase(10, 0)]
        [TestCase(0, -1)]
        [TestCase(5, -1)]
        [TestCase(int.MaxValue, 1)]
        [TestCase(1, int.MaxValue)]
        [TestCase(int.MinValue, int.MinValue)]
        public void A_part_that_is_none_is_refused(int offset, int count)
        {
            RuleSet rules = RuleSet.Standard;
            bool beats;
            var room = new byte[Deck.Length];
            var map = new byte[Deck.Length];
            Status[] statuses =
            {
                Rules.TryClassify(rules, Cased, offset, count, out play),
                Rules.TryReadings(rules, Cased, offset, count, null, out found),
                Rules.TryBeats(rules, Play.None, Cased, offset, count, out play),
                Rules.TryCompare(rules, Cased, offset, count, null, 0, 0, out beats),
                Rules.TryCompare(rules, null, 0, 0, Cased, offset, count, out beats),
                Moves.TryList(rules, Cased, offset, count, Play.None, null, out found),
                Moves.TryCount(rules, Cased, offset, count, Play.None, out found),
                Hints.TryList(rules, Cased, offset, count, Play.None, null, out found),
                Hand.TryMinTurns(rules, Cased, offset, count, out found),
                Hand.TrySplit(rules, Cased, offset, count, null, out found),
                Cards.TryCheck(Cased, offset, count),
                Cards.TrySort(Cased, offset, count, Order.RankAsc),
                Cards.TryFromIds(Format.Egret, Cased, offset, count, room, 0),
                Cards.TryToIds(Format.Egret, Cased, offset, count, room, 0),
                Cards.TryFromRanks(Cased, offset, count, room, 0),
                Cards.TryFromMap(map, Cased, offset, count, room, 0),
                Cards.TryToMap(map, Cased, offset, count, room, 0),
                Cards.TryParse(Cased, offset, count, room, out found),
                Cards.TryFormat(Cased, offset, count, Style.Ranks, room, out found),
            };
            foreach (Status status in statuses)
            {
                Assert.That(status, Is.EqualTo(Status.Length));
            }
        }

        [Test]
        public void An_output_that_does_not_fit_is_refused()
        {
            var two = new byte[2];
            var three = new byte[] { 3, 4, 5 };
            var map = new byte[Deck.Length];
            Assert.That(Cards.TryFromIds(Format.Egret, three, 0, 3, two, 0), Is.EqualTo(Status.Length));
            Assert.That(Cards.TryFromIds(Format.Egret, three, 0, 2, two, 1), Is.EqualTo(Status.Length));
            Assert.That(Cards.TryToIds(Format.Egret, three, 0, 3, two, 0), Is.EqualTo(Status.Length));
            Assert.That(Cards.TryFromRanks(three, 0, 3, two, 0), Is.EqualTo(Status.Length));
            Assert.That(Cards.TryFromMap(map, three, 0, 3, two, 0), Is.EqualTo(Status.Length));
            Assert.That(Cards.TryToMap(map, three, 0, 3, two, 0), Is.EqualTo(Status.Length));
            Assert.That(Cards.TryFromMap(two, three, 0, 3, three, 0), Is.EqualTo(Status.Length));
            Assert.That(Cards.TryToMap(two, three, 0, 3, three, 0), Is.EqualTo(Status.Length));
            Assert.That(Deck.TryShuffle(new byte[31], new byte[54]), Is.EqualTo(Status.Length));
            Assert.That(Deck.TryShuffle(new byte[32], new byte[55]), Is.EqualTo(Status.Length));
            Assert.That(two, Is.EqualTo(new byte[2]));

            Move move = Moves.List(RuleSet.Standard, three, Play.None)[0];
            Assert.Throws<DdzException>(() => move.CopyTo(two, 2));
            Assert.Throws<DdzException>(() => move.CopyTo(null, 0));
            Assert.Throws<ArgumentOutOfRangeException>(() => Nothing(move[move.Count]));
            Assert.Throws<ArgumentOutOfRangeException>(() => Nothing(move[-1]));
        }

        private static void Nothing(byte card)
        {
        }
    }
}
