using System;
using System.Collections.Generic;

namespace Ddz.Clients.U3d
{
    /// <summary>
    /// The client's two tests and its comparison over the library, for cards that
    /// are bare values without suits. The rules are <see cref="RuleSet.U3d"/>;
    /// values may come in any order. docs/clients.md lists where its own code
    /// answered otherwise.
    /// </summary>
    /// <remarks>
    /// The client's page does not show which value a card has, so a table of values
    /// is needed. It never changes, and one object may serve any number of threads.
    /// </remarks>
    public sealed class CardRules
    {
        private readonly int[] values;

        /// <summary>The rules for a client's values.</summary>
        /// <param name="values">
        /// 15 different numbers: the values of 3, 4 … K, A, 2, small joker, big
        /// joker.
        /// </param>
        /// <exception cref="ArgumentException">They are not 15, or not different.</exception>
        public CardRules(int[] values)
        {
            if (values == null)
            {
                throw new ArgumentNullException("values");
            }

            if (values.Length != (int)Rank.BigJoker + 1
                || new HashSet<int>(values).Count != values.Length)
            {
                throw new ArgumentException("15 different values are needed, 3 to big joker", "values");
            }

            this.values = (int[])values.Clone();
        }

        /// <summary>How often each value is in the list.</summary>
        /// <param name="list">Values.</param>
        /// <param name="dicCard">The counts are added to those that are there.</param>
        public static void mapCardCreate(List<int> list, ref Dictionary<int, int> dicCard)
        {
            foreach (int value in list)
            {
                int count;
                dicCard.TryGetValue(value, out count);
                dicCard[value] = count + 1;
            }
        }

        /// <summary>What the cards are.</summary>
        /// <param name="list">Values in any order, 0 to 20; null is none.</param>
        /// <returns>A rule of type None, m_num 0, for what is not a play.</returns>
        public CardRule Read(List<int> list)
        {
            Play play;
            Rules.TryClassify(RuleSet.U3d, Bytes(list), out play);
            return RuleOf(play);
        }

        /// <summary>
        /// Whether the cards may be played on the table: the same type and m_num and
        /// a higher m_val, a bomb, or the rocket.
        /// </summary>
        /// <param name="table">The play on the table; null or None is a lead.</param>
        /// <param name="list">Values in any order, 0 to 20; null is none.</param>
        /// <param name="rule">What they are then; type None when the answer is false.</param>
        /// <returns>False too when the rule on the table is no play.</returns>
        public bool Beats(CardRule table, List<int> list, out CardRule rule)
        {
            Play tablePlay;
            Play play = Play.None;
            if (TryPlayOf(table, out tablePlay))
            {
                Rules.TryBeats(RuleSet.U3d, tablePlay, Bytes(list), out play);
            }

            rule = RuleOf(play);
            return !play.IsNone;
        }

        /// <summary>Whether the cards are a play of this type without wings.</summary>
        /// <param name="list">Values in any order, 0 to 20; null is none.</param>
        /// <param name="dicItem">Not needed: the list says as much.</param>
        /// <param name="dealType">One, Two, Three, Four or Rocket.</param>
        /// <param name="val">The value of the lowest rank; untouched when the answer is false.</param>
        /// <param name="num">How many ranks; untouched when the answer is false.</param>
        /// <param name="cardType">The type; untouched when the answer is false.</param>
        public bool shunOnlyDeal(
            List<int> list,
            Dictionary<int, int> dicItem,
            CardType dealType,
            ref int val,
            ref int num,
            ref CardType cardType)
        {
            return !Kinds.HasWings(dealType) && Deal(list, dealType, ref val, ref num, ref cardType);
        }

        /// <summary>Whether the cards are a play of this type with wings.</summary>
        /// <param name="list">Values in any order, 0 to 20; null is none.</param>
        /// <param name="dicItem">Not needed: the list says as much.</param>
        /// <param name="dealType">ThreeWithOne, ThreeWithTwo, FourWith2One or FourWith2Two.</param>
        /// <param name="val">The value of the lowest rank; untouched when the answer is false.</param>
        /// <param name="num">How many ranks; untouched when the answer is false.</param>
        /// <param name="cardType">The type; untouched when the answer is false.</param>
        public bool shunWithDeal(
            List<int> list,
            Dictionary<int, int> dicItem,
            CardType dealType,
            ref int val,
            ref int num,
            ref CardType cardType)
        {
            return Kinds.HasWings(dealType) && Deal(list, dealType, ref val, ref num, ref cardType);
        }

        private bool Deal(
            List<int> list, CardType dealType, ref int val, ref int num, ref CardType cardType)
        {
            CardRule rule = Read(list);
            if (rule.m_type != dealType || rule.m_type == CardType.None)
            {
                return false;
            }

            val = rule.m_val;
            num = rule.m_num;
            cardType = rule.m_type;
            return true;
        }

        /// <summary>A byte that is no rank stands for a value that is none, and is refused.</summary>
        private byte[] Bytes(List<int> list)
        {
            var bytes = new byte[list == null ? 0 : list.Count];
            for (int i = 0; i < bytes.Length; i++)
            {
                bytes[i] = unchecked((byte)Array.IndexOf(values, list[i]));
            }

            return Cards.TryFromRanks(bytes, 0, bytes.Length, bytes, 0) == Status.Ok
                ? bytes
                : null;
        }

        private CardRule RuleOf(Play play)
        {
            if (play.IsNone)
            {
                return new CardRule { m_type = CardType.None, m_num = 0 };
            }

            return new CardRule
            {
                m_type = Kinds.TypeOf(play.Kind),
                m_val = values[Kinds.LowestRank(play)],
                m_num = play.Length,
            };
        }

        private bool TryPlayOf(CardRule rule, out Play play)
        {
            play = Play.None;
            if (rule == null || rule.m_type == CardType.None)
            {
                return true;
            }

            int lowest = Array.IndexOf(values, rule.m_val);
            return lowest >= 0 && Kinds.TryPlay(rule.m_type, lowest, rule.m_num, out play);
        }
    }
}
