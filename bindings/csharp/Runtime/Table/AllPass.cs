using Ddz.Raw;

namespace Ddz
{
    /// <summary>What happens when nobody bids.</summary>
    public enum AllPass : byte
    {
        /// <summary>
        /// A new deal from the same seed; the end, void, when the deck was given.
        /// </summary>
        Redeal = Numbers.ALL_PASS_REDEAL,

        /// <summary>The end, void: nobody wins.</summary>
        Draw = Numbers.ALL_PASS_DRAW,

        /// <summary>The first bidder is the landlord, at forced_bid.</summary>
        Forced = Numbers.ALL_PASS_FORCED,
    }
}
