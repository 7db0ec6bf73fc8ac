using System;
using System.Collections.Generic;
using System.Globalization;
using System.Reflection;
using System.Text;
using Ddz.Raw;
using NUnit.Framework;

namespace Ddz.Tests.Abi
{
    /// <summary>That no constant of the library lacks its name here.</summary>
    public class NumberTests
    {
        private static readonly Dictionary<string, Type> Families = new Dictionary<string, Type>
        {
            { "RANK_", typeof(Rank) },
            { "KIND_", typeof(PlayKind) },
            { "PRESET_", typeof(Preset) },
            { "ORDER_", typeof(Order) },
            { "FORMAT_", typeof(Format) },
            { "STYLE_", typeof(Style) },
            { "ERR_", typeof(Status) },
        };

        /// <summary>Constants that are no enumerators; the friendly layer has each by hand.</summary>
        private static readonly Dictionary<string, object> Others = new Dictionary<string, object>
        {
            { "VERSION_TEXT", Library.SourceVersion },
            { "ABI_VERSION", Library.SourceAbiVersion },
            { "CARDS_MAX", (uint)Cards.HandMax },
            { "DECK_LEN", (uint)Deck.Length },
            { "MOVES_MAX", (uint)Moves.Max },
            { "HINTS_MAX", (uint)Hints.Max },
            { "READINGS_MAX", (uint)Rules.ReadingsMax },
            { "TEXT_MAX", (uint)Cards.TextMax },
            { "WRITTEN_MAX", (uint)Cards.WrittenMax },
            { "OK", (int)Status.Ok },
        };

        [Test]
        public void Every_constant_has_a_name()
        {
            var met = new Dictionary<Type, int>();
            foreach (FieldInfo constant in Constants())
            {
                Type family = Family(constant.Name);
                if (family == null)
                {
                    Assert.That(Others.ContainsKey(constant.Name), Is.True, constant.Name);
                    Assert.That(constant.GetRawConstantValue(), Is.EqualTo(Others[constant.Name]));
                    continue;
                }

                string name = Enum.GetName(family, Convert.ChangeType(
                    constant.GetRawConstantValue(), Enum.GetUnderlyingType(family)));
                Assert.That(name, Is.Not.Null, constant.Name);
                string words = constant.Name.Substring(constant.Name.IndexOf('_') + 1);
                Assert.That(Spelled(name), Is.EqualTo(words), constant.Name);
                int count;
                met.TryGetValue(family, out count);
                met[family] = count + 1;
            }

            foreach (KeyValuePair<string, Type> family in Families)
            {
                int own = family.Value == typeof(Status) ? 1 : 0; // Ok
                Assert.That(
                    Enum.GetValues(family.Value).Length,
                    Is.EqualTo(met[family.Value] + own),
                    family.Key);
            }
        }

        [Test]
        public void Every_status_has_its_text()
        {
            int statuses = 0;
            foreach (string line in Repository.Lines("bindings/abi/status.txt"))
            {
                if (line.Length == 0 || line[0] == '#')
                {
                    continue;
                }

                statuses++;
                string[] cells = line.Split('\t');
                var status = (Status)int.Parse(cells[0], CultureInfo.InvariantCulture);
                Assert.That(Library.StatusText(status), Is.EqualTo(cells[2]));
                if (status != Status.Ok)
                {
                    string message = new DdzException(status).Message;
                    Assert.That(message.Contains(cells[2]), Is.True, message);
                    Assert.That(message.Contains(cells[0]), Is.True, message);
                }
            }

            Assert.That(statuses, Is.EqualTo(Enum.GetValues(typeof(Status)).Length));
            Assert.That(Library.StatusText((Status)12345), Is.Not.Empty);
        }

        [Test]
        public void Versions_agree()
        {
            Assert.That(Library.AbiVersion, Is.EqualTo(Library.SourceAbiVersion));
            Assert.That(Library.VersionText, Is.EqualTo(Library.SourceVersion));
            string[] parts = Library.SourceVersion.Split('-')[0].Split('.');
            uint number = uint.Parse(parts[0]) << 16 | uint.Parse(parts[1]) << 8 | uint.Parse(parts[2]);
            Assert.That(Library.VersionNumber, Is.EqualTo(number));
        }

        private static IEnumerable<FieldInfo> Constants()
        {
            FieldInfo[] constants = typeof(Numbers).GetFields(
                BindingFlags.Static | BindingFlags.NonPublic | BindingFlags.Public);
            Assert.That(constants, Is.Not.Empty);
            return constants;
        }

        private static Type Family(string constant)
        {
            foreach (KeyValuePair<string, Type> family in Families)
            {
                if (constant.StartsWith(family.Key, StringComparison.Ordinal))
                {
                    return family.Value;
                }
            }

            return null;
        }

        /// <summary>An enumerator as the constant spells it: RulesFourRocket, RankDesc, Jack.</summary>
        private static string Spelled(string name)
        {
            var shorter = new Dictionary<string, string>
            {
                { "Three", "3" }, { "Four", "4" }, { "Five", "5" }, { "Six", "6" },
                { "Seven", "7" }, { "Eight", "8" }, { "Nine", "9" }, { "Ten", "10" },
                { "Jack", "J" }, { "Queen", "Q" }, { "King", "K" }, { "Ace", "A" }, { "Two", "2" },
            };
            if (shorter.ContainsKey(name))
            {
                return shorter[name];
            }

            var text = new StringBuilder();
            foreach (char letter in name)
            {
                if (char.IsUpper(letter) && text.Length > 0)
                {
                    text.Append('_');
                }

                text.Append(char.ToUpperInvariant(letter));
            }

            return text.ToString();
        }
    }
}
