using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>
    /// Null and empty arrays: an empty array pins to a null pointer, so both come
    /// to the library as (NULL, 0), and null with a count must be refused.
    /// </summary>
    public class EmptyTests
    {
        private static readonly byte[] Empty = new byte[0];
        private static readonly byte[][] NoCards = { null, Empty };

        [Test]
        public void No_cards_are_a_pass()
        {
            foreach (byte[] none in NoCards)
            {
                Assert.That(Rules.Classify(RuleSet.Standard, none), Is.EqualTo(Play.None));
                Assert.That(Rules.Readings(RuleSet.Standard, none), Is.Empty);
                Assert.That(Rules.Beats(RuleSet.Standard, Play.None, none), Is.EqualTo(Play.None));
                Assert.That(Rules.Compare(RuleSet.Standard, none, none), Is.False);
                Assert.That(Rules.Compare(RuleSet.Standard, none, new byte[] { 3 }), Is.True);
                Assert.That(Rules.Compare(RuleSet.Standard, new byte[] { 3 }, none), Is.False);
                Assert.That(Moves.List(RuleSet.Standard, none, Play.None), Is.Empty);
                Assert.That(Moves.Count(RuleSet.Standard, none, Play.None), Is.EqualTo(0));
                Assert.That(Hints.List(RuleSet.Standard, none, Play.None), Is.Empty);
                Assert.That(Hand.MinTurns(RuleSet.Standard, none), Is.EqualTo(0));
                Assert.That(Hand.Split(RuleSet.Standard, none), Is.Empty);
            }
        }

        [Test]
        public void No_cards_are_sorted_and_written_and_translated()
        {
            var map = new byte[Deck.Length];
            for (int i = 0; i < map.Length; i++)
            {
                map[i] = (byte)i;
            }

            int found;
            foreach (byte[] none in NoCards)
            {
                Assert.That(Cards.TryCheck(none), Is.EqualTo(Status.Ok));
                Assert.That(Cards.TrySort(none, Order.Grouped), Is.EqualTo(Status.Ok));
                Assert.That(Cards.Format(none, Style.Chinese), Is.EqualTo(""));
                Assert.That(Cards.FromIds(Format.Egret, none), Is.Empty);
                Assert.That(Cards.ToIds(Format.Egret, none), Is.Empty);
                Assert.That(Cards.FromRanks(none), Is.Empty);
                Assert.That(Cards.FromMap(map, none), Is.Empty);
                Assert.That(Cards.ToMap(map, none), Is.Empty);
                Assert.That(Cards.TryParse(none, 0, 0, null, out found), Is.EqualTo(Status.Ok));
            }

            Assert.That(Cards.Parse(""), Is.Empty);
        }

        [Test]
        public void Null_with_a_count_is_refused()
        {
            Play play;
            bool beats;
            int found;
            RuleSet rules = RuleSet.Standard;
            var room = new byte[3];
            Assert.That(Rules.TryClassify(rules, null, 0, 3, out play), Is.EqualTo(Status.Null));
            Assert.That(Rules.TryReadings(rules, null, 0, 3, null, out found), Is.EqualTo(Status.Null));
            Assert.That(
                Rules.TryBeats(rules, Play.None, null, 0, 3, out play), Is.EqualTo(Status.Null));
            Assert.That(
                Rules.TryCompare(rules, null, 0, 3, room, 0, 0, out beats), Is.EqualTo(Status.Null));
            Assert.That(
                Rules.TryCompare(rules, room, 0, 0, null, 0, 3, out beats), Is.EqualTo(Status.Null));
            Assert.That(
                Moves.TryList(rules, null, 0, 3, Play.None, null, out found), Is.EqualTo(Status.Null));
            Assert.That(
                Moves.TryCount(rules, null, 0, 3, Play.None, out found), Is.EqualTo(Status.Null));
            Assert.That(
                Hints.TryList(rules, null, 0, 3, Play.None, null, out found), Is.EqualTo(Status.Null));
            Assert.That(Hand.TryMinTurns(rules, null, 0, 3, out found), Is.EqualTo(Status.Null));
            Assert.That(Hand.TrySplit(rules, null, 0, 3, null, out found), Is.EqualTo(Status.Null));
            Assert.That(Cards.TryCheck(null, 0, 3), Is.EqualTo(Status.Null));
            Assert.That(Cards.TrySort(null, 0, 3, Order.Grouped), Is.EqualTo(Status.Null));
            Assert.That(Cards.TryFromRanks(null, 0, 3, room, 0), Is.EqualTo(Status.Null));
            Assert.That(Cards.TryFromRanks(room, 0, 3, null, 0), Is.EqualTo(Status.Null));
            Assert.That(Cards.TryFromIds(Format.Egret, null, 0, 3, room, 0), Is.EqualTo(Status.Null));
            Assert.That(Cards.TryFromIds(Format.Egret, room, 0, 3, null, 0), Is.EqualTo(Status.Null));
            Assert.That(Cards.TryToIds(Format.Egret, null, 0, 3, room, 0), Is.EqualTo(Status.Null));
            Assert.That(Cards.TryToIds(Format.Egret, room, 0, 3, null, 0), Is.EqualTo(Status.Null));
            Assert.That(Cards.TryFromMap(null, room, 0, 3, room, 0), Is.EqualTo(Status.Null));
            Assert.That(Cards.TryToMap(null, room, 0, 3, room, 0), Is.EqualTo(Status.Null));
            Assert.That(Cards.TryParse((string)null, room, out found), Is.EqualTo(Status.Null));
            Assert.That(Cards.TryParse(null, 0, 3, room, out found), Is.EqualTo(Status.Null));
            Assert.That(
                Cards.TryFormat(null, 0, 3, Style.Ranks, room, out found), Is.EqualTo(Status.Null));
            Assert.That(Deck.TryShuffle(null, new byte[54]), Is.EqualTo(Status.Null));
            Assert.That(Deck.TryShuffle(new byte[32], null), Is.EqualTo(Status.Null));
        }

        [Test]
        public void A_rule_set_that_is_null_is_refused()
        {
            Play play;
            bool beats;
            int found;
            byte[] cards = { 3 };
            Assert.That(Rules.TryClassify(null, cards, out play), Is.EqualTo(Status.Null));
            Assert.That(Rules.TryReadings(null, cards, 0, 1, null, out found), Is.EqualTo(Status.Null));
            Assert.That(Rules.TryBeats(null, Play.None, cards, out play), Is.EqualTo(Status.Null));
            Assert.That(Rules.TryCompare(null, cards, cards, out beats), Is.EqualTo(Status.Null));
            Assert.That(
                Moves.TryList(null, cards, Play.None, null, out found), Is.EqualTo(Status.Null));
            Assert.That(
                Moves.TryCount(null, cards, 0, 1, Play.None, out found), Is.EqualTo(Status.Null));
            Assert.That(
                Hints.TryList(null, cards, Play.None, null, out found), Is.EqualTo(Status.Null));
            Assert.That(Hand.TryMinTurns(null, cards, 0, 1, out found), Is.EqualTo(Status.Null));
            Assert.That(Hand.TrySplit(null, cards, 0, 1, null, out found), Is.EqualTo(Status.Null));
        }
    }
}
