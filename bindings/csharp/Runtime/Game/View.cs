using System;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// What one seat may know: the only thing that a client should be sent. A game
    /// fills it; a new one is all 0. Cards are sorted by rank, low to high.
    /// </summary>
    public sealed unsafe class View
    {
        internal ddz_view Raw;

        /// <summary>Whose view it is: 0..2.</summary>
        public int Seat
        {
            get { return Raw.seat; }
        }

        /// <summary>What the game waits for.</summary>
        public Phase Phase
        {
            get { return (Phase)Raw.phase; }
        }

        /// <summary>Actions accepted so far.</summary>
        public int Actions
        {
            get { return (int)Raw.actions; }
        }

        /// <summary>What all multiply by so far: robs, shows, bombs, rocket, shuttles.</summary>
        public long Multiplier
        {
            get { return Raw.multiplier; }
        }

        /// <summary>What must be beaten; None when a play leads.</summary>
        public Play OnTable
        {
            get { return new Play(Raw.table); }
        }

        /// <summary>Who put down the last play; null when there is none.</summary>
        public int? TableSeat
        {
            get { return Game.Seat(Raw.table_seat); }
        }

        /// <summary>The landlord's seat; null before there is one.</summary>
        public int? Landlord
        {
            get { return Game.Seat(Raw.landlord); }
        }

        /// <summary>Who got rid of all cards; null before that, and for a void deal.</summary>
        public int? Winner
        {
            get { return Game.Seat(Raw.winner); }
        }

        /// <summary>Who bids first in this deal.</summary>
        public int FirstBidder
        {
            get { return Raw.first_bidder; }
        }

        /// <summary>The card that lies face up; null when none does.</summary>
        public byte? FaceUp
        {
            get { return Raw.face_up == 0 ? (byte?)null : Raw.face_up; }
        }

        /// <summary>Deals before this one in which nobody bid.</summary>
        public int Redeals
        {
            get { return Raw.redeals; }
        }

        /// <summary>The highest bid so far; the landlord's once there is one.</summary>
        public int Bid
        {
            get { return Raw.bid; }
        }

        /// <summary>Robs so far.</summary>
        public int Robs
        {
            get { return Raw.robs; }
        }

        /// <summary>Bombs played.</summary>
        public int Bombs
        {
            get { return Raw.bombs; }
        }

        /// <summary>Rockets played: 0 or 1.</summary>
        public int Rockets
        {
            get { return Raw.rockets; }
        }

        /// <summary>Shuttles played that count as bombs.</summary>
        public int Shuttles
        {
            get { return Raw.shuttles; }
        }

        /// <summary>Whether a seat may act now.</summary>
        /// <param name="seat">0..2.</param>
        public bool IsWaitingFor(int seat)
        {
            return (Raw.waiting >> Checked(seat) & 1) != 0;
        }

        /// <summary>Whether a seat's last action in this trick is a pass.</summary>
        /// <param name="seat">0..2.</param>
        public bool HasPassed(int seat)
        {
            return (Raw.passed >> Checked(seat) & 1) != 0;
        }

        /// <summary>How many cards a seat holds.</summary>
        /// <param name="seat">0..2.</param>
        public int CountOf(int seat)
        {
            fixed (byte* counts = Raw.counts)
            {
                return counts[Checked(seat)];
            }
        }

        /// <summary>Plays of a seat; passes do not count.</summary>
        /// <param name="seat">0..2.</param>
        public int PlaysOf(int seat)
        {
            fixed (byte* plays = Raw.plays)
            {
                return plays[Checked(seat)];
            }
        }

        /// <summary>Whether, and when, a seat showed its hand.</summary>
        /// <param name="seat">0..2.</param>
        public Shown ShownBy(int seat)
        {
            fixed (byte* shown = Raw.shown)
            {
                return (Shown)shown[Checked(seat)];
            }
        }

        /// <summary>What a seat last said in the auction.</summary>
        /// <param name="seat">0..2.</param>
        public Said SaidBy(int seat)
        {
            fixed (byte* said = Raw.said)
            {
                return (Said)said[Checked(seat)];
            }
        }

        /// <summary>How a seat doubled; others' doubles are hidden until all have answered.</summary>
        /// <param name="seat">0..2.</param>
        public DoubleFactor DoubledBy(int seat)
        {
            fixed (byte* doubles = Raw.doubles)
            {
                return (DoubleFactor)doubles[Checked(seat)];
            }
        }

        /// <summary>The three cards that the landlord took; empty while they are hidden.</summary>
        public byte[] Bottom()
        {
            fixed (byte* bottom = Raw.bottom)
            {
                return Copy(bottom, Raw.bottom_len);
            }
        }

        /// <summary>
        /// A hand that this seat sees: its own, one that was shown, and every one when
        /// the deal has been won. Empty while it is hidden.
        /// </summary>
        /// <param name="seat">0..2.</param>
        public byte[] HandOf(int seat)
        {
            fixed (byte* cards = Raw.cards)
            {
                byte* hand = cards + Cards.HandMax * Checked(seat);
                return Copy(hand, hand[0] == 0 ? 0 : CountOf(seat));
            }
        }

        /// <summary>What a seat has put down.</summary>
        /// <param name="seat">0..2.</param>
        public byte[] PlayedBy(int seat)
        {
            fixed (byte* played = Raw.played)
            fixed (byte* counts = Raw.played_counts)
            {
                return Copy(played + Cards.HandMax * Checked(seat), counts[seat]);
            }
        }

        /// <summary>What a seat last put down in this trick.</summary>
        /// <param name="seat">0..2.</param>
        public byte[] LatestBy(int seat)
        {
            fixed (byte* latest = Raw.latest)
            fixed (byte* counts = Raw.latest_counts)
            {
                return Copy(latest + Cards.HandMax * Checked(seat), counts[seat]);
            }
        }

        private static byte[] Copy(byte* cards, int count)
        {
            var copy = new byte[count];
            for (int i = 0; i < count; i++)
            {
                copy[i] = cards[i];
            }

            return copy;
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
