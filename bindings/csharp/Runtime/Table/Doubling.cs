using Ddz.Raw;

namespace Ddz
{
    /// <summary>Who may double.</summary>
    public enum Doubling : byte
    {
        /// <summary>Nobody.</summary>
        None = Numbers.DOUBLING_NONE,

        /// <summary>
        /// The farmers, then the landlord, and he only against farmers who doubled.
        /// </summary>
        FarmersFirst = Numbers.DOUBLING_FARMERS_FIRST,

        /// <summary>
        /// Every seat; each farmer settles with his own factor times the landlord's.
        /// </summary>
        Pairwise = Numbers.DOUBLING_PAIRWISE,

        /// <summary>Every seat; all factors multiply for all.</summary>
        Global = Numbers.DOUBLING_GLOBAL,
    }
}
