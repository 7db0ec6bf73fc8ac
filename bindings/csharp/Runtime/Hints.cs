using System;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// What a player is offered (提示), best first: one move for each kind, length
    /// and rank that may be played, with its cheapest wings. A pass is not listed;
    /// no entry: only a pass is left. docs/hints.md is the policy.
    /// </summary>
    /// <remarks>
    /// The Try… calls return a status and allocate nothing; the others throw
    /// <see cref="DdzException"/>.
    /// </remarks>
    public static unsafe partial class Hints
    {
        /// <summary>Hints in a list, at most, under any rule set.</summary>
        public const int Max = (int)Numbers.HINTS_MAX;

        /// <summary>Hints in a list, at most, under a rule set.</summary>
        /// <param name="rules">The rule set.</param>
        /// <exception cref="DdzException">Null.</exception>
        public static int MaxFor(RuleSet rules)
        {
            Door.Open();
            Door.Require(rules == null ? Status.Null : Status.Ok);
            ddz_rules raw = rules.Raw;
            uint most = 0;
            Door.Require((Status)NativeMethods.ddz_hints_max(&raw, &most));
            return (int)most;
        }

        /// <summary>Lists the hints, best first.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">Card bytes, 0..20; null is no cards.</param>
        /// <param name="table">The play that must be beaten; None is a lead.</param>
        /// <exception cref="DdzException">The statuses of TryList but Buffer.</exception>
        public static Move[] List(RuleSet rules, byte[] hand, Play table)
        {
            var hints = new Move[Max];
            int found;
            Door.Require(TryList(rules, hand, 0, Door.Length(hand), table, hints, out found));
            Array.Resize(ref hints, found);
            return hints;
        }

        /// <inheritdoc cref="TryList(RuleSet, byte[], int, int, Play, Move[], out int)"/>
        public static Status TryList(
            RuleSet rules, byte[] hand, Play table, Move[] hints, out int found)
        {
            return TryList(rules, hand, 0, Door.Length(hand), table, hints, out found);
        }

        /// <summary>
        /// Lists the hints, best first. Room for <see cref="Max"/> always suffices.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..20.</param>
        /// <param name="table">The play that must be beaten; None is a lead.</param>
        /// <param name="hints">Where the hints go; null only counts them.</param>
        /// <param name="found">How many hints there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, Length, TooMany, Play, Card, Duplicate, Buffer.</returns>
        public static Status TryList(
            RuleSet rules,
            byte[] hand,
            int offset,
            int count,
            Play table,
            Move[] hints,
            out int found)
        {
            found = 0;
            if (!Door.Holds(hand, offset, count))
            {
                return Status.Length;
            }

            Move none;
            fixed (byte* cards = hand)
            fixed (Move* pinned = hints)
            {
                // An empty array pins to null, which would ask for the count.
                Move* output = pinned == null && hints != null ? &none : pinned;
                return List(
                    rules, cards + offset, count, table, output, Door.Length(hints), out found);
            }
        }

        private static Status List(
            RuleSet rules,
            byte* hand,
            int count,
            Play table,
            Move* hints,
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
            var status = (Status)NativeMethods.ddz_hint_list(
                &raw, hand, (uint)count, &rawTable, (ddz_move*)hints, (uint)capacity, &length);
            found = (int)length;
            return status;
        }
    }
}
