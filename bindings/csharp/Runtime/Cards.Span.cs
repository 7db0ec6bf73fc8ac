#if UNITY_2021_2_OR_NEWER || !UNITY_5_3_OR_NEWER
using System;
using System.Runtime.InteropServices;
using Ddz.Raw;

namespace Ddz
{
    // The calls that touch no array of the heap, over spans.
    public static unsafe partial class Cards
    {
        /// <inheritdoc cref="Check(byte[])"/>
        public static void Check(ReadOnlySpan<byte> cards)
        {
            Door.Require(TryCheck(cards));
        }

        /// <summary>Says whether the bytes are cards, each there once.</summary>
        /// <param name="cards">Card bytes, 0..54.</param>
        /// <returns>Ok, TooMany, Card, Duplicate.</returns>
        public static Status TryCheck(ReadOnlySpan<byte> cards)
        {
            Door.Open();
            fixed (byte* bytes = &MemoryMarshal.GetReference(cards))
            {
                return (Status)NativeMethods.ddz_cards_check(bytes, (uint)cards.Length);
            }
        }

        /// <summary>Sorts cards where they are.</summary>
        /// <param name="cards">Card bytes, 0..54.</param>
        /// <param name="order">How.</param>
        /// <exception cref="DdzException">The statuses of TrySort.</exception>
        public static void Sort(Span<byte> cards, Order order)
        {
            Door.Require(TrySort(cards, order));
        }

        /// <summary>Sorts cards where they are.</summary>
        /// <param name="cards">Card bytes, 0..54.</param>
        /// <param name="order">How.</param>
        /// <returns>Ok, Enum, TooMany, Card, Duplicate.</returns>
        public static Status TrySort(Span<byte> cards, Order order)
        {
            Door.Open();
            fixed (byte* bytes = &MemoryMarshal.GetReference(cards))
            {
                return (Status)NativeMethods.ddz_cards_sort(bytes, (uint)cards.Length, (uint)order);
            }
        }

        /// <summary>
        /// Turns the ids of another program into cards, in their order. The two
        /// spans may overlap.
        /// </summary>
        /// <param name="format">Whose ids.</param>
        /// <param name="ids">The ids, 0..54.</param>
        /// <param name="cards">Where the cards go, as many as there are ids.</param>
        /// <returns>Ok, Enum, Length (too little room), TooMany, Card, Duplicate.</returns>
        public static Status TryFromIds(Format format, ReadOnlySpan<byte> ids, Span<byte> cards)
        {
            if (cards.Length < ids.Length)
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* input = &MemoryMarshal.GetReference(ids))
            fixed (byte* output = &MemoryMarshal.GetReference(cards))
            {
                return (Status)NativeMethods.ddz_cards_from_ids(
                    (uint)format, input, (uint)ids.Length, output);
            }
        }

        /// <summary>
        /// Turns cards into the ids of another program, in their order. The two
        /// spans may overlap.
        /// </summary>
        /// <param name="format">Whose ids.</param>
        /// <param name="cards">Card bytes, 0..54.</param>
        /// <param name="ids">Where the ids go, as many as there are cards.</param>
        /// <returns>Ok, Enum, Length (too little room), TooMany, Card, Duplicate.</returns>
        public static Status TryToIds(Format format, ReadOnlySpan<byte> cards, Span<byte> ids)
        {
            if (ids.Length < cards.Length)
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* input = &MemoryMarshal.GetReference(cards))
            fixed (byte* output = &MemoryMarshal.GetReference(ids))
            {
                return (Status)NativeMethods.ddz_cards_to_ids(
                    (uint)format, input, (uint)cards.Length, output);
            }
        }
    }
}
#endif
