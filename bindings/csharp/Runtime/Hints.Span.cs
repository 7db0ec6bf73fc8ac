#if UNITY_2021_2_OR_NEWER || !UNITY_5_3_OR_NEWER
using System;
using System.Runtime.InteropServices;

namespace Ddz
{
    // The same calls over spans.
    public static unsafe partial class Hints
    {
        /// <summary>
        /// Lists the hints, best first. Room for <see cref="Max"/> always suffices.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">Card bytes, 0..20.</param>
        /// <param name="table">The play that must be beaten; None is a lead.</param>
        /// <param name="hints">Where the hints go.</param>
        /// <param name="found">How many hints there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, TooMany, Play, Card, Duplicate, Buffer.</returns>
        public static Status TryList(
            RuleSet rules, ReadOnlySpan<byte> hand, Play table, Span<Move> hints, out int found)
        {
            Move none;
            fixed (byte* cards = &MemoryMarshal.GetReference(hand))
            fixed (Move* pinned = &MemoryMarshal.GetReference(hints))
            {
                Move* output = hints.IsEmpty ? &none : pinned;
                return List(rules, cards, hand.Length, table, output, hints.Length, out found);
            }
        }
    }
}
#endif
