using System.Collections.Generic;

namespace Ddz.Clients.Et
{
    /// <summary>The client's cards and types in the library's words, and back.</summary>
    internal static class Translation
    {
        private static readonly Suit[] SuitOf = { Suit.Club, Suit.Diamond, Suit.Heart, Suit.Spade };

        private static readonly Dictionary<PlayKind, CardsType> TypeOfKind =
            new Dictionary<PlayKind, CardsType>
            {
                { PlayKind.Rocket, CardsType.JokerBoom },
                { PlayKind.Bomb, CardsType.Boom },
                { PlayKind.Trio, CardsType.OnlyThree },
                { PlayKind.TrioSingle, CardsType.ThreeAndOne },
                { PlayKind.TrioPair, CardsType.ThreeAndTwo },
                { PlayKind.Straight, CardsType.Straight },
                { PlayKind.PairStraight, CardsType.DoubleStraight },
                { PlayKind.Plane, CardsType.TripleStraight },
                { PlayKind.Pair, CardsType.Double },
                { PlayKind.Single, CardsType.Single },
            };

        /// <summary>None for a kind that the client has no type for.</summary>
        internal static CardsType TypeOf(PlayKind kind)
        {
            CardsType type;
            return TypeOfKind.TryGetValue(kind, out type) ? type : CardsType.None;
        }

        internal static byte[] Bytes(IList<Card> cards)
        {
            var bytes = new byte[cards == null ? 0 : cards.Count];
            for (int i = 0; i < bytes.Length; i++)
            {
                bytes[i] = Byte(cards[i]);
            }

            return bytes;
        }

        /// <summary>0, which no call takes for a card, for what is none.</summary>
        internal static byte Byte(Card card)
        {
            if (card == null || card.CardWeight < (int)Weight.Three
                || card.CardWeight > (int)Weight.LJoker)
            {
                return 0;
            }

            var rank = (Rank)card.CardWeight;
            if (rank >= Rank.SmallJoker)
            {
                return new Ddz.Card(rank, Suit.Diamond).Byte;
            }

            return card.CardSuits < 0 || card.CardSuits >= SuitOf.Length
                ? (byte)0
                : new Ddz.Card(rank, SuitOf[card.CardSuits]).Byte;
        }
    }
}
