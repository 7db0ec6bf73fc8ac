using Ddz.Raw;

namespace Ddz
{
    // Cards from and to what other programs call them.
    public static unsafe partial class Cards
    {
        /// <summary>Turns the ids of another program into cards, in their order.</summary>
        /// <param name="format">Whose ids.</param>
        /// <param name="ids">The ids; null is none.</param>
        /// <exception cref="DdzException">The statuses of TryFromIds.</exception>
        public static byte[] FromIds(Format format, byte[] ids)
        {
            var cards = new byte[Door.Length(ids)];
            Door.Require(TryFromIds(format, ids, 0, cards.Length, cards, 0));
            return cards;
        }

        /// <summary>
        /// Turns the ids of another program into cards, in their order. The two
        /// arrays may be one.
        /// </summary>
        /// <param name="format">Whose ids.</param>
        /// <param name="ids">An array with ids; null is none.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..54.</param>
        /// <param name="cards">Where the cards go.</param>
        /// <param name="cardsOffset">Where the first one goes.</param>
        /// <returns>Ok, Null, Enum, Length, TooMany, Card, Duplicate.</returns>
        public static Status TryFromIds(
            Format format, byte[] ids, int offset, int count, byte[] cards, int cardsOffset)
        {
            if (!Door.Holds(ids, offset, count) || !Door.Holds(cards, cardsOffset, count))
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* input = ids)
            fixed (byte* output = cards)
            {
                return (Status)NativeMethods.ddz_cards_from_ids(
                    (uint)format, input + offset, (uint)count, output + cardsOffset);
            }
        }

        /// <summary>Turns cards into the ids of another program, in their order.</summary>
        /// <param name="format">Whose ids.</param>
        /// <param name="cards">Card bytes; null is none.</param>
        /// <exception cref="DdzException">The statuses of TryToIds.</exception>
        public static byte[] ToIds(Format format, byte[] cards)
        {
            var ids = new byte[Door.Length(cards)];
            Door.Require(TryToIds(format, cards, 0, ids.Length, ids, 0));
            return ids;
        }

        /// <summary>
        /// Turns cards into the ids of another program, in their order. The two
        /// arrays may be one.
        /// </summary>
        /// <param name="format">Whose ids.</param>
        /// <param name="cards">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..54.</param>
        /// <param name="ids">Where the ids go.</param>
        /// <param name="idsOffset">Where the first one goes.</param>
        /// <returns>Ok, Null, Enum, Length, TooMany, Card, Duplicate.</returns>
        public static Status TryToIds(
            Format format, byte[] cards, int offset, int count, byte[] ids, int idsOffset)
        {
            if (!Door.Holds(cards, offset, count) || !Door.Holds(ids, idsOffset, count))
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* input = cards)
            fixed (byte* output = ids)
            {
                return (Status)NativeMethods.ddz_cards_to_ids(
                    (uint)format, input + offset, (uint)count, output + idsOffset);
            }
        }

        /// <summary>
        /// Makes cards from ranks, for clients that have no suits. The first card
        /// of a rank is the diamond, then club, heart, spade.
        /// </summary>
        /// <param name="ranks">Rank indexes, 0 (the 3) to 14 (the big joker); null is none.</param>
        /// <exception cref="DdzException">The statuses of TryFromRanks.</exception>
        public static byte[] FromRanks(byte[] ranks)
        {
            var cards = new byte[Door.Length(ranks)];
            Door.Require(TryFromRanks(ranks, 0, cards.Length, cards, 0));
            return cards;
        }

        /// <summary>Makes cards from ranks. The two arrays may be one.</summary>
        /// <param name="ranks">An array with rank indexes; null is none.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..54.</param>
        /// <param name="cards">Where the cards go.</param>
        /// <param name="cardsOffset">Where the first one goes.</param>
        /// <returns>
        /// Ok, Null, Length, TooMany, Card (a rank above 14), Duplicate (the fifth
        /// card of a rank, the second of a joker).
        /// </returns>
        public static Status TryFromRanks(
            byte[] ranks, int offset, int count, byte[] cards, int cardsOffset)
        {
            if (!Door.Holds(ranks, offset, count) || !Door.Holds(cards, cardsOffset, count))
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* input = ranks)
            fixed (byte* output = cards)
            {
                return (Status)NativeMethods.ddz_cards_from_ranks(
                    input + offset, (uint)count, output + cardsOffset);
            }
        }

        /// <summary>Turns a client's own ids into cards, in their order.</summary>
        /// <param name="map">
        /// 54 different ids: map[i] is the id of the i-th card of the deck in
        /// ascending order of the card byte.
        /// </param>
        /// <param name="ids">The ids; null is none.</param>
        /// <exception cref="DdzException">The statuses of TryFromMap.</exception>
        public static byte[] FromMap(byte[] map, byte[] ids)
        {
            var cards = new byte[Door.Length(ids)];
            Door.Require(TryFromMap(map, ids, 0, cards.Length, cards, 0));
            return cards;
        }

        /// <summary>
        /// Turns a client's own ids into cards, in their order. The last two arrays
        /// may be one.
        /// </summary>
        /// <param name="map">54 different ids.</param>
        /// <param name="ids">An array with ids; null is none.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..54.</param>
        /// <param name="cards">Where the cards go.</param>
        /// <param name="cardsOffset">Where the first one goes.</param>
        /// <returns>
        /// Ok, Null, Length (also a map that has not 54 ids), TooMany, Card (an
        /// id that the map does not have), Duplicate (in the map or the ids).
        /// </returns>
        public static Status TryFromMap(
            byte[] map, byte[] ids, int offset, int count, byte[] cards, int cardsOffset)
        {
            if (map != null && map.Length != Deck.Length
                || !Door.Holds(ids, offset, count)
                || !Door.Holds(cards, cardsOffset, count))
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* map54 = map)
            fixed (byte* input = ids)
            fixed (byte* output = cards)
            {
                return (Status)NativeMethods.ddz_cards_from_map(
                    map54, input + offset, (uint)count, output + cardsOffset);
            }
        }

        /// <summary>Turns cards into a client's own ids, in their order.</summary>
        /// <param name="map">54 different ids, as for FromMap.</param>
        /// <param name="cards">Card bytes; null is none.</param>
        /// <exception cref="DdzException">The statuses of TryToMap.</exception>
        public static byte[] ToMap(byte[] map, byte[] cards)
        {
            var ids = new byte[Door.Length(cards)];
            Door.Require(TryToMap(map, cards, 0, ids.Length, ids, 0));
            return ids;
        }

        /// <summary>
        /// Turns cards into a client's own ids, in their order. The last two arrays
        /// may be one.
        /// </summary>
        /// <param name="map">54 different ids.</param>
        /// <param name="cards">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..54.</param>
        /// <param name="ids">Where the ids go.</param>
        /// <param name="idsOffset">Where the first one goes.</param>
        /// <returns>
        /// Ok, Null, Length (also a map that has not 54 ids), TooMany, Card,
        /// Duplicate (in the map or the cards).
        /// </returns>
        public static Status TryToMap(
            byte[] map, byte[] cards, int offset, int count, byte[] ids, int idsOffset)
        {
            if (map != null && map.Length != Deck.Length
                || !Door.Holds(cards, offset, count)
                || !Door.Holds(ids, idsOffset, count))
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* map54 = map)
            fixed (byte* input = cards)
            fixed (byte* output = ids)
            {
                return (Status)NativeMethods.ddz_cards_to_map(
                    map54, input + offset, (uint)count, output + idsOffset);
            }
        }
    }
}
