using System;
using System.Text;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// A position with open hands: what the rules of turns need of a deal, and no
    /// more. For searches, solvers and puzzles; a player may not be sent one.
    /// </summary>
    /// <remarks>
    /// Hands are counts by rank. It is a value: a move is taken back by the copy that
    /// was kept. The rules are no part of it; what needs them is given the same rule
    /// set each time. The default value is none yet: every call refuses it.
    /// </remarks>
    public unsafe struct Position : IEquatable<Position>
    {
        /// <summary>Bytes of the longest line that Format writes.</summary>
        public const int TextMax = (int)Numbers.POSITION_TEXT_MAX;

        private const int Ranks = (int)Rank.BigJoker + 1;

        private ddz_position raw;

        /// <summary>How many seats: 2 or 3.</summary>
        public int Seats
        {
            get { return raw.seats; }
        }

        /// <summary>The seat that plays against all others: the landlord.</summary>
        public int Solo
        {
            get { return raw.solo; }
        }

        /// <summary>Whose turn it is; when the position is over, who moved last.</summary>
        public int ToMove
        {
            get { return raw.to_move; }
        }

        /// <summary>What must be beaten; None when a play leads.</summary>
        public Play OnTable
        {
            get { return new Play(raw.table); }
        }

        /// <summary>Who put down what lies there; null when a play leads.</summary>
        public int? TableSeat
        {
            get { return Game.Seat(raw.table_seat); }
        }

        /// <summary>Whether a seat that can beat the table may not pass.</summary>
        public bool MustBeat
        {
            get { return raw.must_beat != 0; }
        }

        /// <summary>Whether the rocket ends the trick at once.</summary>
        public bool RocketEndsTrick
        {
            get { return raw.rocket_ends_trick != 0; }
        }

        /// <summary>Whether a hand is empty; the side of ToMove has won then.</summary>
        public bool IsOver
        {
            get { return raw.seats > 0 && CountOf(raw.to_move) == 0; }
        }

        /// <summary>A position of which nothing lies on the table.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hands">The cards of two or three seats.</param>
        /// <param name="solo">The seat that plays against all others.</param>
        /// <param name="toMove">The seat that leads.</param>
        /// <exception cref="DdzException">The statuses of TryLead.</exception>
        public static Position Lead(RuleSet rules, byte[][] hands, int solo, int toMove)
        {
            Position position;
            Door.Require(TryLead(rules, hands, solo, toMove, out position));
            return position;
        }

        /// <summary>A position of which nothing lies on the table.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="hands">The cards of two or three seats.</param>
        /// <param name="solo">The seat that plays against all others.</param>
        /// <param name="toMove">The seat that leads.</param>
        /// <param name="position">The position; the default value on an error.</param>
        /// <returns>Ok, Null, Card, Duplicate (in a hand), TooMany, Position….</returns>
        public static Status TryLead(
            RuleSet rules, byte[][] hands, int solo, int toMove, out Position position)
        {
            position = default(Position);
            if (hands == null)
            {
                return Status.Null;
            }

            ddz_position made = Empty();
            made.seats = (byte)Math.Min(hands.Length, byte.MaxValue);
            made.solo = Byte(solo);
            made.to_move = Byte(toMove);
            for (int seat = 0; seat < hands.Length && seat < 4; seat++)
            {
                Status status = Cards.TryCheck(hands[seat]);
                if (status != Status.Ok)
                {
                    return status;
                }

                for (int i = 0; i < Door.Length(hands[seat]); i++)
                {
                    made.counts[(Ranks * seat) + (int)Card.FromByte(hands[seat][i]).Rank]++;
                }
            }

            return Checked(rules, made, ref position);
        }

        /// <summary>Reads a line, such as "A/4449/68J 0 1 0:333+1".</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="text">
        /// The hands of the seats, the seat that plays alone, the seat that is to move,
        /// what lies on the table and whose it is, then must_beat and rocket_ends_trick
        /// where they hold.
        /// </param>
        /// <exception cref="DdzException">The statuses of TryParse.</exception>
        public static Position Parse(RuleSet rules, string text)
        {
            Position position;
            Door.Require(TryParse(rules, text, out position));
            return position;
        }

        /// <summary>Reads a line, as Parse says.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="text">See Parse.</param>
        /// <param name="position">The position; the default value on an error.</param>
        /// <returns>Ok, Null, Length, Text, Play, Position….</returns>
        public static Status TryParse(RuleSet rules, string text, out Position position)
        {
            position = default(Position);
            if (rules == null || text == null)
            {
                return Status.Null;
            }

            Door.Open();
            byte[] utf8 = Encoding.UTF8.GetBytes(text);
            ddz_rules set = rules.Raw;
            ddz_position read = Empty();
            Status status;
            fixed (byte* input = utf8)
            {
                status = (Status)NativeMethods.ddz_position_parse(
                    &set, input, (uint)utf8.Length, &read);
            }

            if (status == Status.Ok)
            {
                position.raw = read;
            }

            return status;
        }

        /// <summary>The position of a game, every hand of it open.</summary>
        /// <param name="game">The game.</param>
        /// <exception cref="DdzException">The statuses of TryFrom.</exception>
        public static Position From(Game game)
        {
            Position position;
            Door.Require(TryFrom(game, out position));
            return position;
        }

        /// <summary>The position of a game, every hand of it open.</summary>
        /// <param name="game">The game.</param>
        /// <param name="position">The position; the default value on an error.</param>
        /// <returns>Ok, Null, PositionPhase (neither being played nor won).</returns>
        public static Status TryFrom(Game game, out Position position)
        {
            position = default(Position);
            if (game == null)
            {
                return Status.Null;
            }

            ddz_position found = Empty();
            Status status = game.TryPosition(&found);
            if (status == Status.Ok)
            {
                position.raw = found;
            }

            return status;
        }

        /// <summary>Whether a position is one that play can have come to.</summary>
        /// <param name="rules">The rule set.</param>
        /// <returns>Ok, Null, Play, Position….</returns>
        public Status Check(RuleSet rules)
        {
            Position same = default(Position);
            ddz_position copy = raw;
            copy.struct_size = (uint)sizeof(ddz_position);
            return Checked(rules, copy, ref same);
        }

        /// <summary>Plays cards for the seat that is to move; no cards are a pass.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="cards">Card bytes, in any order; their suits do not matter.</param>
        /// <exception cref="DdzException">The statuses of TryMakeMove.</exception>
        public void MakeMove(RuleSet rules, byte[] cards)
        {
            Door.Require(TryMakeMove(rules, cards, Play.None));
        }

        /// <summary>
        /// Plays cards for the seat that is to move, or passes, or says why not and
        /// changes nothing.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="cards">Card bytes, in any order; none are a pass.</param>
        /// <param name="declared">What the cards are declared to be; None leaves it to the
        /// rules.</param>
        /// <returns>
        /// Ok, Null, Enum, TooMany, Card, Duplicate, Play, TurnField, TurnOver, TurnLead,
        /// TurnNotHeld, TurnNotAPlay, TurnReading, TurnNotHigher, Position….
        /// </returns>
        public Status TryMakeMove(RuleSet rules, byte[] cards, Play declared)
        {
            if (rules == null)
            {
                return Status.Null;
            }

            Door.Open();
            ddz_rules set = rules.Raw;
            ddz_play reading = declared.Raw;
            ddz_position changed = raw;
            changed.struct_size = (uint)sizeof(ddz_position);
            Status status;
            fixed (byte* input = cards)
            {
                status = (Status)NativeMethods.ddz_position_play(
                    &set, &changed, input, (uint)Door.Length(cards), &reading);
            }

            if (status == Status.Ok)
            {
                raw = changed;
            }

            return status;
        }

        /// <summary>How many cards of a rank a seat holds.</summary>
        /// <param name="seat">0, 1 or 2.</param>
        /// <param name="rank">A rank.</param>
        public int CountOf(int seat, Rank rank)
        {
            if (seat < 0 || seat >= raw.seats || seat > 3)
            {
                throw new ArgumentOutOfRangeException("seat");
            }

            if (rank > Rank.BigJoker)
            {
                throw new ArgumentOutOfRangeException("rank");
            }

            ddz_position copy = raw;
            return copy.counts[(Ranks * seat) + (int)rank];
        }

        /// <summary>How many cards a seat holds.</summary>
        /// <param name="seat">0, 1 or 2.</param>
        public int CountOf(int seat)
        {
            int count = 0;
            for (Rank rank = Rank.Three; rank <= Rank.BigJoker; rank++)
            {
                count += CountOf(seat, rank);
            }

            return count;
        }

        /// <summary>Whether a seat has passed since the last play.</summary>
        /// <param name="seat">0, 1 or 2; any other number has not.</param>
        public bool HasPassed(int seat)
        {
            return seat >= 0 && seat < 8 && (raw.passed >> seat & 1) != 0;
        }

        /// <summary>Writes the line that Parse reads back.</summary>
        /// <exception cref="DdzException">The statuses of TryFormat.</exception>
        public string Format()
        {
            string text;
            Door.Require(TryFormat(out text));
            return text;
        }

        /// <summary>Writes the line that Parse reads back.</summary>
        /// <param name="text">The line; null on an error.</param>
        /// <returns>Ok, Play, Position….</returns>
        public Status TryFormat(out string text)
        {
            text = null;
            Door.Open();
            ddz_position copy = raw;
            copy.struct_size = (uint)sizeof(ddz_position);
            var utf8 = new byte[TextMax];
            uint length = 0;
            Status status;
            fixed (byte* output = utf8)
            {
                status = (Status)NativeMethods.ddz_position_format(
                    &copy, output, (uint)utf8.Length, &length);
            }

            if (status == Status.Ok)
            {
                text = Encoding.UTF8.GetString(utf8, 0, (int)length);
            }

            return status;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            string text;
            return TryFormat(out text) == Status.Ok ? text : "no position";
        }

        /// <inheritdoc/>
        public bool Equals(Position other)
        {
            ddz_position mine = raw;
            byte* left = (byte*)&mine;
            byte* right = (byte*)&other.raw;
            // The size is that of the struct, or 0 in the default value.
            for (int i = sizeof(uint); i < sizeof(ddz_position); i++)
            {
                if (left[i] != right[i])
                {
                    return false;
                }
            }

            return true;
        }

        /// <inheritdoc/>
        public override bool Equals(object obj)
        {
            return obj is Position && Equals((Position)obj);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            ddz_position mine = raw;
            byte* bytes = (byte*)&mine;
            int hash = 0;
            for (int i = sizeof(uint); i < sizeof(ddz_position); i++)
            {
                hash = unchecked((hash * 31) + bytes[i]);
            }

            return hash;
        }

        private static ddz_position Empty()
        {
            return new ddz_position
            {
                struct_size = (uint)sizeof(ddz_position),
                table_seat = (byte)Numbers.SEAT_NONE,
            };
        }

        // What is no byte is no seat either.
        private static byte Byte(int seat)
        {
            return seat < 0 || seat > byte.MaxValue ? byte.MaxValue : (byte)seat;
        }

        private static Status Checked(RuleSet rules, ddz_position made, ref Position position)
        {
            if (rules == null)
            {
                return Status.Null;
            }

            Door.Open();
            ddz_rules set = rules.Raw;
            var status = (Status)NativeMethods.ddz_position_check(&set, &made);
            if (status == Status.Ok)
            {
                position.raw = made;
            }

            return status;
        }
    }
}
