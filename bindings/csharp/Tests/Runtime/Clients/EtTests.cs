using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Ddz.Clients.Et;
using Ddz.Tests.Vectors;
using NUnit.Framework;
using EtCard = Ddz.Clients.Et.Card;

namespace Ddz.Tests.Clients
{
    /// <summary>
    /// The client of the ET framework: every line of docs/clients.md about it,
    /// asked through its own names.
    /// </summary>
    public class EtTests
    {
        /// <summary>What the client calls each kind, spelled out a second time.</summary>
        private static readonly Dictionary<string, CardsType> Types =
            new Dictionary<string, CardsType>
            {
                { "rocket", CardsType.JokerBoom },
                { "bomb", CardsType.Boom },
                { "trio", CardsType.OnlyThree },
                { "trio_single", CardsType.ThreeAndOne },
                { "trio_pair", CardsType.ThreeAndTwo },
                { "straight", CardsType.Straight },
                { "pair_straight", CardsType.DoubleStraight },
                { "plane", CardsType.TripleStraight },
                { "pair", CardsType.Double },
                { "single", CardsType.Single },
                { "none", CardsType.None },
                { "error", CardsType.None },
            };

        private static readonly Dictionary<CardsType, Func<EtCard[], bool>> Tests =
            new Dictionary<CardsType, Func<EtCard[], bool>>
            {
                { CardsType.JokerBoom, CardHelper.IsJokerBoom },
                { CardsType.Boom, CardHelper.IsBoom },
                { CardsType.OnlyThree, CardHelper.IsOnlyThree },
                { CardsType.ThreeAndOne, CardHelper.IsThreeAndOne },
                { CardsType.ThreeAndTwo, CardHelper.IsThreeAndTwo },
                { CardsType.Straight, CardHelper.IsStraight },
                { CardsType.DoubleStraight, CardHelper.IsDoubleStraight },
                { CardsType.TripleStraight, CardHelper.IsTripleStraight },
                { CardsType.Double, CardHelper.IsDouble },
                { CardsType.Single, CardHelper.IsSingle },
            };

        [Test]
        public void Types_B0_1_to_B0_3_and_B0_17()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("clients_s0.tsv"))
            {
                if (row["op"] != "classify")
                {
                    continue;
                }

                CardsType expected = TypeIn(row["expected"]);
                EtCard[] cards = Cards(row["cards"]);
                CardsType type;
                bool enable = CardHelper.PopEnable(cards, out type);
                faults.Expect(row.Where, expected.ToString(), type.ToString());
                Assert.That(enable, Is.EqualTo(type != CardsType.None), row.Where);
                foreach (KeyValuePair<CardsType, Func<EtCard[], bool>> test in Tests)
                {
                    faults.Expect(
                        row.Where + " Is" + test.Key,
                        (test.Key == expected).ToString(),
                        test.Value(cards).ToString());
                }
            }

