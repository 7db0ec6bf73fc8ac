using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using NUnit.Framework;

namespace Ddz.Tests.Vectors
{
    /// <summary>cards.tsv, text.tsv and decks.tsv.</summary>
    public class CardVectorTests
    {
        [Test]
        public void Sorting()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.WithOp("sort_rank_desc"))
            {
                byte[] cards = Notation.Cards(row["cards"]);
                Cards.Sort(cards, Order.RankDesc);
                faults.Expect(row.Where, row["expected"], Hexadecimal(cards));
            }

            faults.AssertNone();
        }

        [Test]
        public void Ids()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.WithOp("ids_round_trip"))
            {
                foreach (Format format in Enum.GetValues(typeof(Format)))
                {
                    int right = 0;
                    for (int id = 0; id < 256; id++)
                    {
                        var ids = new[] { (byte)id };
                        if (Cards.TryFromIds(format, ids, 0, 1, ids, 0) == Status.Ok)
                        {
                            right += Cards.ToIds(format, ids)[0] == id ? 1 : 0;
                        }
                    }

                    faults.Expect(
                        row.Where + " " + format,
                        row["expected"],
                        right.ToString(CultureInfo.InvariantCulture));
                }
            }

            faults.AssertNone();
        }

        [Test]
        public void Text()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("text.tsv"))
            {
                byte[] utf8 = Utf8(row["text"]);
                var cards = new byte[Deck.Length];
                int found;
                Status status = Cards.TryParse(utf8, 0, utf8.Length, cards, out found);
                Array.Resize(ref cards, found);
                string answer = Notation.Error(status) ?? Hexadecimal(cards);
                faults.Expect(row.Where, row["expected"], answer);

                // Text that is UTF-8 gives the same as a string.
                string text = Encoding.UTF8.GetString(utf8);
                if (Hexadecimal(Encoding.UTF8.GetBytes(text)) == Hexadecimal(utf8))
                {
                    var again = new byte[Deck.Length];
                    status = Cards.TryParse(text, again, out found);
                    Array.Resize(ref again, found);
                    answer = Notation.Error(status) ?? Hexadecimal(again);
                    faults.Expect(row.Where + " as a string", row["expected"], answer);
                }
            }

            faults.AssertNone();
        }

        [Test]
        public void Decks()
        {
            var faults = new Faults();
            foreach (VectorFile.Row row in VectorFile.Read("decks.tsv"))
            {
                if (row["redeal"] == "0")
                {
                    byte[] deck = Deck.Shuffle(Notation.Cards(row["seed"]));
                    faults.Expect(row.Where, row["deck"], Hexadecimal(deck));
                }
            }

            faults.AssertNone();
        }

        private static string Hexadecimal(byte[] bytes)
        {
            return bytes.Length == 0 ? "-" : "0x" + BitConverter.ToString(bytes).Replace("-", "");
        }

        /// <summary>A cell in quotes with its escapes, perhaps several times.</summary>
        private static byte[] Utf8(string cell)
        {
            int end = cell.LastIndexOf('"');
            int times = end == cell.Length - 1
                ? 1
                : int.Parse(cell.Substring(end + 2), CultureInfo.InvariantCulture);
            byte[] once = Unescaped(cell.Substring(1, end - 1));
            var all = new List<byte>();
            for (int i = 0; i < times; i++)
            {
                all.AddRange(once);
            }

            return all.ToArray();
        }

        private static byte[] Unescaped(string text)
        {
            var bytes = new List<byte>();
            for (int i = 0; i < text.Length; i++)
            {
                if (text[i] != '\\')
                {
                    int pair = char.IsHighSurrogate(text[i]) ? 2 : 1;
                    bytes.AddRange(Encoding.UTF8.GetBytes(text.Substring(i, pair)));
                    i += pair - 1;
                    continue;
                }

                i++;
                switch (text[i])
                {
                    case 't':
                        bytes.Add((byte)'\t');
                        break;
                    case 'n':
                        bytes.Add((byte)'\n');
                        break;
                    case 'r':
                        bytes.Add((byte)'\r');
                        break;
                    case '\\':
                    case '"':
                        bytes.Add((byte)text[i]);
                        break;
                    case 'x':
                        bytes.AddRange(Notation.Hexadecimal(text.Substring(i + 1, 2)));
                        i += 2;
                        break;
                    case 'u':
                        int close = text.IndexOf('}', i);
                        int point = int.Parse(
                            text.Substring(i + 2, close - i - 2),
                            NumberStyles.HexNumber,
                            CultureInfo.InvariantCulture);
                        bytes.AddRange(Encoding.UTF8.GetBytes(char.ConvertFromUtf32(point)));
                        i = close;
                        break;
                    default:
                        throw new FormatException("no escape " + text[i]);
                }
            }

            return bytes.ToArray();
        }
    }
}
