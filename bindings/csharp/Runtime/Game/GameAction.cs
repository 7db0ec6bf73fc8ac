using System;
using System.Runtime.InteropServices;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// What a seat does. (In C and Rust it is an action, which C# has for a
    /// delegate.) It lies in memory as ddz_action does: 36 bytes, nothing to free.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct GameAction : IEquatable<GameAction>
    {
        private ddz_action raw;

        private GameAction(int seat, ActionKind kind, byte value)
        {
            raw = default(ddz_action);

            // A number that is no seat stays none when it is cut to a byte.
            raw.seat = seat < 0 || seat > byte.MaxValue ? byte.MaxValue : (byte)seat;
            raw.kind = (byte)kind;
            raw.value = value;
        }

        /// <summary>Who acts.</summary>
        public int Seat
        {
            get { return raw.seat; }
        }

        /// <summary>What it does.</summary>
        public ActionKind Kind
        {
            get { return (ActionKind)raw.kind; }
        }

        /// <summary>
        /// Of Bid the points; of Double a <see cref="DoubleFactor"/>; of Show a
        /// <see cref="Shown"/>; else 0.
        /// </summary>
        public int Value
        {
            get { return raw.value; }
        }

        /// <summary>The turn that it answers; 0 is any.</summary>
        public uint Turn
        {
            get { return raw.turn; }
        }

        /// <summary>Of Play what the cards are declared to be; None leaves it to the rules.</summary>
        public Play Declared
        {
            get { return new Play(raw.play); }
        }

        /// <summary>Of Play how many cards.</summary>
        public int Count
        {
            get { return raw.len; }
        }

        /// <summary>
        /// Passes: no bid, no call, no rob, no doubling, no show, no play.
        /// </summary>
        /// <param name="seat">0..2.</param>
        public static GameAction Pass(int seat)
        {
            return new GameAction(seat, ActionKind.Pass, 0);
        }

        /// <summary>Bids (叫分).</summary>
        /// <param name="seat">0..2.</param>
        /// <param name="points">1..3.</param>
        public static GameAction Bid(int seat, int points)
        {
            return new GameAction(
                seat, ActionKind.Bid, points < 0 || points > 254 ? (byte)255 : (byte)points);
        }

        /// <summary>叫地主</summary>
        /// <param name="seat">0..2.</param>
        public static GameAction Call(int seat)
        {
            return new GameAction(seat, ActionKind.Call, 0);
        }

        /// <summary>抢地主</summary>
        /// <param name="seat">0..2.</param>
        public static GameAction Rob(int seat)
        {
            return new GameAction(seat, ActionKind.Rob, 0);
        }

        /// <summary>加倍</summary>
        /// <param name="seat">0..2.</param>
        /// <param name="factor">Two or Four.</param>
        public static GameAction Double(int seat, DoubleFactor factor)
        {
            return new GameAction(seat, ActionKind.Double, (byte)factor);
        }

        /// <summary>Shows the hand (明牌).</summary>
        /// <param name="seat">0..2.</param>
        /// <param name="when">Before, Early, Late or Landlord.</param>
        public static GameAction Show(int seat, Shown when)
        {
            return new GameAction(seat, ActionKind.Show, (byte)when);
        }

        /// <summary>Plays cards.</summary>
        /// <param name="seat">0..2.</param>
        /// <param name="cards">1 to 20 card bytes of that hand, in any order.</param>
        public static GameAction Play(int seat, byte[] cards)
        {
            return Play(seat, cards, Ddz.Play.None);
        }

        /// <summary>Plays cards in a reading that is declared.</summary>
        /// <param name="seat">0..2.</param>
        /// <param name="cards">1 to 20 card bytes of that hand, in any order.</param>
        /// <param name="declared">One of the readings of the cards; None leaves it to the rules.</param>
        public static GameAction Play(int seat, byte[] cards, Play declared)
        {
            var action = new GameAction(seat, ActionKind.Play, 0);
            action.raw.play = declared.Raw;
            int count = Door.Length(cards);

            // More than fit are refused for their number, before any is looked at.
            action.raw.len = (byte)Math.Min(count, Cards.HandMax + 1);
            for (int i = 0; i < count && i < Cards.HandMax; i++)
            {
                action.raw.cards[i] = cards[i];
            }

            return action;
        }

        /// <summary>Plays a move, declared as what it is.</summary>
        /// <param name="seat">0..2.</param>
        /// <param name="move">A move of that hand, as Moves and Hints list them.</param>
        public static GameAction Play(int seat, Move move)
        {
            return Play(seat, move.ToArray(), move.Play);
        }

        /// <summary>
        /// The clock ran out: passes, or leads the lowest card where there is no
        /// passing.
        /// </summary>
        /// <param name="seat">0..2.</param>
        public static GameAction Timeout(int seat)
        {
            return new GameAction(seat, ActionKind.Timeout, 0);
        }

        /// <summary>
        /// The same as an answer to that turn: Actions of the game or of the view, plus 1.
        /// When the game has come to another turn, it is refused as TurnStale.
        /// </summary>
        /// <param name="turn">0 is any turn.</param>
        public GameAction Answering(uint turn)
        {
            GameAction action = this;
            action.raw.turn = turn;
            return action;
        }

        /// <summary>Of Play the card bytes, in a new array; else an empty one.</summary>
        public byte[] ToArray()
        {
            var cards = new byte[Math.Min(Count, Cards.HandMax)];
            fixed (byte* bytes = raw.cards)
            {
                for (int i = 0; i < cards.Length; i++)
                {
                    cards[i] = bytes[i];
                }
            }

            return cards;
        }

        /// <inheritdoc/>
        public bool Equals(GameAction other)
        {
            fixed (ddz_action* own = &raw)
            {
                return Bytes.Equal(own, &other.raw, sizeof(ddz_action));
            }
        }

        /// <inheritdoc/>
        public override bool Equals(object obj)
        {
            return obj is GameAction && Equals((GameAction)obj);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            fixed (ddz_action* own = &raw)
            {
                return Bytes.Hash(own, sizeof(ddz_action));
            }
        }

        /// <summary>The action in short: "1: Play ♦3 ♣3", "0: Bid 3".</summary>
        public override string ToString()
        {
            string text = Seat + ": " + Kind;
            return Kind == ActionKind.Play ? text + " " + Cards.Format(ToArray(), Style.Suited)
                : Value != 0 ? text + " " + Value
                : text;
        }
    }
}
