using Ddz.Raw;

namespace Ddz
{
    /// <summary>How cards are written.</summary>
    public enum Style : uint
    {
        /// <summary>3TJQKA2xX: one letter a card; the suits are lost.</summary>
        Ranks = Numbers.STYLE_RANKS,

        /// <summary>♠3 ♥T x X</summary>
        Suited = Numbers.STYLE_SUITED,

        /// <summary>黑桃3 红桃10 小王 大王</summary>
        Chinese = Numbers.STYLE_CHINESE,
    }
}
