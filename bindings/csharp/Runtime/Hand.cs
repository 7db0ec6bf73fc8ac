using System;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>How a hand comes apart.</summary>
    /// <remarks>
    /// The Try… calls return a status and allocate nothing; the others throw
    /// <see cref="DdzException"/>.
    /// </remarks>
    public static unsafe partial class Hand
    {
        /// <summary>The fewest plays that empty a hand when nobody answers (拆牌).</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">Card bytes, 0..20; null is no cards.</param>
        /// <returns>0..20; 0 for no cards.</returns>
        /// <exception cref="DdzException">The statuses of TryMinTurns.</exception>
        public static int MinTurns(RuleSet rules, byte[] hand)
        {
            int turns;
            Door.Require(TryMinTurns(rules, hand, 0, Door.Length(hand), out turns));
            return turns;
        }

        /// <summary>The fewest plays that empty a hand when nobody answers (拆牌).</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..20.</param>
        /// <param name="turns">How many plays, 0..20; 0 for no cards.</param>
        /// <returns>Ok, Null, Length, TooMany, Card, Duplicate.</returns>
        public static Status TryMinTurns(
            RuleSet rules, byte[] hand, int offset, int count, out int turns)
        {
            if (!Door.Holds(hand, offset, count))
            {
                turns = 0;
                return Status.Length;
            }

            fixed (byte* cards = hand)
            {
                return MinTurns(rules, cards + offset, count, out turns);
            }
        }

        /// <summary>
        /// Takes a hand apart into the fewest plays (理牌): one of the ways, always
        /// the same, that keeps as many bombs and the rocket whole as can be.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">Card bytes, 0..20; null is no cards.</param>
        /// <returns>
        /// The rocket, bombs from high to low, then the other plays, those with more
        /// cards first. Together they are the hand, each card once.
        /// </returns>
        /// <exception cref="DdzException">The statuses of TrySplit but Buffer.</exception>
        public static Move[] Split(RuleSet rules, byte[] hand)
        {
            var plays = new Move[Cards.HandMax];
            int found;
            Door.Require(TrySplit(rules, hand, 0, Door.Length(hand), plays, out found));
            Array.Resize(ref plays, found);
            return plays;
        }

        /// <summary>
        /// Takes a hand apart into the fewest plays (理牌), as Split says. Room for as
        /// many plays as there are cards always suffices.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hand">An array with card bytes; null is no cards.</param>
        /// <param name="offset">Where the first one is.</param>
        /// <param name="count">How many, 0..20.</param>
        /// <param name="plays">Where the plays go; null only counts them.</param>
        /// <param name="found">How many plays there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Null, Length, TooMany, Card, Duplicate, Buffer.</returns>
        public static Status TrySplit(
            RuleSet rules, byte[] hand, int offset, int count, Move[] plays, out int found)
        {
            found = 0;
            if (!Door.Holds(hand, offset, count))
            {
                return Status.Length;
            }

            Move none;
            fixed (byte* cards = hand)
            fixed (Move* pinned = plays)
            {
                // An empty array pins to null, which would ask for the count.
                Move* output = pinned == null && plays != null ? &none : pinned;
                return Split(
                    rules, cards + offset, count, output, Door.Length(plays), out found);
            }
        }

        private static Status MinTurns(RuleSet rules, byte* hand, int count, out int turns)
        {
            turns = 0;
            Door.Open();
            if (rules == null)
            {
                return Status.Null;
            }

            ddz_rules raw = rules.Raw;
            uint fewest = 0;
            var status = (Status)NativeMethods.ddz_hand_min_turns(
                &raw, hand, (uint)count, &fewest);
            turns = (int)fewest;
            return status;
        }

        private static Status Split(
            RuleSet rules, byte* hand, int count, Move* plays, int capacity, out int found)
        {
            found = 0;
            Door.Open();
            if (rules == null)
            {
                return Status.Null;
            }

            ddz_rules raw = rules.Raw;
            uint length = 0;
            var status = (Status)NativeMethods.ddz_hand_split(
                &raw, hand, (uint)count, (ddz_move*)plays, (uint)capacity, &length);
            found = (int)length;
            return status;
        }
    }
}
