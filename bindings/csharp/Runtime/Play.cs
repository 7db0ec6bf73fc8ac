using System;
using System.Runtime.InteropServices;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// One reading of a set of cards. The default value is no play: a pass, or a
    /// lead where the play on the table is asked for.
    /// </summary>
    /// <remarks>
    /// It lies in memory as ddz_play does. What the table holds is a Play, never
    /// cards to be read again: cards may have several readings.
    /// </remarks>
    [StructLayout(LayoutKind.Sequential)]
    public readonly struct Play : IEquatable<Play>
    {
        private readonly byte kind;
        private readonly byte rank;
        private readonly byte length;
        private readonly byte cards;

        /// <summary>
        /// A play that came from elsewhere, say over the network. Nothing is
        /// checked here; a call that is given what no rule set can produce
        /// answers <see cref="Status.Play"/>.
        /// </summary>
        /// <param name="kind">What it is.</param>
        /// <param name="rank">The highest rank of the body.</param>
        /// <param name="length">Ranks in the body.</param>
        /// <param name="cards">How many cards, wings included.</param>
        public Play(PlayKind kind, Rank rank, byte length, byte cards)
        {
            this.kind = (byte)kind;
            this.rank = (byte)rank;
            this.length = length;
            this.cards = cards;
        }

        internal Play(ddz_play raw)
        {
            kind = raw.kind;
            rank = raw.rank;
            length = raw.length;
            cards = raw.cards;
        }

        /// <summary>No play: a pass, or a lead.</summary>
        public static Play None
        {
            get { return default(Play); }
        }

        /// <summary>What it is.</summary>
        public PlayKind Kind
        {
            get { return (PlayKind)kind; }
        }

        /// <summary>The highest rank of the body, which decides between plays of a kind.</summary>
        public Rank Rank
        {
            get { return (Rank)rank; }
        }

        /// <summary>Ranks in the body; 1 for every kind that is not a sequence.</summary>
        public int Length
        {
            get { return length; }
        }

        /// <summary>How many cards, wings included.</summary>
        public int Cards
        {
            get { return cards; }
        }

        /// <summary>Whether this is no play.</summary>
        public bool IsNone
        {
            get { return kind == (byte)PlayKind.None; }
        }

        internal ddz_play Raw
        {
            get { return new ddz_play { kind = kind, rank = rank, length = length, cards = cards }; }
        }

        /// <summary>Whether two plays are the same, field by field.</summary>
        /// <param name="left">A play.</param>
        /// <param name="right">A play.</param>
        public static bool operator ==(Play left, Play right)
        {
            return left.Equals(right);
        }

        /// <summary>Whether two plays differ.</summary>
        /// <param name="left">A play.</param>
        /// <param name="right">A play.</param>
        public static bool operator !=(Play left, Play right)
        {
            return !left.Equals(right);
        }

        /// <inheritdoc/>
        public bool Equals(Play other)
        {
            return kind == other.kind && rank == other.rank && length == other.length
                && cards == other.cards;
        }

        /// <inheritdoc/>
        public override bool Equals(object obj)
        {
            return obj is Play && Equals((Play)obj);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return kind << 24 | rank << 16 | length << 8 | cards;
        }

        /// <summary>The play in short: "PlaneSingles Five x2 (8 cards)".</summary>
        public override string ToString()
        {
            return IsNone ? "None" : Kind + " " + Rank + " x" + length + " (" + cards + " cards)";
        }
    }
}
