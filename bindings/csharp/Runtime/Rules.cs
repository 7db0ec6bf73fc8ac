using System;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// What cards are and what they beat. Cards are card bytes in any order, 0 to
    /// 20 of them; the order never matters.
    /// </summary>
    /// <remarks>
    /// The Try… calls return a status and allocate nothing; on an error their
    /// results are empty. The others throw <see cref="DdzException"/>. An offset
    /// and a count that leave their array are <see cref="Status.Length"/>.
    /// </remarks>
    public static unsafe partial class Rules
    {
        /// <summary>Readings of the same cards, at most, under any rule set: 3.</summary>
        public const int ReadingsMax = (int)Numbers.READINGS_MAX;

        /// <summary>Readings of any cards, at most, under a rule set.</summary>
        /// <param name="rules">The rule set.</param>
        /// <exception cref="DdzException">Null.</exception>
        public static int ReadingsMaxFor(RuleSet rules)
        {
            Door.Open();
            Door.Require(rules == null ? Status.Null : Status.Ok);
            ddz_rules raw = rules.Raw;
            uint most = 0;
            Door.Require((Status)NativeMethods.ddz_readings_max(&raw, &most));
            return (int)most;
        }

        /// <summary>What the cards are, in their default reading; None when they are no play.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="cards">Card bytes.</param>
        /// <exception cref="DdzException">The statuses of TryClassify.</exception>
        public static Play Classify(RuleSet rules, byte[] cards)
        {
            Play play;
            Door.Require(TryClassify(rules, cards, 0, Door.Length(cards), out play));
            return play;
        }

        /// <inheritdoc cref="TryClassify(RuleSet, byte[], int, int, out Play)"/>
        public static Status TryClassify(RuleSet rules, byte[] cards, out Play play)
        {
            return TryClassify(rules, cards, 0, Door.Length(cards), out play);
        }

        /// <summary>What the cards are, in their default reading; None when they are no play.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="cards">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..20.</param>
        /// <param name="play">The play.</param>
        /// <returns>Ok, Null, Length, TooMany, Card, Duplicate.</returns>
        public static Status TryClassify(
            RuleSet rules, byte[] cards, int offset, int count, out Play play)
        {
            if (!Door.Holds(cards, offset, count))
            {
                play = Play.None;
                return Status.Length;
            }

            fixed (byte* bytes = cards)
            {
                return Classify(rules, bytes + offset, count, out play);
            }
        }

        /// <summary>
        /// Every reading of the cards: the default one first, then the longest
        /// body, then the highest. No entry: they are no play.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="cards">Card bytes.</param>
        /// <exception cref="DdzException">The statuses of TryReadings but Buffer.</exception>
        public static Play[] Readings(RuleSet rules, byte[] cards)
        {
            var plays = new Play[ReadingsMax];
            int found;
            Door.Require(TryReadings(rules, cards, 0, Door.Length(cards), plays, out found));
            Array.Resize(ref plays, found);
            return plays;
        }

        /// <summary>Every reading of the cards, the default one first.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="cards">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..20.</param>
        /// <param name="plays">Where the readings go; null only counts them.</param>
        /// <param name="found">How many readings there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, Length, TooMany, Card, Duplicate, Buffer.</returns>
        public static Status TryReadings(
            RuleSet rules, byte[] cards, int offset, int count, Play[] plays, out int found)
        {
            found = 0;
            if (!Door.Holds(cards, offset, count))
            {
                return Status.Length;
            }

            Play none;
            fixed (byte* bytes = cards)
            fixed (Play* pinned = plays)
            {
                // An empty array pins to null, which would ask for the count.
                Play* output = pinned == null && plays != null ? &none : pinned;
                return Readings(rules, bytes + offset, count, output, Door.Length(plays), out found);
            }
        }

        /// <summary>The reading with which the cards beat the table, or None.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="table">The play that must be beaten; None is a lead.</param>
        /// <param name="cards">Card bytes.</param>
        /// <exception cref="DdzException">The statuses of TryBeats.</exception>
        public static Play Beats(RuleSet rules, Play table, byte[] cards)
        {
            Play play;
            Door.Require(TryBeats(rules, table, cards, 0, Door.Length(cards), out play));
            return play;
        }

        /// <inheritdoc cref="TryBeats(RuleSet, Play, byte[], int, int, out Play)"/>
        public static Status TryBeats(RuleSet rules, Play table, byte[] cards, out Play play)
        {
            return TryBeats(rules, table, cards, 0, Door.Length(cards), out play);
        }

        /// <summary>
        /// May these cards be played on the table, and as what? Cards that are a
        /// bomb or the rocket are taken as that and nothing else; otherwise the
        /// reading of the table's kind and length with the highest body counts.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="table">The play that must be beaten; None is a lead.</param>
        /// <param name="cards">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..20.</param>
        /// <param name="play">The reading that beats the table; None when none does.</param>
        /// <returns>Ok, Null, Length, TooMany, Play, Card, Duplicate.</returns>
        public static Status TryBeats(
            RuleSet rules, Play table, byte[] cards, int offset, int count, out Play play)
        {
            if (!Door.Holds(cards, offset, count))
            {
                play = Play.None;
                return Status.Length;
            }

            fixed (byte* bytes = cards)
            {
                return Beats(rules, table, bytes + offset, count, out play);
            }
        }

        /// <summary>
        /// May <paramref name="next"/> be played on <paramref name="first"/>, taken
        /// in its default reading? For those who keep no resolved play;
        /// <see cref="Beats(RuleSet, Play, byte[])"/> is the better question.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="first">Card bytes on the table; none is a lead.</param>
        /// <param name="next">Card bytes.</param>
        /// <returns>False when <paramref name="first"/> is not a play.</returns>
        /// <exception cref="DdzException">The statuses of TryCompare.</exception>
        public static bool Compare(RuleSet rules, byte[] first, byte[] next)
        {
            bool beats;
            Door.Require(TryCompare(rules, first, next, out beats));
            return beats;
        }

        /// <inheritdoc cref="TryCompare(RuleSet, byte[], int, int, byte[], int, int, out bool)"/>
        public static Status TryCompare(RuleSet rules, byte[] first, byte[] next, out bool beats)
        {
            return TryCompare(
                rules, first, 0, Door.Length(first), next, 0, Door.Length(next), out beats);
        }

        /// <summary>
        /// May <paramref name="next"/> be played on <paramref name="first"/>, taken
        /// in its default reading?
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="first">An array with the cards on the table; none is a lead.</param>
        /// <param name="firstOffset">Where the first one is.</param>
        /// <param name="firstCount">How many, 0..20.</param>
        /// <param name="next">An array with card bytes; null is no cards.</param>
        /// <param name="nextOffset">Where the first one is.</param>
        /// <param name="nextCount">How many, 0..20.</param>
        /// <param name="beats">False when <paramref name="first"/> is not a play.</param>
        /// <returns>Ok, Null, Length, TooMany, Card, Duplicate.</returns>
        public static Status TryCompare(
            RuleSet rules,
            byte[] first,
            int firstOffset,
            int firstCount,
            byte[] next,
            int nextOffset,
            int nextCount,
            out bool beats)
        {
            if (!Door.Holds(first, firstOffset, firstCount)
                || !Door.Holds(next, nextOffset, nextCount))
            {
                beats = false;
                return Status.Length;
            }

            fixed (byte* firsts = first)
            fixed (byte* nexts = next)
            {
                return Compare(
                    rules, firsts + firstOffset, firstCount, nexts + nextOffset, nextCount, out beats);
            }
        }

        private static Status Classify(RuleSet rules, byte* cards, int count, out Play play)
        {
            play = Play.None;
            Door.Open();
            if (rules == null)
            {
                return Status.Null;
            }

            ddz_rules raw = rules.Raw;
            ddz_play result;
            var status = (Status)NativeMethods.ddz_play_classify(&raw, cards, (uint)count, &result);
            if (status == Status.Ok)
            {
                play = new Play(result);
            }

            return status;
        }

        private static Status Readings(
            RuleSet rules, byte* cards, int count, Play* plays, int capacity, out int found)
        {
            found = 0;
            Door.Open();
            if (rules == null)
            {
                return Status.Null;
            }

            ddz_rules raw = rules.Raw;
            uint length = 0;
            var status = (Status)NativeMethods.ddz_play_readings(
                &raw, cards, (uint)count, (ddz_play*)plays, (uint)capacity, &length);
            found = (int)length;
            return status;
        }

        private static Status Beats(
            RuleSet rules, Play table, byte* cards, int count, out Play play)
        {
            play = Play.None;
            Door.Open();
            if (rules == null)
            {
                return Status.Null;
            }

            ddz_rules raw = rules.Raw;
            ddz_play rawTable = table.Raw;
            ddz_play result;
            var status = (Status)NativeMethods.ddz_play_beats(
                &raw, &rawTable, cards, (uint)count, &result);
            if (status == Status.Ok)
            {
                play = new Play(result);
            }

            return status;
        }

        private static Status Compare(
            RuleSet rules, byte* first, int firstCount, byte* next, int nextCount, out bool beats)
        {
            beats = false;
            Door.Open();
            if (rules == null)
            {
                return Status.Null;
            }

            ddz_rules raw = rules.Raw;
            byte answer = 0;
            var status = (Status)NativeMethods.ddz_play_compare(
                &raw, first, (uint)firstCount, next, (uint)nextCount, &answer);
            beats = answer != 0;
            return status;
        }
    }
}
