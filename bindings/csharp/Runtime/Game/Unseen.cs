using System;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>The card counter (记牌器) of one seat: counts by rank.</summary>
    public readonly struct Unseen
    {
        private readonly ddz_unseen raw;

        internal Unseen(ddz_unseen raw)
        {
            this.raw = raw;
        }

        /// <summary>
        /// Cards that the seat has seen nowhere: not its own, not played, not shown, not
        /// in an open bottom.
        /// </summary>
        /// <param name="rank">A rank.</param>
        public unsafe int Of(Rank rank)
        {
            ddz_unseen copy = raw;
            return copy.unseen[Checked(rank)];
        }

        /// <summary>
        /// Cards that others hold or that lie in the bottom: all but its own and those
        /// played.
        /// </summary>
        /// <param name="rank">A rank.</param>
        public unsafe int OutOf(Rank rank)
        {
            ddz_unseen copy = raw;
            return copy.@out[Checked(rank)];
        }

        /// <summary>Cards of the open bottom that the landlord still holds.</summary>
        /// <param name="rank">A rank.</param>
        public unsafe int BottomOf(Rank rank)
        {
            ddz_unseen copy = raw;
            return copy.bottom[Checked(rank)];
        }

        private static int Checked(Rank rank)
        {
            if (rank > Rank.BigJoker)
            {
                throw new ArgumentOutOfRangeException("rank");
            }

            return (int)rank;
        }
    }
}
