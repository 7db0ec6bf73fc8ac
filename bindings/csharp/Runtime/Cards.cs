using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// Cards as bytes: checking, sorting, the ids of other programs, text. 0 to
    /// 54 cards, each at most once.
    /// </summary>
    /// <remarks>
    /// The Try… calls return a status and allocate nothing; on an error nothing
    /// is written. The others throw <see cref="DdzException"/>. An offset and a
    /// count that leave their array are <see cref="Status.Length"/>.
    /// </remarks>
    public static unsafe partial class Cards
    {
        /// <summary>Cards in a play or in a hand, at most: 20.</summary>
        public const int HandMax = (int)Numbers.CARDS_MAX;

        /// <summary>Sees that the bytes are cards, each there once.</summary>
        /// <param name="cards">Card bytes; null is no cards.</param>
        /// <exception cref="DdzException">The statuses of TryCheck.</exception>
        public static void Check(byte[] cards)
        {
            Door.Require(TryCheck(cards));
        }

        /// <inheritdoc cref="TryCheck(byte[], int, int)"/>
        public static Status TryCheck(byte[] cards)
        {
            return TryCheck(cards, 0, Door.Length(cards));
        }

        /// <summary>Says whether the bytes are cards, each there once.</summary>
        /// <param name="cards">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..54.</param>
        /// <returns>Ok, Null, Length, TooMany, Card, Duplicate.</returns>
        public static Status TryCheck(byte[] cards, int offset, int count)
        {
            if (!Door.Holds(cards, offset, count))
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* bytes = cards)
            {
                return (Status)NativeMethods.ddz_cards_check(bytes + offset, (uint)count);
            }
        }

        /// <summary>Sorts cards where they are.</summary>
        /// <param name="cards">Card bytes; null is no cards.</param>
        /// <param name="order">How.</param>
        /// <exception cref="DdzException">The statuses of TrySort.</exception>
        public static void Sort(byte[] cards, Order order)
        {
            Door.Require(TrySort(cards, order));
        }

        /// <inheritdoc cref="TrySort(byte[], int, int, Order)"/>
        public static Status TrySort(byte[] cards, Order order)
        {
            return TrySort(cards, 0, Door.Length(cards), order);
        }

        /// <summary>Sorts cards where they are.</summary>
        /// <param name="cards">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..54.</param>
        /// <param name="order">How.</param>
        /// <returns>Ok, Null, Enum, Length, TooMany, Card, Duplicate.</returns>
        public static Status TrySort(byte[] cards, int offset, int count, Order order)
        {
            if (!Door.Holds(cards, offset, count))
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* bytes = cards)
            {
                return (Status)NativeMethods.ddz_cards_sort(
                    bytes + offset, (uint)count, (uint)order);
            }
        }
    }
}
