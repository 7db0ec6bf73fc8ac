using System;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// The score with its factors. A farmer's points are Base * Bid *
    /// MultiplierOf(farmer), won or lost; the landlord's are those of both farmers
    /// with the sign turned. Before the end the points are 0.
    /// </summary>
    public readonly struct Score
    {
        private readonly ddz_score raw;

        internal Score(ddz_score raw)
        {
            this.raw = raw;
        }

        /// <summary>The flow's base.</summary>
        public long Base
        {
            get { return raw.@base; }
        }

        /// <summary>The landlord's bid; 0 when there is no landlord.</summary>
        public int Bid
        {
            get { return (int)raw.bid; }
        }

        /// <summary>Product of the robs.</summary>
        public long RobFactor
        {
            get { return raw.rob_factor; }
        }

        /// <summary>Largest or product of the shows, as the flow says.</summary>
        public long ShowFactor
        {
            get { return raw.show_factor; }
        }

        /// <summary>Product of the bombs.</summary>
        public long BombFactor
        {
            get { return raw.bomb_factor; }
        }

        /// <summary>Factor of the rocket; 1 when it was not played.</summary>
        public long RocketFactor
        {
            get { return raw.rocket_factor; }
        }

        /// <summary>Product of the shuttles that count as bombs.</summary>
        public long ShuttleFactor
        {
            get { return raw.shuttle_factor; }
        }

        /// <summary>Factor of spring or anti-spring; 1 when there is neither.</summary>
        public long SpringFactor
        {
            get { return raw.spring_factor; }
        }

        /// <summary>Whether one side never came to play.</summary>
        public Spring Spring
        {
            get { return (Spring)raw.spring; }
        }

        /// <summary>The landlord's seat; null before there is one.</summary>
        public int? Landlord
        {
            get { return Game.Seat(raw.landlord); }
        }

        /// <summary>Who got rid of all cards; null before that, and for a void deal.</summary>
        public int? Winner
        {
            get { return Game.Seat(raw.winner); }
        }

        /// <summary>Whether the deal is over.</summary>
        public bool IsOver
        {
            get { return raw.over != 0; }
        }

        /// <summary>What a seat wins; the sum over the seats is 0.</summary>
        /// <param name="seat">0..2.</param>
        public unsafe int PointsOf(int seat)
        {
            ddz_score copy = raw;
            return copy.points[Checked(seat)];
        }

        /// <summary>
        /// Doubling of a farmer, with the landlord's part in it; 1 for the landlord.
        /// </summary>
        /// <param name="seat">0..2.</param>
        public unsafe long DoubleFactorOf(int seat)
        {
            ddz_score copy = raw;
            return copy.double_factors[Checked(seat)];
        }

        /// <summary>
        /// The product of a farmer's factors, cap and all; for the landlord the sum of
        /// both farmers'.
        /// </summary>
        /// <param name="seat">0..2.</param>
        public unsafe long MultiplierOf(int seat)
        {
            ddz_score copy = raw;
            return copy.multipliers[Checked(seat)];
        }

        private static int Checked(int seat)
        {
            if (seat < 0 || seat >= Game.Seats)
            {
                throw new ArgumentOutOfRangeException("seat");
            }

            return seat;
        }
    }
}
