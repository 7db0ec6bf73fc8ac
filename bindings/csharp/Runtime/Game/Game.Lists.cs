using System;
using Ddz.Raw;

namespace Ddz
{
    // What a seat may do, what it may know, and what it is worth.
    public sealed unsafe partial class Game
    {
        /// <summary>Actions that Legal lists, at most.</summary>
        public const int LegalMax = (int)Numbers.LEGAL_MAX;

        /// <summary>
        /// What a seat may do now besides playing cards, for which there is Moves. Each
        /// may be given to Act as it is; a pass comes first.
        /// </summary>
        /// <param name="seat">0..2.</param>
        /// <returns>Empty when nothing is asked of the seat.</returns>
        /// <exception cref="DdzException">The statuses of TryLegal but Buffer.</exception>
        public GameAction[] Legal(int seat)
        {
            var actions = new GameAction[LegalMax];
            int found;
            Door.Require(TryLegal(seat, actions, out found));
            Array.Resize(ref actions, found);
            return actions;
        }

        /// <summary>What a seat may do now besides playing cards.</summary>
        /// <param name="seat">0..2.</param>
        /// <param name="actions">
        /// Where the actions go, <see cref="LegalMax"/> always suffice; null only counts
        /// them.
        /// </param>
        /// <param name="found">How many there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Enum, Buffer.</returns>
        public Status TryLegal(int seat, GameAction[] actions, out int found)
        {
            Door.Open();
            GameAction none;
            uint length = 0;
            Status status;
            fixed (ddz_game* game = &raw)
            fixed (GameAction* pinned = actions)
            {
                // An empty array pins to null, which would ask for the count.
                GameAction* output = pinned == null && actions != null ? &none : pinned;
                status = (Status)NativeMethods.ddz_game_legal(
                    game, (uint)seat, (ddz_action*)output, (uint)Door.Length(actions), &length);
            }

            found = (int)length;
            return status;
        }

        /// <summary>What a seat may play now; a pass is not listed.</summary>
        /// <param name="seat">0..2.</param>
        /// <returns>Empty when it is not the seat's turn to play.</returns>
        /// <exception cref="DdzException">The statuses of TryMoves but Buffer.</exception>
        public Move[] Moves(int seat)
        {
            int found;
            Door.Require(TryMoves(seat, null, out found));
            var moves = new Move[found];
            Door.Require(TryMoves(seat, moves, out found));
            return moves;
        }

        /// <summary>What a seat may play now; a pass is not listed.</summary>
        /// <param name="seat">0..2.</param>
        /// <param name="moves">
        /// Where the moves go, <see cref="Ddz.Moves.Max"/> always suffice; null only
        /// counts them.
        /// </param>
        /// <param name="found">How many there are, with Ok and with Buffer.</param>
        /// <returns>Ok, Enum, Buffer.</returns>
        public Status TryMoves(int seat, Move[] moves, out int found)
        {
            Door.Open();
            Move none;
            uint length = 0;
            Status status;
            fixed (ddz_game* game = &raw)
            fixed (Move* pinned = moves)
            {
                Move* output = pinned == null && moves != null ? &none : pinned;
                status = (Status)NativeMethods.ddz_game_moves(
                    game, (uint)seat, (ddz_move*)output, (uint)Door.Length(moves), &length);
            }

            found = (int)length;
            return status;
        }

        /// <summary>What a seat may know: the only thing that a client should be sent.</summary>
        /// <param name="seat">0..2.</param>
        /// <exception cref="DdzException">The statuses of TryView.</exception>
        public View View(int seat)
        {
            var view = new View();
            Door.Require(TryView(seat, view));
            return view;
        }

        /// <summary>What a seat may know, into a view that is there.</summary>
        /// <param name="seat">0..2.</param>
        /// <param name="view">Is overwritten.</param>
        /// <returns>Ok, Null, Enum.</returns>
        public Status TryView(int seat, View view)
        {
            Door.Open();
            if (view == null)
            {
                return Status.Null;
            }

            fixed (ddz_game* game = &raw)
            fixed (ddz_view* output = &view.Raw)
            {
                output->struct_size = (uint)sizeof(ddz_view);
                return (Status)NativeMethods.ddz_game_view(game, (uint)seat, output);
            }
        }

        /// <summary>
        /// The score with its factors; before the end the factors of the moment. It
        /// knows doubles that the seats may not know yet.
        /// </summary>
        public Score Score()
        {
            Door.Open();
            var score = new ddz_score { struct_size = (uint)sizeof(ddz_score) };
            fixed (ddz_game* game = &raw)
            {
                Door.Require((Status)NativeMethods.ddz_game_score(game, &score));
            }

            return new Score(score);
        }

        /// <summary>The card counter (记牌器) of a seat.</summary>
        /// <param name="seat">0..2.</param>
        /// <exception cref="DdzException">Enum.</exception>
        public Unseen Unseen(int seat)
        {
            Door.Open();
            var unseen = new ddz_unseen { struct_size = (uint)sizeof(ddz_unseen) };
            fixed (ddz_game* game = &raw)
            {
                Door.Require((Status)NativeMethods.ddz_game_unseen(game, (uint)seat, &unseen));
            }

            return new Unseen(unseen);
        }
    }
}
