using System;
using System.Collections.Generic;
using NUnit.Framework;

namespace Ddz.Tests.Calls
{
    /// <summary>The card as a value of its own, against the library's own cards.</summary>
    public class CardTests
    {
        [Test]
        public void Ranks_and_suits_make_the_54_cards()
        {
            byte[] deck = Deck.Shuffle(new byte[Deck.SeedLength]);
            Cards.Sort(deck, Order.RankAsc);
            var all = new List<byte>();
            foreach (Rank rank in Enum.GetValues(typeof(Rank)))
            {
                foreach (Suit suit in Enum.GetValues(typeof(Suit)))
                {
                    var card = new Card(rank, suit);
                    Assert.That(card.Rank, Is.EqualTo(rank));
                    Assert.That(card.IsJoker, Is.EqualTo(rank >= Rank.SmallJoker));
                    Assert.That(card.Suit, Is.EqualTo(card.IsJoker ? (Suit?)null : suit));
                    if (!card.IsJoker || suit == Suit.Spade)
                    {
                        all.Add(card);
                    }
                }
            }

            Assert.That(all, Is.EqualTo(deck), "low to high, diamond to spade");
        }

        [Test]
        public void A_byte_is_a_card_when_the_library_says_so()
        {
            int cards = 0;
            for (int value = 0; value < 256; value++)
            {
                Card card;
                Status status = Ddz.Card.TryFromByte((byte)value, out card);
                if (status == Status.Ok)
                {
                    cards++;
                    Assert.That(card.Byte, Is.EqualTo(value));
                    Assert.That(new Card(card.Rank, card.Suit ?? Suit.Heart), Is.EqualTo(card));
                    Assert.That(Cards.Parse(card.ToString())[0], Is.EqualTo(value));
                }
                else
                {
                    Assert.That(status, Is.EqualTo(Status.Card));
                    Assert.That(card, Is.EqualTo(default(Card)));
                }
            }

            Assert.That(cards, Is.EqualTo(Deck.Length));
            Assert.That(default(Card).ToString(), Is.EqualTo("-"));
        }

        [Test]
        public void Seeds_are_32_bytes_that_come_from_chance()
        {
            // 64 seeds in which some place always had the same byte, or two of which
            // were alike, would be no chance.
            var seeds = new HashSet<string>();
            var bytes = new HashSet<byte>[Deck.SeedLength];
            for (int n = 0; n < 64; n++)
            {
                byte[] seed = Deck.Seed();
                Assert.That(seed.Length, Is.EqualTo(Deck.SeedLength));
                Assert.That(Deck.Shuffle(seed).Length, Is.EqualTo(Deck.Length));
                seeds.Add(BitConverter.ToString(seed));
                for (int i = 0; i < seed.Length; i++)
                {
                    bytes[i] = bytes[i] ?? new HashSet<byte>();
                    bytes[i].Add(seed[i]);
                }
            }

            Assert.That(seeds.Count, Is.EqualTo(64));
            Assert.That(Array.TrueForAll(bytes, place => place.Count > 1), Is.True);
        }

        [Test]
        public void Equality()
        {
            var card = new Card(Rank.Ten, Suit.Spade);
            Assert.That(card == Ddz.Card.FromByte(0x3A), Is.True);
            Assert.That(card != Ddz.Card.BigJoker, Is.True);
            Assert.That(card.Equals((object)Ddz.Card.FromByte(0x3A)), Is.True);
            Assert.That(card.GetHashCode(), Is.EqualTo(Ddz.Card.FromByte(0x3A).GetHashCode()));
            Assert.That(Ddz.Card.SmallJoker.Rank, Is.EqualTo(Rank.SmallJoker));
        }

        [Test]
        public void Plays_and_moves_are_values()
        {
            byte[] hand = { 0x03, 0x13, 0x24, 0x05 };
            Move[] moves = Moves.List(RuleSet.Standard, hand, Play.None);
            Move[] again = Moves.List(RuleSet.Standard, hand, Play.None);
            Assert.That(again, Is.EqualTo(moves));
            for (int i = 0; i < moves.Length; i++)
            {
                Assert.That(moves[i].GetHashCode(), Is.EqualTo(again[i].GetHashCode()));
                Assert.That(moves[i].Play == again[i].Play, Is.True);
                for (int j = 0; j < i; j++)
                {
                    Assert.That(moves[i].Equals(moves[j]), Is.False);
                    Assert.That(moves[i].Play != moves[j].Play, Is.True);
                }
            }

            Assert.That(moves[0].ToString(), Is.EqualTo("♦3"));
            Assert.That(moves[3].ToString(), Is.EqualTo("♦3 ♣3"));
            Assert.That(moves[3].Play.ToString(), Is.EqualTo("Pair Three x1 (2 cards)"));
            Assert.That(Play.None.ToString(), Is.EqualTo("None"));
        }
    }
}
