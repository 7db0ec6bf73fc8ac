using Ddz.Raw;

namespace Ddz
{
    /// <summary>When all see the bottom.</summary>
    public enum BottomShown : byte
    {
        /// <summary>When the landlord takes it, before the doubling.</summary>
        AfterBid = Numbers.BOTTOM_AFTER_BID,

        /// <summary>When the landlord takes it, after the doubling.</summary>
        AfterDoubling = Numbers.BOTTOM_AFTER_DOUBLING,

        /// <summary>Never; the landlord takes it before the doubling.</summary>
        Never = Numbers.BOTTOM_NEVER,
    }
}
