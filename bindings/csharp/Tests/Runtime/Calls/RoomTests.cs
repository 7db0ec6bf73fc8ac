using System;
using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>
    /// Lists into arrays of every size: all or nothing is written, and the count
    /// that is needed always comes back.
    /// </summary>
    public class RoomTests
    {
        /// <summary>3 3 3 4 4 4 5 6 7 8 9.</summary>
        private static readonly byte[] HandCards =
            { 0x03, 0x13, 0x23, 0x04, 0x14, 0x24, 0x05, 0x06, 0x07, 0x08, 0x09 };

        private delegate Status Lister<T>(T[] list, out int found);

        [Test]
        public void Lists_of_moves()
        {
            RuleSet rules = RuleSet.Standard;
            Try(
                (Move[] list, out int found) =>
                    Moves.TryList(rules, HandCards, Play.None, list, out found),
                Moves.Count(rules, HandCards, Play.None),
                Stray<Move>());
        }

        [Test]
        public void Lists_of_hints()
        {
            RuleSet rules = RuleSet.Standard;
            Try(
                (Move[] list, out int found) =>
                    Hints.TryList(rules, HandCards, Play.None, list, out found),
                Hints.List(rules, HandCards, Play.None).Length,
                Stray<Move>());
        }

        [Test]
        public void Splits()
        {
            RuleSet rules = RuleSet.Standard;
            Try(
                (Move[] list, out int found) =>
                    Hand.TrySplit(rules, HandCards, 0, HandCards.Length, list, out found),
                Hand.MinTurns(rules, HandCards),
                Stray<Move>());
        }

        [Test]
        public void Readings()
        {
            RuleSet rules = RuleSet.Openspiel;
            byte[] cards = Cards.FromRanks(new byte[] { 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3 });
            Try(
                (Play[] list, out int found) =>
                    Rules.TryReadings(rules, cards, 0, cards.Length, list, out found),
                3,
                new Play((PlayKind)0xEE, (Rank)0xEE, 0xEE, 0xEE));
        }

        [Test]
        public void Texts()
        {
            Try(
                (byte[] list, out int found) => Cards.TryParse("3 4 5", list, out found),
                3,
                (byte)0xEE);
            Try(
                (byte[] list, out int found) =>
                    Cards.TryFormat(HandCards, 0, 2, Style.Suited, list, out found),
                9,
                (byte)0xEE);
        }

        [Test]
        public void Games()
        {
            Game game = Game.New(RuleSet.Standard, Flow.Classic, new byte[32], 0);
            Try(
                (GameAction[] list, out int found) => game.TryLegal(0, list, out found),
                Game.LegalMax,
                GameAction.Bid(0xEE, 0xEE));
            Try(
                (byte[] list, out int found) => game.TryPack(list, out found),
                game.Pack().Length,
                (byte)0xEE,
                false);
            Try(
                (byte[] list, out int found) => Record.TryBegin(game, list, out found),
                Record.Begin(game).Length,
                (byte)0xEE,
                false);
            GameAction bid = GameAction.Bid(0, 3);
            game.Act(bid);
            Try(
                (byte[] list, out int found) => Record.TryAppend(game, bid, list, out found),
                Record.Append(game, bid).Length,
                (byte)0xEE,
                false);
            Try(
                (Move[] list, out int found) => game.TryMoves(0, list, out found),
                game.Moves(0).Length,
                Stray<Move>());
        }

        [Test]
        public void Room_for_the_most_suffices()
        {
            int most = 0;
            for (int count = 0; count <= Cards.HandMax; count++)
            {
                Assert.That(Moves.MaxFor(RuleSet.Standard, count), Is.GreaterThanOrEqualTo(most));
                most = Moves.MaxFor(RuleSet.Standard, count);
            }

            Assert.That(most, Is.EqualTo(Moves.Max));
            foreach (Preset preset in Enum.GetValues(typeof(Preset)))
            {
                RuleSet rules = RuleSet.Of(preset);
                Assert.That(Hints.MaxFor(rules), Is.InRange(1, Hints.Max));
                Assert.That(Rules.ReadingsMaxFor(rules), Is.InRange(1, Rules.ReadingsMax));
            }

            Assert.Throws<DdzException>(() => Moves.MaxFor(null, 20));
            Assert.Throws<DdzException>(() => Hints.MaxFor(null));
            Assert.Throws<DdzException>(() => Rules.ReadingsMaxFor(null));
            Assert.Throws<DdzException>(() => Moves.MaxFor(RuleSet.Standard, 21));
            Assert.Throws<DdzException>(() => Moves.MaxFor(RuleSet.Standard, -1));
        }

        /// <param name="distinct">Whether no entry can happen to equal the stray one.</param>
        private static void Try<T>(Lister<T> lister, int needed, T stray, bool distinct = true)
        {
            int found;
            Assert.That(needed, Is.GreaterThan(0));
            Assert.That(lister(null, out found), Is.EqualTo(Status.Ok));
            Assert.That(found, Is.EqualTo(needed), "a null array asks for the count");
            for (int room = 0; room <= needed + 1; room++)
            {
                var list = new T[room];
                for (int i = 0; i < room; i++)
                {
                    list[i] = stray;
                }

                Status status = lister(list, out found);
                Assert.That(status, Is.EqualTo(room < needed ? Status.Buffer : Status.Ok), room + "");
                Assert.That(found, Is.EqualTo(needed), room + "");
                for (int i = 0; i < room; i++)
                {
                    bool written = room >= needed && i < needed;
                    if (distinct || !written)
                    {
                        Assert.That(list[i].Equals(stray), Is.EqualTo(!written), room + ": " + i);
                    }
                }
            }
        }

        /// <summary>A value that no call writes.</summary>
        private static unsafe T Stray<T>()
        {
            var move = default(Move);
            *(byte*)&move = 0xEE;
            return (T)(object)move;
        }
    }
}
