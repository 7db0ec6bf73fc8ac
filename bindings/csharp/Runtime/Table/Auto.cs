using Ddz.Raw;

namespace Ddz
{
    /// <summary>How to act for an absent player.</summary>
    public enum Auto : uint
    {
        /// <summary>Passes wherever that is possible, else leads the lowest card.</summary>
        Timeout = Numbers.AUTO_TIMEOUT,

        /// <summary>
        /// Plays the first hint, but not on the partner's play unless it wins; passes outside
        /// the play.
        /// </summary>
        Hint = Numbers.AUTO_HINT,
    }
}
