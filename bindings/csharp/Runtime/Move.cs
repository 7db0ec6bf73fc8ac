using System;
using System.Runtime.InteropServices;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>A play with the cards that make it, taken from a hand.</summary>
    /// <remarks>
    /// It lies in memory as ddz_move does (24 bytes, nothing to free), so an
    /// array of them is filled by the library itself.
    /// </remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct Move : IEquatable<Move>
    {
#pragma warning disable 0649 // Nothing here assigns it: the library writes it.
        private ddz_move raw;
#pragma warning restore 0649

        /// <summary>What is played.</summary>
        public Play Play
        {
            get { return new Play(raw.play); }
        }

        /// <summary>How many cards.</summary>
        public int Count
        {
            get { return raw.play.cards; }
        }

        /// <summary>A card byte: body first, then wings.</summary>
        /// <param name="index">0 to Count - 1.</param>
        public byte this[int index]
        {
            get
            {
                if (index < 0 || index >= Count)
                {
                    throw new ArgumentOutOfRangeException("index");
                }

                fixed (byte* cards = raw.cards)
                {
                    return cards[index];
                }
            }
        }

        /// <summary>The card bytes in a new array.</summary>
        public byte[] ToArray()
        {
            var cards = new byte[Count];
            CopyTo(cards, 0);
            return cards;
        }

        /// <summary>Copies the card bytes.</summary>
        /// <param name="cards">Where to.</param>
        /// <param name="offset">Where the first one goes.</param>
        /// <returns>How many: Count.</returns>
        /// <exception cref="DdzException">Null, or Length when they do not fit.</exception>
        public int CopyTo(byte[] cards, int offset)
        {
            if (cards == null)
            {
                throw new DdzException(Status.Null);
            }

            if (!Door.Holds(cards, offset, Count))
            {
                throw new DdzException(Status.Length);
            }

            for (int i = 0; i < Count; i++)
            {
                cards[offset + i] = this[i];
            }

            return Count;
        }

#if UNITY_2021_2_OR_NEWER || !UNITY_5_3_OR_NEWER
        /// <summary>Copies the card bytes.</summary>
        /// <param name="cards">Where to, Count bytes at least.</param>
        /// <returns>How many: Count.</returns>
        /// <exception cref="DdzException">Length: they do not fit.</exception>
        public int CopyTo(Span<byte> cards)
        {
            if (cards.Length < Count)
            {
                throw new DdzException(Status.Length);
            }

            for (int i = 0; i < Count; i++)
            {
                cards[i] = this[i];
            }

            return Count;
        }
#endif

        /// <inheritdoc/>
        public bool Equals(Move other)
        {
            if (Play != other.Play)
            {
                return false;
            }

            for (int i = 0; i < Count; i++)
            {
                if (this[i] != other[i])
                {
                    return false;
                }
            }

            return true;
        }

        /// <inheritdoc/>
        public override bool Equals(object obj)
        {
            return obj is Move && Equals((Move)obj);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = Play.GetHashCode();
            for (int i = 0; i < Count; i++)
            {
                hash = unchecked(hash * 31 + this[i]);
            }

            return hash;
        }

        /// <summary>The cards as <see cref="Style.Suited"/> writes them.</summary>
        public override string ToString()
        {
            return Cards.Format(ToArray(), Style.Suited);
        }
    }
}
