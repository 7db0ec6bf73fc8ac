using System;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// One of the 54 cards, one byte wide. Calls take bare bytes; this is for
    /// whoever wants to name one.
    /// </summary>
    /// <remarks>
    /// The byte has the suit (0 diamond, 1 club, 2 heart, 3 spade) in the high
    /// nibble and the face (A = 1, 2 … 9, 10 = 10, J = 11, Q = 12, K = 13) in the
    /// low one; 0x4E is the small joker and 0x4F the big one. The default value
    /// is no card, and every call refuses its byte.
    /// </remarks>
    public readonly struct Card : IEquatable<Card>
    {
        private const byte SmallJokerByte = 0x4E;

        /// <summary>小王</summary>
        public static readonly Card SmallJoker = new Card(SmallJokerByte);

        /// <summary>大王</summary>
        public static readonly Card BigJoker = new Card(SmallJokerByte + 1);

        private Card(int value)
        {
            Byte = (byte)value;
        }

        /// <summary>The card of a rank in a suit.</summary>
        /// <param name="rank">A joker has no suit and takes any.</param>
        /// <param name="suit">One of the four.</param>
        /// <exception cref="DdzException">Enum: a rank or a suit that there is not.</exception>
        public Card(Rank rank, Suit suit)
        {
            if (rank > Rank.BigJoker || suit > Ddz.Suit.Spade)
            {
                throw new DdzException(Status.Enum);
            }

            Byte = rank >= Rank.SmallJoker
                ? (byte)(SmallJokerByte + (rank - Rank.SmallJoker))
                : (byte)((int)suit << 4 | (rank >= Rank.Ace ? rank - Rank.Ace + 1 : (int)rank + 3));
        }

        /// <summary>The byte that every call takes; 0 for the default value.</summary>
        public byte Byte { get; }

        /// <summary>The rank. The default value has none and answers Three.</summary>
        public Rank Rank
        {
            get
            {
                if (IsJoker)
                {
                    return Byte == SmallJokerByte ? Rank.SmallJoker : Rank.BigJoker;
                }

                // The faces count from the ace, the ranks from the 3.
                int face = Byte & 15;
                return face >= 3 || face == 0
                    ? (Rank)Math.Max(face - 3, 0)
                    : (Rank)((int)Rank.Ace + face - 1);
            }
        }

        /// <summary>The suit; null for a joker.</summary>
        public Suit? Suit
        {
            get { return Byte >= SmallJokerByte ? (Suit?)null : (Suit)(Byte >> 4); }
        }

        /// <summary>Whether it is one of the two jokers.</summary>
        public bool IsJoker
        {
            get { return Byte >= SmallJokerByte; }
        }

        /// <summary>The card of a byte.</summary>
        /// <param name="value">A card byte.</param>
        /// <exception cref="DdzException">Card: the byte is none.</exception>
        public static Card FromByte(byte value)
        {
            Card card;
            Door.Require(TryFromByte(value, out card));
            return card;
        }

        /// <summary>The card of a byte, if there is one.</summary>
        /// <param name="value">Any byte.</param>
        /// <param name="card">The card; the default value on an error.</param>
        /// <returns>Ok, Card.</returns>
        public static unsafe Status TryFromByte(byte value, out Card card)
        {
            Door.Open();
            var status = (Status)NativeMethods.ddz_cards_check(&value, 1);
            card = status == Status.Ok ? new Card(value) : default(Card);
            return status;
        }

        /// <summary>The byte of a card.</summary>
        /// <param name="card">A card.</param>
        public static implicit operator byte(Card card)
        {
            return card.Byte;
        }

        /// <summary>Whether two cards are the same one.</summary>
        /// <param name="left">A card.</param>
        /// <param name="right">A card.</param>
        public static bool operator ==(Card left, Card right)
        {
            return left.Byte == right.Byte;
        }

        /// <summary>Whether two cards differ.</summary>
        /// <param name="left">A card.</param>
        /// <param name="right">A card.</param>
        public static bool operator !=(Card left, Card right)
        {
            return left.Byte != right.Byte;
        }

        /// <inheritdoc/>
        public bool Equals(Card other)
        {
            return Byte == other.Byte;
        }

        /// <inheritdoc/>
        public override bool Equals(object obj)
        {
            return obj is Card && Equals((Card)obj);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return Byte;
        }

        /// <summary>The card as <see cref="Style.Suited"/> writes it; "-" for the default value.</summary>
        public override string ToString()
        {
            return Byte == 0 ? "-" : Cards.Format(new[] { Byte }, Style.Suited);
        }
    }
}
