using System;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// A player by the computer that thinks about one action of a seat, from what that
    /// seat may know: at once, or in slices between two frames.
    /// </summary>
    public sealed unsafe class Bot
    {
        /// <summary>Choices that a bot has, at most.</summary>
        public const int ChoicesMax = 24;

        /// <summary>Bytes that a bot of any level takes, with the playouts that it has.</summary>
        public const int MemoryMax = (int)Numbers.BOT_MEMORY_MAX;

        private readonly byte[] memory;

        private Bot(byte[] memory)
        {
            this.memory = memory;
        }

        /// <summary>What a seat does; it thinks to the end.</summary>
        /// <param name="view">What the seat may know.</param>
        /// <param name="options">How to play.</param>
        /// <exception cref="DdzException">The statuses of TryAct.</exception>
        public static GameAction Act(View view, BotOptions options)
        {
            GameAction action;
            Door.Require(TryAct(view, options, out action));
            return action;
        }

        /// <summary>What a seat does; it thinks to the end.</summary>
        /// <param name="view">What the seat may know.</param>
        /// <param name="options">How to play.</param>
        /// <param name="action">The action; the default value with any other answer than Ok.</param>
        /// <returns>
        /// Ok, Null, Enum, BotOptions, BotSeat (the seat may not act), BotView.
        /// </returns>
        public static Status TryAct(View view, BotOptions options, out GameAction action)
        {
            action = default(GameAction);
            ddz_bot_options raw = options.Raw();
            byte[] memory;
            Status status = TryRoom(view, &raw, out memory);
            if (status != Status.Ok)
            {
                return status;
            }

            ddz_view seen = view.Raw;
            seen.struct_size = (uint)sizeof(ddz_view);
            var found = default(GameAction);
            fixed (byte* pinned = memory)
            {
                status = (Status)NativeMethods.ddz_bot_act(
                    &seen, &raw, pinned, (uint)memory.Length, (ddz_action*)&found);
            }

            if (status == Status.Ok)
            {
                action = found;
            }

            return status;
        }

        /// <summary>Begins to think about what a seat does.</summary>
        /// <param name="view">What the seat may know.</param>
        /// <param name="options">How to play.</param>
        /// <exception cref="DdzException">The statuses of TryBegin.</exception>
        public static Bot Begin(View view, BotOptions options)
        {
            Bot bot;
            Door.Require(TryBegin(view, options, out bot));
            return bot;
        }

        /// <summary>Begins to think about what a seat does.</summary>
        /// <param name="view">What the seat may know.</param>
        /// <param name="options">How to play.</param>
        /// <param name="bot">The bot; null with any other answer than Ok.</param>
        /// <returns>
        /// Ok, Null, Enum, BotOptions, BotSeat (the seat may not act), BotView.
        /// </returns>
        public static Status TryBegin(View view, BotOptions options, out Bot bot)
        {
            bot = null;
            ddz_bot_options raw = options.Raw();
            byte[] memory;
            Status status = TryRoom(view, &raw, out memory);
            if (status != Status.Ok)
            {
                return status;
            }

            ddz_view seen = view.Raw;
            seen.struct_size = (uint)sizeof(ddz_view);
            fixed (byte* pinned = memory)
            {
                status = (Status)NativeMethods.ddz_bot_begin(
                    &seen, &raw, pinned, (uint)memory.Length);
            }

            if (status == Status.Ok)
            {
                bot = new Bot(memory);
            }

            return status;
        }

        /// <summary>
        /// Thinks on for about so many playouts. What it says in the end does not depend
        /// on the slices.
        /// </summary>
        /// <param name="playouts">How many more, 0 or above.</param>
        /// <returns>Playouts that are left to do; 0 when it has decided.</returns>
        public int Think(int playouts)
        {
            uint left;
            fixed (byte* pinned = memory)
            {
                Door.Require((Status)NativeMethods.ddz_bot_think(
                    pinned, (uint)memory.Length, (uint)Math.Max(playouts, 0), &left));
            }

            return (int)left;
        }

        /// <summary>The best action so far, at any time.</summary>
        public GameAction Best
        {
            get
            {
                int permille;
                return Answer(out permille);
            }
        }

        /// <summary>
        /// The chance of the seat's side to win the deal, in thousandths: with the best
        /// action, or in the auction as the landlord. 500 before anything was tried.
        /// </summary>
        public int Permille
        {
            get
            {
                int permille;
                Answer(out permille);
                return permille;
            }
        }

        /// <summary>The choices with what has come of each so far.</summary>
        public BotChoice[] Choices()
        {
            var raw = new ddz_bot_choice[ChoicesMax];
            uint found;
            fixed (byte* pinned = memory)
            fixed (ddz_bot_choice* output = raw)
            {
                Door.Require((Status)NativeMethods.ddz_bot_choices(
                    pinned, (uint)memory.Length, output, ChoicesMax, &found));
            }

            var choices = new BotChoice[found];
            for (int i = 0; i < choices.Length; i++)
            {
                choices[i] = new BotChoice(raw[i]);
            }

            return choices;
        }

        private GameAction Answer(out int permille)
        {
            GameAction action;
            uint chance;
            fixed (byte* pinned = memory)
            {
                Door.Require((Status)NativeMethods.ddz_bot_best(
                    pinned, (uint)memory.Length, (ddz_action*)&action, &chance));
            }

            permille = (int)chance;
            return action;
        }

        // Memory for a bot that plays so; null with any other answer than Ok.
        private static Status TryRoom(View view, ddz_bot_options* options, out byte[] memory)
        {
            memory = null;
            if (view == null)
            {
                return Status.Null;
            }

            Door.Open();
            uint size;
            var status = (Status)NativeMethods.ddz_bot_size(options, &size);
            if (status == Status.Ok)
            {
                memory = new byte[size];
            }

            return status;
        }
    }
}
