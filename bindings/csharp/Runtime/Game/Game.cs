using System;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// One deal, from the cards to the score: what a server keeps. Seats are 0, 1
    /// and 2, in playing order.
    /// </summary>
    /// <remarks>
    /// It holds every hand and the seed; a player is sent a <see cref="View"/>. The
    /// calls that return a status allocate nothing; on an error nothing has
    /// changed. A game may be read by many threads, or changed by one.
    /// </remarks>
    public sealed unsafe partial class Game : IEquatable<Game>
    {
        /// <summary>Seats of a game: 3.</summary>
        public const int Seats = (int)Numbers.SEATS_MAX;

        /// <summary>Points of the highest bid: 3.</summary>
        public const int BidMax = (int)Numbers.BID_MAX;

        /// <summary>Redeals of one game, at most; then the deal is void.</summary>
        public const int RedealsMax = (int)Numbers.REDEALS_MAX;

        private ddz_game raw;

        private Game(ddz_game raw)
        {
            this.raw = raw;
        }

        /// <summary>What it waits for.</summary>
        public Phase Phase
        {
            get { return (Phase)raw.phase; }
        }

        /// <summary>The landlord's seat; null before there is one.</summary>
        public int? Landlord
        {
            get { return Seat(raw.landlord); }
        }

        /// <summary>Who got rid of all cards; null before that, and for a void deal.</summary>
        public int? Winner
        {
            get { return Seat(raw.winner); }
        }

        /// <summary>What must be beaten; None when a play leads.</summary>
        public Play OnTable
        {
            get { return new Play(raw.table); }
        }

        /// <summary>Actions accepted so far.</summary>
        public int Actions
        {
            get { return (int)raw.actions; }
        }

        /// <summary>Deals before this one in which nobody bid.</summary>
        public int Redeals
        {
            get { return raw.redeals; }
        }

        /// <summary>Makes a game whose decks come from a seed, and deals.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="flow">The flow.</param>
        /// <param name="seed">32 bytes of Deck.Seed; who knows them knows every card.</param>
        /// <param name="firstSeat">Who bids first, 0..2, unless the flow draws one.</param>
        /// <exception cref="DdzException">The statuses of TryNew.</exception>
        public static Game New(RuleSet rules, Flow flow, byte[] seed, int firstSeat)
        {
            Game game;
            Door.Require(TryNew(rules, flow, seed, firstSeat, out game));
            return game;
        }

        /// <summary>Makes a game whose decks come from a seed, and deals.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="flow">The flow.</param>
        /// <param name="seed">32 bytes of Deck.Seed; who knows them knows every card.</param>
        /// <param name="firstSeat">Who bids first, 0..2, unless the flow draws one.</param>
        /// <param name="game">The game; null on an error.</param>
        /// <returns>Ok, Null, Length (not 32 bytes), Enum (the seat).</returns>
        public static Status TryNew(
            RuleSet rules, Flow flow, byte[] seed, int firstSeat, out Game game)
        {
            return TryMake(rules, flow, seed, Deck.SeedLength, firstSeat, false, out game);
        }

        /// <summary>
        /// Makes a game with a given deck: 17 cards for seat 0, 17 for seat 1, 17 for
        /// seat 2, three for the bottom. It never redeals: where it would, the deal
        /// ends without a landlord.
        /// </summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="flow">The flow.</param>
        /// <param name="deck">The 54 cards in the order in which they are dealt.</param>
        /// <param name="firstSeat">Who bids first, 0..2.</param>
        /// <exception cref="DdzException">The statuses of TryNewDealt.</exception>
        public static Game NewDealt(RuleSet rules, Flow flow, byte[] deck, int firstSeat)
        {
            Game game;
            Door.Require(TryNewDealt(rules, flow, deck, firstSeat, out game));
            return game;
        }

        /// <summary>Makes a game with a given deck, as NewDealt says.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="flow">The flow.</param>
        /// <param name="deck">The 54 cards in the order in which they are dealt.</param>
        /// <param name="firstSeat">Who bids first, 0..2.</param>
        /// <param name="game">The game; null on an error.</param>
        /// <returns>Ok, Null, Length (not 54 bytes), Enum (the seat), Card, Duplicate.</returns>
        public static Status TryNewDealt(
            RuleSet rules, Flow flow, byte[] deck, int firstSeat, out Game game)
        {
            return TryMake(rules, flow, deck, Deck.Length, firstSeat, true, out game);
        }

        /// <summary>
        /// Whether the bytes hold together as the state of a deal. Every other call checks
        /// the same; for who doubts the memory that the game lies in.
        /// </summary>
        /// <returns>Ok, Rules…, Flow…, Game….</returns>
        public Status Check()
        {
            fixed (ddz_game* game = &raw)
            {
                return (Status)NativeMethods.ddz_game_check(game);
            }
        }

        /// <summary>A game in the same state that goes its own way from here.</summary>
        public Game Clone()
        {
            return new Game(raw);
        }

        /// <summary>Whether a seat may act now.</summary>
        /// <param name="seat">0..2; any other number may not.</param>
        public bool IsWaitingFor(int seat)
        {
            return seat >= 0 && seat < Seats && (raw.waiting >> seat & 1) != 0;
        }

        /// <summary>Does what a seat wants.</summary>
        /// <param name="action">What the seat wants.</param>
        /// <exception cref="DdzException">The statuses of TryAct.</exception>
        public void Act(GameAction action)
        {
            Door.Require(TryAct(action));
        }

        /// <summary>
        /// Does what a seat wants, or says why not and changes nothing. Unless a play
        /// is declared, a lead is read as Classify reads it and a follow as Beats does;
        /// the reading is kept.
        /// </summary>
        /// <param name="action">What the seat wants.</param>
        /// <returns>
        /// Ok, Enum (a seat, a kind, a value that there is not), TooMany, Card,
        /// Duplicate, Turn… (why a player is refused).
        /// </returns>
        public Status TryAct(GameAction action)
        {
            Door.Open();
            fixed (ddz_game* game = &raw)
            {
                return (Status)NativeMethods.ddz_game_act(game, (ddz_action*)&action);
            }
        }

        /// <summary>What to do for a seat whose player is absent; Act does it.</summary>
        /// <param name="seat">0..2.</param>
        /// <param name="how">How to act for it.</param>
        /// <exception cref="DdzException">The statuses of TryAuto.</exception>
        public GameAction Auto(int seat, Auto how)
        {
            GameAction action;
            Door.Require(TryAuto(seat, how, out action));
            return action;
        }

        /// <summary>What to do for a seat whose player is absent; Act does it.</summary>
        /// <param name="seat">0..2.</param>
        /// <param name="how">How to act for it.</param>
        /// <param name="action">The action.</param>
        /// <returns>Ok, Enum, TurnOver, TurnSeat (nothing is asked of it).</returns>
        public Status TryAuto(int seat, Auto how, out GameAction action)
        {
            Door.Open();
            var result = default(GameAction);
            Status status;
            fixed (ddz_game* game = &raw)
            {
                status = (Status)NativeMethods.ddz_game_auto(
                    game, (uint)seat, (uint)how, (ddz_action*)&result);
            }

            action = result;
            return status;
        }

        /// <inheritdoc/>
        public bool Equals(Game other)
        {
            if (other == null)
            {
                return false;
            }

            fixed (ddz_game* one = &raw)
            fixed (ddz_game* two = &other.raw)
            {
                return Bytes.Equal(one, two, sizeof(ddz_game));
            }
        }

        /// <inheritdoc/>
        public override bool Equals(object obj)
        {
            return Equals(obj as Game);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            fixed (ddz_game* game = &raw)
            {
                return Bytes.Hash(game, sizeof(ddz_game));
            }
        }

        internal Status TryPosition(ddz_position* position)
        {
            Door.Open();
            fixed (ddz_game* game = &raw)
            {
                return (Status)NativeMethods.ddz_position_from_game(game, position);
            }
        }

        internal static int? Seat(byte seat)
        {
            return seat == Numbers.SEAT_NONE ? (int?)null : seat;
        }

        private static Status TryMake(
            RuleSet rules,
            Flow flow,
            byte[] bytes,
            int length,
            int firstSeat,
            bool dealt,
            out Game game)
        {
            game = null;
            Door.Open();
            if (rules == null || flow == null || bytes == null)
            {
                return Status.Null;
            }

            if (bytes.Length != length)
            {
                return Status.Length;
            }

            ddz_rules rawRules = rules.Raw;
            ddz_flow rawFlow = flow.Raw;
            var result = new ddz_game { struct_size = (uint)sizeof(ddz_game) };
            Status status;
            fixed (byte* input = bytes)
            {
                status = (Status)(dealt
                    ? NativeMethods.ddz_game_new_dealt(
                        &rawRules, &rawFlow, input, (uint)length, (uint)firstSeat, &result)
                    : NativeMethods.ddz_game_new(
                        &rawRules, &rawFlow, input, (uint)firstSeat, &result));
            }

            if (status == Status.Ok)
            {
                game = new Game(result);
            }

            return status;
        }
    }
}
