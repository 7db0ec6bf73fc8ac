using System;
using System.Text;
using Ddz.Raw;

namespace Ddz
{
    // Cards from and to what people read and type.
    public static unsafe partial class Cards
    {
        /// <summary>Bytes of text that are read, at most: 4096.</summary>
        public const int TextMax = (int)Numbers.TEXT_MAX;

        /// <summary>Bytes of text that are written, at most.</summary>
        public const int WrittenMax = (int)Numbers.WRITTEN_MAX;

        /// <summary>
        /// Reads cards from what a person types, in the order in which they stand:
        /// "334455", "TTJ xX", "10 10 10 3", "♠3 ♥3", "3s", "大王".
        /// </summary>
        /// <param name="text">
        /// Ranks 3 … 9, 10 or T, J, Q, K, A, 2, in either case; x or 小王, X or
        /// 大王; a suit as a symbol before or behind its rank, as a letter (s h d c)
        /// behind, as a Chinese name before. Blanks and commas need not be there.
        /// A card without a suit takes the lowest that is left.
        /// </param>
        /// <exception cref="DdzException">The statuses of TryParse but Buffer.</exception>
        public static byte[] Parse(string text)
        {
            var buffer = new byte[Deck.Length];
            int found;
            Door.Require(TryParse(text, buffer, out found));
            Array.Resize(ref buffer, found);
            return buffer;
        }

        /// <summary>
        /// Reads cards from what a person types. The text is turned into UTF-8
        /// first, in an array of its own; the overload over bytes allocates
        /// nothing.
        /// </summary>
        /// <param name="text">See Parse.</param>
        /// <param name="cards">Where the cards go, 54 always fit; null only counts them.</param>
        /// <param name="found">How many cards there are, with Ok and with Buffer.</param>
        /// <returns>
        /// Ok, Null, Length (more than <see cref="TextMax"/> bytes), Text, TooMany,
        /// Duplicate, Buffer.
        /// </returns>
        public static Status TryParse(string text, byte[] cards, out int found)
        {
            if (text == null)
            {
                found = 0;
                return Status.Null;
            }

            byte[] utf8 = Encoding.UTF8.GetBytes(text);
            return TryParse(utf8, 0, utf8.Length, cards, out found);
        }

        /// <summary>Reads cards from what a person types, as UTF-8.</summary>
        /// <param name="utf8">An array with text; null is none.</param>
        /// <param name="offset">Where it begins.</param>
        /// <param name="count">Bytes of text, 0..<see cref="TextMax"/>.</param>
        /// <param name="cards">Where the cards go, 54 always fit; null only counts them.</param>
        /// <param name="found">How many cards there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, Length, Text, TooMany, Duplicate, Buffer.</returns>
        public static Status TryParse(
            byte[] utf8, int offset, int count, byte[] cards, out int found)
        {
            found = 0;
            if (!Door.Holds(utf8, offset, count))
            {
                return Status.Length;
            }

            Door.Open();
            byte none;
            uint length = 0;
            fixed (byte* input = utf8)
            fixed (byte* pinned = cards)
            {
                // An empty array pins to null, which would ask for the count.
                byte* output = pinned == null && cards != null ? &none : pinned;
                var status = (Status)NativeMethods.ddz_cards_parse(
                    input + offset, (uint)count, output, (uint)Door.Length(cards), &length);
                found = (int)length;
                return status;
            }
        }

        /// <summary>
        /// Writes cards as text that Parse reads back: the same cards in the same
        /// order, except that <see cref="Style.Ranks"/> drops the suits.
        /// </summary>
        /// <param name="cards">Card bytes; null is no cards.</param>
        /// <param name="style">How.</param>
        /// <exception cref="DdzException">The statuses of TryFormat but Buffer.</exception>
        public static string Format(byte[] cards, Style style)
        {
            var utf8 = new byte[WrittenMax];
            int length;
            Door.Require(TryFormat(cards, 0, Door.Length(cards), style, utf8, out length));
            return Encoding.UTF8.GetString(utf8, 0, length);
        }

        /// <summary>Writes cards as UTF-8.</summary>
        /// <param name="cards">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..54.</param>
        /// <param name="style">How.</param>
        /// <param name="utf8">Where the text goes, <see cref="WrittenMax"/> bytes always
        /// suffice; null only counts them.</param>
        /// <param name="length">Bytes of text, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, Enum, Length, TooMany, Card, Duplicate, Buffer.</returns>
        public static Status TryFormat(
            byte[] cards, int offset, int count, Style style, byte[] utf8, out int length)
        {
            length = 0;
            if (!Door.Holds(cards, offset, count))
            {
                return Status.Length;
            }

            Door.Open();
            byte none;
            uint written = 0;
            fixed (byte* input = cards)
            fixed (byte* pinned = utf8)
            {
                byte* output = pinned == null && utf8 != null ? &none : pinned;
                var status = (Status)NativeMethods.ddz_cards_format(
                    input + offset, (uint)count, (uint)style, output, (uint)Door.Length(utf8),
                    &written);
                length = (int)written;
                return status;
            }
        }
    }
}
