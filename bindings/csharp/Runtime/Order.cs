using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// How cards are sorted. Each order is total, so the result does not depend
    /// on how the cards stood before.
    /// </summary>
    public enum Order : uint
    {
        /// <summary>High to low; spade, heart, club, diamond inside a rank.</summary>
        RankDesc = Numbers.ORDER_RANK_DESC,

        /// <summary>Low to high; diamond, club, heart, spade inside a rank.</summary>
        RankAsc = Numbers.ORDER_RANK_ASC,

        /// <summary>Larger groups first, then high to low: 66633, 665543.</summary>
        Grouped = Numbers.ORDER_GROUPED,
    }
}