            faults.AssertNone();
        }

        [Test]
        public void Every_kind_has_its_test()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("kinds.tsv"))
            {
                // A byte that is no card cannot be put into the client's words.
                bool all = row["rules"].StartsWith("*", StringComparison.Ordinal);
                if (row["op"] == "classify" && all && row["expected"] != "error:card")
                {
                    EtCard[] cards = Cards(row["cards"]);
                    CardsType type;
                    CardHelper.PopEnable(cards, out type);
                    CardsType expected = TypeIn(row["expected"]);
                    faults.Expect(row.Where, expected.ToString(), type.ToString());
                    foreach (KeyValuePair<CardsType, Func<EtCard[], bool>> test in Tests)
                    {
                        Assert.That(test.Value(cards), Is.EqualTo(test.Key == expected), row.Where);
                    }
                }
            }

            faults.AssertNone();
        }

        [Test]
        public void Comparisons_B0_1d_to_B0_2e_and_B0_16()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("clients_s0.tsv"))
            {
                if (row["op"] == "compare")
                {
                    EtCard[] cards = Cards(row["cards"]);
                    EtCard[] desk = Cards(row["previous"]);
                    CardsType type;
                    bool enable = CardHelper.PopEnable(cards, desk, out type);
                    faults.Expect(row.Where, row["expected"], enable ? "yes" : "no");
                    Assert.That(enable, Is.EqualTo(type != CardsType.None), row.Where);
                    ByTypeAndWeight(faults, row, cards, desk);
                }
            }

            faults.AssertNone();
        }

        [TestCase("0x11012113", CardsType.ThreeAndOne, 33)] // B0-2
        [TestCase("0x11012103", CardsType.ThreeAndOne, 33)] // B0-2
        [TestCase("0x14042403", CardsType.ThreeAndOne, 3)] // B0-2b
        [TestCase("0x1202130323", CardsType.ThreeAndTwo, 0)] // B0-2c
        [TestCase("0x1D0D2D0C1C", CardsType.ThreeAndTwo, 30)] // B0-2d
        [TestCase("0x1101211323", CardsType.ThreeAndTwo, 33)] // B0-2d
        [TestCase("4333", CardsType.ThreeAndOne, 0)] // B0-2e
        [TestCase("5444", CardsType.ThreeAndOne, 3)] // B0-2e
        [TestCase("3344", CardsType.ThreeAndOne, 0)]
        [TestCase("34567", CardsType.Straight, 10)]
        [TestCase("2", CardsType.Single, 12)]
        [TestCase("xX", CardsType.JokerBoom, int.MaxValue)]
        [TestCase("2222", CardsType.Boom, 12 * 12 * 12 * 12 + int.MaxValue / 2)]
        public void Weights_B0_2(string cards, CardsType type, int expected)
        {
            Assert.That(CardHelper.GetWeight(Cards(cards), type), Is.EqualTo(expected));
        }

        [Test]
        public void Prompts_B0_4_to_B0_14()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("hints.tsv"))
            {
                if (row["rules"] == "et")
                {
                    List<string> prompts = Prompts(row["cards"], row["previous"], row.Where);
                    faults.Expect(row.Where, row["expected"], Answer(row, prompts));
                }
            }

            faults.AssertNone();
        }

        [Test]
        public void Prompts_of_what_is_not_on_the_table_are_empty()
        {
            DeskCardsCacheComponent desk = Desk("33");
            List<EtCard> hand = new List<EtCard>(Cards("4455xX"));
            Assert.That(CardHelper.GetPrompt(hand, desk, CardsType.Straight).Result, Is.Empty);
            Assert.That(CardHelper.GetPrompt(hand, null, CardsType.Double).Result, Is.Empty);
            Assert.That(CardHelper.GetPrompt(null, desk, CardsType.Double).Result, Is.Empty);
            Assert.That(CardHelper.GetPrompt(hand, Desk("xX"), CardsType.JokerBoom).Result, Is.Empty);
            Assert.That(CardHelper.GetPrompt(hand, desk, CardsType.Double).Result.Count, Is.EqualTo(3));
        }

        [Test]
        public void Prompt_gives_the_cards_of_the_hand_in_the_order_of_the_client()
        {
            List<EtCard> hand = new List<EtCard>(Cards("345678TTT"));
            hand.Reverse();
            Task<List<EtCard[]>> task = CardHelper.GetPrompt(hand, Desk("34567"), CardsType.Straight);
            Assert.That(task.IsCompleted, Is.True);
            Assert.That(task.Result.Count, Is.EqualTo(1));
            string weights = "";
            foreach (EtCard card in task.Result[0])
            {
                Assert.That(hand.Exists(held => ReferenceEquals(held, card)), Is.True);
                weights += card.CardWeight;
            }

            Assert.That(weights, Is.EqualTo("54321"));

            task = CardHelper.GetPrompt(hand, Desk("8889"), CardsType.ThreeAndOne);
            Assert.That(task.Result[0][0].CardWeight, Is.EqualTo((int)Weight.Ten));
            Assert.That(task.Result[0][3].CardWeight, Is.Not.EqualTo((int)Weight.Ten));
        }

        [Test]
        public void Sort_B0_15()
        {
            var cards = new List<EtCard>();
            foreach (byte card in Notation.Cards("0x032313331404241A4F4E"))
            {
                cards.Add(Card(card));
            }

            CardHelper.SortCards(cards);
            string text = "";
            foreach (EtCard card in cards)
            {
                text += (Weight)card.CardWeight + "" + (Suits)card.CardSuits + " ";
            }

            Assert.That(text, Is.EqualTo(
                "LJokerNone SJokerNone TenClub FourClub FourDiamond FourHeart "
                + "ThreeClub ThreeDiamond ThreeHeart ThreeSpade "));
        }

        [Test]
        public void What_no_deck_has_is_no_play()
        {
            var three = new EtCard(Weight.Three, Suits.Club);
            CardsType type;
            Assert.That(CardHelper.PopEnable(null, out type), Is.False);
            Assert.That(CardHelper.PopEnable(new EtCard[0], out type), Is.False);
            Assert.That(CardHelper.PopEnable(new EtCard[] { null }, out type), Is.False);
            Assert.That(CardHelper.PopEnable(new[] { three, three }, out type), Is.False);
            Assert.That(CardHelper.PopEnable(new[] { new EtCard { CardWeight = 15 } }, out type), Is.False);
            Assert.That(CardHelper.PopEnable(new[] { new EtCard { CardWeight = -1 } }, out type), Is.False);
            Assert.That(CardHelper.PopEnable(new[] { new EtCard { CardSuits = 4 } }, out type), Is.False);
            Assert.That(type, Is.EqualTo(CardsType.None));
            Assert.That(CardHelper.PopEnable(new[] { three }, out type), Is.True);
            Assert.That(CardHelper.PopEnable(new[] { three }, Cards("34"), out type), Is.False);
            Assert.That(CardHelper.PopEnable(new[] { three }, null, out type), Is.True);
            Assert.That(CardHelper.GetWeight(null, CardsType.Single), Is.EqualTo(0));
        }

        /// <summary>
        /// What the client's callers do: between plays of one type and length the
        /// weights have to say the same as the rules.
        /// </summary>
        private static void ByTypeAndWeight(
            Faults faults, VectorFile.Row row, EtCard[] cards, EtCard[] desk)
        {
            CardsType type;
            CardsType deskType;
            CardHelper.PopEnable(cards, out type);
            CardHelper.PopEnable(desk, out deskType);
            if (type == deskType && cards.Length == desk.Length)
            {
                bool heavier = CardHelper.GetWeight(cards, type) > CardHelper.GetWeight(desk, type);
                faults.Expect(row.Where + " weight", row["expected"], heavier ? "yes" : "no");
            }
        }

        private static string Answer(VectorFile.Row row, List<string> prompts)
        {
            string expected = row["expected"];
            string all = string.Join("|", prompts.ToArray());
            switch (row["op"])
            {
                case "hint_list":
                    return all;
                case "hint_first":
                    return Array.IndexOf(expected.Split('|'), prompts[0]) >= 0 ? expected : all;
                case "hint_set":
                    var readings = new List<string>();
                    foreach (string prompt in prompts)
                    {
                        byte[] cards = Notation.Cards(prompt);
                        readings.Add(Notation.Reading(Rules.Classify(RuleSet.Et, cards)));
                    }

                    string[] wanted = expected.Split('|');
                    Array.Sort(wanted, StringComparer.Ordinal);
                    readings.Sort(StringComparer.Ordinal);
                    bool same = string.Join("|", wanted) == string.Join("|", readings.ToArray());
                    return same ? expected : all;
                default:
                    throw new FormatException(row.Where + ": " + row["op"]);
            }
        }

        /// <summary>The prompts as letters; each is asked about again by PopEnable.</summary>
        private static List<string> Prompts(string hand, string previous, string where)
        {
            DeskCardsCacheComponent desk = Desk(previous);
            List<EtCard> cards = new List<EtCard>(Cards(hand));
            List<EtCard[]> prompts = CardHelper.GetPrompt(cards, desk, desk.Rule).Result;
            List<EtCard[]> again = CardHelper.GetPrompt(cards, desk, desk.Rule).Result;
            var texts = new List<string>();
            for (int i = 0; i < prompts.Count; i++)
            {
                CardsType type;
                Assert.That(CardHelper.PopEnable(prompts[i], desk.GetAll(), out type), Is.True, where);
                Assert.That(again[i], Is.EqualTo(prompts[i]), where + ": no chance");
                texts.Add(Notation.Ranks(Array.ConvertAll(prompts[i], Byte)));
            }

            return texts;
        }

        private static DeskCardsCacheComponent Desk(string cell)
        {
            var desk = new DeskCardsCacheComponent();
            foreach (EtCard card in Cards(cell))
            {
                desk.AddCard(card);
            }

            CardsType type;
            CardHelper.PopEnable(desk.GetAll(), out type);
            desk.Rule = type;
            Assert.That(desk.CardsCount, Is.EqualTo(desk.GetAll().Length));
            Assert.That(desk.GetTotalWeight(), Is.EqualTo(CardHelper.GetWeight(desk.GetAll(), type)));
            return desk;
        }

        private static CardsType TypeIn(string readings)
        {
            return Types[readings.Split(':', '|')[0]];
        }

        private static EtCard[] Cards(string cell)
        {
            return Array.ConvertAll(Notation.Cards(cell), Card);
        }

        private static EtCard Card(byte card)
        {
            if (card >= 0x4E)
            {
                return new EtCard(card == 0x4E ? Weight.SJoker : Weight.LJoker, Suits.None);
            }

            var suits = new[] { Suits.Diamond, Suits.Club, Suits.Heart, Suits.Spade };
            int face = card & 15;
            return new EtCard((Weight)(face <= 2 ? face + 10 : face - 3), suits[card >> 4]);
        }

        private static byte Byte(EtCard card)
        {
            for (int i = 0; i < 0x50; i++)
            {
                int face = i & 15;
                bool exists = i >= 0x4E || i < 0x40 && face >= 1 && face <= 13;
                if (exists && Card((byte)i).CardWeight == card.CardWeight
                    && Card((byte)i).CardSuits == card.CardSuits)
                {
                    return (byte)i;
                }
            }

            throw new FormatException("no card");
        }
    }
}
