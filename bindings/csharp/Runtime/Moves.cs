using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// What a hand may play: every distinct choice of ranks, a lead in its default
    /// reading, a follow in the reading that beats the table. A pass is not listed.
    /// </summary>
    /// <remarks>
    /// The order is for ever: by kind, then length, then rank, then the wings from
    /// low to high. Of equal ranks the lowest suits are taken. The Try… calls
    /// return a status and allocate nothing; the others throw
    /// <see cref="DdzException"/>.
    /// </remarks>
    public static unsafe partial class Moves
    {
        /// <summary>Moves in a list, at most, under any rule set.</summary>
        public const int Max = (int)Numbers.MOVES_MAX;

        /// <summary>Lists what may be played.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">Card bytes, 0..20; null is no cards.</param>
        /// <param name="table">The play that must be beaten; None is a lead.</param>
        /// <exception cref="DdzException">The statuses of TryList but Buffer.</exception>
        public static Move[] List(RuleSet rules, byte[] hand, Play table)
        {
            int found = Count(rules, hand, table);
            var moves = new Move[found];
            Door.Require(TryList(rules, hand, 0, Door.Length(hand), table, moves, out found));
            return moves;
        }

        /// <inheritdoc cref="TryList(RuleSet, byte[], int, int, Play, Move[], out int)"/>
        public static Status TryList(
            RuleSet rules, byte[] hand, Play table, Move[] moves, out int found)
        {
            return TryList(rules, hand, 0, Door.Length(hand), table, moves, out found);
        }

        /// <summary>
        /// Lists what may be played. Room for <see cref="MaxFor"/> the hand's count,
        /// or for <see cref="Max"/> moves, always suffices.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..20.</param>
        /// <param name="table">The play that must be beaten; None is a lead.</param>
        /// <param name="moves">Where the moves go; null only counts them.</param>
        /// <param name="found">How many moves there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, Length, TooMany, Play, Card, Duplicate, Buffer.</returns>
        public static Status TryList(
            RuleSet rules,
            byte[] hand,
            int offset,
            int count,
            Play table,
            Move[] moves,
            out int found)
        {
            found = 0;
            if (!Door.Holds(hand, offset, count))
            {
                return Status.Length;
            }

            Move none;
            fixed (byte* cards = hand)
            fixed (Move* pinned = moves)
            {
                // An empty array pins to null, which would ask for the count.
                Move* output = pinned == null && moves != null ? &none : pinned;
                return List(
                    rules, cards + offset, count, table, output, Door.Length(moves), out found);
            }
        }

        /// <summary>Counts what may be played, without making it.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">Card bytes, 0..20; null is no cards.</param>
        /// <param name="table">The play that must be beaten; None is a lead.</param>
        /// <exception cref="DdzException">The statuses of TryCount.</exception>
        public static int Count(RuleSet rules, byte[] hand, Play table)
        {
            int found;
            Door.Require(TryCount(rules, hand, 0, Door.Length(hand), table, out found));
            return found;
        }

        /// <summary>Counts what may be played, without making it.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..20.</param>
        /// <param name="table">The play that must be beaten; None is a lead.</param>
        /// <param name="found">How many moves there are.</param>
        /// <returns>Ok, Null, Length, TooMany, Play, Card, Duplicate.</returns>
        public static Status TryCount(
            RuleSet rules, byte[] hand, int offset, int count, Play table, out int found)
        {
            if (!Door.Holds(hand, offset, count))
            {
                found = 0;
                return Status.Length;
            }

            fixed (byte* cards = hand)
            {
                return Count(rules, cards + offset, count, table, out found);
            }
        }

        /// <summary>
        /// The longest list that a hand of that size can have under a rule set, so that
        /// an array can be made once.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="handCount">Cards in the hand, 0..20.</param>
        /// <exception cref="DdzException">Null, TooMany.</exception>
        public static int MaxFor(RuleSet rules, int handCount)
        {
            Door.Open();
            Door.Require(rules == null ? Status.Null : Status.Ok);
            ddz_rules raw = rules.Raw;
            uint most = 0;
            Door.Require((Status)NativeMethods.ddz_moves_max(&raw, (uint)handCount, &most));
            return (int)most;
        }

        private static Status List(
            RuleSet rules,
            byte* hand,
            int count,
            Play table,
            Move* moves,
            int capacity,
            out int found)
        {
            found = 0;
            Door.Open();
            if (rules == null)
            {
                return Status.Null;
            }

            ddz_rules raw = rules.Raw;
            ddz_play rawTable = table.Raw;
            uint length = 0;
            var status = (Status)NativeMethods.ddz_moves_list(
                &raw, hand, (uint)count, &rawTable, (ddz_move*)moves, (uint)capacity, &length);
            found = (int)length;
            return status;
        }

        private static Status Count(
            RuleSet rules, byte* hand, int count, Play table, out int found)
        {
            found = 0;
            Door.Open();
            if (rules == null)
            {
                return Status.Null;
            }

            ddz_rules raw = rules.Raw;
            ddz_play rawTable = table.Raw;
            uint length = 0;
            var status = (Status)NativeMethods.ddz_moves_count(
                &raw, hand, (uint)count, &rawTable, &length);
            found = (int)length;
            return status;
        }
    }
}
