using System;
using System.Collections.Generic;
using System.Globalization;
using System.Reflection;

namespace Ddz.Tests.Vectors
{
    /// <summary>How deals.tsv writes flows, hands and actions.</summary>
    internal static class Deals
    {
        /// <summary>A flow by its name with some switches set anew.</summary>
        internal static FlowSwitches Changed(string flow, string changes)
        {
            string name = char.ToUpperInvariant(flow[0]) + flow.Substring(1);
            var preset = (FlowPreset)Enum.Parse(typeof(FlowPreset), name);
            object switches = Flow.Of(preset).Switches;
            var reserved = new Dictionary<int, byte>();
            foreach (string change in changes == "-" ? new string[0] : changes.Split(','))
            {
                string[] parts = change.Split('=');
                if (parts[0].StartsWith("reserved", StringComparison.Ordinal))
                {
                    int at = int.Parse(parts[0].Substring(8), CultureInfo.InvariantCulture);
                    reserved.Add(at, byte.Parse(parts[1], CultureInfo.InvariantCulture));
                    continue;
                }

                Set(switches, parts[0], uint.Parse(parts[1], CultureInfo.InvariantCulture));
            }

            // Only the raw layer can reach these.
            var changed = (FlowSwitches)switches;
            foreach (KeyValuePair<int, byte> one in reserved)
            {
                SetReserved(ref changed, one.Key, one.Value);
            }

            return changed;
        }

        /// <summary>A switch by the name of its column.</summary>
        internal static uint Get(FlowSwitches switches, string name)
        {
            object value = Property(name).GetValue(switches, null);
            return Convert.ToUInt32(value, CultureInfo.InvariantCulture);
        }

        /// <summary>
        /// A deck from seat 0/seat 1/seat 2/bottom, one of which is * for all cards that
        /// are left. Each card takes the lowest suit that no card before it has.
        /// </summary>
        internal static byte[] DeckOf(string hands)
        {
            var used = new HashSet<byte>();
            var piles = new List<byte[]>();
            foreach (string pile in hands.Split('/'))
            {
                piles.Add(pile == "*" ? null : Take(used, pile));
            }

            var rest = new List<byte>();
            foreach (byte card in Ascending())
            {
                if (!used.Contains(card))
                {
                    rest.Add(card);
                }
            }

            var deck = new List<byte>();
            foreach (byte[] pile in piles)
            {
                deck.AddRange(pile ?? rest.ToArray());
            }

            return deck.ToArray();
        }

        /// <summary>One action, as the README says.</summary>
        internal static GameAction Action(Game game, string token)
        {
            int seat = token[0] - '0';
            string what = token.Substring(2);
            switch (what[0])
            {
                case '-':
                    return GameAction.Pass(seat);
                case 't':
                    return GameAction.Timeout(seat);
                case 'c':
                    return GameAction.Call(seat);
                case 'r':
                    return GameAction.Rob(seat);
                case 'b':
                    return GameAction.Bid(seat, Number(what));
                case 'd':
                    return GameAction.Double(seat, (DoubleFactor)Number(what));
                case 's':
                    return GameAction.Show(seat, (Shown)Number(what));
            }

            string[] parts = what.Split('@');
            byte[] cards = Pick(game.View(seat).HandOf(seat), parts[0]);
            return parts.Length == 1
                ? GameAction.Play(seat, cards)
                : GameAction.Play(seat, cards, Notation.Play(parts[1], cards.Length));
        }

        private static int Number(string what)
        {
            return int.Parse(what.Substring(1), CultureInfo.InvariantCulture);
        }

        /// <summary>The 54 cards, by rank and then suit.</summary>
        private static IEnumerable<byte> Ascending()
        {
            foreach (Rank rank in Enum.GetValues(typeof(Rank)))
            {
                int suits = rank >= Rank.SmallJoker ? 1 : 4;
                for (int suit = 0; suit < suits; suit++)
                {
                    yield return new Card(rank, (Suit)suit).Byte;
                }
            }
        }

        private static byte[] Take(HashSet<byte> used, string letters)
        {
            var cards = new List<byte>();
            foreach (char letter in letters)
            {
                foreach (byte card in Ascending())
                {
                    if (Notation.Ranks(new[] { card })[0] == letter && used.Add(card))
                    {
                        cards.Add(card);
                        break;
                    }
                }
            }

            return cards.ToArray();
        }

        /// <summary>
        /// Cards of a hand by rank, the lowest suits first; a rank that it does not hold
        /// is any card of that rank.
        /// </summary>
        private static byte[] Pick(byte[] hand, string letters)
        {
            var held = new List<byte>(hand);
            var picked = new List<byte>();
            foreach (char letter in letters)
            {
                byte found = 0;
                foreach (byte card in Ascending())
                {
                    bool fits = Notation.Ranks(new[] { card })[0] == letter && !picked.Contains(card);
                    if (fits && (found == 0 || held.Contains(card) && !held.Contains(found)))
                    {
                        found = card;
                    }
                }

                picked.Add(found);
            }

            return picked.ToArray();
        }

        private static void Set(object switches, string name, uint value)
        {
            PropertyInfo property = Property(name);
            object converted = property.PropertyType.IsEnum
                ? Enum.ToObject(property.PropertyType, (byte)value)
                : Convert.ChangeType(value, property.PropertyType, CultureInfo.InvariantCulture);
            property.SetValue(switches, converted, null);
        }

        private static unsafe void SetReserved(ref FlowSwitches switches, int at, byte value)
        {
            fixed (byte* reserved = switches.Raw.reserved)
            {
                reserved[at] = value;
            }
        }

        private static PropertyInfo Property(string name)
        {
            return typeof(FlowSwitches).GetProperty(Notation.Pascal(name));
        }
    }
}
