using Ddz.Raw;

namespace Ddz
{
    /// <summary>A choice of a bot, with what has come of it so far.</summary>
    public readonly struct BotChoice
    {
        private readonly ddz_bot_choice raw;

        internal BotChoice(ddz_bot_choice raw)
        {
            this.raw = raw;
        }

        /// <summary>What the seat would do.</summary>
        public unsafe GameAction Action
        {
            get
            {
                ddz_action action = raw.action;
                return *(GameAction*)&action;
            }
        }

        /// <summary>How many of the playouts behind it the seat's side has won.</summary>
        public int Wins
        {
            get { return (int)raw.wins; }
        }

        /// <summary>How many there were; 0 when nothing was tried.</summary>
        public int Playouts
        {
            get { return (int)raw.playouts; }
        }
    }
}
