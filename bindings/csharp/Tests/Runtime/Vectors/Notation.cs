using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Ddz.Tests.Vectors
{
    /// <summary>How the vectors write cards, readings and statuses.</summary>
    internal static class Notation
    {
        private const string Letters = "3456789TJQKA2xX";

        /// <summary>
        /// The bytes of a cell with cards. The suits of letters are given out in
        /// order, so a fifth card of a rank repeats the byte of the first.
        /// </summary>
        internal static byte[] Cards(string cell)
        {
            if (cell == "-")
            {
                return new byte[0];
            }

            if (cell.StartsWith("0x", StringComparison.Ordinal))
            {
                return Hexadecimal(cell.Substring(2));
            }

            var given = new int[Letters.Length];
            var bytes = new byte[cell.Length];
            for (int i = 0; i < bytes.Length; i++)
            {
                int rank = RankOf(cell[i]);
                int suit = given[rank]++ % 4;
                bytes[i] = rank >= 13 ? (byte)(0x4E + rank - 13)
                    : rank >= 11 ? (byte)(suit << 4 | rank - 10)
                    : (byte)(suit << 4 | rank + 3);
            }

            return bytes;
        }

        internal static byte[] Hexadecimal(string digits)
        {
            var bytes = new byte[digits.Length / 2];
            for (int i = 0; i < bytes.Length; i++)
            {
                bytes[i] = byte.Parse(
                    digits.Substring(2 * i, 2), NumberStyles.HexNumber, CultureInfo.InvariantCulture);
            }

            return bytes;
        }

        internal static int RankOf(char letter)
        {
            int rank = Letters.IndexOf(letter);
            if (rank < 0)
            {
                throw new FormatException("no rank " + letter);
            }

            return rank;
        }

        /// <summary>The ranks of cards as letters, ascending.</summary>
        internal static string Ranks(byte[] cards)
        {
            var ranks = new List<int>();
            foreach (byte card in cards)
            {
                int face = card & 15;
                ranks.Add(card >= 0x4E ? card - 0x4E + 13 : face <= 2 ? face + 10 : face - 3);
            }

            ranks.Sort();
            var text = new StringBuilder();
            foreach (int rank in ranks)
            {
                text.Append(Letters[rank]);
            }

            return text.ToString();
        }

        /// <summary>kind:rank/length, or none.</summary>
        internal static string Reading(Play play)
        {
            return play.IsNone
                ? "none"
                : Snake(play.Kind.ToString()) + ":" + Letters[(int)play.Rank] + "/" + play.Length;
        }

        /// <summary>The play that a reading names, of so many cards.</summary>
        internal static Play Play(string reading, int cards)
        {
            string[] parts = reading.Split(':', '/');
            foreach (PlayKind kind in Enum.GetValues(typeof(PlayKind)))
            {
                if (Snake(kind.ToString()) == parts[0])
                {
                    return new Play(
                        kind,
                        (Rank)RankOf(parts[1][0]),
                        byte.Parse(parts[2], CultureInfo.InvariantCulture),
                        (byte)cards);
                }
            }

            throw new FormatException("no kind " + parts[0]);
        }

        /// <summary>error: and the name of a status; null for Ok.</summary>
        internal static string Error(Status status)
        {
            return status == Status.Ok ? null : "error:" + Snake(status.ToString());
        }

        /// <summary>PlaneSingles as plane_singles.</summary>
        internal static string Snake(string pascal)
        {
            var text = new StringBuilder();
            foreach (char letter in pascal)
            {
                if (char.IsUpper(letter) && text.Length > 0)
                {
                    text.Append('_');
                }

                text.Append(char.ToLowerInvariant(letter));
            }

            return text.ToString();
        }

        /// <summary>plane_singles as PlaneSingles.</summary>
        internal static string Pascal(string snake)
        {
            var text = new StringBuilder();
            foreach (string word in snake.Split('_'))
            {
                text.Append(char.ToUpperInvariant(word[0])).Append(word.Substring(1));
            }

            return text.ToString();
        }
    }
}
