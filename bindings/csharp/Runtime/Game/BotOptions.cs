using Ddz.Raw;

namespace Ddz
{
    /// <summary>How a bot is to play.</summary>
    public struct BotOptions
    {
        /// <summary>A level as it is.</summary>
        /// <param name="level">How strong.</param>
        public BotOptions(BotLevel level)
        {
            Level = level;
            Style = BotStyle.Calculating;
            Playouts = 0;
            Seed = 0;
        }

        /// <summary>How strong.</summary>
        public BotLevel Level { get; set; }

        /// <summary>How it bids and doubles.</summary>
        public BotStyle Style { get; set; }

        /// <summary>Playouts for each choice, at most 1000000; 0 as the level has.</summary>
        public int Playouts { get; set; }

        /// <summary>What its lots are drawn from: the same, and it does the same.</summary>
        public int Seed { get; set; }

        internal ddz_bot_options Raw()
        {
            var raw = default(ddz_bot_options);
            unsafe
            {
                raw.struct_size = (uint)sizeof(ddz_bot_options);
            }

            raw.level = (uint)Level;
            raw.style = (uint)Style;
            raw.playouts = (uint)Playouts;
            raw.seed = (uint)Seed;
            return raw;
        }
    }
}
