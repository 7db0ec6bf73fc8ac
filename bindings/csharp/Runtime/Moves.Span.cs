#if UNITY_2021_2_OR_NEWER || !UNITY_5_3_OR_NEWER
using System;
using System.Runtime.InteropServices;

namespace Ddz
{
    // The same calls over spans.
    public static unsafe partial class Moves
    {
        /// <summary>Lists what may be played.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">Card bytes, 0..20.</param>
        /// <param name="table">The play that must be beaten; None is a lead.</param>
        /// <param name="moves">Where the moves go.</param>
        /// <param name="found">How many moves there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, TooMany, Play, Card, Duplicate, Buffer.</returns>
        public static Status TryList(
            RuleSet rules, ReadOnlySpan<byte> hand, Play table, Span<Move> moves, out int found)
        {
            Move none;
            fixed (byte* cards = &MemoryMarshal.GetReference(hand))
            fixed (Move* pinned = &MemoryMarshal.GetReference(moves))
            {
                Move* output = moves.IsEmpty ? &none : pinned;
                return List(rules, cards, hand.Length, table, output, moves.Length, out found);
            }
        }

        /// <inheritdoc cref="TryCount(RuleSet, byte[], int, int, Play, out int)"/>
        public static Status TryCount(
            RuleSet rules, ReadOnlySpan<byte> hand, Play table, out int found)
        {
            fixed (byte* cards = &MemoryMarshal.GetReference(hand))
            {
                return Count(rules, cards, hand.Length, table, out found);
            }
        }
    }
}
#endif
