using System;
using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>The calls without Try throw what their twins return.</summary>
    public class ExceptionTests
    {
        private static readonly byte[] Twice = { 3, 3 };
        private static readonly byte[] NoCard = { 0 };
        private static readonly byte[] TooMany = new byte[21];
        private static readonly Play Impossible = new Play(PlayKind.Straight, Rank.Two, 5, 5);

        [Test]
        public void Rooms_of_play()
        {
            RuleSet rules = RuleSet.Standard;
            Throws(Status.Duplicate, () => Rules.Classify(rules, Twice));
            Throws(Status.Card, () => Rules.Readings(rules, NoCard));
            Throws(Status.TooMany, () => Rules.Beats(rules, Play.None, TooMany));
            Throws(Status.Play, () => Rules.Beats(rules, Impossible, new byte[] { 3 }));
            Throws(Status.Duplicate, () => Rules.Compare(rules, Twice, null));
            Throws(Status.Duplicate, () => Rules.Compare(rules, null, Twice));
            Throws(Status.Null, () => Rules.Classify(null, null));
            Throws(Status.Play, () => Moves.List(rules, new byte[] { 3 }, Impossible));
            Throws(Status.Card, () => Moves.Count(rules, NoCard, Play.None));
            Throws(Status.Play, () => Hints.List(rules, new byte[] { 3 }, Impossible));
            Throws(Status.Duplicate, () => Hand.MinTurns(rules, Twice));
            Throws(Status.TooMany, () => Hand.Split(rules, TooMany));
        }

        [Test]
        public void Room_of_cards()
        {
            Throws(Status.Duplicate, () => Cards.Check(Twice));
            Throws(Status.Card, () => Cards.Sort(NoCard, Order.RankAsc));
            Throws(Status.Enum, () => Cards.Sort(null, Unnamed.Of<Order>()));
            Throws(Status.Enum, () => Cards.FromIds(Unnamed.Of<Format>(), null));
            Throws(Status.Card, () => Cards.ToIds(Format.Egret, NoCard));
            Throws(Status.Duplicate, () => Cards.FromRanks(new byte[] { 13, 13 }));
            Throws(Status.Duplicate, () => Cards.FromMap(new byte[54], NoCard));
            Throws(Status.Length, () => Cards.ToMap(new byte[53], null));
            Throws(Status.Text, () => Cards.Parse("1"));
            Throws(Status.Null, () => Cards.Parse(null));
            Throws(Status.Enum, () => Cards.Format(null, Unnamed.Of<Style>()));
            Throws(Status.Length, () => Deck.Shuffle(new byte[31]));
            Throws(Status.Null, () => Deck.Shuffle(null));
            Throws(Status.Card, () => Ddz.Card.FromByte(0x4D));
            Throws(Status.Enum, () => Nothing(new Card(Unnamed.Of<Rank>(), Suit.Club)));
            Throws(Status.Enum, () => Nothing(new Card(Rank.Ace, Unnamed.Of<Suit>())));
        }

        [Test]
        public void Room_of_rules()
        {
            Throws(Status.Enum, () => RuleSet.Of(Unnamed.Of<Preset>()));
            Throws(Status.Enum, () => RuleSet.Of((Preset)uint.MaxValue));
            Throws(Status.RulesRange, () => Nothing(new RuleSet(default(Switches))));
            RuleSet rules;
            Assert.That(RuleSet.TryOf(Unnamed.Of<Preset>(), out rules), Is.EqualTo(Status.Enum));
            Assert.That(rules, Is.Null);
        }

        private static void Throws(Status status, TestDelegate call)
        {
            var exception = Assert.Throws<DdzException>(call);
            Assert.That(exception.Status, Is.EqualTo(status));
            Assert.That(exception.Message.Contains(Library.StatusText(status)), Is.True);
        }

        private static void Nothing(object value)
        {
        }
    }
}
