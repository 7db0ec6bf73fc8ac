#if UNITY_2021_2_OR_NEWER || !UNITY_5_3_OR_NEWER
using System;
using System.Runtime.InteropServices;

namespace Ddz
{
    // The same calls over spans.
    public static unsafe partial class Rules
    {
        /// <inheritdoc cref="Classify(RuleSet, byte[])"/>
        public static Play Classify(RuleSet rules, ReadOnlySpan<byte> cards)
        {
            Play play;
            Door.Require(TryClassify(rules, cards, out play));
            return play;
        }

        /// <inheritdoc cref="TryClassify(RuleSet, byte[], int, int, out Play)"/>
        public static Status TryClassify(RuleSet rules, ReadOnlySpan<byte> cards, out Play play)
        {
            fixed (byte* bytes = &MemoryMarshal.GetReference(cards))
            {
                return Classify(rules, bytes, cards.Length, out play);
            }
        }

        /// <summary>Every reading of the cards, the default one first.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="cards">Card bytes, 0..20.</param>
        /// <param name="plays">Where the readings go.</param>
        /// <param name="found">How many readings there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, TooMany, Card, Duplicate, Buffer.</returns>
        public static Status TryReadings(
            RuleSet rules, ReadOnlySpan<byte> cards, Span<Play> plays, out int found)
        {
            Play none;
            fixed (byte* bytes = &MemoryMarshal.GetReference(cards))
            fixed (Play* pinned = &MemoryMarshal.GetReference(plays))
            {
                Play* output = plays.IsEmpty ? &none : pinned;
                return Readings(rules, bytes, cards.Length, output, plays.Length, out found);
            }
        }

        /// <inheritdoc cref="Beats(RuleSet, Play, byte[])"/>
        public static Play Beats(RuleSet rules, Play table, ReadOnlySpan<byte> cards)
        {
            Play play;
            Door.Require(TryBeats(rules, table, cards, out play));
            return play;
        }

        /// <inheritdoc cref="TryBeats(RuleSet, Play, byte[], int, int, out Play)"/>
        public static Status TryBeats(
            RuleSet rules, Play table, ReadOnlySpan<byte> cards, out Play play)
        {
            fixed (byte* bytes = &MemoryMarshal.GetReference(cards))
            {
                return Beats(rules, table, bytes, cards.Length, out play);
            }
        }

        /// <inheritdoc cref="Compare(RuleSet, byte[], byte[])"/>
        public static bool Compare(
            RuleSet rules, ReadOnlySpan<byte> first, ReadOnlySpan<byte> next)
        {
            bool beats;
            Door.Require(TryCompare(rules, first, next, out beats));
            return beats;
        }

        /// <inheritdoc cref="TryCompare(RuleSet, byte[], int, int, byte[], int, int, out bool)"/>
        public static Status TryCompare(
            RuleSet rules, ReadOnlySpan<byte> first, ReadOnlySpan<byte> next, out bool beats)
        {
            fixed (byte* firsts = &MemoryMarshal.GetReference(first))
            fixed (byte* nexts = &MemoryMarshal.GetReference(next))
            {
                return Compare(rules, firsts, first.Length, nexts, next.Length, out beats);
            }
        }
    }
}
#endif
