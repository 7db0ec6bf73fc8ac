#if UNITY_2021_2_OR_NEWER || !UNITY_5_3_OR_NEWER
using System;
using System.Runtime.InteropServices;

namespace Ddz
{
    // The same calls over spans.
    public static unsafe partial class Hand
    {
        /// <inheritdoc cref="TryMinTurns(RuleSet, byte[], int, int, out int)"/>
        public static Status TryMinTurns(RuleSet rules, ReadOnlySpan<byte> hand, out int turns)
        {
            fixed (byte* cards = &MemoryMarshal.GetReference(hand))
            {
                return MinTurns(rules, cards, hand.Length, out turns);
            }
        }

        /// <summary>
        /// Takes a hand apart into the fewest plays (理牌), as Split says. Room for as
        /// many plays as there are cards always suffices.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">Card bytes, 0..20.</param>
        /// <param name="plays">Where the plays go.</param>
        /// <param name="found">How many plays there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, TooMany, Card, Duplicate, Buffer.</returns>
        public static Status TrySplit(
            RuleSet rules, ReadOnlySpan<byte> hand, Span<Move> plays, out int found)
        {
            Move none;
            fixed (byte* cards = &MemoryMarshal.GetReference(hand))
            fixed (Move* pinned = &MemoryMarshal.GetReference(plays))
            {
                Move* output = plays.IsEmpty ? &none : pinned;
                return Split(rules, cards, hand.Length, output, plays.Length, out found);
            }
        }
    }
}
#endif
