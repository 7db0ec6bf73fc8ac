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
            { "FOUR_SINGLES_", typeof(FourSingles) },
            { "FOUR_PAIRS_", typeof(FourPairs) },
            { "SHUTTLE_", typeof(Shuttle) },
            { "LANGUAGE_", typeof(Language) },
            { "ORDER_", typeof(Order) },
            { "FORMAT_", typeof(Format) },
            { "STYLE_", typeof(Style) },
            { "ERR_", typeof(Status) },
            { "FLOW_", typeof(FlowPreset) },
            { "FIRST_", typeof(FirstBidder) },
            { "BID_", typeof(BidStyle) },
            { "ROB_BACK_", typeof(RobBack) },
            { "ALL_PASS_", typeof(AllPass) },
            { "BOTTOM_", typeof(BottomShown) },
            { "DOUBLING_", typeof(Doubling) },
            { "SHOW_", typeof(Shown) },
            { "PHASE_", typeof(Phase) },
            { "SAID_", typeof(Said) },
            { "DOUBLE_", typeof(DoubleFactor) },
            { "ACTION_", typeof(ActionKind) },
            { "AUTO_", typeof(Auto) },
            { "GOAL_", typeof(Goal) },
            { "SIDE_", typeof(Side) },
            { "BOT_LEVEL_", typeof(BotLevel) },
            { "BOT_STYLE_", typeof(BotStyle) },
            { "SPRING_", typeof(Spring) },
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
            { "POSITION_TEXT_MAX", (uint)Position.TextMax },
            { "OK", (int)Status.Ok },
            { "SEATS_MAX", (uint)Game.Seats },
            { "BID_MAX", (uint)Game.BidMax },
            { "LEGAL_MAX", (uint)Game.LegalMax },
            { "PACKED_MAX", (uint)Game.PackedMax },
            { "REDEALS_MAX", (uint)Game.RedealsMax },
            { "RECORD_BEGIN_MAX", (uint)Record.BeginMax },
            { "RECORD_ENTRY_MAX", (uint)Record.EntryMax },
            { "RECORD_MAX", (uint)Record.Max },
            { "BOT_MEMORY_MAX", (uint)Bot.MemoryMax },
            { "SOLVE_MEMORY_MIN", (uint)Solver.MemoryMin },
            { "SOLVE_LINE_MAX", (uint)Solver.LineMax },

            // No seat is null here.
            { "SEAT_NONE", byte.MaxValue },
        };

        [Test]
        public void Every_constant_has_a_name()
        {
            int others = 0;
            var met = new Dictionary<Type, int>();
            foreach (FieldInfo constant in Constants())
            {
                Type family = Family(constant.Name);
                if (family == null)
                {
                    others++;
                    Assert.That(Others.ContainsKey(constant.Name), Is.True, constant.Name);
                    Assert.That(constant.GetRawConstantValue(), Is.EqualTo(Others[constant.Name]));
                    continue;
                }

                string name = Enum.GetName(family, Convert.ChangeType(
                    constant.GetRawConstantValue(), Enum.GetUnderlyingType(family)));
                Assert.That(name, Is.Not.Null, constant.Name);
                string words = constant.Name.Substring(Prefix(constant.Name).Length);
                Assert.That(Spelled(family, name), Is.EqualTo(words), constant.Name);
                int count;
                met.TryGetValue(family, out count);
                met[family] = count + 1;
            }

            Assert.That(others, Is.EqualTo(Others.Count), "a constant that is no more");
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
            Assert.That(Library.StatusText(Status.Ok, Language.Chinese), Is.EqualTo("成功。"));
            Assert.That(Library.StatusText(Status.Ok, Unnamed.Of<Language>()), Is.EqualTo("Success."));
            Assert.That(Library.KindText(PlayKind.Rocket, Language.Chinese), Is.EqualTo("火箭"));
            Assert.That(Library.KindText((PlayKind)200, Language.English), Is.Not.Empty);
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
            string prefix = Prefix(constant);
            return prefix == null ? null : Families[prefix];
        }

        /// <summary>The family's beginning of a name; null for one that has no family.</summary>
        private static string Prefix(string constant)
        {
            if (Others.ContainsKey(constant))
            {
                return null;
            }

            foreach (string prefix in Families.Keys)
            {
                if (constant.StartsWith(prefix, StringComparison.Ordinal))
                {
                    return prefix;
                }
            }

            return null;
        }

        /// <summary>An enumerator as the constant spells it: RulesFourRocket, RankDesc, Jack.</summary>
        private static string Spelled(Type family, string name)
        {
            var shorter = new Dictionary<string, string>
            {
                { "Three", "3" }, { "Four", "4" }, { "Five", "5" }, { "Six", "6" },
                { "Seven", "7" }, { "Eight", "8" }, { "Nine", "9" }, { "Ten", "10" },
                { "Jack", "J" }, { "Queen", "Q" }, { "King", "K" }, { "Ace", "A" }, { "Two", "2" },
            };
            if (family == typeof(Rank) && shorter.ContainsKey(name))
            {
                return shorter[name];
            }

            var text = new StringBuilder();
            foreach (char letter in name)
            {
                bool word = char.IsUpper(letter) || char.IsDigit(letter) && family == typeof(Said);
                if (word && text.Length > 0)
                {
                    text.Append('_');
                }

                text.Append(char.ToUpperInvariant(letter));
            }

            return text.ToString();
        }
    }
}
